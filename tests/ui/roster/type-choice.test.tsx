import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { openRoster } from './open-roster.tsx';

// Of the fifty types, those are drawn that a phone shows: the others as soon as somebody comes near them, asks for them,
// or looks for one by its name.

/** Scrolls until the end of what is drawn is near, or far. */
let come: (near: boolean) => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
        come = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const ALL = system.catalogue.length;
/** And the one without a list. */
const drawn = () => screen.getAllByRole('radio').length - 1;

test('ten are drawn, and ten more each time that somebody comes near the end', async () => {
  await openRoster('/warbands/new');
  expect(drawn()).toBe(10);
  come(false);
  expect(drawn()).toBe(10);
  come(true);
  expect(drawn()).toBe(20);
  for (const _ of [30, 40, 50]) come(true);
  expect(drawn()).toBe(ALL);
  expect(screen.queryByRole('button', { name: /autres types$/u })).toBeNull();
});

test('all are drawn for who asks', async () => {
  const { user } = await openRoster('/warbands/new');
  await user.click(screen.getByRole('button', { name: `Voir les ${ALL - 10} autres types` }));
  expect(drawn()).toBe(ALL);
});

test('one that is not drawn is found by its name, and stays chosen', async () => {
  const { user } = await openRoster('/warbands/new');
  expect(screen.queryByRole('radio', { name: 'Orques noirs' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'orques n');
  await user.click(screen.getByRole('radio', { name: 'Orques noirs' }));
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.getByRole('radio', { name: 'Orques noirs' })).toHaveProperty('checked', true);
});

test('one that is chosen already is drawn, with all before it', async () => {
  await openRoster('/warbands/new:mordheim:black-orcs');
  expect(screen.getByRole('radio', { name: 'Orques noirs' })).toHaveProperty('checked', true);
  expect(drawn()).toBeGreaterThan(10);
});
