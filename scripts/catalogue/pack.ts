import type { Element } from '#exchange/import/files/tree.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { sectionOf, withoutGrade } from '#exchange/import/words/sections.ts';
import { withLanguageOf, wordsOf } from '#exchange/import/words/words.ts';
import { EMBLEMS } from '#rules/contract/emblems.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { PACK_VERSION, type Pack, type PackProfile } from '#rules/systems/mordheim/packs/schema.ts';
import { SHARED_MAXIMUMS } from '#rules/systems/mordheim/racial-maximums.ts';
import { SHARED_LISTS } from '#rules/systems/mordheim/skill-lists.ts';
import english from '../../locales/en/mordheim.json' with { type: 'json' };
import french from '../../locales/fr/mordheim.json' with { type: 'json' };
import { EVERY_PACK } from '../every-pack.ts';
import type { Library } from './entries.ts';
import { type Fighter, fightersIn, type Game, isMoney } from './fighter.ts';
import { idOf, type Things, thingsFor, usualPrice } from './things.ts';

/** A pack made of a catalogue, and what whoever finishes it has to know. */
export interface MadePack {
  readonly id: string;
  /** The file. */
  readonly text: string;
  readonly lines: readonly string[];
}

type Table<Key extends 'equipment' | 'skillLists' | 'maximums'> = Record<
  string,
  NonNullable<Pack[Key]>[string]
>;

/** What is being made. */
interface Making {
  readonly id: string;
  readonly things: Things;
  readonly names: (text: string) => Readonly<Record<string, string>>;
  readonly say: (kind: Kind, text: string) => void;
  readonly equipment: Table<'equipment'>;
  readonly skillLists: Table<'skillLists'>;
  readonly maximums: Table<'maximums'>;
}

type Kind = 'assumed' | 'not told' | 'not understood' | 'to be written';

const ROLES = {
  hero: 'hero',
  henchmen: 'henchman',
  hiredSword: 'hired-sword',
  animal: 'animal',
} as const;

/** The warband of a catalogue; null for one without heroes or henchmen, from which others take things. */
export function packOf(root: Element, all: readonly Element[], library: Library): MadePack | null {
  const game = gameOf(all, library);
  const fighters = library.entriesOf(root).flatMap((entry) => fightersIn(entry, game));
  if (fighters.every(({ role }) => role === 'hiredSword')) return null;
  const title = root.attribute('name').trim();
  const id = idOf(withoutGrade(title));
  const said = fighters.flatMap(({ name, rules, gear }) => [
    name,
    ...rules,
    ...gear.map((one) => one.name),
  ]);
  const words = withLanguageOf(game.words, said);
  const lines: string[] = [];
  const making: Making = {
    id,
    things: thingsFor(id, words),
    names: (text) => ({ [words.language ?? 'en']: text.slice(0, 80) }),
    say: (kind, text) => lines.push(`${kind}: ${text}`),
    equipment: {},
    skillLists: {},
    maximums: {},
  };
  const { names, say, things, equipment, skillLists, maximums } = making;
  if (EVERY_PACK.some((pack) => pack.id === id))
    say('assumed', `id ${id}, which a pack of the app has: yours would stand in its place`);
  const leader = leaderOf(fighters, say);
  const isCounted = fighters.some(({ xp }) => xp !== null);
  const ids = new Set<string>();
  const profiles = fighters.map((fighter) => ({
    ...profileOf(fighter, freeId(idOf(fighter.name), ids), isCounted, making),
    leader: fighter === leader || undefined,
  }));
  const rules = library.rulesOf(root).filter((rule) => !EXPERIENCE.test(rule));
  const traits = traitsOf(rules, making, 'the warband');
  const [race, ...others] = new Set(profiles.map((one) => one.race));
  const isOneRace = others.length === 0 && race !== undefined;
  const brought = things.brought();
  const pack = {
    pack: PACK_VERSION,
    id,
    names: names(withoutGrade(title)),
    grade: GRADES.find((one) => title.toLowerCase().includes(`(${one})`)),
    source: `Catalogue “${title}”, revision ${root.attribute('revision') || '?'}`.slice(0, 400),
    warband: { ...limitsOf(all, game, say), traits: filled(traits) },
    race: isOneRace ? race : undefined,
    maximums: filled(maximums),
    profiles: isOneRace ? profiles.map((one) => ({ ...one, race: undefined })) : profiles,
    equipment: filled(equipment),
    things: filled(brought),
    skillLists: filled(skillLists),
  };
  if (game.gold === '')
    say('not told', 'costs: the file of the game (.gst) says what gold crowns are');
  say('not told', 'kinds, hires, market, promotions, and whatever else docs/packs.md has');
  for (const link of library.broken) say('not understood', `a link to ${link}`);
  for (const path of unwritten(brought)) say('to be written', path);
  return { id, text: `${JSON.stringify(pack, null, 2)}\n`, lines };
}

/** A rule on how experience is gained. */
const EXPERIENCE = /\bexp\b|advance?ment/iu;

const GRADES = ['1a', '1b', '1c'] as const;

