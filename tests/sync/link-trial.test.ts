import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressesOf, answerTrial, type Findings, measureLink } from '#sync/link-trial.ts';
import { pairingCode, TRIAL_ID } from '#sync/pairing-code.ts';
import { answer, invite } from '#sync/peer.ts';
import type { Pipe } from '#sync/pipe.ts';
import { stubConnections, type TestNetwork } from '../support/connections.ts';

let network: TestNetwork;
let left: AbortController;

beforeEach(() => {
  network = stubConnections();
  vi.useFakeTimers();
  left = new AbortController();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function linked(): Promise<readonly [Pipe, Pipe]> {
  const host = await invite(TRIAL_ID);
  if (typeof host === 'string') throw new Error(host);
  const guest = await answer(host.code);
  if (typeof guest === 'string') throw new Error(guest);
  await host.accept(guest.code);
  await vi.advanceTimersByTimeAsync(100);
  return Promise.all([host.pipe, guest.pipe]);
}

const HERE = { browser: 'Chromium 150, Android', addresses: 'numbers' } as const;
const THERE = { browser: 'Safari 20, iPhone', addresses: 'names' } as const;

/** The final findings of both phones. */
async function tried(mends = true): Promise<readonly (Findings | undefined)[]> {
  const [mine, theirs] = await linked();
  network.isolated = !mends;
  const findings: Findings[][] = [[], []];
  answerTrial(theirs, THERE, left.signal, (now) => findings[1]?.push(now));
  const over = measureLink(mine, HERE, { opened: 400, left: left.signal }, (now) =>
    findings[0]?.push(now),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await over;
  return findings.map((one) => one.at(-1));
}

test('both phones of a trial learn the link’s speed and capacity, and that it recovers', async () => {
  const [mine, theirs] = await tried();
  expect(mine?.there).toEqual(THERE);
  expect(theirs?.there).toEqual(HERE);
  expect(mine?.measured).toMatchObject({ opened: 400, largest: 64_000 });
  expect(mine?.measured?.roundTrip?.half).toBeGreaterThanOrEqual(0);
  expect(mine?.measured?.mended).toBeGreaterThan(0);
  expect(theirs?.measured).toEqual(mine?.measured);
});

test('a link that does not recover is reported with all other results', async () => {
  const [mine, theirs] = await tried(false);
  expect(mine?.measured).toMatchObject({ opened: 400, largest: 64_000, mended: null });
  expect(theirs?.measured).toEqual(mine?.measured);
});

test('leaving closes all connections, also after a recovery', async () => {
  await tried();
  expect(network.open()).not.toEqual([]);
  left.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.open()).toEqual([]);
});

test('the trial stops waiting for a phone that never answers', async () => {
  const [mine] = await linked();
  const findings: Findings[] = [];
  const over = measureLink(mine, HERE, { opened: 400, left: left.signal }, (now) =>
    findings.push(now),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await over;
  expect(findings.at(-1)).toEqual({
    there: null,
    measured: { opened: 400, roundTrip: null, largest: 0, mended: null },
  });
});

test.each([
  ['no text', Uint8Array.of(2, 255, 255)],
  ['a list', saying([1])],
  ['a browser without end', saying({ ...THERE, browser: 'x'.repeat(100) })],
  ['an unknown kind of address', saying({ ...THERE, addresses: 'many' })],
  ['something that is too long', saying({ ...THERE, more: 'x'.repeat(1000) })],
])('what a phone says of itself that is %s is passed over', async (_, message) => {
  const [mine, theirs] = await linked();
  const findings = vi.fn();
  answerTrial(theirs, THERE, left.signal, findings);
  mine.send(message);
  await vi.advanceTimersByTimeAsync(100);
  expect(findings).not.toHaveBeenCalled();
});

test.each([
  ['less than nothing', { mended: -1 }],
  ['text', { opened: '400' }],
  ['a round trip that is none', { roundTrip: {} }],
])('what it says that it measured, with %s, is passed over', async (_, wrong) => {
  const [mine, theirs] = await linked();
  const findings = vi.fn();
  answerTrial(theirs, THERE, left.signal, findings);
  mine.send(saying({ opened: 1, roundTrip: null, largest: 0, mended: null, ...wrong }, 3));
  await vi.advanceTimersByTimeAsync(100);
  expect(findings).not.toHaveBeenCalled();
});

function saying(what: unknown, kind = 2): Uint8Array {
  return Uint8Array.of(kind, ...new TextEncoder().encode(JSON.stringify(what)));
}

test.each([
  ['numbers', ['192.168.1.20', 'fd00::2']],
  ['names', ['614361fb-9995-4976-b765-917475c3f1a3.local']],
  ['both', ['192.168.1.20', '614361fb-9995-4976-b765-917475c3f1a3.local']],
  ['none', []],
] as const)('a code with %s says so', (kind, hosts) => {
  const code = pairingCode({
    role: 'invites',
    battleId: TRIAL_ID,
    user: 'user',
    password: 'p'.repeat(24),
    fingerprint: Array.from({ length: 32 }, () => 1),
    addresses: hosts.map((host) => ({ host, port: 5000 })),
  });
  expect(addressesOf(code)).toBe(kind);
});
