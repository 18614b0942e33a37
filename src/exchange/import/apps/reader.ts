import type { Doubt } from '#exchange/import/draft.ts';
import {
  type Fields,
  fieldsOf,
  isList,
  listOf,
  numberOf,
  type Value,
} from '#exchange/import/files/values.ts';
import {
  EMPTY_FIGHTER,
  EMPTY_WARBAND,
  type FoundFighter,
  type FoundItem,
  type FoundWarband,
  type FoundWord,
} from '#exchange/import/found.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import type { Notice } from '#exchange/import/notice.ts';
import { mergeDuplicates, splitOutsideBrackets } from '#exchange/import/words/items.ts';
import { namePartsIn } from '#exchange/import/words/name-parts.ts';
import { plain } from '#exchange/import/words/names.ts';
import {
  cellNumber,
  characteristicNamed,
  shortStatHeadOf,
  statHeadOf,
  statsIn,
} from '#exchange/import/words/stat-heads.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import {
  booleanOf,
  derivedFrom,
  field,
  filledTextField,
  keyName,
  presentValues,
  textField,
} from './fields.ts';
import { areForHire } from './for-hire.ts';
import { gearIn, isListName, withoutCopies } from './gear.ts';
import { asOneFighter } from './groups.ts';
import { warbandIdentity } from './identity.ts';
import { isOutsideWarband, withInferredKeys } from './inferred-keys.ts';
import { keyList } from './key-list.ts';
import {
  ABOUT_KEYS,
  BAND_KEYS,
  CAPTIVE_STATE,
  CHANGE_KEYS,
  CHANGED_BY_KEYS,
  CHANGED_KEYS,
  CONTAINERS,
  COUNT_KEYS,
  GEAR_KEYS,
  GONE_STATE,
  HISTORY_KEY,
  INJURY_KEYS,
  LIST_NAME,
  MISSING_STATE,
  NAME_KEYS,
  OWN_LIST,
  OWN_PROFILE_KEYS,
  ROLE_END,
  ROLE_VALUES,
  RULE_KEYS,
  SKILL_KEYS,
  STAT_KEYS,
  STATE_KEYS,
  TITLE_KEY,
  TYPE_KEYS,
  USUAL_STATE,
  WRAPPERS,
  XP_KEYS,
} from './keys.ts';
import { withReferences } from './references.ts';
import { unreadIn } from './unread.ts';
import { withMeaning } from './word-codes.ts';

/**
 * Reads warbands from an app's save file. Every app has its own format, but all of them store lists of fighters with
 * names, types, numbers and gear, so keys are read by meaning.
 */
export function readApp(data: Value, words: Words): readonly FoundWarband[] {
  const root = withReferences(data);
  const asKept = readByKnownKeys(root, words);
  const asLearnt = readByKnownKeys(withInferredKeys(root, words), words);
  return understandingScore(asLearnt, words) > understandingScore(asKept, words)
    ? asLearnt
    : asKept;
}

/** Score for comparing two ways of reading: known types, names, gear, experience and counts found. */
function understandingScore(found: readonly FoundWarband[], words: Words): number {
  return found
    .flatMap(({ fighters }) => fighters)
    .reduce(
      (sum, { name, type, gear, xp, count }) =>
        sum +
        (isWord(words, 'profiles', type) ? 3 : 0) +
        (name !== '' && plain(name) !== plain(type) ? 1 : 0) +
        gear.length +
        (xp === null ? 0 : 1) +
        (count === null ? 0 : 1),
      0,
    );
}

function readByKnownKeys(root: Value, words: Words): readonly FoundWarband[] {
  const found = warbandsIn(root, 0)
    .slice(0, 30)
    .map((fields) => warbandOf(fields, words))
    .filter(({ fighters }) => fighters.length > 0);
  const [first, ...others] = found;
  if (first === undefined) return found;
  const about = unreadIn(root);
  const history = first.gold === null ? historyIn(root, 0) : '';
  const left: readonly Notice[] = [
    ...(history === '' ? [] : [{ code: 'PurseUnknown', about: history, line: null } as const]),
    ...(about === '' ? [] : [{ code: 'LeftOut', about, line: null } as const]),
  ];
  return [{ ...first, notices: [...first.notices, ...left] }, ...others];
}

