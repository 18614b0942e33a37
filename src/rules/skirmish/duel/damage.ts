import { diceForWounds } from '../injury.ts';
import type { CriticalRow } from './blow.ts';
import { type Severity, worseSeverity } from './severity.ts';
import type { Target } from './target.ts';
import type { Wound } from './wounding.ts';

/** What a critical hit prevents the target from doing in this fight: using his weapon, or striking. */
const HINDRANCES = ['none', 'disarmed', 'held'] as const;

export type Hindrance = (typeof HINDRANCES)[number];

/** The state of a target during a batch of blows. */
export interface DamageState {
  readonly woundsLeft: number;
  readonly severity: Severity;
  readonly criticalUsed: boolean;
  readonly hindered: Hindrance;
}

/** Before the first blow. */
export function unharmed({ wounds }: Target, criticalUsed: boolean): DamageState {
  return { woundsLeft: wounds, severity: 'none', criticalUsed, hindered: 'none' };
}

/** The effects of a critical hit on its target, even if saved. @rule CRIT, CRIT-OPT */
export function struckCritically(state: DamageState, { extra }: CriticalRow): DamageState {
  return {
    ...state,
    criticalUsed: true,
    severity:
      extra === 'knocked-down-first' ? worseSeverity(state.severity, 'down') : state.severity,
    hindered: graver(state.hindered, hindranceOf(extra)),
  };
}

/**
 * The effect of an unsaved wound, and its number of injury dice: one for the last wound and for each further
 * one; none if it puts him out at once.
 * @rule INJURY, DOWN, CRIT-OPT
 */
export function hurtBy(
  state: DamageState,
  { wounds, row }: Wound,
  { finishing }: Target,
): { readonly state: DamageState; readonly injuryDice: number } {
  const hurt = { ...state, woundsLeft: Math.max(0, state.woundsLeft - wounds) };
  if (finishing !== 'injury' || row.extra === 'out-unless-saved') {
    return { state: injured(hurt, 'out'), injuryDice: 0 };
  }
  return { state: hurt, injuryDice: diceForWounds(state.woundsLeft, wounds) };
}

/** The worst of all injuries counts; returns the same state if this one is no worse. @rule INJURY */
export function injured(state: DamageState, severity: Severity): DamageState {
  const worst = worseSeverity(state.severity, severity);
  return worst === state.severity ? state : { ...state, severity: worst };
}

function graver(a: Hindrance, b: Hindrance): Hindrance {
  return HINDRANCES.indexOf(a) >= HINDRANCES.indexOf(b) ? a : b;
}

function hindranceOf(extra: CriticalRow['extra']): Hindrance {
  if (extra === 'may-not-fight') return 'held';
  return extra === 'weapon-lost' ? 'disarmed' : 'none';
}
