import type { Attacks, Batch, Guard } from '#rules/skirmish/duel/batch.ts';
import {
  type Blow,
  type CriticalRow,
  ORDINARY_BLOW,
  type ToHit,
} from '#rules/skirmish/duel/blow.ts';
import { criticalEffect } from '#rules/skirmish/duel/critical.ts';
import type { Target } from '#rules/skirmish/duel/target.ts';

/** Parts of fights, ordinary in everything that a test does not set. */

export const BASIC_CRITICALS: readonly CriticalRow[] = [1, 2, 3, 4, 5, 6].map((roll) => ({
  ...criticalEffect(roll),
  helmetHelps: true,
  extra: null,
}));

export const PLAIN_ROW: CriticalRow = {
  wounds: 1,
  save: 'allowed',
  helmetHelps: true,
  injuryModifier: 0,
  extra: null,
};

/** One chart for each additional effect of a critical hit. */
export const CHARTS: readonly (readonly CriticalRow[])[] = (
  [
    'ricochet',
    'may-not-fight',
    'weapon-lost',
    'out-unless-saved',
    'extra-attack',
    'knocked-down-first',
    'pushed',
    'two-hits',
  ] as const
).map((extra) => [{ ...PLAIN_ROW, extra }]);

export const TARGET: Target = {
  wounds: 1,
  lies: 'no',
  finishing: 'injury',
  wards: [],
  helmet: false,
  hardToKill: false,
  hardHead: false,
  noPain: false,
  jumpUp: false,
};

export const BLOW: Blow = {
  ...ORDINARY_BLOW,
  strength: 3,
  woundNeed: 4,
  saveNeed: null,
  concussion: false,
  attack: 'melee',
  criticals: BASIC_CRITICALS,
};

export const OPEN: Guard = { parry: null, luckyCharm: false, dodges: false };

export function onRoll(need: number, rerolls = false): ToHit {
  return { kind: 'roll', need, thenNeed: null, rerolls };
}

export function attacks(count: number, toHit: ToHit, blow: Partial<Blow> = {}): Attacks {
  return {
    weapon: 'sword',
    count,
    toHit,
    tooStrong: false,
    blow: { ...BLOW, ...blow },
    sixes: null,
  };
}

export function batch(given: Partial<Batch>): Batch {
  return {
    attacks: [attacks(1, onRoll(4))],
    guard: OPEN,
    target: TARGET,
    criticalUsed: false,
    ...given,
  };
}
