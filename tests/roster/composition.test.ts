import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fighterLimit, hiringOf, startingGold } from '#roster/composition.ts';
import { addFreeMember, setBattles, setCount, setExperience, setTrait } from '#roster/edit.ts';
import { holds } from '#roster/gear.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { validate } from '#roster/validate.ts';
import type { Warband } from '#roster/warband.ts';
import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import { MELEE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { MELEE_WEAPONS } from '#rules/skirmish/duel/weapons.ts';
import { composition } from '#rules/systems/mordheim/composition.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';
import { inProject } from '../../scripts/paths.mjs';
import { emptyWarband, warbandOf } from '../support/warbands.ts';

const { catalogue: CATALOGUE, extras: EXTRAS } = system;

const FACTS = inProject('tests', 'fixtures', 'facts', 'campaign.json');
const HIRED = v.object({
  hiredSwords: v.object({
    list: v.array(v.object({ id: v.string(), mayHire: v.array(v.string()) })),
  }),
});

const WARBANDS = inProject('tests', 'fixtures', 'facts', 'warbands.json');

/** Those of whom the facts tell warband by warband whom they hire, beside those whom the facts of hired swords name. */
const LATER = v
  .parse(
    v.object({
      warbands: v.array(v.object({ id: v.string(), hires: v.optional(v.array(v.string())) })),
    }),
    JSON.parse(readFileSync(WARBANDS, 'utf8')),
  )
  .warbands.flatMap(({ id, hires }) => (hires === undefined ? [] : [{ id, hires }]));

const FIRST = CATALOGUE.filter(({ id }) => !LATER.some((one) => one.id === id));

const EMPLOYERS: readonly string[] = [
  'reikland',
  'middenheim',
  'marienburg',
  'averland',
  'ostermark',
  'kislev',
  'witch-hunters',
];

describe('hiring', () => {
  it.each([
    ['pit-fighter', ['undead', 'skaven', 'ostland', 'beastmen', 'carnival']],
    ['ogre-bodyguard', ['skaven', 'beastmen', 'carnival']],
    [
      'halfling-scout',
      ['skaven', 'undead', 'possessed', 'ostland', 'orcs', 'beastmen', 'carnival'],
    ],
    ['warlock', ['witch-hunters', 'sisters', 'ostland', 'beastmen', 'carnival']],
    ['elf-ranger', FIRST.map(({ id }) => id).filter((id) => !EMPLOYERS.includes(id))],
    ['wardog', []],
  ])('%s cannot be hired by these', (id, refused) => {
    const not = FIRST.filter((type) => hiringOf(`extras/${id}`, type.id, system) === 'no');
    expect(not.map((type) => type.id).toSorted()).toEqual([...refused].toSorted());
  });

  it('is open to those whom the facts name', () => {
    const facts = v.parse(HIRED, JSON.parse(readFileSync(FACTS, 'utf8'))).hiredSwords.list;
    const hireable = facts.filter(({ id }) =>
      EXTRAS.some((extra) => extra.pack === 'extras' && extra.id === id),
    );
    expect(hireable).toHaveLength(7);
    expect(FIRST).toHaveLength(17);
    for (const { id, mayHire } of hireable) {
      const types = FIRST.filter((type) => hiringOf(`extras/${id}`, type.id, system) === 'yes');
      expect([id, ...types.map((type) => type.id).toSorted()]).toEqual([id, ...mayHire.toSorted()]);
    }
  });

  it.each(LATER)('by $id is as the facts say', ({ id, hires }) => {
    const swords = EXTRAS.filter(({ pack, role }) => pack === 'extras' && role === 'hired-sword');
    const hired = swords.filter((one) => hiringOf(`extras/${one.id}`, id, system) === 'yes');
    expect(hired.map((one) => one.id).toSorted()).toEqual(hires.toSorted());
  });

  it('by the wrong warband is reported, but not for a free-form one', () => {
    const skaven = warbandOf('skaven', [
      ['skaven/assassin-adept', 'Skrik'],
      ['skaven/verminkin', 'Rats', 3],
      ['extras/pit-fighter', 'Bruno'],
    ]);
    expect(validate(skaven, system)).toEqual([
      { memberId: 'm-3', code: 'not-for-hire', params: { catalogue: 'skaven' } },
    ]);
    expect(hiringOf('extras/pit-fighter', '', system)).toBe('yes');
    expect(hiringOf('extras/pit-fighter', 'skaven', warhammerSkirmish)).toBe('yes');
  });

  it('beside whom he does not serve is reported of both', () => {
    const both = warbandOf('reikland', [
      ['reikland/captain', 'Otto'],
      ['hired-official/highwayman', 'Dick'],
      ['hired-official/roadwarden', 'Hans'],
      ['reikland/warrior', 'Men', 2],
    ]);
    const found = validate(both, system).filter(({ code }) => code === 'not-beside');
    expect(found).toEqual([
      { memberId: 'm-2', code: 'not-beside', params: { name: 'Hans' } },
      { memberId: 'm-3', code: 'not-beside', params: { name: 'Dick' } },
    ]);
  });

  it('conditions refer to existing types and profiles only', () => {
    const types = new Set(CATALOGUE.map(({ id }) => id));
    const profiles = new Set([
      ...EXTRAS.map(({ pack, id }) => `${pack}/${id}`),
      ...CATALOGUE.flatMap(({ id, profiles: own }) => own.map((one) => `${id}/${one.id}`)),
    ]);
    const named = composition().hiring.flatMap(({ by }) => Object.keys(by));
    expect(named.filter((id) => !types.has(id))).toEqual([]);
    const capped = composition().caps.flatMap((cap) => [cap.of, ...cap.for]);
    const hired = composition().hiring.map(({ profileId }) => profileId);
    expect([...capped, ...hired].filter((id) => !profiles.has(id))).toEqual([]);
    const swords = EXTRAS.filter(({ role }) => role === 'hired-sword');
    expect(hired).toEqual(expect.arrayContaining(swords.map(({ pack, id }) => `${pack}/${id}`)));
    const beside = composition().hiring.flatMap(({ notBeside }) => notBeside.profiles);
    expect(beside.filter((id) => !hired.includes(id))).toEqual([]);
  });
});

describe('maximum numbers', () => {
  const orcs = (boys: number, goblins: number, squigs: number) =>
    setBattles(
      warbandOf('orcs', [
        ['orcs/boss', 'Gork'],
        ['orcs/boy', 'Boyz', boys],
        ['orcs/goblin', 'Gobs', goblins],
        ...(squigs > 0 ? [['orcs/cave-squig', 'Squigs', squigs] as const] : []),
      ]),
      1,
    );

  it.each([
    [1, 4, 0, []],
    [1, 5, 0, ['5 of 4']],
    [2, 3, 3, []],
    [2, 3, 4, ['4 of 3']],
  ])('are two goblins for each orc, and one squig for each goblin: %i, %i, %i', (...args) => {
    const [boys, goblins, squigs, said] = args;
    const found = validate(orcs(boys, goblins, squigs), system);
    expect(found.map(({ params }) => `${params['fighters']} of ${params['max']}`)).toEqual(said);
    expect(found.every(({ code }) => code === 'profile-over-cap')).toBe(true);
  });

  it.each([
    [2, 2, []],
    [2, 3, ['3 of 2']],
  ])('are one saurus for each skink brave: %i, %i', (skinks, saurus, said) => {
    const lizards = setBattles(
      warbandOf('lizardmen', [
        ['lizardmen/skink-priest', 'Tlaco'],
        ['lizardmen/skink', 'Skinks', skinks],
        ['lizardmen/saurus', 'Saurus', saurus],
      ]),
      1,
    );
    const found = validate(lizards, system);
    expect(found.map(({ params }) => `${params['fighters']} of ${params['max']}`)).toEqual(said);
  });

  it('are reported with the excess and what it depends on', () => {
    expect(validate(orcs(2, 3, 4), system).map(({ params }) => params)).toEqual([
      { profile: 'orcs/cave-squig', fighters: 4, others: 'orcs/goblin', per: 3, max: 3 },
    ]);
  });

  it('are one higher with a cook', () => {
    const full = setBattles(
      warbandOf('reikland', [
        ['reikland/captain', 'Ulrich'],
        ['reikland/warrior', 'Lames', 15],
      ]),
      1,
    );
    expect(validate(full, system).map(({ code }) => code)).toEqual(['too-many-fighters']);
    const fed = warbandWith(full, 'extras/halfling-scout');
    expect(validate(fed, system)).toEqual([]);
    expect(fighterLimit(fed, typeOf('reikland'), system)).toBe(16);
    expect(fighterLimit(fed, typeOf('reikland'), warhammerSkirmish)).toBe(15);
  });
});

describe('the founding gold', () => {
  const rich = warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/warrior', 'Lames', 14],
  ]);
  const poor = setCount(rich, 'm-2', 13);

  it('can be exceeded', () => {
    expect(validate(poor, system)).toEqual([]);
    expect(validate(setTrait(poor, 'm-2', 'sword', true), system)).toEqual([
      { memberId: null, code: 'gold-over-start', params: { spent: 515, gold: 500 } },
    ]);
  });

  it('depends on the type', () => {
    expect(startingGold(emptyWarband('marienburg'), typeOf('marienburg'), system)).toBe(600);
  });

  it('is not checked after the first battle or advance', () => {
    const armed = setTrait(poor, 'm-2', 'sword', true);
    expect(validate(setBattles(armed, 1), system)).toEqual([]);
    expect(validate(setExperience(armed, 'm-2', 1), system)).toEqual([]);
    expect(validate(setExperience(armed, 'm-1', 20), system)).toHaveLength(1);
  });
});

