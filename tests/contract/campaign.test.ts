import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Amount, FindGift } from '#rules/contract/finds.ts';
import { isAnybodys } from '#rules/kit/anybodys.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { EVERY_PACK } from '../../scripts/every-pack.ts';
import { inProject } from '../../scripts/paths.mjs';

// The campaign tables match public sources, row by row. Differences are listed here.

const { advances, afterBattle } = system;
if (advances === undefined || afterBattle === null) throw new Error('no campaign');

function factsOf(name: string): unknown {
  return JSON.parse(readFileSync(inProject('tests', 'fixtures', 'facts', `${name}.json`), 'utf8'));
}

const numbers = v.record(v.string(), v.number());
const span = v.tuple([v.number(), v.number()]);
const row = v.looseObject({ on: span, result: v.union([v.string(), numbers]) });

const CAMPAIGN = v.parse(
  v.object({
    experience: v.object({
      underdog: v.array(
        v.object({ difference: v.tuple([v.number(), v.nullable(v.number())]), xp: v.number() }),
      ),
      thresholds: v.object({ hero: v.array(v.number()), henchman: v.array(v.number()) }),
      /** Profiles who learn at half speed. */
      slow: v.array(v.string()),
    }),
    advances: v.object({ hero: v.array(row), henchman: v.array(row) }),
    exploration: v.object({
      shards: v.array(
        v.object({ total: v.tuple([v.number(), v.nullable(v.number())]), shards: v.number() }),
      ),
      rows: v.array(
        v.object({
          id: v.string(),
          same: v.number(),
          face: v.number(),
          outcome: v.looseObject({ table: v.optional(v.record(v.string(), v.string())) }),
        }),
      ),
    }),
    rarity: v.object({
      who: v.string(),
      bonuses: v.array(v.object({ id: v.string(), value: v.number() })),
    }),
    sellingWyrdstone: v.object({
      columns: v.array(v.string()),
      rows: v.array(v.object({ gold: v.array(v.number()) })),
    }),
    seriousInjuries: v.object({
      heroes: v.object({ rows: v.array(v.object({ id: v.string(), on: span })) }),
      henchmen: v.object({ rows: v.array(v.object({ id: v.string(), on: span })) }),
    }),
    pitFight: v.object({ win: v.object({ gold: v.number(), xp: v.number() }) }),
    hiredSwords: v.object({ list: v.array(v.object({ id: v.string(), upkeep: v.number() })) }),
    recruits: v.object({ addToGroup: v.object({ dice: v.string(), price: v.string() }) }),
    racialMaximums: v.object({
      profiles: v.record(v.string(), numbers),
      of: v.record(v.string(), v.string()),
      ofProfile: v.record(v.string(), v.string()),
    }),
  }),
  factsOf('campaign'),
);

const lists = v.array(v.string());
const SKILLS = v.parse(
  v.object({
    lists: v.array(v.object({ id: v.string(), skills: lists })),
    heroLists: v.record(
      v.string(),
      v.record(v.string(), v.union([lists, v.object({ chosenWithWarband: lists })])),
    ),
    hiredSwordLists: v.record(v.string(), v.string()),
  }),
  factsOf('skills'),
);

const THING = v.object({
  id: v.string(),
  rarity: v.nullable(v.union([v.number(), v.string()])),
});

const ARMOURY = v.parse(
  v.object({
    items: v.array(THING),
    reminders: v.array(THING),
  }),
  factsOf('armoury'),
);

/** Skills covered by another trait of ours that does the same. */
const SAME_TRAIT: Readonly<Record<string, string>> = {
  mutant: 'mutations',
  'skink-infiltration': 'infiltration',
  'bull-charge': 'bull-rush',
};

describe('experience', () => {
  test('of the underdog follows the difference in rating', () => {
    const expected = CAMPAIGN.experience.underdog
      .filter(({ xp }) => xp > 0)
      .map(({ difference: [from, to], xp }) => ({ from, to, points: xp }));
    expect(afterBattle.experience.underdog).toEqual(expected);
  });

  test('gives an advance at the totals on the roster sheet, at twice those for whoever is slow', () => {
    const { slow, thresholds } = CAMPAIGN.experience;
    const { hero, henchman } = thresholds;
    expect(advances.byRole).toEqual({ hero, henchman, 'hired-sword': henchman });
    const twice = {
      hero: hero.map((step) => step * 2),
      henchman: henchman.map((step) => step * 2),
    };
    expect(slow).toContain('ostland/ogre');
    expect(advances.byProfile).toEqual(Object.fromEntries(slow.map((id) => [id, twice])));
  });
});

