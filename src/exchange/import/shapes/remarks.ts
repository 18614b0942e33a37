import { isType, xpIn } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isTrait } from '#exchange/import/lists/names.ts';
import { severalIn } from '#exchange/import/lists/parted.ts';
import { plainlyIn } from '#exchange/import/lists/plain-line.ts';
import { isProse, keyed } from '#exchange/import/lists/signs.ts';
import {
  areItems,
  counted,
  itemsIn,
  splitOutside,
  withoutPrices,
} from '#exchange/import/words/items.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * `2 Guards - halberds. They missed everything again.`: who they are and what they have, without what else
 * somebody has to say about them. Other lines stay as they are.
 */
export function withoutRemarks(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  return lines
    .map(withoutPurpose(words))
    .map(withoutBuyer(words))
    .map((line) => {
      if (line.cells !== null || !isRemark(line.text)) return line;
      if (plainlyIn(line.text, line.no, words) !== null) return line;
      const [, who = '', sign = '', rest = ''] = LED.exec(line.text) ?? [];
      const { text: head } = counted(withoutPrices(who.replaceAll(/\([^()]*\)/gu, ' ')).text);
      const known = who !== '' && head.split(/[\s,]+/u).length < 7 && namesSomebody(head, words);
      const things =
        known && severalIn(line.text, words) === null ? thingsBefore(rest, words) : null;
      if (things === null) return line;
      const { xp } = xpIn(line.text);
      const learnt = xp === null || xpIn(`${who}${sign}${things}`).xp !== null ? '' : ` [${xp}XP]`;
      // Behind `with` it would part who they are from how many.
      return /\p{L}/u.test(sign)
        ? { ...line, text: `${who}${sign}${things}${learnt}` }
        : { ...line, text: `${who}${learnt}${sign}${things}` };
    });
}

/** `3 Giant Rats to fill the alleys`: whoever they are, without what for. */
function withoutPurpose(words: Words) {
  return (line: ListLine): ListLine => {
    const [whole = '', who = ''] = line.cells === null ? (PURPOSE.exec(line.text) ?? []) : [];
    const is = (text: string) => isCatalogued(words, 'profiles', counted(text).text);
    return is(who) && !is(whole) ? { ...line, text: who + line.text.slice(whole.length) } : line;
  };
}

const PURPOSE =
  /^((?:\d{1,2}\s?x?\s+)?\D{2,40}?\p{L})\s+(?:to|pour|um|para|per)\s+\p{Ll}[^:;,()–—|]*?(?=\s*[:;,()–—|]|\s+-\s|$)/iu;

/** `I add two Warriors armed with Halberds for a total of 70 crowns, which …`: whom somebody has hired. */
function withoutBuyer(words: Words) {
  return (line: ListLine): ListLine => {
    const [, who = ''] = line.cells === null ? (BUYER.exec(line.text) ?? []) : [];
    const text = who.replace(/\s+(?:for|pour|für|por|per)\s+(?:a total of\s+)?\d.*$/iu, '');
    const [head = ''] = text.split(/\s+(?:armed\s+)?(?:with|avec|mit|con)\s+|\s*[:,(]\s*/iu);
    const told = counted(head);
    const known = told.count !== null && isCatalogued(words, 'profiles', told.text);
    return known ? { ...line, text } : line;
  };
}

const BUYER =
  /^(?:(?:and|then|finally|next)[,\s]+)?(?:i|we)(?:['’](?:ve|ll|d))?(?:\s+(?:also|then|have|had|will))*\s+(?:add(?:ed)?|take|took|taken|ha(?:ve|d)|hired?|bought|buy|gets?|got|field|chose|choose|picked?)\s+(.+?)[.!]*$/iu;

/** Too long for a list, or with a sentence or a question behind it. */
function isRemark(text: string): boolean {
  return isProse(text) || /\p{L}[.!?]\s+[\p{L}\d]/u.test(text);
}

/** Whoever it is about, up to the sign that parts him from his things. */
const LED = /^([^:–—.!?]{2,60}?)(\s*:\s+|\s+[–—-]\s+|\s+(?:with|w\/|avec|mit|con)\s+)(.+)$/iu;

function namesSomebody(head: string, words: Words): boolean {
  const parts = [head, ...head.split(/\s*,\s*/u)];
  return parts.some((part) => isType(part, words) && !isWord(words, 'items', part));
}

/**
 * The things at the beginning, up to the first piece that is none, and what is known of him behind them: skills
 * and injuries by their names, and whatever has a heading. Null where it begins with no thing.
 */
function thingsBefore(text: string, words: Words): string | null {
  const [sentence = '', ...sentences] = text.split(
    /(?<=\p{L}{3}\)?|\d\)|\bexp)[.!?]+\s+(?=[\p{L}\d])/u,
  );
  const pieces = splitOutside(sentence, ',');
  const end = pieces.findIndex(
    (piece) => piece.split(' ').length > 6 || !areItems(itemsIn(piece, null, words), words, 0.5),
  );
  const things = end < 0 ? pieces : pieces.slice(0, end);
  if (things.length === 0) return null;
  const headed = sentences.filter(hasHeading);
  const said = [
    ...pieces.slice(things.length),
    ...sentences
      .filter((one) => !headed.includes(one))
      .flatMap((one) => splitOutside(one.replace(/[.!?]+$/u, ''), ',')),
  ];
  const traits = said.map(withoutBrackets).filter((one) => isTrait(one, words));
  return [[...things, ...traits].join(', '), ...headed].join('. ');
}

/** `Skills: Step Aside`. */
function hasHeading(sentence: string): boolean {
  const [first, ...more] = keyed(sentence)?.slice(1) ?? [];
  const section = sectionOf(first?.key ?? '');
  return (
    more.length === 0 && (section === 'skills' || section === 'injuries' || section === 'rules')
  );
}

function withoutBrackets(text: string): string {
  return text.replaceAll(/\s*\([^()]*\)/gu, '').trim();
}
