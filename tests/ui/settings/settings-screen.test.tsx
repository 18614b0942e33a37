import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageName } from '#i18n/format.ts';
import { LANGUAGES } from '#i18n/setup.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { StorageReport } from '#store/ports.ts';
import { OPTIONS } from '#store/settings.ts';
import { crowd } from '../../support/battles.ts';
import { sees } from '../../support/sees.ts';
import { emptyWarband } from '../../support/warbands.ts';
import { openApp, play, settled } from '../home/open-app.tsx';

const SETTINGS = { path: '/settings', settings: { seeded: true } } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('offers every option of every setting, and keeps what was chosen', async () => {
  const { user, disk } = await openApp(SETTINGS);
  const groups = screen.getAllByRole('group').map((group) => within(group).queryAllByRole('radio'));
  const offered = groups.map((radios) => radios.map((radio) => radio.getAttribute('value')));
  for (const [key, options] of Object.entries(OPTIONS)) {
    const at = offered.findIndex((values) => values.join() === options.join());
    expect(offered).toContainEqual(options.map(String));
    for (const radio of groups[at] ?? []) {
      await user.click(radio);
      await settled();
      expect(radio).toHaveProperty('checked', true);
    }
    expect(disk.settings.get(key)).toBe(options.at(-1));
  }
});