describe('injuries', () => {
  const rowsFor = (role: string) =>
    (
      afterBattle.injuries.find(({ profiles, roles }) => profiles === null && roles.includes(role))
        ?.rows ?? []
    ).map(({ id, on }) => ({ id, on: [...on] }));

  test.each([
    ['hero', 'heroes'],
    ['henchman', 'henchmen'],
  ] as const)('of a %s are those of the book', (role, table) => {
    expect(rowsFor(role)).toEqual(CAMPAIGN.seriousInjuries[table].rows);
  });

  test('whoever wins in the pits receives what the rulebook says', () => {
    const { gold, xp } = CAMPAIGN.pitFight.win;
    const won = afterBattle.injuries
      .flatMap(({ rows }) => rows.flatMap(({ further }) => further))
      .find(({ id }) => id === 'pits-won');
    expect(won?.effects).toEqual([
      { kind: 'income', id: 'gold', amount: gold },
      { kind: 'experience', by: xp },
    ]);
  });
});

describe('advances', () => {
  /** Our table by sum, in the format of the facts. */
  const ours = (role: string) => {
    const table = advances.tables.find(({ roles }) => roles.includes(role));
    return SUMS.map((sum) => {
      const gift = table?.rows.find(({ on }) => on.some(([from, to]) => sum >= from && sum <= to));
      const gives = gift?.gives ?? null;
      return gives?.kind === 'raise' && gives.by === 'choice'
        ? { ...gives, of: gives.of.toSorted() }
        : gives;
    });
  };
  /** By the sum of two dice, from 2 up. */
  const SUMS = Array.from({ length: 11 }, (_, at) => at + 2);

  test.each(['hero', 'henchman'] as const)('give a %s what each sum says', (role) => {
    const expected = SUMS.map((sum) => {
      const found = CAMPAIGN.advances[role].find(({ on: [from, to] }) => sum >= from && sum <= to);
      return found === undefined ? null : giftOf(found);
    });
    expect(ours(role)).toEqual(expected);
  });

  test('roll hired swords on the heroes’ table', () => {
    expect(ours('hired-sword')).toEqual(ours('hero'));
  });

  test('raise nobody above the maximum of his race', () => {
    expect(advances.maximums).toEqual(CAMPAIGN.racialMaximums.profiles);
    const races = Object.entries(advances.races).filter(([id]) => !isLater(id));
    const { of, ofProfile } = CAMPAIGN.racialMaximums;
    const own = Object.entries(ofProfile).map(
      ([id, race]) => [asMembersCarryIt(id), race] as const,
    );
    expect(Object.fromEntries(races)).toEqual({ ...of, ...Object.fromEntries(own) });
  });
});

/** Of hired swords and characters beyond the seven of the rulebook: other facts speak of them. */
function isLater(profileId: string): boolean {
  return isAnybodys(profileId) && !profileId.startsWith('extras/');
}

/** Lists that these alone learn from. */
const LATER_LISTS = new Set(
  EVERY_PACK.filter(({ id, warband }) => warband === undefined && id !== 'extras').flatMap((pack) =>
    pack.profiles.flatMap(({ id }) =>
      pack.skillLists?.[`${id}-special`] ? [`${id}-special`] : [],
    ),
  ),
);
// Elf shadow warriors of a warband learn from a list of that name, too.
LATER_LISTS.delete('shadow-warrior-special');

/** Rows whose description in the facts is longer than the find’s name. */
const SHORTER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'overturned-cart': { '5-6': 'jewelled-sword and jewelled-dagger' },
  // The note says that they may be bucklers.
  armourer: { '1-2': 'D3 shield and note' },
  'the-pit': { 1: 'lost', '2-6': 'wyrdstone D6+1' },
  'dwarf-smithy': {
    1: 'D3 double-handed',
    3: 'gromril-axe',
    4: 'gromril-hammer',
    5: 'gromril-great-axe',
  },
  // A further die decides which.
  'nobles-villa': { '5-6': 'table' },
};

