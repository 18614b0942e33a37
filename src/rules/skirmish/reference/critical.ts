import {
  between,
  numbersFrom,
  type Page,
  type PageTable,
  stretches,
} from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
import { CRITICAL_ROLL } from '../duel/critical.ts';

/** When a hit is critical, and what it does here. */
export function criticalPage(tables: NonNullable<Page['tables']>): Page {
  return {
    section: 'close-combat',
    id: 'critical',
    within: 'to-wound',
    rules: ['CRIT'],
    numbers: { roll: CRITICAL_ROLL },
    tables,
    related: ['to-wound', 'armour-save', 'injury'],
  };
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
export function criticalTable(id: string, lineOf: (roll: number) => CriticalLine): PageTable {
  const lines = stretches(numbersFrom(1, 6), lineOf, sameEffects);
  const more = lines.some(({ answer }) => answer.besides !== null);
  return {
    id,
    columns: [
      'head.d6',
      'head.wounds',
      'head.save',
      'head.injury-roll',
      ...(more ? ['head.besides'] : []),
    ],
    rows: lines.map(({ ends, answer: { wounds, save, injuryModifier, besides } }) => [
      between(ends),
      wounds,
      `critical-save.${save}`,
      signed(injuryModifier),
      ...(more ? [besides === null ? [] : [`critical-extra.${besides}`]] : []),
    ]),
  };
}

function sameEffects(a: CriticalLine, b: CriticalLine): boolean {
  return (
    a.wounds === b.wounds &&
    a.save === b.save &&
    a.injuryModifier === b.injuryModifier &&
    a.besides === b.besides
  );
}
