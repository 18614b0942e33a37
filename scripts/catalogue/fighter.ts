import { RACIAL_MAXIMUM } from '#exchange/import/builders/labels.ts';
import type { Profile } from '#exchange/import/files/tree.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import {
  isRole,
  saysAdvance,
  saysExperience,
  saysLeader,
  saysPromoted,
  sectionOf,
  withoutGrade,
} from '#exchange/import/words/sections.ts';
import { cellNumber, statHeadOf } from '#exchange/import/words/stat-heads.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { ListRole, ListSection } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import type { Entry } from './entries.ts';
import type { Spell, Ware } from './things.ts';

/** What a catalogue says of one kind of fighter, by the names that it gives things. */
export interface Fighter {
  readonly name: string;
  readonly role: ListRole | 'animal';
  readonly stats: Readonly<Record<string, number>>;
  /** The most that his race can have. */
  readonly maximum: {
    readonly name: string;
    readonly stats: Readonly<Record<string, number>>;
  } | null;
  readonly cost: number;
  /** Of him in a warband; null: as many as fit. */
  readonly max: number | null;
  readonly isLeader: boolean;
  readonly isNeeded: boolean;
  /** Null: he never gains any. */
  readonly xp: number | null;
  readonly rules: readonly string[];
  readonly gear: readonly (Ware & { readonly name: string })[];
  /** What his list of gear is called; '' for nothing. */
  readonly list: string;
  /** Names of lists of skills, with what is in them. */
  readonly skills: ReadonlyMap<string, readonly string[]>;
  readonly magic: ReadonlyMap<string, readonly Spell[]>;
  /** What nobody here understands, for whoever finishes the pack. */
  readonly unclear: readonly string[];
}

/** What the ids of a game’s files stand for. */
export interface Game {
  readonly words: Words;
  /** The type of the cost that is gold crowns, and of how rare a thing is. */
  readonly gold: string;
  readonly rarity: string;
  readonly nameOf: (id: string) => string;
}

/** The fighters that an entry at the top of a catalogue stands for; none for what is nobody. */
export function fightersIn(entry: Entry, game: Game): readonly Fighter[] {
  const role = roleOf(entry, game.words);
  if (entry.hidden || role === '') return [];
  const inside = visible(entry);
  if (entry.profiles.some((profile) => isFighter(profile, game.words)))
    return [fighterOf(entry, role, game)];
  // A group of several kinds.
  const models = inside.filter(
    ({ profiles, type }) =>
      type !== 'upgrade' && profiles.some((profile) => isFighter(profile, game.words)),
  );
  const [only] = models;
  return models.length === 1 && only !== undefined
    ? [
        fighterOf(
          { ...entry, profiles: only.profiles, rules: [...entry.rules, ...only.rules] },
          role,
          game,
        ),
      ]
    : models.map((model) => fighterOf(model, roleOf(model, game.words) || role, game));
}

function visible(entry: Entry): readonly Entry[] {
  return entry.inside().filter(({ hidden }) => !hidden);
}

/** '' for what is no fighter, null where nothing says it. */
function roleOf({ categories }: Entry, { lexicon }: Words): ListRole | '' | null {
  const ids = Object.entries(lexicon.catalogueFiles.roles);
  for (const { id, name } of categories.toSorted((a, b) => Number(b.primary) - Number(a.primary))) {
    const known = ids.find(([start]) => id.startsWith(start));
    if (known !== undefined) return known[1];
    const section = sectionOf(name);
    if (isRole(section)) return section;
    if (section === 'notes' || section === 'stash') return '';
  }
  return null;
}

function isFighter({ typeId, cells }: Profile, { lexicon }: Words): boolean {
  return (
    typeId === lexicon.catalogueFiles.fighterProfile ||
    statHeadOf(
      lexicon,
      cells.map(({ name }) => name),
    ) !== null
  );
}

