import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inProject } from '../../scripts/paths.mjs';
import { fr } from '../../tests/e2e/support/words.ts';
import { entriesOn } from './disk.ts';
import { type Evening, newEvening, PATIENCE, startsAgain, updatesStuck } from './evening.ts';
import { isFound, PLANTED } from './faults/planted.ts';
import { KINDS } from './kinds.ts';
import { newPhone, type Phone } from './phone.ts';
import { type Planned, plan } from './plan.ts';
import { type Random, randomFrom } from './random.ts';
import { type Outcome, tableOf } from './report.ts';
import { whole } from './table.ts';

/** The options of a run. */
interface Options {
  readonly program: string;
  readonly seed: number;
  readonly share: number;
  readonly workers: number;
  /** The kinds of faults to run; all when empty. */
  readonly only: readonly string[];
  /** The numbers of the faults to run; null for all. */
  readonly numbers: readonly [number, number] | null;
}

/**
 * Runs the soak.
 * @param args the browser’s program, seed, share, workers, kinds joined by commas, numbers as "from-to"
 * @returns the exit code: 0 when nothing was lost, stale or stopped, and every planted loss was found
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = read(args);
  // The clock faults need a time zone with daylight saving time.
  process.env['TZ'] = 'Europe/Paris';
  const evenings = chosen(options);
  const total = evenings.flat().length;
  say(`seed ${options.seed} · ${total} faults on ${evenings.length} phones`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void throwAllAway().finally(() => process.exit(130)));
  }
  const begun = performance.now();
  const { found, outcomes, saving } = await playAll(options, evenings);
  const failed = outcomes.filter(({ wrong }) => wrong !== null);
  const planted = Object.keys(PLANTED).length;
  say('');
  say(tableOf([...KINDS.keys()], outcomes));
  say('');
  say(`planted losses: ${found} of ${planted} found`);
  say(`taps shown as being saved when the phone died: ${saving}`);
  say(`starts that the browser itself answered at first, asked again: ${startsAgain()}`);
  say(`browsers that had stopped looking for new versions, started anew: ${updatesStuck()}`);
  say(
    `seed ${options.seed} · ${Math.round((performance.now() - begun) / 1000)} s · ${total} faults on ${evenings.length} phones`,
  );
  say(`${outcomes.length - failed.length} passed, ${failed.length + planted - found} failed`);
  return failed.length === 0 && found === planted && outcomes.length === total ? 0 : 1;
}

function read(args: readonly string[]): Options {
  const [program = '', seed = '', share = '', workers = '', only = '', numbers = ''] = args;
  const [from, to = from] = numbers.split('-').map(Number);
  return {
    program,
    seed: Number(seed),
    share: Number(share),
    workers: Number(workers),
    only: only === '' ? [] : only.split(','),
    numbers: numbers === '' || from === undefined || to === undefined ? null : [from, to],
  };
}

/** The plan reduced to the requested faults, which keep their numbers and seeds. */
function chosen({ seed, share, only, numbers }: Options): readonly (readonly Planned[])[] {
  const unknown = only.filter((kind) => !KINDS.has(kind));
  if (unknown.length > 0) {
    throw new Error(
      `There is no kind "${unknown.join('", "')}". There are: ${[...KINDS.keys()].join(', ')}.`,
    );
  }
  const weights = Object.fromEntries([...KINDS].map(([kind, { weight }]) => [kind, weight]));
  const wanted = ({ kind, number }: Planned) =>
    (only.length === 0 || only.includes(kind)) &&
    (numbers === null || (number >= numbers[0] && number <= numbers[1]));
  return plan(weights, seed, share)
    .map((evening) => evening.filter(wanted))
    .filter((evening) => evening.length > 0);
}

/** @returns how many planted losses were detected */
async function plantLosses(options: Options): Promise<number> {
  const { program, seed } = options;
  let found = 0;
  const { phone, evening } = await newPlayed(program, () => randomFrom(seed));
  try {
    for (const [what, plant] of Object.entries(PLANTED)) {
      if (await isFound(evening, plant)) found += 1;
      else say(`NOT SEEN: ${what}`);
      phone.complaints();
      await phone.tab().reload();
      await whole(phone.tab());
      await evening.begin();
    }
  } catch (thrown) {
    const fault = { number: 0, kind: 'planted', seed };
    await keepTraces(options, fault, { phone, evening }, String(thrown));
    throw thrown;
  } finally {
    await phone.throwAway();
  }
  return found;
}

/** Runs phones in parallel, each with one evening after another; one starts with the planted losses. */
async function playAll(
  options: Options,
  evenings: readonly (readonly Planned[])[],
): Promise<{
  readonly found: number;
  readonly outcomes: readonly Outcome[];
  readonly saving: number;
}> {
  const outcomes: Outcome[] = [];
  const total = evenings.flat().length;
  let found = 0;
  let saving = 0;
  const left = [
    async () => {
      found = await plantLosses(options);
    },
    ...evenings.map(
      (evening) => () =>
        playEvening(options, evening, (outcome) => {
          outcomes.push(outcome);
          saving += outcome.saving;
          tellProgress(options, outcome, outcomes.length, total);
        }),
    ),
  ];
  const work = async () => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  return { found, outcomes, saving };
}