/** The contents of a find, in the format of the facts. */
function giftWord(gift: FindGift): string {
  if (gift.kind === 'item') {
    return [diceWord(gift.amount), gift.item].filter((word) => word !== '').join(' ');
  }
  return gift.kind === 'income' ? `${gift.id} ${diceWord(gift.amount)}` : gift.kind;
}

/** "2D6", "D3", "15"; nothing for one. */
function diceWord({ dice, sides, plus, times }: Amount): string {
  if (dice === 0) return plus === 1 ? '' : String(plus);
  const thrown = `${dice === 1 ? '' : dice}D${sides}${plus === 0 ? '' : `+${plus}`}`;
  return times === 1 ? thrown : `${thrown} x ${times}`;
}

describe('exploration and income', () => {
  test('the sum gives the number of shards, and dwarfs find one more', () => {
    const expected = CAMPAIGN.exploration.shards.map(({ total: [from, to], shards: pieces }) => ({
      from,
      to,
      pieces,
    }));
    expect(afterBattle.exploration.pieces).toMatchObject({ bySum: expected, more: { dwarfs: 1 } });
  });

  test('every combination of dice has a find, under the facts’ name', () => {
    const expected = CAMPAIGN.exploration.rows.map(({ id, same, face }) => ({ id, same, face }));
    const ours = afterBattle.exploration.finds.map(({ id, same, face }) => ({ id, same, face }));
    expect(ours).toEqual(expected);
  });

  test.each(
    CAMPAIGN.exploration.rows.flatMap(({ id, outcome }) =>
      outcome.table === undefined ? [] : [[id, outcome.table] as const],
    ),
  )('what a die brings in %s', (id, expected) => {
    const find = afterBattle.exploration.finds.find((one) => one.id === id);
    const gift = find?.gives.find(({ kind }) => kind === 'table');
    const rows = gift?.kind === 'table' ? gift.rows : [];
    const ours = rows.map(({ on: [from, to], gives }) => [
      from === to ? String(from) : `${from}-${to}`,
      gives.map(giftWord).join(' and '),
    ]);
    expect(Object.fromEntries(ours)).toEqual({ ...expected, ...SHORTER_NAMES[id] });
  });

  test('selling pays what the table says', () => {
    expect(afterBattle.sale?.prices).toEqual(
      CAMPAIGN.sellingWyrdstone.rows.map(({ gold }) => gold),
    );
    const from = CAMPAIGN.sellingWyrdstone.columns.map((column) => Number.parseInt(column, 10));
    expect(afterBattle.sale?.sizes).toEqual(from);
  });

  test('hired swords cost their upkeep', () => {
    const known = afterBattle.upkeep.filter((one) => one.profileId.startsWith('extras/'));
    const expected = CAMPAIGN.hiredSwords.list.filter(({ id }) =>
      known.some(({ profileId }) => profileId === `extras/${id}`),
    );
    expect(known.map(({ profileId, cost }) => [profileId, cost])).toEqual(
      expected.map(({ id, upkeep }) => [`extras/${id}`, upkeep]),
    );
    const hired = system.extras
      .filter(({ pack, role }) => pack === 'extras' && role === 'hired-sword')
      .map(({ id }) => id);
    expect(expected.map(({ id }) => id)).toEqual(hired);
  });

  test('a henchman who joins a group pays for its experience', () => {
    const { dice, price } = CAMPAIGN.recruits.addToGroup;
    const [, perPoint] = /\+ (\d+) gc per experience point/.exec(price) ?? [];
    expect(system.recruits).toEqual({ perExperience: Number(perPoint), veterans: dice });
  });

  test('items are as rare as in the armoury', () => {
    const rarities = new Map(
      [...ARMOURY.items, ...ARMOURY.reminders].map(({ id, rarity }) => [id, rarity]),
    );
    // A wolf’s cloak is won with a test, without a search. That obsidian is rare 12, or 10, sources differ in.
    const OTHERWISE = ['wolfcloak', 'obsidian-weapon'];
    const sought = system.gear?.items.filter((one) => one.rarity !== null) ?? [];
    for (const { id, rarity } of sought.filter((one) => !OTHERWISE.includes(one.id))) {
      expect([id, rarity === 0 ? 'common' : rarity]).toEqual([id, rarities.get(id)]);
    }
  });
});

