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
  readonly wfsFinishDowned: 'yes' | 'no';
  readonly multiplayerWfs: 'continues' | 'ends';
  readonly wfsVoluntaryRout: 'no' | 'yes';
  readonly wfsCriticalHits: 'two-wounds' | 'two-hits';
  readonly wfsSingleModelTarget: 'no' | 'yes';
}

export type HouseRuleId = keyof HouseRuleOptions;

/** The short list first. */
const HOUSE_RULES: HouseRuleTable<HouseRuleOptions> = {
  routCountsLeftTable: common(SHARED.routCountsLeftTable),
  fleeingLeaderLeadsRout: common(SHARED.fleeingLeaderLeadsRout),
  naturalOneMisses: common(standing(SHARED.naturalOneMisses, 'yes')),
  stunnedAutoOut: common(SHARED.stunnedAutoOut),
  wfsFinishDowned: common(rare('wfsFinishDowned', 'AMB-31', ['yes', 'no'])),
  downedOpponentsCount: common(SHARED.downedOpponentsCount),
  interception: common(standing(SHARED.interception, 'forced')),
  escapeFromCombat: common(SHARED.escapeFromCombat),
  multiplayerWfs: common(rare('multiplayerWfs', 'AMB-97', ['continues', 'ends'])),
  scenarioWithoutRout: common(SHARED.scenarioWithoutRout),
  scenarioFirstToLeaveWins: SHARED.scenarioFirstToLeaveWins,
  wfsVoluntaryRout: rare('wfsVoluntaryRout', 'AMB-95', ['no', 'yes']),
  wfsCriticalHits: rare('wfsCriticalHits', 'AMB-43', ['two-wounds', 'two-hits']),
  sevenPlusShooting: standing(SHARED.sevenPlusShooting, 'ladder'),
  wfsSingleModelTarget: rare('wfsSingleModelTarget', 'AMB-42', ['no', 'yes']),
  alliesRoutTogether: SHARED.alliesRoutTogether,
  routNobodyEligible: SHARED.routNobodyEligible,
  animalsUseLeaderLd: SHARED.animalsUseLeaderLd,
  successorBubble: SHARED.successorBubble,
  allAloneDropped: SHARED.allAloneDropped,
  standUpAfterFlight: SHARED.standUpAfterFlight,
  caughtFugitiveFights: SHARED.caughtFugitiveFights,
  downedStaysHidden: SHARED.downedStaysHidden,
  edgeSixFalls: SHARED.edgeSixFalls,
  shootingCriticals: SHARED.shootingCriticals,
  strikesOnDropped: SHARED.strikesOnDropped,
};

export const HOUSE_RULE_ROWS: readonly HouseRuleRow[] = Object.values(HOUSE_RULES);

/** What the table plays: the chosen option, or the default when nothing valid was chosen. */
export function houseRule<Id extends HouseRuleId>(
  choices: HouseRuleChoices,
  id: Id,
): HouseRuleOptions[Id] {
  return chosen<HouseRuleOptions, Id>(HOUSE_RULES, choices, id);
}
