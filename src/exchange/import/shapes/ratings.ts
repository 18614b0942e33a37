import { xpIn } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { fold } from '#exchange/import/words/names.ts';

/**
 * What the rating of a warband is made of, `Otto: Base 5 + Experience 20 = 25`: nobody more than stands above,
 * but what they have learnt is often said nowhere else. One such line may be a remark; two are how it is counted.
 */
export function withRatings(lines: readonly ListLine[]): readonly ListLine[] {
  const sums = lines.map(sumIn);
  if (sums.filter((sum) => sum !== null).length < LEAST) return lines;
  const learnt = new Map(
    sums.flatMap((sum, at) => {
      if (sum === null || sum.xp === null) return [];
      const of = lines.findIndex(
        (line, no) => no < at && sums[no] === null && isOf(line, sum.name),
      );
      return of < 0 ? [] : [[of, sum.xp] as const];
    }),
  );
  return lines.flatMap((line, at) => {
    if ((sums[at] ?? null) !== null) return [];
    const xp = learnt.get(at);
    if (xp === undefined) return [line];
    if (line.who !== null) return [{ ...line, who: { ...line.who, xp: line.who.xp ?? xp } }];
    return [xpIn(line.text).xp === null ? { ...line, text: `${line.text} [${xp}XP]` } : line];
  });
}

const LEAST = 2;

interface Sum {
  readonly name: string;
  readonly xp: number | null;
}

function sumIn({ text, cells }: ListLine): Sum | null {
  const [, name = '', rest = ''] = SUM.exec(text) ?? [];
  if (name === '' || cells !== null) return null;
  return { name, xp: xpIn(rest).xp };
}

const SUM =
  /^([^:=]{2,60}?)\s*:\s*(?:base|basis|grundwert|valeur de base|valor base|valore base)\s*:?\s*\d{1,2}(.*)$/iu;

/** The line of somebody who is called so, or whose name begins so. */
function isOf({ text, who }: ListLine, name: string): boolean {
  const called = fold(who?.name ?? text);
  return called === fold(name) || called.startsWith(`${fold(name)} `);
}
