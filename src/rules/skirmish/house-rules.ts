import { ALLIANCES, ALLIES_WIN } from '../kit/alliances.ts';
import { type HouseRuleTable, houseRuleRow, under } from '../kit/rows.ts';
import type { RoutFrom } from './quarter.ts';

/** Questions that every skirmish game leaves to the table, with their possible answers. */
export interface SkirmishHouseRules {
  readonly routCountsLeftTable: 'no' | 'yes';
  readonly fleeingLeaderLeadsRout: 'yes' | 'no';
  readonly naturalOneMisses: 'no' | 'yes';
  readonly sevenPlusShooting: 'impossible' | 'ladder';
  readonly sevenPlusBlows: 'impossible' | 'six-hits';
  readonly stunnedAutoOut: 'yes' | 'no';
  readonly interception: 'optional' | 'forced' | 'forbidden';
  readonly downedOpponentsCount: 'no' | 'yes';
  readonly escapeFromCombat: 'no' | 'yes';
  readonly animalsUseLeaderLd: 'yes' | 'no';
  readonly scenarioWithoutRout: 'no' | 'yes';
  readonly scenarioFirstToLeaveWins: 'no' | 'yes';
  readonly scenarioGoesOn: 'no' | 'yes';
  readonly routFrom: RoutFrom;
  readonly routAgain: 'every-turn' | 'after-loss';
  readonly routFailed: 'ends' | 'slow';
  readonly routDice: '2d6' | '3d6-lowest-two';
  readonly routLeadership: 'own' | 'ten';
  readonly alliances: 'before' | 'declare';
  readonly alliesWin: 'shared' | 'alone';
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
  routCountsLeftTable: houseRuleRow('routCountsLeftTable', 'AMB-01', ['no', 'yes']),
  fleeingLeaderLeadsRout: houseRuleRow('fleeingLeaderLeadsRout', 'AMB-90', ['yes', 'no']),
  naturalOneMisses: houseRuleRow('naturalOneMisses', 'AMB-40', ['no', 'yes']),
  sevenPlusShooting: under(
    'combat',
    houseRuleRow('sevenPlusShooting', 'AMB-41', ['impossible', 'ladder']),
  ),
  sevenPlusBlows: under(
    'combat',
    houseRuleRow('sevenPlusBlows', 'AMB-41', ['impossible', 'six-hits']),
  ),
  stunnedAutoOut: houseRuleRow('stunnedAutoOut', 'AMB-30', ['yes', 'no']),
  interception: under(
    'combat',
    houseRuleRow('interception', 'AMB-46', ['optional', 'forced', 'forbidden']),
  ),
  downedOpponentsCount: houseRuleRow('downedOpponentsCount', 'AMB-08', ['no', 'yes']),
  escapeFromCombat: houseRuleRow('escapeFromCombat', 'AMB-18', ['no', 'yes']),
  animalsUseLeaderLd: houseRuleRow('animalsUseLeaderLd', 'AMB-22', ['yes', 'no']),
  scenarioWithoutRout: houseRuleRow('scenarioWithoutRout', 'AMB-99', ['no', 'yes']),
  scenarioFirstToLeaveWins: houseRuleRow('scenarioFirstToLeaveWins', 'AMB-99', ['no', 'yes']),
  scenarioGoesOn: houseRuleRow('scenarioGoesOn', 'AMB-99', ['no', 'yes']),
  routFrom: under('rout', houseRuleRow('routFrom', 'rout.from', ['quarter', 'three-out', 'half'])),
  routAgain: under(
    'rout',
    houseRuleRow('routAgain', 'rout.againOnlyAfterLoss', ['every-turn', 'after-loss']),
  ),
  routFailed: under('rout', houseRuleRow('routFailed', 'rout.failed', ['ends', 'slow'])),
  routDice: under('rout', houseRuleRow('routDice', 'rout.dice', ['2d6', '3d6-lowest-two'])),
  routLeadership: under('rout', houseRuleRow('routLeadership', 'rout.leadership', ['own', 'ten'])),
  alliances: under('allies', houseRuleRow(ALLIANCES, 'alliance.made', ['before', 'declare'])),
  alliesWin: under('allies', houseRuleRow(ALLIES_WIN, 'alliance.win', ['shared', 'alone'])),
  alliesRoutTogether: under(
    'allies',
    houseRuleRow('alliesRoutTogether', 'AMB-98', ['separate', 'joint']),
  ),
  routNobodyEligible: under(
    'rout',
    houseRuleRow('routNobodyEligible', 'AMB-91', ['fails', 'best-stunned', 'no-test']),
  ),
  successorBubble: under('nerve', houseRuleRow('successorBubble', 'AMB-24', ['no', 'yes'])),
  allAloneDropped: under(
    'nerve',
    houseRuleRow('allAloneDropped', 'AMB-10', ['stays', 'stays-fleeing', 'runs']),
  ),
  standUpAfterFlight: under(
    'nerve',
    houseRuleRow('standUpAfterFlight', 'AMB-12', ['flees-again', 'flight-ends']),
  ),
  caughtFugitiveFights: under(
    'nerve',
    houseRuleRow('caughtFugitiveFights', 'AMB-17', ['no', 'yes']),
  ),
  downedStaysHidden: houseRuleRow('downedStaysHidden', 'AMB-34', ['yes', 'no']),
  edgeSixFalls: houseRuleRow('edgeSixFalls', 'AMB-37', ['yes', 'no']),
  shootingCriticals: under(
    'combat',
    houseRuleRow('shootingCriticals', 'AMB-44', ['shot', 'phase']),
  ),
  strikesOnDropped: under('combat', houseRuleRow('strikesOnDropped', 'AMB-102', ['no', 'yes'])),
};
