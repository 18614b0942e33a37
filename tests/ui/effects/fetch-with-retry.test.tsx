import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithRetry, RETRY_DELAY } from '#ui/effects/fetch-with-retry.ts';
import { useFetch } from '#ui/effects/use-fetch.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

/** Something that can be fetched once there is a network. */
function something() {
  const network = { up: false };
  const fetchIt = vi.fn(() =>
    network.up ? Promise.resolve() : Promise.reject(new Error('offline')),
  );
  return { network, fetchIt };
}

function passes(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

function backOnline(): void {
  dispatchEvent(new Event('online'));
}

it('is tried again and again until it is here, and then no more', async () => {
  const { network, fetchIt } = something();
  const states: string[] = [];
  fetchWithRetry(fetchIt, (state) => states.push(state));
  await passes(RETRY_DELAY - 1);
  expect(states).toEqual(['missing']);
  await passes(1);
  expect(states).toEqual(['missing', 'missing']);
  network.up = true;
  await passes(RETRY_DELAY);
  expect(states).toEqual(['missing', 'missing', 'here']);
  backOnline();
  await passes(RETRY_DELAY * 5);
  expect(fetchIt).toHaveBeenCalledTimes(3);
});

it('is tried at once when the network comes back, without a second attempt soon after', async () => {
  const { fetchIt } = something();
  const stop = fetchWithRetry(fetchIt, () => undefined, 100);
  await passes(60);
  backOnline();
  expect(fetchIt).toHaveBeenCalledTimes(2);
  // The delay counts from the latest attempt.
  await passes(60);
  expect(fetchIt).toHaveBeenCalledTimes(2);
  await passes(40);
  expect(fetchIt).toHaveBeenCalledTimes(3);
  stop();
  backOnline();
  await passes(1000);
  expect(fetchIt).toHaveBeenCalledTimes(3);
});

it.each([true, false])('reports nothing after it was stopped (succeeding: %s)', async (up) => {
  const { network, fetchIt } = something();
  const onAttempt = vi.fn();
  network.up = up;
  const stop = fetchWithRetry(fetchIt, onAttempt);
  stop();
  await passes(RETRY_DELAY * 3);
  expect(onAttempt).not.toHaveBeenCalled();
  expect(fetchIt).toHaveBeenCalledOnce();
});

function Fetched({ fetchIt }: { readonly fetchIt: (() => Promise<unknown>) | null }) {
  return useFetch(fetchIt);
}

it('a screen says what it needs is coming, missing or here, anew for each thing', async () => {
  const one = something();
  const other = something();
  const { container, rerender, unmount } = render(<Fetched fetchIt={one.fetchIt} />);
  expect(container.textContent).toBe('coming');
  await passes(0);
  expect(container.textContent).toBe('missing');
  one.network.up = true;
  await passes(RETRY_DELAY);
  expect(container.textContent).toBe('here');
  rerender(<Fetched fetchIt={other.fetchIt} />);
  expect(container.textContent).toBe('coming');
  await passes(0);
  expect(container.textContent).toBe('missing');
  rerender(<Fetched fetchIt={null} />);
  expect(container.textContent).toBe('here');
  await passes(RETRY_DELAY * 3);
  expect(other.fetchIt).toHaveBeenCalledOnce();
  unmount();
});
