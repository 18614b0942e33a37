import { nameAndType, xpIn } from '#exchange/import/lists/fighter-line.ts';
import { isKey } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { fighterIn } from '#exchange/import/lists/met.ts';
import { isTrait } from '#exchange/import/lists/names.ts';
import { plainlyIn } from '#exchange/import/lists/plain-line.ts';
import { isForLater, isProse, keyed, saysFell, saysGone } from '#exchange/import/lists/signs.ts';
import { counted, withoutPrices } from '#exchange/import/words/items.ts';
import {
  missesIn,
  saysAdvance,
  saysLeader,
  saysPromoted,
} from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * `5 Zombies (75). Nobody has ever counted them.`, `Rat Ogre "Bonebreaker" (he never leaves home)`: who they are,
 * without what players have to say on them and no rule knows. It is not lost: whatever of a line became nothing is
 * kept with whom the line is about.
 */
export function withoutSentencesBehind(
  lines: readonly ListLine[],
  words: Words,
): readonly ListLine[] {
  if (lines.length > MOST_LINES) return lines;
  const before = cuts.get(words) ?? new Map<string, string>();
  cuts.set(words, before);
  if (before.size > MOST_KEPT) before.clear();
  const headOf = (line: ListLine): string => {
    const { head } = talkBehind(line.text, words) ?? { head: '' };
    return head !== '' && isAboutSomebody(head, line, words)
      ? headOf({ ...line, text: head })
      : line.text;
  };
  const cut = (line: ListLine): ListLine => {
    const text = before.get(line.text) ?? headOf(line);
    before.set(line.text, text);
    return text === line.text ? line : { ...line, text };
  };
  return lines.map((line) => (line.cells === null && line.who === null ? cut(line) : line));
}

/** A list is asked twice: as it stands, and once its words are written out. */
const cuts = new WeakMap<Words, Map<string, string>>();
const MOST_KEPT = 2000;

/** More lines are no list but a story, which would take its time. */
export const MOST_LINES = 250;

/** What a line says before the last thing on it that is talk; null where it ends with none. */
export function talkBehind(
  text: string,
  words: Words,
): { readonly head: string; readonly talk: string } | null {
  const [, head = '', talk = ''] =
    BEHIND.map((one) => one.exec(text)).find(
      (match) => match !== null && !isProse(whoIn(match[1] ?? '')) && isTalk(match[2] ?? '', words),
    ) ?? [];
  return talk === '' ? null : { head, talk: withoutLooseBracket(talk) };
}

/** The parts of a line between dots, brackets, dashes and arrows. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(PARTED).map((part) => withoutLooseBracket(part.trim()));
}

/** Without his characteristics, which are many words. */
function whoIn(text: string): string {
  return text.split(/\s[-–—]\s/u)[0] ?? '';
}

function withoutLooseBracket(text: string): string {
  return text.replace(/^([^([]*)[\])]$/u, '$1');
}

/** Behind a dot; but not `seit dem 2. Spiel`. */
const BEHIND_DOT = String.raw`(?<!(?<!\p{L})(?:de[mnrs]|das|die|im|am|vom|zum|seit|nach)\s\d{1,2})[.!?…]+\s+`;
const ARROW = String.raw`<[-–—=]+|\/\/|\s#(?=\s?\p{L})`;
const PARTED = new RegExp(String.raw`${BEHIND_DOT}|;\s+|\s*[()[\]]\s*|\s[-–—]+\s|${ARROW}`, 'u');

/** A sentence, one in brackets, and one behind a sign of its own. */
const BEHIND: readonly RegExp[] = [
  new RegExp(String.raw`^(.*[^\s.,;:!?…])${BEHIND_DOT}(\p{Lu}.*)$`, 'u'),
  /^(.{3,}?)\s*\(([^()]+)\)[\s.]*$/u,
  new RegExp(String.raw`^(.{3,}?)\s*(?:${ARROW})\s*(.*)$`, 'u'),
  /^(.{3,})\s[-–—]{1,2}\s(.*)$/u,
];

/** Words of which none is a thing, a trait, a number or a state of anybody. */
function isTalk(tail: string, words: Words): boolean {
  const said = tail.split(/\s+/u);
  const small = said.filter((word) => /^\p{Ll}{2}/u.test(word) && !OF_A_NAME.test(word));
  if (said.length < LEAST_WORDS || small.length < 2) return false;
  if (/\d/u.test(tail) || keyed(tail) !== null) return false;
  if (xpIn(tail).xp !== null || missesIn(tail).misses || saysGone(tail) || saysFell(tail))
    return false;
  if (saysLeader(tail) || saysPromoted(tail) || saysAdvance(tail) || isForLater(tail)) return false;
  return !said.some((_, at) =>
    [1, 2, 3].some((size) => {
      const some = said
        .slice(at, at + size)
        .join(' ')
        .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      return KINDS.some((kind) => isWord(words, kind, some)) || isTrait(some, words);
    }),
  );
}

const LEAST_WORDS = 3;
const OF_A_NAME = /^(?:von|van|vom|zu|zur|de|der|den|des|du|da|di|del|della|of|the|la|le|les|el)$/u;
const KINDS = ['items', 'profiles', 'skills', 'injuries', 'rules', 'warbands'] as const;

/** Somebody, and perhaps his things. */
function isAboutSomebody(head: string, line: ListLine, words: Words): boolean {
  const bare = head.replaceAll(/[*_>#]+|^\s*(?:[-–•]|\d{1,2}[.)]\s)\s*/gu, ' ').trim();
  // `Sgt. Otto of the Long Bank`; and a sentence is nobody, but for his characteristics.
  if (isProse(whoIn(bare)) || /^\S{1,5}$/u.test(bare)) return false;
  if (plainlyIn(bare, line.no, words) !== null) return true;
  const met = fighterIn(
    { ...line, text: bare },
    { words, inRole: false, above: false, typed: true },
  );
  if (met?.called.known === true) return true;
  const pieces = keyed(bare);
  if (pieces?.every(({ key }, at) => (at === 0 && key === '') || isKey(key)) === true) return true;
  const parts = bare.split(/\s*[:=|;]\s*|\s+[-–—/]\s+|\s*,\s*/u).slice(0, 3);
  return parts.some((part) => nameAndType(counted(withoutPrices(part).text).text, words).known);
}
