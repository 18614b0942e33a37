import type { ListLine } from '#exchange/import/lists/lines.ts';

/**
 * `H1 Magister Vorkan`, `H2 Mutant Tor`, `HM1 Les Ombres`: whoever numbers his people by what they are has no part of
 * their names in it. Lines of any other list stay as they are.
 */
export function withoutCodes(lines: readonly ListLine[]): readonly ListLine[] {
  const found = new Map<string, number[]>();
  for (const { text } of lines) {
    const [, letters, number] = CODE.exec(text) ?? [];
    if (letters !== undefined) found.set(letters, [...(found.get(letters) ?? []), Number(number)]);
  }
  const inTurn = [...found].filter(([, numbers]) => numbers.every((one, at) => one === at + 1));
  const coded = inTurn.reduce((sum, [, numbers]) => sum + numbers.length, 0);
  if (coded < LEAST) return lines;
  const letters = new Set(inTurn.map(([one]) => one));
  return lines.map((line) => {
    const [code = '', own = ''] = CODE.exec(line.text) ?? ALONE.exec(line.text) ?? [];
    if (code === '' || (own !== '' && !letters.has(own))) return line;
    const [first = '', ...cells] = line.cells ?? [];
    const row = line.cells === null ? null : [first.slice(code.length), ...cells];
    return { ...line, text: line.text.slice(code.length), cells: row };
  });
}

/** Fewer are no way of numbering. */
const LEAST = 3;

const CODE = /^(\p{Lu}{1,3})\s?(\d{1,2})[.):]?\s+(?=["“«]?\p{L})/u;

/** Beside the others, the only one of his kind: `FT Gladiateur`, `HS Ogre`. */
const ALONE = /^(?:FT|HS|MS)[.):]?\s+(?=["“«]?\p{L})/u;
