import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { InputValue, ResolverSetup } from '#rules/contract/resolver.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { SKILLS } from '#rules/skirmish/duel/rules.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { type Bruiser, between, brawl, fieldIds, fieldValue, resolver, tiles } from './brawl.ts';

// The effect of a weapon in the first turn of a combat belongs to the weapon chosen, whoever carries it.
// @rule WEAPONS, CC-ORDER

const MELEE = resolver(system, 'melee');
const SHOT = resolver(system, 'shot');

const OTTO: Bruiser = { name: 'Otto', profile: { I: 3 }, traits: { sword: true } };
const ORC = { label: 'Orque', profile: { WS: 3, S: 3, T: 3, W: 1, I: 3, A: 1 }, traits: {} };

/** A fighter on the table against a typed opponent; `turned` swaps attacker and defender. */
function typed(inputs: Readonly<Record<string, InputValue>>, turned = false) {
  const { state } = brawl({ attackers: [OTTO], defenders: [{ name: 'Rat' }] });
  const own = { kind: 'fighter', fighterId: 'f-Otto' } as const;
  const foe = { kind: 'free', ...ORC } as const;
  const subjects: ResolverSetup['subjects'] = turned
    ? { attacker: foe, defender: own }
    : { attacker: own, defender: foe };
  return MELEE.sheet(state, { subjects, inputs });
}

const orderOf = (sheet: ReturnType<typeof typed>) =>
  sheet.order.map(({ label, reason }) => `${label} ${reason.code.replace('fight.', '')}`);

describe('a typed opponent', () => {
  test('swings his flail at Strength 5 in the first turn and at 3 in the second', () => {
    const flail = { 'foe-weapon': 'flail' };
    expect(fieldValue(typed(flail), 'first-turn')).toBe(true);
    expect(tiles(typed(flail), 'defender')[1]).toBe('to-wound 2');
    expect(tiles(typed({ ...flail, 'first-turn': false }), 'defender')[1]).toBe('to-wound 4');
  });

  test('also when he attacks', () => {
    const flail = { weapon: 'flail', 'first-turn': false };
    expect(tiles(typed({ weapon: 'flail' }, true), 'attacker')[1]).toBe('to-wound 2');
    expect(tiles(typed(flail, true), 'attacker')[1]).toBe('to-wound 4');
  });

  test('strikes first with a spear in the first turn only', () => {
    const spear = { 'foe-weapon': 'spear' };
    expect(orderOf(typed(spear))).toEqual(['Orque strikes-first', 'Otto initiative']);
    expect(orderOf(typed({ ...spear, 'first-turn': false }))).toEqual([
      'Otto initiative',
      'Orque initiative',
    ]);
  });

  test('is not asked about the turn for a sword', () => {
    expect(fieldIds(typed({ 'foe-weapon': 'sword' }))).not.toContain('first-turn');
  });
});

test('a flail that is chosen but not carried is asked about between fighters on the table as well', () => {
  const { state } = brawl({
    attackers: [OTTO],
    defenders: [{ name: 'Rat' }],
    contacts: [['Otto', 'Rat']],
  });
  const sheet = MELEE.sheet(
    state,
    between('Otto', 'Rat', { weapon: 'flail', 'first-turn': false }),
  );
  expect(tiles(sheet, 'attacker')[1]).toBe('to-wound 4');
});

test('a crossbow pistol is fired before the blows of the first turn, unlike any other', () => {
  const battle = brawl({
    attackers: [{ name: 'Otto', traits: { 'crossbow-pistol': true } }],
    defenders: [{ name: 'Rat' }],
    contacts: [['Otto', 'Rat']],
  });
  const shoots = () => fieldValue(SHOT.sheet(battle.state, between('Otto', 'Rat')), 'before-blows');
  expect(shoots()).toBe(true);
  battle.nextUntil('Skaven', 'close-combat');
  expect(shoots()).toBe(false);
});

describe('a two-handed hammer', () => {
  const charts = { criticalTables: 'optional' };
  test('strikes like any two-handed weapon, with the chart of blunt weapons', () => {
    const battle = brawl({
      attackers: [OTTO],
      defenders: [{ name: 'Rat', profile: { W: 3 } }],
      contacts: [['Otto', 'Rat']],
      houseRules: charts,
    });
    const resultsWith = (weapon: string) => {
      const setup = between('Otto', 'Rat', { weapon, target: 'standing' });
      const answers = [
        { step: 'defender.hit-0', dice: [1], choice: null },
        { step: 'attacker.hit-0', dice: [4], choice: null },
        { step: 'attacker.wound-0', dice: [6], choice: null },
        { step: 'attacker.critical-0-0', dice: [1], choice: null },
      ];
      return MELEE.next(battle.state, setup, answers).soFar.map(({ code }) => code);
    };
    expect(
      tiles(
        MELEE.sheet(battle.state, between('Otto', 'Rat', { weapon: 'great-hammer' })),
        'attacker',
      ),
    ).toEqual(
      tiles(
        MELEE.sheet(battle.state, between('Otto', 'Rat', { weapon: 'double-handed' })),
        'attacker',
      ),
    );
    expect(resultsWith('great-hammer')).toContain('resolver.so-far.may-not-fight');
    expect(resultsWith('double-handed')).not.toContain('resolver.so-far.may-not-fight');
  });
});

describe('whatever changes with the first turn of a combat is shown with the switch for it', () => {
  const TRAITS = [...SKILLS, ...MELEE_WEAPON_IDS, ...MISSILE_WEAPON_IDS, 'hatred'];
  const VAMPIRE = { profileId: 'undead/vampire', profile: { A: 2 } };

  /** Needs and chances as text, and whether the switch is there. */
  function read(own: Flags, foe: Flags, inputs: Readonly<Record<string, InputValue>>) {
    const { state } = brawl({
      attackers: [{ ...VAMPIRE, name: 'Otto', traits: own }],
      defenders: [{ ...VAMPIRE, name: 'Rat', traits: foe }],
      contacts: [['Otto', 'Rat']],
    });
    const sheet = MELEE.sheet(state, between('Otto', 'Rat', inputs));
    const bars = sheet.bars.map(({ parts }) => parts.map(({ chance }) => fractionText(chance)));
    const chances = JSON.stringify([tiles(sheet, 'attacker'), tiles(sheet, 'defender'), bars]);
    return { chances, shown: fieldIds(sheet).includes('first-turn') };
  }

  test.each([...new Set(TRAITS)])('%s', (trait) => {
    for (const [own, foe] of [
      [{ sword: true, [trait]: true }, {}],
      [{ sword: true }, { sword: true, [trait]: true }],
    ] as const) {
      const first = read(own, foe, { 'first-turn': true });
      const later = read(own, foe, { 'first-turn': false });
      const unasked = read(own, foe, {});
      if (first.chances !== later.chances) expect(unasked.shown).toBe(true);
      expect(unasked.chances).toBe(first.chances);
    }
  });

  test('and what players have said of it can be corrected', () => {
    expect(read({ sword: true }, {}, { 'first-turn': false }).shown).toBe(true);
    expect(read({ sword: true }, {}, {}).shown).toBe(false);
  });

  test.each(['sign-of-sigmar', 'bellowing-battle-roar'])('%s: a later turn is better', (skill) => {
    const against: Flags = { sword: true, [skill]: true };
    const shown = read({ sword: true }, against, {});
    const later = read({ sword: true }, against, { 'first-turn': false });
    expect(shown.shown).toBe(true);
    expect(later.chances).not.toBe(shown.chances);
  });
});
