import type { Member } from '#roster/warband.ts';
import type { Amount, FindGift, FindTableRow } from '#rules/contract/finds.ts';
import type { WarriorId } from '#rules/contract/ids.ts';

/** The result of a find so far. */
export interface FindReading {
  /** Gains that are certain, in the order of the dice. */
  readonly gains: readonly FindGain[];
  /** Null once no roll or choice is left. */
  readonly next: NextFind | null;
}

export type FindGain =
  | { readonly kind: 'income'; readonly id: string; readonly amount: number }
  | { readonly kind: 'item'; readonly item: string; readonly amount: number }
  | { readonly kind: 'note'; readonly id: string }
  | { readonly kind: 'misses'; readonly memberId: WarriorId; readonly battles: number }
  | { readonly kind: 'lost'; readonly memberId: WarriorId };

export type NextFind =
  /** The next die of an amount. */
  | {
      readonly ask: 'amount';
      readonly gift: Extract<FindGift, { readonly amount: Amount }>;
      readonly thrown: readonly number[];
    }
  | { readonly ask: 'table'; readonly rows: readonly FindTableRow[] }
  | { readonly ask: 'chance'; readonly from: number; readonly gives: readonly FindGift[] }
  /** Answered by 1 for passed, 0 for failed. */
  | {
      readonly ask: 'test';
      readonly dice: 1 | 2;
      readonly characteristic: string;
      readonly who: Member | null;
    }
  /** Answered by the index of a member among the searchers. */
  | { readonly ask: 'choose'; readonly members: readonly Member[] };

/** Who can be chosen, and whose Leadership is tested. */
export interface FindScene {
  readonly searchers: readonly Member[];
  readonly leader: Member | null;
}

/**
 * Reads the dice and choices of a find, one after the other. Anything that does not answer a question is skipped,
 * and anything after the last one is ignored.
 * @rule MORD-AFTER-FIND
 */
export function readFind(
  gives: readonly FindGift[],
  { searchers, leader }: FindScene,
  answers: readonly number[],
): FindReading {
  const gains: FindGain[] = [];
  const todo = [...gives];
  const left = [...answers];
  let chosen: Member | null = null;
  /** The next valid answer; undefined if there is none yet. */
  const answer = (from: number, to: number): number | undefined => {
    while (left.length > 0) {
      const value = left.shift() ?? Number.NaN;
      if (value >= from && value <= to) return value;
    }
    return undefined;
  };
  const asks = (next: NextFind): FindReading => ({ gains, next });
  while (todo.length > 0) {
    const gift = todo.shift();
    if (gift === undefined) break;
    switch (gift.kind) {
      case 'income':
      case 'item': {
        const { dice, sides } = gift.amount;
        const thrown: number[] = [];
        while (thrown.length < dice) {
          const die = answer(1, sides);
          if (die === undefined) return asks({ ask: 'amount', gift, thrown });
          thrown.push(die);
        }
        if (gift.kind === 'income' && isDouble(thrown) && gift.onDouble !== undefined) {
          todo.unshift(...gift.onDouble);
        } else {
          gains.push(gainOf(gift, thrown));
        }
        break;
      }
      case 'table': {
        const die = answer(1, 6);
        if (die === undefined) return asks({ ask: 'table', rows: gift.rows });
        const row = gift.rows.find(({ on: [from, to] }) => die >= from && die <= to);
        todo.unshift(...(row?.gives ?? []));
        break;
      }
      case 'chance': {
        const die = answer(1, 6);
        if (die === undefined) return asks({ ask: 'chance', from: gift.from, gives: gift.gives });
        if (die >= gift.from) todo.unshift(...gift.gives);
        break;
      }
      case 'test': {
        const who = gift.who === 'leader' ? leader : chosen;
        const passed = answer(0, 1);
        if (passed === undefined) {
          return asks({ ask: 'test', dice: gift.dice, characteristic: gift.characteristic, who });
        }
        todo.unshift(...(passed === 1 ? gift.passed : gift.failed));
        break;
      }
      case 'choose': {
        if (searchers.length === 0) break;
        const at = answer(0, searchers.length - 1);
        if (at === undefined) return asks({ ask: 'choose', members: searchers });
        chosen = searchers[at] ?? null;
        break;
      }
      case 'misses':
        if (chosen !== null) {
          gains.push({ kind: 'misses', memberId: chosen.id, battles: gift.battles });
        }
        break;
      case 'lost':
        if (chosen !== null) gains.push({ kind: 'lost', memberId: chosen.id });
        break;
      case 'note':
        gains.push(gift);
    }
  }
  return { gains, next: null };
}

function gainOf(
  gift: Extract<FindGift, { readonly amount: Amount }>,
  thrown: readonly number[],
): FindGain {
  const { plus, times } = gift.amount;
  const amount = (thrown.reduce((sum, die) => sum + die, 0) + plus) * times;
  return gift.kind === 'income'
    ? { kind: 'income', id: gift.id, amount }
    : { kind: 'item', item: gift.item, amount };
}

function isDouble(thrown: readonly number[]): boolean {
  return thrown.length === 2 && thrown[0] === thrown[1];
}
