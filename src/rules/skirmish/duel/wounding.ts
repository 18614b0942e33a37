import {
  certain,
  chanceOf,
  type Distribution,
  flatMap,
  map,
  onD6,
  uniform,
} from '#rules/dice/distribution.ts';
import type { Fraction } from '#rules/dice/fraction.ts';
import { diceForWounds } from '../injury.ts';
import {
  type Blow,
  type CriticalRow,
  type FinalSeverity,
  isCritical,
  keptOffOn,
  mayBeKeptOff,
  ORDINARY_WOUND,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  SEVERITY,
  type Severity,
  severityOf,
  type Target,
  type Ward,
  worseSeverity,
} from './blow.ts';

/** What a critical hit leaves the target unable to do in this fight: strike with his weapon, strike at all. */
const HINDRANCES = ['none', 'disarmed', 'held'] as const;

export type Hindrance = (typeof HINDRANCES)[number];

/** Where a target is in the middle of a batch of blows. */
export interface DamageState {
  readonly woundsLeft: number;
  readonly severity: Severity;
  readonly criticalUsed: boolean;
  readonly hindered: Hindrance;
}

/** A damage state as a number, so that equal states share a key of the distribution. */
export type DamageStateCode = number;

/** How a batch ends: the outcome, and what it leaves the target unable to do. Also a number. */
export type EndingCode = number;

export interface Ending {
  readonly outcome: Outcome;
  readonly hindered: Hindrance;
}

export function damageStateCode(toll: DamageState): DamageStateCode {
  if (toll.severity === SEVERITY.out) return OUT;
  const hindered = HINDRANCES.indexOf(toll.hindered);
  return ((toll.woundsLeft * ROOM + toll.severity) * 2 + Number(toll.criticalUsed)) * 3 + hindered;
}

function tollOf(code: DamageStateCode): DamageState {
  if (code === OUT) return { ...UNHURT, severity: SEVERITY.out };
  const hindered = HINDRANCES[code % 3] ?? 'none';
  const rest = Math.floor(code / 3);
  const both = Math.floor(rest / 2);
  return {
    woundsLeft: Math.floor(both / ROOM),
    severity: SEVERITIES[both % ROOM] ?? SEVERITY.none,
    criticalUsed: rest % 2 === 1,
    hindered,
  };
}

/** The toll before the first blow. */
export function unharmed(target: Target, criticalUsed: boolean): DamageState {
  return { ...UNHURT, woundsLeft: target.wounds, criticalUsed };
}

