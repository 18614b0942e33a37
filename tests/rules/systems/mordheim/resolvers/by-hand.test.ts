import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { InputValue } from '#rules/contract/resolver.ts';
import { system as MORDHEIM } from '#rules/systems/mordheim/index.ts';
import { system as ESCARMOUCHES } from '#rules/systems/warhammer-skirmish/index.ts';
import {
  type Brawl,
  bar,
  between,
  brawl,
  fieldIds,
  handIds,
  resolver,
  text,
  tiles,
} from './brawl.ts';

// Modifiers that players enter themselves, and the effects of the rulebooks’ weapons, skills and poisons on
// blows and shots. @rule CC-HIT, SHO-HIT, WOUND, SAVE, INJURY, WEAPONS

type Inputs = Readonly<Record<string, InputValue>>;

const SWORD: Flags = { sword: true };
const MAIL: Flags = { axe: true, armour: 'heavy' };

/** Weapon Skill 3 against 3, Strength 3, Toughness 3, a sword against heavy armour. */
function struck(inputs: Inputs, by: Flags = SWORD, at: Flags = MAIL, given: Partial<Brawl> = {}) {
  const { state } = brawl({
    attackers: [{ name: 'Otto', profile: { WS: 3 }, traits: by }],
    defenders: [{ name: 'Rat', profile: { WS: 3 }, traits: at }],
    contacts: [['Otto', 'Rat']],
    ...given,
  });
  const system = given.system ?? MORDHEIM;
  return resolver(system, 'melee').sheet(state, between('Otto', 'Rat', inputs));
}

function shot(inputs: Inputs, by: Flags = { bow: true }, at: Flags = MAIL) {
  const { state } = brawl({
    attackers: [{ name: 'Otto', profile: { BS: 3 }, traits: by }],
    defenders: [{ name: 'Rat', traits: at }],
  });
  return resolver(MORDHEIM, 'shot').sheet(state, between('Otto', 'Rat', inputs));
}

const whyHit = (sheet: ReturnType<typeof struck>) =>
  sheet.needs.find(({ id }) => id === 'to-hit')?.why.map(({ code }) => code) ?? [];
const needs = (sheet: ReturnType<typeof struck>) => tiles(sheet, 'attacker').slice(0, 3);
const chances = (sheet: ReturnType<typeof struck>) => sheet.needs.map(({ chance }) => text(chance));

