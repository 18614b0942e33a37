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
  expect(network.open()).toHaveLength(14);
  return { host, guest, ...pipes, breaks: () => network.made[0]?.channels[0]?.close() };
}

test.each(['host', 'guest'])(
  'closing a link on the %s closes all connections of both phones at once: nobody is looked for',
  async (who) => {
    const { here, there } = await linked();
    (who === 'host' ? here : there).close();
    await vi.advanceTimersByTimeAsync(1000);
    expect([await here.recovered, await there.recovered]).toEqual([null, null]);
    expect(network.open()).toEqual([]);
  },
);

test('a page that is closed says so to the other phone', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {});
  const { host, guest } = await pairing();
  await vi.runAllTimersAsync();
  const { recovered } = await guest.pipe;
  const heard = heardBy(await guest.pipe);
  await host.pipe;
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(['closed']);
  expect(await recovered).toBeNull();
});

test('a link closed while the next connection is being negotiated leaves none open', async () => {
  const { host, guest } = await pairing();
  const closed = Promise.all([host.pipe, guest.pipe]).then(async ([here, there]) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
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

test('a recovered link can recover again, and holds as many connections as before', async () => {
  const { here, there, breaks } = await linked();
  breaks();
  const again = speaks(here);
  await vi.runAllTimersAsync();
  expect(await again).not.toBeNull();
  expect(network.open()).toHaveLength(14);
  const next = speaks(await here.recovered);
  const open = network.open().flatMap(({ channels }) => channels.filter(isOpen));
  open[0]?.close();
  await vi.runAllTimersAsync();
  expect(await next).not.toBeNull();
  expect(await (await there.recovered)?.recovered).not.toBeNull();
});

/** Waits until a broken link has recovered, and speaks first, as the phone that has invited to it does. */
async function speaks(broken: Pipe | null | undefined): Promise<Pipe | null> {
  const pipe = (await broken?.recovered) ?? null;
  if (pipe !== null) say(pipe, 'first');
  return pipe;
}

test('a link that breaks recovers when the phones reach each other again within two minutes', async () => {
  const { here, there, breaks } = await linked();
  network.isolated = true;
  breaks();
  const [mine, theirs] = [speaks(here), there.recovered];
  await vi.advanceTimersByTimeAsync(95_000);
  network.isolated = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await mine).not.toBeNull();
  expect(await theirs).not.toBeNull();
});

test.each([
  ['that has invited', 0],
  ['that has answered', 1],
])('a link recovers although the phone %s has moved to another address', async (_, moving) => {
  const { here, there, breaks } = await linked();
  const [, , ...spares] = network.made;
  // An end that has been invited to is deaf once its phone has moved. Each phone has three.
  const waiting = spares.filter(({ channels }) => channels.length > 0);
  expect(waiting).toHaveLength(6);
  for (const one of waiting.slice(3 * moving, 3 * moving + 3)) network.moved.add(one);
  breaks();
  const mine = speaks(here);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await mine).not.toBeNull();
  expect(await there.recovered).not.toBeNull();
  expect(network.open()).toHaveLength(14);
});

test.each(['online', 'change'])(
  'a spare is renewed when the network has changed (%s), and the old one closed',
  async (event) => {
    const [page, kind] = [new EventTarget(), new EventTarget()];
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', { connection: kind });
    const { here, there, breaks } = await linked();
    const before = network.open();
    (event === 'online' ? page : kind).dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(1000);
    // Both phones of the test have the same page: the two that wait and listen are renewed.
    const waiting = network.open().filter(({ channels }) => channels.length > 0);
    expect(waiting.filter((one) => !before.includes(one))).toHaveLength(6);
    for (const one of before.slice(2)) network.moved.add(one);
    breaks();
    const mine = speaks(here);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await mine).not.toBeNull();
    expect(await there.recovered).not.toBeNull();
    expect(network.open()).toHaveLength(14);
  },
);

test('both phones give up a broken link after two minutes, and close everything', async () => {
  const { here, there, breaks } = await linked();
  let over = 0;
  for (const pipe of [here, there]) void pipe.recovered?.then(() => (over += 1));
  network.isolated = true;
  breaks();
  await vi.advanceTimersByTimeAsync(119_000);
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
