import { useState } from 'react';
import { treasuryOf } from '#roster/after-battle/purse.ts';
import {
  type Expenses,
  expensesSince,
  type Worth,
  worthAfterGift,
  worthOf,
} from '#roster/expenses.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** Expenses that were paid or ignored, and may be owed again. */
export interface Settled {
  /** What the treasury gave for them. */
  readonly paid: number;
  /** What counted as paid before. */
  readonly before: Worth;
}

export interface OpenExpenses {
  /** Bought since the page was opened and not paid; null where there is nothing, or no treasury to pay it. */
  readonly owed: Expenses | null;
  /** Looks at a change that was made: what it moves out of the chest, or pays itself, is no expense. */
  readonly follow: (before: Warband, after: Warband) => void;
  /** Nothing is owed any more. @param paid what the treasury gives for it */
  readonly settle: (warband: Warband, paid: number) => Settled;
  /** What was settled is owed again. */
  readonly reopen: (settled: Settled) => void;
}

/** What is bought while a page is open. Kept nowhere: whoever leaves it has made up his mind. */
export function useExpenses(warband: Warband, system: RuleSystem): OpenExpenses {
  const [worth, setWorth] = useState(() => worthOf(warband, system));
  const since = expensesSince(worth, warband, system);
  const owes = treasuryOf(warband, system) !== null && since.gold > 0;
  return {
    owed: owes ? since : null,
    follow: (before, after) => {
      if (before.stash === after.stash && before.purse === after.purse) return;
      setWorth((now) => worthAfterGift(now, before, after, system));
    },
    settle: (now, paid) => {
      setWorth(worthOf(now, system));
      return { paid, before: worth };
    },
    reopen: ({ before }) => setWorth(before),
  };
}
