import type { Lexicon } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { plain } from './names.ts';

/** A column of characteristics: which one each heading stands for, by the language of all of them. */
export type Head = readonly (string | null)[];

/** The place of each characteristic by its whole name, as some apps write it. */
const LONG: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ longCharacteristics }) =>
    longCharacteristics.flatMap((names, at) => names.map((name) => [joined(name), at] as const)),
  ),
);

function joined(text: string): string {
  return plain(text).replaceAll(' ', '');
}

/** The headings of each language, and of each way to shorten them. */
function headsOf({ languages }: Lexicon): readonly (readonly string[])[] {
  return languages.flatMap(({ characteristics }) => characteristics);
}

/**
 * The characteristics that cells stand for, the heads of one language together; null where fewer
 * than five are among them. Never cell by cell: a `W` is a wound or a toughness.
 */
export function headOf(lexicon: Lexicon, cells: readonly string[]): Head | null {
  const rows = headsOf(lexicon).map((row) => headIn(lexicon, row, cells));
  const [best] = rows.toSorted((a, b) => known(b) - known(a));
  return best !== undefined && known(best) >= 5 ? best : null;
}

/** The characteristics of a few cells that are nothing else, where all languages that have such signs agree. */
export function headOfSome(lexicon: Lexicon, cells: readonly string[]): Head | null {
  const [first, ...others] = headsOf(lexicon)
    .map((row) => headIn(lexicon, row, cells))
    .filter((head) => head.every((id) => id !== null));
  const agree = others.every((head) => head.every((id, at) => id === first?.[at]));
  return first !== undefined && agree ? first : null;
}

function headIn(lexicon: Lexicon, signs: readonly string[], cells: readonly string[]): Head {
  const folded = signs.map((sign) => sign.toLowerCase());
  const texts = cells.map(joined);
  const short = new Set(texts.map((text) => folded.indexOf(text)));
  return texts.map((text) => {
    const at = folded.indexOf(text);
    if (at >= 0) return lexicon.characteristics[at] ?? null;
    // Beside `KG`, `Nahkampf` is what somebody fights with.
    const id = longHead(lexicon, text);
    return id !== null && short.has(lexicon.characteristics.indexOf(id)) ? null : id;
  });
}

/** A characteristic by its whole name, in any language. */
export function longHead(lexicon: Lexicon, name: string): string | null {
  const at = LONG.get(joined(name));
  return at === undefined ? null : (lexicon.characteristics[at] ?? null);
}

function known(head: Head): number {
  return new Set(head.filter((one) => one !== null)).size;
}

/**
 * Characteristics written out in a line, as `M4, WS3, BS3` or `M 4 CC 3`: what they are, and the line
 * without them; null when fewer than five stand there.
 */
export function statsIn(
  lexicon: Lexicon,
  text: string,
): { readonly stats: Readonly<Record<string, number>>; readonly rest: string } | null {
  const rows = headsOf(lexicon).map((row) => inlineIn(lexicon, row, text));
  const [best] = rows.toSorted((a, b) => Object.keys(b.stats).length - Object.keys(a.stats).length);
  return best !== undefined && Object.keys(best.stats).length >= 5 ? best : null;
}

function inlineIn(lexicon: Lexicon, signs: readonly string[], text: string) {
  const stats: Record<string, number> = {};
  const longest = signs.toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(${longest}|Sv|Sg|Save|AS|RW)\\s*[:=.]?\\s*(\\d{1,2}(?:[/*"″]\\d*)?\\+?|\\d?D\\d(?:\\+\\d)?|[-–—])(?![\\p{L}\\d])["″]?[,;/|]?`,
    'giu',
  );
  const rest = text.replaceAll(pattern, (whole, sign: string, value: string) => {
    const at = signs.findIndex((one) => one.toLowerCase() === sign.toLowerCase());
    const id = at < 0 ? undefined : lexicon.characteristics[at];
    if (id === undefined) return ' ';
    if (Object.hasOwn(stats, id)) return whole;
    // A number of dice is left to the rules.
    if (!/D/i.test(value)) stats[id] = Number(/^\d+/.exec(value)?.[0] ?? 0);
    return ' ';
  });
  return { stats, rest };
}

/** The first number of a cell: `1/2` is with and without a second weapon, `4"` is inches. */
export function cellNumber(cell: string): number | null {
  if (/\dD\d|^D\d/i.test(cell)) return null;
  const [first] = /^\s*\d{1,2}/.exec(cell.replaceAll(/[*_`]/g, '')) ?? [];
  return first === undefined ? null : Number(first);
}
