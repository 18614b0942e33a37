import { describe, expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, type Recruit, TestBattle } from '../../../../support/battles.ts';

const HERO: Recruit = {
  name: 'Otto',
  role: 'hero',
  wounds: 2,
  traits: { 'healing-herbs': true },
};

describe('healing herbs', () => {
  test('restore all wounds of a hero, at any time', () => {
    const battle = wounded(HERO);
    battle.answer('healing-herbs', 'Otto', 'healed');
    expect(battle.fighter('Otto').wounds).toBe(2);
    expect(battle.due).toEqual([]);
    again(battle);
    expect(battle.due).toEqual(['healing-herbs Otto']);
  });

  test('work once by house rule', () => {
    const battle = wounded(HERO, { healingHerbs: 'once' });
    expect(battle.due).toEqual(['healing-herbs Otto']);
    battle.answer('healing-herbs', 'Otto', 'healed');
    expect(battle.fighter('Otto').wounds).toBe(2);
    again(battle);
    expect(battle.due).toEqual([]);
  });

  test('link to their page of the reference', () => {
    const { rule } = wounded(HERO).duty('healing-herbs', 'Otto');
    const pages = system.reference.filter(({ rules }) => rules.includes(rule));
    expect(pages.map(({ id }) => id)).toEqual(['healing-herbs']);
  });

  test('are not offered without a wound, in a fight, to a henchman, or to a stunned hero', () => {
    expect(new TestBattle(system, troops(HERO)).due).toEqual([]);
    expect(wounded({ ...HERO, role: 'henchman' }).due).toEqual([]);
    expect(wounded({ ...HERO, traits: {} }).due).toEqual([]);
    const fighting = wounded(HERO);
    fighting.do({ type: 'set-contact', a: 'f-Otto', b: 'f-Rat1', touching: true });
    expect(fighting.due).toEqual([]);
    const stunned = wounded(HERO);
    stunned.set('Otto', 'stunned');
    expect(stunned.due).toEqual([]);
  });
});

function wounded(hero: Recruit, houseRules: Readonly<Record<string, string>> = {}): TestBattle {
  const battle = new TestBattle(system, troops(hero), { houseRules });
  return battle.do({ type: 'lose-wound', fighterId: 'f-Otto' });
}

function again(battle: TestBattle): void {
  battle.do({ type: 'lose-wound', fighterId: 'f-Otto' }).nextUntil('Reikland', 'recovery');
}

function troops(hero: Recruit) {
  return [
    { name: 'Reikland', fighters: [hero] },
    { name: 'Skavens', fighters: crowd('Rat', 4) },
  ];
}
