import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Loaded at once, as on a phone after the first start.
import '#ui/home/HomeNotices.tsx';
import '#ui/home/LostData.tsx';
import { noteLoss, rememberHome } from '#ui/last-place.ts';
import { fr } from '../../e2e/support/words.ts';
import { crowd } from '../../support/battles.ts';
import { EVENING } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { type OpenApp, openApp, type PlayedBattle, play, settled } from './open-app.tsx';

const OVER: PlayedBattle = {
  sides: [
    ['Reikland', crowd('Otto', 3)],
    ['Skavens', crowd('Rat', 3)],
  ],
  wonBy: 'nobody',
};

const GOING_ON: PlayedBattle = { sides: OVER.sides };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DAY = 24 * 60 * 60 * 1000;

/** Battles, one a day. */
async function playAll(app: OpenApp, battles: readonly PlayedBattle[]) {
  for (const battle of battles) {
    await play(app.stores.battles, battle);
    app.passTime(DAY);
  }
}

function reminder() {
  return screen.queryByRole('heading', { name: 'Une sauvegarde\u202f?' });
}

describe('data that the browser has removed', () => {
  it('are told at the next start, with the way to a backup, until seen', async () => {
    rememberHome('running');
    noteLoss();
    const app = await openApp();
    await sees('home:lost.battle');
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByRole('button', { name: 'Restaurer une sauvegarde' })).toBeTruthy();
    await app.user.click(notice.getByRole('button', { name: 'Compris' }));
    expect(screen.queryByRole('alert')).toBeNull();
    app.unmount();
    await openApp();
    await settled();
    expect(screen.queryByText(fr('home:lost.title'))).toBeNull();
  });

  it('may have been warbands without a battle', async () => {
    rememberHome('own');
    noteLoss();
    await openApp();
    await sees('home:lost.text');
  });

  it('were never there on a first visit', async () => {
    rememberHome('first');
    noteLoss();
    await openApp();
    await settled();
    expect(screen.queryByText(fr('home:lost.title'))).toBeNull();
  });
});

describe('the backup reminder', () => {
  it('appears after the third battle, says what is at stake, and can be put off', async () => {
    const app = await openApp();
    await playAll(app, [OVER, OVER]);
    expect(reminder()).toBeNull();
    await playAll(app, [OVER]);
    expect(reminder()).toBeTruthy();
    expect(screen.getByText('3 batailles jouées, et encore aucune sauvegarde.')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Plus tard' }));
    expect(reminder()).toBeNull();
    await settled();
    expect(app.disk.settings.get('reminderAnswered')).toMatch(/^b-/);
    app.unmount();
    const again = await openApp({
      entries: [...app.disk.entries.values()],
      settings: Object.fromEntries(app.disk.settings),
      now: EVENING + 4 * DAY,
    });
    await settled();
    expect(screen.getByRole('heading', { name: /terminées$/ })).toBeTruthy();
    expect(reminder()).toBeNull();
    await playAll(again, [OVER]);
    expect(reminder()).toBeTruthy();
  });

  it('stays away during a battle', async () => {
    const app = await openApp();
    await playAll(app, [OVER, OVER, OVER, GOING_ON]);
    expect(reminder()).toBeNull();
  });

  it('disappears after a backup, and stays if that fails', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:written');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const makeBackup = vi
      .fn<() => Promise<{ name: string; text: string }>>()
      .mockRejectedValueOnce(new Error('closed'))
      .mockResolvedValue({ name: 'b.json', text: '{}' });
    const app = await openApp({ device: { makeBackup } });
    await playAll(app, [OVER, OVER, OVER]);
    await app.user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await settled();
    expect(reminder()).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    expect(await screen.findByText('Sauvegarde écrite : b.json')).toBeTruthy();
    expect(reminder()).toBeNull();
  });
});

describe('low storage space', () => {
  it('is reported while everything can still be saved', async () => {
    const { stores } = await openApp();
    expect(screen.queryByText('Il n’y a presque plus de place')).toBeNull();
    const short = { persistence: 'granted', used: 95_000_000, available: 100_000_000 } as const;
    act(() => stores.device.setState({ storage: short }));
    await sees('home:room.title');
    await sees('home:room.text', { left: '5 Mo' });
  });
});

describe('on an iPhone', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1';

  function pretendIphone(standalone: boolean) {
    vi.stubGlobal('navigator', {
      userAgent: IPHONE,
      maxTouchPoints: 5,
      standalone,
      languages: ['fr-FR'],
    });
  }

  it('the advice to install appears once, before the first battle', async () => {
    pretendIphone(false);
    const app = await openApp();
    expect(await screen.findByText(/Sur l’écran d’accueil/)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Compris' }));
    expect(screen.queryByText(/Sur l’écran d’accueil/)).toBeNull();
    await settled();
    expect(app.disk.settings.get('installAdvised')).toBe(true);
  });

  it('the advice is absent once it is installed or a battle has been played', async () => {
    pretendIphone(true);
    const installed = await openApp();
    await settled();
    expect(screen.queryByText(/Sur l’écran d’accueil/)).toBeNull();
    installed.unmount();
    pretendIphone(false);
    const played = await openApp();
    await playAll(played, [OVER]);
    await settled();
    expect(screen.queryByText(/Sur l’écran d’accueil/)).toBeNull();
  });
});
