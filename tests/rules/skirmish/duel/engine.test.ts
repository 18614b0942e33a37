import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '#rules/dice/distribution.ts';
import { type Fraction, fractionText } from '#rules/dice/fraction.ts';
import type { Attacks, Batch } from '#rules/skirmish/duel/batch.ts';
import type { CriticalRow } from '#rules/skirmish/duel/blow.ts';
import { batchEndings, exchangeChances } from '#rules/skirmish/duel/chances.ts';
import type { Ending } from '#rules/skirmish/duel/ending.ts';
import { settledBatch, settledExchange } from '#rules/skirmish/duel/settle.ts';
import { IN_LAB, runs } from '../../../support/share.ts';
import { anyBlowForBlow, anyBlowStruck, anyTwoHits } from './any-duel.ts';
import { everyThrow } from './every-throw.ts';
import { attacks, BASIC_CRITICALS, batch, OPEN, onRoll, PLAIN_ROW, TARGET } from './fixtures.ts';

const PAIRS = {
  attacker: { id: 'attacker', name: 'Otto', other: 'Rat' },
  defender: { id: 'defender', name: 'Rat', other: 'Otto' },
};

/** The lab tries every face, even where a step says that several are equivalent. */
const FACES = IN_LAB ? 'all' : 'one-of-each';

/** Outcomes and penalties of a batch, from the dice one by one. */
function countedOut(one: Batch): ReadonlyMap<string, Fraction> {
  return everyThrow(() => settledBatch(one, PAIRS.attacker), nameOf, FACES);
}

/** A fighter out of action has no further penalties. */
function nameOf({ outcome, hindered }: Ending): string {
  return outcome === 'out-of-action' ? outcome : `${outcome} ${hindered}`;
}

function workedOut(one: Batch): ReadonlyMap<string, Fraction> {
  const spread = batchEndings(one);
  return new Map(
    [...spread.weights.keys()].map((ending) => [nameOf(ending), chanceOf(spread, ending)]),
  );
}

function texts(chances: ReadonlyMap<string, Fraction>): readonly string[] {
  return [...chances].map(([name, chance]) => `${name} ${fractionText(chance)}`).toSorted();
}

function row(given: Partial<CriticalRow>): CriticalRow {
  return { ...PLAIN_ROW, ...given };
}

/** A chart with the same row on every face. */
function always(given: Partial<CriticalRow>): readonly CriticalRow[] {
  return [row(given)];
}

/** Wounds automatically with a natural 6 to hit. */
function poisoned(one: Attacks): Attacks {
  return { ...one, sixes: { ...one.blow, woundNeed: 1 } };
}

const AUTO = { kind: 'automatic' } as const;
const HELMET = { ...TARGET, helmet: true };

