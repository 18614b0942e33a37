import { timelineOf } from '#battle/timeline.ts';
import { playedLog } from '../../tests/support/played-battle.ts';
import { freshRows, type Row, type Tap, tapped } from './bare/rows.ts';

/** The duration of each round in milliseconds, for the bare page’s taps and the app’s log. */
export interface FoldTimes {
  readonly entries: number;
  readonly bare: readonly number[];
  readonly app: readonly number[];
}

/** Folds whole logs of a battle of 24 fighters. */
export function foldTimes(sizes: readonly number[], rounds: number): readonly FoldTimes[] {
  const works = sizes.map((entries) => {
    const log = playedLog({ sides: 2, fighters: FIGHTERS / 2, taps: entries - 1 });
    const taps = bareTaps(entries);
    return { entries, bare: () => foldBare(taps), app: () => timelineOf(log) };
  });
  // One round more than counted: the first includes compilation.
  const all = Array.from({ length: rounds + 1 }, () =>
    works.map(({ bare, app }) => ({ bare: timeOf(bare), app: timeOf(app) })),
  );
  const counted = all.slice(1);
  return works.map(({ entries }, index) => ({
    entries,
    bare: counted.flatMap((round) => round[index]?.bare ?? []),
    app: counted.flatMap((round) => round[index]?.app ?? []),
  }));
}

const FIGHTERS = 24;

function foldBare(taps: readonly Tap[]): readonly Row[] {
  return taps.reduce<readonly Row[]>(tapped, freshRows(FIGHTERS));
}

function bareTaps(count: number): readonly Tap[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: index % 3 === 0 ? 'wound' : 'near',
    row: (index * 7) % FIGHTERS,
  }));
}

/** Milliseconds. @throws when the result is empty, as an engine may skip work whose result is unused */
function timeOf(work: () => object): number {
  const begin = performance.now();
  const result = work();
  const end = performance.now();
  if (Object.keys(result).length === 0) throw new Error('Nothing was folded.');
  return end - begin;
}
