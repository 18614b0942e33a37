import type {
  NeutralKind,
  NeutralSide,
  ScenarioMoment,
  ScenarioPart,
  ScenarioRow,
  ScenarioTable,
} from '#rules/contract/scenarios.ts';
import { CHARACTERISTICS } from '#rules/skirmish/roster.ts';
import FACTS from './scenarios.json' with { type: 'json' };

type WrittenRow = (typeof FACTS.rows)[number];
type WrittenSide = NonNullable<WrittenRow['neutral']>;

const MOMENTS: readonly ScenarioMoment[] = ['turn', 'moving', 'round', 'round-end'];

/** The scenarios, and the dice that are thrown for them; their facts are in the file beside. @rule MORD-SCENARIO */
export const SCENARIOS: ScenarioPart = {
  dice: { count: 2, sides: 6 },
  tables: FACTS.tables.map(tableOf),
  rows: FACTS.rows.map(rowOf),
};

/** One row for each total, from the lowest that has one: the others leave the choice to a player. */
function tableOf({ id, players, from, on }: (typeof FACTS.tables)[number]): ScenarioTable {
  return {
    id,
    players: rangeOf(players),
    on: Object.fromEntries(on.map((scenario, at) => [at + from, scenario])),
  };
}

function rowOf(row: WrittenRow): ScenarioRow {
  return {
    id: row.id,
    players: rangeOf(row.players),
    source: { id: row.source, number: row.issue ?? 0 },
    single: row.single ?? false,
    rounds: row.rounds ?? null,
    houseRules: row.rule === undefined ? {} : { [row.rule]: 'yes' },
    goals: (row.goals ?? []).map(({ id, points, ...goal }) => ({
      id,
      points,
      ...('hero' in goal ? { roles: ['hero'] } : {}),
      ...('carrying' in goal ? { carrying: true } : {}),
    })),
    experience: row.experience ?? {},
    keepsCarried: row.keepsCarried ?? false,
    markers: row.markers ?? [],
    again: MOMENTS.find((moment) => moment === row.again) ?? null,
    neutral: row.neutral === undefined ? null : sideOf(row.neutral),
  };
}

function sideOf({ first = false, oneByDie = false, kinds }: WrittenSide): NeutralSide {
  return { first, oneByDie, kinds: kinds.map(kindOf) };
}

/** Whom nobody commands; what his traits can't say, the sentence of the scenario does. */
function kindOf(kind: WrittenSide['kinds'][number]): NeutralKind {
  return {
    id: kind.id,
    count: kind.count,
    perPlayer: 'perPlayer' in kind,
    profile: Object.fromEntries(CHARACTERISTICS.map(({ id }, at) => [id, kind.profile[at] ?? 0])),
    traits: {
      ...Object.fromEntries(kind.traits.map((trait) => [trait, true] as const)),
      ...('save' in kind && kind.save !== undefined ? { 'scaly-skin': kind.save } : {}),
    },
  };
}

function rangeOf([min = 1, max = min]: readonly number[]): ScenarioRow['players'] {
  return { min, max };
}