describe('modifiers entered by players', () => {
  test.each<[string, Inputs, readonly string[]]>([
    ['nothing', {}, ['to-hit 4', 'to-wound 4', 'save 5']],
    ['what hits', { 'hit-modifier': -2 }, ['to-hit six-only', 'to-wound 4', 'save 5']],
    [
      'the Strength, and the save with it',
      { 'strength-bonus': 2 },
      ['to-hit 4', 'to-wound 2', 'save none'],
    ],
    ['the save alone', { 'save-modifier': -1 }, ['to-hit 4', 'to-wound 4', 'save 6']],
    ['the save, for the better', { 'save-modifier': 2 }, ['to-hit 4', 'to-wound 4', 'save 3']],
    ['a hit without a roll', { 'automatic-hits': true }, ['to-hit auto', 'to-wound 4', 'save 5']],
  ])('%s', (_, inputs, expected) => {
    expect(needs(struck(inputs))).toEqual(expected);
  });

  test('are ignored unless they are numbers within the limits', () => {
    const odd = struck({ 'hit-modifier': 0.5, 'save-modifier': 'a lot' });
    expect(needs(odd)).toEqual(needs(struck({})));
    expect(odd.fields.filter(({ entered }) => entered)).toEqual([]);
    const beyond = struck({ 'hit-modifier': 99 });
    expect(beyond.fields.find(({ id }) => id === 'hit-modifier')).toMatchObject({
      value: 3,
      entered: true,
    });
  });

  test('rerolls', () => {
    const all = struck({ 'hits-again': true, 'wounds-again': true, 'foe-saves-again': true });
    expect(chances(all).slice(0, 3)).toEqual(['3/4', '3/4', '5/9']);
  });

  test('the injury roll', () => {
    const sure = {
      'automatic-hits': true,
      'strength-bonus': 5,
      'injury-modifier': 3,
      'critical-used': true,
    };
    // Any wound stuns at least, and takes out of action on all but a 1.
    expect(bar(struck(sure), 'one-attack')).toBe('nothing 1/6, stunned 5/36, out-of-action 25/36');
  });

  test('apply to the blow back and to shots as well', () => {
    const back = struck({ 'foe-hit-modifier': 1, 'foe-strength-bonus': 1, 'saves-again': true });
    expect(tiles(back, 'defender').slice(0, 2)).toEqual(['to-hit 3', 'to-wound 3']);
    expect(needs(shot({ 'hit-modifier': 1, 'strength-bonus': 1, 'save-modifier': -1 }))).toEqual([
      'to-hit 3',
      'to-wound 3',
      'save none',
    ]);
    expect(shot({ 'further-shots': 2 }).bars.map(({ params }) => params['count'] ?? 1)).toEqual([
      1, 3,
    ]);
  });

  test('are bounded, and absent where they have no effect', () => {
    expect(needs(struck({ 'hit-modifier': 99 }))[0]).toBe('to-hit auto');
    expect(handIds(struck({ 'automatic-hits': true }))).not.toContain('hits-again');
    expect(handIds(struck({}))).toContain('foe-injury-modifier');
    expect(fieldIds(struck({}))).not.toContain('injury-modifier');
  });

  test('also exist in Warhammer Escarmouches', () => {
    const base = {
      system: ESCARMOUCHES,
      attackers: [{ name: 'Otto' }],
      defenders: [{ name: 'Rat' }],
    };
    const there = struck({ 'hit-modifier': 1, 'save-modifier': 2 }, {}, {}, base);
    expect(needs(there)).toEqual(['to-hit 3', 'to-wound 4', 'save 5']);
    expect(handIds(there)).not.toContain('poison');
  });
});