/** What the files of a game call gold crowns. */
function gameOf(all: readonly Element[], { nameOf }: Library): Game {
  const types = all
    .flatMap((root) => root.list('costTypes', 'costType'))
    .map((one) => ({ id: one.attribute('id'), name: one.attribute('name') }))
    .filter(({ id }) => id !== lexicon.catalogueFiles.ratingCost);
  const gold = types.find(({ name }) => isMoney(name));
  return {
    words: wordsOf(lexicon),
    gold: gold?.id ?? '',
    rarity: types.find(({ name }) => plain(name) === 'rarity')?.id ?? 'rarity',
    nameOf,
  };
}

// ── The warband ────────────────────────────────────────────────────────────────────────────────

/** The one whom the files call leader, else a hero who must be there, else any. */
function leaderOf(fighters: readonly Fighter[], say: Making['say']): Fighter | undefined {
  const heroes = fighters.filter(({ role }) => role === 'hero');
  const called = heroes.filter(({ isLeader }) => isLeader);
  if (called.length === 1) return called[0];
  const leader =
    called[0] ?? heroes.find(({ isNeeded, max }) => isNeeded && max === 1) ?? heroes[0];
  say('assumed', `leader ${leader?.name ?? '?'}`);
  return leader;
}

/** What no file says is as most warbands have it. */
function limitsOf(all: readonly Element[], { gold }: Game, say: Making['say']) {
  const atMost = all
    .flatMap((root) => root.list('forceEntries', 'forceEntry'))
    .flatMap((force) => force.list('categoryLinks', 'categoryLink'))
    .filter((link) => sectionOf(link.attribute('name')) === 'hero')
    .flatMap((link) => link.list('constraints', 'constraint'))
    .find((one) => one.attribute('type') === 'max' && Number(one.attribute('value')) > 0);
  const purse = all
    .flatMap((root) => root.list('costTypes', 'costType'))
    .find((one) => one.attribute('id') === gold && Number(one.attribute('defaultCostLimit')) > 0);
  const told = {
    startGold: purse === undefined ? null : Number(purse.attribute('defaultCostLimit')),
    minFighters: null,
    maxFighters: null,
    maxHeroes: atMost === undefined ? null : Number(atMost.attribute('value')),
  };
  const [emblem] = EMBLEMS;
  for (const [field, value] of Object.entries({ emblem, ...USUAL }))
    if (!Object.entries(told).some(([each, said]) => each === field && said !== null))
      say('assumed', `warband.${field} ${value}`);
  return {
    emblem,
    startGold: told.startGold ?? USUAL.startGold,
    minFighters: USUAL.minFighters,
    maxFighters: USUAL.maxFighters,
    maxHeroes: told.maxHeroes ?? USUAL.maxHeroes,
  };
}

const USUAL = { startGold: 500, minFighters: 3, maxFighters: 15, maxHeroes: 6 };

// ── Its profiles ───────────────────────────────────────────────────────────────────────────────

function profileOf(fighter: Fighter, id: string, isCounted: boolean, making: Making) {
  const { names, say, things } = making;
  const { name, max, cost, xp } = fighter;
  const role = ROLES[fighter.role];
  for (const text of fighter.unclear) say('not understood', `${name}: ${text}`);
  if (role === 'hired-sword') say('not told', `${name}: upkeep, and who hires him`);
  const never = xp === null && isCounted && LOWLY.includes(role);
  if (never) say('assumed', `${name}: never gains experience`);
  const [magic, ...others] = [...fighter.magic].map(([list, spells]) => things.magic(list, spells));
  for (const other of others) say('not told', `${name}: ${other.id}, as one list of spells is all`);
  const isAnimal = role === 'animal' ? { animal: true } : {};
  const casts = magic === undefined ? {} : { [magic.prayers ? 'prayers' : 'wizard']: true };
  return {
    id,
    names: names(name),
    role,
    max: max ?? undefined,
    cost: Math.round(cost),
    startXp: never ? undefined : (xp ?? 0),
    profile: statsOf(fighter, say),
    traits: filled({ ...isAnimal, ...traitsOf(fighter.rules, making, name), ...casts }),
    race: raceOf(fighter, making),
    equipment: equipmentOf(fighter, id, making),
    skills: filled(skillsOf(fighter, making)),
    magic: magic?.id,
  };
}

/** Those of whom some gain no experience. */
const LOWLY: readonly string[] = ['henchman', 'animal'];

function statsOf({ name, stats }: Fighter, say: Making['say']): PackProfile['profile'] {
  const missing = lexicon.characteristics.filter((id) => !Object.hasOwn(stats, id));
  if (missing.length > 0) say('assumed', `${name}: 0 for ${missing.join(', ')}`);
  const all = Object.values(stats);
  if (all.length > 0 && all.every((value) => value === 0))
    say('not told', `${name}: characteristics`);
  return nine(stats);
}

function nine(stats: Fighter['stats']): PackProfile['profile'] {
  const { M = 0, WS = 0, BS = 0, S = 0, T = 0, W = 0, I = 0, A = 0, Ld = 0 } = stats;
  return { M, WS, BS, S, T, W, I, A, Ld };
}

