import { describe, expect, test } from 'vitest';
import type { Command } from '#battle/commands.ts';
import type { Entry, EventData } from '#battle/events.ts';
import { seatsIn } from '#battle/seats.ts';
import { newestStep, roundTallies } from '#battle/selectors.ts';
import { stamp } from '#battle/stamp.ts';
import { timelineOf } from '#battle/timeline.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { injuryRolled } from '../support/injuries.ts';

const newBattle = () =>
  new TestBattle(system, [
    { name: 'Reikland', fighters: crowd('Lame', 4) },
    { name: 'Skavens', fighters: crowd('Rat', 4) },
  ]);

const LOG = newBattle();

/** The phones, by what they said one after the other, as `actor seat`. */
function seatsAfter(...said: readonly (readonly [ActorId, EventData<'SeatTaken'>['seat']])[]) {
  const entries = said.reduce<readonly Entry[]>((log, [actor, seat], at) => {
    const where = { battleId: 'b-test', actor, now: Date.UTC(2026, 0, 2) + at * 1000 } as const;
    const event = { type: 'SeatTaken', data: { seat, name: '' } } as const;
    return [...log, stamp(event, where, log.at(-1) ?? null)];
  }, LOG.entries);
  return seatsIn(timelineOf(entries).live).map(({ actor, seat }) => `${actor} ${seat ?? '-'}`);
}

test('of two phones at one seat, the last has it', () => {
  expect(seatsAfter(['a-1', 's-Skavens'], ['a-2', 's-Skavens'])).toEqual([
    'a-1 -',
    'a-2 s-Skavens',
  ]);
});

test('a phone has one seat, the last that it took', () => {
  expect(seatsAfter(['a-1', 's-Skavens'], ['a-1', 's-Reikland'])).toEqual(['a-1 s-Reikland']);
});

test('who leaves a seat gives it back to the phone that had it before', () => {
  expect(seatsAfter(['a-1', 's-Skavens'], ['a-2', 's-Skavens'], ['a-2', 's-Reikland'])).toEqual([
    'a-1 s-Skavens',
    'a-2 s-Reikland',
  ]);
});

test.each(['everybody', 'onlooker'] as const)('as %s there may be several', (seat) => {
  expect(seatsAfter(['a-1', seat], ['a-2', seat])).toEqual([`a-1 ${seat}`, `a-2 ${seat}`]);
});

test('nobody sits on a side that is not there', () => {
  expect(LOG.try({ type: 'take-seat', seat: 's-Nobody', name: '' })).toBe('unknown-side');
});

describe('a seat is no step of play', () => {
  const sit: Command = { type: 'take-seat', seat: 's-Skavens', name: '' };
  const undo: Command = { type: 'undo', back: null };
  const seats = ({ battle }: TestBattle) => seatsIn(battle.live).map(({ seat }) => seat);

  test('undo passes over it', () => {
    const battle = newBattle().set('Lame1', 'stunned').do(sit);
    expect(newestStep(battle.battle.live, battle.state)?.said.code).toBe('entry.status-set');
    battle.do(undo);
    expect(battle.state.fighters['f-Lame1']?.status).toBe('standing');
    expect(seats(battle)).toEqual(['s-Skavens']);
    expect(battle.try(undo)).toBe('nothing-to-undo');
  });

  test('what is undone from a step on leaves it as it is', () => {
    const battle = newBattle().set('Lame1', 'stunned');
    const back = battle.entries.at(-1)?.id ?? null;
    battle.do(sit).set('Lame2', 'stunned').do({ type: 'undo', back });
    expect(battle.state.fighters['f-Lame1']?.status).toBe('standing');
    expect(seats(battle)).toEqual(['s-Skavens']);
  });

  test('what was undone before it can be redone', () => {
    const battle = newBattle().set('Lame1', 'stunned').do(undo).do(sit).do({ type: 'redo' });
    expect(battle.state.fighters['f-Lame1']?.status).toBe('stunned');
    expect(seats(battle)).toEqual(['s-Skavens']);
  });

  test('a wound and its injury are one step, whoever sits down in between', () => {
    const battle = newBattle()
      .do({ type: 'lose-wound', fighterId: 'f-Lame1' })
      .do(sit)
      .do(injuryRolled('f-Lame1', [3]))
      .do(undo);
    expect(battle.state.fighters['f-Lame1']).toMatchObject({ status: 'standing', wounds: 1 });
  });

  test('it takes none of the time of a round', () => {
    const battle = newBattle().set('Lame1', 'stunned');
    const played = roundTallies(battle.entries, system);
    expect(roundTallies(battle.do(sit).entries, system)).toEqual(played);
  });
});
