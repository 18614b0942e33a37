import type { HouseRuleRow } from '#rules/contract/rows.ts';
import {
  chosen,
  common,
  type HouseRuleChoices,
  type HouseRuleTable,
  rare,
  standing,
} from '#rules/kit/rows.ts';
import {
  SKIRMISH_HOUSE_RULES as SHARED,
  type SkirmishHouseRules,
} from '#rules/skirmish/house-rules.ts';

/** Every question the rules leave to the table, with its possible answers. */
export interface HouseRuleOptions extends SkirmishHouseRules {
  readonly criticalTables: 'basic' | 'optional';
  readonly healingHerbs: 'unlimited' | 'once';
  readonly parryNextHighest: 'no' | 'yes';
  readonly parriesPer: 'phase' | 'foe';
  readonly stepAsidePer: 'hit' | 'wound';
  readonly weaponSwap: 'no' | 'yes';
  readonly routCountsWardogs: 'yes' | 'no';
  readonly routCountsSummoned: 'no' | 'yes';
  readonly routHalves: 'casualties' | 'both';
  readonly hiredSwordsUseLeaderLd: 'yes' | 'no';
  readonly allAloneIsPsychology: 'no' | 'yes';
}

export type HouseRuleId = keyof HouseRuleOptions;

/** The first ten, in this order, are the short list of the settings screen. */
const HOUSE_RULES: HouseRuleTable<HouseRuleOptions> = {
  routCountsLeftTable: common(SHARED.routCountsLeftTable),
  fleeingLeaderLeadsRout: common(SHARED.fleeingLeaderLeadsRout),
  naturalOneMisses: common(SHARED.naturalOneMisses),
  stunnedAutoOut: common(SHARED.stunnedAutoOut),
  criticalTables: common(rare('criticalTables', 'AMB-45', ['basic', 'optional'])),
  downedOpponentsCount: common(SHARED.downedOpponentsCount),
  routCountsWardogs: common(rare('routCountsWardogs', 'AMB-05', ['yes', 'no'])),
  escapeFromCombat: common(SHARED.escapeFromCombat),
  animalsUseLeaderLd: common(SHARED.animalsUseLeaderLd),
  scenarioWithoutRout: common(SHARED.scenarioWithoutRout),
  scenarioFirstToLeaveWins: SHARED.scenarioFirstToLeaveWins,
  interception: SHARED.interception,
  sevenPlusShooting: SHARED.sevenPlusShooting,
  parryNextHighest: rare('parryNextHighest', 'AMB-100', ['no', 'yes']),
  parriesPer: rare('parriesPer', 'AMB-101', ['phase', 'foe']),
  strikesOnDropped: SHARED.strikesOnDropped,
  shootingCriticals: SHARED.shootingCriticals,
  stepAsidePer: rare('stepAsidePer', 'AMB-103', ['hit', 'wound']),
  weaponSwap: rare('weaponSwap', 'AMB-48', ['no', 'yes']),
  healingHerbs: rare('healingHerbs', 'AMB-47', ['unlimited', 'once']),
  alliesRoutTogether: SHARED.alliesRoutTogether,
  routCountsSummoned: rare('routCountsSummoned', 'AMB-06', ['no', 'yes']),
  routHalves: rare('routHalves', 'AMB-06b', ['casualties', 'both']),
  routNobodyEligible: SHARED.routNobodyEligible,
  hiredSwordsUseLeaderLd: rare('hiredSwordsUseLeaderLd', 'AMB-23', ['yes', 'no']),
  successorBubble: SHARED.successorBubble,
  allAloneIsPsychology: rare('allAloneIsPsychology', 'AMB-07', ['no', 'yes']),
  allAloneDropped: SHARED.allAloneDropped,
  standUpAfterFlight: SHARED.standUpAfterFlight,
  caughtFugitiveFights: SHARED.caughtFugitiveFights,
  downedStaysHidden: SHARED.downedStaysHidden,
  edgeSixFalls: standing(SHARED.edgeSixFalls, 'no'),
};

export const HOUSE_RULE_ROWS: readonly HouseRuleRow[] = Object.values(HOUSE_RULES);

/** What the table plays: the chosen option, or the default when nothing valid was chosen. */
export function houseRule<Id extends HouseRuleId>(
  choices: HouseRuleChoices,
  id: Id,
): HouseRuleOptions[Id] {
  return chosen<HouseRuleOptions, Id>(HOUSE_RULES, choices, id);
}
