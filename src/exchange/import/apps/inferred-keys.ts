import {
  type Fields,
  fieldsOf,
  isList,
  listOf,
  type Value,
} from '#exchange/import/files/values.ts';
import { plain } from '#exchange/import/words/names.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type NameKind, type Words } from '#exchange/import/words/words.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import { keyName } from './fields.ts';
import { areForHire } from './for-hire.ts';
import {
  CONTAINERS,
  COUNT_KEY,
  COUNT_KEYS,
  DISPLAY_KEY,
  FORMER_KEY,
  GEAR_KEYS,
  INJURY_KEYS,
  NAME_KEYS,
  RULE_KEYS,
  RULES_KEY,
  SKILL_KEYS,
  STAT_KEYS,
  TYPE_KEYS,
  XP_KEYS,
} from './keys.ts';

/**
 * Renames unknown keys to those that the reader knows: a list whose objects mostly have a known fighter type in one
 * field is a list of fighters, and the meaning of their other fields is inferred from the values. Keys that are not
 * understood stay.
 */
export function withInferredKeys(root: Value, words: Words): Value {
  return inferKeys(root, words, 0);
}

function inferKeys(value: Value, words: Words, depth: number): Value {
  if (depth > 6) return value;
  const { is, line } = value;
  if (isList(is)) {
    const people = peopleOf(is, words);
    return { line, is: people ?? is.map((one) => inferKeys(one, words, depth + 1)) };
  }
  const fields = fieldsOf(value);
  if (fields.size === 0) return value;
  const sorted = [...fields].map(([key, inner]): readonly [string, Value] => {
    if (isFormerKey(key)) return [`~${key}`, inner];
    if (isRulesKey(key)) return [key, inner];
    const people = isList(inner.is)
      ? peopleOf(inner.is, words)
      : (peopleByType(inner, words) ?? peopleByCode(inner, words));
    if (people === null) return [key, inferKeys(inner, words, depth + 1)];
    return [containerName(key), { line: inner.line, is: people }];
  });
  return { line, is: new Map(withUniqueKeys(sorted)) };
}

/** Whether what is below this key is not in the warband. */
export function isOutsideWarband(key: string): boolean {
  return key.startsWith('~') || isFormerKey(key) || isRulesKey(key);
}

/** Whether a key is about the game's rules and not about fighters. */
export function isRulesKey(key: string): boolean {
  return RULES_KEY.test(keyName(key));
}

function isFormerKey(key: string): boolean {
  return sectionOf(spaced(key)) === 'dead' || FORMER_KEY.test(keyName(key));
}

/** Gives several lists of fighters in one object different keys. */
function withUniqueKeys(
  entries: readonly (readonly [string, Value])[],
): readonly (readonly [string, Value])[] {
  const used = new Set<string>();
  return entries.map(([key, value]) => {
    const free = used.has(key) ? (SPARE_KEYS.find((one) => !used.has(one)) ?? key) : key;
    used.add(free);
    return [free, value];
  });
}

const SPARE_KEYS: readonly string[] = ['members', 'fighters', 'units', 'figures', 'crew', 'team'];

function containerName(key: string): string {
  if (CONTAINERS.has(keyName(key))) return key;
  const section = sectionOf(spaced(key));
  return isRole(section) ? ROLE_NAMES[section] : 'members';
}

const ROLE_NAMES: Readonly<Record<ListRole, string>> = {
  hero: 'heroes',
  henchmen: 'henchmen',
  hiredSword: 'hiredswords',
};

/** `priest_of_taal`, `bloodBrother`. */
export function spaced(key: string): string {
  return key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll(/[_-]+/g, ' ');
}

// ── Lists of fighters ──────────────────────────────────────────────────────────────────────────

/** A list of fighters with known keys; null if it is not one. */
function peopleOf(list: readonly Value[], words: Words): readonly Value[] | null {
  const people = list.map(fieldsOf);
  if (people.length === 0 || people.some(({ size }) => size < 2)) return null;
  if (areForHire(people, words)) return null;
  const meanings = meaningsIn(people, words);
  const has = (meaning: Meaning) => [...meanings.values()].includes(meaning);
  if (!has('type') || !has('name')) return null;
  return list.map((one, at) => ({
    line: one.line,
    is: renamed(people[at] ?? new Map(), meanings, words),
  }));
}