describe('weapons of the rulebooks', () => {
  test.each<[string, Flags, readonly string[]]>([
    [
      'a sword of gromril',
      { sword: true, 'gromril-weapon': true },
      ['to-hit 4', 'to-wound 4', 'save 6'],
    ],
    ['a dwarf axe', { 'dwarf-axe': true }, ['to-hit 4', 'to-wound 4', 'save 6']],
    ['dark venom', { sword: true, 'dark-venom': true }, ['to-hit 4', 'to-wound 3', 'save 6']],
    [
      'a duelling pistol at arm’s length',
      { 'duelling-pistol': true },
      ['to-hit 4', 'to-wound 4', 'save 4'],
    ],
  ])('%s', (_, by, expected) => {
    expect(needs(struck({}, by))).toEqual(expected);
  });

  test('a duelling pistol also has its bonus to hit in close combat', () => {
    expect(needs(struck({ weapon: 'duelling-pistol' }))).toEqual([
      'to-hit 3',
      'to-wound 3',
      'save none',
    ]);
  });

  test('poison has no effect on those immune to it', () => {
    const at = { ...MAIL, 'immune-poison': true } as const;
    expect(needs(struck({ poison: 'dark-venom' }, SWORD, at))).toEqual(
      needs(struck({}, SWORD, at)),
    );
  });

  test('black lotus wounds with every 6 to hit', () => {
    const tough = { ...MAIL, armour: 'none' };
    // Hits on 3/6, of which the 6 wounds automatically and the others on 4: 1/6 + 1/3 · 1/2.
    expect(bar(struck({ poison: 'black-lotus' }, SWORD, tough), 'one-attack')).toMatch(
      /^nothing 2\/3,/,
    );
    expect(bar(struck({}, SWORD, tough), 'one-attack')).toMatch(/^nothing 3\/4,/);
  });

  test('a pair gives one more attack, and leaves no hand free', () => {
    const claws = struck({}, { 'fighting-claws': true });
    expect(claws.bars.find(({ id }) => id === 'attacks')?.params['count']).toBe(2);
    expect(fieldIds(claws)).not.toContain('second-weapon');
    expect(struck({}, { 'weeping-blades': true }).needs[1]?.why.map(({ code }) => code)).toContain(
      'resolver.why.black-lotus',
    );
  });

  test('a steel whip cannot be parried', () => {
    const parrying = { sword: true } as const;
    const reasons = (by: Flags) =>
      struck({}, by, parrying).needs[0]?.why.map(({ code }) => code) ?? [];
    expect(reasons(SWORD)).toContain('resolver.why.parry');
    expect(reasons({ 'steel-whip': true })).not.toContain('resolver.why.parry');
  });

  test('a hammer of Sigmar wounds undead better, and asks about unknown opponents', () => {
    const against = (profileId: string, inputs: Inputs = {}) =>
      needs(
        struck(inputs, { 'sigmarite-hammer': true }, MAIL, {
          defenders: [{ name: 'Rat', traits: MAIL, profileId }],
        }),
      )[1];
    expect(against('undead/zombie')).toBe('to-wound 2');
    expect(against('undead/dreg')).toBe('to-wound 3');
    expect(against('')).toBe('to-wound 3');
    expect(against('', { holy: true })).toBe('to-wound 2');
    expect(against('possessed/magister')).toBe('to-wound 2');
    expect(against('possessed/mutant', { holy: true })).toBe('to-wound 2');
  });

  test('a sister who is attacked can also call her opponent unholy', () => {
    const sheet = struck({ 'foe-holy': true }, SWORD, { 'sigmarite-hammer': true });
    expect(fieldIds(struck({}, SWORD, { 'sigmarite-hammer': true }))).toContain('foe-holy');
    expect(tiles(sheet, 'defender')[1]).toBe('to-wound 2');
  });

  test('ithilmar raises Initiative', () => {
    const order = (by: Flags) => struck({}, by).order.map(({ label }) => label);
    expect(order({ sword: true, 'ithilmar-weapon': true })).toEqual(['Otto', 'Rat']);
    expect(struck({}, { sword: true, 'ithilmar-weapon': true }).order[0]?.reason.params).toEqual({
      initiative: 4,
    });
  });

  test('a custom weapon has the Strength, save modifier, hands and turn that are entered', () => {
    const own = { weapon: 'own-weapon', 'own-strength': 2, 'own-save': -1 };
    expect(needs(struck(own))).toEqual(['to-hit 4', 'to-wound 2', 'save none']);
    const late = { ...own, 'own-turn': 'strong-at-first', 'first-turn': false };
    expect(needs(struck(late))).toEqual(['to-hit 4', 'to-wound 4', 'save 6']);
    expect(fieldIds(struck(own))).toContain('second-weapon');
    expect(fieldIds(struck({ ...own, 'own-hands': 'both-hands' }))).not.toContain('second-weapon');
    const order = struck({ ...own, 'own-turn': 'first-at-first' }).order;
    expect(order[0]).toMatchObject({ label: 'Otto', reason: { code: 'fight.strikes-first' } });
    expect(struck({ ...own, 'own-turn': 'always-late' }).order.map(({ label }) => label)).toEqual([
      'Rat',
      'Otto',
    ]);
  });

  test('and may parry, have a penalty to hit, and be the one in the other hand', () => {
    const own = { weapon: 'own-weapon', 'own-to-hit': -1 };
    expect(needs(struck(own))[0]).toBe('to-hit 5');
    const parries = { 'foe-weapon': 'own-weapon', 'foe-own-parry': true };
    expect(whyHit(struck(parries))).toContain('resolver.why.parry');
    expect(whyHit(struck({ 'foe-weapon': 'own-weapon' }))).not.toContain('resolver.why.parry');
    const besides = { 'second-weapon': 'own-weapon', 'second-own-strength': 1 };
    const wound = struck(besides).needs.find(({ id }) => id === 'to-wound');
    expect(wound?.why.at(-1)?.params).toEqual({ weapon: 'own-weapon', need: 3 });
    expect(fieldIds(struck(besides))).not.toContain('second-own-hands');
  });

  test('and the critical hit chart that is entered', () => {
    const { state } = brawl({
      attackers: [{ name: 'Otto', traits: SWORD }],
      defenders: [{ name: 'Rat' }],
      contacts: [['Otto', 'Rat']],
      houseRules: { criticalTables: 'optional' },
    });
    const resultsWith = (critical: string) =>
      resolver(MORDHEIM, 'melee')
        .next(
          state,
          between('Otto', 'Rat', { weapon: 'own-weapon', 'own-critical': critical, charged: true }),
          [
            { step: 'attacker.hit-0', dice: [4], choice: null },
            { step: 'attacker.wound-0', dice: [6], choice: null },
            { step: 'attacker.critical-0-0', dice: [1], choice: null },
          ],
        )
        .soFar.map(({ code }) => code);
    expect(resultsWith('bludgeoning')).toContain('resolver.so-far.may-not-fight');
    expect(resultsWith('unarmed')).toContain('resolver.so-far.extra-attack');
    expect(resultsWith('bladed')).not.toContain('resolver.so-far.may-not-fight');
  });
});

