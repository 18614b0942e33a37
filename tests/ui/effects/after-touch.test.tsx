import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterTouch } from '#ui/effects/after-touch.ts';

const act = vi.fn();
let cancel: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  cancel = afterTouch(600, act);
});

afterEach(() => {
  cancel();
  vi.useRealTimers();
});

function touch(event: 'pointerdown' | 'pointerup'): void {
  dispatchEvent(new Event(event));
}

it('runs once, after a while without a touch', () => {
  vi.advanceTimersByTime(599);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  touch('pointerdown');
  touch('pointerup');
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
});

it('waits for a finger to be lifted, however long', () => {
  touch('pointerdown');
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});

it('does not run between the taps of someone who keeps tapping', () => {
  for (let taps = 0; taps < 4; taps += 1) {
    vi.advanceTimersByTime(500);
    touch('pointerdown');
    touch('pointerup');
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(act).toHaveBeenCalledOnce();
});
