import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { InputValue, ResolverSetup, ResolverStep } from '#rules/contract/resolver.ts';
import { fraction, fractionText } from '#rules/dice/fraction.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { total } from '../../../../support/fractions.ts';
import {
  type Brawl,
  type Bruiser,
  bar,
  between,
  brawl,
  faces,
  fieldIds,
  fieldValue,
  notes,
  resolver,
  settledWith,
  tiles,
} from './brawl.ts';

const MELEE = resolver(system, 'melee');

const ULRICH: Bruiser = { name: 'Ulrich', profile: { WS: 4, I: 4 }, traits: { sword: true } };
const RAT: Bruiser = { name: 'Rat', profile: { I: 4 }, traits: { armour: 'light' } };

function fight(given: Partial<Brawl> = {}) {
  return brawl({
    attackers: [ULRICH],
    defenders: [RAT],
    contacts: [['Ulrich', 'Rat']],
    ...given,
  });
}

function sheet(given: Partial<Brawl> = {}, inputs: Readonly<Record<string, InputValue>> = {}) {
  return MELEE.sheet(fight(given).state, between('Ulrich', 'Rat', inputs));
}

function attacker(more: Partial<Bruiser>): readonly Bruiser[] {
  return [{ ...ULRICH, ...more, profile: { ...ULRICH.profile, ...more.profile } }];
}

function defender(more: Partial<Bruiser>): readonly Bruiser[] {
  return [{ ...RAT, ...more, profile: { ...RAT.profile, ...more.profile } }];
}

/** Rolls each die where its step asks for it, and returns the final result. */
function settle(given: Partial<Brawl>, setup: ResolverSetup, dice: readonly number[]) {
  return settledWith(MELEE, fight(given).state, setup, faces(...dice)).end;
}

describe('the numbers needed for a blow', () => {
  test('Weapon Skill 4 and Strength 3 against 3, Toughness 3 and light armour', () => {
    expect(tiles(sheet(), 'attacker')).toEqual(['to-hit 3', 'to-wound 4', 'save 6', 'injury die']);
    // Striking with a dagger improves the target’s save by 1; Ulrich wears no armour and so saves on 6.
    expect(tiles(sheet(), 'defender')).toEqual(['to-hit 4', 'to-wound 4', 'save 6', 'injury die']);
  });

  test.each<[string, Partial<Brawl>, Record<string, InputValue>, readonly string[]]>([
    ['a great weapon', {}, { weapon: 'double-handed' }, ['to-hit 3', 'to-wound 2', 'save none']],
    ['an axe', {}, { weapon: 'axe' }, ['to-hit 3', 'to-wound 4', 'save none']],
    ['bare hands', {}, { weapon: 'fist' }, ['to-hit 3', 'to-wound 5', 'save 5']],
    [
      'a flail as the combat begins',
      {},
      { weapon: 'flail' },
      ['to-hit 3', 'to-wound 2', 'save none'],
    ],
    [
      'a flail later on',
      { attackers: attacker({ traits: { flail: true } }) },
      { 'first-turn': false },
      ['to-hit 3', 'to-wound 4', 'save 6'],
    ],
    [
      'a jump from above',
      {},
      { charged: true, diving: true },
      ['to-hit 2', 'to-wound 3', 'save none'],
    ],
    [
      'failed fear',
      {},
      { 'fear-sixes': true, charged: true, diving: true },
      ['to-hit six-only', 'to-wound 3', 'save none'],
    ],
    ['a pistol at arm’s length', {}, { weapon: 'pistol' }, ['to-hit 3', 'to-wound 3', 'save none']],
    [
      'a lance on horseback',
      { attackers: attacker({ traits: { lance: true, mounted: true } }) },
      { charged: true },
      ['to-hit 3', 'to-wound 2', 'save none'],
    ],
    [
      'flies in his eyes',
      { defenders: defender({ traits: { 'cloud-of-flies': true } }) },
      {},
      ['to-hit 4', 'to-wound 4', 'save none'],
    ],
    [
      'scaly skin, which no blow makes worse than 6',
      {
        defenders: defender({ traits: { 'scaly-skin': 4 } }),
        attackers: attacker({ profile: { S: 7 } }),
      },
      {},
      ['to-hit 3', 'to-wound 2', 'save 6'],
    ],
    [
      'scaly skin and a shield',
      { defenders: defender({ traits: { 'scaly-skin': 5, shield: true } }) },
      {},
      ['to-hit 3', 'to-wound 4', 'save 4'],
    ],
    [
      'scaly skin, light armour and a shield',
      { defenders: defender({ traits: { 'scaly-skin': 5, shield: true, armour: 'light' } }) },
      {},
      ['to-hit 3', 'to-wound 4', 'save 3'],
    ],
    [
      'scaly skin in a suit that protects better',
      { defenders: defender({ traits: { 'scaly-skin': 6, armour: 'gromril' } }) },
      {},
      ['to-hit 3', 'to-wound 4', 'save 4'],
    ],
    [
      'a shield that both hands on a weapon leave on his back',
      { defenders: defender({ traits: { armour: 'heavy', shield: true } }) },
      { 'foe-weapon': 'halberd' },
      ['to-hit 3', 'to-wound 4', 'save 5'],
    ],
    [
      'the same shield in his hand',
      { defenders: defender({ traits: { armour: 'heavy', shield: true } }) },
      {},
      ['to-hit 3', 'to-wound 4', 'save 4'],
    ],
  ])('%s', (_, given, inputs, expected) => {
    expect(tiles(sheet(given, inputs), 'attacker').slice(0, 3)).toEqual(expected);
  });

  test('a knocked-down target is hit automatically and finished by a wound, a stunned one at once', () => {
    const down = fight().set('Rat', 'knocked-down');
    const there = MELEE.sheet(down.state, between('Ulrich', 'Rat'));
    expect(tiles(there, 'attacker')).toEqual(['to-hit auto', 'to-wound 4', 'save 6', 'injury out']);
    expect(tiles(there, 'defender')).toEqual([]);
    const stunned = fight().set('Rat', 'stunned');
    const out = MELEE.sheet(stunned.state, between('Ulrich', 'Rat'));
    expect(tiles(out, 'attacker')).toEqual(['injury out']);
    expect(bar(out, 'one-attack')).toBe('out-of-action 1');
  });

  test('a stunned target is treated as knocked down where the table plays so', () => {
    const lenient = fight({ houseRules: { stunnedAutoOut: 'no' } }).set('Rat', 'stunned');
    const there = MELEE.sheet(lenient.state, between('Ulrich', 'Rat'));
    expect(tiles(there, 'attacker')).toEqual(['to-hit auto', 'to-wound 4', 'save 6', 'injury out']);
  });

  test('list their modifiers', () => {
    const codes = sheet({}, { charged: true, diving: true, hatred: true }).needs[0]?.why.map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['resolver.why.skills', 'resolver.why.dived-hit', 'resolver.why.hatred']);
  });

  test.each([
    ['sword', true],
    ['weeping-blades', true],
    ['double-handed', false],
    ['axe', false],
  ])('an expert swordsman who charges with %s rerolls misses: %s', (weapon, again) => {
    const attackers = attacker({ traits: { 'expert-swordsman': true } });
    const codesOf = (inputs: Record<string, InputValue>) =>
      sheet({ attackers }, { weapon, ...inputs }).needs[0]?.why.map(({ code }) => code);
    const why = 'resolver.why.expert-swordsman';
    expect(codesOf({ charged: true })?.includes(why)).toBe(again);
    expect(codesOf({})).not.toContain(why);
  });
});

