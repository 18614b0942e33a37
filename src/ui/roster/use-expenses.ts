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
  /** Gold paid from the treasury. */
  readonly paid: number;
  /** The state that counted as paid before. */
  readonly before: Worth;
}

export interface OpenExpenses {
  /** Unpaid purchases since the page was opened; null if there are none, or no treasury to pay them. */
  readonly owed: Expenses | null;
  /** Looks at a change that was made: what it moves out of the chest, or pays itself, is no expense. */
  readonly follow: (before: Warband, after: Warband) => void;
  /** Nothing is owed any more. @param paid what the treasury gives for it */
  readonly settle: (warband: Warband, paid: number) => Settled;
  /** Makes settled expenses owed again. */
  readonly reopen: (settled: Settled) => void;
}

/** Purchases while a page is open. Not stored: whatever is still owed is dropped on leaving the page. */
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
