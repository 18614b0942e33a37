import type { ReferenceEntry, ReferenceTable } from '#rules/reference.ts';
import { CRITICAL_ROLL } from '../critical.ts';
import { between, number, numbersFrom, signed, stretches, word } from './cells.ts';
import { entry, row, table } from './entry.ts';

/** When a hit is critical, and what it does here. @rule CRIT */
export function criticalEntry(tables: () => readonly ReferenceTable[]): ReferenceEntry {
  return entry('close-combat', 'critical', {
    rules: ['CRIT'],
    numbers: { roll: CRITICAL_ROLL },
    tables,
    related: ['to-wound', 'armour-save', 'injury'],
  });
}

/** What a critical table says for one roll. */
export interface CriticalLine {
  readonly wounds: number;
  readonly save: string;
  readonly injuryModifier: number;
  /** What else happens, as a code; null when nothing does. */
  readonly besides: string | null;
}

/** A critical table by D6; the last column only where something else ever happens. */
export function criticalTable(id: string, lineOf: (roll: number) => CriticalLine): ReferenceTable {
  const lines = stretches(numbersFrom(1, 6), lineOf, alike);
  const more = lines.some(({ answer }) => answer.besides !== null);
  return table(
    id,
    [
      word('head.d6'),
      word('head.wounds'),
      word('head.save'),
      word('head.injury-roll'),
      ...(more ? [word('head.besides')] : []),
    ],
    lines.map(({ ends, answer: { wounds, save, injuryModifier, besides } }) =>
      row(between(ends), [
        number(wounds),
        word(`critical-save.${save}`),
        signed(injuryModifier),
        ...(more ? [besides === null ? [] : [word(`critical-extra.${besides}`)]] : []),
      ]),
    ),
  );
}

function alike(a: CriticalLine, b: CriticalLine): boolean {
  return (
    a.wounds === b.wounds &&
    a.save === b.save &&
    a.injuryModifier === b.injuryModifier &&
    a.besides === b.besides
  );
}