describe('close combat skills', () => {
  const learnt = (skill: string, weapon: Flags = SWORD): Flags => ({ ...weapon, [skill]: true });

  test('a mighty blow adds Strength, but not to a pistol', () => {
    expect(needs(struck({}, learnt('mighty-blow')))).toEqual(['to-hit 4', 'to-wound 3', 'save 6']);
    expect(needs(struck({ weapon: 'pistol' }, learnt('mighty-blow')))[1]).toBe('to-wound 3');
  });

  test('resilience reduces the Strength to wound, but not the save modifier', () => {
    const at = { ...MAIL, resilient: true } as const;
    const axe = { axe: true } as const;
    expect(needs(struck({ 'strength-bonus': 1 }, axe, at))).toEqual([
      'to-hit 4',
      'to-wound 4',
      'save none',
    ]);
    expect(needs(shot({}, { bow: true }, at))[1]).toBe('to-wound 4');
  });

  test('an unstoppable charge and a pit fighter’s ruins raise Weapon Skill', () => {
    expect(needs(struck({ charged: true }, learnt('unstoppable-charge')))[0]).toBe('to-hit 3');
    expect(needs(struck({}, learnt('unstoppable-charge')))[0]).toBe('to-hit 4');
    const ruins = struck({ 'in-ruins': true }, learnt('pit-fighter'));
    expect(needs(ruins)[0]).toBe('to-hit 3');
    expect(ruins.bars.find(({ id }) => id === 'attacks')?.params['count']).toBe(2);
  });

  test('a master of combat has one more attack against two, and not against one', () => {
    const count = (defenders: readonly string[]) => {
      const { state } = brawl({
        attackers: [{ name: 'Otto', traits: learnt('combat-master') }],
        defenders: defenders.map((name) => ({ name })),
        contacts: defenders.map((name) => ['Otto', name] as const),
      });
      const there = resolver(MORDHEIM, 'melee').sheet(state, between('Otto', 'Rat'));
      return there.bars.find(({ id }) => id === 'attacks')?.params['count'] ?? 1;
    };
    expect(count(['Rat'])).toBe(1);
    expect(count(['Rat', 'Claw'])).toBe(2);
  });

  test('strike to injure and web of steel worsen injuries', () => {
    const out = (by: Flags) => Number(bar(struck({}, by), 'one-attack').includes('out'));
    expect(out(SWORD)).toBe(1);
    const worse = (skill: string) =>
      struck({}, learnt(skill)).bars[0]?.parts.find(({ id }) => id === 'out-of-action')?.chance;
    const plain = struck({}).bars[0]?.parts.find(({ id }) => id === 'out-of-action')?.chance;
    const share = (chance: typeof plain) => Number(chance?.num ?? 0n) / Number(chance?.den ?? 1n);
    expect(share(worse('strike-to-injure'))).toBeGreaterThan(share(plain));
    expect(share(worse('web-of-steel'))).toBeGreaterThan(share(plain));
  });

  test('lightning reflexes answer a charge by Initiative', () => {
    const at = { ...MAIL, 'lightning-reflexes': true } as const;
    const order = (given: Flags) =>
      struck({ charged: true }, SWORD, given, {
        defenders: [{ name: 'Rat', profile: { I: 5 }, traits: given }],
      }).order.map(({ label }) => label);
    expect(order(at)).toEqual(['Rat', 'Otto']);
    expect(order(MAIL)).toEqual(['Otto', 'Rat']);
  });
});

