import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToSteadyHand } from '#ui/effects/steady-hand.ts';

// A change from another phone must not replace what a thumb is about to tap.

const pressed = vi.fn();
let button: HTMLButtonElement;
let top = 0;
/** Milliseconds. Each test starts long after the previous test’s last touch. */
let begun = 0;
/** Milliseconds until what has changed is painted. */
const FRAME = 17;

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
  top = 0;
  document.body.innerHTML = '<main><button>Otto</button></main>';
  const [found] = document.querySelectorAll('button');
  if (found === undefined) throw new Error('no button');
  button = found;
  // This environment has no layout.
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

it('applies the change at once when nobody is tapping', () => {
  const show = vi.fn();
  showToSteadyHand(show);
  expect(show).toHaveBeenCalledOnce();
});

it('waits while someone is tapping', () => {
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

it('ignores a tap meant for what was there before, but not a later one', () => {
  showToSteadyHand(moveDown);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FRAME + 251);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

it('counts from when the change was painted, which a busy phone does late', () => {
  const paint = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  showToSteadyHand(moveDown);
  vi.advanceTimersByTime(600);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  paint.mock.calls[0]?.[0](performance.now());
  paint.mockRestore();
  vi.advanceTimersByTime(200);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

it('counts when the finger fell, though the click comes late', () => {
  showToSteadyHand(moveDown);
  vi.advanceTimersByTime(FRAME + 200);
  touch('pointerdown');
  vi.advanceTimersByTime(49);
  touch('pointerup');
  const late = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(late, 'timeStamp', { value: performance.now() + 100 });
  button.dispatchEvent(late);
  expect(pressed).not.toHaveBeenCalled();
});

it('does not follow a link that has moved, nor what has only just come, but anything else', () => {
  document.body.innerHTML = '<main><a href="#/old">Otto</a></main><a href="#/beside">Karl</a>';
  const followed = (link: Element | null) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const [old, beside] = document.querySelectorAll('a');
  if (old === undefined || beside === undefined) throw new Error('no links');
  old.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
  showToSteadyHand(() => {
    top = 9;
    old.insertAdjacentHTML('afterend', '<a href="#/new">Rat</a>');
  });
  expect(document.documentElement.dataset['justMoved']).toBe('');
  expect(followed(old)).toBe(false);
  expect(followed(document.querySelector('[href="#/new"]'))).toBe(false);
  // Outside of the screen's content, such as in its dock.
  expect(followed(beside)).toBe(true);
  // Hardly moved at all.
  top = 8;
  expect(followed(old)).toBe(true);
  vi.advanceTimersByTime(FRAME + 250);
  expect(document.documentElement.dataset['justMoved']).toBeUndefined();
});

it('accepts a tap on something that has not moved', () => {
  showToSteadyHand(() => undefined);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});
