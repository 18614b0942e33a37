import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildIndex, findName } from '#exchange/import/words/names.ts';
import { itemOf } from '#roster/gear.ts';
import { type Customer, notMeant, offerOf, resaleOf } from '#roster/market.ts';
import type { ItemRow, Price } from '#rules/contract/finds.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { inProject } from '../../scripts/paths.mjs';
import { LOCALES, phrasesOf } from '../support/locale-files.ts';
import { LISTS } from './armoury-lists.ts';

// Every thing of the armoury before every question of the app: what it is, what it costs whom, how rare it is, who
// may have it, what it brings, whether it can be stolen, and by which names it is found.

const FILE = inProject('tests', 'fixtures', 'facts', 'armoury.json');
const WHO = v.looseObject({
  only: v.optional(v.array(v.string())),
  not: v.optional(v.array(v.string())),
  profiles: v.optional(v.array(v.string())),
  humans: v.optional(v.boolean()),
});
const { racialMaximums: RACES } = v.parse(
  v.object({
    racialMaximums: v.object({
      of: v.record(v.string(), v.string()),
      ofProfile: v.record(v.string(), v.string()),
    }),
  }),
  JSON.parse(readFileSync(inProject('tests', 'fixtures', 'facts', 'campaign.json'), 'utf8')),
);
/** What the facts of the warbands that came later say beside their lists. */
const { warbands } = v.parse(
  v.object({
    warbands: v.array(
      v.object({
        id: v.string(),
        hires: v.optional(v.array(v.string())),
        profiles: v.array(
          v.object({
            id: v.string(),
            may: v.optional(v.array(v.string()), []),
            never: v.optional(v.array(v.string()), []),
          }),
        ),
      }),
    ),
  }),
  JSON.parse(readFileSync(inProject('tests', 'fixtures', 'facts', 'warbands.json'), 'utf8')),
);
const LATER = warbands.filter(({ hires }) => hires !== undefined);

const COST = {
  gc: v.optional(v.number()),
  dice: v.optional(v.string()),
  timesPrice: v.optional(v.number()),
};

const THING = {
  id: v.string(),
  kind: v.string(),
  hands: v.optional(v.number()),
  rarity: v.nullable(v.union([v.number(), v.string()])),
};

const { items: FACTS, reminders: REMINDERS } = v.parse(
  v.object({
    reminders: v.array(
      v.object({
        ...THING,
        cost: v.object({ ...COST, addToPrice: v.optional(v.number()) }),
        who: v.string(),
      }),
    ),
    items: v.array(
      v.object({
        ...THING,
        cost: v.object({ ...COST, times: v.optional(v.number()) }),
        who: WHO,
      }),
    ),
  }),
  JSON.parse(readFileSync(FILE, 'utf8')),
);

/** Of the body, no thing that is owned. */
const NO_ITEM = ['fist'];
/** Things that are never on sale, and one that a test wins. */
const OTHER_RARITY: Readonly<Record<string, number | null>> = {
  'spiked-gauntlet': null,
  wolfcloak: 0,
};

/** Whom an effect of the facts bars. */
const NOT_FOR: Readonly<Record<string, string>> = { 'chaos-steed': 'possessed/possessed' };

/** What the facts forbid in a word. */
const NEVER: Readonly<Record<string, (fact: (typeof FACTS)[number]) => boolean>> = {
  'no-poison': ({ id }) =>
    ['black-lotus', 'dark-venom', 'mad-cap-mushrooms', 'crimson-shade', 'mandrake-root'].includes(
      id,
    ),
  'no-heavy-armour': ({ id }) => ['heavy-armour', 'gromril-armour'].includes(id),
  'no-bows': ({ kind }) => kind === 'missile',
  'no-black-powder': ({ id, kind }) => kind === 'black-powder' || id === 'superior-powder',
};

const CASES = FACTS.filter(({ id }) => !NO_ITEM.includes(id)).map(
  (fact) => [fact.id, fact] as const,
);

