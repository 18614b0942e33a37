import { expect, onTestFinished, test, vi } from 'vitest';
import type { Hold } from '#battle/hold.ts';
import { holdBattle } from '#persistence/hold-battle.ts';
import { createLockManager } from '../support/lock-manager.ts';

const nobody = () => {
  throw new Error('nothing was to be lost');
};

test('only one tab at a time may write a battle', async () => {
  const locks = createLockManager();
  const first: Hold = await holdBattle('b-1', nobody, locks);
  const second = await holdBattle('b-1', nobody, locks);
  expect([first.held, second.held]).toEqual([true, false]);
});

test('a hold that is being released, as by a closing tab, is waited for briefly', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const locks = createLockManager();
  const closing = await holdBattle('b-1', nobody, locks);
  const next = holdBattle('b-1', nobody, locks, 100);
  await vi.advanceTimersByTimeAsync(99);
  await closing.release();
  expect((await next).held).toBe(true);
});

test('a hold in use is not waited for any longer, nor taken when it is released later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const locks = createLockManager();
  const first = await holdBattle('b-1', nobody, locks);
  const asked = holdBattle('b-1', nobody, locks, 100);
  await vi.advanceTimersByTimeAsync(101);
  const second = await asked;
  await first.release();
  await vi.advanceTimersByTimeAsync(1000);
  expect([second.held, locks.isHeld('hors-de-combat/b-1')]).toEqual([false, false]);
});

test('another battle can be held', async () => {
  const locks = createLockManager();
  await holdBattle('b-1', nobody, locks);
  expect((await holdBattle('b-2', nobody, locks)).held).toBe(true);
});

test('a released battle can be held again', async () => {
  const locks = createLockManager();
  const first = await holdBattle('b-1', nobody, locks);
  const gone = first.release();
  expect(first.held).toBe(false);
  await gone;
  expect((await holdBattle('b-1', nobody, locks)).held).toBe(true);
});

test('taking over tells the tab that loses the hold, once', async () => {
  const locks = createLockManager();
  let losses = 0;
  const first = await holdBattle('b-1', () => (losses += 1), locks);
  const second = await holdBattle('b-1', nobody, locks);
  expect(await second.steal()).toBe(true);
  await Promise.resolve();
  expect([first.held, second.held, losses]).toEqual([false, true, 1]);
});

test('a hold can be taken back and forth, and taking one’s own changes nothing', async () => {
  const locks = createLockManager();
  const losses: string[] = [];
  const first = await holdBattle('b-1', () => losses.push('first'), locks);
  const second = await holdBattle('b-1', () => losses.push('second'), locks);
  await second.steal();
  await second.steal();
  await first.steal();
  await Promise.resolve();
  expect([first.held, second.held]).toEqual([true, false]);
  expect(losses).toEqual(['first', 'second']);
});

test('is always granted in a browser without locks', async () => {
  const hold = await holdBattle('b-1', nobody, undefined);
  expect(hold.held).toBe(true);
  expect(await hold.steal()).toBe(true);
});

test('is granted when requesting a lock throws', async () => {
  const forbidden = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const hold = await holdBattle('b-1', nobody, forbidden);
  expect(hold.held).toBe(true);
  expect(await hold.steal()).toBe(true);
});

test('a released battle is free once the release has resolved', async () => {
  const locks = createLockManager();
  const first = await holdBattle('b-1', nobody, locks);
  await first.release();
  expect((await holdBattle('b-1', nobody, locks)).held).toBe(true);
});

test('releasing during a takeover releases the hold that was taken over, too', async () => {
  const locks = createLockManager();
  let losses = 0;
  await holdBattle('b-1', () => (losses += 1), locks);
  const second = await holdBattle('b-1', nobody, locks);
  const stealing = second.steal();
  await second.release();
  expect(await stealing).toBe(false);
  expect([losses, second.held]).toEqual([1, false]);
  await vi.waitUntil(() => !locks.isHeld('hors-de-combat/b-1'));
});