describe('the chances', () => {
  test('of one blow, calculated by hand', () => {
    // Hits 2/3. Ordinary wound, 4 or 5, unsaved 5/6: 5/18, then thirds. Critical, 1/6: two dice; its table
    // allows a save on 1–2 only, and gives +2 on 5–6.
    expect(bar(sheet(), 'one-attack')).toBe(
      'nothing 115/162, knocked-down 101/1458, stunned 43/486, out-of-action 193/1458',
    );
  });

  test('of the whole exchange: striking first reduces the other’s attacks', () => {
    const charged = sheet({}, { charged: true });
    const [, back] = charged.bars;
    expect(back?.params['name']).toBe('Ulrich');
    const equal = sheet();
    expect(bar(charged, 'exchange', 'Rat')).toBe(bar(equal, 'one-attack'));
    expect(bar(equal, 'exchange', 'Rat')).not.toBe(bar(equal, 'one-attack'));
  });

  test('of blows that come first are those of the exchange, so they stand there once', () => {
    const ids = (charge: boolean, more: Readonly<Record<string, number>> = {}) =>
      sheet({}, { charged: charge, ...more }).bars.map(({ id }) => id);
    expect(ids(true)).toEqual(['exchange', 'exchange']);
    expect(ids(true, { attacks: 2 })).toEqual(['exchange', 'exchange', 'one-attack']);
    expect(ids(false)).toEqual(['exchange', 'exchange', 'one-attack']);
    expect(ids(false, { attacks: 2 })).toEqual(['exchange', 'exchange', 'one-attack', 'attacks']);
  });

  test('add up to exactly 1 in every bar', () => {
    for (const { parts } of sheet({}, { frenzy: true, attacks: 5 }).bars) {
      expect(fractionText(total(parts.map(({ chance }) => chance)))).toBe('1');
    }
  });

  test('against a target on the ground are a single bar, as it does not strike back', () => {
    const down = fight().set('Rat', 'knocked-down');
    expect(MELEE.sheet(down.state, between('Ulrich', 'Rat')).bars.map(({ id }) => id)).toEqual([
      'one-attack',
    ]);
  });
});

