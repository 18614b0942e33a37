import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../../support/battles.ts';

/** @rule SHO-WHO @rule WEAPONS */
describe('noting a shot', () => {
  test('starts the reloading of a weapon that needs it: not usable next turn, usable in the turn after', () => {
    const table = shooting({ Otto: { handgun: true } });
    note(table, 'Otto');
    expect(table.fighter('Otto').flags).toMatchObject({ shot: true, reloading: true });
    table.nextUntil('Reikland', 'shooting');
    expect(listed(table)).toEqual([]);
    table.nextUntil('Reikland', 'shooting');
    expect(listed(table)).toEqual(['f-Otto']);
  });

  test('is undone by a second tap, along with the reloading', () => {
    const table = shooting({ Otto: { handgun: true } });
    expect(note(note(table, 'Otto'), 'Otto').fighter('Otto').flags).toEqual({});
  });

  test.each<readonly [string, Flags]>([
    ['bow', { bow: true }],
    ['a pair, of which one is reloaded while the other shoots', { 'brace-of-pistols': true }],
    ['a bow beside a pistol: nobody knows which', { bow: true, pistol: true }],
  ])('starts no reloading with %s', (_with, traits) => {
    expect(note(shooting({ Otto: traits }), 'Otto').fighter('Otto').flags).toEqual({ shot: true });
  });

  test('reveals a hidden shooter, except with a blowpipe', () => {
    const noted = (traits: Flags) => {
      const table = shooting({ Otto: traits });
      table.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'hidden', value: true });
      return note(table, 'Otto').fighter('Otto').flags;
    };
    expect(noted({ bow: true })).toEqual({ shot: true });
    expect(noted({ blowpipe: true })).toEqual({ shot: true, hidden: true });
    expect(noted({ blowpipe: true, bow: true })).toEqual({ shot: true });
  });

  test('while still reloading, against the rules, does not shorten it', () => {
    const table = shooting({ Otto: { handgun: true } });
    note(table, 'Otto').nextUntil('Reikland', 'shooting');
    expect(note(table, 'Otto').fighter('Otto').flags).toMatchObject({ reloading: 1 });
  });
});

/** @rule SHO-WHO */
describe('the list of shooters', () => {
  test('includes only fighters with a missile weapon', () => {
    const armed: Readonly<Record<string, Flags>> = {
      Otto: { bow: true },
      Karl: { sword: true },
      Hans: {},
    };
    expect(listed(shooting(armed))).toEqual(['f-Otto']);
  });

  test('is absent when nobody has one', () => {
    expect(listed(shooting({ Otto: { sword: true }, Karl: {} }))).toEqual([]);
  });

  test.each<Readonly<Record<string, Flags>>>([
    { Otto: { bow: true }, Karl: { sword: true, shield: true }, Hans: {} },
    { Otto: { sword: true }, Karl: {} },
    { Otto: {}, Karl: {} },
    { Otto: { pistol: true, 'no-missile-weapons': true }, Karl: { bow: true } },
  ])('says the same as each fighter’s page: %o', (armed) => {
    const table = shooting(armed);
    const byPage = Object.keys(armed).filter((name) =>
      system
        .capabilities(table.state, `f-${name}`)
        .some(({ id, now, answer }) => id === 'shoot' && now && answer !== 'no'),
    );
    expect(byPage.map((name) => `f-${name}`)).toEqual(listed(table));
  });

  test('includes everyone when no weapon of the side is recorded', () => {
    expect(listed(shooting({ Otto: {}, Karl: {} }))).toEqual(['f-Otto', 'f-Karl']);
  });
});

function shooting(traits: Readonly<Record<string, Flags>>): TestBattle {
  const ours = Object.entries(traits).map(([name, carried]) => ({ name, traits: carried }));
  return new TestBattle(system, [
    { name: 'Reikland', fighters: ours },
    { name: 'Skavens', fighters: [{ name: 'Rat' }] },
  ]).nextUntil('Reikland', 'shooting');
}

function listed(table: TestBattle): readonly string[] {
  return table.duties.find(({ kind }) => kind === 'shoot')?.action?.fighterIds ?? [];
}

function note(table: TestBattle, name: string): TestBattle {
  return table.do({ type: 'take-action', action: 'shoot', fighterId: `f-${name}`, targetId: null });
}
