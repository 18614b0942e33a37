import { areItems, itemsIn } from '#exchange/import/words/items.ts';
import { isRole } from '#exchange/import/words/sections.ts';
import type { Words } from '#exchange/import/words/words.ts';
import type { ListBuilder } from './builder.ts';
import { xpIn } from './fighter-line.ts';
import type { ListLine } from './lines.ts';
import { fighterIn, type Place } from './met.ts';
import { isTrait } from './names.ts';
import { isProse } from './signs.ts';

// Lines below somebody that are his.

/** A line below a fighter: his things, his skills, his experience. */
export function takeBelongings(
  built: ListBuilder,
  words: Words,
  line: ListLine,
  below: boolean,
): boolean {
  const { xp, rest } = xpIn(line.text);
  if (isProse(line.text)) return false;
  if (xp !== null) built.change({ xp });
  if (xp !== null && rest.replaceAll(/[^\p{L}]/gu, '').length < 3) return true;
  const section = built.section !== null && !isRole(built.section) ? built.section : 'gear';
  const items = itemsIn(
    rest.replaceAll(/\s*[|]\s*/g, ', ').replaceAll(/^(?:\+(?!\s?\d)|&)\s*/g, ''),
    line.no,
    words,
  );
  // `Punisher Whip⇥15`: a thing of no catalogue, and its price.
  const [, price = '', ...more] = line.cells ?? [];
  const priced = /^\d{1,3}$/u.test(price) && more.length === 0;
  const sure =
    priced || areItems(items, words, 0.34) || items.some(({ text }) => isTrait(text, words));
  if (!below && !sure && built.section === null) return false;
  // `He will not go home, though.`, or more words than anybody has things.
  const said = rest.split(' ').length;
  if (!sure && (said > MOST_WORDS || (/[.!?]$/.test(rest) && said > 4))) return false;
  if (items.length === 0) return below;
  if (section === 'gear')
    built.put(
      'gear',
      rest.replaceAll(/\s*[|]\s*/g, ', ').replaceAll(/^(?:\+(?!\s?\d)|&)\s*/g, ''),
      line.no,
    );
  else built.put(section, rest, line.no);
  return true;
}

/** Of a line of which nobody knows anything. */
const MOST_WORDS = 14;

/** `34 exp. Took +1S so far.` below somebody: what he has learnt, and a word on it. */
export function takeLearnt(
  built: ListBuilder,
  words: Words,
  line: ListLine,
  place: Place,
): boolean {
  const { current } = built;
  const [whole, xp = '', rest = ''] = LEARNT_FIRST.exec(line.text) ?? [];
  if (whole === undefined || current === null || current.found.xp !== null) return false;
  if (fighterIn({ ...line, text: rest }, place)?.called.known === true) return false;
  built.change({ xp: Number(xp) });
  if (areItems(itemsIn(rest, line.no, words), words)) built.put('gear', rest, line.no);
  return true;
}

/** `34 exp. …` */
const LEARNT_FIRST = /^(\d{1,3})\s*(?:xp|exp|e\.?p|px|pex|pe)\.?[\s,;.:–-]+(\p{L}.*)$/iu;
