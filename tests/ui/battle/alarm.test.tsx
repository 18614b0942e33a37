import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { button, newBattle, openTable, tap, wayOn } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

/** A phone that records vibrations, wake locks and the badge of its icon. */
const phone = {
  vibrations: 0,
  badge: false,
  locks: new Set<{ released: boolean }>(),
};

function keepOn() {
  const lock = {
    released: false,
    release: () => {
      lock.released = true;
      phone.locks.delete(lock);
      return Promise.resolve();
    },
  };
  phone.locks.add(lock);
  return Promise.resolve(lock);
}

/** The phone releases every wake lock while it shows something else. */
function lookAway(): void {
  for (const lock of phone.locks) lock.released = true;
  phone.locks.clear();
}

beforeEach(() => {
  Object.assign(phone, { vibrations: 0, badge: false, locks: new Set() });
  vi.stubGlobal('navigator', {
    vibrate: () => (phone.vibrations += 1) > 0,
    setAppBadge: () => Promise.resolve(void (phone.badge = true)),
    clearAppBadge: () => Promise.resolve(void (phone.badge = false)),
    wakeLock: { request: keepOn },
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The last phase before a side begins its turn with a rout test. */
function beforeTheTest() {
  return newBattle()
    .set('Rat1', 'out-of-action')
    .set('Rat2', 'out-of-action')
    .nextUntil('Reikland', 'close-combat');
}

describe('a rout test that falls due', () => {
  it('vibrates once, and badges the app icon as long as it is due', () => {
    openTable(beforeTheTest());
    expect(phone).toMatchObject({ vibrations: 0, badge: false });
    tap(wayOn());
    expect(phone).toMatchObject({ vibrations: 1, badge: true });
    tap(button('Mouvement'));
    expect(phone.vibrations).toBe(1);
  });

  it('does not vibrate again when the battle is reopened', () => {
    openTable(beforeTheTest().next());
    expect(phone).toMatchObject({ vibrations: 0, badge: true });
  });

  it('stays silent when players have turned it off', () => {
    const table = openTable(beforeTheTest());
    act(() => table.stores.settings.getState().change('vibration', false));
    tap(wayOn());
    expect(phone).toMatchObject({ vibrations: 0, badge: true });
  });

  it('leaves no badge behind', () => {
    const { unmount } = openTable(beforeTheTest().next());
    unmount();
    expect(phone.badge).toBe(false);
  });
});

describe('the screen', () => {
  it('stays on during a battle, also after every return, but not afterwards', async () => {
    const { unmount } = openTable(newBattle());
    await settled();
    expect(phone.locks.size).toBe(1);
    lookAway();
    fireEvent(document, new Event('visibilitychange'));
    await settled();
    expect(phone.locks.size).toBe(1);
    fireEvent(document, new Event('visibilitychange'));
    await settled();
    expect(phone.locks.size).toBe(1);
    unmount();
    expect(phone.locks.size).toBe(0);
  });

  it('turns off as usual once the battle has ended, and stays on again when it is reopened', async () => {
    const table = openTable(newBattle());
    await settled();
    act(() => void table.session.send({ type: 'end-battle', winnerId: null }));
    await settled();
    expect(phone.locks.size).toBe(0);
    act(() => void table.session.send({ type: 'reopen-battle' }));
    await settled();
    expect(phone.locks.size).toBe(1);
  });

  it('turns off as usual when players have set it so', async () => {
    const table = openTable(newBattle());
    await settled();
    act(() => table.stores.settings.getState().change('wakeLock', false));
    await settled();
    expect(phone.locks.size).toBe(0);
  });
});

function settled(): Promise<void> {
  return act(async () => {
    await Promise.resolve();
  });
}
