import {
  type Called,
  isNameLike,
  isSmall,
  nameAndType,
  xpIn,
} from '#exchange/import/lists/fighter-line.ts';
import { meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { couldBeName } from '#exchange/import/lists/names.ts';
import { crownsIn, keyed } from '#exchange/import/lists/signs.ts';
import { headOf, statsIn } from '#exchange/import/words/heads.ts';
import { areItems, counted, itemsIn, withoutPrices } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, look, type Words } from '#exchange/import/words/words.ts';
import { strangerBelow } from './names-above.ts';

/**
 * A sheet with a block of lines for everybody, a blank line between them: his name, below it what he is (or
 * the other way round), and then his numbers and things. The first two lines of each block as one, with whom
 * they introduce. A list that is written otherwise stays as it is.
 */
export function withBlocks(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  // Below a heading the next block begins, with a blank line between or not.
  const begins = (line: ListLine, at: number) => {
    const above = lines[at - 1];
    return line.fresh || above === undefined || isRole(sectionOf(above.text));
  };
  const starts = lines.flatMap((line, at) => (begins(line, at) ? [at] : []));
  const told = starts.map((at) => [at, introducedAt(lines, at, words)] as const);
  const parted = told.filter(([at, who]) => who !== null && lines[at]?.fresh === true).length;
  const blocks = new Map(
    told.flatMap(([at, who]) => {
      const third = lines[at + 2];
      const learnt = third !== undefined && parted >= LEAST - 1 && isNumbers(third, words);
      const apart = parted >= LEAST || learnt || lines[at]?.fresh === true || at === 0;
      return who === null || !apart ? [] : [[at, who] as const];
    }),
  );
  // With things right below what they are, they have no name and speak neither for it nor against it.
  const others = starts.filter((at) => {
    if (at > 0 && lines[at]?.fresh !== true) return false;
    const below = lines[at + 1];
    const armed = below !== undefined && !below.fresh && areThings(below, words);
    return !blocks.has(at) && !armed && typeAlone(lines[at], words) !== null;
  });
  if (blocks.size < LEAST || blocks.size < others.length * 3) return lines;
  const strangers = new Map(
    starts.flatMap((at) => {
      const [line, below] = lines.slice(at, at + 2);
      const type = line === undefined || blocks.has(at) ? null : strangerBelow(line, below, words);
      return type === null ? [] : [[at, { ...type, name: line?.text ?? '' }] as const];
    }),
  );
  return lines.flatMap((line, at) => {
    if (blocks.has(at - 1) || strangers.has(at - 1)) return [];
    const who = blocks.get(at) ?? strangers.get(at);
    return who === undefined ? [line] : [{ ...line, text: `${who.name} (${who.type})`, who }];
  });
}

/** Fewer blocks may be a title and the first fighter. */
const LEAST = 3;

/** Whom the block that begins at this line introduces with its first two lines. */
function introducedAt(lines: readonly ListLine[], at: number, words: Words): Called | null {
  const [first, second, third] = lines.slice(at, at + 3);
  if (first === undefined || second === undefined || second.fresh) return null;
  if (first.cells !== null || second.cells !== null || first.who !== null) return null;
  // The title, and below it which warband it is.
  if (at === 0 && isWord(words, 'warbands', second.text)) return null;
  const deeper = first.bullet && !second.bullet && second.indent > first.indent;
  if (!deeper && (first.bullet !== second.bullet || first.indent !== second.indent)) return null;
  const below = typeAlone(second, words);
  const told = below === null ? null : namedByKey(first);
  if (below !== null && told !== null)
    return { ...below, name: told.name, count: below.count ?? told.count };
  if (isHeading(first) || /[:|]/.test(first.text)) return null;
  if (below !== null) return namedBy(first, below, words);
  const above = typeAlone(first, words);
  const more =
    third !== undefined &&
    !third.fresh &&
    (isNumbers(third, words) || areThings(third, words)) &&
    !areThings(second, words);
  // `Captain` and below it `Otto Krank`, only where his numbers follow.
  const named = above !== null && more && isNameLike(second.text.split(/[\s,]+/u));
  return named && couldBeName(second.text, words) ? { ...above, name: second.text } : null;
}

