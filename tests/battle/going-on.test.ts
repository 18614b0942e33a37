import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passedBetween, waysOn } from '#battle/going-on.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { runs } from '../support/share.ts';
import { evening, played } from './random-evening.ts';

function battle(archers: boolean): TestBattle {
  const traits = archers ? {} : { 'no-missile-weapons': true as const };
  return new TestBattle(system, [
    { name: 'Reikland', fighters: crowd('Lame', 4, { traits }) },
    { name: 'Skavens', fighters: crowd('Rat', 4, { traits }) },
  ]);
}

function place({ state }: TestBattle): string {
  const { sideId, phase, step } = state.position;
  return [state.position.round, sideId, phase, step].filter((part) => part !== null).join(' ');
}

function goOn(table: TestBattle, to: 'something' | 'turn-end' = 'something'): string {
  return place(table.do({ type: 'go-on', to }));
}

/** Something that comes by itself and is not worth a stop. */
const WRITTEN = {
  kind: 'side-flag',
  sideId: 's-Reikland',
  flag: 'nothing',
  value: true,
} as const;

describe('one tap on', () => {
  test('leads past every phase in which nobody of the side can do anything', () => {
    const table = battle(false);
    expect(goOn(table)).toBe('1 s-Reikland movement charges');
    expect(goOn(table)).toBe('1 s-Reikland movement other-moves');
    expect(goOn(table)).toBe('1 s-Skavens movement charges');
    expect(goOn(table)).toBe('1 s-Skavens movement other-moves');
    expect(goOn(table)).toBe('2 s-Reikland movement charges');
  });

  test('stops where somebody may shoot, and where blows are to be struck', () => {
    const table = battle(true);
    goOn(table);
    table.charge('Lame1', 'Rat1');
    expect([goOn(table), goOn(table), goOn(table)]).toEqual([
      '1 s-Reikland movement other-moves',
      '1 s-Reikland shooting',
      '1 s-Reikland close-combat blows',
    ]);
  });

  test('stops at what came by itself, so that it is seen', () => {
    const table = battle(false).set('Rat1', 'stunned').nextUntil('Reikland', 'close-combat');
    expect(goOn(table)).toBe('1 s-Skavens recovery');
    expect(table.fighter('Rat1').status).toBe('knocked-down');
  });

  test('never leads past a test that is due', () => {
    const table = battle(false).set('Rat1', 'fleeing').set('Rat2', 'out-of-action');
    table.nextUntil('Reikland', 'movement', 'other-moves');
    expect(goOn(table)).toBe('1 s-Skavens recovery');
    expect(table.due).toContain('rally Rat1');
  });

  test('leads somewhere or nowhere, and in any case back: also in a battle that nobody plays', () => {
    const { state } = battle(false);
    const nobodys = { ...state, sides: [], fighters: {} };
    const bringing = { ...system, enter: () => [WRITTEN], duties: () => [], fights: null };
    expect(waysOn(nobodys, bringing).next.position).toEqual(state.position);
    expect(waysOn(nobodys, system)).toBeDefined();
  });

  test('leads no further than the next phase while an injury waits', () => {
    const table = battle(false).next(2);
    table.do({ type: 'lose-wound', fighterId: 'f-Lame1' });
    expect(goOn(table)).toBe('1 s-Reikland shooting');
  });

  test('is one step to take back', () => {
    const table = battle(false).next(2);
    const before = table.state;
    goOn(table);
    expect(table.do({ type: 'undo', back: null }).state).toEqual(before);
  });

  test('says whose turn it is, even of those who can do nothing', () => {
    const table = battle(false).next(2);
    for (const name of ['Rat1', 'Rat2', 'Rat3', 'Rat4']) table.set(name, 'in-reserve');
    expect([goOn(table), goOn(table)]).toEqual([
      '1 s-Skavens recovery',
      '2 s-Reikland movement other-moves',
    ]);
  });
});

describe('the end of the turn', () => {
  test('is one tap away past what may only be noted, and half of it from there', () => {
    const table = battle(true).next();
    expect(goOn(table, 'turn-end')).toBe('1 s-Skavens movement charges');
    expect(goOn(table, 'turn-end')).toBe('2 s-Reikland movement charges');
  });

  test('waits for blows', () => {
    const table = battle(true).next().charge('Lame1', 'Rat1');
    expect(waysOn(table.state, system).turnEnd).toBeNull();
    table.answer('short-charge', 'Lame1', 'too-short');
    expect(goOn(table, 'turn-end')).toBe('1 s-Skavens movement charges');
  });

  test('names no turn to come while blows follow the next stop', () => {
    const table = battle(true);
    goOn(table);
    table.charge('Lame1', 'Rat1');
    expect(goOn(table)).toBe('1 s-Reikland movement other-moves');
    const { next, turnEnd, turnAfter } = waysOn(table.state, system);
    expect(next.position.phase).toBe('shooting');
    expect(turnEnd?.position.phase).toBe('close-combat');
    expect(turnAfter).toBeNull();
  });

  test('is not offered where the next stop is in the next turn anyway', () => {
    const table = battle(false).next(2);
    expect(waysOn(table.state, system).turnEnd).toBeNull();
  });
});

test('whatever was played before, no way on passes over anything that waits', () => {
  fc.assert(
    fc.property(evening, (taps) => {
      const table = played(taps);
      if (table.state.ended) return;
      const { position } = table.state;
      const { next, turnEnd, turnAfter } = waysOn(table.state, system);
      const ends = turnEnd !== null && turnEnd.position.turn > position.turn;
      expect(turnAfter !== null).toBe(ends);
      // Only how far into that turn differs.
      if (turnEnd !== null && ends) {
        const { round, turn, sideId } = turnEnd.position;
        expect(turnAfter).toMatchObject({ round, turn, sideId });
      }
      for (const [way, to] of [
        [next, 'something'],
        [turnEnd, 'turn-end'],
      ] as const) {
        if (way === null) continue;
        const walked = played([]);
        walked.entries = table.entries;
        for (let steps = 0; steps < 20; steps += 1) {
          walked.next();
          const there = walked.state.position;
          if (there.turn === way.position.turn && there.phase === way.position.phase) break;
          expect(walked.due, `${there.phase} on the way ${to}`).toEqual([]);
        }
        const jumped = played([]);
        jumped.entries = table.entries;
        jumped.do({ type: 'go-on', to });
        expect(jumped.state.position).toEqual(way.position);
        expect(jumped.state.position.turn - position.turn).toBeLessThanOrEqual(1);
        expect(jumped.duties).toEqual(walked.duties);
      }
    }),
    runs(20),
  );
});

describe('the phases passed', () => {
  const at = (turn: number, phase: string) => ({
    round: 1,
    turn,
    sideId: 's-x' as const,
    phase,
    step: null,
  });

  test.each([
    [at(1, 'recovery'), at(1, 'movement'), []],
    [at(1, 'recovery'), at(1, 'shooting'), ['1 movement']],
    [at(1, 'shooting'), at(1, 'movement'), []],
    [at(1, 'movement'), at(2, 'movement'), ['1 shooting', '1 close-combat', '2 recovery']],
    [at(3, 'movement'), at(1, 'movement'), []],
  ])('are those in between', (from, to, passed) => {
    expect(passedBetween(from, to, system).map(({ turn, phase }) => `${turn} ${phase}`)).toEqual(
      passed,
    );
  });
});
