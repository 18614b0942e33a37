import { describe, expect, test } from 'vitest';
import { fractionText } from '#rules/dice/fraction.ts';
import type { Batch } from '#rules/skirmish/duel/batch.ts';
import type { Blow, CriticalRow } from '#rules/skirmish/duel/blow.ts';
import {
  batchEndings,
  exchangeChances,
  type OutcomeChances,
  outcomeChances,
} from '#rules/skirmish/duel/chances.ts';
import { OUTCOMES } from '#rules/skirmish/duel/ending.ts';
import type { Target } from '#rules/skirmish/duel/target.ts';
import { attacks, batch, OPEN, onRoll, PLAIN_ROW, TARGET } from './fixtures.ts';

/** Calculated by hand, since settling and chances share code and could be wrong together. */

const AUTO = { kind: 'automatic' } as const;
const NEVER = { kind: 'impossible' } as const;

/** Wounds on any die, and is never critical. */
const SURE = { woundNeed: 1, criticals: [] } as const;

function struck(given: {
  readonly hits?: number;
  readonly toHit?: ReturnType<typeof onRoll>;
  readonly tooStrong?: boolean;
  readonly blow?: Partial<Blow>;
  readonly guard?: Partial<Batch['guard']>;
  readonly target?: Partial<Target>;
  readonly criticalUsed?: boolean;
}): Batch {
  const { hits = 1, toHit = AUTO, tooStrong = false, blow = {}, criticalUsed = false } = given;
  return batch({
    attacks: [{ ...attacks(hits, toHit, { ...SURE, ...blow }), tooStrong }],
    guard: { ...OPEN, ...given.guard },
    target: { ...TARGET, ...given.target },
    criticalUsed,
  });
}

/** A 6 to wound is critical, a 5 wounds. */
function critical(row: Partial<CriticalRow>, blow: Partial<Blow> = {}): Partial<Blow> {
  return { woundNeed: 5, criticals: [{ ...PLAIN_ROW, ...row }], ...blow };
}

/** Outcomes not listed have no chance. */
function text(chances: OutcomeChances): string {
  return OUTCOMES.filter((outcome) => chances[outcome].num > 0n)
    .map((outcome) => `${outcome} ${fractionText(chances[outcome])}`)
    .join(', ');
}

function evenly(nothing: string, each: string): string {
  return `nothing ${nothing}, ${thirds(each)}`;
}

/** Injury dice: down, stunned and out are equally likely. */
function thirds(each: string): string {
  return `knocked-down ${each}, stunned ${each}, out-of-action ${each}`;
}

const PARRY = { rerolls: false, nextHighest: false, beatsEqual: false };