function fighterOf(entry: Entry, role: ListRole | null, game: Game): Fighter {
  const { words, gold } = game;
  const unclear: string[] = [];
  const mine = entry.profiles.filter((profile) => isFighter(profile, words));
  const real = mine.filter(({ name }) => !RACIAL_MAXIMUM.test(name));
  const maximum = mine.find(({ name }) => RACIAL_MAXIMUM.test(name));
  const named = real.find(({ name }) => fold(name) === fold(entry.name)) ?? real[0];
  for (const other of real) if (other !== named) unclear.push(`another profile: ${other.name}`);
  const models = visible(entry).filter((one) => isModel(one, entry));
  const [model] = models;
  for (const other of models) if (other !== model) unclear.push(`another model: ${other.name}`);
  const found = gatherIn(entry, game);
  const rules = [...entry.rules, ...(model?.rules ?? []), ...found.rules];
  const isAnimal = role !== 'hero' && rules.some((rule) => ANIMAL.test(plain(rule)));
  if (role === null) unclear.push('no category: taken as a henchman');
  return {
    name: withoutGrade(entry.name),
    role: isAnimal ? 'animal' : (role ?? 'henchmen'),
    stats: statsOf(named, words),
    maximum:
      maximum === undefined
        ? null
        : { name: maximum.name.replace(RACIAL_MAXIMUM, '').trim(), stats: statsOf(maximum, words) },
    cost: (entry.costs.get(gold) ?? 0) + (model?.costs.get(gold) ?? 0),
    max: maxOf(entry, model, game, unclear),
    isLeader: found.isLeader || entry.rules.some(saysLeader),
    isNeeded: least(entry) > 0,
    xp: found.xp,
    rules: rules.filter((rule) => !saysLeader(rule) && !ANIMAL.test(plain(rule))),
    gear: found.gear,
    list: found.list,
    skills: found.skills,
    magic: found.magic,
    unclear: [
      ...unclear,
      ...found.unclear,
      ...changesSaid([...entry.changed, ...(model?.changed ?? []), ...found.changed], game),
    ],
  };
}

/** A rule that he is one. */
const ANIMAL = /^(?:animal|animals|animaux)$/u;

/** What stands for each miniature of a group. */
function isModel(one: Entry, group: Entry): boolean {
  return one.type === 'model' || (!one.isGroup && fold(one.name) === fold(group.name));
}

function statsOf(
  profile: Profile | undefined,
  { lexicon }: Words,
): Readonly<Record<string, number>> {
  const cells = profile?.cells ?? [];
  const ids = Object.entries(lexicon.catalogueFiles.characteristics);
  const head = statHeadOf(
    lexicon,
    cells.map(({ name }) => name),
  );
  return Object.fromEntries(
    cells.flatMap(({ typeId, text }, at) => {
      const id = ids.find(([start]) => typeId.startsWith(start))?.[1] ?? head?.[at] ?? null;
      const number = /^\s*[-–—]\s*$/.test(text) ? 0 : cellNumber(text);
      return id === null || number === null ? [] : [[id, number]];
    }),
  );
}

/** How many the warband can have; a model’s limit within its group is the size of a group, which the app knows. */
function maxOf(
  entry: Entry,
  model: Entry | undefined,
  { nameOf }: Game,
  unclear: string[],
): number | null {
  const own = entry.limits.filter(({ kind }) => kind === 'max');
  const ofModel = (model?.limits ?? []).filter(
    ({ kind, scope }) => kind === 'max' && scope !== 'parent',
  );
  const limits = (model === undefined ? own : [...ofModel, ...own]).flatMap((limit) => {
    const { field, scope, value, isShare } = limit;
    if (value < 0) return [];
    if (field === 'selections' && WHOLE.includes(scope) && !isShare && value > 0 && value < 100)
      return [value];
    unclear.push(
      `limit: at most ${value}${isShare ? ' %' : ''} ${nameOf(field) || field} in ${scope}`,
    );
    return [];
  });
  return limits.length === 0 ? null : Math.min(...limits);
}