/** The key of the list of what has happened to a warband; '' for none. */
function historyIn(value: Value, depth: number): string {
  if (depth > 3) return '';
  for (const [key, inner] of fieldsOf(value)) {
    if (HISTORY_KEY.test(keyName(key)) && listOf(inner).length > 0) return key.replace(/^~/u, '');
    const below = historyIn(inner, depth + 1);
    if (below !== '') return below;
  }
  return '';
}

function warbandsIn(value: Value, depth: number): readonly Fields[] {
  if (depth > 5) return [];
  if (isList(value.is)) {
    if (isListOfFighters(value)) return [new Map([['members', value]])];
    return value.is.flatMap((one) => warbandsIn(one, depth + 1));
  }
  const fields = fieldsOf(value);
  if (namedContainersOf(fields).length > 0) return [fields];
  const inside = (holds: (key: string) => boolean) =>
    [...fields].flatMap(([key, inner]) => (holds(key) ? warbandsIn(inner, depth + 1) : []));
  const known = inside((key) => WRAPPERS.has(keyName(key)));
  if (known.length > 0) return known;
  // A list under an unknown key, with the warband's name and type beside it.
  return unnamedContainersOf(fields).length > 0
    ? [fields]
    : inside((key) => !isOutsideWarband(key));
}

function isListOfFighters({ is }: Value): boolean {
  return isList(is) && is.length > 0 && is.every((one) => isFighter(fieldsOf(one), null));
}

interface Container {
  readonly role: ListRole | null;
  readonly people: readonly Fields[];
  readonly lines: readonly number[];
}

function containersOf(fields: Fields): readonly Container[] {
  const named = namedContainersOf(fields);
  return named.length > 0 ? named : unnamedContainersOf(fields);
}

function unnamedContainersOf(fields: Fields): readonly Container[] {
  return [...fields].flatMap(([key, value]) => {
    if (isOutsideWarband(key) || WRAPPERS.has(keyName(key)) || !isListOfFighters(value)) return [];
    const people = listOf(value).slice(0, IMPORT_LIMITS.fighters);
    return [{ role: null, people: people.map(fieldsOf), lines: people.map(({ line }) => line) }];
  });
}

function namedContainersOf(fields: Fields): readonly Container[] {
  return [...fields].flatMap(([key, value]) => {
    const name = keyName(key);
    const known = containerOf(key);
    if (known === null || typeof value.is !== 'object' || value.is === null) return [];
    const role = CONTAINERS.get(known) ?? null;
    // `heroes: { leader: {…}, others: [{…}, {…}] }`.
    const isOne = role !== null && isFighter(fieldsOf(value), role);
    const all = isList(value.is)
      ? value.is
      : isOne
        ? [value]
        : [...fieldsOf(value).values()].flatMap((one) =>
            isList(one.is) && role !== null ? one.is : [one],
          );
    const held = all.slice(0, IMPORT_LIMITS.fighters).map(asOneFighter);
    const people = held.filter((one) => isFighter(fieldsOf(one), role));
    const strict = known === name || people.length === held.length;
    return people.length === 0 || people.length * 2 < held.length || !strict
      ? []
      : [{ role, people: people.map(fieldsOf), lines: people.map(({ line }) => line) }];
  });
}

/** The known container key that a key is or ends with, as `customWarriors`, `myHeroes`; null for any other. */
function containerOf(key: string): string | null {
  const name = keyName(key);
  if (CONTAINERS.has(name)) return name;
  const [, last = ''] = /^[a-z\d]+?[ _-]*([A-Z][a-z]+|(?<=[_-])[a-z]+)$/u.exec(key) ?? [];
  return OWN_LIST.test(name) && CONTAINERS.has(keyName(last)) ? keyName(last) : null;
}

