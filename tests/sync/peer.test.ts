import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pairingCode, readPairingCode } from '#sync/pairing-code.ts';
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

/** The messages received through a pipe, as text. */
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

test('an invitation of an older app is answered in a code that it reads', async () => {
  const host = await invite('b-test');
  if (typeof host === 'string') throw new Error(host);
  const shown = readPairingCode(host.code);
  if (shown === null || shown === 'newer') throw new Error('not read');
  const guest = await answer(pairingCode(shown, 1));
  if (typeof guest === 'string') throw new Error(guest);
  expect(guest.code).toMatch(/^HDCL1:/);
});

test('a message sent as soon as the pipe is open arrives, however late the second channel opens', async () => {
  const { host, guest } = await pairing();
  const heard = guest.pipe.then(heardBy);
  const early = host.pipe.then((pipe) => say(pipe, 'first'));
  await vi.runAllTimersAsync();
  await early;
  expect(await heard).toEqual(['first']);
});

test('a message sent as soon as a broken link has recovered arrives as well', async () => {
  const { host, guest } = await pairing();
  await vi.runAllTimersAsync();
  const [here, there] = [await host.pipe, await guest.pipe];
  const heard = there.recovered?.then((pipe) => (pipe === null ? ['none'] : heardBy(pipe)));
  const early = here.recovered?.then((pipe) => (pipe === null ? undefined : say(pipe, 'first')));
  network.made[0]?.channels[0]?.close();
  await vi.runAllTimersAsync();
  await early;
  expect(await heard).toEqual(['first']);
});

/** Two linked phones with a spare connection ready. */
async function linked() {
  const { host, guest } = await pairing();
  await vi.runAllTimersAsync();
  const pipes = { here: await host.pipe, there: await guest.pipe };
  expect(network.open()).toHaveLength(4);
  return { host, guest, ...pipes, breaks: () => network.made[0]?.channels[0]?.close() };
}

test('closing a link closes all connections of that phone, and soon those of the other', async () => {
  const { here, there } = await linked();
  here.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await here.recovered).toBeNull();
  // The other phone can’t know yet that nobody will answer.
  expect(network.open().length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await there.recovered).toBeNull();
  expect(network.open()).toEqual([]);
});

test('a link closed by the guest leaves no connection open either', async () => {
  const { here, there } = await linked();
  there.close();
  await vi.advanceTimersByTimeAsync(31_000);
  expect([await here.recovered, await there.recovered]).toEqual([null, null]);
  expect(network.open()).toEqual([]);
});

test('a link closed while the next connection is being negotiated leaves none open', async () => {
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

test('a withdrawn invitation and a withdrawn answer leave no connection open', async () => {
  const { host, guest } = await linked();
  host.close();
  guest.close();
  expect(network.open()).toEqual([]);
});

function isOpen({ readyState }: { readonly readyState: string }): boolean {
  return readyState === 'open';
}

test('a recovered link can recover again, and holds two connections at a time', async () => {
  const { here, there, breaks } = await linked();
  breaks();
  await vi.runAllTimersAsync();
  expect(await here.recovered).not.toBeNull();
  expect(network.open()).toHaveLength(4);
  const open = network.open().flatMap(({ channels }) => channels.filter(isOpen));
  open[0]?.close();
  await vi.runAllTimersAsync();
  expect(await (await here.recovered)?.recovered).not.toBeNull();
  expect(await (await there.recovered)?.recovered).not.toBeNull();
});

test('both phones give up a broken link after half a minute, and close everything', async () => {
  const { here, there, breaks } = await linked();
  let over = 0;
  for (const pipe of [here, there]) void pipe.recovered?.then(() => (over += 1));
  network.isolated = true;
  breaks();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(over).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect([await here.recovered, await there.recovered]).toEqual([null, null]);
  expect(network.open()).toEqual([]);
});

test('when phones can’t reach each other, the one that has read both codes reports it', async () => {
  network.isolated = true;
  const { host } = await pairing();
  const outcome = host.pipe.catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await Promise.race([outcome, Promise.resolve('nothing')])).toEqual(
    new Error('not connected'),
  );
});

test('a message larger than a browser’s queue arrives, and what is sent after it', async () => {
  const { host, guest } = await pairing();
  const heard = guest.pipe.then((pipe) => {
    const sizes: number[] = [];
    pipe.listen(
      ({ length }) => sizes.push(length),
      () => sizes.push(0),
    );
    return sizes;
  });
  const sent = host.pipe.then((pipe) => {
    pipe.send(new Uint8Array(24_000_000));
    pipe.send(new Uint8Array(5));
  });
  await vi.runAllTimersAsync();
  await sent;
  expect(await heard).toEqual([24_000_000, 5]);
});
