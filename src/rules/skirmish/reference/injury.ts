import { type Fraction, fraction } from '#rules/dice/fraction.ts';
import {
  numbersFrom,
  type Page,
  type PageTable,
  percent,
  status,
  word,
} from '#rules/kit/reference.ts';
import { type InjuryFacts, injuryOf, worstInjury } from '../injury.ts';
import type { Injury } from '../statuses.ts';

/**
 * The injury roll and what bends it.
 * @param injuries the game's own table
 */
export function injuryPage(injuries: PageTable, numbers: NonNullable<Page['numbers']>): Page {
  return {
    section: 'close-combat',
    id: 'injury',
    sign: 'out-of-action',
    rules: ['INJURY'],
    numbers,
    tables: [injuries, chanceTable],
    related: ['armour-save', 'downed', 'knocked-down', 'stunned', 'out-of-action'],
  };
}

const PLAIN: InjuryFacts = {
  modifier: 0,
  concussion: false,
  hardToKill: false,
  hardHead: false,
  noPain: false,
  jumpUp: false,
};

/** Chances of the worst of one, two and three dice. */
function chanceTable(): PageTable {
  const counts = numbersFrom(1, 3);
  const injuries = ['knocked-down', 'stunned', 'out-of-action'] as const;
  return {
    id: 'injury-chances',
    columns: ['head.injury', ...counts.map((count) => word('head.injury-dice', { count }))],
    rows: injuries.map((injury) => [
      status(injury),
      ...counts.map((count) => percent(chanceOfWorst(count, injury))),
    ]),
  };
}

function chanceOfWorst(dice: number, injury: Injury): Fraction {
  const throws = numbersFrom(1, dice).reduce<readonly (readonly Injury[])[]>(
    (before) =>
      before.flatMap((injuries) =>
        numbersFrom(1, 6).map((roll) => [...injuries, injuryOf(roll, PLAIN).result]),
      ),
    [[]],
  );
  const fitting = throws.filter((injuries) => worstInjury(injuries) === injury);
  return fraction(fitting.length, throws.length);
}