function isFighter(fields: Fields, role: ListRole | null): boolean {
  // `warband: "Skaven"` of a fighter is a reference, not a container.
  const keys = new Set(
    [...fields].flatMap(([key, { is }]) =>
      typeof is === 'string' && CONTAINERS.has(keyName(key)) && !NAME_KEYS.includes(keyName(key))
        ? []
        : [keyName(key)],
    ),
  );
  const has = (names: readonly string[]) => names.some((name) => keys.has(name));
  if (!has(NAME_KEYS) && !has(TYPE_KEYS)) return false;
  // Health points and runemarks belong to other games.
  if (keys.has('health') || keys.has('runemarks')) return false;
  // `dramatispersonae: true` is not a container either.
  const holds = [...fields].some(
    ([key, { is }]) => typeof is === 'object' && is !== null && HOLDER_KEYS.has(keyName(key)),
  );
  if (holds) return false;
  return (
    role !== null ||
    has([
      ...STAT_KEYS,
      ...XP_KEYS,
      ...COUNT_KEYS,
      ...GEAR_KEYS,
      'hero',
      'ishero',
      'customname',
      'fightertypeid',
      'weaponskill',
      'ws',
    ])
  );
}

/** Container keys that no fighter has; the excluded ones also occur as flags or counts of a fighter. */
const HOLDER_KEYS: ReadonlySet<string> = new Set(
  ['forces', 'warbands', ...CONTAINERS.keys()].filter(
    (key) => !['models', 'hero', 'henchman', 'hiredsword'].includes(key),
  ),
);

function warbandOf(raw: Fields, words: Words): FoundWarband {
  // Name and type may be in a nested object.
  const about = field(raw, ABOUT_KEYS);
  const band = field(raw, BAND_KEYS);
  const parts = [fieldsOf(band), fieldsOf(about), raw];
  const fields = derivedFrom(new Map(parts.flatMap((part) => [...part])), ...parts);
  const found = containersOf(fields);
  const offered = areForHire(
    found.flatMap(({ people }) => people),
    words,
  );
  const containers = offered ? [] : found;
  const leader = textField(fields, ['leaderuid', 'leaderinstanceid', 'leaderid', 'leader']);
  const fighters = containers.flatMap(({ role, people, lines }) =>
    people.map((one, at) => fighterOf(one, role, lines[at] ?? null, leader, words)),
  );
  return {
    ...EMPTY_WARBAND,
    ...warbandIdentity(fields, raw, words),
    fighters: fighters
      .filter(({ name, type }) => name !== '' || type !== '')
      .slice(0, IMPORT_LIMITS.fighters),
  };
}

