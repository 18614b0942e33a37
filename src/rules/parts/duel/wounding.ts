import { type Fraction } from '#rules/chance.ts';
import { injuryDice } from '../injury.ts';
import { type Blow, type Outcome, type Severity, severityOf, type Target, worse } from './blow.ts';
import { type Effect, effectsOf, hindranceOf } from './effects.ts';
import { chained, chanceOf, onD6, renamed, type Spread, sure } from './spread.ts';
import {
  type EndingCode,
  endingOf,
  endings,
  graver,
  type Toll,
  type TollCode,
  tollCode,
  tollOf,
  unharmed,
} from './toll.ts';

/** How likely each outcome is; the chances add up to exactly 1. */
export type OutcomeChances = Readonly<Record<Outcome, Fraction>>;

/**
 * What becomes of a target that takes hits: wounds rolled one after the other, saves, injury dice.
 * @param hits how many hits, with their chances; `evenly([1, 2, 3])` is a D3
 * @rule WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function harm(hits: Spread<number>, blow: Blow, target: Target): OutcomeChances {
  const strike = striking(blow, target, sure(0));
  const tolls = chained(hits, (count) => repeated(count, strike, unharmed(target, false)));
  return outcomeChances(chained(tolls, (code) => endings(code, target)));
}

/** Chances of the outcomes, whatever else an ending tells. */
export function outcomeChances(spread: Spread<EndingCode>): OutcomeChances {
  const outcomes = renamed(spread, (code) => endingOf(code).outcome);
  return {
    nothing: chanceOf(outcomes, 'nothing'),
    wound: chanceOf(outcomes, 'wound'),
    'knocked-down': chanceOf(outcomes, 'knocked-down'),
    stunned: chanceOf(outcomes, 'stunned'),
    'out-of-action': chanceOf(outcomes, 'out-of-action'),
  };
}

/** One more hit: from where the target is to where he is after it. */
export type Strike = (code: TollCode) => Spread<TollCode>;

/**
 * What one hit does, wherever the target is in the batch.
 * @param extraHit whether an extra attack hits, for criticals that bring one: 1 or 0
 */
export function striking(blow: Blow, target: Target, extraHit: Spread<number>): Strike {
  const fresh = effectsOf(blow, target, false);
  const later = effectsOf(blow, target, true);
  const plain = effectsOf({ ...blow, criticals: [] }, target, true);
  const suffers = (toll: Toll, effects: Spread<Effect>): Spread<TollCode> =>
    chained(effects, (effect) => {
      const after = suffered(toll, effect, blow, target);
      if (effect.row.extra !== 'extra-attack') return after;
      return chained(after, (code) =>
        chained(extraHit, (hits) => (hits > 0 ? suffers(tollOf(code), plain) : sure(code))),
      );
    });
  const known = new Map<TollCode, Spread<TollCode>>();
  return (code) => {
    const toll = tollOf(code);
    if (toll.severity === 4) return sure(code);
    const after = known.get(code) ?? suffers(toll, toll.criticalUsed ? later : fresh);
    known.set(code, after);
    return after;
  };
}

/** Several hits, one after the other. */
function repeated(count: number, strike: Strike, from: Toll): Spread<TollCode> {
  const hits = Array.from({ length: count });
  return hits.reduce<Spread<TollCode>>((sofar) => chained(sofar, strike), sure(tollCode(from)));
}

/** What a hit's unsaved wounds do: wounds first, chained a die for the last one and each beyond it. @rule INJURY, DOWN */
function suffered(toll: Toll, effect: Effect, blow: Blow, target: Target): Spread<TollCode> {
  const { row, unsaved } = effect;
  const floor = row.extra === 'knocked-down-first' ? 1 : 0;
  const next: Toll = {
    woundsLeft: Math.max(0, toll.woundsLeft - unsaved),
    severity: worse(toll.severity, floor),
    criticalUsed: toll.criticalUsed || effect.critical,
    hindered: graver(toll.hindered, hindranceOf(row)),
  };
  if (unsaved > 0 && (target.finishing !== 'injury' || row.extra === 'out-unless-saved')) {
    return sure(tollCode({ ...next, severity: 4 }));
  }
  const dice = Array.from({ length: injuryDice(toll.woundsLeft, unsaved) });
  const severities = dice.reduce<Spread<Severity>>(
    (sofar) =>
      chained(sofar, (before) =>
        onD6((face) => worse(before, severityOf(face, blow, row, target))),
      ),
    sure(next.severity),
  );
  return renamed(severities, (severity) => tollCode({ ...next, severity }));
}
