import type { RuleSystem } from '#rules/contract/system.ts';
import { defineSystem } from '#rules/kit/define-system.ts';
import { fighterOf } from '#rules/kit/view.ts';
import { HAS_SHOOTERS } from '#rules/skirmish/checklist/marks.ts';
import { eventsTurn } from '#rules/skirmish/events/running.ts';
import { skirmishGame } from '#rules/skirmish/game.ts';
import { act } from './actions.ts';
import { advances } from './advances.ts';
import { afterBattle } from './after-battle.ts';
import { duties } from './checklist/duties.ts';
import { composition } from './composition.ts';
import { EVENT_TABLES } from './event-tables.ts';
import { fights } from './fights.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { MAGIC } from './magic.ts';
import { PHASES } from './phases.ts';
import { possibleTests } from './possible-tests.ts';
import { gear } from './prices.ts';
import { rulesInShort } from './reference.ts';
import { cast } from './resolvers/cast.ts';
import { climb, dive, edge, fall, jumpDown, leap, melee, save, shot } from './resolvers.ts';
import { PROMOTION } from './rising.ts';
import { roster } from './roster.ts';
import { RULES } from './rules.ts';
import { SCENARIOS } from './scenarios.ts';
import { SIGNS } from './signs.ts';

const GAME = skirmishGame(RULES);

const SETTLED = defineSystem({
  ...roster,
  ...GAME,
  enter: (view, to) => [...GAME.enter(view, to), ...eventsTurn(EVENT_TABLES, view, to)],
  phases: PHASES,
  houseRules: HOUSE_RULE_ROWS,
  scenarios: SCENARIOS,
  signs: SIGNS,
  promotion: PROMOTION,
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
  resolvers: [melee, shot, dive, jumpDown, climb, leap, fall, edge, cast],
  magic: MAGIC,
});

/**
 * Mordheim: the rules as this app plays them. What packs say grows with those that are known: a copy keeps what it says
 * now.
 */
export const system: RuleSystem = {
  ...SETTLED,
  get traits() {
    return roster.traits;
  },
  get catalogue() {
    return roster.catalogue;
  },
  get extras() {
    return roster.extras;
  },
  get advances() {
    return advances();
  },
  get composition() {
    return composition();
  },
  get gear() {
    return gear();
  },
  get afterBattle() {
    return afterBattle();
  },
  get reference() {
    return rulesInShort();
  },
};
