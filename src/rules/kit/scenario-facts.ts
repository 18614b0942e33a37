import type {
  NeutralKind,
  NeutralSide,
  PlayerRange,
  ScenarioMoment,
  ScenarioPart,
  ScenarioRow,
  ScenarioTable,
} from '../contract/scenarios.ts';
import type { RuleSystem } from '../contract/system.ts';

/** Scenarios as a file of facts has them; what is left out is as in every battle. */
export interface ScenarioFacts {
  readonly tables: readonly TableFacts[];
  readonly rows: readonly RowFacts[];
}

interface TableFacts {
  readonly id: string;
  readonly players: readonly number[];
  /** The lowest total that has a row; the others follow, and those beyond leave the choice to a player. */
  readonly from: number;
  readonly on: readonly string[];
}

interface RowFacts {
  readonly id: string;
  readonly players: readonly number[];
  readonly source: string;
  readonly issue?: number | undefined;
  readonly single?: boolean | undefined;
  readonly rounds?: number | undefined;
  /** House rules that it sets. */
  readonly rules?: ScenarioRow['houseRules'] | undefined;
  readonly goals?: readonly GoalFacts[] | undefined;
  readonly experience?: ScenarioRow['experience'] | undefined;
  readonly keepsCarried?: boolean | undefined;
  readonly markers?: readonly string[] | undefined;
  readonly again?: string | undefined;
  readonly neutral?: SideFacts | undefined;
}

interface GoalFacts {
  readonly id: string;
  readonly points: number;
  /** Roles that can reach it; absent: all. */
  readonly roles?: readonly string[] | undefined;
  readonly carrying?: boolean | undefined;
}

interface SideFacts {
  readonly first?: boolean | undefined;
  readonly oneByDie?: boolean | undefined;
  readonly kinds: readonly KindFacts[];
}

interface KindFacts {
  readonly id: string;
  readonly count: number;
  readonly perPlayer?: boolean | undefined;
  /** In the order of the game's characteristics. */
  readonly profile: readonly number[];
  readonly traits: readonly string[];
  readonly save?: number | undefined;
}

/** What of a game the facts are read by: its characteristics in order, and the trait that holds a natural save. */
type Game = Pick<RuleSystem, 'characteristics'> & { readonly saveTrait: string };

/** The scenarios of a file of facts. */
export function scenariosFrom(
  facts: ScenarioFacts,
  game: Game,
): Pick<ScenarioPart, 'tables' | 'rows'> {
  return {
    tables: facts.tables.map(tableOf),
    rows: facts.rows.map((row) => rowOf(row, game)),
  };
}

function tableOf({ id, players, from, on }: TableFacts): ScenarioTable {
  return {
    id,
    players: rangeOf(players),
    on: Object.fromEntries(on.map((scenario, at) => [at + from, scenario])),
  };
}

function rowOf(row: RowFacts, game: Game): ScenarioRow {
  return {
    id: row.id,
    players: rangeOf(row.players),
    source: { id: row.source, number: row.issue ?? 0 },
    single: row.single ?? false,
    rounds: row.rounds ?? null,
    houseRules: row.rules ?? {},
    goals: (row.goals ?? []).map(({ id, points, roles, carrying }) => ({
      id,
      points,
      ...(roles === undefined ? {} : { roles }),
      ...(carrying === true ? { carrying } : {}),
    })),
    experience: row.experience ?? {},
    keepsCarried: row.keepsCarried ?? false,
    markers: row.markers ?? [],
    again: MOMENTS.find((moment) => moment === row.again) ?? null,
    neutral: row.neutral === undefined ? null : sideOf(row.neutral, game),
  };
}

const MOMENTS: readonly ScenarioMoment[] = ['turn', 'moving', 'round', 'round-end'];

function sideOf({ first = false, oneByDie = false, kinds }: SideFacts, game: Game): NeutralSide {
  return { first, oneByDie, kinds: kinds.map((kind) => kindOf(kind, game)) };
}

/** What his traits can't say, the sentence of the scenario does. */
function kindOf(kind: KindFacts, { characteristics, saveTrait }: Game): NeutralKind {
  return {
    id: kind.id,
    count: kind.count,
    perPlayer: kind.perPlayer ?? false,
    profile: Object.fromEntries(characteristics.map(({ id }, at) => [id, kind.profile[at] ?? 0])),
    traits: {
      ...Object.fromEntries(kind.traits.map((trait) => [trait, true] as const)),
      ...(kind.save === undefined ? {} : { [saveTrait]: kind.save }),
    },
  };
}

function rangeOf([min = 1, max = min]: readonly number[]): PlayerRange {
  return { min, max };
}
