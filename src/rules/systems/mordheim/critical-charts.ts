import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import type { CriticalRow } from '#rules/skirmish/duel/blow.ts';
import { criticalEffect } from '#rules/skirmish/duel/critical.ts';
import { houseRule } from './house-rules.ts';

export const WEAPON_CLASSES = ['missile', 'bludgeoning', 'bladed', 'unarmed', 'thrusting'] as const;

export type WeaponClass = (typeof WEAPON_CLASSES)[number];

/** A row of a chart; a weapon that multiplies by more than `wounds` keeps its own number. No chart rolls two hits. */
export interface CriticalHit extends CriticalRow {
  readonly extra: Exclude<CriticalRow['extra'], 'two-hits'>;
}

/** What a critical hit does at this table: the one table for all, or the chart of the weapon's class. @rule CRIT, CRIT-OPT */
export function criticalHit(
  weapon: WeaponClass,
  roll: number,
  choices: HouseRuleChoices,
): CriticalHit {
  switch (houseRule(choices, 'criticalTables')) {
    case 'basic':
      return rowOf(BASIC, roll);
    case 'optional':
      return rowOf(CHARTS[weapon], roll);
  }
}

/** Rows for 1–2, 3–4, 5 and 6. */
type Chart = readonly [CriticalHit, CriticalHit, CriticalHit, CriticalHit];

/** The same row is the same object: what it does is worked out once (`duel/chances-wounds.ts`). */
function rowOf([low, middle, five, six]: Chart, roll: number): CriticalHit {
  if (roll <= 2) return low;
  if (roll <= 4) return middle;
  return roll === 5 ? five : six;
}

const ORDINARY: CriticalHit = {
  wounds: 1,
  save: 'allowed',
  helmetHelps: true,
  injuryModifier: 0,
  extra: null,
};

const BASIC = withTwins(basicRow(1), basicRow(3), basicRow(5));

function basicRow(roll: number): CriticalHit {
  return { ...criticalEffect(roll), helmetHelps: true, extra: null };
}

const CHARTS: Readonly<Record<WeaponClass, Chart>> = {
  missile: withTwins(
    { ...ORDINARY, save: 'none' },
    { ...ORDINARY, extra: 'ricochet' },
    { ...ORDINARY, wounds: 2, save: 'none' },
  ),
  bludgeoning: [
    { ...ORDINARY, extra: 'may-not-fight' },
    { ...ORDINARY, save: 'none', helmetHelps: false },
    { ...ORDINARY, extra: 'weapon-lost' },
    { ...ORDINARY, extra: 'out-unless-saved' },
  ],
  bladed: withTwins(
    { ...ORDINARY, save: 'none' },
    { ...ORDINARY, wounds: 2, save: 'each' },
    { ...ORDINARY, wounds: 2, save: 'none', injuryModifier: 2 },
  ),
  unarmed: withTwins(
    { ...ORDINARY, extra: 'extra-attack' },
    { ...ORDINARY, injuryModifier: 1 },
    { ...ORDINARY, save: 'none', injuryModifier: 2 },
  ),
  thrusting: withTwins(
    { ...ORDINARY, injuryModifier: 1 },
    { ...ORDINARY, extra: 'knocked-down-first' },
    { ...ORDINARY, save: 'none', injuryModifier: 2, extra: 'pushed' },
  ),
};

/** A chart whose 5 and 6 are the same. */
function withTwins(low: CriticalHit, middle: CriticalHit, high: CriticalHit): Chart {
  return [low, middle, high, high];
}
