import type { BattleId, WarriorId } from '#rules/contract/ids.ts';
import {
  type BattleLine,
  type Fallen,
  type Foe,
  type Gone,
  historyOf,
  type TakenAdvance,
} from './after-battle/history.ts';
import { type BetweenLine, betweenBattles } from './between/line.ts';
import { type Deed, deedsIn } from './deeds-of-arms.ts';
import { type Rival, rivalsIn } from './rivals.ts';
import type { Warband } from './warband.ts';

export type { Deed } from './deeds-of-arms.ts';
export type { Rival } from './rivals.ts';

/** A warband's past, compiled from its history. */
export interface Chronicle {
  /** Newest first. */
  readonly lines: readonly BattleLine[];
  /** Before the first battle and after each one; empty in a game without ratings. */
  readonly curve: readonly Rated[];
  readonly totals: Totals;
  /** Warbands met twice or more in battles of two sides, the one met most first. */
  readonly rivals: readonly Rival[];
  /** What its members are remembered for, at most one of each kind. */
  readonly deeds: readonly Deed[];
  /** Everybody who left for good, latest last. */
  readonly gone: readonly Remembered[];
  /** What happened between battles, newest first. */
  readonly between: readonly BetweenLine[];
}

/** What the warband was worth. */
export interface Rated {
  readonly rating: number;
  /** Of the battle after which it was; null before the first. */
  readonly result: BattleLine['result'] | null;
}

export interface Totals {
  readonly battles: number;
  readonly won: number;
  readonly lost: number;
  /** Battles without a winner. */
  readonly drawn: number;
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
  /** The round in which he fell; null if unknown. */
  readonly turn: number | null;
}

/** The life of one member. */
export interface Life {
  readonly battles: number;
  /** Names of enemies he put out of action, in the order of the battles. */
  readonly felled: readonly string[];
  /** Each time that one of its miniatures was out of action, with the injuries. */
  readonly hurt: readonly (Fallen &
    Dated & {
      /** Names of whom he may have hated since: who put him out of action, enemies and their leaders. */
      readonly foes: readonly string[];
    })[];
  readonly advances: readonly (TakenAdvance & Dated)[];
}

interface Dated {
  /** Time of the battle, in milliseconds since 1970; 0 in older lines. */
  readonly at: number;
}

/**
 * Compiles the chronicle of a warband from its history.
 * @param foesIn what the logs on this device know of enemies, for the lines of older versions
 */
export function chronicleOf(
  warband: Pick<Warband, 'history'>,
  foesIn: (id: BattleId) => readonly Foe[] = () => [],
): Chronicle {
  const lines = historyOf(warband).map((line) =>
    line.foes.length > 0 ? line : { ...line, foes: foesIn(line.id) },
  );
  const gone = lines.flatMap((line) => line.gone.map((one) => remembered(one, line)));
  const rated = lines.flatMap(({ rating, result }) =>
    rating === null ? [] : { ...rating, result },
  );
  return {
    lines: lines.toReversed(),
    curve: [
      ...rated.slice(0, 1).map(({ before }) => ({ rating: before, result: null })),
      ...rated.map(({ after, result }) => ({ rating: after, result })),
    ],
    totals: {
      battles: lines.length,
      won: lines.filter(({ result }) => result === 'won').length,
      lost: lines.filter(({ result }) => result === 'lost').length,
      drawn: lines.filter(({ result }) => result === 'none').length,
      felled: lines.flatMap(({ fought }) => fought.flatMap(({ felled }) => felled)).length,
      gone: gone.length,
    },
    rivals: rivalsIn(lines),
    deeds: deedsIn(lines),
    gone,
    between: betweenBattles(warband).toReversed(),
  };
}

/**
 * The life of a member by his id, from the history. Null if it has nothing about him: he is new, or all
 * his battles are older than the stored lines.
 * @param gone how he left, if he has: the injury that killed him is not among those he bore
 */
export function lifeOf(
  warband: Pick<Warband, 'history'>,
  id: WarriorId,
  gone: Pick<Remembered, 'battleId' | 'name' | 'how'> | null = null,
): Life | null {
  const own = <Row extends { readonly id: WarriorId | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.id === id);
  const lines = historyOf(warband);
  const fought = lines.flatMap((line) => own(line.fought));
  const life = {
    battles: fought.length,
    felled: fought.flatMap(({ felled }) => felled),
    hurt: lines.flatMap(({ id: battleId, at, fallen, foes, against }) =>
      own(fallen)
        .filter(
          ({ name }) =>
            gone?.how !== 'by-injury' || gone.battleId !== battleId || gone.name !== name,
        )
        .map((one) => ({
          ...one,
          at,
          foes: [one.by, ...foes.map(({ leader }) => leader), ...against].filter(
            (name) => name !== '',
          ),
        })),
    ),
    advances: lines.flatMap(({ at, advances }) => own(advances).map((one) => ({ ...one, at }))),
  };
  const facts = life.battles + life.hurt.length + life.advances.length;
  return facts === 0 ? null : life;
}

function remembered(gone: Gone, { id: battleId, at, fallen }: BattleLine): Remembered {
  const fall =
    gone.how === 'by-injury'
      ? fallen.find(({ id, name }) => id === gone.id && name === gone.name)
      : undefined;
  return {
    ...gone,
    battleId,
    at,
    by: fall?.by ?? '',
    injuries: fall?.injuries ?? [],
    turn: fall?.turn ?? null,
  };
}