describe('the circumstances', () => {
  test('are taken from the table and can be changed', () => {
    const charged = fight();
    charged.do({ type: 'set-flag', fighterId: 'f-Ulrich', flag: 'charged', value: true });
    const there = MELEE.sheet(charged.state, between('Ulrich', 'Rat'));
    expect(there.fields.find(({ id }) => id === 'charged')).toMatchObject({
      value: true,
      entered: false,
    });
    const told = MELEE.sheet(charged.state, between('Ulrich', 'Rat', { charged: false }));
    expect(told.fields.find(({ id }) => id === 'charged')).toMatchObject({
      value: false,
      entered: true,
    });
  });

  test('include nothing that has no effect', () => {
    const down = fight().set('Rat', 'knocked-down');
    const ids = fieldIds(MELEE.sheet(down.state, between('Ulrich', 'Rat')));
    expect(ids).toEqual(['charged', 'weapon', 'second-weapon', 'frenzy', 'attacks', 'target']);
  });

  test('list carried weapons first, and dagger and fist always', () => {
    const weapons = sheet({
      attackers: attacker({ traits: { axe: true, sword: true } }),
    }).fields.find(({ id }) => id === 'weapon');
    expect(weapons).toMatchObject({ kind: 'choice', value: 'axe' });
    const options = weapons?.kind === 'choice' ? weapons.options : [];
    expect(options.slice(0, 2)).toEqual(['axe', 'sword']);
    expect(options).toEqual(expect.arrayContaining(['dagger', 'fist', 'double-handed']));
    expect(new Set(options).size).toBe(options.length);
  });

  test('frenzy doubles his own attacks, but not the second weapon’s', () => {
    const two = attacker({ traits: { sword: true, dagger: true }, profile: { A: 2 } });
    expect(fieldValue(sheet({ attackers: two }), 'attacks')).toBe(3);
    expect(fieldValue(sheet({ attackers: two }, { frenzy: true }), 'attacks')).toBe(5);
    const raging = attacker({ traits: { sword: true, frenzy: true }, profile: { A: 2 } });
    expect(fieldValue(sheet({ attackers: raging }), 'attacks')).toBe(4);
  });

  test('a brace of pistols gives two attacks, a pistol beside a sword one more, in the first turn only', () => {
    const brace = attacker({ traits: { 'brace-of-pistols': true } });
    expect(fieldValue(sheet({ attackers: brace }, { weapon: 'brace-of-pistols' }), 'attacks')).toBe(
      2,
    );
    expect(fieldValue(sheet({}, { 'second-weapon': 'pistol' }), 'attacks')).toBe(2);
    const later = sheet({ attackers: brace }, { weapon: 'brace-of-pistols', 'first-turn': false });
    expect(fieldValue(later, 'weapon')).toBe('dagger');
  });

  test('hatred applies in the first turn of the combat only', () => {
    const hating = attacker({ traits: { sword: true, hates: 'orcs-and-goblins' } });
    const orc = defender({ profileId: 'orcs/boy' });
    const given = { attackers: hating, defenders: orc };
    expect(fieldValue(sheet(given), 'hatred')).toBe(true);
    const later = fight(given);
    later.nextUntil('Skaven', 'close-combat');
    expect(fieldIds(MELEE.sheet(later.state, between('Ulrich', 'Rat')))).not.toContain('hatred');
    const back = MELEE.sheet(later.state, between('Ulrich', 'Rat', { 'first-turn': true }));
    expect(fieldValue(back, 'hatred')).toBe(true);
  });

  test('a sword parries once a phase, and a buckler allows a reroll', () => {
    const parrying = defender({ traits: { sword: true, buckler: true } });
    const there = sheet({ defenders: parrying });
    expect(fieldValue(there, 'foe-parry')).toBe(true);
    const why = there.needs[0]?.why.map(({ code }) => code);
    expect(why).toContain('resolver.why.parry-twice');
    const used = defender({ traits: { sword: true }, flags: { 'parry-used': true } });
    expect(fieldValue(sheet({ defenders: used }), 'foe-parry')).toBe(false);
  });

  test('details are asked about an opponent typed by players, not about one on the table', () => {
    const typed: ResolverSetup = {
      subjects: {
        attacker: { kind: 'fighter', fighterId: 'f-Ulrich' },
        defender: {
          kind: 'free',
          label: 'Ogre',
          profile: { WS: 3, S: 4, T: 4, W: 3, I: 2, A: 2 },
          traits: {},
        },
      },
      inputs: { 'foe-armour': 'heavy', 'foe-helmet': true },
    };
    const there = MELEE.sheet(fight().state, typed);
    expect(tiles(there, 'attacker')).toEqual(['to-hit 3', 'to-wound 5', 'save 5', 'injury die']);
    expect(fieldIds(there)).toEqual(
      expect.arrayContaining(['foe-armour', 'foe-shield', 'foe-helmet']),
    );
    expect(fieldIds(sheet())).not.toContain('foe-armour');
  });
});

