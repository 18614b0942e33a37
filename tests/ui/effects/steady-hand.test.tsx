import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToSteadyHand } from '#ui/effects/steady-hand.ts';

// What another phone does never takes away what a thumb is on its way to.

const pressed = vi.fn();
let button: HTMLButtonElement;
let top = 0;
/** Milliseconds: each test begins long after any touch of the one before. */
let begun = 0;

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
  top = 0;
  document.body.innerHTML = '<main><button>Otto</button></main>';
  const [found] = document.querySelectorAll('button');
  if (found === undefined) throw new Error('no button');
  button = found;
  // Nothing is laid out here.
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
  button.addEventListener('click', pressed);
  begun += 10_000;
  vi.advanceTimersByTime(begun);
});

afterEach(() => {
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

function touch(event: 'pointerdown' | 'pointerup'): void {
  const made = new Event(event);
  Object.defineProperty(made, 'timeStamp', { value: performance.now() });
  dispatchEvent(made);
}

function moveDown(): void {
  top = 60;
}

it('shows it at once to a hand that rests', () => {
  const show = vi.fn();
  showToSteadyHand(show);
  expect(show).toHaveBeenCalledOnce();
});

it('waits for a hand that is tapping', () => {
  touch('pointerdown');
  touch('pointerup');
  const show = vi.fn();
  showToSteadyHand(show);
  vi.advanceTimersByTime(300);
  touch('pointerdown');
  touch('pointerup');
  vi.advanceTimersByTime(399);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledOnce();
});

it('a tap that was meant for what lay there before does nothing; a later one does', () => {
  showToSteadyHand(moveDown);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(251);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

it('a tap on what has stayed in its place counts', () => {
  showToSteadyHand(() => undefined);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});
