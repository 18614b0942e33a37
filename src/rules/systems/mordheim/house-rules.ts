import type { HouseRuleRow } from '../../system.ts';

/** Every question the rules leave to the table, with its possible answers. */
export interface HouseRuleOptions {
  readonly routCountsLeftTable: 'no' | 'yes';
  readonly fleeingLeaderLeadsRout: 'yes' | 'no';
  readonly naturalOneMisses: 'no' | 'yes';
  readonly stunnedAutoOut: 'yes' | 'no';
  readonly criticalTables: 'basic' | 'optional';
  readonly downedOpponentsCount: 'no' | 'yes';
  readonly routCountsWardogs: 'yes' | 'no';
  readonly escapeFromCombat: 'no' | 'yes';
  readonly animalsUseLeaderLd: 'yes' | 'no';
  readonly scenarioWithoutRout: 'no' | 'yes';
  readonly routCountsSummoned: 'no' | 'yes';
  readonly routNobodyEligible: 'fails' | 'best-stunned' | 'no-test';
  readonly hiredSwordsUseLeaderLd: 'yes' | 'no';
  readonly successorBubble: 'no' | 'yes';
  readonly allAloneIsPsychology: 'no' | 'yes';
  readonly allAloneDropped: 'stays' | 'stays-fleeing' | 'runs';
  readonly standUpAfterFlight: 'flees-again' | 'flight-ends';
  readonly caughtFugitiveFights: 'no' | 'yes';
  readonly downedStaysHidden: 'yes' | 'no';
}

export type HouseRuleId = keyof HouseRuleOptions;

/** What players have set; anything missing or unknown has its default. */
export type HouseRuleChoices = Readonly<Record<string, string>>;

interface Row<Id extends string, Option extends string> extends HouseRuleRow {
  readonly id: Id;
  readonly options: readonly Option[];
  readonly default: Option;
}

/** The first ten, in this order, are the short list of the settings screen. */
const HOUSE_RULES: { readonly [Id in HouseRuleId]: Row<Id, HouseRuleOptions[Id]> } = {
  routCountsLeftTable: common('routCountsLeftTable', 'AMB-01', ['no', 'yes']),
  fleeingLeaderLeadsRout: common('fleeingLeaderLeadsRout', 'AMB-90', ['yes', 'no']),
  naturalOneMisses: common('naturalOneMisses', 'AMB-40', ['no', 'yes']),
  stunnedAutoOut: common('stunnedAutoOut', 'AMB-30', ['yes', 'no']),
  criticalTables: common('criticalTables', 'AMB-45', ['basic', 'optional']),
  downedOpponentsCount: common('downedOpponentsCount', 'AMB-08', ['no', 'yes']),
  routCountsWardogs: common('routCountsWardogs', 'AMB-05', ['yes', 'no']),
  escapeFromCombat: common('escapeFromCombat', 'AMB-18', ['no', 'yes']),
  animalsUseLeaderLd: common('animalsUseLeaderLd', 'AMB-22', ['yes', 'no']),
  scenarioWithoutRout: common('scenarioWithoutRout', 'AMB-99', ['no', 'yes']),
  routCountsSummoned: rare('routCountsSummoned', 'AMB-06', ['no', 'yes']),
  routNobodyEligible: rare('routNobodyEligible', 'AMB-91', ['fails', 'best-stunned', 'no-test']),
  hiredSwordsUseLeaderLd: rare('hiredSwordsUseLeaderLd', 'AMB-23', ['yes', 'no']),
  successorBubble: rare('successorBubble', 'AMB-24', ['no', 'yes']),
  allAloneIsPsychology: rare('allAloneIsPsychology', 'AMB-07', ['no', 'yes']),
  allAloneDropped: rare('allAloneDropped', 'AMB-10', ['stays', 'stays-fleeing', 'runs']),
  standUpAfterFlight: rare('standUpAfterFlight', 'AMB-12', ['flees-again', 'flight-ends']),
  caughtFugitiveFights: rare('caughtFugitiveFights', 'AMB-17', ['no', 'yes']),
  downedStaysHidden: rare('downedStaysHidden', 'AMB-34', ['yes', 'no']),
};

export const HOUSE_RULE_ROWS: readonly HouseRuleRow[] = Object.values(HOUSE_RULES);

/** What the table plays: the chosen option, or the default when nothing valid was chosen. */
export function houseRule<Id extends HouseRuleId>(
  choices: HouseRuleChoices,
  id: Id,
): HouseRuleOptions[Id] {
  const row: Row<Id, HouseRuleOptions[Id]> = HOUSE_RULES[id];
  return row.options.find((option) => option === choices[id]) ?? row.default;
}

/** The first option is the default. */
function common<Id extends string, Option extends string>(
  id: Id,
  about: string,
  options: readonly [Option, ...Option[]],
): Row<Id, Option> {
  return { id, about, options, default: options[0], common: true };
}

function rare<Id extends string, Option extends string>(
  id: Id,
  about: string,
  options: readonly [Option, ...Option[]],
): Row<Id, Option> {
  return { id, about, options, default: options[0], common: false };
}