/** `{ "elder": {…}, "kin": [{…}, {…}] }`: fighters keyed by type. */
function peopleByType(value: Value, words: Words): readonly Value[] | null {
  const entries = [...fieldsOf(value)];
  const typed = entries.filter(
    ([key, inner]) =>
      isWord(words, 'profiles', spaced(key)) &&
      listOf(inner).every((one) => fieldsOf(one).size > 1),
  );
  if (typed.length === 0 || typed.length * 2 <= entries.length) return null;
  const people = typed.flatMap(([key, inner]) =>
    listOf(inner).map((one) => ({
      line: one.line,
      is: new Map([...fieldsOf(one), ['type', { line: one.line, is: spaced(key) }]]),
    })),
  );
  return peopleOf(people, words);
}

/** `{ "a91": {…}, "b10": {…} }`: fighters keyed by id. */
function peopleByCode(value: Value, words: Words): readonly Value[] | null {
  const entries = [...fieldsOf(value)];
  const coded = entries.every(([key]) => /\d/u.test(key) && key.length < 40);
  return entries.length > 2 && coded
    ? peopleOf(
        entries.map(([, inner]) => inner),
        words,
      )
    : null;
}

// ── Meaning of keys ────────────────────────────────────────────────────────────────────────────

type Meaning =
  | 'type'
  | 'name'
  | 'experience'
  | 'count'
  | 'stats'
  | 'equipment'
  | 'skills'
  | 'injuries'
  | 'rules';

const KNOWN_KEYS: readonly (readonly [Meaning, readonly string[]])[] = [
  ['type', TYPE_KEYS],
  ['name', NAME_KEYS],
  ['experience', XP_KEYS],
  ['count', COUNT_KEYS],
  ['stats', STAT_KEYS],
  ['equipment', GEAR_KEYS],
  ['skills', SKILL_KEYS],
  ['injuries', INJURY_KEYS],
  ['rules', RULE_KEYS],
];

function meaningsIn(people: readonly Fields[], words: Words): ReadonlyMap<string, Meaning> {
  const keys = [...new Set(people.flatMap((one) => [...one.keys()]))];
  const valuesOf = (key: string) =>
    people.flatMap((one) => {
      const value = one.get(key);
      return value === undefined || value.is === null || value.is === '' ? [] : [value];
    });
  const worded = (key: string) =>
    valuesOf(key).filter(({ is }) => typeof is === 'string' && /\p{Lu}/u.test(is)).length;
  const found = new Map<string, Meaning>();
  const known = (key: string) => KNOWN_KEYS.find(([, names]) => names.includes(keyName(key)))?.[0];
  const type = keys
    .filter((key) => people.length < 3 || !areAllOneWarband(valuesOf(key), words))
    .map((key) => ({ key, share: shareOf(valuesOf(key), 'profiles', words) }))
    .filter(({ share }) => share >= 0.5)
    // Prefer words over codes.
    .toSorted((a, b) => b.share - a.share || worded(b.key) - worded(a.key))[0]?.key;
  if (type !== undefined) found.set(type, 'type');
  for (const key of keys) {
    const meaning = known(key);
    if (!found.has(key) && meaning !== undefined && meaning !== 'type' && meaning !== 'name')
      found.set(key, meaning);
  }
  const name =
    keys.find((key) => !found.has(key) && known(key) === 'name' && areNames(valuesOf(key))) ??
    keys.find((key) => {
      const values = valuesOf(key);
      // `mood: 'grim'` differs as names do, too.
      const isOpen = !found.has(key) && known(key) === undefined && !DISPLAY_KEY.test(keyName(key));
      return isOpen && areNames(values) && worded(key) * 2 > values.length;
    });
  if (name !== undefined) found.set(name, 'name');
  for (const key of keys) {
    if (found.has(key) || DISPLAY_KEY.test(keyName(key))) continue;
    const meaning = meaningOf(key, valuesOf(key), words);
    if (meaning !== null) found.set(key, meaning);
  }
  return found;
}

/** Whether all values are the same warband: `witch-hunters` is then not a type. */
function areAllOneWarband(values: readonly Value[], words: Words): boolean {
  const texts = new Set(values.flatMap(({ is }) => (typeof is === 'string' ? [is] : [])));
  const [only = ''] = texts;
  return texts.size === 1 && isWord(words, 'warbands', spaced(only));
}

