import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoresContext } from '#store/hooks.ts';
import { useLongPress } from '#ui/effects/use-long-press.ts';
import { storesInMemory } from '../../support/stores.ts';

// A finger that rests on something, as browsers report it.

const phone = { rests: 0, vibrations: 0 };
const { stores } = storesInMemory();

beforeEach(() => {
  Object.assign(phone, { rests: 0, vibrations: 0 });
  stores.settings.getState().change('vibration', true);
  vi.stubGlobal('navigator', { vibrate: () => (phone.vibrations += 1) > 0 });
  vi.useFakeTimers();
  render(
    <StoresContext value={stores}>
      <Target />
    </StoresContext>,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Target() {
  const press = useLongPress(() => {
    phone.rests += 1;
  });
  return (
    <button type="button" {...press}>
      Ring
    </button>
  );
}

const target = () => screen.getByRole('button');
const finger = (clientY: number) => ({ touches: [{ clientX: 10, clientY }] });
const later = (time: number) => act(() => void vi.advanceTimersByTime(time));
/** @returns whether the browser may still make a click of the touch */
const lift = () => fireEvent.touchEnd(target());
/** @returns whether the browser may still open its own menu */
const menu = (pointerType: string) =>
  fireEvent(
    target(),
    new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType }),
  );

test('acts once, by whichever comes first, is felt, and is no tap', () => {
  fireEvent.touchStart(target(), finger(10));
  later(500);
  expect(menu('touch')).toBe(false);
  later(500);
  expect(lift()).toBe(false);
  expect(phone).toEqual({ rests: 1, vibrations: 1 });
});

test('acts where the browser has no menu of its own', () => {
  fireEvent.touchStart(target(), finger(10));
  later(1000);
  expect(menu('touch')).toBe(false);
  expect(lift()).toBe(false);
  expect(phone).toEqual({ rests: 1, vibrations: 1 });
});

test('is not felt where players have switched that off', () => {
  act(() => stores.settings.getState().change('vibration', false));
  fireEvent.touchStart(target(), finger(10));
  later(1000);
  expect(phone).toEqual({ rests: 1, vibrations: 0 });
});

test('trembles a little, but does not scroll', () => {
  fireEvent.touchStart(target(), finger(10));
  fireEvent.touchMove(target(), finger(14));
  later(1000);
  expect(phone.rests).toBe(1);
  lift();
  fireEvent.touchStart(target(), finger(10));
  fireEvent.touchMove(target(), finger(40));
  later(1000);
  expect(menu('touch')).toBe(false);
  expect(phone.rests).toBe(1);
});

test('is neither a tap, nor two fingers, nor a touch that the browser has taken over', () => {
  fireEvent.touchStart(target(), finger(10));
  later(200);
  expect(lift()).toBe(true);
  later(1000);
  fireEvent.touchStart(target(), { touches: [...finger(10).touches, ...finger(90).touches] });
  later(1000);
  fireEvent.touchStart(target(), finger(10));
  fireEvent.touchCancel(target());
  later(1000);
  expect(phone.rests).toBe(0);
});

test('leaves a mouse the browser’s own menu', () => {
  expect(menu('mouse')).toBe(true);
  expect(phone.rests).toBe(0);
});