const WHOLE: readonly string[] = ['roster', 'force', 'parent'];

interface Found {
  xp: number | null;
  isLeader: boolean;
  list: string;
  readonly rules: string[];
  readonly gear: (Ware & { readonly name: string })[];
  readonly skills: Map<string, string[]>;
  readonly magic: Map<string, readonly Spell[]>;
  readonly unclear: string[];
  readonly changed: string[];
}

/** All that can be chosen for a fighter, sorted by the groups that it is in. */
function gatherIn(fighter: Entry, game: Game): Found {
  const found: Found = {
    xp: null,
    isLeader: false,
    list: '',
    rules: [],
    gear: [],
    skills: new Map(),
    magic: new Map(),
    unclear: [],
    changed: [],
  };
  const { words } = game;

  const left = new Map<string, Set<string>>();
  const leave = (group: string, name: string): void => {
    left.set(group, (left.get(group) ?? new Set()).add(name));
  };

  /** @param group the nearest that is named */
  const visit = (one: Entry, section: ListSection | null, group: string): void => {
    const { name } = one;
    const own = sectionOf(withoutGrade(name));
    if (TRADE.test(plain(name)) || isMoney(name) || saysPromoted(name) || saysAdvance(name)) return;
    if (own !== null && APART.includes(own)) return;
    if (saysLeader(name)) {
      found.isLeader = true;
      return;
    }
    if (saysExperience(name)) {
      found.xp = Math.max(found.xp ?? 0, least(one));
      return;
    }
    found.changed.push(...one.changed);
    const spells = one.isMissing ? [] : spellsIn(one, game);
    if (spells.length > 1) {
      found.magic.set(name, spells);
      return;
    }
    const inner = one.isMissing ? [] : visible(one);
    const isThing = !one.isGroup && (isWare(one, words) || isWord(words, 'items', name));
    if (inner.length > 0 && !isThing) {
      if (own === 'gear' && found.list === '') found.list = /\(([^()]+)\)/u.exec(name)?.[1] ?? '';
      for (const child of inner) visit(child, own ?? section ?? sectionWithin(name), name);
    } else if (one.isGroup) {
      if (own === 'skills' || section === 'skills' || sectionWithin(name) === 'skills')
        found.skills.set(name, found.skills.get(name) ?? []);
      else if (one.isMissing) found.unclear.push(`what is in “${name}”`);
    } else if (section === 'skills' && !isWare(one, words)) {
      const isList = SKILLS.test(plain(group)) && sectionOf(group) === null;
      const known = isList || isWord(words, 'skills', name);
      if (known && priceOf(one, game) === 0) {
        found.skills.set(group, [...(found.skills.get(group) ?? []), name]);
      } else leave(group, name);
    } else if (isThing || section === 'gear') {
      if (least(one) > 0 && priceOf(one, game) === 0) found.rules.push(name);
      else found.gear.push(wareOf(one, group, game));
    } else if (least(one) > 0) found.rules.push(...(one.rules.length > 0 ? one.rules : [name]));
    else leave(group, name);
  };

  for (const child of visible(fighter))
    if (!isModel(child, fighter)) visit(child, null, child.name);
    else for (const inner of visible(child)) visit(inner, null, inner.name);
  for (const [group, names] of left)
    found.unclear.push(
      group === [...names].join() ? `“${group}”` : `“${group}”: ${[...names].join(', ')}`,
    );
  return found;
}

/** Whether a text is a word for gold crowns. */
export function isMoney(name: string): boolean {
  return MONEY.has(plain(name));
}

const MONEY = new Set(LANGUAGES.flatMap(({ money }) => money).map(plain));

/** Where warbands buy during a campaign: the app has the whole market. */
const TRADE = /\b(?:trading post|comptoir|marche)\b/u;

/** What happens to fighters later, and what is nobody’s. */
const APART: readonly ListSection[] = ['injuries', 'advances', 'stash', 'dead', 'notes'];