describe('appearance', () => {
  it('changes the language at once, and remembers it', async () => {
    const { user, disk } = await openApp(SETTINGS);
    expect(screen.getByRole('radio', { name: 'Comme le téléphone' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    await settled();
    expect(screen.getByRole('link', { name: 'Warbands' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('en');
    expect(disk.settings.get('language')).toBe('en');
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Réglages' })).toBeTruthy();
  });

  it('lists every language by its own name', async () => {
    await openApp({ ...SETTINGS, language: 'en' });
    const languages = screen.getByRole('group', { name: 'Language' });
    expect(
      within(languages)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Same as the phone', ...LANGUAGES.map(languageName)]);
  });

  it('applies the chosen theme to the page', async () => {
    const { user, disk } = await openApp(SETTINGS);
    expect(document.documentElement.dataset['theme']).toBe('auto');
    await user.click(screen.getByRole('radio', { name: 'Clair' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await user.click(screen.getByRole('radio', { name: 'Sombre' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await settled();
    expect(disk.settings.get('theme')).toBe('dark');
  });

  it('scales the text of the whole page', async () => {
    const { user } = await openApp({ ...SETTINGS, settings: { seeded: true, textSize: 150 } });
    const scale = () => document.documentElement.style.getPropertyValue('--text-scale');
    expect(scale()).toBe('1.5');
    await user.click(screen.getByRole('radio', { name: '200\u00a0%' }));
    expect(scale()).toBe('2');
  });
});

describe('the large display', () => {
  it('can be set to appear sooner, later or never', async () => {
    const { user, disk } = await openApp(SETTINGS);
    expect(screen.getByRole('radio', { name: '45 s' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Jamais' }));
    await settled();
    expect(disk.settings.get('glance')).toBe(0);
    await user.click(screen.getByRole('radio', { name: '2 min' }));
    await settled();
    expect(disk.settings.get('glance')).toBe(120);
  });
});

describe('the hand that holds the phone', () => {
  it('is the right one by default', async () => {
    await openApp(SETTINGS);
    expect(screen.getByRole('radio', { name: 'Main droite' })).toHaveProperty('checked', true);
    expect(document.documentElement.dataset['hand']).toBe('right');
  });

  it('moves the buttons to the left, at once and after a restart', async () => {
    const { user, disk } = await openApp(SETTINGS);
    await user.click(screen.getByRole('radio', { name: 'Main gauche' }));
    expect(document.documentElement.dataset['hand']).toBe('left');
    await settled();
    expect(disk.settings.get('hand')).toBe('left');
  });

  it('is labelled in English', async () => {
    await openApp({ ...SETTINGS, language: 'en', settings: { seeded: true, hand: 'left' } });
    const hands = screen.getByRole('group', { name: 'Buttons under the thumb' });
    expect(within(hands).getByRole('radio', { name: 'Left hand' })).toHaveProperty('checked', true);
  });
});

describe('table settings', () => {
  it('are saved: whose dice, vibration, keeping the screen on', async () => {
    const { user, disk } = await openApp(SETTINGS);
    await user.click(screen.getByRole('radio', { name: 'Ceux de l’application' }));
    await user.click(screen.getByRole('switch', { name: 'Vibration' }));
    await user.click(screen.getByRole('switch', { name: 'Garder l’écran allumé' }));
    await settled();
    expect(disk.settings.get('dice')).toBe('app');
    expect(disk.settings.get('vibration')).toBe(false);
    expect(disk.settings.get('wakeLock')).toBe(false);
    await user.click(screen.getByRole('switch', { name: 'Tête-bêche' }));
    await settled();
    expect(disk.settings.get('glanceFacing')).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Jamais' }));
    expect(screen.queryByRole('switch', { name: 'Tête-bêche' })).toBeNull();
    expect(screen.getByText(/propose d’abord de lancer/)).toBeTruthy();
  });
});

describe('a setting that cannot be saved', () => {
  it('is reported beside it, and can be retried', async () => {
    const { user, disk, failNextSave } = await openApp(SETTINGS);
    failNextSave('quota');
    await user.click(screen.getByRole('radio', { name: 'Clair' }));
    await settled();
    const alert = screen.getByText(/n’a plus de place/).closest('[role=alert]');
    expect(disk.settings.get('theme')).toBeUndefined();
    expect(document.documentElement.dataset['theme']).toBe('light');
    if (!(alert instanceof HTMLElement)) throw new Error('not said');
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    await settled();
    expect(disk.settings.get('theme')).toBe('light');
    expect(screen.queryByText(/n’a plus de place/)).toBeNull();
  });
});

describe('restrictions by the address or the browser', () => {
  it('are described in full sentences', async () => {
    const { stores } = await openApp(SETTINGS);
    expect(screen.queryByText(/n’est pas sécurisée/)).toBeNull();
    act(() => stores.device.setState({ limits: ['address', 'offline', 'tabs'] }));
    await sees('ui:limit.address');
    await sees('ui:limit.offline');
    await sees('ui:limit.tabs');
  });
});

describe('the state of storage', () => {
  it('is described plainly, whatever the browser promises, with a button to ask where that may help', async () => {
    const { stores } = await openApp(SETTINGS);
    const promises = (persistence: StorageReport['persistence']) =>
      act(() =>
        stores.device.setState({
          storage: { persistence, used: 2_000_000, available: 1_000_000_000 },
        }),
      );
    const asks = () => screen.queryByRole('button', { name: /Demander de les garder/ }) !== null;
    await settled();
    promises('granted');
    await sees('ui:storage.persistence.granted');
    expect(screen.getByText('2 Mo utilisés, encore 998 Mo libres')).toBeTruthy();
    expect(asks()).toBe(false);
    promises('denied');
    await sees('ui:storage.persistence.denied');
    expect(asks()).toBe(true);
    promises('unanswered');
    await sees('ui:storage.persistence.unanswered');
    expect(asks()).toBe(true);
    promises('unsupported');
    await sees('ui:storage.persistence.unsupported');
    expect(asks()).toBe(false);
  });

  it('includes that there is hardly any room left', async () => {
    const { stores } = await openApp(SETTINGS);
    await settled();
    const used = (bytes: number) =>
      act(() =>
        stores.device.setState({
          storage: { persistence: 'granted', used: bytes, available: 100_000_000 },
        }),
      );
    used(70_000_000);
    expect(screen.queryByText('Il n’y a presque plus de place')).toBeNull();
    used(99_000_000);
    await sees('home:room.title');
    expect(screen.getByText('99 Mo utilisés, encore 1 Mo libres')).toBeTruthy();
  });

  it('can be requested again', async () => {
    const answers: StorageReport['persistence'][] = ['denied', 'granted'];
    const { user } = await openApp({
      ...SETTINGS,
      device: {
        askPersistence: () => Promise.resolve('granted'),
        storage: () =>
          Promise.resolve({ persistence: answers.shift() ?? 'granted', used: 1, available: 2 }),
      },
    });
    await settled();
    await user.click(screen.getByRole('button', { name: /Demander de les garder/ }));
    await settled();
    expect(screen.getByText('Le navigateur s’engage à garder vos données.')).toBeTruthy();
  });

  it('includes what could not be read', async () => {
    const { stores } = await openApp(SETTINGS);
    act(() => stores.device.setState({ unreadable: 2 }));
    await sees('ui:storage.unreadable', { count: 2 });
  });
});

describe('what is not backed up', () => {
  it('is counted since the last backup, samples not included', async () => {
    const band = (id: WarbandId, changedAt: number) => ({
      ...emptyWarband('reikland'),
      id,
      changedAt,
    });
    const { stores } = await openApp({
      ...SETTINGS,
      warbands: [band('w-mine', 5000), band('w-sample', 1000)],
    });
    expect(screen.getByText('Aucune sauvegarde pour l’instant')).toBeTruthy();
    const left = () => screen.getByText(/^Pas encore sauvegardé/).textContent;
    expect(left()).toMatch(/: 1 bande$/);
    const sides = [
      ['Reikland', crowd('Otto', 1)],
      ['Skavens', crowd('Rat', 1)],
    ] as const;
    await act(() => play(stores.battles, { sides }));
    await act(() => stores.battles.getState().refresh());
    expect(left()).toMatch(/: 1 bataille · 1 bande$/);
    act(() => stores.settings.getState().change('lastBackupAt', Date.UTC(2100, 0, 1, 12)));
    expect(screen.getByText('Rien n’a changé depuis.')).toBeTruthy();
    expect(screen.getByText(/^Dernière sauvegarde.*2100/)).toBeTruthy();
  });

  it('is nothing to speak of before the first backup of untouched samples', async () => {
    const sample = { ...emptyWarband('reikland'), changedAt: 1000 };
    await openApp({ ...SETTINGS, warbands: [sample] });
    expect(screen.getByText('Aucune sauvegarde pour l’instant')).toBeTruthy();
    expect(screen.queryByText(/changé depuis|^Pas encore sauvegardé/)).toBeNull();
  });
});

describe('data', () => {
  it.each([
    ['newer', /^Tout est enregistré dans ce navigateur/, true],
    ['blocked', /^Un autre onglet utilise une version plus ancienne/, false],
  ] as const)(
    'in storage that is %s can be restored, but not deleted',
    async (database, said, read) => {
      await openApp({ ...SETTINGS, database });
      const data = within(screen.getByRole('region', { name: 'Mes données' }));
      expect(data.getByText(said)).toBeTruthy();
      expect(data.queryByRole('button', { name: 'Sauvegarder' }) !== null).toBe(read);
      expect(data.queryByText(/sauvegarde pour l’instant/) !== null).toBe(read);
      expect(data.getByRole('button', { name: /^Restaurer/ })).toBeTruthy();
      expect(data.queryByRole('button', { name: /effacer/i })).toBeNull();
    },
  );
});

describe('a new version', () => {
  it('is shown, but cannot be installed during a battle', async () => {
    const { stores } = await openApp(SETTINGS);
    await play(stores.battles, {
      sides: [
        ['Reikland', crowd('Otto', 2)],
        ['Skavens', crowd('Rat', 2)],
      ],
    });
    act(() => stores.device.setState({ update: 'waiting' }));
    expect(screen.getByText(/elle sera prise après la bataille/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mettre à jour' })).toBeNull();
  });

  it('can be checked for', async () => {
    const { user } = await openApp(SETTINGS);
    const look = () => user.click(screen.getByRole('button', { name: 'Chercher une mise à jour' }));
    await look();
    await sees('settings:version.no-offline');
    const registration = { installing: null, waiting: null, update: () => Promise.resolve() };
    const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
    await look();
    expect(await screen.findByText('C’est la dernière version.')).toBeTruthy();
    Object.assign(registration, { waiting: {} });
    await look();
    expect(await screen.findByText(/Une nouvelle version arrive/)).toBeTruthy();
    Object.assign(registration, { update: () => Promise.reject(new TypeError('offline')) });
    await look();
    await sees('settings:version.no-network');

    Object.assign(registration, { waiting: null, update: () => new Promise(() => undefined) });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Chercher une mise à jour' }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    vi.useRealTimers();
    await sees('settings:version.no-answer');
  });
});

describe('about', () => {
  it('says that the app is unofficial, and credits the work that it uses', async () => {
    await openApp(SETTINGS);
    const about = screen.getByRole('region', { name: 'À propos' });
    expect(about.textContent).toContain('non officielle');
    expect(about.textContent).toMatch(/Game Icons.*CC BY 3\.0.*Lorc/);
    expect(about.textContent).toMatch(/Grenze Gotisch et Alegreya Sans/);
  });

  it('says when the list of third-party licences cannot be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await openApp(SETTINGS);
    const list = screen.getByText(/^Bibliothèques, polices et icônes/).closest('details');
    if (list === null) throw new Error('no list of works');
    list.open = true;
    fireEvent(list, new Event('toggle'));
    await sees('settings:about.third-party-missing');
  });
});
