import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assemble } from '#rules/systems/mordheim/packs/assemble.ts';
import { readPack } from '#rules/systems/mordheim/packs/read.ts';
import type { Pack } from '#rules/systems/mordheim/packs/schema.ts';
import { packs } from '#rules/systems/mordheim/packs.ts';
import { EVERY_PACK } from '../../../../scripts/every-pack.ts';
import { inProject } from '../../../../scripts/paths.mjs';

const CHIEF = {
  id: 'chief',
  role: 'hero',
  leader: true,
  max: 1,
  cost: 60,
  startXp: 20,
  profile: { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 },
} as const;

const OWN = {
  pack: 1,
  id: 'river-pirates',
  warband: { emblem: 'anchor', startGold: 500, minFighters: 3, maxFighters: 15, maxHeroes: 6 },
  race: 'human',
  profiles: [CHIEF],
} as const;

/** What every thing of a pack's own has. */
const SAID = { names: { en: 'A name' }, hints: { en: 'What it does.' } } as const;

const CUTLASS = { ...SAID, shelf: 'weapons', price: { gold: 10, dice: 1 }, rarity: 7 } as const;

const FOG = { id: 'fog', ...SAID, difficulty: 7, range: 'self' } as const;

/** What is wrong with a pack, as code and place. */
function wrong(pack: unknown): readonly string[] {
  const read = readPack(typeof pack === 'string' ? pack : JSON.stringify(pack));
  return read.ok ? [] : read.reasons.map(({ code, path }) => `${code} ${path}`.trim());
}

test('a pack has a name in every language that players speak', () => {
  const [pack] = EVERY_PACK.filter(({ id }) => id === 'reikland');
  const words = packs.know(pack === undefined ? [] : [pack], ['de']);
  const named = words.filter(({ namespace }) => namespace === 'mordheim-packs');
  expect(named.map(({ language }) => language).toSorted()).toEqual(['de', 'en', 'fr']);
  const [german] = named.filter(({ language }) => language === 'de');
  expect(german?.words).toMatchObject({ reikland: { name: pack?.names?.['en'] } });
});

