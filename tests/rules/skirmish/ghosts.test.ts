import { describe, expect, test } from 'vitest';
import type { Entry } from '#battle/events.ts';
import { replay } from '#battle/replay.ts';
import { stamp } from '#battle/stamp.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { filledSeats } from '#ui/resolver/seating.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { resolverOf } from '../../vectors/small-battle.ts';
import { SKIRMISH_GAMES } from './games.ts';

/** @rule MORD-ROUT-4 @rule SHO-TARGET @rule CC-WHO */
describe.each(SKIRMISH_GAMES)('fighters of a side that has left, in %s', (_id, system) => {
  test.each(['melee', 'shot', 'fall'])('are offered by %s in no role', (id) => {
    const resolver = resolverOf(system, id);
    const { state } = withoutSkavens(system);
    for (const { id: role } of resolver.roles) {
      const offered = resolver.candidates(state, role, {});
      expect(offered).toContain('f-Lame1');
      expect(offered.filter((one) => one.startsWith('f-Rat'))).toEqual([]);
    }
  });

  test.each(['melee', 'shot'])('are never suggested by %s', (id) => {
    const { state } = withoutSkavens(system);
    const seats = filledSeats(resolverOf(system, id), state, { resolverId: null, subjects: [] });
    expect(Object.values(seats)).toEqual([
      { kind: 'fighter', fighterId: 'f-Lame1' },
      { kind: 'fighter', fighterId: 'f-Barbe1' },
    ]);
  });

  test.each(['melee', 'shot'])('are reported as gone when %s is opened on one', (id) => {
    const { state } = withoutSkavens(system);
    const subjects = {
      attacker: { kind: 'fighter', fighterId: 'f-Lame1' },
      defender: { kind: 'fighter', fighterId: 'f-Rat1' },
    } as const;
    expect(resolverOf(system, id).sheet(state, { subjects, inputs: {} }).refusal).toEqual({
      code: 'resolver.refusal.away',
      params: { name: 'Rat1' },
    });
  });
});

/** @rule MOV-CHARGE */
describe.each(SKIRMISH_GAMES)('nobody charges in %s', (_id, system) => {
  const tries = (table: TestBattle, by: string, at: string, action = 'charge') =>
    table.try({ type: 'take-action', action, fighterId: `f-${by}`, targetId: `f-${at}` });

  test('himself', () => {
    expect(tries(war(system), 'Lame1', 'Lame1')).toBe('own-target');
  });

  test.each(['out-of-action', 'left-table', 'in-reserve'])(
    'at or from a place off the table: %s',
    (away) => {
      expect(tries(war(system).set('Rat1', away), 'Lame1', 'Rat1')).toBe('not-on-table');
      expect(tries(war(system).set('Lame1', away), 'Lame1', 'Rat1')).toBe('not-on-table');
    },
  );

  test('a fighter of a side that has left', () => {
    expect(tries(withoutSkavens(system), 'Lame1', 'Rat1')).toBe('not-on-table');
  });

  test.each(['knocked-down', 'stunned', 'fleeing'])('while he is %s', (status) => {
    expect(tries(war(system).set('Lame1', status), 'Lame1', 'Rat1')).toBe('not-in-this-state');
  });

  test('and nobody on the ground intercepts a charge', () => {
    const table = war(system).nextUntil('Reikland', 'movement', 'charges').charge('Lame1', 'Rat1');
    expect(tries(table.set('Rat2', 'stunned'), 'Rat2', 'Lame1', 'intercept')).toBe('unknown-rule');
  });

  test('but a log with such a charge is still replayed, and the rules accept it', () => {
    const table = war(system).nextUntil('Reikland', 'movement', 'charges');
    const { entries } = table;
    const charged = (fighterId: `f-${string}`, targetId: `f-${string}`) =>
      stamp(
        {
          type: 'ActionTaken',
          data: {
            action: 'charge',
            fighterId,
            targetId,
            changes: [
              { kind: 'flag', fighterId, flag: 'charged', value: true },
              { kind: 'contact', a: fighterId, b: targetId, touching: true },
            ],
          },
        },
        { battleId: 'b-test', actor: 'a-other', now: Date.UTC(2026, 0, 2) },
        entries.at(-1) ?? null,
      );
    const log: readonly Entry[] = [...entries, charged('f-Lame1', 'f-Lame1')];
    const state = replay(log);
    expect(state?.ignored).toEqual([]);
    expect(state?.contacts).toMatchObject([{ a: 'f-Lame1', b: 'f-Lame1' }]);
    if (state === null) throw new Error('no battle');
    expect(system.fights?.(state)).toEqual([]);
    expect(system.duties(state).map(({ kind }) => kind)).toContain('charge');
  });
});

/** @rule MORD-ROUT-4 */
describe.each(SKIRMISH_GAMES)('a side with nobody left in %s', (_id, system) => {
  test('gets one card, at the start of its turn too, and no rout test', () => {
    const table = war(system, { wfsVoluntaryRout: 'yes' });
    for (const { name } of crowd('Lame', 4)) table.set(name, 'out-of-action');
    expect(table.due).toEqual(['wiped-out Reikland']);
    expect(system.rout?.(table.state, 's-Reikland').due).toBe(false);
    table.answer('wiped-out', 'Reikland', 'plays-on');
    expect(table.due).toEqual([]);
  });

  test('still has someone while one is in reserve', () => {
    const table = war(system).set('Lame4', 'in-reserve');
    for (const { name } of crowd('Lame', 3)) table.set(name, 'out-of-action');
    expect(table.due).toContain('rout-test Reikland');
    expect(table.due).not.toContain('wiped-out Reikland');
  });
});

function withoutSkavens(system: RuleSystem): TestBattle {
  return war(system).do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' });
}

function war(system: RuleSystem, houseRules: Readonly<Record<string, string>> = {}): TestBattle {
  return new TestBattle(
    system,
    [
      { name: 'Reikland', fighters: crowd('Lame', 4) },
      { name: 'Skavens', fighters: crowd('Rat', 4) },
      { name: 'Nains', fighters: crowd('Barbe', 4) },
    ],
    {
      houseRules: Object.fromEntries(
        Object.entries(houseRules).filter(([id]) => system.houseRules.some((row) => row.id === id)),
      ),
    },
  );
}