const SMALL: readonly (readonly [string, Batch])[] = [
  ['one blow', batch({})],
  ['one blow at a helmet', batch({ target: HELMET })],
  ['two blows, no critical left', batch({ attacks: [attacks(2, AUTO)], criticalUsed: true })],
  [
    'a blow that hits by itself, with a save',
    batch({ attacks: [attacks(1, AUTO, { saveNeed: 5 })] }),
  ],
  ['misses struck again', batch({ attacks: [attacks(1, onRoll(5, true), { criticals: [] })] })],
  [
    'two blows that may be parried',
    batch({
      attacks: [attacks(2, onRoll(4), { woundNeed: 6 })],
      guard: { ...OPEN, parry: { rerolls: false } },
      target: { ...TARGET, wounds: 2 },
    }),
  ],
  [
    'sword and buckler against one blow',
    batch({
      attacks: [attacks(1, onRoll(3), { woundNeed: 6 })],
      guard: { ...OPEN, parry: { rerolls: true } },
    }),
  ],
  [
    'two weapons, one too strong to parry',
    batch({
      attacks: [
        { ...attacks(1, onRoll(4), { woundNeed: 6, concussion: true }), tooStrong: true },
        attacks(1, onRoll(4), { woundNeed: null }),
      ],
      guard: { ...OPEN, parry: { rerolls: false } },
    }),
  ],
  [
    'two weapons, the highest die passed over where it cannot be parried',
    batch({
      attacks: [
        { ...attacks(1, onRoll(4), { woundNeed: 6, criticals: [] }), tooStrong: true },
        attacks(1, onRoll(4), { woundNeed: 6, criticals: [] }),
      ],
      guard: { ...OPEN, parry: { rerolls: false, nextHighest: true } },
    }),
  ],
  [
    'a lucky charm',
    batch({
      attacks: [attacks(2, onRoll(5), { woundNeed: 6 })],
      guard: { ...OPEN, luckyCharm: true },
    }),
  ],
  [
    'a shot that may be dodged',
    batch({
      attacks: [attacks(2, AUTO, { attack: 'shooting', woundNeed: 5, criticals: [] })],
      guard: { ...OPEN, dodges: true },
      criticalUsed: true,
    }),
  ],
  [
    'a shot that needs a 6 and then a 5',
    batch({
      attacks: [
        attacks(2, { kind: 'roll', need: 8, thenNeed: 5, rerolls: false }, { criticals: [] }),
      ],
    }),
  ],
  [
    'two shots, each critical for itself',
    batch({
      attacks: [
        attacks(2, AUTO, {
          attack: 'shooting',
          criticals: always({ wounds: 2, save: 'none' }),
          woundNeed: 5,
        }),
      ],
      target: { ...TARGET, wounds: 3 },
    }),
  ],
  [
    'two shots, one of them critical at most',
    batch({
      attacks: [
        attacks(2, AUTO, {
          attack: 'shooting',
          oneForShots: true,
          criticals: always({ wounds: 2, save: 'none' }),
          woundNeed: 5,
        }),
      ],
      target: { ...TARGET, wounds: 3 },
    }),
  ],
  [
    'a parry that an equal die is enough for',
    batch({
      attacks: [attacks(2, onRoll(4), { woundNeed: 6, criticals: [] })],
      guard: { ...OPEN, parry: { rerolls: false, beatsEqual: true } },
    }),
  ],
  [
    'a critical from a 5, and who is knocked down is stunned',
    batch({
      attacks: [
        attacks(1, AUTO, {
          criticalFrom: 5,
          stuns: true,
          criticals: always({ wounds: 2, save: 'none' }),
        }),
      ],
      target: { ...TARGET, wounds: 2 },
    }),
  ],
  [
    'a thick skull, bare where the helmet does not help',
    batch({
      attacks: [attacks(2, AUTO, { criticals: always({ helmetHelps: false }) })],
      target: { ...HELMET, thickSkull: true },
    }),
  ],
  [
    'a thick skull of true grit',
    batch({ target: { ...TARGET, thickSkull: true, trueGrit: true } }),
  ],
  [
    'a save for each wound',
    batch({
      attacks: [attacks(1, AUTO, { saveNeed: 4, criticals: always({ wounds: 2, save: 'each' }) })],
    }),
  ],
  [
    'a critical first, then an ordinary wound, on two wounds',
    batch({
      attacks: [
        attacks(2, AUTO, {
          woundNeed: 5,
          criticals: always({ wounds: 2, save: 'none', injuryModifier: 2 }),
        }),
      ],
      target: { ...TARGET, wounds: 2, noPain: true },
    }),
  ],
  [
    'held by a critical hit',
    batch({
      attacks: [attacks(2, AUTO, { criticals: always({ extra: 'may-not-fight' }), saveNeed: 2 })],
      target: { ...TARGET, wounds: 3 },
    }),
  ],
  [
    'disarmed by a critical hit',
    batch({
      attacks: [attacks(2, AUTO, { criticals: always({ extra: 'weapon-lost' }) })],
      target: { ...TARGET, wounds: 3 },
    }),
  ],
  [
    'knocked down first',
    batch({
      attacks: [
        attacks(2, AUTO, { criticals: always({ extra: 'knocked-down-first' }), saveNeed: 4 }),
      ],
      target: { ...TARGET, wounds: 2 },
    }),
  ],
  [
    'out unless saved',
    batch({
      attacks: [
        attacks(2, AUTO, { criticals: always({ extra: 'out-unless-saved' }), saveNeed: 4 }),
      ],
      target: { ...TARGET, wounds: 3 },
    }),
  ],
  [
    'one blow more',
    batch({
      attacks: [
        attacks(1, onRoll(5), { woundNeed: 5, criticals: always({ extra: 'extra-attack' }) }),
      ],
    }),
  ],
  [
    'two hits for one',
    batch({
      attacks: [attacks(1, AUTO, { criticals: always({ extra: 'two-hits' }), saveNeed: 3 })],
    }),
  ],
  [
    'no save from the helmet',
    batch({
      attacks: [attacks(1, AUTO, { criticals: always({ helmetHelps: false }) })],
      target: HELMET,
    }),
  ],
  [
    'who steps aside and regenerates',
    batch({
      attacks: [attacks(1, AUTO, { criticals: [] })],
      target: {
        ...TARGET,
        noPain: true,
        wards: [
          { id: 'step-aside', need: 5 },
          { id: 'regeneration', need: 4 },
        ],
      },
    }),
  ],
  [
    'who steps aside from each wound of a critical hit',
    batch({
      attacks: [
        attacks(1, AUTO, { saveNeed: 5, criticals: always({ wounds: 2, save: 'allowed' }) }),
      ],
      target: {
        ...TARGET,
        noPain: true,
        wards: [{ id: 'step-aside', need: 5, eachWound: true }],
      },
    }),
  ],
  ['who jumps up', batch({ target: { ...TARGET, jumpUp: true } })],
  [
    'a knocked-down man to be finished',
    batch({
      attacks: [attacks(2, AUTO, { saveNeed: 5 })],
      target: { ...TARGET, lies: 'knocked-down', finishing: 'wounded-out' },
    }),
  ],
  [
    'a knocked-down man who is shot',
    batch({
      attacks: [attacks(1, AUTO, { attack: 'shooting', saveNeed: 5 })],
      target: { ...TARGET, lies: 'knocked-down' },
    }),
  ],
  ['a stunned man', batch({ target: { ...TARGET, lies: 'stunned', finishing: 'struck-out' } })],
  [
    'the full table',
    batch({
      attacks: [attacks(1, AUTO, { saveNeed: 5, criticals: BASIC_CRITICALS })],
      target: { ...HELMET, wounds: 2 },
    }),
  ],
  ['nobody', batch({ attacks: [] })],
  [
    'wounds struck again, with a critical among them',
    batch({
      attacks: [
        attacks(1, AUTO, {
          woundNeed: 5,
          woundsAgain: true,
          criticals: always({ wounds: 2, save: 'none', injuryModifier: 2 }),
        }),
      ],
      target: { ...TARGET, wounds: 2, noPain: true },
    }),
  ],
  [
    'saves rolled again',
    batch({
      attacks: [
        attacks(1, AUTO, {
          saveNeed: 5,
          savesAgain: true,
          criticals: always({ wounds: 1, save: 'each' }),
        }),
      ],
    }),
  ],
  [
    'two hits for one, wounds again',
    batch({
      attacks: [
        attacks(1, AUTO, {
          criticals: always({ extra: 'two-hits' }),
          saveNeed: null,
          woundsAgain: true,
        }),
      ],
    }),
  ],
  [
    'injuries made worse',
    batch({ attacks: [attacks(2, AUTO, { injuryModifier: 1, criticals: [] })] }),
  ],
  [
    'injuries made milder, beside a critical that makes them worse',
    batch({
      attacks: [attacks(1, AUTO, { injuryModifier: -1, criticals: always({ injuryModifier: 2 }) })],
    }),
  ],
  [
    'a poisoned blade against a parry and a lucky charm',
    batch({
      attacks: [poisoned(attacks(2, onRoll(4), { criticals: [], woundNeed: 5 }))],
      guard: { ...OPEN, parry: { rerolls: false } },
      target: { ...TARGET, wounds: 2 },
    }),
  ],
  [
    'a poisoned blade with the tables, and a clean one beside it, without a save',
    batch({
      attacks: [
        poisoned(
          attacks(1, onRoll(5), {
            woundNeed: null,
            criticals: always({ wounds: 2 }),
            saveNeed: null,
          }),
        ),
        attacks(1, onRoll(4), { criticals: [], woundNeed: 6 }),
      ],
      guard: { ...OPEN, luckyCharm: true },
      target: { ...TARGET, wounds: 2 },
    }),
  ],
  [
    'a poisoned blade, and a clean one beside it that may be parried too and wounds nobody',
    batch({
      attacks: [
        poisoned(attacks(1, onRoll(4), { criticals: [], woundNeed: 5 })),
        attacks(1, onRoll(3), { criticals: [], woundNeed: null }),
      ],
      guard: { ...OPEN, parry: { rerolls: false } },
    }),
  ],
  [
    'a poisoned dart that may be dodged',
    batch({
      attacks: [poisoned(attacks(1, onRoll(4, true), { attack: 'shooting', woundNeed: 6 }))],
      guard: { ...OPEN, dodges: true },
    }),
  ],
];