describe('equipment', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['skaven/giant-rat', ['sword', 'helmet'], ['gear-barred sword', 'gear-barred helmet']],
    ['undead/zombie', ['bow'], ['gear-barred bow']],
    [
      'dwarfs/troll-slayer',
      ['axe', 'armour', 'crossbow'],
      ['gear-barred crossbow', 'gear-barred armour'],
    ],
    ['orcs/shaman', ['armour', 'helmet'], ['gear-barred armour']],
    // One who has lost an arm.
    [
      'reikland/champion',
      ['injury-arm', 'sword', 'pistol', 'helmet', 'halberd', 'bow', 'shield'],
      ['gear-barred halberd', 'gear-barred bow', 'gear-barred shield'],
    ],
    // Two hammers of Sigmar are for those who lead.
    ['sisters/sister', ['sigmarite-hammer', 'two-weapons'], ['gear-paired sigmarite-hammer']],
    ['sisters/sister', ['sigmarite-hammer', 'dagger', 'two-weapons'], []],
    ['sisters/sister', ['sigmarite-hammer'], []],
    ['sisters/matriarch', ['sigmarite-hammer', 'two-weapons'], []],
    ['sisters/sister-superior', ['sigmarite-hammer', 'two-weapons'], []],
    ['extras/freelancer', ['sword', 'lance', 'dagger'], []],
    ['extras/freelancer', ['axe'], ['gear-barred axe']],
    ['extras/ogre-bodyguard', ['hammer', 'two-weapons', 'armour'], []],
    ['extras/ogre-bodyguard', ['bow'], ['gear-barred bow']],
    ['extras/pit-fighter', ['morning-star', 'spiked-gauntlet'], []],
    ['extras/halfling-scout', ['bow'], []],
    ['extras/elf-ranger', ['sword', 'elf-bow', 'elven-cloak'], []],
    ['extras/troll-slayer', ['double-handed'], []],
    ['extras/warlock', ['hammer'], []],
    // What his list does not hold, what is another warband's, and what only heroes or some fighters carry.
    ['reikland/champion', ['long-bow'], ['gear-off-list long-bow']],
    ['reikland/marksman', ['long-bow', 'halberd'], ['gear-off-list halberd']],
    ['reikland/champion', ['weeping-blades'], ['gear-not-meant weeping-blades']],
    ['reikland/warrior', ['elf-bow'], []],
    ['reikland/champion', ['sword', 'axe', 'dagger'], []],
    ['reikland/champion', ['sword', 'axe', 'hammer'], ['gear-too-much weapons']],
    [
      'reikland/champion',
      ['bow', 'pistol', 'crossbow', 'sword'],
      ['gear-too-much missile-weapons'],
    ],
  ])('of %s with %j', (profileId, gear, said) => {
    const start = setBattles(warbandOf(profileId.split('/')[0] ?? '', [[profileId, 'X']]), 1);
    const armed = gear.reduce(
      (warband, trait) => setTrait(warband, 'm-1', trait, trait === 'armour' ? 'light' : true),
      start,
    );
    const found = validate(armed, system).filter(({ code }) => code.startsWith('gear'));
    expect(
      found.map(({ code, params }) => `${code} ${params['trait'] ?? params['group']}`).toSorted(),
    ).toEqual([...said].toSorted());
  });

  it('needs both arms if it is held in both hands, and no more than one if not', () => {
    const wanted = MELEE_WEAPON_IDS.filter((id) => MELEE_WEAPONS[id].hands === 2);
    const oneArmed = setTrait(
      setBattles(warbandOf('reikland', [['reikland/champion', 'X']]), 1),
      'm-1',
      'injury-arm',
      true,
    );
    const barred = MELEE_WEAPON_IDS.filter((id) =>
      validate(setTrait(oneArmed, 'm-1', id, true), system).some(
        ({ code, params }) => code === 'gear-barred' && params['trait'] === id,
      ),
    );
    expect(barred).toEqual(wanted);
  });

  it('on his own list is always meant for him', () => {
    const lists = system.gear?.lists ?? [];
    const profiles = lists.flatMap((list) => list.for.map((profileId) => ({ list, profileId })));
    expect(profiles.length).toBeGreaterThan(50);
    const said = profiles.flatMap(({ list, profileId }) => {
      const start = warbandOf(profileId.split('/')[0] ?? '', [[profileId, 'X']]);
      const rows = (system.gear?.items ?? []).filter(({ id }) => holds(list, id, profileId));
      const armed = rows.reduce(
        (warband, { trait, value }) =>
          trait === null ? warband : setTrait(warband, 'm-1', trait, value),
        start,
      );
      return validate(armed, system)
        .filter(({ code }) => code === 'gear-off-list' || code === 'gear-not-meant')
        .map(({ code, params }) => `${profileId}: ${code} ${params['trait']}`);
    });
    expect(said).toEqual([]);
  });

  it('is not checked for a hired sword without a list', () => {
    const free = addFreeMember(emptyWarband('reikland'), system, 'hired-sword', {
      id: 'm-1',
      name: 'Bruno',
    });
    const found = validate(setTrait(free, 'm-1', 'sword', true), system);
    expect(found.filter(({ code }) => code.startsWith('gear'))).toEqual([]);
  });

  it('is not reported when his profile includes it', () => {
    const hired = warbandWith(
      warbandOf('reikland', [['reikland/captain', 'U']]),
      'extras/freelancer',
    );
    expect(validate(setBattles(hired, 1), system).map(({ code }) => code)).toEqual([
      'too-few-fighters',
    ]);
  });
});

function warbandWith(warband: Warband, profileId: string): Warband {
  const [member] = warbandOf('', [[profileId, 'Un de plus']]).members;
  if (member === undefined) throw new Error('nobody');
  return { ...warband, members: [...warband.members, { ...member, id: 'm-more' }] };
}

function typeOf(id: string): CatalogueWarband {
  const type = findCatalogueWarband(system, id);
  if (type === null) throw new Error(`no ${id}`);
  return type;
}

describe('skills', () => {
  it.each([
    ['sisters/matriarch', ['sorcery', 'dodge'], ['sorcery']],
    ['sisters/matriarch', ['sorcery', 'any-skill'], []],
    ['skaven/eshin-sorcerer', ['sorcery'], []],
  ])('of %s with %j', (profileId, skills, said) => {
    const start = warbandOf(profileId.split('/')[0] ?? '', [[profileId, 'X']]);
    const skilled = skills.reduce((band, skill) => setTrait(band, 'm-1', skill, true), start);
    const found = validate(skilled, system).filter(({ code }) => code === 'skill-barred');
    expect(found.map(({ params }) => params['trait'])).toEqual(said);
  });
});