describe('what happens to the target, calculated by hand', () => {
  test.each<readonly [string, Batch, string]>([
    ['a sure wound', struck({}), thirds('1/3')],
    ['to hit on a 5', struck({ toHit: onRoll(5) }), evenly('2/3', '1/9')],
    [
      'to hit on a 5, missed blows again',
      struck({ toHit: onRoll(5, true) }),
      evenly('4/9', '5/27'),
    ],
    [
      'a 6 to hit and then a 5',
      struck({ toHit: { kind: 'roll', need: 8, thenNeed: 5, rerolls: false } }),
      evenly('17/18', '1/54'),
    ],
    ['that cannot hit', struck({ toHit: NEVER }), 'nothing 1'],
    ['dodged on a 5', struck({ guard: { dodges: true } }), evenly('1/3', '2/9')],
    ['a lucky charm', struck({ guard: { luckyCharm: true } }), evenly('1/2', '1/6')],
    [
      'a lucky charm against two hits, on two wounds',
      struck({ hits: 2, guard: { luckyCharm: true }, target: { wounds: 2 } }),
      `wound 1/2, ${thirds('1/6')}`,
    ],
    [
      'parried: a 5 by a 6, a 6 by nothing',
      struck({ toHit: onRoll(5), guard: { parry: PARRY } }),
      evenly('25/36', '11/108'),
    ],
    [
      'parried with a second try',
      struck({ toHit: onRoll(5), guard: { parry: { ...PARRY, rerolls: true } } }),
      evenly('155/216', '61/648'),
    ],
    [
      'parried by a die as high',
      struck({ toHit: onRoll(5), guard: { parry: { ...PARRY, beatsEqual: true } } }),
      evenly('3/4', '1/12'),
    ],
    [
      'too strong to be parried',
      struck({ toHit: onRoll(5), tooStrong: true, guard: { parry: PARRY } }),
      evenly('2/3', '1/9'),
    ],
    ['a hit without a die is not parried', struck({ guard: { parry: PARRY } }), thirds('1/3')],
    [
      'to wound on a 5, again',
      struck({ blow: { woundNeed: 5, woundsAgain: true } }),
      evenly('4/9', '5/27'),
    ],
    ['that cannot wound', struck({ blow: { woundNeed: null } }), 'nothing 1'],
    ['saved on a 5', struck({ blow: { saveNeed: 5 } }), evenly('1/3', '2/9')],
    [
      'saved on a 5, failed saves again',
      struck({ blow: { saveNeed: 5, savesAgain: true } }),
      evenly('5/9', '4/27'),
    ],
    [
      'stepped aside from on a 5, and regenerated on a 4',
      struck({
        target: {
          wards: [
            { id: 'step-aside', need: 5 },
            { id: 'regeneration', need: 4 },
          ],
        },
      }),
      evenly('2/3', '1/9'),
    ],
    ['a wound of two', struck({ target: { wounds: 2 } }), 'wound 1'],
    [
      'two hits on one wound: the worst of two dice',
      struck({ hits: 2 }),
      'knocked-down 1/9, stunned 1/3, out-of-action 5/9',
    ],
    [
      'two hits where no wound is left: a die for each',
      struck({ hits: 2, target: { wounds: 0 } }),
      'knocked-down 1/9, stunned 1/3, out-of-action 5/9',
    ],
    [
      'a helmet keeps off every second stun',
      struck({ target: { helmet: true } }),
      'knocked-down 1/2, stunned 1/6, out-of-action 1/3',
    ],
    [
      'a thick skull keeps off two stuns of three',
      struck({ target: { thickSkull: true } }),
      'knocked-down 5/9, stunned 1/9, out-of-action 1/3',
    ],
    [
      'a thick skull in a helmet keeps off five of six',
      struck({ target: { thickSkull: true, helmet: true } }),
      'knocked-down 11/18, stunned 1/18, out-of-action 1/3',
    ],
    [
      'nothing milder lifts one who is knocked down',
      struck({ target: { lies: 'knocked-down' } }),
      'wound 1/3, stunned 1/3, out-of-action 1/3',
    ],
    [
      'nothing milder lifts one who is stunned',
      struck({ target: { lies: 'stunned' } }),
      'wound 2/3, out-of-action 1/3',
    ],
    [
      'whom any wound puts out',
      struck({ blow: { saveNeed: 4 }, target: { wounds: 3, finishing: 'wounded-out' } }),
      'nothing 1/2, out-of-action 1/2',
    ],
    [
      'whom any attack puts out',
      struck({ toHit: NEVER, target: { wounds: 3, finishing: 'struck-out' } }),
      'out-of-action 1',
    ],
  ])('%s', (_, one, expected) => {
    expect(text(outcomeChances(batchEndings(one)))).toBe(expected);
  });
});

