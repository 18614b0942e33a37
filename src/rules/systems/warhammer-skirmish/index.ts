import { skirmishGame } from '../../parts/skirmish/game.ts';
import type { RuleSystem } from '../../system.ts';
import { duties } from './checklist/index.ts';
import { fights } from './fights.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { PHASES } from './phases.ts';
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

/** Warhammer Escarmouches: the skirmish annex of the sixth edition, as this app plays it. */
export const system: RuleSystem = {
  ...roster,
  ...skirmishGame(RULES),
  phases: PHASES,
  houseRules: HOUSE_RULE_ROWS,
  duties,
  fights,
  resolvers: [melee, shot, dive, jumpDown, climb, leap, fall, edge],
  reference: REFERENCE,
};
