import { isKey } from '#exchange/import/lists/keys.ts';

/**
 * Forms whose words stand before a gap and no colon, `NAME    Otto` and `TYPE    Captain`: with the colon. One or two
 * such lines may be anything.
 */
export function withKeysInGaps(text: string): string {
  const lines = text.split('\n');
  const told = lines.map((line) => GAP.exec(line.slice(0, LONGEST)));
  const filled = told.filter((one) => one !== null && isWordOfForm(one) && one[3] !== undefined);
  if (filled.length < LEAST) return text;
  return lines
    .map((line, at) => {
      const one = told[at] ?? null;
      if (one === null || !isWordOfForm(one)) return line;
      const [, blank = '', key = '', value = ''] = one;
      return `${blank}${key}: ${value}`;
    })
    .join('\n');
}

const LEAST = 5;
const LONGEST = 300;

/** A word of the form alone, or before a gap and one thing that stands behind it. */
const GAP = /^(\s*)(\p{L}[\p{L}'’., ]{0,26}?\p{L}\.?)(?:(?: {2,}|\t+)(\S+(?: \S+)*))?\s*$/u;

/** In capitals, as forms have them: `Name   Type` heads a table. */
function isWordOfForm([, , key = '', value = '']: RegExpExecArray): boolean {
  if (!isKey(key) || key !== key.toUpperCase()) return false;
  return !isKey(value);
}
