import type { BattleId, WarriorId } from '#rules/contract/ids.ts';
import {
  type BattleLine,
  type Fallen,
  type Gone,
  historyOf,
  type TakenAdvance,
} from './after-battle/history.ts';
import type { Warband } from './warband.ts';

/** What a warband has lived through, as its history tells it. */
export interface Chronicle {
  /** The newest first. */
  readonly lines: readonly BattleLine[];
  /** What it was worth before the first battle and after each one; none in a game without. */
  readonly ratings: readonly number[];
  readonly totals: Totals;
  /** Everybody who left for good, the latest last. */
  readonly gone: readonly Remembered[];
}

export interface Totals {
  readonly battles: number;
  readonly won: number;
  readonly lost: number;
  /** Enemies put out of action, as far as somebody is credited with them. */
  readonly felled: number;
  readonly gone: number;
}

/** Somebody who is gone, and how it came to that. */
export interface Remembered extends Gone {
  readonly battleId: BattleId;
  /** When the battle was, in milliseconds since 1970. */
  readonly at: number;
  /** Who put him out of action; '' where nobody did, or nobody said so. */
  readonly by: string;
  readonly injuries: readonly string[];
}

/** The life of one member. */
export interface Life {
  readonly battles: number;
  /** Names of the enemies whom he put out of action, in the order of the battles. */
  readonly felled: readonly string[];
  /** How often somebody of it was out of action, and what came of it. */
  readonly hurt: readonly Fallen[];
  readonly advances: readonly TakenAdvance[];
}

/** All that a warband’s history tells of it as a whole. */
export function chronicleOf(warband: Pick<Warband, 'history'>): Chronicle {
  const lines = historyOf(warband);
  const gone = lines.flatMap((line) => line.gone.map((one) => remembered(one, line)));
  const rated = lines.flatMap(({ rating }) => rating ?? []);
  return {
    lines: lines.toReversed(),
    ratings: [...rated.slice(0, 1).map(({ before }) => before), ...rated.map(({ after }) => after)],
    totals: {
      battles: lines.length,
      won: lines.filter(({ result }) => result === 'won').length,
      lost: lines.filter(({ result }) => result === 'lost').length,
      felled: lines.flatMap(({ fought }) => fought.flatMap(({ felled }) => felled)).length,
      gone: gone.length,
    },
    gone,
  };
}

/**
 * What the history tells of a member, whatever he was called. Null where it tells nothing: he is new, or all
 * his battles are older than what is kept of each.
 */
export function lifeOf(warband: Pick<Warband, 'history'>, id: WarriorId): Life | null {
  const own = <Row extends { readonly id: WarriorId | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.id === id);
  const lines = historyOf(warband);
  const fought = lines.flatMap((line) => own(line.fought));
  const life = {
    battles: fought.length,
    felled: fought.flatMap(({ felled }) => felled),
    hurt: lines.flatMap((line) => own(line.fallen)),
    advances: lines.flatMap((line) => own(line.advances)),
  };
  const facts = life.battles + life.hurt.length + life.advances.length;
  return facts === 0 ? null : life;
}

function remembered(gone: Gone, { id: battleId, at, fallen }: BattleLine): Remembered {
  const fall =
    gone.how === 'by-injury'
      ? fallen.find(({ id, name }) => id === gone.id && name === gone.name)
      : undefined;
  return { ...gone, battleId, at, by: fall?.by ?? '', injuries: fall?.injuries ?? [] };
}
