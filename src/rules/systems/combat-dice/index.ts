import { defineSystem } from '#rules/kit/define-system.ts';
import { duties } from './duties.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { REFERENCE } from './reference.ts';
import { attackResolver } from './resolvers/attack.ts';
import { disengageResolver } from './resolvers/disengage.ts';
import { roster } from './roster.ts';
import { SIGNS } from './signs.ts';
import { COUNTER_ROWS, FLAG_ROWS, INITIAL_STATUS, STATUS_ROWS } from './statuses.ts';
import { act, capabilities, changeStatus, loseWound } from './transitions.ts';

/**
 * Escarmouche à dés de combat: attacks with a pool of dice against a defence. Its source covers only combat;
 * turns, dice per turn and wounds are agreed by the players.
 */
export const system = defineSystem({
  ...roster,
  sides: { min: 2, max: 6 },
  woundsCharacteristic: 'W',
  statuses: STATUS_ROWS,
  initialStatus: INITIAL_STATUS,
  flags: FLAG_ROWS,
  counters: COUNTER_ROWS,
  phases: [{ id: 'turn', steps: [] }],
  houseRules: HOUSE_RULE_ROWS,
  signs: SIGNS,
  duties,
  changeStatus,
  loseWound,
  act,
  capabilities,
  resolvers: [attackResolver, disengageResolver],
  reference: REFERENCE,
});
