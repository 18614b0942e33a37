import { describe, expect, test } from 'vitest';
import type { Flags, Message } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

// Distances in inches that the app computes.

describe.each(SKIRMISH_GAMES)('the inches of a move in %s', (_id, system) => {
  test('are on his page: a move, and twice that for a run or a charge', () => {
    expect(pageOf(table(system), 'Otto')).toMatchObject({
      move: { code: 'reach.inches', params: { inches: 4 } },
      run: { code: 'reach.inches', params: { inches: 8 } },
      charge: { code: 'reach.inches', params: { inches: 8 } },
      climb: { code: 'reach.inches', params: { inches: 4 } },
    });
  });

  test('are halved for a fighter who has just stood up, and are two for one who crawls', () => {
    const rising = table(system);
    rising.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'stood-up', value: true });
    expect(pageOf(rising, 'Otto')).toMatchObject({
      move: { code: 'reach.inches', params: { inches: 2 } },
      run: null,
      climb: { code: 'reach.inches', params: { inches: 2 } },
    });
    expect(pageOf(table(system).set('Otto', 'knocked-down'), 'Otto')).toMatchObject({
      move: { code: 'reach.inches', params: { inches: 2 } },
    });
  });

  test('are on the list of running fighters, with the names of those faster or slower', () => {
    const swift = table(system);
    profile(swift, 'Wolf', { M: 9 });
    const runs = swift.nextUntil('Reikland', 'movement', 'other-moves').duty('run', 'Reikland');
    expect(runs.facts).toEqual([
      { code: 'run.reach-except', params: { inches: 8, others: 'Wolf 18' } },
      { code: 'run.enemy-near', params: { inches: 8 } },
    ]);
  });

  test('nobody hides closer to an enemy than that enemy’s Initiative', () => {
    const watched = table(system).nextUntil('Reikland', 'movement', 'other-moves');
    expect(hides(watched)).toEqual([{ code: 'hide.found', params: { inches: 3 } }]);
    profile(watched, 'Claw', { I: 5 });
    const keen = { code: 'hide.found-except', params: { inches: 3, others: 'Claw 5' } };
    expect(hides(watched)).toEqual([keen]);
    expect(hides(watched.set('Claw', 'stunned'))).toEqual([
      { code: 'hide.found', params: { inches: 3 } },
    ]);
  });
});

describe('in Mordheim', () => {
  test('acute senses find a hidden fighter at twice the distance', () => {
    const watched = table(mordheim, { Claw: { 'detect-hidden-double-range': true } });
    expect(hides(watched.nextUntil('Reikland', 'movement', 'other-moves'))).toEqual([
      { code: 'hide.found-except', params: { inches: 3, others: 'Claw 6' } },
    ]);
  });

  test('a squig moves as far as two dice say, and a charge does not double them', () => {
    const bounding = table(mordheim, { Wolf: { 'random-move': true, 'no-run': true } });
    expect(pageOf(bounding, 'Wolf')).toMatchObject({
      move: { code: 'reach.rolled' },
      charge: { code: 'reach.rolled' },
      run: null,
    });
    bounding.do({ type: 'set-flag', fighterId: 'f-Wolf', flag: 'stood-up', value: true });
    expect(pageOf(bounding, 'Wolf')['move']).toMatchObject({ code: 'reach.rolled-half' });
  });

  test('a frenzied squig is not asked about an enemy within 0″', () => {
    const bounding = table(mordheim, { Wolf: { 'random-move': true, frenzy: true } });
    const asked = bounding.nextUntil('Reikland', 'movement', 'charges').duty('frenzy', 'Wolf');
    expect(asked.facts).toEqual([{ code: 'frenzy.range-rolled', params: {} }]);
  });
});

function table(system: RuleSystem, traits: Readonly<Record<string, Flags>> = {}): TestBattle {
  const named = (name: string) => ({ name, traits: traits[name] ?? {} });
  return new TestBattle(system, [
    { name: 'Reikland', fighters: ['Otto', 'Karl', 'Wolf'].map(named) },
    { name: 'Skavens', fighters: ['Rat', 'Scrap', 'Claw'].map(named) },
  ]).nextUntil('Reikland', 'movement');
}

function profile(battle: TestBattle, name: string, more: Readonly<Record<string, number>>): void {
  const { traits, profile: before } = battle.fighter(name);
  battle.do({
    type: 'set-profile',
    fighterId: `f-${name}`,
    profile: { ...before, ...more },
    traits,
  });
}

function pageOf(battle: TestBattle, name: string): Readonly<Record<string, Message | null>> {
  const rows = battle.system.capabilities(battle.state, `f-${name}`);
  return Object.fromEntries(rows.map(({ id, reach }) => [id, reach]));
}

function hides(battle: TestBattle): readonly Message[] {
  return battle.duty('hide', 'Reikland').facts;
}
