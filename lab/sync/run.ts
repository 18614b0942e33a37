import { WebSocket } from 'ws';
import { seedOf } from '../soak/random.ts';
import { eveningsHub } from './by-hub.ts';
import { evening, type Outcome } from './evening.ts';

/**
 * Plays evenings of several phones, one after the other.
 * @param args the seed, the number of evenings, the one that is to be played alone (0 for all), and the carrier
 * @returns the exit code: 0 when nothing was lost and all phones agreed, every time
 */
export async function main(args: readonly string[]): Promise<number> {
  const [seed = 1, runs = 1, only = 0] = args.slice(0, 3).map(Number);
  const name = args[3] ?? 'table';
  if (name === 'hub') Object.assign(globalThis, { WebSocket });
  const hub = name === 'hub' ? await eveningsHub() : null;
  const carrier = hub ?? (name === 'codes' ? name : 'table');
  const begun = performance.now();
  const outcomes: Outcome[] = [];
  let failed = 0;
  for (let run = only === 0 ? 1 : only; run <= (only === 0 ? runs : only); run += 1) {
    const outcome = await evening(seedOf(seed, run), carrier);
    outcomes.push(outcome);
    const { lost, differs, untold } = outcome;
    if (lost.length === 0 && !differs && untold === 0) continue;
    failed += 1;
    say(`evening ${run}: ${lost.length} lost, ${differs ? 'not ' : ''}the same, ${untold} untold`);
    for (const id of lost) say(`  ${id}`);
    say(`  npm run lab -- sync --seed ${seed} --run ${run} --carrier ${name}`);
  }
  await hub?.stop();
  say(summaryOf(outcomes));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`seed ${seed} · ${seconds} s · ${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const sum = (of: (one: Outcome) => number) =>
    outcomes.reduce((total, one) => total + of(one), 0).toLocaleString('en');
  const waits = outcomes.flatMap(({ agreeing }) => agreeing).toSorted((a, b) => a - b);
  const share = (part: number) => (waits[Math.floor(waits.length * part)] ?? 0).toFixed(1);
  return [
    `runs                  ${sum(() => 1)} (${sum(({ phones }) => phones)} phones)`,
    `taps                  ${sum(({ taps }) => taps)} (${sum(({ apart }) => apart)} of them apart)`,
    `cuts, kills           ${sum(({ cuts }) => cuts)}, ${sum(({ kills }) => kills)}`,
    `late joins            ${sum(({ lateJoins }) => lateJoins)}`,
    `clocks years wrong    ${sum(({ yearsApart }) => yearsApart)}`,
    `copies of a phone     ${sum(({ copies }) => copies)}`,
    `evictions             ${sum(({ evictions }) => evictions)}`,
    `full disks of the hub ${sum(({ full }) => full)} (${sum(({ untold }) => untold)} not told)`,
    `lost                  ${sum(({ lost }) => lost.length)}`,
    `not the same          ${sum(({ differs }) => Number(differs))}`,
    `time to agree         p50 ${share(0.5)} ms, p95 ${share(0.95)} ms (${waits.length} times, no radio)`,
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