function fighterOf(
  fields: Fields,
  given: ListRole | null,
  line: number | null,
  leader: string,
  words: Words,
): FoundFighter {
  const own = filledTextField(textFieldsOf(fields), NAME_KEYS);
  const titled = own === '' ? titleBesideType(fields, words) : null;
  const called = titled?.name ?? own;
  const named = namePartsIn(called, words);
  const kind = titled?.type ?? typeIn(fields, TYPE_KEYS, words);
  const type = kind || named.type;
  // With a separate type field, the whole name is a name, whatever it begins with: `Frère Guy`.
  const name = kind === '' || /[([]/.test(called) ? named.name : called;
  const ids = ['uid', 'id', 'instanceid', 'memberid', 'uuid'].map((key) =>
    textField(fields, [key]),
  );
  const status = plain(textField(fields, STATE_KEYS));
  const promoted =
    booleanOf(field(fields, ['promuheros', 'promoted', 'ispromoted', 'ispromotedhenchman'])) ===
    true;
  const listed = roleIn(fields, given);
  const role = promoted && listed !== 'hiredSword' ? 'hero' : listed;
  // `Zealot 2` of many, with the type beside it, is the second.
  const numbered = kind !== '' && /\p{L}\s+\d+$/u.test(called);
  const count = countIn(fields) ?? (numbered ? null : named.count);
  const { again, ...sorted } = wordsOf(fields, line, count ?? 1, words);
  const stats = statsOf(fields, words);
  const changed = changesIn(fields, words);
  const injuries = presentValues(fields, INJURY_KEYS).flatMap(listOf).map(fieldsOf);
  const lasting = injuries.map((one) => changesIn(one, words));
  const changes = summed([changed, ...lasting]);
  const held =
    booleanOf(field(fields, ['captured', 'iscaptured', 'captive'])) === true ? 'captured' : '';
  const captive = CAPTIVE_STATE.test(status) ? status : held;
  const gone =
    GONE_STATE.test(status) ||
    booleanOf(field(fields, ['dead', 'isdead', 'retired'])) === true ||
    booleanOf(field(fields, ['alive', 'isalive'])) === false;
  const misses = MISSING_STATE.test(status);
  const unsure: readonly Doubt[] = [
    ...(again ? (['equipment'] as const) : []),
    // What an injury has changed is neither here nor in the type.
    ...(Object.keys(stats).length === 0 && lasting.some((one) => Object.keys(one).length === 0)
      ? (['injuries'] as const)
      : []),
    ...(/\p{L}/u.test(status) && captive === '' && !gone && !misses && !USUAL_STATE.test(status)
      ? (['who'] as const)
      : []),
  ];
  return {
    ...EMPTY_FIGHTER,
    line,
    name,
    type,
    role,
    count,
    xp: numberOf(field(fields, XP_KEYS)) ?? xpInParts(fields) ?? named.xp,
    stats,
    changes,
    ...sorted,
    unsure,
    leader:
      booleanOf(field(fields, ['isleader', 'leader', 'chef'])) === true ||
      (leader !== '' && ids.includes(leader)),
    missesNext:
      booleanOf(
        field(fields, [
          'missnextgame',
          'missesnextgame',
          'missnext',
          'missesnext',
          'missnextbattle',
        ]),
      ) === true ||
      misses ||
      (numberOf(field(fields, ['gamestomiss', 'battlestomiss'])) ?? 0) > 0,
    captive,
    gone,
    promoted,
  };
}

/** His type, from the fields that may have it. */
function typeIn(fields: Fields, keys: readonly string[], words: Words): string {
  return (
    ownProfileName(fields) ||
    filledTextField(fields, keys) ||
    profileWord(fields, words) ||
    roleAsType(fields) ||
    profileName(fields) ||
    categoryAsType(fields)
  );
}

/** `{ title: 'Otto', type: 'Captain' }`: where nothing else is his name, the title is; null where it is his type. */
function titleBesideType(
  fields: Fields,
  words: Words,
): { readonly name: string; readonly type: string } | null {
  const name = textField(fields, [TITLE_KEY]);
  const type = name === '' ? '' : typeIn(fields, OTHER_TYPE_KEYS, words);
  if (type === '' || (isWord(words, 'profiles', name) && !isWord(words, 'profiles', type)))
    return null;
  return { name, type };
}

const OTHER_TYPE_KEYS: readonly string[] = TYPE_KEYS.filter((key) => key !== TITLE_KEY);

/** Lasting changes by characteristic: `adv: { WS: 1 }`, `mods: [{ stat: 'M', value: -1 }]`. */
function changesIn(fields: Fields, words: Words): Readonly<Record<string, number>> {
  const single = presentValues(fields, CHANGE_KEYS).flatMap((value) =>
    isList(value.is)
      ? value.is.map((one) => {
          const inner = fieldsOf(one);
          return [textField(inner, CHANGED_KEYS), field(inner, CHANGED_BY_KEYS)] as const;
        })
      : [...fieldsOf(value)],
  );
  const head = shortStatHeadOf(
    words.lexicon,
    single.map(([key]) => key),
  );
  return summed(
    single.map(([key, value], at) => {
      const id = head?.[at] ?? characteristicNamed(words.lexicon, key);
      const by = numberOf(value);
      return id === null || by === null || by === 0 || Math.abs(by) > MAX_CHANGE
        ? {}
        : { [id]: by };
    }),
  );
}

/** Of one characteristic: no fighter has more to gain or lose. */
const MAX_CHANGE = 9;

function summed(
  changes: readonly Readonly<Record<string, number>>[],
): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const [id, by] of changes.flatMap(Object.entries<number>))
    sums.set(id, (sums.get(id) ?? 0) + by);
  return Object.fromEntries(sums);
}

/** The current experience in `xp: { start: 20, now: 25 }`, `growth: { earned: 28 }`. */
function xpInParts(fields: Fields): number | null {
  const parts = presentValues(fields, [
    ...XP_KEYS,
    'growth',
    'progress',
    'advancement',
    'progression',
  ]);
  const numbers = parts.map((part) =>
    numberOf(field(fieldsOf(part), ['now', 'current', 'total', 'earned', 'value', ...XP_KEYS])),
  );
  return numbers.find((number) => number !== null) ?? null;
}

