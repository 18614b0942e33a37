import { check, ended, type Throw } from '#rules/dice/throw.ts';
import { inTheSaddle } from '#rules/skirmish/mounts/whoa-boy.ts';
import { HELMET_SAVE, injuryOf, SKULL_IN_HELMET, SKULL_SAVE } from '../injury.ts';
import type { Blow, CriticalRow } from './blow.ts';
import type { InjuryExceptions } from './target.ts';

/**
 * Severity of an injury die, mildest first. `helmeted` stuns, or only knocks down if the helmet works;
 * `skulled` the same with a thick skull.
 */
const SEVERITIES = ['none', 'down', 'helmeted', 'skulled', 'stunned', 'out'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** After the helmet roll. */
export type FinalSeverity = Exclude<Severity, 'helmeted' | 'skulled'>;

/** The worse of two injuries. @rule INJURY */
export function worseSeverity(a: Severity, b: Severity): Severity {
  return SEVERITIES.indexOf(a) >= SEVERITIES.indexOf(b) ? a : b;
}

/** The effect of one injury die on this target. @rule INJURY, MORD-WHOA-BOY */
export function severityOf(
  roll: number,
  by: Pick<Blow, 'concussion' | 'injuryModifier' | 'stuns'>,
  row: Pick<CriticalRow, 'injuryModifier' | 'helmetHelps'>,
  target: InjuryExceptions,
): Severity {
  if (target.fallsOff === true) return inTheSaddle(roll);
  const { result, helmetOn } = injuryOf(roll, {
    modifier: row.injuryModifier + by.injuryModifier,
    concussion: by.concussion,
    hardToKill: target.hardToKill,
    hardHead: target.hardHead,
    noPain: target.noPain,
    jumpUp: target.jumpUp,
    trueGrit: target.trueGrit === true,
    stuns: by.stuns === true,
  });
  switch (result) {
    case 'no-effect':
      return 'none';
    case 'knocked-down':
      return 'down';
    case 'stunned':
      if (helmetOn === null) return 'stunned';
      if (target.helmet && row.helmetHelps) return 'helmeted';
      return target.thickSkull === true ? 'skulled' : 'stunned';
    case 'out-of-action':
      return 'out';
  }
}

/** The last roll: a helmet or a thick skull may prevent the stun. @rule INJURY */
export function stunThrown(
  severity: Severity,
  { thickSkull }: InjuryExceptions,
): Throw<'helmet', FinalSeverity> {
  switch (severity) {
    case 'helmeted':
      return keptOff(thickSkull === true ? SKULL_IN_HELMET : HELMET_SAVE);
    case 'skulled':
      return keptOff(SKULL_SAVE);
    case 'none':
    case 'down':
    case 'stunned':
    case 'out':
      return ended(severity);
  }
}

function keptOff(need: number): Throw<'helmet', FinalSeverity> {
  return check<'helmet', FinalSeverity>('helmet', need, ended('down'), ended('stunned'));
}
