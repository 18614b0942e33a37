import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { resolverOf } from '../../vectors/small-battle.ts';
import { SKIRMISH_GAMES } from './games.ts';

/** @rule MORD-ALONE-3 */
describe.each(SKIRMISH_GAMES)('a fighter who breaks from a fight in %s', (_id, system) => {
  const call = (table: TestBattle) => table.duty('break-off', 'Otto').opens;
  const sheet = (table: TestBattle) => {
    const opens = call(table);
    if (opens === null) throw new Error('nothing to work out');
    return resolverOf(system, opens.resolverId).sheet(table.state, opens);
  };
  /** Settles the card’s free hit: it wounds to the full, or does nothing. */
  const struck = (table: TestBattle, toWound: number) => {
    const opens = call(table);
    if (opens === null) throw new Error('nothing to work out');
    return table.do({
      type: 'settle',
      resolver: opens.resolverId,
      setup: opens,
      answers: answersFor(system, table, toWound),
    });
  };

  test('is struck by each standing enemy: one automatic hit, and no blow back', () => {
    const table = breaking(system);
    expect(call(table)?.subjects).toEqual({
      attacker: { kind: 'fighter', fighterId: 'f-Rat1' },
      defender: { kind: 'fighter', fighterId: 'f-Otto' },
    });
    const { needs, order } = sheet(table);
    const hit = needs.find(({ id }) => id === 'to-hit');
    expect(hit).toMatchObject({ chance: { num: 1n, den: 1n } });
    expect(hit?.why).toEqual([{ code: 'resolver.why.free-hit', params: { name: 'Otto' } }]);
    expect(order.map(({ label }) => label)).not.toContain('Otto');
    expect(needs.every(({ role }) => role === 'attacker')).toBe(true);
  });

  test('once only, however many attacks the enemy has', () => {
    const { profile } = breaking(system).fighter('Rat1');
    const table = breaking(system).do({
      type: 'set-profile',
      fighterId: 'f-Rat1',
      profile: { ...profile, A: 4 },
      traits: {},
    });
    expect(sheet(table).bars.map(({ id }) => id)).toEqual(['one-attack']);
    expect(sheet(table).fields.map(({ id }) => id)).not.toContain('attacks');
  });

  test('flees after all hits, if he still stands', () => {
    const table = struck(breaking(system), 1);
    expect(table.duty('break-off', 'Otto').facts).toEqual([
      { code: 'break-off.hits', params: { count: 1 } },
    ]);
    expect(call(table)?.subjects['attacker']).toMatchObject({ fighterId: 'f-Rat2' });
    struck(table, 1);
    expect(call(table)).toBeNull();
    expect(table.duty('break-off', 'Otto').facts).toEqual([]);
    table.answer('break-off', 'Otto', 'runs', [3, 4]);
    expect(table.fighter('Otto')).toMatchObject({ status: 'fleeing', flags: {} });
  });

  test('alone against two unnamed enemies, takes two', () => {
    const table = breaking(system, ['f-Rat1'], true);
    expect(table.duty('break-off', 'Otto').facts).toEqual([
      { code: 'break-off.hits', params: { count: 2 } },
    ]);
  });

  test('if the first hit takes him down, stays there and is not hit again', () => {
    const table = struck(breaking(system), 6);
    expect(table.fighter('Otto').status).not.toBe('standing');
    expect(table.due).not.toContain('break-off Otto');
    expect(table.fighter('Otto').flags['breaking']).toBeUndefined();
  });
});

/** Answers every roll with this die, and declines every offer. */
function answersFor(system: RuleSystem, table: TestBattle, die: number) {
  const opens = table.duty('break-off', 'Otto').opens;
  if (opens === null) throw new Error('nothing to work out');
  const resolver = resolverOf(system, opens.resolverId);
  const answers: { step: string; dice: number[]; choice: string | null }[] = [];
  for (let steps = 0; steps < 20; steps += 1) {
    const step = resolver.next(table.state, opens, answers);
    if (step.kind === 'done') return answers;
    answers.push(
      step.kind === 'dice'
        ? { step: step.id, dice: Array.from({ length: step.count }, () => die), choice: null }
        : { step: step.id, dice: [], choice: step.options[0]?.id ?? '' },
    );
  }
  throw new Error('no end');
}

/**
 * @param enemies in contact with him
 * @param outnumbered whether players say that he is alone against two
 */
function breaking(
  system: RuleSystem,
  enemies: readonly `f-${string}`[] = ['f-Rat1', 'f-Rat2'],
  outnumbered = false,
): TestBattle {
  const table = new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Otto' }, ...crowd('Lame', 5)] },
    { name: 'Skavens', fighters: crowd('Rat', 3) },
  ]);
  for (const enemy of enemies) {
    table.do({ type: 'set-contact', a: 'f-Otto', b: enemy, touching: true });
  }
  table.nextUntil('Reikland', 'close-combat');
  if (outnumbered) {
    table.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'outnumbered', value: true });
  }
  return table
    .nextUntil('Reikland', 'close-combat', 'after-blows')
    .answer('all-alone', 'Otto', 'failed');
}