/** Only the text fields: in `Hero: 1` the 1 is not a name. */
function textFieldsOf(fields: Fields): Fields {
  return derivedFrom(new Map([...fields].filter(([, { is }]) => typeof is === 'string')), fields);
}

/** The type of somebody hired whom the player has made up, beside an id that says nothing. */
function ownProfileName(fields: Fields): string {
  return textField(fieldsOf(field(fields, OWN_PROFILE_KEYS)), ['nom', 'name']);
}

/** The type's name in a nested object, next to its characteristics. */
function profileName(fields: Fields): string {
  const inner = field(fields, ['profile', 'profil', 'type', 'unittype', 'warriortype', 'template']);
  return inner === undefined
    ? ''
    : textField(fieldsOf(inner), ['name', 'nom', 'displayname', 'title']);
}

/** `profil: "Prêtre-guerrier"`: a type in a field that other apps use for characteristics. */
function profileWord(fields: Fields, words: Words): string {
  const word = textField(fields, ['profil', 'profile', 'template']);
  return isWord(words, 'profiles', word) ? word : '';
}

/** Some apps use the type as category. */
function categoryAsType(fields: Fields): string {
  const category = textField(fields, ['category']);
  return roleByWord(category) === undefined ? category : '';
}

/** Some apps use "role" for the type, others for hero or henchman. */
function roleAsType(fields: Fields): string {
  const role = textField(fields, ['role', 'kind', 'rank']);
  // `Hero Kin` is a type.
  const more = / \p{L}/u.test(role) && !ROLE_END.test(role);
  return more || roleByWord(role) === undefined ? role : '';
}

function roleByWord(word: string): ListRole | undefined {
  const name = plain(word).replaceAll(' ', '');
  return ROLE_VALUES.find(([, values]) => values.test(name))?.[0];
}

function roleIn(fields: Fields, given: ListRole | null): ListRole | null {
  const hired = field(fields, [
    'hiredsword',
    'ishiredsword',
    'hired',
    'francstireur',
    'isdramatispersonae',
  ]);
  if (booleanOf(hired) === true) return 'hiredSword';
  if (textField(fields, ['franctireurid', 'hiredswordid']) !== '') return 'hiredSword';
  if (ownProfileName(fields) !== '') return 'hiredSword';
  if (given !== null) return given;
  const kind = roleByWord(
    textField(fields, [
      'kind',
      'role',
      'category',
      'unitrole',
      'warriorclass',
      'cls',
      'tier',
      'type',
    ]),
  );
  if (kind !== undefined) return kind;
  const hero = field(fields, ['hero', 'ishero']);
  if (typeof hero?.is === 'boolean') return hero.is ? 'hero' : 'henchmen';
  if (typeof hero?.is === 'number') return hero.is > 0 ? 'hero' : 'henchmen';
  return null;
}

function countIn(fields: Fields): number | null {
  const said = COUNT_KEYS.map((key) => numberOf(field(fields, [key]))).find(
    (number) => number !== null && number > 0,
  );
  if (said !== undefined && said !== null) return Math.min(said, 99);
  const number = numberOf(field(fields, ['models']));
  if (number !== null && number > 0) return Math.min(number, 99);
  const models = field(fields, ['models', 'membernames', 'individuals'])?.is;
  return models !== undefined && isList(models) && models.length > 0 ? models.length : null;
}

function statsOf(fields: Fields, words: Words): Readonly<Record<string, number>> {
  const block = field(fields, STAT_KEYS);
  if (typeof block?.is === 'string') return statsIn(words.lexicon, block.is)?.stats ?? {};
  const cells = block === undefined || fieldsOf(block).size === 0 ? fields : fieldsOf(block);
  const keys = [...cells.keys()];
  const short =
    statHeadOf(words.lexicon, keys) ??
    (cells === fields ? null : shortStatHeadOf(words.lexicon, keys));
  const curt = keys.some((key) => keyName(key) === 'ballistic');
  return Object.fromEntries(
    keys.flatMap((key, at) => {
      const id =
        short?.[at] ??
        characteristicNamed(words.lexicon, (curt ? SHORT_STAT_NAMES[keyName(key)] : null) ?? key);
      if (id === null || id === undefined) return [];
      const value = field(cells, [keyName(key)]);
      const number = typeof value?.is === 'string' ? cellNumber(value.is) : currentNumber(value);
      return number === null || number < 0 || number > 99 ? [] : [[id, number] as const];
    }),
  );
}