/** The same with so many throws that counting them is slow. */
const LARGE: typeof SMALL = [
  [
    'two weapons, the highest die passed over where it cannot be parried',
    batch({
      attacks: [
        { ...attacks(1, onRoll(4), { woundNeed: 6, criticals: [] }), tooStrong: true },
        attacks(2, onRoll(4), { woundNeed: 6, criticals: [] }),
      ],
      guard: { ...OPEN, parry: { rerolls: false, nextHighest: true } },
    }),
  ],
  [
    'who steps aside from each wound of a critical hit, and regenerates',
    batch({
      attacks: [
        attacks(1, AUTO, { saveNeed: 5, criticals: always({ wounds: 2, save: 'allowed' }) }),
      ],
      target: {
        ...TARGET,
        noPain: true,
        wards: [
          { id: 'step-aside', need: 5, eachWound: true },
          { id: 'regeneration', need: 4 },
        ],
      },
    }),
  ],
  [
    'wounds struck again, with a critical among them',
    batch({
      attacks: [
        attacks(2, AUTO, {
          woundNeed: 5,
          woundsAgain: true,
          criticals: always({ wounds: 2, save: 'none', injuryModifier: 2 }),
        }),
      ],
      target: { ...TARGET, wounds: 2, noPain: true },
    }),
  ],
  [
    'saves rolled again',
    batch({
      attacks: [
        attacks(1, AUTO, {
          saveNeed: 5,
          savesAgain: true,
          criticals: always({ wounds: 2, save: 'each' }),
        }),
      ],
    }),
  ],
  [
    'two hits for one, wounds and saves again',
    batch({
      attacks: [
        attacks(1, AUTO, {
          criticals: always({ extra: 'two-hits' }),
          saveNeed: 4,
          woundsAgain: true,
          savesAgain: true,
        }),
      ],
    }),
  ],
  [
    'a poisoned blade with the tables, and a clean one beside it',
    batch({
      attacks: [
        poisoned(
          attacks(1, onRoll(5), { woundNeed: null, criticals: always({ wounds: 2 }), saveNeed: 5 }),
        ),
        attacks(1, onRoll(4), { criticals: [], woundNeed: 6 }),
      ],
      guard: { ...OPEN, luckyCharm: true },
      target: { ...TARGET, wounds: 2 },
    }),
  ],
  [
    'a poisoned blade, and a clean one beside it that may be parried too',
    batch({
      attacks: [
        poisoned(attacks(1, onRoll(4), { criticals: [], woundNeed: 5 })),
        attacks(1, onRoll(3), { criticals: [], woundNeed: 6 }),
      ],
      guard: { ...OPEN, parry: { rerolls: false } },
    }),
  ],
];

