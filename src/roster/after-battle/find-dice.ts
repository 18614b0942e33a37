import type { Member } from '#roster/warband.ts';
import type { Amount, FindGift, FindTableRow } from '#rules/contract/finds.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import {
  type Answers,
  choice,
  face,
  faces,
  type Inquiry,
  type Next,
  readAnswers,
} from '#rules/dice/inquiry.ts';

/** The result of a find so far. */
export interface FindReading {
  /** Gains that are certain, in the order of the dice. */
  readonly gains: readonly FindGain[];
  /** Null once no roll or choice is left. */
  readonly next: Next<FindQuestion> | null;
}

export type FindGain =
  | { readonly kind: 'income'; readonly id: string; readonly amount: number }
  | { readonly kind: 'item'; readonly item: string; readonly amount: number }
  | { readonly kind: 'note'; readonly id: string }
  | { readonly kind: 'misses'; readonly memberId: WarriorId; readonly battles: number }
  | { readonly kind: 'lost'; readonly memberId: WarriorId };

export type FindQuestion =
  /** All dice of an amount. */
  | { readonly ask: 'amount'; readonly gift: Extract<FindGift, { readonly amount: Amount }> }
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
 * Reads the dice and choices of a find, one after the other.
 * @rule MORD-AFTER-FIND
 */
export function readFind(
  gives: readonly FindGift[],
  scene: FindScene,
  answers: Answers,
): FindReading {
  const gains: FindGain[] = [];
  const { next } = readAnswers(given(gives, { ...scene, chosen: null, gains }), answers);
  return { gains, next };
}

type Asks = Inquiry<FindQuestion, void>;

interface Finding extends FindScene {
  /** Who was chosen among the searchers last. */
  chosen: Member | null;
  readonly gains: FindGain[];
}

function* given(gives: readonly FindGift[], finding: Finding): Asks {
  for (const gift of gives) yield* give(gift, finding);
}

function* give(gift: FindGift, finding: Finding): Asks {
  const { searchers, chosen, gains } = finding;
  switch (gift.kind) {
    case 'income':
    case 'item': {
      const { dice, sides } = gift.amount;
      const thrown = yield* faces({ ask: 'amount', gift } as const, dice, sides);
      if (gift.kind === 'income' && isDouble(thrown) && gift.onDouble !== undefined) {
        yield* given(gift.onDouble, finding);
      } else {
        gains.push(gainOf(gift, thrown));
      }
      break;
    }
    case 'table': {
      const die = yield* face({ ask: 'table', rows: gift.rows } as const);
      const row = gift.rows.find(({ on: [from, to] }) => die >= from && die <= to);
      yield* given(row?.gives ?? [], finding);
      break;
    }
    case 'chance': {
      const die = yield* face({ ask: 'chance', from: gift.from, gives: gift.gives } as const);
      if (die >= gift.from) yield* given(gift.gives, finding);
      break;
    }
    case 'test': {
      const { dice, characteristic } = gift;
      const who = gift.who === 'leader' ? finding.leader : chosen;
      const answer = yield* choice({ ask: 'test', dice, characteristic, who } as const, ['1', '0']);
      yield* given(answer === '1' ? gift.passed : gift.failed, finding);
      break;
    }
    case 'choose': {
      if (searchers.length === 0) break;
      const indexes = searchers.map((_, index) => String(index));
      const index = yield* choice({ ask: 'choose', members: searchers } as const, indexes);
      finding.chosen = searchers[Number(index)] ?? null;
      break;
    }
    case 'misses':
      if (chosen !== null)
        gains.push({ kind: 'misses', memberId: chosen.id, battles: gift.battles });
      break;
    case 'lost':
      if (chosen !== null) gains.push({ kind: 'lost', memberId: chosen.id });
      break;
    case 'note':
      gains.push(gift);
  }
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