describe('a pack of one’s own', () => {
  test('is read', () => {
    expect(readPack(JSON.stringify(OWN))).toEqual({ ok: true, pack: OWN, said: [] });
  });

  test.each<[string, unknown, string]>([
    ['of no JSON', '{"pack": 1', 'not-json'],
    ['that is no object', 'null', 'object-expected'],
    ['too big', ' '.repeat(200_001), 'too-big'],
    ['of a later version', { pack: 2 }, 'newer-version pack'],
    ['of no version', { ...OWN, pack: '1' }, 'version-unknown pack'],
    ['with a slip in the name of a field', { ...OWN, profles: [] }, 'field-unknown profles'],
    ['without a field', { pack: 1, id: 'x' }, 'field-missing profiles'],
    ['with an id that is none', { ...OWN, id: '__proto__' }, 'id-malformed id'],
    ['with an id that every object has', { ...OWN, id: 'constructor' }, 'id-malformed id'],
    [
      'with ids that no warband could have',
      {
        ...OWN,
        id: `p-${'x'.repeat(50)}`,
        profiles: [{ ...CHIEF, id: `c-${'x'.repeat(30)}` }],
      },
      'text-too-long profiles.0.id',
    ],
    ['with an unknown kind', { ...OWN, kinds: ['elves'] }, 'kind-unknown kinds.0'],
    ['with too many', { ...OWN, hires: Array(100).fill('x') }, 'list-too-long hires'],
    [
      'with too many maximums',
      {
        ...OWN,
        maximums: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`race-${at}`, {}])),
      },
      'list-too-long maximums',
    ],
    ['without limits', { ...OWN, warband: undefined }, 'field-missing warband'],
    ['that is called as those who join anybody', { ...OWN, id: 'hired-pirates' }, 'id-taken id'],
    [
      'with an emblem that nobody has drawn',
      { ...OWN, warband: { ...OWN.warband, emblem: 'parrot' } },
      'emblem-unknown warband.emblem',
    ],
    ['without a leader', { ...OWN, profiles: [] }, 'one-leader-expected profiles'],
    [
      'with a profile twice',
      { ...OWN, profiles: [CHIEF, { ...CHIEF, leader: undefined }] },
      'profile-twice profiles.1.id',
    ],
    [
      'with fewer at most than at least',
      { ...OWN, warband: { ...OWN.warband, maxFighters: 2 } },
      'limits-crossed warband.minFighters',
    ],
    ['of a race without maximums', { ...OWN, race: 'merfolk' }, 'race-unknown race'],
    [
      'with a list that is not there',
      withChief({ equipment: 'pirates' }),
      'equipment-unknown profiles.0.equipment',
    ],
    [
      'with skills that are not there',
      withChief({ skills: ['pirates'] }),
      'skill-list-unknown profiles.0.skills',
    ],
    [
      'with a skill for one who has no list of it',
      {
        ...withChief({ skills: ['combat'], learnsAlone: ['combat-master', 'boarding'] }),
        skillLists: { 'pirate-special': { skills: ['boarding'] } },
      },
      'skill-not-own profiles.0.learnsAlone',
    ],
    [
      'with a list of skills that is called as one of all',
      { ...OWN, skillLists: { combat: { skills: [] } } },
      'id-taken skillLists',
    ],
    [
      'with a race that is called as one of all',
      { ...OWN, maximums: { human: CHIEF.profile } },
      'id-taken maximums',
    ],
    [
      'with a rarity that no two dice show',
      { ...OWN, market: { terms: { 'holy-relic': { rarity: 1 } } } },
      'number-out-of-range market.terms.holy-relic.rarity',
    ],
    [
      'capped by nobody',
      withChief({ cap: { times: 1, for: ['boy'] } }),
      'profile-unknown profiles.0.cap.for',
    ],
    [
      'with a price of nothing',
      { ...OWN, equipment: { pirates: { items: [], prices: { sword: 5 } } } },
      'item-not-listed equipment.pirates.prices',
    ],
    [
      'with a number that none has',
      withChief({ profile: { ...CHIEF.profile, Ld: 11 } }),
      'number-out-of-range profiles.0.profile.Ld',
    ],
    [
      'with a trait of another form',
      withChief({ traits: { 'scaly-skin': true } }),
      'trait-malformed profiles.0.traits.scaly-skin',
    ],
  ])('%s is refused', (_, pack, reason) => {
    expect(wrong(pack)).toContain(reason);
  });

  test.each<[string, object, string]>([
    [
      'under a heading that there is not',
      { traits: { 'sea-legs': { ...SAID, group: 'sea' } } },
      'group-unknown things.traits.sea-legs.group',
    ],
    [
      'without a name',
      { skills: { boarding: { hints: SAID.hints, group: 'combat' } } },
      'field-missing things.skills.boarding.names',
    ],
    [
      'on a shelf that there is not',
      { items: { cutlass: { ...CUTLASS, shelf: 'ship' } } },
      'shelf-unknown things.items.cutlass.shelf',
    ],
    [
      'at no price',
      { items: { cutlass: { ...CUTLASS, price: 'dear' } } },
      'price-malformed things.items.cutlass.price',
    ],
    [
      'as a spell that nobody can cast',
      { spells: { 'sea-magic': { names: {}, spells: [{ ...FOG, difficulty: 13 }] } } },
      'number-out-of-range things.spells.sea-magic.spells.0.difficulty',
    ],
    [
      'under the id of another',
      {
        items: { fog: CUTLASS },
        spells: { 'sea-magic': { names: {}, spells: [FOG, FOG] } },
      },
      'thing-twice things.spells.sea-magic.spells.1.id',
    ],
    [
      'called as one of the app',
      { skills: { dodge: { names: {}, hints: {}, group: 'combat' } } },
      'id-taken things.skills.dodge',
    ],
    [
      'called as one that nobody carries',
      { items: { mule: { names: {}, hints: {}, shelf: 'other', price: 5, rarity: 0 } } },
      'id-taken things.items.mule',
    ],
    [
      'played as what is not there',
      {
        items: {
          cutlass: { names: {}, hints: {}, as: 'sabre', shelf: 'weapons', price: 5, rarity: 0 },
        },
      },
      'as-unknown things.items.cutlass',
    ],
    [
      'played as what has a number',
      { traits: { scales: { names: {}, hints: {}, as: 'scaly-skin', group: 'nature' } } },
      'as-unknown things.traits.scales',
    ],
  ])('is refused with a thing %s', (_, things, reason) => {
    expect(wrong({ ...OWN, things })).toContain(reason);
  });

  test('brings things, which are known then, each with the value that it has', () => {
    const pack = {
      ...OWN,
      profiles: [
        {
          ...CHIEF,
          traits: { 'sea-legs': true, tattoos: 3, fog: 7 },
          magic: 'sea-magic',
          skills: ['pirate-special'],
          without: ['cutlass'],
          market: { may: ['cutlass'] },
        },
      ],
      equipment: { pirates: { items: ['cutlass'], doubt: { differ: ['cutlass'] } } },
      skillLists: { 'pirate-special': { skills: ['boarding'] } },
      things: {
        traits: {
          'sea-legs': { ...SAID, group: 'movement' },
          tattoos: { ...SAID, group: 'nature', value: 'number' },
        },
        skills: { boarding: { ...SAID, unsure: ['fr'], group: 'combat' } },
        items: { cutlass: CUTLASS },
        spells: { 'sea-magic': { names: SAID.names, spells: [FOG] } },
      },
    };
    expect(readPack(JSON.stringify(pack))).toEqual({ ok: true, pack, said: [] });
    const [captain] = pack.profiles;
    expect(
      wrong({ ...pack, profiles: [{ ...captain, traits: { tattoos: true, fog: true } }] }),
    ).toEqual([
      'trait-malformed profiles.0.traits.tattoos',
      'trait-malformed profiles.0.traits.fog',
    ]);
  });

  test('says of which numbers it is not sure', () => {
    const doubt = { single: true, differ: { cost: [45], max: [3, null], Ld: [7] } };
    const pack = { ...withChief({ doubt }), doubt: { differ: { startGold: [600] } } };
    expect(readPack(JSON.stringify(pack))).toMatchObject({ ok: true, pack });
    expect(wrong(withChief({ doubt: { differ: { luck: [1] } } }))).toEqual([
      'field-unknown profiles.0.doubt.differ.luck',
    ]);
  });

  test('is told a few reasons, not thousands', () => {
    const profiles = Array.from({ length: 99 }, () => ({}));
    expect(wrong({ ...OWN, profiles })).toHaveLength(20);
  });

  test('keeps what no rule knows, and says so', () => {
    const pack = {
      ...OWN,
      profiles: [
        { ...CHIEF, traits: { 'sea-legs': true }, magic: 'sea-magic', skills: ['pirate-special'] },
      ],
      equipment: { pirates: { items: ['cutlass', 'sword'], times: { sword: 2 } } },
      skillLists: { 'pirate-special': { skills: ['boarding', 'leap'] } },
      hires: ['parrot', 'warlock'],
    };
    const read = readPack(JSON.stringify(pack));
    expect(read).toMatchObject({ ok: true, pack });
    expect(read.ok && read.said.map(({ code, id }) => `${code} ${id}`)).toEqual([
      'trait-unknown sea-legs',
      'item-unknown cutlass',
      'material-unknown sword',
      'skill-unknown boarding',
      'hired-unknown parrot',
      'spell-list-unknown sea-magic',
    ]);
  });
});

