import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process takes, as Linux counts it. */
export interface Usage {
  /** Megabytes in memory. */
  readonly memory: number;
  /** Seconds of one core since it began. */
  readonly cpu: number;
}

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  // The name stands in parentheses, and may have spaces in it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return { memory: kilobytes / 1000, cpu: (Number(fields[11]) + Number(fields[12])) / TICKS };
}

export function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}

/** Waits until something is so. @returns how many seconds that took @throws Error after `most` of them */
export async function until(what: string, most: number, isSo: () => boolean): Promise<number> {
  const begun = performance.now();
  const taken = () => (performance.now() - begun) / 1000;
  while (!isSo()) {
    if (taken() > most) throw new Error(`Not ${what} within ${most} s.`);
    await seconds(0.01);
  }
  return taken();
}

/** A share of sorted numbers, like the 99 in a hundred. */
export function share(sorted: readonly number[], part: number): string {
  return (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
}