function traitsOf(
  rules: readonly string[],
  { things, say }: Making,
  whose: string,
): Readonly<Record<string, true | number>> {
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const trait = things.trait(rule);
      if (trait === null) say('not understood', `${whose}: “${rule}” wants a number or a word`);
      return trait === null ? [] : [trait];
    }),
  );
}

/** By the numbers: races have many names. */
function raceOf({ maximum }: Fighter, { id, maximums }: Making): string | undefined {
  if (maximum === null) return undefined;
  const stats = nine(maximum.stats);
  const known = Object.entries({ ...SHARED_MAXIMUMS, ...maximums }).find(([, each]) =>
    Object.entries(each).every(([characteristic, most]) => maximum.stats[characteristic] === most),
  );
  if (known !== undefined) return known[0];
  const name = idOf(maximum.name);
  const race = Object.hasOwn({ ...SHARED_MAXIMUMS, ...maximums }, name) ? `${id}-${name}` : name;
  maximums[race] = stats;
  return race;
}

/** His list of equipment: those who choose from the same things share one. */
function equipmentOf(
  { gear, list, name }: Fighter,
  profileId: string,
  { things, equipment, say }: Making,
): string | undefined {
  const prices = new Map<string, number>();
  for (const ware of gear) {
    const id = things.item(ware.name, ware);
    // A first dagger is free, the second isn’t.
    if (id !== '') prices.set(id, Math.max(prices.get(id) ?? 0, ware.price));
    const pair = ware.isOne ? undefined : PAIRS.get(id);
    if (pair !== undefined) prices.set(pair, Math.max(prices.get(pair) ?? 0, ware.price * 2));
  }
  if (prices.size > LONGEST)
    say('not told', `${name}: which of ${prices.size} things his own list holds`);
  if (prices.size === 0) return undefined;
  const own = things.brought().items ?? {};
  const other = [...prices].filter(
    ([id, price]) => price > 0 && price !== (own[id]?.price ?? usualPrice(id)),
  );
  const items = [...prices.keys()];
  const row = other.length === 0 ? { items } : { items, prices: Object.fromEntries(other) };
  const same = Object.entries(equipment).find(
    ([, each]) => JSON.stringify(each) === JSON.stringify(row),
  );
  if (same !== undefined) return same[0];
  const called = idOf(list || name);
  const id = Object.hasOwn(equipment, called) ? profileId : called;
  equipment[id] = row;
  return id;
}

const PAIRS = new Map(Object.entries(lexicon.pairs));

/** Whoever has more to choose from is before a whole market. */
const LONGEST = 40;

/** The lists of skills that he learns from. */
function skillsOf({ skills, name }: Fighter, making: Making): readonly string[] {
  const { id: packId, things, names, say, skillLists } = making;
  const lists = [...skills].flatMap(([list, own]) => {
    const bare = plain(list)
      .replaceAll(/\bskills?\b|\bcompetences?\b/gu, '')
      .trim();
    const byName = SHARED_IDS.find((id) =>
      [english, french].some((locale) => fold(locale.after.skills[id]) === fold(bare)),
    );
    if (byName !== undefined) return [byName];
    if (own.length === 0) {
      say('not understood', `${name}: what is in “${list}”`);
      return [];
    }
    const ids = own.map(things.skill);
    const byContents = SHARED_IDS.find(
      (id) => ids.filter((skill) => sharedSkills(id).has(skill)).length * 2 > ids.length,
    );
    if (byContents !== undefined) return [byContents];
    const id = `${packId}-${idOf(bare || 'special')}`;
    skillLists[id] ??= { names: names(list), skills: [...new Set(ids)] };
    return [id];
  });
  return [...new Set(lists)];
}

const SHARED_IDS = ['combat', 'shooting', 'academic', 'strength', 'speed'] as const;

function sharedSkills(id: (typeof SHARED_IDS)[number]): ReadonlySet<string> {
  return new Set(SHARED_LISTS[id]);
}

// ── Small things ───────────────────────────────────────────────────────────────────────────────

/** Nothing in place of what is empty: such a field is left out. */
function filled<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let at = 2; taken.has(free); at += 1) free = `${id}-${at}`;
  taken.add(free);
  return free;
}

/** Whatever the pack brings without a word on what it does. */
function unwritten(brought: NonNullable<Pack['things']>): readonly string[] {
  const { traits = {}, skills = {}, items = {}, spells = {} } = brought;
  return [
    ...Object.entries({ traits, skills, items }).flatMap(([kind, rows]) =>
      Object.entries(rows).map(([id, { hints }]) => ({
        path: `things.${kind}.${id}.hints`,
        hints,
      })),
    ),
    ...Object.entries(spells).flatMap(([list, { spells: rows }]) =>
      rows.map(({ hints }, at) => ({ path: `things.spells.${list}.spells.${at}.hints`, hints })),
    ),
  ].flatMap(({ path, hints }) => (Object.keys(hints).length === 0 ? [path] : []));
}