/** The last roll of a batch: a helmet may keep the worst injury from being a stun. @rule INJURY */
export function endings(code: DamageStateCode, target: Target): Distribution<EndingCode> {
  const { woundsLeft, severity, hindered } = tollOf(code);
  const ending = (final: FinalSeverity): EndingCode =>
    endingCode({ outcome: outcomeOf(final, woundsLeft < target.wounds, target), hindered });
  if (!mayBeKeptOff(severity)) return certain(ending(severity));
  const need = keptOffOn(severity, target) ?? NEVER;
  return onD6((face) => ending(face >= need ? SEVERITY.down : SEVERITY.stunned));
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

/** Out of action is terminal: the other fields are ignored. */
const OUT = -1;
const { none, down, helmeted, skulled, stunned } = SEVERITY;
/** The severities that a code holds; out of action has a code of its own. */
const SEVERITIES = [none, down, helmeted, skulled, stunned] as const;
const ROOM = SEVERITIES.length;
const UNHURT = {
  woundsLeft: 0,
  severity: SEVERITY.none,
  criticalUsed: false,
  hindered: 'none',
} as const;
const NEVER = 7;

/** What one hit comes to before any injury die. */
export interface Effect {
  readonly row: CriticalRow;
  readonly critical: boolean;
  /** Wounds that nothing saved. */
  readonly unsaved: number;
}

/** Every effect of a hit with its chance: the roll to wound, the critical table, the saves. @rule WOUND, CRIT, SAVE */
function effectsOf(blow: Blow, target: Target, criticalUsed: boolean): Distribution<Effect> {
  const ordinary = interned(ORDINARY_WOUND, false);
  const critical = blow.criticals.map((row) => ({ row, effect: interned(row, true) }));
  const missed = certain(ordinary(0));
  return flatMap(woundFaces(blow), (face) => {
    if (isCritical(blow, face, criticalUsed)) {
      return flatMap(uniform(critical), ({ row, effect }) =>
        map(unsavedBy(row, blow, target), effect),
      );
    }
    const wounds = blow.woundNeed !== null && face >= blow.woundNeed;
    return wounds ? map(unsavedBy(ORDINARY_WOUND, blow, target), ordinary) : missed;
  });
}

/** The die to wound that stands. @rule WOUND, COM-REROLL */
function woundFaces({ woundNeed, woundsAgain }: Blow): Distribution<number> {
  const once = onD6((face) => face);
  if (!woundsAgain || woundNeed === null) return once;
  return flatMap(once, (face) => (face < woundNeed ? once : certain(face)));
}

/** What a critical hit takes from its target, saved or not. */
export function hindranceOf(row: CriticalRow): Hindrance {
  if (row.extra === 'may-not-fight') return 'held';
  return row.extra === 'weapon-lost' ? 'disarmed' : 'none';
}

/** How many wounds get through. */
function unsavedBy(row: CriticalRow, blow: Blow, target: Target): Distribution<number> {
  const whole = target.wards.filter(({ eachWound }) => eachWound !== true);
  const each = target.wards.filter(({ eachWound }) => eachWound === true);
  const past = (save: number | null) =>
    getsPast([{ need: save, again: blow.savesAgain }, ...needsOf(whole)]);
  const eachPast = getsPast(needsOf(each));
  const through = (hit: Distribution<boolean>) =>
    flatMap(hit, (wounded) => (wounded ? inAll(row.wounds, eachPast) : certain(0)));
  if (row.extra === 'two-hits') {
    const hits = flatMap(
      map(woundFaces(blow), (face) => blow.woundNeed !== null && face >= blow.woundNeed),
      (wounds) => (wounds ? andThen(past(null), eachPast) : certain(false)),
    );
    return inAll(2, hits);
  }
  switch (row.save) {
    case 'allowed':
      return through(past(blow.saveNeed));
    case 'none':
      return through(past(null));
    case 'each':
      return inAll(row.wounds, andThen(past(blow.saveNeed), eachPast));
  }
}

/** Whether a wound gets past every roll that could stop it. */
function getsPast(
  rolls: readonly { readonly need: number | null; readonly again: boolean }[],
): Distribution<boolean> {
  return rolls.reduce<Distribution<boolean>>((sofar, { need, again }) => {
    if (need === null) return sofar;
    const fails = onD6((face) => face < need);
    const fail = again ? flatMap(fails, (failed) => (failed ? fails : certain(false))) : fails;
    return flatMap(sofar, (through) => (through ? fail : certain(false)));
  }, certain(true));
}

function needsOf(wards: readonly Ward[]) {
  return wards.map(({ need }) => ({ need, again: false }));
}

function andThen(one: Distribution<boolean>, other: Distribution<boolean>): Distribution<boolean> {
  return flatMap(one, (holds) => (holds ? other : certain(false)));
}

/** How many of several, each by itself. */
function inAll(count: number, one: Distribution<boolean>): Distribution<number> {
  if (count === 0) return certain(0);
  return flatMap(inAll(count - 1, one), (before) =>
    map(one, (through) => before + Number(through)),
  );
}

/** Effects of a row by unsaved wounds, each the same object every time: keys of a spread. */
function interned(row: CriticalRow, critical: boolean): (unsaved: number) => Effect {
  const made = new Map<number, Effect>();
  return (unsaved) => {
    const effect = made.get(unsaved) ?? { row, critical, unsaved };
    made.set(unsaved, effect);
    return effect;
  };
}

/** How likely each outcome is; the chances add up to exactly 1. */
export type OutcomeChances = Readonly<Record<Outcome, Fraction>>;

/**
 * What becomes of a target that takes hits: wounds rolled one after the other, saves, injury dice.
 * @param hits how many hits, with their chances; `evenly([1, 2, 3])` is a D3
 * @rule WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function harm(hits: Distribution<number>, blow: Blow, target: Target): OutcomeChances {
  const strike = striking(blow, target, certain(false));
  const tolls = flatMap(hits, (count) => repeated(count, strike, unharmed(target, false)));
  return outcomeChances(flatMap(tolls, (code) => endings(code, target)));
}

/** Chances of the outcomes, whatever else an ending tells. */
export function outcomeChances(spread: Distribution<EndingCode>): OutcomeChances {
  const outcomes = map(spread, (code) => endingOf(code).outcome);
  return {
    nothing: chanceOf(outcomes, 'nothing'),
    wound: chanceOf(outcomes, 'wound'),
    'knocked-down': chanceOf(outcomes, 'knocked-down'),
    stunned: chanceOf(outcomes, 'stunned'),
    'out-of-action': chanceOf(outcomes, 'out-of-action'),
  };
}

/** One more hit: from where the target is to where he is after it. */
export type Strike = (code: DamageStateCode) => Distribution<DamageStateCode>;

/**
 * What one hit does, wherever the target is in the batch.
 * @param extraHit whether an extra attack hits, for criticals that bring one
 */
export function striking(blow: Blow, target: Target, extraHit: Distribution<boolean>): Strike {
  const fresh = effectsOf(blow, target, false);
  const later = effectsOf(blow, target, true);
  const plain = effectsOf({ ...blow, criticals: [] }, target, true);
  const suffers = (
    toll: DamageState,
    effects: Distribution<Effect>,
  ): Distribution<DamageStateCode> =>
    flatMap(effects, (effect) => {
      const after = suffered(toll, effect, blow, target);
      if (effect.row.extra !== 'extra-attack') return after;
      return flatMap(after, (code) =>
        flatMap(extraHit, (hits) => (hits ? suffers(tollOf(code), plain) : certain(code))),
      );
    });
  const known = new Map<DamageStateCode, Distribution<DamageStateCode>>();
  return (code) => {
    const toll = tollOf(code);
    if (toll.severity === SEVERITY.out) return certain(code);
    const after = known.get(code) ?? suffers(toll, toll.criticalUsed ? later : fresh);
    known.set(code, after);
    return after;
  };
}

/** Several hits, one after the other. */
function repeated(count: number, strike: Strike, from: DamageState): Distribution<DamageStateCode> {
  const hits = Array.from({ length: count });
  return hits.reduce<Distribution<DamageStateCode>>(
    (sofar) => flatMap(sofar, strike),
    certain(damageStateCode(from)),
  );
}

/** What a hit's unsaved wounds do: wounds first, chained a die for the last one and each beyond it. @rule INJURY, DOWN */
function suffered(
  toll: DamageState,
  effect: Effect,
  blow: Blow,
  target: Target,
): Distribution<DamageStateCode> {
  const { row, unsaved } = effect;
  const floor = row.extra === 'knocked-down-first' ? SEVERITY.down : SEVERITY.none;
  const next: DamageState = {
    woundsLeft: Math.max(0, toll.woundsLeft - unsaved),
    severity: worseSeverity(toll.severity, floor),
    criticalUsed: toll.criticalUsed || effect.critical,
    hindered: graver(toll.hindered, hindranceOf(row)),
  };
  if (unsaved > 0 && (target.finishing !== 'injury' || row.extra === 'out-unless-saved')) {
    return certain(damageStateCode({ ...next, severity: SEVERITY.out }));
  }
  const dice = Array.from({ length: diceForWounds(toll.woundsLeft, unsaved) });
  const severities = dice.reduce<Distribution<Severity>>(
    (sofar) =>
      flatMap(sofar, (before) =>
        onD6((face) => worseSeverity(before, severityOf(face, blow, row, target))),
      ),
    certain(next.severity),
  );
  return map(severities, (severity) => damageStateCode({ ...next, severity }));
}
