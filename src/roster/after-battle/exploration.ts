import type { Member, Warband } from '#roster/warband.ts';
import type { AfterBattlePart, ExplorationRow } from '#rules/contract/after-battle.ts';
import type { FindRow } from '#rules/contract/finds.ts';
import type { AfterDraft } from './draft.ts';
import { type FindReading, readFind } from './find-dice.ts';
import type { BattleSummary } from './fought.ts';

export interface Exploration {
  readonly members: readonly Member[];
  /** Dice by the rules. */
  readonly due: number;
  /** Dice that the player throws. */
  readonly dice: number;
  /** Those of them that may be kept. */
  readonly kept: number;
  /** What they showed so far; no more than are kept. */
  readonly thrown: readonly number[];
  readonly sum: number;
  /** Pieces found by the sum; 0 until the last die. */
  readonly pieces: number;
  readonly find: Find | null;
}

export interface Find {
  readonly row: FindRow;
  readonly reading: FindReading;
  /** The player does not go in. */
  readonly skipped: boolean;
}

/**
 * The search of the place: with how many dice, and what they bring.
 * @param members those who search, in the order of the roster
 * @rule MORD-AFTER-EXPLORE
 */
export function explorationOf(
  { exploration: row }: AfterBattlePart,
  warband: Warband,
  { result }: Pick<BattleSummary, 'result'>,
  draft: AfterDraft,
  members: readonly Member[],
): Exploration | null {
  if (row.roles.length === 0) return null;
  const due = members.length + (result === 'won' ? row.won : 0);
  const dice = draft.searchers ?? due;
  const kept = Math.min(dice, row.most);
  const thrown = draft.searched.slice(0, kept);
  const whole = kept > 0 && thrown.length === kept;
  const sum = thrown.reduce((total, die) => total + die, 0);
  const found = whole ? findOf(row, thrown) : null;
  return {
    members,
    due,
    dice,
    kept,
    thrown,
    sum,
    pieces: whole ? piecesOf(row, warband, sum) : 0,
    find: found === null ? null : readOf(found, warband, draft, members),
  };
}

function piecesOf({ pieces }: ExplorationRow, { catalogueId }: Warband, sum: number): number {
  const found = pieces?.bySum.find(({ from, to }) => sum >= from && (to === null || sum <= to));
  return found === undefined ? 0 : found.pieces + (pieces?.more[catalogueId] ?? 0);
}

/** The largest set of equal dice; of several the one with the higher face. */
function findOf({ finds }: ExplorationRow, dice: readonly number[]): FindRow | null {
  const sets = [...new Set(dice)].map((face) => ({
    face,
    same: dice.filter((die) => die === face).length,
  }));
  const [best] = sets.toSorted((a, b) => b.same - a.same || b.face - a.face);
  return finds.find(({ same, face }) => same === best?.same && face === best.face) ?? null;
}

function readOf(
  row: FindRow,
  { catalogueId, members: all }: Warband,
  { findAnswers, findSkipped }: AfterDraft,
  searchers: readonly Member[],
): Find {
  const leader = all.find((member) => member.leader) ?? null;
  const gives = row.byWarband[catalogueId] ?? row.gives;
  const reading = readFind(gives, { searchers, leader }, findAnswers);
  return { row, reading, skipped: findSkipped };
}

/** Of dice of which only some may be kept, those that bring most: the largest set, then the highest. */
export function bestKept(dice: readonly number[], kept: number): readonly number[] {
  const count = (face: number) => dice.filter((die) => die === face).length;
  const byWorth = dice
    .map((die, at) => ({ die, at }))
    .toSorted((a, b) => count(b.die) - count(a.die) || b.die - a.die);
  const left = new Set(byWorth.slice(0, kept).map(({ at }) => at));
  return dice.filter((_, at) => left.has(at));
}
