import type { FighterId } from '#rules/ids.ts';
import type {
  BattleView,
  Change,
  FighterView,
  InjuryOption,
  InjuryPart,
  InjuryResult,
} from '#rules/system.ts';
import { INJURIES, type Injury, type InjuryFacts, injuryOf, worstInjury } from '../injury.ts';
import { finishing } from './downed.ts';
import { clearFlag, fighterOf } from './reading.ts';
import type { InjuryOptionId, SkirmishRules } from './rules.ts';
import { traitTools } from './traits.ts';
import { changeStatus } from './transitions.ts';
import { injuryDice } from './wounds.ts';

/** The injury table as the screen uses it. @rule INJURY @rule DOWN */
export function injuryPart(rules: SkirmishRules): InjuryPart {
  return {
    due: injuryDice,
    options: (view, id, toggled) => optionsOf(rules, fighterOf(view, id), toggled),
    result: (view, id, toggled, roll) => resultOf(rules, fighterOf(view, id), toggled, roll),
    worst,
    settle: (view, id, to) => settle(rules, view, id, to),
    shortcuts: (view, id) => shortcuts(rules, view, id),
  };
}

const { carries } = traitTools<InjuryOptionId>();

const NOTHING: InjuryResult = { status: null, saveOn: null, saved: null };

function optionsOf(
  rules: SkirmishRules,
  fighter: FighterView | null,
  toggled: readonly string[],
): readonly InjuryOption[] {
  if (fighter === null) return [];
  const carried = rules.injury.carried.map((id) => ({
    id,
    on: carries(fighter.traits, id),
    carried: true,
  }));
  const brought = rules.injury.brought.map((id) => ({ id, on: false, carried: false }));
  return [...carried, ...brought]
    .filter((option) => option.on || option.id === 'helmet' || !option.carried)
    .map((option) => ({ ...option, on: toggled.includes(option.id) ? !option.on : option.on }));
}

function resultOf(
  rules: SkirmishRules,
  fighter: FighterView | null,
  toggled: readonly string[],
  roll: number,
): InjuryResult {
  const on = new Set(
    optionsOf(rules, fighter, toggled)
      .filter((option) => option.on)
      .map((option) => option.id),
  );
  const is = (id: InjuryOptionId): boolean => on.has(id);
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
  rules: SkirmishRules,
  view: BattleView,
  id: FighterId,
): readonly { readonly id: string; readonly status: string }[] {
  const status = fighterOf(view, id)?.status ?? '';
  const blow = { shooting: false, droppedHim: false };
  switch (finishing(rules, view.houseRules, status, blow)) {
    case 'wounded-out':
      return [{ id: 'finished-in-melee', status: 'out-of-action' }];
    case 'struck-out':
      return [{ id: 'stunned-in-melee', status: 'out-of-action' }];
    case 'injury':
      return [];
  }
}

/** A milder result never lifts somebody who lies worse already. @rule INJURY */
function settle(
  rules: SkirmishRules,
  view: BattleView,
  id: FighterId,
  to: string | null,
): readonly Change[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  const worse = severity(to) > severity(fighter.status);
  return to !== null && worse
    ? changeStatus(rules, view, id, to)
    : clearFlag(fighter, 'injury-due');
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
