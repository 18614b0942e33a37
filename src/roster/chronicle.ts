import type { BattleId, WarriorId } from '#rules/contract/ids.ts';
import {
  type BattleLine,
  type Fallen,
  type Gone,
  historyOf,
  type TakenAdvance,
} from './after-battle/history.ts';
import type { Warband } from './warband.ts';

/** A warband's past, compiled from its history. */
export interface Chronicle {
  /** Newest first. */
  readonly lines: readonly BattleLine[];
  /** The ratings before the first battle and after each one; none in a game without. */
  readonly ratings: readonly number[];
  readonly totals: Totals;
  /** Everybody who left for good, latest last. */
  readonly gone: readonly Remembered[];
}

export interface Totals {
  readonly battles: number;
  readonly won: number;
  readonly lost: number;
  /** Credited takedowns. */
  readonly felled: number;
  readonly gone: number;
}

/** A former member, and how he left. */
export interface Remembered extends Gone {
  readonly battleId: BattleId;
  /** Time of the battle, in milliseconds since 1970. */
  readonly at: number;
  /** Who put him out of action; '' if nobody did, or it was not credited. */
  readonly by: string;
  readonly injuries: readonly string[];
}

/** The life of one member. */
export interface Life {
  readonly battles: number;
  /** Names of enemies he put out of action, in the order of the battles. */
  readonly felled: readonly string[];
  /** Each time that one of its miniatures was out of action, with the injuries. */
  readonly hurt: readonly Fallen[];
  readonly advances: readonly TakenAdvance[];
}

/** Compiles the chronicle of a warband from its history. */
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
 * The life of a member by his id, from the history. Null if it has nothing about him: he is new, or all
 * his battles are older than the stored lines.
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
