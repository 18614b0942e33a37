import './every-pack.ts';
import type { Element } from '#exchange/import/files/tree.ts';
import { Unreadable } from '#exchange/import/limits.ts';
import type { PackRemark } from '#rules/contract/packs.ts';
import { readPack } from '#rules/systems/mordheim/packs/read.ts';
import { libraryOf } from './catalogue/entries.ts';
import { catalogueIn } from './catalogue/file.ts';
import { packOf } from './catalogue/pack.ts';

/** A file that should be a pack. */
interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** A file of whatever form. */
interface AnyFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A pack that a catalogue became. */
interface NewFile extends PackFile {
  /** Which of the files the catalogue was. */
  readonly from: number;
}

/**
 * Makes packs of the catalogues among these files, which may take things from one another, and checks them with the
 * packs among them.
 */
export function takeFiles(files: readonly AnyFile[]): {
  readonly made: readonly NewFile[];
  readonly lines: readonly string[];
  readonly errors: number;
} {
  const refused: string[] = [];
  const packs: PackFile[] = [];
  const catalogues: { readonly name: string; readonly from: number; readonly root: Element }[] = [];
  const made: NewFile[] = [];
  const lines: string[] = [];
  const attempt = (name: string, what: () => void): void => {
    try {
      what();
    } catch (thrown) {
      if (!(thrown instanceof Unreadable)) throw thrown;
      refused.push(`${name}: ${codeOf(thrown)}`);
    }
  };
  for (const [from, { name, bytes }] of files.entries())
    attempt(name, () => {
      const root = catalogueIn(bytes);
      if (root === null) packs.push({ name, text: new TextDecoder().decode(bytes) });
      else catalogues.push({ name, from, root });
    });
  const roots = catalogues.map(({ root }) => root);
  for (const { name, from, root } of catalogues)
    attempt(name, () => {
      // Catalogues that began as copies of another have its ids: what is in the file itself counts first.
      const pack = packOf(root, roots, libraryOf([root, ...roots]));
      if (pack === null) {
        const isWhole =
          root.attribute('gameSystemId') !== '' && root.attribute('library') !== 'true';
        if (isWhole)
          lines.push(`${name}: not told: a warband, as there are no heroes and no henchmen`);
        return;
      }
      made.push({ from, name: `${pack.id}.json`, text: pack.text });
      lines.push(...pack.lines.map((line) => `${name}: ${line}`));
    });
  const checked = checkPacks([...packs, ...made], refused);
  return { made, lines: [...lines, ...checked.lines], errors: checked.errors };
}

/** `TooBig` as the checks of packs write it. */
function codeOf({ code }: Unreadable): string {
  return code.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/**
 * What is to be said of these files, line by line, and how many errors there are.
 * @param refused what is said already of files that are none
 */
export function checkPacks(
  files: readonly PackFile[],
  refused: readonly string[] = [],
): {
  readonly lines: readonly string[];
  readonly errors: number;
} {
  const checked = files.map(({ name, text }) => ({ name, read: readPack(text) }));
  const profiles = checked.reduce(
    (sum, { read }) => sum + (read.ok ? read.pack.profiles.length : 0),
    0,
  );
  const errors = checked.reduce(
    (sum, { read }) => sum + (read.ok ? 0 : read.reasons.length),
    refused.length,
  );
  return {
    lines: [
      ...refused,
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
