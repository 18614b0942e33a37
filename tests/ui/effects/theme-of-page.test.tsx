import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoresContext } from '#store/hooks.ts';
import { useHand, useTextSize, useTheme } from '#ui/effects/use-looks.ts';
import { storesInMemory } from '../../support/stores.ts';

/** What the device calls when it changes to the dark or to the light. */
let followers: Set<() => void>;
let background: string;

beforeEach(() => {
  followers = new Set();
  background = 'rgb(1, 2, 3)';
  for (let count = 0; count < 2; count += 1) {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, follow: () => void) => followers.add(follow),
    removeEventListener: (_: string, follow: () => void) => followers.delete(follow),
  }));
  vi.stubGlobal('getComputedStyle', () => ({ backgroundColor: background }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const meta of document.querySelectorAll('meta')) meta.remove();
});

function Looks() {
  useTheme();
  useTextSize();
  useHand();
  return null;
}

function open() {
  const { stores } = storesInMemory();
  const { settings } = stores;
  const { unmount } = render(
    <StoresContext value={stores}>
      <Looks />
    </StoresContext>,
  );
  const change = (theme: 'auto' | 'dark' | 'light') =>
    act(() => settings.getState().change('theme', theme));
  return { settings, change, unmount };
}

function bars(): readonly (string | null)[] {
  return [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));
}

it('the page and the bars around it have the theme that players choose, and later the device’s', () => {
  const { change, unmount } = open();
  const { dataset } = document.documentElement;
  expect(dataset['theme']).toBe('auto');
  background = 'rgb(9, 9, 9)';
  change('dark');
  expect([dataset['theme'], ...bars()]).toEqual(['dark', 'rgb(9, 9, 9)', 'rgb(9, 9, 9)']);
  expect(followers.size).toBe(0);
  // Before there is a style there is nothing to paint.
  background = '';
  change('light');
  expect([dataset['theme'], ...bars()]).toEqual(['light', 'rgb(9, 9, 9)', 'rgb(9, 9, 9)']);
  background = 'rgb(7, 7, 7)';
  change('auto');
  expect([dataset['theme'], ...bars()]).toEqual(['auto', 'rgb(7, 7, 7)', 'rgb(7, 7, 7)']);
  background = 'rgb(8, 8, 8)';
  for (const follow of followers) follow();
  expect(bars()).toEqual(['rgb(8, 8, 8)', 'rgb(8, 8, 8)']);
  unmount();
  expect(followers.size).toBe(0);
});

it('the text has the size, and the page the hand, that players choose', () => {
  const { settings, unmount } = open();
  const { dataset, style } = document.documentElement;
  act(() => {
    settings.getState().change('textSize', 125);
    settings.getState().change('hand', 'left');
  });
  expect([style.getPropertyValue('--text-scale'), dataset['hand']]).toEqual(['1.25', 'left']);
  act(() => {
    settings.getState().change('textSize', 100);
    settings.getState().change('hand', 'right');
  });
  expect([style.getPropertyValue('--text-scale'), dataset['hand']]).toEqual(['1', 'right']);
  unmount();
});
