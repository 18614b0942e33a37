import type { RuleSystem } from '../../system.ts';
import { capabilityRows } from './abilities.ts';
import { act } from './actions.ts';
import { CATALOGUE, EXTRAS } from './catalogue/index.ts';
import { duties } from './checklist/index.ts';
import { FLAG_ROWS } from './flags.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { INJURY_PART } from './injury-part.ts';
import { PHASES } from './phases.ts';
import { possibleTests } from './possible-tests.ts';
import { CHARACTERISTICS, ROLES } from './profile.ts';
import { fighterOf } from './reading.ts';
import { routReport } from './rout-report.ts';
import { STATUS_ROWS } from './statuses.ts';
import { leaderBubble } from './test-leadership.ts';
import { TRAIT_ROWS } from './traits.ts';
import { changeStatus, enter, mayChangeStatus } from './transitions.ts';
import { loseWound } from './wounds.ts';

/** Mordheim: the rules as this app plays them. */
export const system: RuleSystem = {
  id: 'mordheim',
  sides: { min: 2, max: 6 },
  characteristics: CHARACTERISTICS,
  woundsCharacteristic: 'W',
  leadershipCharacteristic: 'Ld',
  roles: ROLES,
  statuses: STATUS_ROWS,
  initialStatus: 'standing',
  flags: FLAG_ROWS,
  traits: TRAIT_ROWS,
  phases: PHASES,
  houseRules: HOUSE_RULE_ROWS,
  catalogue: CATALOGUE,
  extras: EXTRAS,
  duties,
  enter,
  changeStatus,
  mayChangeStatus,
  loseWound,
  act,
  capabilities: (view, id) => {
    const fighter = fighterOf(view, id);
    return fighter === null ? [] : capabilityRows(view, fighter);
  },
  possibleTests: (view, id) => {
    const fighter = fighterOf(view, id);
    return fighter === null ? [] : possibleTests(view, fighter);
  },
  leaderBubble,
  rout: routReport,
  injury: INJURY_PART,
};
