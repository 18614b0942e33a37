import type { ChildProcess } from 'node:child_process';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { complaint } from '../../scripts/complaint.mjs';
import { inProject } from '../../scripts/paths.mjs';
import type { Desk } from './desk.ts';

/** Orca, which writes down what it would say (ear.py). */
export interface Reader {
  /**
   * Waits until it has been silent for a while, and for so many sentences if they come at all.
   * @returns what it has said since the last call
   */
  readonly said: (sentences?: number) => Promise<readonly string[]>;
}

/** Starts Orca on the desk, and waits for its first words. */
export async function startReader(desk: Desk): Promise<Reader> {
  const prefs = path.join(desk.home, 'orca');
  const heard = path.join(desk.home, 'heard');
  await mkdir(prefs);
  await copyFile(inProject('lab/orca/ear.py'), path.join(prefs, 'orca-customizations.py'));
  desk.env['ORCA_HEARD'] = heard;
  const orca = desk.start('orca', ['--user-prefs', prefs]);
  orca.stdout?.resume();
  const lines = async () => {
    const text = await readFile(heard, 'utf8').catch(() => '');
    return [...text.matchAll(/^SPEECH OUTPUT: '(.*)'[^']*$/gm)].map(([, words = '']) => words);
  };
  let told = 0;
  const said = async (sentences = 0) => {
    let before = '';
    const asked = Date.now();
    const isShort = async () =>
      Date.now() - asked < PATIENCE && (await lines()).length < told + sentences;
    for (let calm = 0; calm < SILENCE || (await isShort()); calm += LOOK) {
      await new Promise((resolve) => setTimeout(resolve, LOOK));
      const now = `${(await lines()).length} ${Math.round((await workOf(orca)) / MUCH)}`;
      if (now !== before) calm = 0;
      before = now;
    }
    const all = await lines();
    const words = all.slice(told);
    told = all.length;
    return words;
  };
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await said()).length > 0) return { said };
  }
  throw complaint('Orca says nothing at all. Another one may be running: pgrep -x orca');
}

/** Milliseconds without a word and without work. On a busy machine a page’s events keep Orca busy for seconds. */
const SILENCE = 1500;
const PATIENCE = 20_000;
const LOOK = 250;

/** The processor’s time that a program has taken, in its ticks of 10 ms. */
async function workOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [, , , , , , , , , , , user = 0, system = 0] =
    stat.split(') ')[1]?.split(' ').map(Number) ?? [];
  return user + system;
}

/** Ticks; less is what it takes to wait. */
const MUCH = 4;
