import { splitCount, withoutPrices } from './items.ts';
import { withoutMarkup } from './markup.ts';
import { plain } from './names.ts';
import { saidFor, wordsFor } from './phrases.ts';
import { isRole, saysExperience, saysLeader, sectionOf } from './sections.ts';
import { isWord, lookUp, type Words } from './words.ts';

/** A fighter from a cell or heading: `Otto (Captain) [12XP]`, `3x Novices`. */
export interface NameParts {
  readonly name: string;
  readonly type: string;
  readonly count: number | null;
  readonly xp: number | null;
  /** The type is in the tables. */
  readonly known: boolean;
}

/** Reads name, type, count and experience out of a few words. */
export function namePartsIn(raw: string, words: Words): NameParts {
  const { xp, rest } = xpIn(withoutMarkup(raw));
  const { text } = withoutPrices(rest);
  const inside = [...text.matchAll(/[([{]([^()[\]{}]*)[)\]}]/g)].map(([, inner = '']) =>
    inner.trim(),
  );
  const head = trimmedName(
    text.replaceAll(/[([{][^()[\]{}]*[)\]}]|[([{].*$/g, ' ').replaceAll(/\s+/g, ' '),
  );
  const own = countedPeople(head, words);
  const behind = inside.flatMap(
    (one) => /^[x×]?\s?(\d{1,2})(?:\s*(?:[x×]|\p{L}+))?$/u.exec(one)?.[1] ?? [],
  );
  const count = own.count ?? (behind[0] === undefined ? null : Number(behind[0]));
  const found = { count, xp, known: true };
  const parted = isType(own.text, words)
    ? { name: '', type: own.text }
    : splitNameAndType(own.text, words);
  // `(Captain, Reikland)`: one of them is the type.
  const typed = inside
    .flatMap((one) => [one, ...one.split(/\s*[,;]\s*/u)])
    // `Pit Fighter (hired sword)`, `Otto, Captain (the chief)`.
    .filter((one) => parted === null || !(isRole(sectionOf(one)) || saysLeader(one)))
    .map(splitCount)
    .find((one) => isType(one.text, words));
  if (typed !== undefined)
    return {
      ...found,
      name: own.each ? own.text : head,
      type: typed.text,
      count: typed.count ?? count,
    };
  if (parted !== null) return { ...found, ...parted };
  const last = inside
    .map(splitCount)
    .findLast((one) => /^\p{L}[\p{L}'’. -]{2,40}$/u.test(one.text));
  return {
    ...found,
    name: own.text,
    type: last?.text ?? '',
    count: last?.count ?? count,
    known: false,
  };
}

/** Whether a text is a fighter type of the game, exactly or with one slip. */
export function isType(text: string, words: Words): boolean {
  if (isWord(words, 'profiles', text)) return true;
  return !isWord(words, 'items', text) && lookUp(words, 'profiles', text) !== null;
}

/** The experience in a text, and the text without it. */
export function xpIn(text: string): { readonly xp: number | null; readonly rest: string } {
  for (const pattern of [NUMBER_FIRST, WORD_FIRST]) {
    for (const match of text.matchAll(pattern)) {
      const { word = '', number = '' } = match.groups ?? {};
      if (!saysExperience(word)) continue;
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      return { xp: Number(number), rest: rest.trim() };
    }
  }
  return { xp: null, rest: text };
}

const NUMBER_FIRST =
  /[([{]?\s*(?<![\p{L}\d])(?<number>\d{1,3})\s*(?:d['’]\s?)?(?<word>\p{L}{2,})\.?(?!\p{L})\s*[)\]}]?/gu;
const WORD_FIRST =
  /[([{]?\s*(?<!\p{L})(?<word>\p{L}{2,})\.?\s*[:=]?\s*[(x×]*\s*(?<number>\d{1,3})(?!\d)\s*[)\]}]*/gu;

/** A count before or after a type: `3x Novices`, `Novices 3`. */
function countedPeople(text: string, words: Words): ReturnType<typeof splitCount> {
  const own = splitCount(text);
  const [, bare = '', digit] = /^(.*\p{L})[\s,:×x*–-]+(\d)$/u.exec(own.text) ?? [];
  return own.count === null && isType(bare, words)
    ? { ...own, text: bare, count: Number(digit) }
    : own;
}

/** `Otto the Champion`, `Champion Otto`, `Otto, Captain`, `Captain "Otto"`. */
function splitNameAndType(text: string, words: Words): Pick<NameParts, 'name' | 'type'> | null {
  const [, before = '', quoted = '', behind = ''] =
    /^(.*?)\s*["“«„]\s*([^"”»“]{2,40})\s*["”»“]\s*(.*)$/u.exec(text) ?? [];
  const around = trimmedName(`${before} ${behind}`);
  if (quoted !== '' && isType(around, words)) return { name: quoted.trim(), type: around };
  const tokens = text.split(' ');
  for (let length = Math.min(tokens.length - 1, 5); length > 0; length -= 1) {
    const ends = [
      [tokens.slice(-length), tokens.slice(0, -length)],
      [tokens.slice(0, length), tokens.slice(length)],
    ] as const;
    for (const [type, name] of ends) {
      const isPerson =
        isWord(words, 'profiles', type.join(' ')) &&
        isNameLike(name) &&
        !isNameParticle(type.at(-1) ?? '') &&
        !CONNECTORS.test(
          tokens[text.startsWith(type.join(' ')) ? length : tokens.length - length - 1] ?? '',
        );
      if (isPerson)
        return { name: trimmedName(name.join(' ')), type: type.join(' ').replace(/,$/u, '') };
    }
  }
  return null;
}

/** Between a type and what belongs to it, as in `Hans and Franz`, `chef des pillards`. */
const CONNECTORS = new RegExp(
  `^(?:&|${saidFor(({ links, phrases }) => [...links.and.slice(0, 1), ...phrases.ofThe])})$`,
  'iu',
);

/** Whether words may be a name: few, and capitalised. */
function isNameLike(tokens: readonly string[]): boolean {
  const real = tokens.filter((token) => plain(token) !== '' && !isNameParticle(token));
  return (
    real.length > 0 && real.length < 6 && real.every((one) => /^["“«'’]?[\p{Lu}\d#]/u.test(one))
  );
}

/** Whether a word is a particle within names, as `the`, `von`, `de`. */
export function isNameParticle(token: string): boolean {
  return NAME_PARTICLES.has(plain(token));
}

const NAME_PARTICLES: ReadonlySet<string> = new Set(wordsFor(({ particles }) => particles));

/** `Captain (Otto)`: the name in brackets after a type; '' for none. */
export function nameInBrackets(text: string, words: Words): string {
  const [, inner = ''] = /\s\(([^()]+)\)$/u.exec(text.trim()) ?? [];
  return couldBeName(inner, words) && isNameLike(inner.split(' ')) ? inner : '';
}

/** Whether a text may be a name: short, and no term of the game. */
export function couldBeName(text: string, words: Words): boolean {
  const bare = text.replaceAll(/["“”«»„]/gu, '').trim();
  if (!/^\p{L}[^\d:+=%]{1,40}$/u.test(bare) || bare.split(' ').length > 5) return false;
  if (saysLeader(bare) || sectionOf(bare) !== null || STATE_WORDS.has(plain(bare))) return false;
  const kinds = ['profiles', 'warbands', 'items', 'skills', 'injuries', 'rules'] as const;
  return !kinds.some((kind) => isWord(words, kind, bare));
}

/** Remarks on a fighter's state, as they appear in brackets. */
const STATE_WORDS: ReadonlySet<string> = new Set(
  wordsFor(({ phrases }) => phrases.states).map(plain),
);

/** A name without surrounding punctuation and quotes. */
export function trimmedName(name: string): string {
  const bare = name.replaceAll(/^[\s,;:|=+–—•·*#>-]+|[\s,;:|=+–—•·*-]+$/g, '');
  // In `Johann "The Knife"` and `"Silk" Aldo` the quotes belong to the name.
  const own = /^["“«][^"”»]+["”»]\s*\p{L}|\p{L}\s*["“«][^"”»]+["”»]$/u.test(bare);
  return own ? bare : bare.replaceAll(/^["“”«»\s]+|["“”«»\s]+$/g, '');
}
