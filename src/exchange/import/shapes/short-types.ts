import type { ListLine } from '#exchange/import/lists/lines.ts';
import { titleIn, titleText } from '#exchange/import/lists/warband-title.ts';
import { counted } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';
import { isWord, look, type Words } from '#exchange/import/words/words.ts';

/**
 * `Cpt | Maud`, `Chmp | Tom`, `Yng | Pip`: what everybody is, cut short in the same column of each line. All
 * of them written out, as soon as there is one kind of warband in which each short word can only be one of
 * its fighters; otherwise the lines as they are.
 */
export function withTypesSpelt(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  return (
    speltIn(lines, 0, words) ?? speltIn(lines, 1, words) ?? speltInFront(lines, words) ?? lines
  );
}

/**
 * `AA "Skrix" - …`, `NR "Pip" sling`, `4 VK w/ slings`: first letters, in front of lines below a title that says
 * what warband it is.
 */
function speltInFront(lines: readonly ListLine[], words: Words): readonly ListLine[] | null {
  const shorts = new Set(
    lines.flatMap(({ text }) => [...text.matchAll(IN_FRONT)].map(([, , short = '']) => short)),
  );
  if (shorts.size < LEAST) return null;
  const [band, ...others] = new Set(toldAbove(lines.slice(0, MOST_ABOVE), words));
  if (band === undefined || others.length > 0) return null;
  const kinds = kindsOf(words).filter(({ groups }) => groups.includes(band));
  const spelt = new Map(
    [...shorts].flatMap((short) => {
      if (isWord(words, 'profiles', short) || isWord(words, 'items', short)) return [];
      const whole = initialsOf(short, kinds);
      return whole === null ? [] : [[short, whole] as const];
    }),
  );
  if (spelt.size < LEAST) return null;
  return lines.map((line) => ({
    ...line,
    text: line.text.replaceAll(
      IN_FRONT,
      (found, before: string, short: string) =>
        `${before}${spelt.get(short) ?? found.slice(before.length)}`,
    ),
  }));
}

/** Fewer such words may be anything. */
const LEAST = 2;

/** Lines in which the title stands. */
const MOST_ABOVE = 4;

