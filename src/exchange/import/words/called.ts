import { counted, tidied, withoutPrices } from './items.ts';
import { plain } from './names.ts';
import { isRole, saysExperience, saysLeader, sectionOf } from './sections.ts';
import { isWord, look, type Words } from './words.ts';

/** What a cell or a heading of a known form says of a fighter: `Otto (Captain) [12XP]`, `3x Novices`. */
export interface NameParts {
  readonly name: string;
  readonly type: string;
  readonly count: number | null;
  readonly xp: number | null;
  /** His type is in the tables. */
  readonly known: boolean;
}

/** Reads name, type, number and experience out of a few words. */
export function namePartsIn(raw: string, words: Words): NameParts {
  const { xp, rest } = xpIn(tidied(raw));
  const { text } = withoutPrices(rest);
  const inside = [...text.matchAll(/[([{]([^()[\]{}]*)[)\]}]/g)].map(([, inner = '']) =>
    inner.trim(),
  );
  const head = trimmed(
    text.replaceAll(/[([{][^()[\]{}]*[)\]}]|[([{].*$/g, ' ').replaceAll(/\s+/g, ' '),
  );
  const own = countedPeople(head, words);
  const behind = inside.flatMap(
    (one) => /^[x×]?\s?(\d{1,2})(?:\s*(?:[x×]|\p{L}+))?$/u.exec(one)?.[1] ?? [],
  );
  const count = own.count ?? (behind[0] === undefined ? null : Number(behind[0]));
  const found = { count, xp, known: true };
  const parted = isType(own.text, words) ? { name: '', type: own.text } : partsOf(own.text, words);
  // `(Captain, Reikland)`: one of them is the type.
  const told = inside
    .flatMap((one) => [one, ...one.split(/\s*[,;]\s*/u)])
    // `Pit Fighter (hired sword)`, `Otto, Captain (the chief)`.
    .filter((one) => parted === null || !(isRole(sectionOf(one)) || saysLeader(one)))
    .map(counted)
    .find((one) => isType(one.text, words));
  if (told !== undefined)
    return {
      ...found,
      name: own.each ? own.text : head,
      type: told.text,
      count: told.count ?? count,
    };
  if (parted !== null) return { ...found, ...parted };
  const last = inside.map(counted).findLast((one) => /^\p{L}[\p{L}'’. -]{2,40}$/u.test(one.text));
  return {
    ...found,
    name: own.text,
    type: last?.text ?? '',
    count: last?.count ?? count,
    known: false,
  };
}

/** Whether these words are, as they stand or with a slip, somebody of the game. */
export function isType(text: string, words: Words): boolean {
  if (isWord(words, 'profiles', text)) return true;
  return !isWord(words, 'items', text) && look(words, 'profiles', text) !== null;
}

/** Experience that stands in a few words, and the words without it. */
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

/** A number before or behind people: `3x Novices`, `Novices 3`. */
function countedPeople(text: string, words: Words): ReturnType<typeof counted> {
  const own = counted(text);
  const [, bare = '', digit] = /^(.*\p{L})[\s,:×x*–-]+(\d)$/u.exec(own.text) ?? [];
  return own.count === null && isType(bare, words)
    ? { ...own, text: bare, count: Number(digit) }
    : own;
}

/** `Otto the Champion`, `Champion Otto`, `Otto, Captain`, `Captain "Otto"`. */
function partsOf(text: string, words: Words): Pick<NameParts, 'name' | 'type'> | null {
  const [, before = '', quoted = '', behind = ''] =
    /^(.*?)\s*["“«„]\s*([^"”»“]{2,40})\s*["”»“]\s*(.*)$/u.exec(text) ?? [];
  const around = trimmed(`${before} ${behind}`);
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
        !isSmall(type.at(-1) ?? '') &&
        !JOINING.test(
          tokens[text.startsWith(type.join(' ')) ? length : tokens.length - length - 1] ?? '',
        );
      if (isPerson)
        return { name: trimmed(name.join(' ')), type: type.join(' ').replace(/,$/u, '') };
    }
  }
  return null;
}

const JOINING = /^(?:&|and|et|und|y|e|of|des|du|del|dei|della|delle|degli)$/iu;

/** Names are short, and begin with capitals. */
function isNameLike(tokens: readonly string[]): boolean {
  const real = tokens.filter((token) => plain(token) !== '' && !isSmall(token));
  return (
    real.length > 0 && real.length < 6 && real.every((one) => /^["“«'’]?[\p{Lu}\d#]/u.test(one))
  );
}

/** A little word that joins others in names. */
export function isSmall(token: string): boolean {
  return SMALL.has(plain(token));
}

const SMALL: ReadonlySet<string> = new Set(
  'the of von van der de la le du den di el il zu das die da del des dei ze lo los las les gli'.split(
    ' ',
  ),
);

/** `Captain (Otto)`: the name in the brackets behind what somebody is; '' where none stands there. */
export function nameBehind(text: string, words: Words): string {
  const [, inner = ''] = /\s\(([^()]+)\)$/u.exec(text.trim()) ?? [];
  return couldBeName(inner, words) && isNameLike(inner.split(' ')) ? inner : '';
}

/** Words that are nothing of the game. */
export function couldBeName(text: string, words: Words): boolean {
  const bare = text.replaceAll(/["“”«»„]/gu, '').trim();
  if (!/^\p{L}[^\d:+=%]{1,40}$/u.test(bare) || bare.split(' ').length > 5) return false;
  if (saysLeader(bare) || sectionOf(bare) !== null || STATES.has(plain(bare))) return false;
  const kinds = ['profiles', 'warbands', 'items', 'skills', 'injuries', 'rules'] as const;
  return !kinds.some((kind) => isWord(words, kind, bare));
}

/** What is said in brackets of somebody's state. */
const STATES: ReadonlySet<string> = new Set(
  'new dead missing injured recruited hired promoted free none each all male female group unnamed large rare retired captured'.split(
    ' ',
  ),
);

/** A name without the signs at its ends. */
export function trimmed(name: string): string {
  const bare = name.replaceAll(/^[\s,;:|=+–—•·*#>-]+|[\s,;:|=+–—•·*-]+$/g, '');
  // `Johann "The Knife"` and `"Silk" Aldo` have quotes of their own.
  const own = /^["“«][^"”»]+["”»]\s*\p{L}|\p{L}\s*["“«][^"”»]+["”»]$/u.test(bare);
  return own ? bare : bare.replaceAll(/^["“”«»\s]+|["“”«»\s]+$/g, '');
}
