import { type HouseRuleTable, rare } from '../kit/rows.ts';

/** Questions that every skirmish game leaves to the table, with their possible answers. */
export interface SkirmishHouseRules {
  readonly routCountsLeftTable: 'no' | 'yes';
  readonly fleeingLeaderLeadsRout: 'yes' | 'no';
  readonly naturalOneMisses: 'no' | 'yes';
  readonly sevenPlusShooting: 'impossible' | 'ladder';
  readonly stunnedAutoOut: 'yes' | 'no';
  readonly interception: 'optional' | 'forced' | 'forbidden';
  readonly downedOpponentsCount: 'no' | 'yes';
  readonly escapeFromCombat: 'no' | 'yes';
  readonly animalsUseLeaderLd: 'yes' | 'no';
  readonly scenarioWithoutRout: 'no' | 'yes';
  readonly scenarioFirstToLeaveWins: 'no' | 'yes';
  readonly alliesRoutTogether: 'separate' | 'joint';
  readonly routNobodyEligible: 'fails' | 'best-stunned' | 'no-test';
  readonly successorBubble: 'no' | 'yes';
  readonly allAloneDropped: 'stays' | 'stays-fleeing' | 'runs';
  readonly standUpAfterFlight: 'flees-again' | 'flight-ends';
  readonly caughtFugitiveFights: 'no' | 'yes';
  readonly downedStaysHidden: 'yes' | 'no';
  readonly edgeSixFalls: 'yes' | 'no';
  readonly shootingCriticals: 'shot' | 'phase';
  readonly strikesOnDropped: 'no' | 'yes';
}

export type SkirmishHouseRuleId = keyof SkirmishHouseRules;

/**
 * The switches that skirmish games share, none of them in the short list, each with the most common
 * reading as its default.
 */
export const SKIRMISH_HOUSE_RULES: HouseRuleTable<SkirmishHouseRules> = {
  routCountsLeftTable: rare('routCountsLeftTable', 'AMB-01', ['no', 'yes']),
  fleeingLeaderLeadsRout: rare('fleeingLeaderLeadsRout', 'AMB-90', ['yes', 'no']),
  naturalOneMisses: rare('naturalOneMisses', 'AMB-40', ['no', 'yes']),
  sevenPlusShooting: rare('sevenPlusShooting', 'AMB-41', ['impossible', 'ladder']),
  stunnedAutoOut: rare('stunnedAutoOut', 'AMB-30', ['yes', 'no']),
  interception: rare('interception', 'AMB-46', ['optional', 'forced', 'forbidden']),
  downedOpponentsCount: rare('downedOpponentsCount', 'AMB-08', ['no', 'yes']),
  escapeFromCombat: rare('escapeFromCombat', 'AMB-18', ['no', 'yes']),
  animalsUseLeaderLd: rare('animalsUseLeaderLd', 'AMB-22', ['yes', 'no']),
  scenarioWithoutRout: rare('scenarioWithoutRout', 'AMB-99', ['no', 'yes']),
  scenarioFirstToLeaveWins: rare('scenarioFirstToLeaveWins', 'AMB-99', ['no', 'yes']),
  alliesRoutTogether: rare('alliesRoutTogether', 'AMB-98', ['separate', 'joint']),
  routNobodyEligible: rare('routNobodyEligible', 'AMB-91', ['fails', 'best-stunned', 'no-test']),
  successorBubble: rare('successorBubble', 'AMB-24', ['no', 'yes']),
  allAloneDropped: rare('allAloneDropped', 'AMB-10', ['stays', 'stays-fleeing', 'runs']),
  standUpAfterFlight: rare('standUpAfterFlight', 'AMB-12', ['flees-again', 'flight-ends']),
  caughtFugitiveFights: rare('caughtFugitiveFights', 'AMB-17', ['no', 'yes']),
  downedStaysHidden: rare('downedStaysHidden', 'AMB-34', ['yes', 'no']),
  edgeSixFalls: rare('edgeSixFalls', 'AMB-37', ['yes', 'no']),
  shootingCriticals: rare('shootingCriticals', 'AMB-44', ['shot', 'phase']),
  strikesOnDropped: rare('strikesOnDropped', 'AMB-102', ['no', 'yes']),
};
