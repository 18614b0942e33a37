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
import type { MountedPlay } from '#rules/skirmish/mounts/riding.ts';
import type { VoluntaryRout } from '#rules/skirmish/rules.ts';

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
  readonly routVoluntary: VoluntaryRout;
  readonly hiredSwordsUseLeaderLd: 'yes' | 'no';
  readonly allAloneIsPsychology: 'no' | 'yes';
  readonly misfires: 'no' | 'yes';
  readonly mounts: MountedPlay;
  readonly happenings: 'no' | 'once' | 'each-turn';
  readonly subplots: 'no' | 'yes';
  readonly capturedHeroes: 'return' | 'lost';
}

export type HouseRuleId = keyof HouseRuleOptions;

/** The first ten, in this order, are the short list of the settings screen. */
const HOUSE_RULES: HouseRuleTable<HouseRuleOptions> = {
  routCountsLeftTable: inShortList(SHARED.routCountsLeftTable),
  fleeingLeaderLeadsRout: inShortList(SHARED.fleeingLeaderLeadsRout),
  naturalOneMisses: inShortList(SHARED.naturalOneMisses),
  stunnedAutoOut: inShortList(SHARED.stunnedAutoOut),
  criticalTables: inShortList(houseRuleRow('criticalTables', 'AMB-45', ['basic', 'optional'])),
  downedOpponentsCount: inShortList(SHARED.downedOpponentsCount),
  routCountsWardogs: inShortList(houseRuleRow('routCountsWardogs', 'AMB-05', ['yes', 'no'])),
  escapeFromCombat: inShortList(SHARED.escapeFromCombat),
  animalsUseLeaderLd: inShortList(SHARED.animalsUseLeaderLd),
  scenarioWithoutRout: inShortList(SHARED.scenarioWithoutRout),
  routFrom: SHARED.routFrom,
  routFailed: SHARED.routFailed,
  routAgain: SHARED.routAgain,
  routVoluntary: under(
    'rout',
    houseRuleRow('routVoluntary', 'rout.voluntary', ['once-due', 'never', 'three-out']),
  ),
  routDice: SHARED.routDice,
  routLeadership: SHARED.routLeadership,
  routCountsSummoned: under('rout', houseRuleRow('routCountsSummoned', 'AMB-06', ['no', 'yes'])),
  routHalves: under('rout', houseRuleRow('routHalves', 'AMB-06b', ['casualties', 'both'])),
  routNobodyEligible: SHARED.routNobodyEligible,
  alliances: SHARED.alliances,
  alliesWin: SHARED.alliesWin,
  alliesRoutTogether: SHARED.alliesRoutTogether,
  scenarioFirstToLeaveWins: SHARED.scenarioFirstToLeaveWins,
  scenarioGoesOn: SHARED.scenarioGoesOn,
  interception: SHARED.interception,
  sevenPlusShooting: SHARED.sevenPlusShooting,
  sevenPlusBlows: SHARED.sevenPlusBlows,
  parryNextHighest: under('combat', houseRuleRow('parryNextHighest', 'AMB-100', ['no', 'yes'])),
  parriesPer: under('combat', houseRuleRow('parriesPer', 'AMB-101', ['phase', 'foe'])),
  strikesOnDropped: SHARED.strikesOnDropped,
  shootingCriticals: SHARED.shootingCriticals,
  stepAsidePer: under('combat', houseRuleRow('stepAsidePer', 'AMB-103', ['hit', 'wound'])),
  weaponSwap: under('combat', houseRuleRow('weaponSwap', 'AMB-48', ['no', 'yes'])),
  healingHerbs: houseRuleRow('healingHerbs', 'AMB-47', ['unlimited', 'once']),
  hiredSwordsUseLeaderLd: under(
    'nerve',
    houseRuleRow('hiredSwordsUseLeaderLd', 'AMB-23', ['yes', 'no']),
  ),
  successorBubble: SHARED.successorBubble,
  allAloneIsPsychology: under(
    'nerve',
    houseRuleRow('allAloneIsPsychology', 'AMB-07', ['no', 'yes']),
  ),
  allAloneDropped: SHARED.allAloneDropped,
  standUpAfterFlight: SHARED.standUpAfterFlight,
  caughtFugitiveFights: SHARED.caughtFugitiveFights,
  downedStaysHidden: SHARED.downedStaysHidden,
  edgeSixFalls: withDefault(SHARED.edgeSixFalls, 'no'),
  misfires: under('optional', houseRuleRow('misfires', 'MORD-MISFIRE', ['no', 'yes'])),
  mounts: under('optional', houseRuleRow('mounts', 'MORD-MOUNTS', ['no', 'one-model', 'falls'])),
  happenings: under(
    'optional',
    houseRuleRow('happenings', 'MORD-HAPPENINGS', ['no', 'once', 'each-turn']),
  ),
  subplots: under('optional', houseRuleRow('subplots', 'MORD-SUBPLOTS', ['no', 'yes'])),
  capturedHeroes: under(
    'optional',
    houseRuleRow('capturedHeroes', 'MORD-CAPTIVES', ['return', 'lost']),
  ),
};

export const HOUSE_RULE_ROWS: readonly HouseRuleRow[] = Object.values(HOUSE_RULES);

/** The chosen option, or the default if none or an invalid one was chosen. */
export function houseRule<Id extends HouseRuleId>(
  choices: HouseRuleChoices,
  id: Id,
): HouseRuleOptions[Id] {
  return chosen<HouseRuleOptions, Id>(HOUSE_RULES, choices, id);
}
