import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelayedRemoval } from '#ui/effects/use-delayed-removal.ts';

const remove = vi.fn<(id: string) => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers();
  remove.mockReset().mockResolvedValue();
});

afterEach(() => vi.useRealTimers());

function open() {
  const { result, unmount } = renderHook(() => useDelayedRemoval(remove));
  return {
    unmount,
    pending: () => result.current.pending,
    ask: (id: string) => act(() => result.current.ask(id)),
    undo: () => act(() => result.current.undo()),
    passes: (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000)),
  };
}

it('removes after ten seconds, and once', () => {
  const list = open();
  list.ask('a');
  list.passes(9.9);
  expect(list.pending()).toBe('a');
  expect(remove).not.toHaveBeenCalled();
  list.passes(0.1);
  expect(list.pending()).toBeNull();
  list.passes(60);
  list.unmount();
  expect(remove).toHaveBeenCalledExactlyOnceWith('a');
});

it('removes nothing that was undone, and grants the next one its whole time', () => {
  const list = open();
  list.ask('a');
  list.passes(9);
  list.undo();
  expect(list.pending()).toBeNull();
  list.ask('b');
  list.passes(9);
  expect(remove).not.toHaveBeenCalled();
  list.undo();
  list.passes(60);
  list.unmount();
  expect(remove).not.toHaveBeenCalled();
});

it('removes the first at once when a second is asked for', () => {
  const list = open();
  list.ask('a');
  list.passes(9);
  list.ask('b');
  expect(remove).toHaveBeenCalledExactlyOnceWith('a');
  expect(list.pending()).toBe('b');
  list.passes(9);
  expect(list.pending()).toBe('b');
  list.passes(1);
  expect(remove).toHaveBeenLastCalledWith('b');
});

it('removes at once when the app or the screen is left, even if the disk fails', () => {
  remove.mockRejectedValue(new Error('disk'));
  const list = open();
  list.ask('a');
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(remove).toHaveBeenCalledExactlyOnceWith('a');
  expect(list.pending()).toBeNull();
  list.ask('b');
  list.unmount();
  expect(remove).toHaveBeenLastCalledWith('b');
  dispatchEvent(new Event('pagehide'));
  expect(remove).toHaveBeenCalledTimes(2);
});
