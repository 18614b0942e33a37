import type { Planned } from './plan.ts';

/** The result of a fault. */
export interface Outcome {
  readonly fault: Planned;
  /** What was wrong afterwards; null when nothing was. */
  readonly wrong: string | null;
  /** Taps shown as not yet saved when the phone died. */
  readonly saving: number;
  readonly seconds: number;
}

/**
 * `lost`: taps or rows · `stale`: a screen that differs from the disk · `stopped`: an error screen or a
 * browser error · `other`: a missing message or a broken promise.
 */
export type Damage = (typeof DAMAGES)[number];

const DAMAGES = ['lost', 'stale', 'stopped', 'other'] as const;

/** The most serious failure. */
export function damageOf(wrong: string): Damage {
  if (/was shown; the disk has|is gone|has no beginning|says something else|are left/.test(wrong)) {
    return 'lost';
  }
  if (/error screen|on the console/.test(wrong)) return 'stopped';
  return /is shown|is not on the screen|is on the screen|not whole/.test(wrong) ? 'stale' : 'other';
}

/** Counts by kind, one per line, and the total. @param kinds in the order of the table */
export function tableOf(kinds: readonly string[], outcomes: readonly Outcome[]): string {
  const head = ['kind', 'faults', 'well', ...DAMAGES, 's each'];
  const lines = kinds
    .map((kind) => ({ kind, of: outcomes.filter(({ fault }) => fault.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of }) => [kind, ...counts(of)]);
  const rows = [head, ...lines, ['all', ...counts(outcomes)]];
  const width = Math.max(...rows.map(([kind = '']) => kind.length));
  return rows
    .map(([kind = '', ...numbers]) =>
      [kind.padEnd(width), ...numbers.map((one) => one.padStart(8))].join(''),
    )
    .join('\n');
}

function counts(outcomes: readonly Outcome[]): readonly string[] {
  const damages = outcomes.flatMap(({ wrong }) => (wrong === null ? [] : [damageOf(wrong)]));
  const seconds = outcomes.reduce((sum, one) => sum + one.seconds, 0);
  return [
    ...[
      outcomes.length,
      outcomes.length - damages.length,
      ...DAMAGES.map((damage) => damages.filter((one) => one === damage).length),
    ].map(String),
    (seconds / Math.max(1, outcomes.length)).toFixed(1),
  ];
}
