import { WebSocket } from 'ws';
import { fullDisk } from './full-disk.ts';
import { oneHub } from './one-hub.ts';
import { redisAway, redisLate } from './redis-away.ts';
import { twoHubs } from './two-hubs.ts';

const TRIALS = { one: oneHub, two: twoHubs, away: redisAway, late: redisLate, full: fullDisk };

/**
 * Measures hubs with a crowd of phones.
 * @param args the number of rooms, of phones in each, and the only trial (a name of `TRIALS`; '' for all)
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<number> {
  // Built into Node from version 22 on.
  Object.assign(globalThis, { WebSocket });
  const [rooms = '500', each = '2', only = ''] = args;
  const size = { rooms: Number(rooms), each: Number(each) };
  const wrong: string[] = [];
  for (const [name, trial] of Object.entries(TRIALS)) {
    if (only === '' || only === name) wrong.push(...(await trial(size, say)));
  }
  for (const text of wrong) say(`WRONG: ${text}`);
  return wrong.length === 0 ? 0 : 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