function meaningOf(key: string, values: readonly Value[], words: Words): Meaning | null {
  if (values.length === 0) return null;
  if (values.every((one) => nineNumbers(one) !== null)) return 'stats';
  const kinds = (
    [
      ['items', 'equipment'],
      ['skills', 'skills'],
      ['injuries', 'injuries'],
      ['rules', 'rules'],
    ] as const
  ).find(([kind]) => shareOf(values.flatMap(partsOf), kind, words) >= 0.5);
  if (kinds !== undefined) return kinds[1];
  const small = values.every(({ is }) => typeof is === 'number' && is >= 0 && is <= 15);
  return small && COUNT_KEY.test(keyName(key)) ? 'count' : null;
}

/** The share of texts that are known names of a kind; 0 if most values are not texts. */
function shareOf(values: readonly Value[], kind: NameKind, words: Words): number {
  const texts = values.flatMap(({ is }) => (typeof is === 'string' && is !== '' ? [is] : []));
  if (texts.length === 0 || texts.length * 2 < values.length) return 0;
  return texts.filter((text) => isWord(words, kind, spaced(text))).length / texts.length;
}

/** The single names in a list, a comma-separated text, or an object of counts. */
function partsOf(value: Value): readonly Value[] {
  const { is, line } = value;
  if (typeof is === 'string') return is.split(/\s*[,;]\s*/).map((part) => ({ line, is: part }));
  if (isList(is)) return is.flatMap((one) => (typeof one.is === 'string' ? [one] : partsOf(one)));
  return [...fieldsOf(value)].flatMap(([key, inner]) =>
    typeof inner.is === 'number' || inner.is === true ? [{ line, is: key }] : partsOf(inner),
  );
}

/** Whether values are names: texts that mostly differ, and no ids. */
function areNames(values: readonly Value[]): boolean {
  const texts = values.flatMap(({ is }) => (typeof is === 'string' ? [is] : []));
  if (texts.length === 0 || texts.length * 2 < values.length) return false;
  const worded = texts.filter(
    (text) => /\p{L}{2}.*[^.]$/u.test(text) && text.length < 60 && !isRole(sectionOf(text)),
  );
  const coded = texts.filter((text) => /^\p{L}{0,8}[_-]?\d+$|^[0-9a-f-]{16,}$|:\/\//u.test(text));
  const different = new Set(texts.map(plain)).size;
  return coded.length === 0 && worded.length === texts.length && different * 3 > texts.length * 2;
}

// ── Renaming ───────────────────────────────────────────────────────────────────────────────────

const NAMES_OF: Readonly<Record<Meaning, readonly string[]>> = {
  type: ['type'],
  name: ['name'],
  experience: ['experience'],
  count: ['count'],
  stats: ['stats'],
  equipment: ['equipment', 'weapons', 'armour', 'misc', 'items'],
  skills: ['skills'],
  injuries: ['injuries'],
  rules: ['rules', 'specialrules', 'mutations'],
};

/** Renames a fighter's fields; keys without a meaning must not be mistaken for a name or a type. */
function renamed(fields: Fields, meanings: ReadonlyMap<string, Meaning>, words: Words): Fields {
  const used = new Set<string>();
  return new Map(
    [...fields].map(([key, value]): readonly [string, Value] => {
      const meaning = meanings.get(key);
      if (meaning === undefined) {
        const taken = NAME_KEYS.includes(keyName(key)) || TYPE_KEYS.includes(keyName(key));
        return [taken ? `~${key}` : key, value];
      }
      const name = NAMES_OF[meaning].find((one) => !used.has(one)) ?? key;
      used.add(name);
      return [name, meaning === 'stats' ? statsBlock(value, words) : value];
    }),
  );
}

/** `[4, 3, 3, …]` and `4/3/3/…` as an object by characteristic. */
function statsBlock(value: Value, words: Words): Value {
  const nine = nineNumbers(value);
  if (nine === null) return value;
  const { characteristics } = words.lexicon;
  return {
    line: value.line,
    is: new Map(
      nine.map((number, at) => [characteristics[at] ?? '', { line: value.line, is: number }]),
    ),
  };
}

function nineNumbers({ is }: Value): readonly number[] | null {
  if (isList(is)) {
    const numbers = is.flatMap((one) => (typeof one.is === 'number' ? [one.is] : []));
    return numbers.length === 9 && is.length === 9 ? numbers : null;
  }
  if (typeof is !== 'string' || !/^\s*\d{1,2}(?:\s*[/|, -]\s*\d{1,2}){8}\s*$/.test(is)) return null;
  return is.split(/[^\d]+/).flatMap((one) => (one === '' ? [] : [Number(one)]));
}