describe('shooting skills and ammunition', () => {
  const count = (by: Flags, inputs: Inputs = {}) =>
    shot(inputs, by).bars.find(({ id }) => id === 'shots')?.params['count'] ?? 1;

  test('a quick shooter fires two arrows without a penalty, a knife thrower three knives', () => {
    expect(count({ bow: true, 'quick-shot': true })).toBe(2);
    expect(needs(shot({}, { bow: true, 'quick-shot': true }))[0]).toBe('to-hit 4');
    expect(count({ 'crossbow-pistol': true, 'quick-shot': true })).toBe(1);
    expect(count({ 'throwing-weapon': true, 'knife-fighter': true })).toBe(3);
    expect(count({ javelins: true, 'knife-fighter': true })).toBe(1);
    expect(count({ 'brace-of-pistols': true, pistolier: true })).toBe(2);
  });

  test('a sling still has a penalty for its second shot', () => {
    expect(needs(shot({ shots: 2 }, { sling: true }))[0]).toBe('to-hit 5');
  });

  test('cover does not affect a trick shooter; an Elven cloak does', () => {
    expect(fieldIds(shot({}, { bow: true, 'trick-shooter': true }))).not.toContain('cover');
    expect(needs(shot({}, { bow: true }, { ...MAIL, 'elven-cloak': true }))[0]).toBe('to-hit 5');
  });

  test('better arrows raise the injury, superior powder the Strength', () => {
    const hunting = shot({}, { bow: true, 'hunting-arrows': true });
    expect(hunting.needs.at(-1)?.why.map(({ code }) => code)).toContain(
      'resolver.why.hunting-arrows',
    );
    expect(needs(shot({}, { handgun: true, 'superior-powder': true }))[1]).toBe('to-wound 2');
    expect(handIds(shot({}, { handgun: true }))).toContain('superior-powder');
    expect(handIds(shot({}, { handgun: true }))).not.toContain('poison');
  });

  test('a blowpipe is weak, except for its poison', () => {
    const dart = shot({}, { blowpipe: true });
    expect(needs(dart)).toEqual(['to-hit 4', 'to-wound 6', 'save 4']);
    expect(dart.needs[1]?.why.map(({ code }) => code)).toContain('resolver.why.black-lotus');
  });

  test('a hunter’s handgun is reloaded at once, others’ are not', () => {
    const reloads = (by: Flags) => shot({}, by).notes.some(({ code }) => code.endsWith('reloads'));
    expect(reloads({ handgun: true })).toBe(true);
    expect(reloads({ handgun: true, hunter: true })).toBe(false);
    expect(reloads({ pistol: true, pistolier: true })).toBe(false);
    expect(reloads({ pistol: true, hunter: true })).toBe(true);
  });

  test('a custom missile weapon has the Strength that is entered', () => {
    expect(needs(shot({ missile: 'own-missile', 'shot-strength': 5 }))).toEqual([
      'to-hit 4',
      'to-wound 2',
      'save none',
    ]);
  });
});
