import type { Member, Warband } from '#roster/warband.ts';
import type {
  AfterBattlePart,
  ExplorationRemark,
  ExplorationRow,
} from '#rules/contract/after-battle.ts';
import type { FindRow } from '#rules/contract/finds.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import type { AfterDraft } from './draft.ts';
import { type FindReading, readFind } from './find-dice.ts';
import type { BattleSummary } from './fought.ts';
import { historyOf } from './history.ts';

export interface Exploration {
  readonly members: readonly Member[];
  /** Number of dice by the rules. */
  readonly due: number;
  /** Number of dice that the player rolls. */
  readonly dice: number;
  /** How many of them may be kept. */
  readonly kept: number;
  /** Results of the kept dice so far. */
  readonly thrown: readonly number[];
  readonly sum: number;
  /** Pieces found, by the sum of the dice; 0 until the last die. */
  readonly pieces: number;
  /** What may change the dice, with those whose doing it is. */
  readonly remarks: readonly Remark[];
  readonly find: Find | null;
}

/** A reminder at the dice. */
export interface Remark {
  readonly id: string;
  /** Empty for a thing or an earlier find. */
  readonly of: readonly Member[];
}

export interface Find {
  readonly row: FindRow;
  readonly reading: FindReading;
  /** What is asked after some answers. */
  readonly nextAfter: (answers: Answers) => FindReading['next'];
  /** The player leaves it alone. */
  readonly skipped: boolean;
}

/** Whether a find still asks for a die or a choice: what it would bring is not there yet. */
export function isOpenFind({ reading, skipped }: Find): boolean {
  return reading.next !== null && !skipped;
}

/**
 * The exploration: the number of dice, and what they find.
 * @param members those who search, in roster order
 * @param present all remaining ones who took part
 * @rule MORD-AFTER-EXPLORE
 */
export function explorationOf(
  { exploration: row }: AfterBattlePart,
  warband: Warband,
  { result }: Pick<BattleSummary, 'result'>,
  draft: AfterDraft,
  members: readonly Member[],
  present: readonly Member[],
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
    remarks: row.remarks.flatMap((remark) => remarked(remark, row, warband, members, present)),
    find: found === null ? null : readOf(found, warband, draft, members),
  };
}

function remarked(
  remark: ExplorationRemark,
  row: ExplorationRow,
  warband: Warband,
  searchers: readonly Member[],
  present: readonly Member[],
): readonly Remark[] {
  const { id } = remark;
  const told = [{ id, of: [] }];
  switch (remark.of) {
    case 'searcher':
    case 'member': {
      const of = (remark.of === 'member' ? present : searchers).filter(
        ({ profileId, traits }) =>
          remark.profiles.includes(profileId) ||
          remark.traits.some((trait) => Object.hasOwn(traits, trait)),
      );
      return of.length === 0 ? [] : [{ id, of }];
    }
    case 'thing': {
      const bearers = warband.members.filter(({ traits }) => Object.hasOwn(traits, remark.item));
      return bearers.length > 0 || (warband.stash?.[remark.item] ?? 0) > 0 ? told : [];
    }
    case 'find': {
      const lines = historyOf(warband);
      const looked = remark.when === 'last' ? lines.slice(-1) : lines;
      return looked.some(({ find }) => gaveNote(row, warband, find, remark.note)) ? told : [];
    }
  }
}

/** Whether a find gave this warband a note, without a die. */
function gaveNote(
  { finds }: ExplorationRow,
  { catalogueId }: Pick<Warband, 'catalogueId'>,
  id: string | null,
  note: string,
): boolean {
  const found = finds.find((row) => row.id === id);
  const gives = found?.byWarband[catalogueId] ?? found?.gives ?? [];
  return gives.some((gift) => gift.kind === 'note' && gift.id === note);
}

function piecesOf({ pieces }: ExplorationRow, { catalogueId }: Warband, sum: number): number {
  const found = pieces?.bySum.find(({ from, to }) => sum >= from && (to === null || sum <= to));
  return found === undefined ? 0 : found.pieces + (pieces?.more[catalogueId] ?? 0);
}

/** The largest set of equal dice; among equally large ones, the one with the highest face. */
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
  const read = (answers: Answers) => readFind(gives, { searchers, leader }, answers);
  return {
    row,
    reading: read(findAnswers),
    nextAfter: (answers) => read(answers).next,
    skipped: findSkipped,
  };
}

/** The best dice to keep: the largest set of equal dice, then the highest. */
export function bestKept(dice: readonly number[], kept: number): readonly number[] {
  const count = (face: number) => dice.filter((die) => die === face).length;
  const byWorth = dice
    .map((die, at) => ({ die, at }))
    .toSorted((a, b) => count(b.die) - count(a.die) || b.die - a.die);
  const left = new Set(byWorth.slice(0, kept).map(({ at }) => at));
  return dice.filter((_, at) => left.has(at));
}
