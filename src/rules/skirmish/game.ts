import type { RuleSystem } from '../contract/system.ts';
import { fighterOf } from '../kit/view.ts';
import { act } from './actions.ts';
import { capabilityRows } from './capabilities.ts';
import { leavingChanges } from './checklist/rout.ts';
import type { SkirmishFlagId } from './flags.ts';
import { loseWound } from './injury.ts';
import { injuryRoll } from './injury-roll.ts';
import { leaderBubble, possibleTests } from './leadership.ts';
import { ridingFlags } from './mounts/riding.ts';
import { moveOf } from './movement/reach.ts';
import { routReport, UNCOUNTED } from './rout.ts';
import type { SkirmishRules } from './rules.ts';
import { changeStatus, enter, mayChangeStatus } from './transitions.ts';

/** The parts of a rule system that all skirmish games share, bound to one game's rules. */
export function skirmishGame(rules: SkirmishRules) {
  return {
    sides: { min: 2, max: 6 },
    woundsCharacteristic: 'W',
    leadershipCharacteristic: 'Ld',
    statuses: rules.statuses.rows,
    initialStatus: rules.statuses.onFeet,
    flags: rules.flags,
    enter: (view, to) => enter(rules, view, to),
    changeStatus: (view, id, to) => changeStatus(rules, view, id, to),
    mayChangeStatus: (view, id, to) => mayChangeStatus(rules, view, id, to),
    loseWound,
    act: (view, action, id, targetId) => act(rules, view, action, id, targetId),
    capabilities: (view, id) => {
      const fighter = fighterOf(view, id);
      return fighter === null ? [] : capabilityRows(rules, view, fighter);
    },
    possibleTests: (view, id) => {
      const fighter = fighterOf(view, id);
      return fighter === null ? [] : possibleTests(rules, view, fighter);
    },
    nearLeaderFlag: 'near-leader' satisfies SkirmishFlagId,
    leaderBubble: (view, sideId) => leaderBubble(rules, view, sideId),
    uncountedTrait: UNCOUNTED,
    characteristicNow: (fighter, id, houseRules) =>
      id === 'M' ? (moveOf(rules, fighter, houseRules) ?? 0) : (fighter.profile[id] ?? 0),
    impliedFlags: (fighter, houseRules) =>
      rules.statuses.of(fighter).onTable ? ridingFlags(rules.mounts, fighter, houseRules) : {},
    spoils: true,
    rout: (view, sideId) => routReport(rules, view, sideId),
    leave: (view, sideId, cause) => leavingChanges(rules, view, sideId, cause),
    injury: injuryRoll(rules),
  } satisfies Partial<RuleSystem>;
}