const SKILLS = /\b(?:skills?|competences?)\b/u;

/** `Shooting Skills`: a section with another word before or after it. */
function sectionWithin(name: string): ListSection | null {
  return SKILLS.test(plain(name)) ? 'skills' : null;
}

function least({ limits }: Entry): number {
  const all = limits.filter(({ kind, field }) => kind === 'min' && field === 'selections');
  return Math.max(0, ...all.map(({ value }) => value));
}

function priceOf({ costs }: Entry, { gold }: Game): number {
  return Math.max(0, Math.round(costs.get(gold) ?? 0));
}

function isWare({ profiles }: Entry, words: Words): boolean {
  return profiles.some((profile) => !isFighter(profile, words) && difficultyOf(profile) === null);
}

function wareOf(one: Entry, group: string, game: Game): Ware & { readonly name: string } {
  const rarity = Math.round(one.costs.get(game.rarity) ?? 0);
  return {
    name: one.name,
    shelf: shelfOf(one, group, game),
    price: priceOf(one, game),
    isOne: one.limits.some(({ kind, value }) => kind === 'max' && value === 1),
    rarity: rarity > 1 && rarity < 19 ? rarity : 0,
  };
}

/** By what kind of profile it has, else by the group that it is in. */
function shelfOf({ profiles }: Entry, group: string, { words, nameOf }: Game): Ware['shelf'] {
  const [profile] = profiles.filter((one) => !isFighter(one, words));
  const type = `${profile?.typeName ?? ''} ${nameOf(profile?.typeId ?? '')}`;
  for (const text of [type, group].map(plain)) {
    const [shelf] = SHELVES.find(([, pattern]) => pattern.test(text)) ?? [];
    if (shelf !== undefined) return shelf;
  }
  return 'other';
}

const SHELVES = [
  ['missiles', /\b(?:missiles?|ranged|shooting|tir)\b/u],
  ['armour', /\b(?:armou?rs?|armures?)\b/u],
  ['weapons', /\b(?:weapons?|armes?|hand to hand|melee)\b/u],
] as const;

/** The spells in a group: each has a profile that says how difficult it is, or the group says what they are. */
function spellsIn(group: Entry, game: Game): readonly Spell[] {
  const isMagic = MAGIC.test(plain(group.name));
  return visible(group).flatMap((one) => {
    const [spell] = one.profiles.filter((profile) => !isFighter(profile, game.words));
    const difficulty = spell === undefined ? null : difficultyOf(spell);
    const isLeaf = !one.isGroup && visible(one).length === 0;
    if (difficulty === null && !(isMagic && isLeaf && priceOf(one, game) === 0)) return [];
    const name = one.name.replace(/^\d+\s*[-.):]?\s*/u, '');
    return [{ name, difficulty: difficulty !== null && difficulty > 1 ? difficulty : null }];
  });
}

const MAGIC = /\b(?:magic|spells?|prayers?|rituals?|magie|sorts?|prieres?|rituels?)\b/u;

/** 0 for a spell that always succeeds, null for what is no spell. */
function difficultyOf({ cells }: Profile): number | null {
  const cell = cells.find(({ name }) => /^diffic/iu.test(name));
  return cell === undefined ? null : Number(/\d+/u.exec(cell.text)?.[0] ?? 0);
}

/** One line for all that depends on other choices. */
function changesSaid(fields: readonly string[], { words, gold, nameOf }: Game): readonly string[] {
  const ids = Object.entries(words.lexicon.catalogueFiles.characteristics);
  const names = fields.map((field) => {
    const known = ids.find(([start]) => field.startsWith(start))?.[1];
    if (known !== undefined) return known;
    return field === gold
      ? 'cost'
      : nameOf(field) || (/\d|selections/iu.test(field) ? 'limit' : field);
  });
  return names.length === 0
    ? []
    : [`modifiers (${names.length}): ${[...new Set(names)].join(', ')}`];
}
