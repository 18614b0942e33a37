import { expect, test } from 'vitest';
import type { Hold } from '#battle/hold.ts';
import { requestHold } from '#store/holding.ts';

/** A lock that is granted when the test says so. */
function lock() {
  let grant = (_hold: Hold) => {};
  const promise = new Promise<Hold>((resolve) => {
    grant = resolve;
  });
  let released = 0;
  const hold: Hold = {
    held: true,
    steal: () => Promise.resolve(true),
    release: () => {
      released += 1;
      return Promise.resolve();
    },
  };
  return {
    ports: { holdBattle: () => promise },
    grant: () => grant(hold),
    released: () => released,
  };
}

test('a battle can be written once its lock is granted', async () => {
  const { ports, grant } = lock();
  const holding = requestHold('b-1', ports);
  expect(holding.getState()).toBe('asking');
  grant();
  await holding.answered;
  expect(holding.getState()).toBe('held');
});

test('a battle left before its lock is granted releases it, and is never reported as held', async () => {
  const { ports, grant, released } = lock();
  const holding = requestHold('b-1', ports);
  const said: string[] = [];
  holding.subscribe((state) => void said.push(state));
  const left = holding.release();
  grant();
  await Promise.all([left, holding.answered]);
  expect(holding.getState()).toBe('elsewhere');
  expect(said).not.toContain('held');
  expect(released()).toBe(1);
});