describe('what packs say together', () => {
  const played = (id: string) => EVERY_PACK.filter((pack) => pack.id === id);

  test('needs no others: of two packs, only these two are spoken of', () => {
    const parts = assemble([...played('orcs'), ...played('extras')]);
    expect(parts.caps.map(({ of }) => of)).toEqual(['orcs/goblin', 'orcs/cave-squig']);
    const hiring = new Map(parts.hiring.map((row) => [row.profileId, row]));
    expect(hiring.get('extras/warlock')).toMatchObject({ by: { orcs: 'yes' }, otherwise: 'yes' });
    expect(hiring.get('extras/elf-ranger')).toMatchObject({ by: { orcs: 'no' }, otherwise: 'no' });
    expect(
      [...parts.market.may.values()].flat().filter((id) => !/^(?:orcs|extras)/.test(id)),
    ).toEqual([]);
  });

  test('includes a pack of one’s own', () => {
    const own: Pack = {
      ...readOwn('undead'),
      id: 'my-undead',
    };
    const parts = assemble([...EVERY_PACK, own]);
    expect(parts.kinds.get('walking-dead')).toContain('my-undead/vampire');
    expect(parts.equipment.find((list) => list.for.includes('my-undead/dreg'))?.items).toContain(
      'bow',
    );
    expect(parts.heirs.map(({ after }) => after[0])).toContain('my-undead/vampire');
    expect(parts.market.never.get('garlic')).toContain('my-undead');
    expect(parts.finds.get('straggler')).toHaveProperty('my-undead');
  });

  test('counts terms of a profile before those of its warband', () => {
    const [first] = assemble(played('lizardmen')).market.terms.get('black-lotus') ?? [];
    expect(first).toMatchObject({ for: ['lizardmen/skink-priest'], price: 10, rarity: 0 });
  });

  test('a warband that names no hired sword may have those who are open to all', () => {
    const parts = assemble([
      ...played('extras'),
      { pack: 1, id: 'river-pirates', profiles: [CHIEF] },
    ]);
    const by = new Map(parts.hiring.map((row) => [row.profileId, row]));
    expect(by.get('extras/ogre-bodyguard')).toMatchObject({ by: {}, otherwise: 'yes' });
    expect(by.get('extras/freelancer')).toMatchObject({ by: {}, otherwise: 'no' });
  });

  test('a hired sword says who may hire him, of whom sources differ, and beside whom he does not serve', () => {
    const { profile } = CHIEF;
    const sword = (id: string, hired: object) =>
      ({ id, role: 'hired-sword', profile, hired: { carries: {}, ...hired } }) as const;
    const parts = assemble([
      {
        pack: 1,
        id: 'hired-1b',
        profiles: [
          sword('spy', {
            by: ['orcs', 'undead'],
            differ: ['undead'],
            never: ['my-pirates'],
            notBeside: { hired: ['warlock'], kinds: ['evil'], traits: ['wizard'] },
          }),
          { ...sword('crone', {}), kinds: ['evil'] },
        ],
      },
      ...played('extras'),
      { pack: 1, id: 'river-pirates', hires: ['spy'], profiles: [CHIEF] },
      { pack: 1, id: 'my-pirates', hires: [], hiresUnsure: true, profiles: [CHIEF] },
      { pack: 1, id: 'my-monks', hires: [], profiles: [CHIEF] },
      { pack: 1, id: 'my-elves', hires: [], hiresUnsure: true, profiles: [CHIEF] },
    ]);
    const [spy] = parts.hiring.filter(({ profileId }) => profileId === 'hired-1b/spy');
    expect(spy).toMatchObject({
      by: {
        orcs: 'yes',
        undead: 'differ',
        'river-pirates': 'yes',
        'my-pirates': 'no',
        'my-monks': 'no',
        'my-elves': 'unsaid',
      },
      otherwise: 'unsaid',
      notBeside: { profiles: ['hired-1b/crone', 'extras/warlock'], traits: ['wizard'] },
    });
  });

  test('a wage is paid in wyrdstone where the pack says so, and more is due beside a race', () => {
    const [elf, slayer] = ['elf-ranger', 'troll-slayer'].map((id) =>
      assemble(EVERY_PACK).upkeep.find(({ profileId }) => profileId === `extras/${id}`),
    );
    expect(elf?.beside?.profiles).toEqual(
      expect.arrayContaining(['extras/troll-slayer', 'pit-fighters/troll-slayer']),
    );
    expect(elf?.beside?.warbands).toContain('dwarfs');
    expect(slayer?.beside?.profiles).toContain('extras/elf-ranger');
    const [paid] = assemble([
      {
        pack: 1,
        id: 'hired-1b',
        profiles: [{ ...CHIEF, id: 'prospector', upkeep: { wyrdstone: 1 } }],
      },
    ]).upkeep;
    expect(paid).toMatchObject({ of: 'wyrdstone', cost: 1 });
  });
});

function withChief(fields: object) {
  return { ...OWN, profiles: [{ ...CHIEF, ...fields }] };
}

function readOwn(id: string): Pack {
  const file = inProject('src/rules/systems/mordheim/packs', `${id}.json`);
  const read = readPack(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${id} is not right`);
  return read.pack;
}
