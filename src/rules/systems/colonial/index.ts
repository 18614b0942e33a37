import { defineSystem } from '#rules/kit/define-system.ts';
import { duties } from './duties.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { morale } from './morale/resolver.ts';
import { REFERENCE } from './reference.ts';
import { roster } from './roster.ts';
import { SIGNS } from './signs.ts';
import { FLAG_ROWS, STATUS_ROWS, STATUSES } from './statuses.ts';
import {
  act,
  capabilities,
  changeStatus,
  enter,
  mayChangeStatus,
  takeLoss,
} from './transitions.ts';
import { impliedFlags } from './unit.ts';

/** Morale of colonial units on a map of hexes, as this app plays it. */
export const system = defineSystem({
  ...roster,
  sides: { min: 2, max: 4 },
  // A step of the unit: losing one is taking a loss.
  woundsCharacteristic: 'P',
  statuses: STATUS_ROWS,
  initialStatus: STATUSES.steady.id,
  flags: FLAG_ROWS,
  phases: [{ id: 'turn', steps: [] }],
  houseRules: HOUSE_RULE_ROWS,
  signs: SIGNS,
  duties,
  enter,
  changeStatus,
  mayChangeStatus,
  loseWound: takeLoss,
  act,
  capabilities,
  impliedFlags,
  resolvers: [morale],
  reference: REFERENCE,
});
