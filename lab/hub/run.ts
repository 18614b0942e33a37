import { WebSocket } from 'ws';
import { oneHub } from './one-hub.ts';
import { twoHubs } from './two-hubs.ts';

/**
 * Measures hubs with a crowd of phones.
 * @param args the number of rooms, of phones in each, and the only trial (`one`, `two`; '' for both)
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<number> {
  // Built into Node from version 22 on.
  Object.assign(globalThis, { WebSocket });
  const [rooms = '500', each = '2', only = ''] = args;
  const size = { rooms: Number(rooms), each: Number(each) };
  const wrong = [
    ...(only === 'two' ? [] : await oneHub(size, say)),
    ...(only === 'one' ? [] : await twoHubs(size, say)),
  ];
  for (const text of wrong) say(`WRONG: ${text}`);
  return wrong.length === 0 ? 0 : 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
