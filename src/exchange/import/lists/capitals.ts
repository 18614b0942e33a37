import type { FoundFighter, FoundWarband, FoundWord } from '#exchange/import/found.ts';
import { talkBehind } from '#exchange/import/shapes/sentences-behind.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

// Lists typed on a phone have no capitals, and others have nothing else. Names are known by theirs.

/**
 * The same text with a capital for every word that may be a name and is no thing, where none has one or all of it
 * is in capitals; null for any other. Every sign stays where it is.
 */
export function withCapitals(text: string, words: Words): string | null {
  const inside = text.split('\n').flatMap(insideOf);
  const begun = inside.filter((word) => BEGINS.test(word)).length;
  const loud = inside.filter((word) => !/\p{Ll}/u.test(word)).length;
  if (inside.length < LEAST_WORDS) return null;
  if (loud > inside.length * 0.9) return capitalised(lowered(text), words);
  return begun < inside.length * 0.03 ? capitalised(text, words) : null;
}

const LEAST_WORDS = 8;
const BEGINS = /^\p{Lu}/u;

/** The words of a line that have no capital only for beginning it, or a sentence. */
function insideOf(line: string): readonly string[] {
  const words = [...line.matchAll(/\p{L}[\p{L}'’]{2,}/gu)];
  return words
    .slice(1)
    .filter(({ index, 0: word }) => {
      const before = line.slice(0, index).trimEnd().at(-1) ?? '';
      return !/[.!?:•*|]/u.test(before) && !LITTLE.has(word.toLowerCase());
    })
    .map(([word]) => word);
}

function capitalised(text: string, words: Words): string {
  return text
    .split('\n')
    .map((line) => {
      const begun = line.replaceAll(/(?<=\p{L}[.!?]\s+)\p{Ll}/gu, upper);
      // What is said of somebody stays as it is, and is told by that.
      const { head } = talkBehind(begun, words) ?? { head: begun };
      return namesIn(head, words) + begun.slice(head.length);
    })
    .join('\n');
}

function namesIn(text: string, words: Words): string {
  return text.replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
    word.length < 2 || LITTLE.has(word.toLowerCase()) || (at > 0 && isWord(words, 'items', word))
      ? word
      : `${upper(word.slice(0, 1))}${word.slice(1)}`,
  );
}

function lowered(text: string): string {
  return text.replaceAll(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/** `ß` has two. */
function upper(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? capital : letter;
}

/** What was found in such a text, as its player has written it. */
export function asWritten(
  found: readonly FoundWarband[],
  read: string,
  written: string,
): readonly FoundWarband[] {
  const loud = !/\p{Ll}/u.test(written.replaceAll(/(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu, ''));
  const back = (text: string): string => {
    const at = text === '' ? -1 : read.indexOf(text);
    if (at >= 0) return written.slice(at, at + text.length);
    // Put together from more than one place.
    return loud ? text.toUpperCase() : text.toLowerCase();
  };
  const word = <T extends FoundWord>(one: T): T => ({ ...one, text: back(one.text) });
  const fighter = (one: FoundFighter): FoundFighter => ({
    ...one,
    name: back(one.name),
    type: back(one.type),
    gear: one.gear.map(word),
    skills: one.skills.map(word),
    injuries: one.injuries.map(word),
    rules: one.rules.map(word),
    other: one.other.map(word),
  });
  return found.map((one) => ({
    ...one,
    name: back(one.name),
    type: back(one.type),
    fighters: one.fighters.map(fighter),
    notices: one.notices.map((notice) => ({ ...notice, about: back(notice.about) })),
  }));
}

/** No name begins with them, in five languages. */
const LITTLE: ReadonlySet<string> = new Set(
  `
and the with for has had have his her its their not but who was are were will from into then than also each both one two
three four five six of to in on at by a an is it as or if so no he she we you they too all
et avec les des une pour par sur dans qui que pas est ont son ses mais plus puis aussi un le la de du en au aux il elle
ils elles je tu nous vous ne se ce tous
und mit der die das den dem des ein eine einen für von zu im am ist hat haben sind nicht aber auch noch wir ich er sie es
als auf aus bei nach wenn
y con los las el del una uno por para su sus no pero más al en lo
e gli lo con il i una per su suo sua non ma più che di da nel della delle dei degli alla
vs xp exp gc gk co po mo pts pt px ep pe ex
`
    .trim()
    .split(/\s+/u),
);
