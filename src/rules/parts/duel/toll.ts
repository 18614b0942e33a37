import { HELMET_SAVE } from '../injury.ts';
import { OUTCOMES, type Outcome, outcomeOf, type Severity, type Target } from './blow.ts';
import { evenly, renamed, type Spread, sure } from './spread.ts';

/** What a critical hit leaves the target unable to do in this fight: strike with his weapon, strike at all. */
const HINDRANCES = ['none', 'disarmed', 'held'] as const;

export type Hindrance = (typeof HINDRANCES)[number];

/** Where a target is in the middle of a batch of blows. */
export interface Toll {
  readonly woundsLeft: number;
  readonly severity: Severity;
  readonly criticalUsed: boolean;
  readonly hindered: Hindrance;
}

/** A toll as a number, so that equal tolls are one key of a spread. */
export type TollCode = number;

/** How a batch ends: the outcome, and what it leaves the target unable to do. Also a number. */
export type EndingCode = number;

export interface Ending {
  readonly outcome: Outcome;
  readonly hindered: Hindrance;
}

export function tollCode(toll: Toll): TollCode {
  if (toll.severity === 4) return OUT;
  const hindered = HINDRANCES.indexOf(toll.hindered);
  return ((toll.woundsLeft * 4 + toll.severity) * 2 + Number(toll.criticalUsed)) * 3 + hindered;
}

export function tollOf(code: TollCode): Toll {
  if (code === OUT) return { ...UNHURT, severity: 4 };
  const hindered = HINDRANCES[code % 3] ?? 'none';
  const rest = Math.floor(code / 3);
  const both = Math.floor(rest / 2);
  return {
    woundsLeft: Math.floor(both / 4),
    severity: SEVERITIES[both % 4] ?? 0,
    criticalUsed: rest % 2 === 1,
    hindered,
  };
}

/** The toll before the first blow. */
export function unharmed(target: Target, criticalUsed: boolean): Toll {
  return { ...UNHURT, woundsLeft: target.wounds, criticalUsed };
}

/** The last roll of a batch: a helmet may keep the worst injury from being a stun. @rule INJURY */
export function endings(code: TollCode, target: Target): Spread<EndingCode> {
  const { woundsLeft, severity, hindered } = tollOf(code);
  const ending = (final: Exclude<Severity, 2>): EndingCode =>
    endingCode({ outcome: outcomeOf(final, woundsLeft < target.wounds, target), hindered });
  if (severity !== 2) return sure(ending(severity));
  return renamed(HELMET, (holds) => ending(holds ? 1 : 3));
}

export function endingCode({ outcome, hindered }: Ending): EndingCode {
  return OUTCOMES.indexOf(outcome) * 3 + HINDRANCES.indexOf(hindered);
}

export function endingOf(code: EndingCode): Ending {
  return {
    outcome: OUTCOMES[Math.floor(code / 3)] ?? 'nothing',
    hindered: HINDRANCES[code % 3] ?? 'none',
  };
}

/** The graver of two hindrances. */
export function graver(a: Hindrance, b: Hindrance): Hindrance {
  return HINDRANCES.indexOf(a) >= HINDRANCES.indexOf(b) ? a : b;
}

/** Whoever is out is out: nothing else about him matters to the fight. */
const OUT = -1;
const SEVERITIES = [0, 1, 2, 3] as const;
const UNHURT = { woundsLeft: 0, severity: 0, criticalUsed: false, hindered: 'none' } as const;
const HELMET = evenly([1, 2, 3, 4, 5, 6].map((face) => face >= HELMET_SAVE));
