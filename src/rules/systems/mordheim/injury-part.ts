import type { FighterId } from '../../ids.ts';
import {
  INJURIES,
  type Injury,
  type InjuryFacts,
  injuryOf,
  worstInjury,
} from '../../parts/injury.ts';
import type {
  BattleView,
  Change,
  FighterView,
  InjuryOption,
  InjuryPart,
  InjuryResult,
} from '../../system.ts';
import { houseRule } from './house-rules.ts';
import { clearFlag, fighterOf } from './reading.ts';
import { carries } from './traits.ts';
import { changeStatus } from './transitions.ts';
import { injuryDice } from './wounds.ts';

/** The injury table as the screen uses it. @rule INJURY @rule DOWN */
export const INJURY_PART: InjuryPart = {
  due: injuryDice,
  options: (view, id, toggled) => optionsOf(fighterOf(view, id), toggled),
  result: (view, id, toggled, roll) => resultOf(fighterOf(view, id), toggled, roll),
  worst,
  settle,
  shortcuts,
};

/** Exceptions a fighter may carry, and what his attacker may bring. */
const CARRIED = ['helmet', 'hard-to-kill', 'hard-head', 'no-pain', 'jump-up'] as const;
const BROUGHT = ['concussion', 'plus-one', 'plus-two'] as const;
type OptionId = (typeof CARRIED)[number] | (typeof BROUGHT)[number];

const NOTHING: InjuryResult = { status: null, saveOn: null, saved: null };

function optionsOf(
  fighter: FighterView | null,
  toggled: readonly string[],
): readonly InjuryOption[] {
  if (fighter === null) return [];
  const carried = CARRIED.map((id) => ({ id, on: carries(fighter.traits, id), carried: true }));
  const brought = BROUGHT.map((id) => ({ id, on: false, carried: false }));
  return [...carried, ...brought]
    .filter((option) => option.on || option.id === 'helmet' || !option.carried)
    .map((option) => ({ ...option, on: toggled.includes(option.id) ? !option.on : option.on }));
}

function resultOf(
  fighter: FighterView | null,
  toggled: readonly string[],
  roll: number,
): InjuryResult {
  const on = new Set(
    optionsOf(fighter, toggled)
      .filter((option) => option.on)
      .map((option) => option.id),
  );
  const is = (id: OptionId): boolean => on.has(id);
  const facts: InjuryFacts = {
    modifier: (is('plus-one') ? 1 : 0) + (is('plus-two') ? 2 : 0),
    concussion: is('concussion'),
    hardToKill: is('hard-to-kill'),
    hardHead: is('hard-head'),
    noPain: is('no-pain'),
    jumpUp: is('jump-up'),
  };
  const answer = injuryOf(roll, facts);
  const helmet = is('helmet') && answer.helmetOn !== null;
  return {
    status: statusOf(answer.result),
    saveOn: helmet ? answer.helmetOn : null,
    saved: helmet ? statusOf(answer.withHelmet) : null,
  };
}

/** Among equally bad results one that a helmet may soften is no better than one that it may not. */
function worst(results: readonly InjuryResult[]): InjuryResult {
  const injury = worstInjury(results.map((result) => injuryOfStatus(result.status)));
  const candidates = results.filter((result) => injuryOfStatus(result.status) === injury);
  return candidates.find((result) => result.saveOn === null) ?? candidates[0] ?? NOTHING;
}

/** @rule DOWN */
function shortcuts(
  view: BattleView,
  id: FighterId,
): readonly { readonly id: string; readonly status: string }[] {
  const fighter = fighterOf(view, id);
  if (fighter?.status === 'knocked-down') {
    return [{ id: 'finished-in-melee', status: 'out-of-action' }];
  }
  if (fighter?.status === 'stunned' && houseRule(view.houseRules, 'stunnedAutoOut') === 'yes') {
    return [{ id: 'stunned-in-melee', status: 'out-of-action' }];
  }
  return [];
}

/** A milder result never lifts somebody who lies worse already. @rule INJURY */
function settle(view: BattleView, id: FighterId, to: string | null): readonly Change[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  const worse = severity(to) > severity(fighter.status);
  return to !== null && worse ? changeStatus(view, id, to) : clearFlag(fighter, 'injury-due');
}

function severity(status: string | null): number {
  return INJURIES.indexOf(injuryOfStatus(status));
}

function statusOf(injury: Injury): string | null {
  return injury === 'no-effect' ? null : injury;
}

function injuryOfStatus(status: string | null): Injury {
  return INJURIES.find((injury) => injury === status) ?? 'no-effect';
}
