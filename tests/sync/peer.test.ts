import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, invite } from '#sync/peer.ts';
import type { Pipe } from '#sync/pipe.ts';
import { stubConnections, type TestNetwork } from '../support/connections.ts';

let network: TestNetwork;

beforeEach(() => {
  network = stubConnections();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Two phones that have read each other's codes. */
async function pairing() {
  const host = await invite('b-test');
  if (typeof host === 'string') throw new Error(host);
  const guest = await answer(host.code);
  if (typeof guest === 'string') throw new Error(guest);
  expect(await host.accept(guest.code)).toBeNull();
  return { host, guest };
}

/** What comes through a pipe, as text. */
function heardBy(pipe: Pipe): readonly string[] {
  const heard: string[] = [];
  pipe.listen(
    (message) => heard.push(new TextDecoder().decode(message)),
    () => heard.push('closed'),
  );
  return heard;
}

function say(pipe: Pipe, text: string): void {
  pipe.send(new TextEncoder().encode(text));
}

test('what one phone says as soon as the way is open is heard, however late the second channel is there', async () => {
  const { host, guest } = await pairing();
  const heard = guest.pipe.then(heardBy);
  const early = host.pipe.then((pipe) => say(pipe, 'first'));
  await vi.runAllTimersAsync();
  await early;
  expect(await heard).toEqual(['first']);
});

test('what one phone says as soon as a broken way has mended is heard as well', async () => {
  const { host, guest } = await pairing();
  await vi.runAllTimersAsync();
  const [here, there] = [await host.pipe, await guest.pipe];
  const heard = there.healed?.then((pipe) => (pipe === null ? ['none'] : heardBy(pipe)));
  const early = here.healed?.then((pipe) => (pipe === null ? undefined : say(pipe, 'first')));
  network.made[0]?.channels[0]?.close();
  await vi.runAllTimersAsync();
  await early;
  expect(await heard).toEqual(['first']);
});

/** Two phones that are linked, with a connection agreed on that stands by. */
async function linked() {
  const { host, guest } = await pairing();
  await vi.runAllTimersAsync();
  const pipes = { here: await host.pipe, there: await guest.pipe };
  expect(network.open()).toHaveLength(4);
  return { host, guest, ...pipes, breaks: () => network.made[0]?.channels[0]?.close() };
}

test('a link that is closed leaves no connection open on the phone that closes it, and soon none on the other', async () => {
  const { here, there } = await linked();
  here.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await here.healed).toBeNull();
  // The other one can’t know that nobody will answer.
  expect(network.open().length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await there.healed).toBeNull();
  expect(network.open()).toEqual([]);
});

test('a link that the guest closes leaves none open either', async () => {
  const { here, there } = await linked();
  there.close();
  await vi.advanceTimersByTimeAsync(31_000);
  expect([await here.healed, await there.healed]).toEqual([null, null]);
  expect(network.open()).toEqual([]);
});

test('a link that is closed while the next connection is being agreed on leaves none open', async () => {
  const { host, guest } = await pairing();
  const closed = Promise.all([host.pipe, guest.pipe]).then(([here, there]) => {
    here.close();
    there.close();
  });
  await vi.runAllTimersAsync();
  await closed;
  expect(network.made.length).toBeGreaterThan(2);
  expect(network.open()).toEqual([]);
});

test('an invitation that is withdrawn, and an answer, leave none open', async () => {
  const { host, guest } = await linked();
  host.close();
  guest.close();
  expect(network.open()).toEqual([]);
});

function isOpen({ readyState }: { readonly readyState: string }): boolean {
  return readyState === 'open';
}

test('a mended link mends itself again, and holds two connections at a time', async () => {
  const { here, there, breaks } = await linked();
  breaks();
  await vi.runAllTimersAsync();
  expect(await here.healed).not.toBeNull();
  expect(network.open()).toHaveLength(4);
  const open = network.open().flatMap(({ channels }) => channels.filter(isOpen));
  open[0]?.close();
  await vi.runAllTimersAsync();
  expect(await (await here.healed)?.healed).not.toBeNull();
  expect(await (await there.healed)?.healed).not.toBeNull();
});

test('a broken link that does not mend in half a minute is given up on both phones, and nothing is left open', async () => {
  const { here, there, breaks } = await linked();
  let over = 0;
  for (const pipe of [here, there]) void pipe.healed?.then(() => (over += 1));
  network.isolated = true;
  breaks();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(over).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect([await here.healed, await there.healed]).toEqual([null, null]);
  expect(network.open()).toEqual([]);
});

test('phones that don’t reach each other are told so by the one who has read both codes', async () => {
  network.isolated = true;
  const { host } = await pairing();
  const told = host.pipe.catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await Promise.race([told, Promise.resolve('nothing')])).toEqual(
    new Error('not connected'),
  );
});
