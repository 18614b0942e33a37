import { xpIn } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { fold } from '#exchange/import/words/names.ts';

/**
 * What the rating of a warband is made of, `Otto: Base 5 + Experience 20 = 25`: nobody more than stands above,
 * but what they have learnt is often said nowhere else. One such line may be a remark; two are how it is counted.
 */
export function withRatings(raw: readonly ListLine[]): readonly ListLine[] {
  const lines = withoutSums(raw);
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

/**
 * `Warband rating: 106`, and below it `Markus 5 + 8 + 5 = 18`, `Igor 5`, `+5 Jarl`: once more those who stand above,
 * with what each of them is worth, and nobody else.
 */
function withoutSums(lines: readonly ListLine[]): readonly ListLine[] {
  const rating = lines.findIndex(({ text, cells }) => cells === null && RATING.test(text));
  if (rating < LEAST) return lines;
  const above = new Set(lines.slice(0, rating).flatMap(({ text }) => fold(text).split(' ')));
  const others = lines.slice(rating + 1).findIndex(({ text }) => !isSum(text, above));
  const end = others < 0 ? lines.length : rating + 1 + others;
  const summed = lines.slice(rating + 1, end);
  return summed.length < LEAST ? lines : [...lines.slice(0, rating + 1), ...lines.slice(end)];
}

const RATING =
  /^(?:warband\s+rating|band(?:en)?wert|rating|valeur(?: de (?:la )?bande)?|valor(?:e)? (?:de|della) (?:la )?banda)\s*:/iu;

/** Numbers, and nothing beside them but who stands above. */
function isSum(text: string, above: ReadonlySet<string>): boolean {
  if (!/\d/u.test(text) || /[,;|]/u.test(text)) return false;
  const names = fold(text.replace(/^.*:/u, ''))
    .split(' ')
    .filter((word) => /^\p{L}{2}/u.test(word));
  return names.length < 6 && names.every((name) => above.has(name));
}

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
