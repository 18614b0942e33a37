import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Loaded at once, as on a phone after the first start.
import '#ui/home/HomeNotices.tsx';
import { crowd, side } from '../../support/battles.ts';
import { sees } from '../../support/sees.ts';
import { openApp, play, settled } from './open-app.tsx';

// The home screen’s notices about unsaved data, the offline copy, and new versions.

afterEach(() => {
  vi.restoreAllMocks();
});

function statusLine(): Element {
  const line = document.querySelector('.home-status');
  if (line === null) throw new Error('no line at the bottom');
  return line;
}

const SIDES = [
  ['Reikland', crowd('Otto', 3)],
  ['Skavens', crowd('Rat', 3)],
] as const;

describe('a database that can’t be written', () => {
  it('is reported with its reason above the way into a battle', async () => {
    const forbidden = await openApp({ database: 'refused' });
    await sees('error:banner.refused');
    await sees('ui:storage.open.refused');
    await sees('home:status.not-saved', {}, statusLine());
    expect(screen.getByRole('link', { name: 'Nouvelle bataille' })).toBeTruthy();
    forbidden.unmount();

    const broken = await openApp({ database: 'failed' });
    await sees('error:banner.failed');
    await sees('ui:storage.open.failed');
    broken.unmount();

    const newer = await openApp({ database: 'newer' });
    await sees('error:banner.newer');
    await sees('ui:storage.open.newer');
    newer.unmount();

    await openApp({ database: 'blocked' });
    await sees('error:banner.blocked');
    await sees('ui:storage.open.blocked');
  });
});

describe('unsaved data', () => {
  it('of the settings is reported with its reason as long as that lasts', async () => {
    const app = await openApp({ settings: { seeded: true } });
    const refuse = async (code: string) => {
      app.failNextSave(code);
      act(() => app.stores.settings.getState().change('vibration', false));
      await settled();
    };
    await refuse('quota');
    await sees('home:unsaved.title');
    await sees('home:status.unsaved', {}, statusLine());
    await sees('ui:storage.save.quota');
    await refuse('closed');
    await sees('ui:storage.save.closed');
    await refuse('unanswered');
    await sees('ui:storage.save.unanswered');
    await refuse('read-only');
    await sees('ui:storage.save.read-only');
    await refuse('unknown');
    await sees('ui:storage.save.unknown');
    await app.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await settled();
    expect(app.disk.settings.get('vibration')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a battle is counted, and saved to a file where the browser can write one', async () => {
    const app = await openApp();
    const { battles } = app.stores;
    const session = await battles.getState().create('mordheim');
    if (session === null) throw new Error('no Mordheim');
    session.send({
      type: 'start-battle',
      systemId: 'mordheim',
      name: '',
      roundLimit: null,
      houseRules: {},
      sides: SIDES.map(([name, fighters]) => side({ name, fighters })),
    });
    await session.settled();
    app.failNextSave('quota');
    session.send({ type: 'next-phase' });
    await session.settled();
    act(() => battles.getState().leave(session.battleId));
    await sees('home:unsaved.battle', { battle: 'Reikland contre Skavens', count: 1 });

    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no room for a file');
    });
    await app.user.click(screen.getByRole('button', { name: 'Sauvegarder dans un fichier' }));
    await sees('home:unsaved.not-exported');

    // Of a disk that can't be read nothing is there, not even a name for the file.
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:written');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const save = () =>
      app.user.click(screen.getByRole('button', { name: 'Sauvegarder dans un fichier' }));
    await save();
    await sees('home:unsaved.exported', { file: `${session.battleId}.json` });
    app.stores.device.setState({ makeBackup: async () => ({ name: 'tout.json', text: '' }) });
    await save();
    await sees('home:unsaved.exported', { file: 'tout.json' });
    expect(click).toHaveBeenCalledTimes(2);
  });
});

describe('rows that can’t be read', () => {
  it('are counted, and a battle among them is named', async () => {
    const { stores } = await openApp();
    act(() => stores.battles.setState({ unreadable: ['b-lost'] }));
    await sees('home:unreadable', { count: 1 });
    expect(screen.getByRole('link', { name: /b-lost/ }).getAttribute('href')).toContain('b-lost');
    act(() => stores.device.setState({ unreadable: 2 }));
    await sees('ui:storage.unreadable', { count: 2 });
  });
});

describe('the status line', () => {
  it('says whether the app starts offline, and if not, why', async () => {
    const { stores } = await openApp();
    const offline = (is: ReturnType<typeof stores.device.getState>['offline']) =>
      act(() => stores.device.setState({ offline: is }));
    await sees('home:status.offline.unknown');
    offline('mending');
    await sees('home:status.offline.mending');
    offline('no-network');
    await sees('home:status.offline.no-network');
    offline('no-room');
    await sees('home:status.offline.no-room');
    offline('unavailable');
    await sees('home:status.offline.unavailable');
    offline('ready');
    expect(screen.getByText('Hors ligne : prêt · Enregistré sur cet appareil')).toBeTruthy();
  });

  it('says that a private window forgets, unless the browser has promised or the app is installed', async () => {
    const { stores } = await openApp();
    const storage = (persistence: 'granted' | 'denied') =>
      act(() => stores.device.setState({ storage: { persistence, used: null, available: null } }));
    storage('denied');
    await sees('home:status.saved-if-private', {}, statusLine());
    storage('granted');
    expect(screen.queryByText(/privée/)).toBeNull();
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: query.includes('standalone'),
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    storage('denied');
    expect(screen.queryByText(/privée/)).toBeNull();
  });

  it('describes restrictions by the address and the browser', async () => {
    const { stores } = await openApp();
    act(() => stores.device.setState({ limits: ['address', 'offline', 'tabs'] }));
    await sees('home:status.one-tab');
    await sees('ui:limit.address');
  });
});

describe('a version activated by another tab', () => {
  it('is one tap away, but not during a battle', async () => {
    const restart = vi.fn<() => void>();
    const { stores, user } = await openApp();
    act(() => stores.device.setState({ update: 'replaced', applyUpdate: restart }));
    await sees('home:update.replaced');
    await user.click(screen.getByRole('button', { name: 'Redémarrer celui-ci' }));
    expect(restart).toHaveBeenCalledOnce();
    await play(stores.battles, { sides: SIDES });
    await sees('home:update.replaced-after-battle');
    expect(screen.queryByRole('button', { name: 'Redémarrer celui-ci' })).toBeNull();
  });
});
