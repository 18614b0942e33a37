import './every-pack.ts';
import { type PackRemark, readPack } from '#rules/systems/mordheim/packs/read.ts';

/** A file that should be a pack. */
interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** What is to be said of these files, line by line, and how many errors there are. */
export function checkPacks(files: readonly PackFile[]): {
  readonly lines: readonly string[];
  readonly errors: number;
} {
  const checked = files.map(({ name, text }) => ({ name, read: readPack(text) }));
  const profiles = checked.reduce(
    (sum, { read }) => sum + (read.ok ? read.pack.profiles.length : 0),
    0,
  );
  const errors = checked.reduce((sum, { read }) => sum + (read.ok ? 0 : read.reasons.length), 0);
  return {
    lines: [
      ...checked.flatMap(({ name, read }) =>
        read.ok
          ? read.said.map((remark) => `${name}: said, not played: ${lineOf(remark)}`)
          : read.reasons.map((reason) => `${name}: ${lineOf(reason)}`),
      ),
      `${files.length} packs, ${profiles} profiles, ${errors} errors`,
    ],
    errors,
  };
}

function lineOf({ code, path, id }: PackRemark): string {
  return [code, path, id].filter((part) => part !== '').join(' ');
}