describe('the order of strikes', () => {
  function order(given: Partial<Brawl>, inputs: Readonly<Record<string, InputValue>> = {}) {
    return sheet(given, inputs).order.map(({ label, reason }) => `${label} ${reason.code}`);
  }

  test('names everyone in the fight, with reasons', () => {
    const given: Partial<Brawl> = {
      attackers: [
        { ...ULRICH, flags: { charged: true } },
        { name: 'Otto', flags: { 'stood-up': true } },
      ],
      contacts: [
        ['Ulrich', 'Rat'],
        ['Otto', 'Rat'],
      ],
    };
    expect(order(given)).toEqual([
      'Ulrich fight.charged',
      'Rat fight.initiative',
      'Otto fight.stood-up',
    ]);
    expect(order(given, { charged: false, weapon: 'double-handed' })).toEqual([
      'Rat fight.initiative',
      'Ulrich fight.strikes-last',
      'Otto fight.stood-up',
    ]);
  });

  test('has a spear strike first at the start of a combat, and does not slow a strong man', () => {
    expect(order({}, { 'foe-weapon': 'spear' })[0]).toBe('Rat fight.strikes-first');
    expect(
      order(
        { attackers: attacker({ traits: { strongman: true }, profile: { I: 5 } }) },
        { weapon: 'double-handed' },
      )[0],
    ).toBe('Ulrich fight.initiative');
  });

  test('omits fighters who cannot strike', () => {
    const given: Partial<Brawl> = { defenders: defender({ flags: { stupid: 'no-blows' } }) };
    expect(order(given)).toEqual(['Ulrich fight.initiative']);
    expect(notes(sheet(given))).toEqual(['no-answer']);
  });
});

describe('warnings before a duel', () => {
  test('are normally absent', () => {
    expect(notes(sheet())).toEqual([]);
  });

  test('mention a whip that cracks at a charger, and at nobody else', () => {
    const given = { defenders: defender({ traits: { 'steel-whip': true } }) };
    expect(notes(sheet(given, { charged: true }))).toContain('whip-first');
    expect(notes(sheet(given, { charged: false }))).not.toContain('whip-first');
  });

  test('recommend standing enemies before those on the ground', () => {
    const two = fight({
      defenders: [RAT, { name: 'Ogre' }],
      contacts: [
        ['Ulrich', 'Rat'],
        ['Ulrich', 'Ogre'],
      ],
    }).set('Rat', 'knocked-down');
    expect(notes(MELEE.sheet(two.state, between('Ulrich', 'Rat')))).toEqual(['standing-first']);
  });

  test('do not concern a target only assumed to be down', () => {
    expect(notes(sheet({}, { target: 'knocked-down' }))).toEqual([]);
  });

  test('forbid finishing by the one who took him down this phase: it remains an injury roll', () => {
    const dropped = fight({ defenders: defender({ flags: { 'downed-by': 'f-Ulrich' } }) });
    dropped.set('Rat', 'knocked-down');
    const there = MELEE.sheet(dropped.state, between('Ulrich', 'Rat'));
    expect(notes(there)).toEqual(['dropped-him']);
    expect(tiles(there, 'attacker').at(-1)).toBe('injury die');
    const insisted = MELEE.sheet(dropped.state, between('Ulrich', 'Rat', { 'dropped-him': false }));
    expect(tiles(insisted, 'attacker').at(-1)).toBe('injury out');
  });

  test('mention allies, hidden and fleeing targets, without refusing them', () => {
    const both = brawl({ attackers: [ULRICH, { name: 'Rat' }], defenders: [{ name: 'Ogre' }] });
    expect(notes(MELEE.sheet(both.state, between('Ulrich', 'Rat')))).toEqual(['same-side']);
    expect(notes(sheet({ defenders: defender({ flags: { hidden: true } }) }))).toEqual(['hidden']);
    const fled = fight().set('Rat', 'fleeing');
    expect(notes(MELEE.sheet(fled.state, between('Ulrich', 'Rat')))).toContain('flees');
  });

  test('become refusals only when nothing can be calculated', () => {
    const refusal = (setup: ResolverSetup, battle = fight()) =>
      MELEE.sheet(battle.state, setup).refusal?.code;
    expect(refusal({ subjects: {}, inputs: {} })).toBe('resolver.refusal.incomplete');
    expect(refusal(between('Ulrich', 'Ulrich'))).toBe('resolver.refusal.same-fighter');
    expect(refusal(between('Ulrich', 'Rat'), fight().set('Rat', 'out-of-action'))).toBe(
      'resolver.refusal.away',
    );
    expect(refusal(between('Ulrich', 'Nobody'))).toBe('resolver.refusal.incomplete');
    expect(refusal(between('Ulrich', 'Rat'))).toBeUndefined();
  });
});

describe('who is suggested', () => {
  test('the likeliest first: standing, in contact, of the active side', () => {
    const many = brawl({
      attackers: [{ name: 'Otto' }, ULRICH],
      defenders: [{ name: 'Ogre' }, RAT, { name: 'Gone' }],
      contacts: [['Ulrich', 'Rat']],
    }).set('Gone', 'out-of-action');
    expect(MELEE.candidates(many.state, 'attacker', {})).toEqual([
      'f-Ulrich',
      'f-Rat',
      'f-Otto',
      'f-Ogre',
    ]);
    const chosen = between('Ulrich', 'Rat').subjects;
    const { attacker: only } = chosen;
    expect(
      only === undefined ? [] : MELEE.candidates(many.state, 'defender', { attacker: only }),
    ).toEqual(['f-Rat', 'f-Ogre']);
  });
});

