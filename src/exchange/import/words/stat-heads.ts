import type { Lexicon } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { plain } from './names.ts';
import { literal, saidFor } from './phrases.ts';

/** The characteristic that each heading stands for; null for other headings. */
export type StatHead = readonly (string | null)[];

/** Index of each characteristic by its full name, as some apps write it. */
const LONG_NAMES: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ longCharacteristics }) =>
    longCharacteristics.flatMap((names, at) => names.map((name) => [compact(name), at] as const)),
  ),
);

function compact(text: string): string {
  return plain(text).replaceAll(' ', '');
}

/** The headings of each language, in every way that it abbreviates them. */
function headRows({ languages }: Lexicon): readonly (readonly string[])[] {
  return languages.flatMap(({ characteristics }) => characteristics);
}

/**
 * The characteristics that cells stand for; null for fewer than five. All cells are read in one language: `W` is
 * Wounds in one and Toughness in another.
 */
export function statHeadOf(lexicon: Lexicon, cells: readonly string[]): StatHead | null {
  const rows = headRows(lexicon).map((row) => headIn(lexicon, row, cells));
  const [best] = rows.toSorted((a, b) => knownCount(b) - knownCount(a));
  return best !== undefined && knownCount(best) >= 5 ? best : null;
}

/** The characteristics of a few cells that are all headings; null if languages disagree about them. */
export function shortStatHeadOf(lexicon: Lexicon, cells: readonly string[]): StatHead | null {
  const [first, ...others] = headRows(lexicon)
    .map((row) => headIn(lexicon, row, cells))
    .filter((head) => head.every((id) => id !== null));
  const agree = others.every((head) => head.every((id, at) => id === first?.[at]));
  return first !== undefined && agree ? first : null;
}

function headIn(lexicon: Lexicon, signs: readonly string[], cells: readonly string[]): StatHead {
  const folded = signs.map((sign) => sign.toLowerCase());
  const texts = cells.map(compact);
  const short = new Set(texts.map((text) => folded.indexOf(text)));
  return texts.map((text) => {
    const at = folded.indexOf(text);
    if (at >= 0) return lexicon.characteristics[at] ?? null;
    // Next to `KG` (Weapon Skill), `Nahkampf` is a column of weapons.
    const id = characteristicNamed(lexicon, text);
    return id !== null && short.has(lexicon.characteristics.indexOf(id)) ? null : id;
  });
}

/** A characteristic by its full name in any language; null for any other text. */
export function characteristicNamed(lexicon: Lexicon, name: string): string | null {
  const at = LONG_NAMES.get(compact(name));
  return at === undefined ? null : (lexicon.characteristics[at] ?? null);
}

function knownCount(head: StatHead): number {
  return new Set(head.filter((one) => one !== null)).size;
}

/**
 * Characteristics written in a line, `M4, WS3, BS3` or `M 4 CC 3`, and the line without them; null for fewer than
 * five.
 */
export function statsIn(
  lexicon: Lexicon,
  text: string,
): { readonly stats: Readonly<Record<string, number>>; readonly rest: string } | null {
  const rows = headRows(lexicon).map((row) => inlineIn(lexicon, row, text));
  const [best] = rows.toSorted((a, b) => Object.keys(b.stats).length - Object.keys(a.stats).length);
  return best !== undefined && Object.keys(best.stats).length >= 5 ? best : null;
}

function inlineIn(lexicon: Lexicon, signs: readonly string[], text: string) {
  const stats: Record<string, number> = {};
  const longest = signs.toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(${longest}|${SAVES})\\s*[:=.]?\\s*(\\d{1,2}(?:[/*"″]\\d*)?\\+?|\\d?D\\d(?:\\+\\d)?|[-–—])(?![\\p{L}\\d])["″]?[,;/|]?`,
    'giu',
  );
  const rest = text.replaceAll(pattern, (whole, sign: string, value: string) => {
    const at = signs.findIndex((one) => one.toLowerCase() === sign.toLowerCase());
    const id = at < 0 ? undefined : lexicon.characteristics[at];
    if (id === undefined) return ' ';
    if (Object.hasOwn(stats, id)) return whole;
    // Dice instead of a number: the rules fill it in.
    if (!/D/i.test(value)) stats[id] = Number(/^\d+/.exec(value)?.[0] ?? 0);
    return ' ';
  });
  return { stats, rest };
}

/** Values beside the characteristics, which do not last. */
const SAVES = saidFor(({ saves }) => saves, literal);

/** The first number of a cell, as in `1/2` (without and with a second weapon) or `4"`; null for none. */
export function cellNumber(cell: string): number | null {
  if (/\dD\d|^D\d/i.test(cell)) return null;
  const [first] = /^\s*\d{1,2}/.exec(cell.replaceAll(/[*_`]/g, '')) ?? [];
  return first === undefined ? null : Number(first);
}
