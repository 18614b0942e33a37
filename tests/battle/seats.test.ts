import { expect, test } from 'vitest';
import type { Entry, EventData } from '#battle/events.ts';
import { seatsIn } from '#battle/seats.ts';
import { stamp } from '#battle/stamp.ts';
import { timelineOf } from '#battle/timeline.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: crowd('Lame', 4) },
  { name: 'Skavens', fighters: crowd('Rat', 4) },
]);

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
