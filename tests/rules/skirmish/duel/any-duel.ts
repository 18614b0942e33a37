import * as fc from 'fast-check';
import type { Attacks, Batch, Guard } from '#rules/skirmish/duel/batch.ts';
import type { Blow, CriticalRow, ToHit } from '#rules/skirmish/duel/blow.ts';
import type { Exchange } from '#rules/skirmish/duel/exchange.ts';
import type { Target } from '#rules/skirmish/duel/target.ts';
import { BASIC_CRITICALS, CHARTS } from './fixtures.ts';

/** Random fights of all kinds. */

const anyToHit: fc.Arbitrary<ToHit> = fc.oneof(
  fc.constant<ToHit>({ kind: 'automatic' }),
  fc.constant<ToHit>({ kind: 'impossible' }),
  fc.record({
    kind: fc.constant<'roll'>('roll'),
    need: fc.integer({ min: 2, max: 6 }),
    thenNeed: fc.constantFrom(null, 4, 6),
    rerolls: fc.boolean(),
  }),
);

const anyRow: fc.Arbitrary<CriticalRow> = fc.record({
  wounds: fc.integer({ min: 1, max: 2 }),
  save: fc.constantFrom<CriticalRow['save']>('allowed', 'none', 'each'),
  helmetHelps: fc.boolean(),
  injuryModifier: fc.integer({ min: 0, max: 2 }),
  extra: fc.constantFrom(null, null, ...CHARTS.flat().map(({ extra }) => extra)),
});

const anyBlow: fc.Arbitrary<Blow> = fc.record({
  strength: fc.integer({ min: 1, max: 10 }),
  woundNeed: fc.option(fc.integer({ min: 2, max: 6 })),
  saveNeed: fc.option(fc.integer({ min: 1, max: 6 })),
  concussion: fc.boolean(),
  attack: fc.constantFrom<Blow['attack']>('melee', 'shooting', 'fall'),
  oneForShots: fc.boolean(),
  criticals: fc.oneof(
    fc.constantFrom(BASIC_CRITICALS, []),
    fc.array(anyRow, { minLength: 1, maxLength: 1 }),
    fc.array(anyRow, { minLength: 6, maxLength: 6 }),
  ),
  criticalFrom: fc.constantFrom(6, 6, 5),
  stuns: fc.boolean(),
  woundsAgain: fc.boolean(),
  savesAgain: fc.boolean(),
  injuryModifier: fc.integer({ min: -2, max: 3 }),
});

export const anyTarget: fc.Arbitrary<Target> = fc.record({
  wounds: fc.integer({ min: 0, max: 4 }),
  lies: fc.constantFrom<Target['lies']>('no', 'knocked-down', 'stunned'),
  finishing: fc.constantFrom<Target['finishing']>('injury', 'wounded-out', 'struck-out'),
  wards: fc.constantFrom<Target['wards']>(
    [],
    [{ id: 'step-aside', need: 5 }],
    [{ id: 'step-aside', need: 5, eachWound: true }],
    [
      { id: 'step-aside', need: 5, eachWound: true },
      { id: 'regeneration', need: 4 },
    ],
  ),
  helmet: fc.boolean(),
  hardToKill: fc.boolean(),
  hardHead: fc.boolean(),
  noPain: fc.boolean(),
  jumpUp: fc.boolean(),
  trueGrit: fc.boolean(),
  thickSkull: fc.boolean(),
});

export const anyGuard: fc.Arbitrary<Guard> = fc.record({
  parry: fc.option(
    fc.record({ rerolls: fc.boolean(), nextHighest: fc.boolean(), beatsEqual: fc.boolean() }),
  ),
  luckyCharm: fc.boolean(),
  dodges: fc.boolean(),
});

export const anyAttacks: fc.Arbitrary<Attacks> = fc.record({
  weapon: fc.constant('sword'),
  count: fc.integer({ min: 0, max: 5 }),
  toHit: anyToHit,
  tooStrong: fc.boolean(),
  blow: anyBlow,
  sixes: fc.option(anyBlow, { freq: 4 }),
});

export const anyBatch: fc.Arbitrary<Batch> = batchOf(fc.array(anyAttacks, { maxLength: 2 }));

export const anyExchange: fc.Arbitrary<Exchange> = exchangeOf(anyBatch);

/** A single blow. */
export const anyBlowStruck: fc.Arbitrary<Batch> = batchOf(
  anyAttacks.map((one) => [{ ...one, count: 1 }]),
);

/** Two hits with one weapon or two, none of them critical. */
export const anyTwoHits: fc.Arbitrary<Batch> = batchOf(
  fc.oneof(
    anyAttacks.map((one) => [surely(one, 2)]),
    fc.tuple(anyAttacks, anyAttacks).map((both) => both.map((one) => surely(one, 1))),
  ),
);

/** A single blow on either side that is not critical. */
export const anyBlowForBlow: fc.Arbitrary<Exchange> = exchangeOf(
  batchOf(anyAttacks.map((one) => [surely(one, 1)])),
);

function surely(one: Attacks, count: number): Attacks {
  return { ...one, count, toHit: { kind: 'automatic' }, blow: { ...one.blow, criticals: [] } };
}

function batchOf(attacks: fc.Arbitrary<Batch['attacks']>): fc.Arbitrary<Batch> {
  return fc.record({ attacks, guard: anyGuard, target: anyTarget, criticalUsed: fc.boolean() });
}

function exchangeOf(any: fc.Arbitrary<Batch>): fc.Arbitrary<Exchange> {
  return fc
    .record({
      batch: any,
      other: any,
      disarmed: any,
      first: fc.constantFrom<Exchange['first']>('attacker', 'defender', 'tie'),
    })
    .map(({ batch, other, disarmed, first }) => ({
      attacker: { batch, disarmed },
      defender: { batch: other, disarmed },
      first,
    }));
}
