import { defineSystem } from '#rules/kit/define-system.ts';
import { fighterOf } from '#rules/kit/view.ts';
import { HAS_SHOOTERS } from '#rules/skirmish/checklist/marks.ts';
import { skirmishGame } from '#rules/skirmish/game.ts';
import { act } from './actions.ts';
import { ADVANCES } from './advances.ts';
import { AFTER_BATTLE } from './after-battle.ts';
import { duties } from './checklist/duties.ts';
import { COMPOSITION } from './composition.ts';
import { fights } from './fights.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { MAGIC } from './magic.ts';
import { PHASES } from './phases.ts';
import { possibleTests } from './possible-tests.ts';
import { GEAR } from './prices.ts';
import { REFERENCE } from './reference.ts';
import { cast } from './resolvers/cast.ts';
import { climb, dive, edge, fall, jumpDown, leap, melee, save, shot } from './resolvers.ts';
import { PROMOTION } from './rising.ts';
import { roster } from './roster.ts';
import { RULES } from './rules.ts';
import { SCENARIOS } from './scenarios.ts';
import { SIGNS } from './signs.ts';

/** Mordheim: the rules as this app plays them. */
export const system = defineSystem({
  ...roster,
  ...skirmishGame(RULES),
  phases: PHASES,
  houseRules: HOUSE_RULE_ROWS,
  scenarios: SCENARIOS,
  signs: SIGNS,
  promotion: PROMOTION,
  advances: ADVANCES,
  composition: COMPOSITION,
  gear: GEAR,
  /** @rule MORD-RECRUITS */
  recruits: { perExperience: 2, veterans: '2D6' },
  duties,
  act,
  possibleTests: (view, id) => {
    const fighter = fighterOf(view, id);
    return fighter === null ? [] : possibleTests(view, fighter);
  },
  save,
  fights,
  sideFacts: [
    { id: 'causes-fear', ofEach: true },
    { id: HAS_SHOOTERS, ofEach: false },
  ],
  afterBattle: AFTER_BATTLE,
  resolvers: [melee, shot, dive, jumpDown, climb, leap, fall, edge, cast],
  magic: MAGIC,
  reference: REFERENCE,
});