describe('settled to the end', () => {
  const CHARGE = between('Ulrich', 'Rat', { charged: true });

  test('a blow that takes him down: wound, status and credit, and no blow back', () => {
    const end = settle({}, CHARGE, [3, 4, 1, 3]);
    expect(end.changes).toEqual([
      { kind: 'wounds', fighterId: 'f-Rat', to: 0 },
      { kind: 'status', fighterId: 'f-Rat', to: 'stunned' },
      { kind: 'flag', fighterId: 'f-Rat', flag: 'downed-by', value: 'f-Ulrich' },
    ]);
    expect(end.credits).toEqual([{ victimId: 'f-Rat', byId: 'f-Ulrich' }]);
    expect(end.soFar.map(({ code }) => code)).toEqual([
      'resolver.so-far.hits',
      'resolver.so-far.wounds',
      'resolver.so-far.stunned',
    ]);
  });

  test('a miss, then the blow back', () => {
    // Ulrich misses; the rat hits on 4, is parried on less than 5, wounds on 4, unsaved, out on 5.
    const end = settle({}, CHARGE, [2, 4, 4, 4, 1, 5]);
    expect(end.changes).toEqual([
      { kind: 'flag', fighterId: 'f-Ulrich', flag: 'parry-used', value: true },
      { kind: 'wounds', fighterId: 'f-Ulrich', to: 0 },
      expect.objectContaining({ kind: 'status', fighterId: 'f-Ulrich', to: 'out-of-action' }),
      expect.objectContaining({ kind: 'contact', touching: false }),
    ]);
    expect(end.credits).toEqual([{ victimId: 'f-Ulrich', byId: 'f-Rat' }]);
  });

  test.each([
    [5, 'parried'],
    [6, 'not parried: twice the Strength of the one who is struck is too strong'],
  ])('a blow of Strength %i against 3 is %s', (strength) => {
    const parrying = defender({ traits: { sword: true } });
    const strong = attacker({ profile: { S: strength } });
    const battle = fight({ attackers: strong, defenders: parrying });
    const step = MELEE.next(battle.state, CHARGE, [
      { step: 'attacker.hit-0', dice: [4], choice: null },
    ]);
    expect(step).toMatchObject({ id: strength === 5 ? 'attacker.parry' : 'attacker.wound-0' });
  });

  test('with equal Initiative a die decides who strikes first', () => {
    const battle = fight({ attackers: attacker({ profile: { I: 4 } }) });
    const step = MELEE.next(battle.state, between('Ulrich', 'Rat'), []);
    expect(step).toMatchObject({ kind: 'dice', id: 'roll-off', count: 1, need: 4, verdict: true });
    const won = MELEE.next(battle.state, between('Ulrich', 'Rat'), [
      { step: 'roll-off', dice: [], choice: 'passed' },
    ]);
    expect(won).toMatchObject({ kind: 'dice', id: 'attacker.hit-0' });
    const lost = MELEE.next(battle.state, between('Ulrich', 'Rat'), [
      { step: 'roll-off', dice: [3], choice: null },
    ]);
    expect(lost).toMatchObject({ kind: 'dice', id: 'defender.hit-0' });
  });

  test('a critical shows its wounds, what happens to the save, and its bonus', () => {
    // Hits on 5, wounds on 6, and a 5 on the table: two wounds, no save, +2 on both injury dice.
    const end = settle({}, CHARGE, [5, 6, 5, 1, 1]);
    expect(end.soFar.slice(1, 3)).toEqual([
      {
        code: 'resolver.so-far.critical-plus',
        params: { name: 'Ulrich', other: 'Rat', count: 2, save: 'none', plus: 2 },
      },
      { code: 'resolver.so-far.wounds', params: { name: 'Rat', count: 2 } },
    ]);
  });

  test('each face of an injury die shows its result, bonus included', () => {
    const codes = (dice: readonly (readonly [string, number])[]) => {
      const answers = dice.map(([step, face]) => ({ step, dice: [face], choice: null }));
      const step = MELEE.next(fight().state, CHARGE, answers);
      return step.kind === 'dice' ? (step.faces?.map(({ tone }) => tone) ?? null) : null;
    };
    const hit = ['attacker.hit-0', 5] as const;
    expect(codes([])).toBeNull();
    expect(codes([hit, ['attacker.wound-0', 6], ['attacker.critical-0-0', 5]])).toEqual([
      'stunned',
      'stunned',
      'out-of-action',
      'out-of-action',
      'out-of-action',
      'out-of-action',
    ]);
  });

  test('only the first 6 to wound in a phase is critical', () => {
    // Two blows hit, 6 and 6 to wound: the first is critical (3: two wounds, no save), the other not.
    const two = attacker({ profile: { A: 2 } });
    const end = settle({ attackers: two }, CHARGE, [5, 5, 6, 6, 3, 6, 1, 2]);
    expect(end.changes).toEqual(
      expect.arrayContaining([
        { kind: 'flag', fighterId: 'f-Ulrich', flag: 'crit-used', value: true },
        { kind: 'status', fighterId: 'f-Rat', to: 'knocked-down' },
      ]),
    );
    const again = attacker({ flags: { 'crit-used': true } });
    expect(settle({ attackers: again }, CHARGE, [5, 6, 1, 1]).changes).not.toContainEqual(
      expect.objectContaining({ flag: 'crit-used' }),
    );
  });

  test('a silent killer’s claws are critical from 5 up when his hands are empty; other weapons on a 6', () => {
    const isCritical = (traits: Flags) => {
      const { state } = fight({ attackers: attacker({ traits }) });
      const fives = (step: ResolverStep) =>
        step.kind === 'dice' && /^attacker\.(?:hit|wound)/.test(step.id) ? 5 : 1;
      const { answers } = settledWith(MELEE, state, CHARGE, fives);
      return answers.some(({ step }) => step.startsWith('attacker.critical'));
    };
    expect(isCritical({ 'fighting-claws': true, 'art-of-silent-death': true })).toBe(true);
    expect(isCritical({ sword: true, 'art-of-silent-death': true })).toBe(false);
    expect(isCritical({ 'fighting-claws': true })).toBe(false);
  });

  test('every protection in order: charm, save, step aside, helmet', () => {
    const lucky = defender({
      traits: { armour: 'light', 'lucky-charm': true, 'step-aside': true, helmet: true },
    });
    // Hit, charm fails, wound, save fails, step aside fails, stunned, helmet holds.
    const end = settle({ defenders: lucky }, CHARGE, [3, 3, 4, 5, 4, 4, 4]);
    expect(end.changes).toEqual(
      expect.arrayContaining([
        { kind: 'flag', fighterId: 'f-Rat', flag: 'used-lucky-charm', value: true },
        { kind: 'status', fighterId: 'f-Rat', to: 'knocked-down' },
      ]),
    );
    expect(settle({ defenders: lucky }, CHARGE, [3, 4, 1]).soFar.map(({ code }) => code)).toContain(
      'resolver.so-far.charmed',
    );
  });

  test('wounds are lost before anyone goes down', () => {
    const tough = defender({ profile: { W: 2 } });
    const end = settle({ defenders: tough }, CHARGE, [3, 4, 1, 2]);
    expect(end.changes).toEqual([{ kind: 'wounds', fighterId: 'f-Rat', to: 1 }]);
    expect(end.credits).toEqual([]);
  });

  test('a target on the ground is finished by an unsaved wound', () => {
    const down = fight().set('Rat', 'knocked-down');
    const { end } = settledWith(MELEE, down.state, between('Ulrich', 'Rat'), faces(4, 5));
    expect(end.changes).toContainEqual({ kind: 'status', fighterId: 'f-Rat', to: 'out-of-action' });
    expect(end.credits).toEqual([{ victimId: 'f-Rat', byId: 'f-Ulrich' }]);
  });

  test('frenzy ends when a fighter goes down', () => {
    const raging = defender({ traits: { frenzy: true } });
    const end = settle({ defenders: raging }, CHARGE, [3, 4, 1]);
    expect(end.changes).toContainEqual({
      kind: 'flag',
      fighterId: 'f-Rat',
      flag: 'frenzy-lost',
      value: true,
    });
  });

  test('a typed opponent has no changes and gives no credit', () => {
    const typed: ResolverSetup = {
      subjects: {
        attacker: {
          kind: 'free',
          label: 'Bandit',
          profile: { WS: 3, S: 3, T: 3, W: 1, I: 6, A: 1 },
          traits: {},
        },
        defender: { kind: 'fighter', fighterId: 'f-Rat' },
      },
      inputs: {},
    };
    const end = settle({}, typed, [4, 4, 1, 3]);
    expect(end.changes).toEqual([
      { kind: 'wounds', fighterId: 'f-Rat', to: 0 },
      { kind: 'status', fighterId: 'f-Rat', to: 'stunned' },
    ]);
    expect(end.credits).toEqual([]);
  });

  test('is recorded as one step of the battle, and undone as one', () => {
    const battle = fight();
    const { answers } = settledWith(MELEE, battle.state, CHARGE, faces(3, 4, 1, 5));
    battle.do({ type: 'settle', resolver: 'melee', setup: CHARGE, answers });
    expect(battle.fighter('Rat')).toMatchObject({ status: 'out-of-action', wounds: 0 });
    battle.do({ type: 'undo', back: null });
    expect(battle.fighter('Rat')).toMatchObject({ status: 'standing', wounds: 1 });
  });
});

