import { bringEvening } from '../../tests/e2e/support/screens.ts';
import { randomFrom } from '../soak/random.ts';
import { type Kept, openPhone, startBrowser } from './phone.ts';
import { createPlace } from './place.ts';
import { type Network, ROWS, type Row } from './rows.ts';
import type { Said } from './said.ts';
import { type Outcome, tryRow } from './trial.ts';
import { layWire } from './wire.ts';

/**
 * Tries the rows, and prints a table of them.
 * @param args the browser's program, and the names of the rows, joined by commas; '' for all
 * @returns the exit code: 0 when no tap was lost
 */
export async function main(args: readonly string[]): Promise<number> {
  const [program = '', only = ''] = args;
  const rows = ROWS.filter(({ name }) => only === '' || only.split(',').includes(name));
  const random = randomFrom(1);
  const wire = await layWire(() => random.below(1_000_000) / 1_000_000);
  const network: Network = {
    wire,
    host: await createPlace(0, program),
    guest: await createPlace(1, program),
  };
  const { host, guest } = network;
  let lost = 0;
  try {
    const browser = await startBrowser(host, true);
    const phone = await openPhone(browser, host, { camera: true, kept: undefined });
    await bringEvening(phone);
    const kept: Kept = await phone.context().storageState({ indexedDB: true });
    await browser.close();
    for (const row of rows) {
      const outcome = await tryRow(row, network, kept);
      lost += outcome.lost;
      say(lineOf(row, outcome));
    }
  } finally {
    for (const place of [host, guest]) place.remove();
    wire.close();
  }
  say(`${rows.length} rows, ${lost} taps lost`);
  return lost === 0 ? 0 : 1;
}

function lineOf({ about }: Row, { linked, addresses, lost, healed, said }: Outcome): string {
  const spoken = (all: readonly Said[]) => all.map(({ since, text }) => `    ${since} s: ${text}`);
  return [
    `${about}: ${addresses.join(' and ')}, linked ${after(linked)}, ${lost} lost${healed === undefined ? '' : `, healed ${after(healed)}`}`,
    '  host',
    ...spoken(said.host),
    '  guest',
    ...spoken(said.guest),
  ].join('\n');
}

function after(time: number | null): string {
  return time === null ? 'never' : `after ${time.toFixed(1)} s`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
