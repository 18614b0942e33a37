import type { HouseRuleRow } from '#rules/contract/rows.ts';
import {
  chosen,
  type HouseRuleChoices,
  type HouseRuleTable,
  houseRuleRow,
  inShortList,
  under,
  withDefault,
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
  routCountsLeftTable: inShortList(SHARED.routCountsLeftTable),
  fleeingLeaderLeadsRout: inShortList(SHARED.fleeingLeaderLeadsRout),
  naturalOneMisses: inShortList(withDefault(SHARED.naturalOneMisses, 'yes')),
  stunnedAutoOut: inShortList(SHARED.stunnedAutoOut),
  wfsFinishDowned: inShortList(houseRuleRow('wfsFinishDowned', 'AMB-31', ['yes', 'no'])),
  downedOpponentsCount: inShortList(SHARED.downedOpponentsCount),
  interception: inShortList(withDefault(SHARED.interception, 'forced')),
  escapeFromCombat: inShortList(SHARED.escapeFromCombat),
  multiplayerWfs: inShortList(houseRuleRow('multiplayerWfs', 'AMB-97', ['continues', 'ends'])),
  scenarioWithoutRout: inShortList(SHARED.scenarioWithoutRout),
  routFrom: SHARED.routFrom,
  routFailed: SHARED.routFailed,
  routAgain: SHARED.routAgain,
  wfsVoluntaryRout: under('rout', houseRuleRow('wfsVoluntaryRout', 'AMB-95', ['no', 'yes'])),
  routDice: SHARED.routDice,
  routLeadership: SHARED.routLeadership,
  routNobodyEligible: SHARED.routNobodyEligible,
  alliances: SHARED.alliances,
  alliesWin: SHARED.alliesWin,
  alliesRoutTogether: SHARED.alliesRoutTogether,
  scenarioFirstToLeaveWins: SHARED.scenarioFirstToLeaveWins,
  scenarioGoesOn: SHARED.scenarioGoesOn,
  wfsCriticalHits: under(
    'combat',
    houseRuleRow('wfsCriticalHits', 'AMB-43', ['two-wounds', 'two-hits']),
  ),
  sevenPlusShooting: withDefault(SHARED.sevenPlusShooting, 'ladder'),
  sevenPlusBlows: SHARED.sevenPlusBlows,
  wfsSingleModelTarget: under(
    'combat',
    houseRuleRow('wfsSingleModelTarget', 'AMB-42', ['no', 'yes']),
  ),
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

/** The chosen option, or the default if none or an invalid one was chosen. */
export function houseRule<Id extends HouseRuleId>(
  choices: HouseRuleChoices,
  id: Id,
): HouseRuleOptions[Id] {
  return chosen<HouseRuleOptions, Id>(HOUSE_RULES, choices, id);
}
