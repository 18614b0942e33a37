import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUntouched } from '#ui/effects/use-untouched.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Otto</button><input /><textarea></textarea><dialog></dialog>';
});

afterEach(() => vi.useRealTimers());

function watch(after: number | null) {
  const { result, rerender, unmount } = renderHook((wait: number | null) => useUntouched(wait), {
    initialProps: after,
  });
  return {
    unmount,
    rerender,
    untouched: () => result.current[0],
    wake: () => act(() => result.current[1]()),
  };
}

function passes(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

it('comes after a while without a touch, and not at once where it was off before', () => {
  const page = watch(null);
  passes(5000);
  page.rerender(1000);
  expect(page.untouched()).toBe(false);
  passes(999);
  expect(page.untouched()).toBe(false);
  passes(1);
  expect(page.untouched()).toBe(true);
  page.rerender(null);
  expect(page.untouched()).toBe(false);
});

it.each(['click', 'keydown', 'input', 'scroll', 'focusin', 'visibilitychange'])(
  'begins anew after a %s',
  (type) => {
    const page = watch(1000);
    passes(900);
    act(() => void one('button').dispatchEvent(new Event(type)));
    passes(999);
    expect(page.untouched()).toBe(false);
    passes(1);
    expect(page.untouched()).toBe(true);
  },
);

it.each(['input', 'textarea'])('does not come while somebody types into an %s', (selector) => {
  const page = watch(1000);
  act(() => one(selector).focus());
  passes(5000);
  expect(page.untouched()).toBe(false);
  act(() => one(selector).blur());
  passes(1000);
  expect(page.untouched()).toBe(true);
});

it('does not come under a sheet, nor while the page is hidden', () => {
  const page = watch(1000);
  one('dialog').setAttribute('open', '');
  passes(5000);
  expect(page.untouched()).toBe(false);
  one('dialog').removeAttribute('open');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  passes(5000);
  expect(page.untouched()).toBe(false);
  hidden.mockRestore();
  passes(1000);
  expect(page.untouched()).toBe(true);
});

it('ends by a key, which does nothing else, or by a click', () => {
  const pressed = vi.fn();
  one('button').addEventListener('keydown', pressed);
  const page = watch(1000);
  passes(1000);
  // False: the page has prevented what the key would do.
  expect(fireEvent.keyDown(one('button'), { key: 'Enter' })).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  expect(page.untouched()).toBe(false);
  expect(fireEvent.keyDown(one('button'), { key: 'Enter' })).toBe(true);
  expect(pressed).toHaveBeenCalledOnce();
  passes(1000);
  fireEvent.click(one('button'));
  expect(page.untouched()).toBe(false);
  passes(1000);
  page.wake();
  expect(page.untouched()).toBe(false);
  page.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