/** `Group: The Ropes; Number: 3`: who they are and how many, behind words for it and with nothing else. */
function namedByKey({
  text,
}: ListLine): { readonly name: string; readonly count: number | null } | null {
  const pieces = (keyed(text) ?? []).filter(({ key, value }) => key !== '' || value !== '');
  const name = pieces.find(({ key }) => meaningOf(key) === 'name')?.value ?? '';
  const count = pieces.find(({ key }) => meaningOf(key) === 'count')?.value;
  if (!/\p{L}/u.test(name) || pieces.length > (count === undefined ? 1 : 2)) return null;
  return { name, count: count === undefined ? null : crownsIn(count) };
}

/** A line with somebody's name, how many they are or both, above what they are. */
function namedBy({ text }: ListLine, type: Called, words: Words): Called | null {
  // `Gutterborn (3)`, `Tiny (the new one)`.
  const [many = '', digits] = /\s*\((\d{1,2})\)$/u.exec(text) ?? [];
  const bare = withoutPrices(text.slice(0, text.length - many.length)).text.replace(
    /\s+\(\p{Ll}[^()]*\)$/u,
    '',
  );
  const size = bare.split(' ').length;
  if (bare.length > 60 || size > 8 || (/[.!?]$/.test(bare) && size > 5)) return null;
  if (isWord(words, 'warbands', bare)) return null;
  const who = counted(bare);
  const alone = counted(who.text).text;
  const [, before = '', inner] = /^(.*?)\s*["“«„]([^"”»“]+)["”»“]$/u.exec(alone) ?? [];
  // `Snorri "Fuse" Blackthumb` has more of a name than that.
  const quoted = before === '' || isWord(words, 'profiles', before) ? inner : undefined;
  const called = nameAndType(alone, words);
  const ids = look(words, 'profiles', called.type)?.ids ?? [];
  const same = look(words, 'profiles', type.type)?.ids.some((id) => ids.includes(id)) === true;
  // `Champion Karl` above `Champion` is Karl, `Barrow Ghouls` above `Ghouls` are called so.
  const typed =
    same &&
    called.known &&
    !ARTICLE.test(alone) &&
    fold(type.type) === fold(called.type) &&
    fold(alone).startsWith(fold(called.type)) &&
    !isSmall(called.name.split(' ')[0] ?? '');
  const own = typed ? called.name || called.type : alone;
  if (!/^["“«„]?\p{L}/u.test(own)) return null;
  const told = digits === undefined ? null : Number(digits);
  return { ...type, name: quoted ?? own, count: type.count ?? told ?? who.count ?? called.count };
}

/** `Gli Ungor` above `Ungor` are called so. */
const ARTICLE = /^(?:the|les|die|los|las|gli|i)\s/iu;

/** A line with nothing on it but what somebody is. */
function typeAlone(line: ListLine | undefined, words: Words): Called | null {
  if (line === undefined || line.cells !== null || line.who !== null || isHeading(line))
    return null;
  const { xp, rest } = xpIn(line.text);
  const bare = (xp === null ? rest : rest.replace(/[\s,;/–—-]+$/u, ''))
    .replace(UNLEARNT, '')
    .trimEnd();
  if (bare.length > 50 || /[:|,;]/.test(bare)) return null;
  const { text: type, count } = counted(
    withoutPrices(bare.replaceAll(/\s*[([{][^()[\]{}]*[)\]}]/gu, ' ')).text,
  );
  if (!isWord(words, 'profiles', type) || fold(type) === '') return null;
  return { name: '', type, count, xp, known: true };
}

/** `Brute, starting exp`. */
const UNLEARNT = /[,;–—-]\s?(?:starting|start|base|initial|no)\s+(?:xp|exp\p{L}*)\.?$/iu;

function areThings({ text }: ListLine, words: Words): boolean {
  return areItems(itemsIn(withoutPrices(text).text, null, words), words);
}

function isHeading({ text }: ListLine): boolean {
  return sectionOf(text) !== null || meaningOf(text) !== undefined;
}

function isNumbers({ text }: ListLine, { lexicon }: Words): boolean {
  const { xp, rest } = xpIn(text);
  if (xp !== null && !/\p{L}/u.test(rest)) return true;
  return statsIn(lexicon, text) !== null || headOf(lexicon, text.split(/[\s,|/]+/u)) !== null;
}