describe('the effects of a critical hit, calculated by hand', () => {
  test.each<readonly [string, Batch, string]>([
    [
      'two wounds without a save',
      struck({
        blow: critical({ wounds: 2, save: 'none' }, { saveNeed: 2 }),
        target: { wounds: 2 },
      }),
      `nothing 29/36, wound 1/36, ${thirds('1/18')}`,
    ],
    [
      'two wounds behind one save',
      struck({ blow: critical({ wounds: 2 }, { saveNeed: 4 }), target: { wounds: 2 } }),
      `nothing 5/6, wound 1/12, ${thirds('1/36')}`,
    ],
    [
      'two wounds, a save for each',
      struck({
        blow: critical({ wounds: 2, save: 'each' }, { saveNeed: 4 }),
        target: { wounds: 2 },
      }),
      `nothing 19/24, wound 1/6, ${thirds('1/72')}`,
    ],
    [
      'two wounds, stepped aside from together',
      struck({
        blow: critical({ wounds: 2 }),
        target: { wounds: 2, wards: [{ id: 'step-aside', need: 4 }] },
      }),
      `nothing 5/6, wound 1/12, ${thirds('1/36')}`,
    ],
    [
      'two wounds, stepped aside from one by one',
      struck({
        blow: critical({ wounds: 2 }),
        target: { wounds: 2, wards: [{ id: 'step-aside', need: 4, eachWound: true }] },
      }),
      `nothing 19/24, wound 1/6, ${thirds('1/72')}`,
    ],
    [
      'two wounds, regenerated together before they are stepped aside from one by one',
      struck({
        blow: critical({ wounds: 2 }),
        target: {
          wounds: 2,
          wards: [
            { id: 'step-aside', need: 4, eachWound: true },
            { id: 'regeneration', need: 4 },
          ],
        },
      }),
      `nothing 43/48, wound 1/12, ${thirds('1/144')}`,
    ],
    [
      'two more on the injury die',
      struck({ blow: critical({ injuryModifier: 2 }) }),
      'nothing 2/3, knocked-down 1/18, stunned 1/9, out-of-action 1/6',
    ],
    [
      'no help from the helmet',
      struck({ blow: critical({ helmetHelps: false }), target: { helmet: true } }),
      'nothing 2/3, knocked-down 5/36, stunned 1/12, out-of-action 1/9',
    ],
    [
      'out unless saved, whatever his wounds',
      struck({
        blow: critical({ extra: 'out-unless-saved' }, { saveNeed: 4 }),
        target: { wounds: 3 },
      }),
      'nothing 5/6, wound 1/12, out-of-action 1/12',
    ],
    [
      'knocked down first, saved or not',
      struck({
        blow: critical({ extra: 'knocked-down-first' }, { saveNeed: 2 }),
        target: { wounds: 3 },
      }),
      'nothing 29/36, wound 1/36, knocked-down 1/6',
    ],
    [
      'two hits for one, without a save',
      struck({ blow: critical({ extra: 'two-hits' }, { saveNeed: 4 }), target: { wounds: 3 } }),
      'nothing 89/108, wound 19/108',
    ],
    [
      'a blow besides, which is never critical',
      struck({ blow: critical({ extra: 'extra-attack' }), target: { wounds: 2 } }),
      `nothing 2/3, wound 5/18, ${thirds('1/54')}`,
    ],
    [
      'from a 5 on, where he needs less to wound',
      struck({
        blow: critical({ extra: 'out-unless-saved' }, { woundNeed: 4, criticalFrom: 5 }),
        target: { wounds: 3 },
      }),
      'nothing 1/2, wound 1/6, out-of-action 1/3',
    ],
    [
      'once in a phase',
      struck({
        blow: critical({ extra: 'out-unless-saved' }),
        target: { wounds: 3 },
        criticalUsed: true,
      }),
      'nothing 2/3, wound 1/3',
    ],
  ])('%s', (_, one, expected) => {
    expect(text(outcomeChances(batchEndings(one)))).toBe(expected);
  });
});

describe('an exchange, calculated by hand', () => {
  const wounded = struck({});
  const harmless = struck({ toHit: NEVER });
  const both = (one: Batch, disarmed = one) => ({ batch: one, disarmed });

  test('a fighter taken down first does not strike, and a die decides between equals', () => {
    const sides = { attacker: both(wounded), defender: both(wounded) };
    expect(text(exchangeChances({ ...sides, first: 'attacker' }).attacker)).toBe('nothing 1');
    expect(text(exchangeChances({ ...sides, first: 'defender' }).defender)).toBe('nothing 1');
    expect(text(exchangeChances({ ...sides, first: 'tie' }).attacker)).toBe(evenly('1/2', '1/6'));
  });

  test('a fighter who only lost a wound strikes back', () => {
    const attacker = both(struck({ target: { wounds: 2 } }));
    const exchange = { attacker, defender: both(wounded), first: 'attacker' } as const;
    expect(text(exchangeChances(exchange).attacker)).toBe(thirds('1/3'));
  });

  test.each([
    ['held, he strikes no blow', 'may-not-fight', both(wounded)],
    ['disarmed, he strikes with what is left', 'weapon-lost', both(wounded, harmless)],
  ] as const)('%s', (_, extra, defender) => {
    const attacker = both(struck({ blow: critical({ extra }), target: { wounds: 3 } }));
    const { attacker: after } = exchangeChances({ attacker, defender, first: 'attacker' });
    expect(text(after)).toBe(evenly('1/6', '5/18'));
  });
});