const PROFILES = system.catalogue.flatMap(({ id: type, profiles }) =>
  profiles.map((profile) => ({ type, profile, profileId: `${type}/${profile.id}` })),
);

describe.each(CASES)('%s', (id, fact) => {
  const row = rowOf(id);

  test('costs what the facts say', () => {
    if (OTHER_RARITY[id] === null) expect(row.price).toBeNull();
    else expect(row.price).toEqual(priceOf(fact.cost));
  });

  test('is as rare as they say', () => {
    const rarity = fact.rarity === 'common' ? 0 : fact.rarity;
    expect(row.rarity).toBe(id in OTHER_RARITY ? OTHER_RARITY[id] : rarity);
  });

  test('brings half of what is fixed, and nothing where nobody buys it', () => {
    const { gc } = fact.cost;
    const none = row.price === null || gc === undefined || id === 'toughened-leathers';
    expect(resaleOf(row)).toBe(none ? null : Math.floor(gc / 2));
  });

  test('is a possession, if anybody carries it', () => {
    const trait = system.traits.find((one) => one.id === row.trait);
    expect(row.trait === null || trait?.kind === 'possession').toBe(true);
  });

  test('can be carried with one arm as its hands allow', () => {
    if (fact.kind !== 'melee') return;
    const barred = system.composition?.gear.barred.find((bar) => bar.trait === 'injury-arm');
    expect(barred?.traits.includes(row.trait ?? '')).toBe(fact.hands === 2);
  });

  test('is for the warbands and profiles that the facts name', () => {
    const wrong = customers().filter((customer) => {
      const { profileId, type } = customer;
      const { refused, unlisted } = answerTo(customer, row);
      // A list never keeps its own things from those it is for.
      if (isListedFor(id, profileId)) return refused || unlisted;
      const { may = [], never = [] } = laterOf(profileId) ?? {};
      // Of a thing that others in such a warband buy, no facts say who alone may have it.
      if (laterOf(profileId) !== undefined && isListedIn(type, id) && never.length === 0)
        return false;
      const allowed =
        isFor(fact.who, profileId, type) &&
        NOT_FOR[id] !== profileId &&
        !never.some((word) => NEVER[word]?.(fact));
      return refused === (allowed || may.includes(id));
    });
    expect(wrong.map(({ profileId }) => profileId)).toEqual([]);
  });

  test('is offered to everybody who asks for it, with a reason where it is not his', () => {
    for (const customer of customers()) {
      const offer = offerOf(row, customer, system);
      const own = row.terms.some(({ for: whom }) => whom.includes(customer.type));
      expect([customer.profileId, offer === null]).toEqual([
        customer.profileId,
        row.price === null && !own,
      ]);
    }
  });

  test.each(LOCALES)('has a name in %s that finds it', (language) => {
    const name = nameOf(language, id);
    expect(name).not.toBe('');
    const found = NAMES.flatMap((table) => findName(table, name, language)?.ids ?? []);
    if (BEASTS.includes(id)) return;
    expect([name, found.includes(id)]).toEqual([name, true]);
  });
});

test('a spiked gauntlet is on sale for pit fighters alone', () => {
  const offered = customers().filter(
    (customer) => offerOf(rowOf('spiked-gauntlet'), customer, system) !== null,
  );
  expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(['pit-fighters']));
});

/** A pack can’t say that a thing multiplies a price, or that it is rare 12 and 10. */
const OBSIDIAN = 'obsidian-weapon';