/** `4 VK w/ …`, `NR "Pip" …`, `, NR "Squeak" …`: letters where somebody begins. */
const IN_FRONT =
  /((?:^|,\s)(?:\d{1,2}\s?x?\s+)?)(\p{Lu}{2,3}|\p{Ll}{3,5})(?=\s+(?:["“«]|w\/|with\s|on\s(?:his|its)\s|[-–—]\s))/gu;

/** The only one whose English name has these first letters, or a word that begins so. */
function initialsOf(short: string, kinds: readonly Kind[]): string | null {
  const letters = fold(short);
  const fits = kinds.flatMap(({ names: [english = []] }) => {
    const name = english.find((one) => {
      const parts = fold(one).split(' ');
      const first = parts.map(([letter = '']) => letter).join('');
      if (parts.length > 1 && first === letters) return true;
      if (letters.length > 2) return parts.some((part) => part.startsWith(letters));
      // `VK` for Verminkin.
      return parts.length === 1 && /^\p{Lu}+$/u.test(short) && isCutFrom(letters, parts[0] ?? '');
    });
    return name === undefined ? [] : [name];
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

function speltIn(
  lines: readonly ListLine[],
  column: number,
  words: Words,
): readonly ListLine[] | null {
  const shorts = lines.map((line) => shortIn(line, column));
  const unknown = new Set(
    shorts.flatMap((one) => (one === null || isWord(words, 'profiles', one) ? [] : [fold(one)])),
  );
  const places = shorts.flatMap((one, at) => (one === null ? [] : [at]));
  if (unknown.size < 2 || places.length < 3) return null;
  const barred = lines.filter(({ text }) => text.includes(' | ')).length;
  if (places.length * 10 < barred * 6) return null;
  // `Zoé | Vampire` is called so, although Zombies begin like her.
  const typed = lines.filter(({ text }) => {
    const others = text.split(' | ').filter((_, at) => at !== column);
    return others.some((part) => isWord(words, 'profiles', counted(part).text));
  });
  if (typed.length * 2 >= places.length) return null;
  const named = toldAbove(lines.slice(0, places[0] ?? 0), words);
  const spelt = spelling([...unknown], named, words);
  if (spelt === null) return null;
  return lines.map((line, at) => {
    const short = shorts[at] ?? null;
    const whole = short === null ? undefined : spelt.get(fold(short));
    if (short === null || whole === undefined) return line;
    const parts = line.text.split(' | ');
    const text = parts.with(column, written(parts[column] ?? '', short, whole)).join(' | ');
    const cells = line.cells?.with(column, written(line.cells[column] ?? '', short, whole)) ?? null;
    return { ...line, text, cells };
  });
}

function written(part: string, short: string, whole: string): string {
  return part.replace(`${short}.`, short).replace(short, whole);
}

/** The one word in a column, without how many they are. */
function shortIn({ text }: ListLine, column: number): string | null {
  const parts = text.split(' | ');
  if (parts.length < 2) return null;
  const bare = counted((parts[column] ?? '').replace(/\s*["“«„].*$/u, '')).text.replace(/\.$/, '');
  return /^\p{L}{2,7}$/u.test(bare) ? bare : null;
}

/** The kinds of warbands that the lines above name. */
function toldAbove(lines: readonly ListLine[], words: Words): readonly string[] {
  return lines.flatMap(({ text }) => {
    const parts = [text, ...text.split(/\s+[-–—|]\s+/u)].map((part) => titleText(part));
    return parts.flatMap((part) => look(words, 'warbands', titleIn(part, words).type)?.ids ?? []);
  });
}

interface Kind {
  readonly groups: readonly string[];
  readonly id: string;
  /** By language. */
  readonly names: readonly (readonly string[])[];
}

function kindsOf({ lexicon }: Words): readonly Kind[] {
  return lexicon.profiles.flatMap(({ ids, names }) => {
    const id = ids[0]?.split('/')[1];
    const groups = ids.map((one) => one.split('/')[0] ?? '');
    return id === undefined ? [] : [{ groups, id, names: Object.values(names) }];
  });
}

interface Whole {
  readonly id: string;
  readonly name: string;
}

/**
 * What each short word stands for, all of them in one language; null where no kind of warband fits, or
 * several in which they are different fighters.
 */
function spelling(
  shorts: readonly string[],
  named: readonly string[],
  words: Words,
): ReadonlyMap<string, string> | null {
  const kinds = kindsOf(words);
  const groups = [...new Set(kinds.flatMap((kind) => kind.groups))].filter(
    (group) => named.length === 0 || named.includes(group),
  );
  const found = groups.flatMap((group) => {
    const own = kinds.filter((kind) => kind.groups.includes(group));
    return words.lexicon.languages.flatMap((_, language) => {
      const all = shorts.map((short) => wholeOf(short, own, language));
      const known = all.flatMap((whole) => whole ?? []);
      return known.length === all.length ? [known] : [];
    });
  });
  const [first] = found;
  if (first === undefined) return null;
  const alike = found.every((one) => one.every(({ id }, at) => id === first[at]?.id));
  return alike ? new Map(shorts.map((short, at) => [short, first[at]?.name ?? short])) : null;
}

/** The name that a word is cut from: its beginning, else some of its letters in their order. */
function wholeOf(short: string, kinds: readonly Kind[], language: number): Whole | null {
  for (const fits of [isBeginning, isCutFrom]) {
    const fitting = kinds.flatMap(({ id, names }) => {
      const name = names[language]?.find((one) => fits(short, fold(one).replaceAll(' ', '')));
      return name === undefined ? [] : [{ id, name }];
    });
    if (fitting.length === 1) return fitting[0] ?? null;
    if (fitting.length > 1) return null;
  }
  return null;
}

function isBeginning(short: string, name: string): boolean {
  return short.length > 2 && name.length > short.length && name.startsWith(short);
}

function isCutFrom(short: string, name: string): boolean {
  if (name[0] !== short[0] || name.length <= short.length) return false;
  let at = 0;
  for (const letter of name) if (letter === short[at]) at += 1;
  return at === short.length;
}
