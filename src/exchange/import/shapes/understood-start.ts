import { isType } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { fighterIn } from '#exchange/import/lists/met.ts';
import { isTrait } from '#exchange/import/lists/names.ts';
import { severalIn } from '#exchange/import/lists/parted.ts';
import { plainlyIn } from '#exchange/import/lists/plain-line.ts';
import { saysFell, saysGone } from '#exchange/import/lists/signs.ts';
import { look, type Words } from '#exchange/import/words/words.ts';
import { MOST_LINES } from './sentences-behind.ts';

/**
 * `Ludo sergeant 13xp axe, helmet - blinded eye, -1 BS`, `Klaus youngblood 2xp club replaces Willi`: whom nobody
 * understands as a whole is whom the beginning of his line tells wholly. Traits behind it stay; all else is kept
 * with him as a note.
 */
export function withUnderstoodStart(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  if (lines.length > MOST_LINES) return lines;
  return lines.map((line) => {
    if (line.cells !== null || line.who !== null || line.text.length > LONGEST) return line;
    if (!beginsWithKind(line.text, words)) return line;
    const [who = '', ...said] = line.text.split(/\s+[-–—]\s+/u);
    if (said.length === 1 && LEADS.test(said[0] ?? '') && isType(who, words))
      return { ...line, text: who };
    if (plainlyIn(line.text, line.no, words) !== null || !isUnclear(line, words)) return line;
    if (severalIn(line.text, words) !== null) return line;
    const [whole = '', type = ''] = TYPE_FIRST.exec(line.text) ?? [];
    const strung = `${type} ${line.text.slice(whole.length)}`;
    if (type !== '' && isType(type, words) && plainlyIn(strung, line.no, words) !== null)
      return { ...line, text: strung };
    const head = startsOf(line.text).find((start) => {
      const plainly = plainlyIn(start, line.no, words);
      return plainly !== null && (plainly.gear.length > 0 || plainly.called.xp !== null);
    });
    const rest = line.text.slice(head?.length);
    // Whoever has fallen is not brought back to life.
    if (head === undefined || saysFell(rest) || saysGone(rest)) return line;
    const traits = rest
      .split(SIGN)
      .map((one) => one.trim())
      .filter((one) => isTrait(one, words));
    return { ...line, text: [head, ...traits].join(', ') };
  });
}

const LONGEST = 240;
/** `Dwarf Noble - leader`: whom the others follow, which his kind says already. */
const LEADS = /^(?:the )?(?:leader|boss|chief|chef|anführer(?:in)?|líder|jefe|jefa|capo)$/iu;
/** `Bergjaeger1: Sepp 11xp long bow dagger`. */
const TYPE_FIRST = /^(\p{L}[\p{L}'’ -]{2,30}?)\s?\d?\s*:\s+/u;
const SIGN = /\s[-–—|]\s|[,;.]\s|\s?[()]/u;

/** Among the first words of a line stands what somebody is. */
function beginsWithKind(text: string, words: Words): boolean {
  const first = text.split(/[\s,:;()]+/u).slice(0, FIRST_WORDS);
  return first.some((_, at) =>
    [1, 2, 3].some((size) => isType(first.slice(at, at + size).join(' '), words)),
  );
}

const FIRST_WORDS = 7;

/** Nobody, or somebody with nothing that the game has. */
function isUnclear(line: ListLine, words: Words): boolean {
  const met = fighterIn(line, { words, inRole: false, above: false, typed: true });
  if (met === null) return true;
  return met.gear.length > 0 && !met.gear.some(({ text }) => look(words, 'items', text) !== null);
}

/** What stands before each sign, the longest first, and the line without its last words. */
function startsOf(text: string): readonly string[] {
  const signs = [...text.matchAll(new RegExp(SIGN, 'gu'))].map(({ index }) => index);
  const blanks = [...text.matchAll(/\s/gu)].map(({ index }) => index).slice(-MOST_WORDS);
  return [...signs, ...blanks]
    .toSorted((a, b) => b - a)
    .slice(0, MOST_TRIED)
    .map((at) => text.slice(0, at).trimEnd());
}

const MOST_WORDS = 4;
const MOST_TRIED = 10;
