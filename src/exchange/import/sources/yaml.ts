import { keyName } from '#exchange/import/apps/fields.ts';
import { CONTAINERS } from '#exchange/import/apps/keys.ts';
import { readYaml } from '#exchange/import/files/yaml.ts';
import { fromData } from '#exchange/import/from-data.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import type { Notice } from '#exchange/import/notice.ts';
import { type ImportResult, isTaken } from '#exchange/import/result.ts';
import type { Source } from '#exchange/import/source.ts';

/** An app's YAML. A typed list with dashes and colons looks like it, and sometimes is. */
export const yaml: Source = {
  sniff: ({ text }) => looksLikeYaml(text),
  read: (given) => {
    const { root, odd } = readYaml(given.text);
    const reading = fromData(given, root, 'app-yaml');
    return isTaken(reading) ? withOddLines(reading, odd, given.text) : { otherwise: reading };
  },
};

function withOddLines(reading: ImportResult, odd: readonly number[], text: string): ImportResult {
  if (odd.length === 0) return reading;
  const lines = text.split('\n');
  const notices = odd.slice(0, IMPORT_LIMITS.items).map(
    (line): Notice => ({
      code: 'LineNotUnderstood',
      about: (lines[line - 1] ?? '').trim().slice(0, 60),
      line,
    }),
  );
  return { ...reading, outcome: 'partial', notices: [...reading.notices, ...notices] };
}

/** Mostly keys, with an indented list below a key for fighters. */
function looksLikeYaml(text: string): boolean {
  const rows = text.split('\n', 3000).filter((row) => row.trim() !== '' && !/^\s*#/.test(row));
  const listed = rows.some(
    (row, at) =>
      CONTAINERS.has(
        keyName(/^\s{0,4}["']?([\p{L}_][\p{L}\d_-]*)["']?\s*:\s*$/u.exec(row)?.[1] ?? ''),
      ) && /^\s*(?:-|\w[\w ]*:)/.test(rows[at + 1] ?? ''),
  );
  const alike = rows.filter((row) =>
    /^\s*(?:- )?\s*["']?[\p{L}_][\w$#@-]*["']?\s*:(?:\s|$)|^\s*-\s/u.test(row),
  ).length;
  return listed && alike * 10 >= rows.length * 7;
}