describe('a search for a rare item', () => {
  const { trade } = afterBattle;
  const bonuses = new Map(CAMPAIGN.rarity.bonuses.map(({ id, value: by }) => [id, by]));

  test('gets a bonus for a type and a skill, as in the facts', () => {
    expect(trade?.search).toEqual({ marienburg: bonuses.get('marienburg') });
    expect(trade?.bonuses).toEqual([{ trait: 'streetwise', by: bonuses.get('streetwise') }]);
  });

  test('is for heroes only', () => {
    expect(CAMPAIGN.rarity.who).toMatch(/^each hero not out of action/);
    expect(trade?.roles).toEqual(['hero']);
  });
});

describe('skills', () => {
  test('are grouped as in the sources', () => {
    const expected = SKILLS.lists.map(({ id, skills }) => ({
      id,
      skills: skills.map((skill) => SAME_TRAIT[skill] ?? skill),
    }));
    const byId = (all: readonly { readonly id: string }[]) =>
      all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const ours = advances.skills.lists.filter(({ id }) => !LATER_LISTS.has(id));
    expect(byId(ours)).toEqual(byId(expected));
    const traits = new Set(system.traits.map(({ id }) => id));
    const all = advances.skills.lists.flatMap((list) => list.skills);
    expect(all.filter((skill) => !traits.has(skill))).toEqual([]);
  });

  const heroes = Object.entries(SKILLS.heroLists).flatMap(([type, profiles]) =>
    Object.entries(profiles).map(([id, own]) => ({ profile: `${type}/${id}`, own })),
  );

  test.each(heroes)('$profile learns from the lists of his profile', ({ profile, own }) => {
    // A warband of Ostermark chooses one of three sets, which is not recorded: skills of any are offered.
    const expected = Array.isArray(own) ? own : setsOf(profile, own.chosenWithWarband);
    expect(advances.skills.byProfile[profile]).toEqual(expected);
  });

  test('hired swords have their lists, and no other profile has any', () => {
    const ids = new Set(SKILLS.lists.map(({ id }) => id));
    const hired = Object.entries(SKILLS.hiredSwordLists).map(
      ([id, words]) => [`extras/${id}`, words.split(' ').filter((word) => ids.has(word))] as const,
    );
    for (const [id, words] of hired) expect(advances.skills.byProfile[id]).toEqual(words);
    const learners = Object.keys(advances.skills.byProfile).filter((id) => !isLater(id));
    expect(learners).toHaveLength(heroes.length + hired.length);
  });

  function setsOf(profile: string, cities: readonly string[]): readonly string[] {
    const id = profile.split('/')[1] ?? '';
    const all = cities.flatMap((city) => {
      const own = SKILLS.heroLists[city]?.[id];
      return Array.isArray(own) ? own : [];
    });
    return SKILLS.lists.map((list) => list.id).filter((list) => all.includes(list));
  }
});

/** A row of the facts in the format of our tables; a choice lists its characteristics alphabetically. */
function giftOf(found: v.InferOutput<typeof row>): unknown {
  const { result } = found;
  if (typeof result === 'object') {
    return { kind: 'raise', of: Object.keys(result), by: 'choice' };
  }
  if (result === 'promotion') return { kind: 'promotion', to: 'hero' };
  if (result === 'skill') return { kind: 'skill' };
  const parsed = v.parse(
    v.union([
      v.object({ table: v.object({ '1-3': numbers, '4-6': numbers }) }),
      v.object({ options: v.array(numbers) }),
    ]),
    found,
  );
  const options = 'options' in parsed ? parsed.options : [parsed.table['1-3'], parsed.table['4-6']];
  const of = options.flatMap((one) => Object.keys(one));
  return 'options' in parsed
    ? { kind: 'raise', of: of.toSorted(), by: 'choice' }
    : { kind: 'raise', of, by: 'die' };
}

/** The facts list hired swords among those open to all. */
function asMembersCarryIt(id: string): string {
  return id.replace(/^hired\//, 'extras/');
}
