import { type Fraction, fraction } from '#rules/chance.ts';
import type { ReferenceEntry } from '#rules/reference.ts';
import { CRITICAL_ROLL, criticalEffect } from '../critical.ts';
import {
  HELMET_SAVE,
  INJURIES,
  type Injury,
  type InjuryFacts,
  injuryOf,
  worstInjury,
} from '../injury.ts';
import { between, numbersFrom, percent, status, stretches, word } from './cells.ts';
import { entry, row, table } from './entry.ts';

/** The injury roll and what bends it. @rule INJURY */
export function injuryEntries(
  bends: readonly InjuryBend[],
  { helmets }: { readonly helmets: boolean },
): readonly ReferenceEntry[] {
  return [
    entry('close-combat', 'injury', {
      rules: ['INJURY'],
      numbers: helmets ? { helmet: HELMET_SAVE } : {},
      tables: () => [injuryTable(bends), chanceTable()],
      related: ['armour-save', 'downed', 'knocked-down', 'stunned', 'out-of-action'],
    }),
  ];
}

/** What a column of the table is about: nothing, or one thing that bends the roll. */
export type InjuryBend =
  | 'none'
  | 'concussion'
  | 'hard-to-kill'
  | 'no-pain'
  | 'jump-up'
  | 'critical';

const PLAIN: InjuryFacts = {
  modifier: 0,
  concussion: false,
  hardToKill: false,
  hardHead: false,
  noPain: false,
  jumpUp: false,
};

function injuryTable(bends: readonly InjuryBend[]) {
  return table(
    'injury',
    [word('head.d6'), ...bends.map(bendHead)],
    stretches(numbersFrom(1, 6), (roll) => bends.map((bend) => bent(roll, bend)), alike).map(
      ({ ends, answer }) => row(between(ends), answer.map(injuryCell)),
    ),
  );
}

function bendHead(bend: InjuryBend) {
  return bend === 'none' || bend === 'critical'
    ? word(`bend.${bend}`)
    : word('value.injury-option', { option: bend });
}

function bent(roll: number, bend: InjuryBend): Injury {
  return injuryOf(roll, { ...PLAIN, ...BENDS[bend] }).result;
}

const BENDS = {
  none: {},
  concussion: { concussion: true },
  'hard-to-kill': { hardToKill: true },
  'no-pain': { noPain: true },
  'jump-up': { jumpUp: true },
  critical: { modifier: criticalEffect(CRITICAL_ROLL).injuryModifier },
} as const satisfies Readonly<Record<InjuryBend, Partial<InjuryFacts>>>;

/** Chances of the worst of one, two and three dice. */
function chanceTable() {
  const counts = numbersFrom(1, 3);
  return table(
    'injury-chances',
    [word('head.injury'), ...counts.map((count) => word('head.injury-dice', { count }))],
    INJURIES.filter((injury) => injury !== 'no-effect').map((injury) =>
      row(
        injuryCell(injury),
        counts.map((count) => percent(chanceOfWorst(count, injury))),
      ),
    ),
  );
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

function injuryCell(injury: Injury) {
  return injury === 'no-effect' ? word('value.no-effect') : status(injury);
}

function alike(a: readonly Injury[], b: readonly Injury[]): boolean {
  return a.every((injury, index) => injury === b[index]);
}
