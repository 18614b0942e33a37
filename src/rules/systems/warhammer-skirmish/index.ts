import { defineSystem } from '#rules/kit/define-system.ts';
import { HAS_SHOOTERS } from '#rules/skirmish/checklist/marks.ts';
import { skirmishGame } from '#rules/skirmish/game.ts';
import { duties } from './duties.ts';
import { fights } from './fights.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { PHASES } from './phases.ts';
import { REFERENCE } from './reference.ts';
import { climb, dive, edge, fall, jumpDown, leap, melee, save, shot } from './resolvers.ts';
import { roster } from './roster.ts';
import { RULES } from './rules.ts';
import { SIGNS } from './signs.ts';

/** Warhammer Escarmouches: the skirmish annex of the sixth edition, as this app plays it. */
export const system = defineSystem({
  ...roster,
  ...skirmishGame(RULES),
  phases: PHASES,
  houseRules: HOUSE_RULE_ROWS,
  signs: SIGNS,
  duties,
  save,
  fights,
  sideFacts: [{ id: HAS_SHOOTERS, ofEach: false }],
  resolvers: [melee, shot, dive, jumpDown, climb, leap, fall, edge],
  reference: REFERENCE,
});
