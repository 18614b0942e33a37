import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Subject } from '#rules/contract/resolver.ts';
import { readSeats, type Seats, writeSeats } from '#ui/resolver/address.ts';

const fighter: fc.Arbitrary<Subject> = fc
  .stringMatching(/^[\w-]{1,64}$/)
  .map((id): Subject => ({ kind: 'fighter', fighterId: `f-${id}` }));

const free: fc.Arbitrary<Subject> = fc
  .record({
    label: fc.string(),
    profile: fc.dictionary(fc.constantFrom('WS', 'S', 'T', 'W'), fc.integer({ min: 0, max: 10 })),
  })
  .map(
    ({ label, profile }): Subject => ({ kind: 'free', label, profile: { ...profile }, traits: {} }),
  );

const seats: fc.Arbitrary<Seats> = fc.record({
  resolverId: fc.option(fc.stringMatching(/^[a-z]+(-[a-z]+)*$/)),
  subjects: fc.array(fc.option(fc.oneof(fighter, free)), { maxLength: 3 }),
});

test('fighters are restored from the address', () => {
  fc.assert(
    fc.property(seats, (given) => {
      expect(readSeats(writeSeats(given))).toEqual(given);
    }),
  );
});

test('an address has no character that would end it', () => {
  fc.assert(
    fc.property(seats, (given) => {
      expect(writeSeats(given)).not.toMatch(/[?#\s]/);
    }),
  );
});

test('any address is parsed without an error', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      expect(() => readSeats(address)).not.toThrow();
    }),
  );
});

test('without names, the table suggests all fighters', () => {
  expect(readSeats('')).toEqual({ resolverId: null, subjects: [] });
  expect(readSeats('-/f-otto')).toEqual({
    resolverId: null,
    subjects: [{ kind: 'fighter', fighterId: 'f-otto' }],
  });
});
