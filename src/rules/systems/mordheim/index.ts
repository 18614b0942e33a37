import { skirmishGame } from '../../parts/skirmish/game.ts';
import type { RuleSystem } from '../../system.ts';
import { act } from './actions.ts';
import { duties } from './checklist/index.ts';
import { fights } from './fights.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { PHASES } from './phases.ts';
import { possibleTests } from './possible-tests.ts';
import { fighterOf } from './reading.ts';
import { REFERENCE } from './reference/index.ts';
import { climb } from './resolvers/climb.ts';
import { dive } from './resolvers/dive.ts';
import { edge, fall } from './resolvers/fall.ts';
import { jumpDown } from './resolvers/jump-down.ts';
import { leap } from './resolvers/leap.ts';
import { melee } from './resolvers/melee.ts';
import { shot } from './resolvers/shot.ts';
import { roster } from './roster.ts';
import { RULES } from './rules.ts';

/** Mordheim: the rules as this app plays them. */
export const system: RuleSystem = {
  ...roster,
  ...skirmishGame(RULES),
  phases: PHASES,
  houseRules: HOUSE_RULE_ROWS,
  duties,
  act,
  possibleTests: (view, id) => {
    const fighter = fighterOf(view, id);
    return fighter === null ? [] : possibleTests(view, fighter);
  },
  fights,
  resolvers: [melee, shot, dive, jumpDown, climb, leap, fall, edge],
  reference: REFERENCE,
};
