import type { BattleView, Change, FighterView, Refusal } from '../contract/battle-view.ts';
import type { FighterId } from '../contract/ids.ts';
import { fighterOf } from '../kit/view.ts';
import { charge, chargeBar, chargeTakenBack, intercepted } from './charges.ts';
import { LEAVE, leavesTable } from './checklist/breaking.ts';
import type { SkirmishFlagId } from './flags.ts';
import { mountChanges } from './mounts/getting-on.ts';
import type { SkirmishRules } from './rules.ts';
import { clearFlag, has, setFlag } from './view.ts';

/**
 * The changes of a named action of a fighter. Marks are toggles: the same tap removes them.
 * @returns a refusal for an action or target that the rules do not know
 */
export function act(
  rules: SkirmishRules,
  view: BattleView,
  action: string,
  fighterId: FighterId,
  targetId: FighterId | null,
): readonly Change[] | Refusal {
  const fighter = fighterOf(view, fighterId);
  if (fighter === null) return { refused: 'unknown-fighter' };
  if (action === 'charge') {
    const target = fighterOf(view, targetId);
    if (target === null)
      return chargeTakenBack(rules, view, fighter) ?? { refused: 'charge-needs-target' };
    const bar = chargeBar(rules, view, fighter, target);
    return bar === null ? charge(rules, view, fighter, target) : { refused: bar };
  }
  if (action === 'intercept') {
    const changes = intercepted(rules, view, fighter, targetId);
    return changes.length === 0 ? { refused: 'nothing-to-intercept' } : changes;
  }
  if (action === LEAVE) return leavesTable(rules, view, fighter);
  const mounts = mountChanges(rules, view, fighter, action);
  if (mounts !== null) return mounts;
  const flag = MARKS[action];
  if (flag === undefined) return { refused: 'unknown-action' };
  if (has(fighter, flag)) return [...clearFlag(fighter, flag), ...unfired(action, fighter)];
  return [
    setFlag(fighter.id, flag, true),
    ...fired(rules, action, fighter),
    ...(reveals(rules, action, fighter) ? clearFlag(fighter, 'hidden') : []),
  ];
}

/** A weapon that needs it has to be reloaded after this shot. @rule SHO-WHO, WEAPONS */
function fired(rules: SkirmishRules, action: string, fighter: FighterView): readonly Change[] {
  const starts =
    action === SHOOT && rules.missiles(fighter) === 'reload' && !has(fighter, 'reloading');
  return starts ? [setFlag(fighter.id, 'reloading', true)] : [];
}

/** Undoing the shot also clears its reloading; that of an earlier turn stays. */
function unfired(action: string, fighter: FighterView): readonly Change[] {
  return action === SHOOT && fighter.flags['reloading'] === true
    ? clearFlag(fighter, 'reloading')
    : [];
}

const SHOOT = 'shoot';

/** Whether he has done it: for a mark, the same action would remove it. */
export function isMarked(action: string, fighter: FighterView): boolean {
  const flag = MARKS[action];
  return flag !== undefined && has(fighter, flag);
}

/** Marks that players put on a fighter, with the flag each sets. */
const MARKS: Readonly<Record<string, SkirmishFlagId>> = {
  run: 'ran',
  move: 'moved',
  hide: 'hidden',
  shoot: 'shot',
  cast: 'cast',
  outnumbered: 'outnumbered',
};

/** Reveals a hidden fighter, unless it is a silent shot. @rule MOV-HIDE, WEAPONS */
function reveals(rules: SkirmishRules, action: string, fighter: FighterView): boolean {
  return REVEALING.has(action) && !(action === SHOOT && rules.shootsUnseen(fighter));
}

const REVEALING: ReadonlySet<string> = new Set(['shoot', 'cast', 'run']);
