import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { lazyScreen } from '#app/lazy-screen.tsx';
import { startI18n } from '#i18n/setup.ts';

beforeAll(() => startI18n('fr', 'own'));

afterEach(() => vi.unstubAllGlobals());

function Table() {
  return <p>{'la table'}</p>;
}

/** A chunk that loads or fails when the test says so. */
function slowCode() {
  const waiting: { readonly come: () => void; readonly fail: () => void }[] = [];
  const load = () =>
    new Promise<typeof Table>((resolve, reject) => {
      waiting.push({ come: () => resolve(Table), fail: () => reject(new Error('no network')) });
    });
  return { load, waiting };
}

describe('a lazily loaded screen', () => {
  test('shows a loading message until its chunk has arrived', async () => {
    const { load, waiting } = slowCode();
    const { Screen } = lazyScreen(load);
    render(<Screen />);
    expect(screen.getByRole('status').textContent).toContain('en chemin');
    await act(async () => waiting[0]?.come());
    expect(screen.getByText('la table')).toBeTruthy();
  });

  test('says when its chunk cannot be loaded, and retries once the network is back', async () => {
    const { load, waiting } = slowCode();
    // What is missing may also be gone from the site: it is asked for its version.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const { Screen } = lazyScreen(load);
    render(<Screen />);
    await act(async () => waiting[0]?.fail());
    expect(screen.getByRole('status').textContent).toContain('Rien n’est perdu');
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    await act(async () => waiting[1]?.come());
    expect(screen.getByText('la table')).toBeTruthy();
  });

  test('waits for its other resources as well as its code', async () => {
    const needs = slowCode();
    const { Screen } = lazyScreen(() => Promise.resolve(Table), needs.load);
    render(<Screen />);
    await act(async () => {});
    expect(screen.queryByText('la table')).toBeNull();
    await act(async () => needs.waiting[0]?.come());
    expect(screen.getByText('la table')).toBeTruthy();
  });

  test('shows at once when it was preloaded, without a loading message', async () => {
    const { Screen, preload } = lazyScreen(() => Promise.resolve(Table));
    await preload();
    render(<Screen />);
    expect(screen.getByText('la table')).toBeTruthy();
  });
});