describe('additional and improved attacks', () => {
  const blows = (traits: Bruiser['traits'], inputs: Readonly<Record<string, InputValue>> = {}) => {
    const { bars } = sheet({ attackers: attacker({ traits: traits ?? {} }) }, inputs);
    return bars.find(({ id }) => id === 'attacks')?.params['count'] ?? 1;
  };

  test('a bite is one more attack with any weapon, and frenzy does not double it', () => {
    expect(blows({ sword: true })).toBe(1);
    expect(blows({ sword: true, 'bite-attack': true })).toBe(2);
    expect(blows({ sword: true, axe: true, 'bite-attack': true })).toBe(3);
    expect(blows({ sword: true, 'bite-attack': true }, { frenzy: true })).toBe(3);
    expect(blows({ 'no-equipment': true, 'bite-attack': true })).toBe(2);
  });

  test('a bite has his own Strength, without his weapon’s effect', () => {
    const biter = attacker({ traits: { 'double-handed': true, 'bite-attack': true } });
    const [, wounds, saves] = sheet({ attackers: biter }).needs;
    expect(wounds?.why).toContainEqual({
      code: 'resolver.why.second-wounds',
      params: { weapon: 'natural-weapons', need: 4 },
    });
    expect(saves?.why).toContainEqual({
      code: 'resolver.why.second-saves',
      params: { weapon: 'natural-weapons', need: 6 },
    });
  });

  test('blessed sight rerolls every missed blow', () => {
    const sister = attacker({ traits: { axe: true, 'reroll-characteristic-and-hit': true } });
    const [hit] = sheet({ attackers: sister }).needs;
    // 3+, with a reroll: 1 − (1/3)².
    expect(hit?.chance && fractionText(hit.chance)).toBe('8/9');
    expect(hit?.why.map(({ code }) => code)).toContain('resolver.why.rerolls-hits');
  });
});