describe.each(REMINDERS.map((fact) => [fact.id, fact] as const))('%s of a pack', (id, fact) => {
  const row = rowOf(id);
  const { addToPrice, dice = '', gc = addToPrice ?? 0 } = fact.cost;

  test('costs what the facts say, and is as rare', () => {
    if (id === OBSIDIAN) return;
    const [, thrown = '1', times = '1'] = /^(\d*)D6(?:x(\d+))?$/.exec(dice) ?? [];
    const price = dice === '' ? gc : { gold: gc, dice: Number(thrown) || 1, times: Number(times) };
    const sold = fact.rarity !== null;
    expect([row.price, row.rarity]).toEqual([
      sold ? price : row.price,
      fact.rarity === 'common' ? 0 : fact.rarity,
    ]);
  });

  test('is for the warbands and profiles that the facts name', () => {
    const named = fact.who.split(', ').map((word) => word.split(' ')[0] ?? '');
    const wrong = customers().filter((customer) => {
      const { profileId, type } = customer;
      const { refused, unlisted } = answerTo(customer, row);
      if (isListedFor(id, profileId)) return refused || unlisted;
      const isNamed = named.some((word) => isOfThese(word, type, profileId));
      return !refused && !isNamed && !isListedIn(type, id);
    });
    expect(wrong.map(({ profileId }) => profileId)).toEqual([]);
  });

  test('is for somebody in each of these warbands, unless it is brought along', () => {
    const free = customers().filter((customer) => !answerTo(customer, row).refused);
    const types = new Set(free.map(({ type }) => type));
    const named = fact.who.split(', ').map((word) => word.split(/[ /]/u)[0] ?? '');
    const without = named.filter(
      (type) => LATER.some((one) => one.id === type) && !types.has(type),
    );
    // The packs of three have no obsidian.
    const none = fact.rarity === null || id === OBSIDIAN;
    expect(none ? [] : without).toEqual([]);
  });
});

/** Whether a word of the facts names somebody, or his warband as a whole. */
function isOfThese(word: string, type: string, profileId: string): boolean {
  if (word === 'all') return true;
  if (word === 'chaos') return type === 'marauders';
  if (word === 'tileans') return type.startsWith('tileans-');
  return word === type || word === profileId;
}