describe('the engine', () => {
  test.each(IN_LAB ? [...SMALL, ...LARGE] : SMALL)(
    'agrees with a count of all throws: %s',
    (_, one) => {
      expect(texts(workedOut(one))).toEqual(texts(countedOut(one)));
    },
  );

  test.each([
    ['one blow', anyBlowStruck],
    ['two hits', anyTwoHits],
  ])('agrees with settling every branch, in any fight: %s', (_, any) => {
    fc.assert(
      fc.property(any, (one) => {
        const counted = everyThrow(() => settledBatch(one, PAIRS.attacker), nameOf, 'one-of-each');
        expect(texts(workedOut(one))).toEqual(texts(counted));
      }),
      runs(20),
    );
  });

  test('agrees with settling every branch of an exchange', () => {
    fc.assert(
      fc.property(anyBlowForBlow, (exchange) => {
        const chances = exchangeChances(exchange);
        for (const [victim, by] of [
          ['attacker', 'defender'],
          ['defender', 'attacker'],
        ] as const) {
          const counted = everyThrow(
            () => settledExchange(exchange, PAIRS),
            (report) => report[by]?.outcome ?? 'nothing',
            'one-of-each',
          );
          const worked = Object.entries(chances[victim]).filter(([, { num }]) => num > 0n);
          expect(texts(new Map(worked))).toEqual(texts(counted));
        }
      }),
      runs(15),
    );
  });
});