/** The current value in `{ "base": 3, "current": 4 }`. */
function currentNumber(value: Value | undefined): number | null {
  const fields = fieldsOf(value);
  return numberOf(fields.size === 0 ? value : field(fields, CURRENT_KEYS));
}

const CURRENT_KEYS: readonly string[] = keyList(
  'current; now; actual; actuel; aktuell; attuale; total; final; value; valeur; wert; valor; base',
);

/** Characteristics that some apps name by their first word only. */
const SHORT_STAT_NAMES: Readonly<Record<string, string>> = {
  weapon: 'weapon skill',
  ballistic: 'ballistic skill',
  actions: 'attacks',
};

function wordsOf(fields: Fields, line: number | null, size: number, words: Words) {
  const lists = presentValues(fields, GEAR_KEYS);
  const kept = lists.some(({ is }) => isList(is));
  const { items: gear, again } = withoutCopies(
    lists
      // Some apps also store the name of the equipment list to choose from.
      .filter(({ is }) => !kept || typeof is !== 'string' || !isListName(is, words))
      .toSorted((a, b) => Number(isList(b.is)) - Number(isList(a.is)))
      .map((value) =>
        gearIn(value, words, 0).filter(({ text }) => lists.length < 2 || !LIST_NAME.test(text)),
      ),
    words,
  );
  const dagger = booleanOf(field(fields, ['hasfreedagger', 'freedagger'])) === true;
  const armed = gear.some(({ text }) => plain(text) === 'dagger');
  const free: readonly FoundItem[] = dagger && !armed ? [{ text: 'Dagger', count: 1, line }] : [];
  const wordsIn = (keys: readonly string[]) =>
    presentValues(fields, keys)
      .flatMap(textsIn)
      .map((word) => withMeaning(word, words));
  const termsIn = (keys: readonly string[]) =>
    wordsIn(keys).map((word) => ({ ...word, term: true }));
  return {
    again,
    gear: perModel(mergeDuplicates([...gear, ...free]), size, lists.some(coversWholeGroup)),
    skills: termsIn(SKILL_KEYS),
    injuries: termsIn(INJURY_KEYS),
    rules: wordsIn(RULE_KEYS),
  };
}

/** Whether a list has every single item of a group, each with an id or a per-model count. */
function coversWholeGroup(list: Value): boolean {
  return listOf(list).some((one) => field(fieldsOf(one), ['instanceid', 'permodel']) !== undefined);
}

/** Counts per model: three models with three of everything have one each. */
function perModel(gear: readonly FoundItem[], size: number, all: boolean): readonly FoundItem[] {
  const several = size > 1 && (all || size > 2) && gear.every(({ count }) => count % size === 0);
  return several ? gear.map((one) => ({ ...one, count: one.count / size })) : gear;
}

/** The entries of `{ "Ability1": { "name": "Dodge" }, "Sprint": true }`. */
function namedEntries(one: Value): readonly Value[] {
  const fields = fieldsOf(one);
  if (fields.size === 0 || filledTextField(fields, WORD_KEYS) !== '') return [one];
  return [...fields].flatMap(([key, inner]): readonly Value[] => {
    if (inner.is === true) return [{ line: inner.line, is: key }];
    const named = filledTextField(fieldsOf(inner), WORD_KEYS) !== '';
    return typeof inner.is === 'string' || named ? [inner] : [];
  });
}

/** Keys for the name of a skill, an injury or a rule. */
const WORD_KEYS: readonly string[] = keyList(
  'name; displayname; skillname; injuryname; nom; label; title; spellname; description; type; id; key',
);

function textsIn(value: Value): readonly FoundWord[] {
  if (typeof value.is === 'string') {
    return splitOutsideBrackets(value.is, ',;').map((text) => ({ text, line: value.line }));
  }
  return listOf(value)
    .flatMap(namedEntries)
    .flatMap((one) => {
      const text =
        typeof one.is === 'string' ? one.is.trim() : filledTextField(fieldsOf(one), WORD_KEYS);
      return text === '' || text.length > 120 ? [] : [{ text, line: one.line }];
    });
}