test('every thing for sale is in the facts', () => {
  const known = [...FACTS, ...REMINDERS].map(({ id }) => id);
  const sold = system.gear?.items.filter(({ price }) => price !== null) ?? [];
  expect(sold.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});

test('every possession is a thing of the chest, or a word for how others are carried', () => {
  const words = ['two-weapons', 'concussion-weapon', 'mounted'];
  const lost = system.traits
    .filter(({ kind, value }) => kind === 'possession' && value === 'none')
    .filter(({ id }) => itemOf(id, true, system) === null);
  expect(lost.map(({ id }) => id).toSorted()).toEqual(words.toSorted());
});

test.each([
  ['undead/vampire', 'dwarf-axe', 'warband'],
  ['undead/vampire', 'weeping-blades', 'warband'],
  ['undead/vampire', 'fighting-claws', 'warband'],
  ['undead/vampire', 'steel-whip', 'warband'],
  ['undead/vampire', 'reptile-venom', 'warband'],
  ['undead/vampire', 'sword', null],
  ['undead/vampire', 'crossbow', 'list'],
  ['undead/vampire', 'handgun', null],
  ['skaven/assassin-adept', 'sigmarite-hammer', 'warband'],
  ['skaven/assassin-adept', 'weeping-blades', null],
  ['skaven/verminkin', 'lucky-charm', 'heroes'],
  ['orcs/boy', 'squig-prodder', 'profile'],
  ['orcs/goblin', 'mad-cap-mushrooms', null],
  ['orcs/boss', 'familiar', 'bearer'],
  ['sisters/augur', 'light-armour', 'list'],
  ['sisters/augur', 'gromril-armour', 'list'],
  ['orcs/shaman', 'light-armour', 'barred'],
])('%s and %s: %s', (profileId, item, why) => {
  expect(notMeant(rowOf(item), customerOf(profileId), system)).toBe(why);
});

test.each([
  ['possessed/magister', 'bow', 15, 0],
  ['lizardmen/saurus', 'light-armour', 50, 0],
  ['reikland/captain', 'duelling-pistol', 30, 10],
  ['orcs/goblin', 'mad-cap-mushrooms', 25, 0],
  ['orcs/boss', 'mad-cap-mushrooms', { gold: 30, dice: 3, times: 1 }, 9],
  ['skaven/assassin-adept', 'black-lotus', { gold: 10, dice: 1, times: 1 }, 7],
  ['lizardmen/skink-priest', 'black-lotus', 10, 0],
  ['sisters/matriarch', 'blessed-water', { gold: 10, dice: 3, times: 1 }, 0],
  ['sisters/matriarch', 'holy-relic', { gold: 15, dice: 3, times: 1 }, 6],
] as const)('after a battle %s gets %s at %j, rarity %i', (profileId, item, price, rarity) => {
  expect(offerOf(rowOf(item), customerOf(profileId), system)).toMatchObject({ price, rarity });
});

test('a skill opens every weapon of its kind', () => {
  const vampire = customerOf('undead/vampire');
  const trained: Customer = { ...vampire, traits: { 'weapons-training': true } };
  expect(notMeant(rowOf('morning-star'), vampire, system)).toBe('list');
  expect(notMeant(rowOf('morning-star'), trained, system)).toBeNull();
  expect(notMeant(rowOf('crossbow'), trained, system)).toBe('list');
});

const NAMES = [lexicon.items, lexicon.skills, lexicon.rules].map(buildIndex);

/** Beasts are read as fighters, or as a mount. */
const BEASTS = ['wardog'];

function answerTo(customer: Customer, row: ItemRow) {
  const why = notMeant(row, customer, system);
  return { refused: why === 'warband' || why === 'profile', unlisted: why === 'list' };
}

function isListedFor(item: string, profileId: string): boolean {
  return LISTS.some(({ prices, mayHave }) => item in prices && mayHave(item).includes(profileId));
}

function laterOf(profileId: string) {
  const [type, id] = profileId.split('/');
  return LATER.find((one) => one.id === type)?.profiles.find((one) => one.id === id);
}

function isListedIn(type: string, item: string): boolean {
  return LISTS.some(
    ({ prices, profiles }) => item in prices && profiles.some((id) => id.startsWith(`${type}/`)),
  );
}

function rowOf(id: string): ItemRow {
  const row = system.gear?.items.find((one) => one.id === id);
  if (row === undefined) throw new Error(`there is no ${id}`);
  return row;
}

function nameOf(language: string, id: string): string {
  const said = phrasesOf(language, 'mordheim').find(({ key }) => key === `after.item.${id}`);
  const trait = phrasesOf(language, 'mordheim-traits').find(({ key }) => key === `${id}.name`);
  return said?.text ?? trait?.text ?? '';
}

function priceOf({ gc = 0, dice, times = 1, timesPrice }: (typeof FACTS)[number]['cost']): Price {
  if (timesPrice !== undefined) return { ofWeapon: timesPrice };
  if (dice === undefined) return gc;
  return { gold: gc, dice: Number.parseInt(dice, 10) || 1, times };
}

function customers(): readonly Customer[] {
  return PROFILES.map(({ profileId }) => customerOf(profileId));
}

function customerOf(profileId: string): Customer {
  const found = PROFILES.find((one) => one.profileId === profileId);
  if (found === undefined) throw new Error(`there is no ${profileId}`);
  const { type, profile } = found;
  return {
    profileId,
    founding: false,
    type,
    role: profile.role,
    traits: profile.traits ?? {},
  };
}

function isFor(
  { only, not, profiles, humans }: v.InferOutput<typeof WHO>,
  own: string,
  type: string,
): boolean {
  const among = (ids: readonly string[]) => ids.includes(own) || ids.includes(type);
  if (not !== undefined && among(not)) return false;
  if (humans === true && (RACES.ofProfile[own] ?? RACES.of[type]) !== 'human') return false;
  return profiles === undefined ? only === undefined || among(only) : profiles.includes(own);
}