/** One phone and one battle. A phone with a failure is discarded. */
async function playEvening(
  options: Options,
  faults: readonly Planned[],
  done: (outcome: Outcome) => void,
): Promise<void> {
  let played: Played | null = null;
  let random = randomFrom(0);
  for (const fault of faults) {
    random = randomFrom(fault.seed);
    let wrong: string | null = null;
    let begun = performance.now();
    let before = 0;
    let saving = 0;
    try {
      played ??= await newPlayed(options.program, () => random);
      before = played.evening.saving();
      begun = performance.now();
      played.evening.note(`── fault ${fault.number}: ${fault.kind}`);
      await inTime(inject(fault, played.evening));
      saving = played.evening.saving() - before;
    } catch (thrown) {
      wrong = thrown instanceof Error ? thrown.message : String(thrown);
      if (played !== null) await keepTraces(options, fault, played, wrong);
      await played?.phone.throwAway().catch(() => undefined);
      played = null;
    }
    done({ fault, wrong, saving, seconds: (performance.now() - begun) / 1000 });
  }
  if (played !== null) await keepSteps(options, faults, played.evening);
  await played?.phone.throwAway();
}

/** Saves the steps of an evening without a failure. */
async function keepSteps(
  { seed }: Options,
  faults: readonly Planned[],
  evening: Evening,
): Promise<void> {
  const folder = inProject('test-results', 'soak', `seed-${seed}`);
  await mkdir(folder, { recursive: true });
  const name = `well-${faults[0]?.number ?? 0}-${faults.at(-1)?.number ?? 0}.txt`;
  await writeFile(path.join(folder, name), evening.steps().join('\n'));
}

/** Phones whose browsers run in other processes and would outlive this one. */
const awake = new Set<Phone>();

async function throwAllAway(): Promise<void> {
  await Promise.all([...awake].map((phone) => phone.throwAway().catch(() => undefined)));
}

async function inject({ kind }: Planned, evening: Evening): Promise<void> {
  const found = KINDS.get(kind);
  if (found === undefined) throw new Error(`There is no kind "${kind}".`);
  await found.happen(evening);
  await evening.check();
}

/** @throws after `LONGEST_FAULT`, since a hanging page answers nothing */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it never ends')), LONGEST_FAULT);
  });
  try {
    await Promise.race([work, never]);
  } finally {
    clearTimeout(timer);
  }
}

/** In ms, over ten times what any of them takes. */
const LONGEST_FAULT = 300_000;

interface Played {
  readonly phone: Phone;
  readonly evening: Evening;
}

/** A phone after its first visit, with a battle started. */
async function newPlayed(program: string, random: () => Random): Promise<Played> {
  const phone = await newPhone(program);
  awake.add(phone);
  const evening = newEvening(phone, random);
  await phone.tab().goto(phone.site.url);
  await phone
    .tab()
    .getByText(fr('home:status.offline.ready'))
    .waitFor({ timeout: PATIENCE * 3 });
  await evening.begin();
  return { phone, evening };
}

/** What is needed to analyse a failure: the steps, what the tabs show, and the rows on the disk. */
async function keepTraces(
  { seed }: Options,
  { number, kind }: Planned,
  { phone, evening }: Played,
  wrong: string,
): Promise<void> {
  const folder = inProject('test-results', 'soak', `seed-${seed}`, `${number}-${kind}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tabs = phone.tabs();
  const details = await Promise.all([...tabs.map(stateOf), ...tabs.slice(0, 1).map(endOfLog)]);
  await writeFile(
    path.join(folder, 'steps.txt'),
    [...evening.steps(), '', wrong, '', ...details, ...phone.complaints()].join('\n'),
  );
  for (const [index, tab] of tabs.entries()) {
    await tab
      .screenshot({ path: path.join(folder, `tab-${index + 1}.png`), timeout: 5000 })
      .catch(() => undefined);
  }
}

/** The last entries of all those on the disk, oldest first; a hanging page gives none. */
async function endOfLog(tab: Page): Promise<string> {
  const asked = entriesOn(tab).then(
    (rows) =>
      rows
        .map((row) => JSON.stringify(row))
        .toSorted(byTime)
        .slice(-8)
        .map(short)
        .join('\n'),
    String,
  );
  return `on the disk:\n${await Promise.race([asked, soon('says nothing')])}`;
}

/** Compares entries by timestamp, which is not their first field. */
function byTime(one: string, other: string): number {
  const time = (row: string) => /"hlc":"([^"]*)"/.exec(row)?.[1] ?? '';
  return time(one) < time(other) ? -1 : 1;
}

/** Truncated, as the start contains every fighter and the error is elsewhere. */
function short(row: string): string {
  return row.length > 600 ? `${row.slice(0, 600)}…` : row;
}

function soon<T>(answer: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), 5000).unref();
  });
}

/** A tab’s own state; nothing from a hanging page. */
async function stateOf(tab: Page, index: number): Promise<string> {
  const asked = tab
    .evaluate(() => [location.href, window.soak.where(), window.soak.save(), ...window.soak.said()])
    .catch((thrown: unknown) => [String(thrown)]);
  const said = await Promise.race([asked, soon(['says nothing'])]);
  return `tab ${index + 1}: ${said.join(' · ')}`;
}

function tellProgress(
  { seed, share }: Options,
  { fault, wrong }: Outcome,
  count: number,
  total: number,
): void {
  if (wrong !== null) {
    say(`✗ ${fault.number} ${fault.kind}: ${wrong.split('\n').slice(0, 4).join(' · ')}`);
    say(
      `  again: npm run lab -- soak --seed ${seed} --share ${share} --fault ${fault.number}   traces: test-results/soak/seed-${seed}/${fault.number}-${fault.kind}`,
    );
  }
  if (count % 50 === 0) say(`${count} of ${total} faults`);
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
