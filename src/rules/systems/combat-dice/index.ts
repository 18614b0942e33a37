import type { RuleSystem } from '#rules/contract/system.ts';
import { leavesAlone } from '#rules/kit/parties.ts';
import { duties } from './duties.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { REFERENCE } from './reference.ts';
import { attackResolver } from './resolvers/attack.ts';
import { disengageResolver } from './resolvers/disengage.ts';
import { roster } from './roster.ts';
import { SIGNS } from './signs.ts';
import { COUNTER_ROWS, FLAG_ROWS, INITIAL_STATUS, STATUS_ROWS } from './statuses.ts';
import { act, capabilities, changeStatus, enter, loseWound } from './transitions.ts';

/**
 * Escarmouche à dés de combat: attacks with a pool of dice against a defence. Its source tells the
 * fighting only; turns, dice a turn and wounds are the players' own agreement.
 */
export const system: RuleSystem = {
  ...roster,
  sides: { min: 2, max: 6 },
  woundsCharacteristic: 'W',
  leadershipCharacteristic: null,
  statuses: STATUS_ROWS,
  initialStatus: INITIAL_STATUS,
  flags: FLAG_ROWS,
  counters: COUNTER_ROWS,
  phases: [{ id: 'turn', steps: [], mainStep: null, fights: false }],
  houseRules: HOUSE_RULE_ROWS,
  signs: SIGNS,
  duties,
  enter,
  changeStatus,
  mayChangeStatus: () => null,
  loseWound,
  act,
  capabilities,
  save: null,
  possibleTests: () => [],
  nearLeaderFlag: null,
  uncountedTrait: null,
  characteristicNow: null,
  impliedFlags: null,
  leaderBubble: () => null,
  sideFacts: [],
  rout: null,
  leave: leavesAlone,
  injury: null,
  fights: null,
  afterBattle: null,
  resolvers: [attackResolver, disengageResolver],
  reference: REFERENCE,
};