describe('the critical hit charts, where the table plays them', () => {
  const CHARTS = { houseRules: { criticalTables: 'optional' } };
  const CHARGE = (weapon: string) => between('Ulrich', 'Rat', { charged: true, weapon });

  test('a hammer prevents the blow back, saved or not', () => {
    const end = settle(CHARTS, CHARGE('hammer'), [3, 6, 1, 6]);
    expect(end.changes).toEqual([
      { kind: 'flag', fighterId: 'f-Ulrich', flag: 'crit-used', value: true },
    ]);
    expect(end.soFar.map(({ code }) => code)).toContain('resolver.so-far.may-not-fight');
  });

  test('a hammer on the head stuns through the helmet', () => {
    const helmeted = { ...CHARTS, defenders: defender({ traits: { helmet: true } }) };
    // Result 3–4 of the chart ignores a helmet; an ordinary stun allows its roll.
    const struck = settle(helmeted, CHARGE('hammer'), [3, 6, 3, 3]);
    expect(struck.changes).toContainEqual({ kind: 'status', fighterId: 'f-Rat', to: 'stunned' });
    const ordinary = settle(helmeted, CHARGE('hammer'), [3, 4, 3, 4]);
    expect(ordinary.changes).toContainEqual({
      kind: 'status',
      fighterId: 'f-Rat',
      to: 'knocked-down',
    });
  });

  test('and an ordinary wound with it has its own injury die, with the helmet', () => {
    const two = attacker({ traits: { hammer: true }, profile: { A: 2 } });
    const stout = defender({ traits: { helmet: true }, profile: { W: 1 } });
    const given = { ...CHARTS, attackers: two, defenders: stout };
    // Both hit, one wounds on 6 with the chart’s 3, the other on 5: two dice, each by its own rules.
    const end = settle(given, CHARGE('hammer'), [3, 3, 6, 5, 3, 1, 3, 5]);
    expect(end.changes).toContainEqual({
      kind: 'status',
      fighterId: 'f-Rat',
      to: 'knocked-down',
    });
  });

  test('a fighter who lost his axe strikes with the dagger', () => {
    const armed = defender({ traits: { axe: true }, profile: { W: 3, I: 1 } });
    const mail = attacker({ traits: { hammer: true, armour: 'light' } });
    const battle = fight({ ...CHARTS, attackers: mail, defenders: armed });
    const blows = (critical: number) => [
      { step: 'attacker.hit-0', dice: [3], choice: null },
      { step: 'attacker.wound-0', dice: [6], choice: null },
      { step: 'attacker.critical-0-0', dice: [critical], choice: null },
      { step: 'defender.hit-0', dice: [4], choice: null },
      { step: 'defender.wound-0', dice: [4], choice: null },
    ];
    // Light armour saves on 5 against the dagger, and not at all against the axe.
    expect(MELEE.next(battle.state, CHARGE('hammer'), blows(5))).toMatchObject({
      id: 'defender.save-0',
      need: 5,
    });
    expect(MELEE.next(battle.state, CHARGE('hammer'), blows(3))).toMatchObject({
      id: 'defender.injury-0',
    });
  });

  test('or with the weapon in his other hand', () => {
    const two = defender({ traits: { axe: true, sword: true }, profile: { W: 3, I: 1 } });
    const mail = attacker({ traits: { hammer: true, armour: 'light' } });
    const battle = fight({ ...CHARTS, attackers: mail, defenders: two });
    const held = between('Ulrich', 'Rat', {
      charged: true,
      weapon: 'hammer',
      'foe-weapon': 'axe',
      'foe-second-weapon': 'sword',
    });
    const answers = [
      { step: 'attacker.hit-0', dice: [3], choice: null },
      { step: 'attacker.parry', dice: [1], choice: null },
      { step: 'attacker.wound-0', dice: [6], choice: null },
      { step: 'attacker.critical-0-0', dice: [5], choice: null },
      { step: 'defender.hit-0', dice: [4], choice: null },
      { step: 'defender.wound-0', dice: [4], choice: null },
    ];
    // Light armour saves on 6 against a sword, not on 5 as against the dagger.
    expect(MELEE.next(battle.state, held, answers)).toMatchObject({
      id: 'defender.save-0',
      need: 6,
    });
  });

  test('an extra blow for teeth and claws is never critical itself', () => {
    const wolf = attacker({ traits: { animal: true } });
    const end = settle(
      { ...CHARTS, attackers: wolf },
      CHARGE('natural-weapons'),
      [
        // Hit, critical wound, an extra blow: hit and wound; both saved; the rat misses.
        3, 6, 1, 5, 6, 6, 6, 1,
      ],
    );
    expect(end.soFar.map(({ code }) => code)).toEqual([
      'resolver.so-far.hits',
      'resolver.so-far.extra-attack',
      'resolver.so-far.wounds',
      'resolver.so-far.saved',
      'resolver.so-far.nothing',
      'resolver.so-far.hits',
      'resolver.so-far.nothing',
    ]);
  });

  test('a spear knocks down before it wounds', () => {
    const end = settle(CHARTS, CHARGE('spear'), [3, 6, 3, 6]);
    expect(end.changes).toContainEqual({ kind: 'status', fighterId: 'f-Rat', to: 'knocked-down' });
  });
});

