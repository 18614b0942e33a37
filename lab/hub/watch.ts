import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resources of a process, from Linux's /proc. */
export interface Usage {
  /** Megabytes in memory. */
  readonly memory: number;
  /** CPU seconds since it started. */
  readonly cpu: number;
}

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  // The name is in parentheses, and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return { memory: kilobytes / 1000, cpu: (Number(fields[11]) + Number(fields[12])) / TICKS };
}

export function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}

/** Waits for a condition. @returns the seconds it took @throws Error after `most` seconds */
export async function until(what: string, most: number, isSo: () => boolean): Promise<number> {
  const begun = performance.now();
  const taken = () => (performance.now() - begun) / 1000;
  while (!isSo()) {
    if (taken() > most) throw new Error(`Not ${what} within ${most} s.`);
    await seconds(0.01);
  }
  return taken();
}

/** A percentile of sorted numbers. @param part 0.95 for the 95th */
export function percentile(sorted: readonly number[], part: number): string {
  return (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
}
