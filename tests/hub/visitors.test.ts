import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limitsFrom } from '../../hub/limits.mjs';
import { visitors } from '../../hub/visitors.mjs';

const LIMITS = { ...limitsFrom(), ADDRESS_CONNECTIONS: 6, ADDRESS_MUTE: 3, TOKEN_SECONDS: 15 };

/** Enters with a connection of its own. */
function entering(guests: ReturnType<typeof visitors>, address: string) {
  const socket = new PassThrough();
  onTestFinished(() => void socket.destroy());
  return { socket, visit: guests.enter(address, socket) };
}

/** Lets closed connections be counted. */
function calm(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

test('connections that say nothing give way to newcomers of their address', async () => {
  const guests = visitors(LIMITS);
  const player = entering(guests, 'club');
  player.visit?.admit();
  const mute = [];
  for (let count = 0; count < 20; count += 1) {
    mute.push(entering(guests, 'club'));
    await calm();
  }
  const late = entering(guests, 'club');
  expect(late.visit).not.toBeNull();
  expect(mute.filter(({ socket }) => !socket.destroyed)).toHaveLength(2);
  expect(player.socket.destroyed).toBe(false);
  expect(late.socket.destroyed).toBe(false);
});

test('those that have shown their token stay, up to the limit of the address', () => {
  const guests = visitors(LIMITS);
  const players = Array.from({ length: 6 }, () => {
    const one = entering(guests, 'club');
    one.visit?.admit();
    return one;
  });
  expect(players.every(({ visit }) => visit !== null)).toBe(true);
  expect(entering(guests, 'club').visit).toBeNull();
  expect(entering(guests, 'elsewhere').visit).not.toBeNull();
  expect(players.some(({ socket }) => socket.destroyed)).toBe(false);
});

test('a connection without a token ends after a few seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const guests = visitors(LIMITS);
  const [mute, player] = [entering(guests, 'one'), entering(guests, 'other')];
  player.visit?.admit();
  vi.advanceTimersByTime(14_999);
  expect(mute.socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(mute.socket.destroyed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(player.socket.destroyed).toBe(false);
});