describe('many attacks at once', () => {
  const rat = defender({ traits: { armour: 'none' } });
  const one = { 'second-weapon': 'none' } as const;

  test.each([31, 32, 33, 64])(
    'of %i Attacks, the chance that none wounds is as calculated by hand',
    (count) => {
      const many = attacker({ profile: { A: count } });
      // Hits on 6, wounds on 4: 11 of 12 blows fail.
      const all = sheet({ attackers: many, defenders: rat }, { ...one, 'fear-sixes': true });
      const unhurt = fractionText(fraction(11n ** BigInt(count), 12n ** BigInt(count)));
      expect(bar(all, 'attacks')).toContain(`nothing ${unhurt},`);
    },
  );

  test('ten Attacks, doubled by frenzy and again on the charge, with a bite and two poisoned blades', () => {
    const traits = {
      sword: true,
      axe: true,
      'bite-attack': true,
      'ferocious-charge': true,
    } as const;
    const beast = attacker({ profile: { A: 10 }, traits });
    const inputs = {
      frenzy: true,
      charged: true,
      poison: 'black-lotus',
      'second-poison': 'black-lotus',
      'fear-sixes': true,
    };
    const all = sheet({ attackers: beast, defenders: rat }, inputs);
    // 41 attacks wound automatically when they hit, on a 6; of the bite, 11 of 12 fail.
    const unhurt = fractionText(fraction(5n ** 41n * 11n, 6n ** 41n * 12n));
    expect(bar(all, 'exchange', 'Rat')).toContain(`nothing ${unhurt},`);
  });

  test('more than 64 are refused, naming the fighter who has them', () => {
    const refusal = {
      code: 'resolver.refusal.too-many-blows',
      params: { name: 'Ulrich', most: 64 },
    };
    const many = { attackers: attacker({ profile: { A: 65 } }), defenders: rat };
    expect(sheet(many, one).refusal).toEqual(refusal);
    expect(settle(many, between('Ulrich', 'Rat', one), []).soFar).toEqual([refusal]);
    const back = sheet({ defenders: defender({ profile: { A: 99 } }) });
    expect(back.refusal?.params).toEqual({ name: 'Rat', most: 64 });
  });
});

test('every part of a save is among its reasons, with its number', () => {
  const why = (rat: Flags, otto: Flags, inputs: Readonly<Record<string, InputValue>> = {}) => {
    const given = { attackers: attacker({ traits: otto, profile: { S: 4 } }) };
    const armed = { ...given, defenders: defender({ traits: rat }) };
    const found = sheet(armed, inputs).needs.find(
      ({ id, role }) => id === 'save' && role === 'attacker',
    );
    return (found?.why ?? []).map(({ code, params }) => {
      const number = params['modifier'] ?? params['need'] ?? '';
      return `${code.replace('resolver.why.', '')} ${number}`.trim();
    });
  };
  expect(why({ armour: 'light', shield: true }, { axe: true })).toEqual([
    'armour-light',
    'shield',
    'strength-modifier −1',
    'weapon-save −1',
  ]);
  expect(why({ 'scaly-skin': 5, 'shaggy-hide': true, 'well-ard': true }, { dagger: true })).toEqual(
    ['hide', 'well-ard', 'natural-save 5', 'strength-modifier −1', 'victim-bonus +1'],
  );
  // A pistol’s modifier is instead of the Strength’s.
  expect(why({ armour: 'heavy' }, { dagger: true }, { weapon: 'pistol' })).toEqual([
    'armour-heavy',
    'total-modifier −2',
  ]);
});
