import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchKeyboard } from '#ui/effects/by-keyboard.ts';
import { TOAST_TIME, useOutdated } from '#ui/effects/use-outdated.ts';

beforeEach(() => {
  vi.useFakeTimers();
  watchKeyboard(false);
});

afterEach(() => vi.useRealTimers());

function Toast({ about }: { readonly about: object | null }) {
  const outdated = useOutdated(about);
  return outdated ? (
    <span>gone</span>
  ) : (
    <span className="k-toast">
      <button type="button">Undo</button>
    </span>
  );
}

const isThere = () => screen.queryByRole('button') !== null;
const later = (time: number) => act(() => void vi.advanceTimersByTime(time));

it('stands for a while, until something else is told', () => {
  const { rerender } = render(<Toast about={{}} />);
  later(TOAST_TIME - 1);
  expect(isThere()).toBe(true);
  later(1000);
  expect(isThere()).toBe(false);
  rerender(<Toast about={{}} />);
  expect(isThere()).toBe(true);
});

it('does not go from under a finger', () => {
  render(<Toast about={{}} />);
  later(TOAST_TIME + 1);
  fireEvent.pointerDown(document.body);
  later(5000);
  expect(isThere()).toBe(true);
  fireEvent.pointerUp(document.body);
  later(1000);
  expect(isThere()).toBe(false);
});

it('stands while it has the focus', () => {
  render(<Toast about={{}} />);
  act(() => screen.getByRole('button').focus());
  later(3 * TOAST_TIME);
  expect(isThere()).toBe(true);
  act(() => screen.getByRole('button').blur());
  later(TOAST_TIME + 1000);
  expect(isThere()).toBe(false);
});

it('stands where keys are pressed', () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  render(<Toast about={{}} />);
  later(3 * TOAST_TIME);
  expect(isThere()).toBe(true);
});

it('stands where nothing else has what it offers', () => {
  render(<Toast about={null} />);
  later(3 * TOAST_TIME);
  expect(isThere()).toBe(true);
});
