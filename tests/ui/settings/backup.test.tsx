import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceOn, diskOn } from '#app/disk.ts';
import { portsOn } from '#app/ports.ts';
import { readBackup } from '#exchange/backup.ts';
import { dateAndTime } from '#i18n/format.ts';
import { readEverything } from '#persistence/all.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import type { DevicePort, RestoreResult } from '#store/ports.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { crowd } from '../../support/battles.ts';
import { freshApi, openReady } from '../../support/databases.ts';
import { createMemoryPorts, EVENING } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { SYSTEMS } from '../../support/systems.ts';
import { type OpenApp, openApp, play, settled } from '../home/open-app.tsx';

const SETTINGS = { path: '/settings', settings: { seeded: true } } as const;

/** Files saved by the browser. */
let written: Blob[] = [];

beforeEach(() => {
  written = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) written.push(file);
    return 'blob:written';
  });
  // This environment would navigate to the file instead of saving it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a backup', () => {
  it('is a file with everything in it, one tap away', async () => {
    const db = await playedDatabase();
    const { user } = await openApp({ ...SETTINGS, device: deviceOn(db) });
    expect(screen.getByText('Aucune sauvegarde pour l’instant')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    expect(await screen.findByText(/^Sauvegarde écrite : hors-de-combat-.*\.json$/)).toBeTruthy();
    expect(screen.getByText(`Dernière sauvegarde : ${dateAndTime(EVENING)}`)).toBeTruthy();
    const reading = readBackup((await written[0]?.text()) ?? '');
    expect(reading).toMatchObject({ backup: await readEverything(db) });
  });

  it('that cannot be written is reported, and not recorded as done', async () => {
    const makeBackup = () => Promise.reject(new Error('closed'));
    const { user } = await openApp({ ...SETTINGS, device: { makeBackup } });
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await sees('settings:data.backup-failed');
    expect(screen.getByText('Aucune sauvegarde pour l’instant')).toBeTruthy();
  });

  it('is shared as a text file with apps that accept nothing else', async () => {
    const shared: File[] = [];
    pretendShare(
      (file) => file.type === 'text/plain',
      (file) => shared.push(file),
    );
    const { user } = await openApp({ ...SETTINGS, device: { makeBackup: someBackup } });
    await user.click(screen.getByRole('button', { name: 'Partager' }));
    expect(await screen.findByText('Sauvegarde partagée.')).toBeTruthy();
    expect(shared.map(({ name }) => name)).toEqual(['b.json.txt']);
    expect(await shared[0]?.text()).toBe('{}');
  });

  it('whose sharing is cancelled is not an error', async () => {
    pretendShare(
      () => true,
      () => {
        throw new DOMException('closed', 'AbortError');
      },
    );
    const { user } = await openApp({ ...SETTINGS, device: { makeBackup: someBackup } });
    await user.click(screen.getByRole('button', { name: 'Partager' }));
    await settled();
    expect(screen.queryByText(/Sauvegarde partagée|n’a pas pu/)).toBeNull();
    expect(screen.getByText('Aucune sauvegarde pour l’instant')).toBeTruthy();
  });

  it('is not shared by a browser without file sharing', async () => {
    await openApp(SETTINGS);
    expect(screen.queryByRole('button', { name: 'Partager' })).toBeNull();
  });
});

describe('restoring', () => {
  it('brings everything back, lists it, and restarts', async () => {
    const lost = await playedDatabase();
    const { text } = await deviceOn(lost).makeBackup();
    const db = await openReady(freshApi());
    const restart = vi.fn<() => void>();
    const app = await openApp({ ...SETTINGS, device: { ...deviceOn(db), restart } });
    await choose(app, text);
    const sheet = within(await screen.findByRole('dialog', { name: 'Sauvegarde restaurée' }));
    expect(sheet.getByText('1 bataille retrouvée')).toBeTruthy();
    expect(sheet.getByText('2 bandes retrouvées')).toBeTruthy();
    expect(restart).not.toHaveBeenCalled();
    // Closing it and its main action.
    const buttons = sheet.getAllByRole('button', { name: 'Redémarrer' });
    for (const button of buttons) await app.user.click(button);
    expect(restart).toHaveBeenCalledTimes(buttons.length);
    expect(await readEverything(db)).toEqual(await readEverything(lost));
  });

  it('of a large file shows its progress until it is done; of a small one it does not', async () => {
    let report: ((done: number, total: number) => void) | undefined;
    let finish: (result: RestoreResult) => void = () => undefined;
    const restore: DevicePort['restore'] = (_, onProgress) => {
      report = onProgress;
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    const app = await openApp({ ...SETTINGS, device: { restore } });
    const refuse = () => act(async () => finish({ refused: 'too-big', detail: null }));
    await choose(app, '{}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(report).toBeUndefined();
    await refuse();
    await screen.findByRole('dialog', { name: 'Rien n’a été restauré' });

    // The same file can be chosen again, and another one takes the place of the refusal.
    const field = screen.getByLabelText<HTMLInputElement>('Fichier de sauvegarde à restaurer');
    expect(field.value).toBe('');
    await choose(app, ' '.repeat(300_001));
    const working = within(await screen.findByRole('dialog', { name: 'Restauration…' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(working.getByText('Lecture…')).toBeTruthy();
    act(() => report?.(40, 120));
    expect(working.getByText('40 actions sur 120')).toBeTruthy();
    await app.user.click(working.getByRole('button', { name: 'Un instant' }));
    expect(working.getByText('40 actions sur 120')).toBeTruthy();
    await refuse();
    await screen.findByRole('dialog', { name: 'Rien n’a été restauré' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('of a large file that succeeds, or can’t be read, leaves no progress behind its outcome', async () => {
    const restore: DevicePort['restore'] = (_, onProgress) => {
      onProgress?.(1, 2);
      return Promise.resolve({
        restored: {
          battles: 1,
          entries: 2,
          warbands: 0,
          differing: [],
          unreadable: [],
          packs: [],
          differingPacks: [],
          conflicts: 0,
          ahead: 0,
          photosMissing: 0,
        },
      });
    };
    const app = await openApp({ ...SETTINGS, device: { restore } });
    await choose(app, ' '.repeat(300_001));
    await screen.findByRole('dialog', { name: 'Sauvegarde restaurée' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('says when everything was there already', async () => {
    const db = await playedDatabase();
    const device = deviceOn(db);
    const app = await openApp({ ...SETTINGS, device });
    await choose(app, (await device.makeBackup()).text);
    expect(await screen.findByText(/était déjà là/)).toBeTruthy();
  });

  it('names a warband that differs, with the other version a tap away and back', async () => {
    const version = (name: string, changedAt: number) => ({
      name,
      changedAt,
      row: { id: 'w-a', name, changedAt },
    });
    const put: unknown[] = [];
    const device: Partial<DevicePort> = {
      restore: async () => ({
        restored: {
          battles: 0,
          entries: 0,
          warbands: 0,
          differing: [
            {
              id: 'w-a',
              kept: 'here',
              here: version('Les Rats', EVENING),
              inBackup: version('Les Corbeaux', 0),
            },
          ],
          unreadable: [],
          packs: [],
          differingPacks: [],
          conflicts: 0,
          ahead: 0,
          photosMissing: 0,
        },
      }),
      putWarband: async (row) => {
        if (put.length === 2) throw Object.assign(new Error('full'), { code: 'quota' });
        put.push(row);
      },
    };
    const app = await openApp({ ...SETTINGS, device });
    await choose(app, '{}');
    await sees('home:restore.differing');
    expect(screen.queryByText(/était déjà là/)).toBeNull();
    const versions = within(screen.getByRole('group', { name: 'Les Rats' }));
    const here = versions.getByRole('radio', { name: /^Ici.*Les Rats/ });
    const other = versions.getByRole('radio', { name: /^Sauvegarde.*Les Corbeaux.*exemple/ });
    expect(here).toHaveProperty('checked', true);
    await app.user.click(other);
    expect(other).toHaveProperty('checked', true);
    await app.user.click(here);
    expect(here).toHaveProperty('checked', true);
    expect(put).toMatchObject([{ name: 'Les Corbeaux' }, { name: 'Les Rats' }]);
    await app.user.click(other);
    expect(here).toHaveProperty('checked', true);
    await sees('ui:storage.save.quota');
  });

  it('refuses an invalid backup with a reason, and loses nothing', async () => {
    const db = await playedDatabase();
    const before = await readEverything(db);
    const device = deviceOn(db);
    const app = await openApp({ ...SETTINGS, device });
    const { text } = await device.makeBackup();
    await choose(app, '');
    await sees('home:restore.refused-title');
    await sees('ui:backup.refused.empty');
    await close(app);
    await choose(app, 'Bonjour');
    await sees('ui:backup.refused.not-json');
    await close(app);
    await choose(app, '{"app":"other"}');
    await sees('ui:backup.refused.not-ours');
    await close(app);
    await choose(app, text.replace(/"format":\d+/, '"format":99'));
    await sees('ui:backup.refused.newer-format');
    await close(app);
    await choose(app, text.slice(0, -9));
    await sees('ui:backup.refused.damaged');
    await sees('ui:backup.damaged.file');
    await close(app);
    await choose(app, text.replace('Embuscade', 'Embuscode'));
    await sees('ui:backup.damaged.content');
    await close(app);
    await choose(app, text.replace('"warbands":[', '"warbands":[7,'));
    await sees('ui:backup.damaged.warbands', { count: 1 });
    await close(app);
    await choose(app, text.replace('"battles":{', '"battles":{"b-x":[7],'));
    await sees('ui:backup.damaged.battles', { count: 1 });
    await close(app);
    await choose(app, text.replace(/"settings":\{.*\}\}$/, '"settings":7}'));
    await sees('ui:backup.damaged.settings', { count: 1 });
    expect(await readEverything(db)).toEqual(before);
  });

  it('says why the disk did not take it', async () => {
    let refused = 'too-big';
    const restore = (): Promise<RestoreResult> => Promise.resolve({ refused, detail: null });
    const app = await openApp({ ...SETTINGS, device: { restore } });
    const chosen = async (answer: string) => {
      refused = answer;
      await choose(app, '{}');
      await screen.findByRole('dialog', { name: 'Rien n’a été restauré' });
    };
    await chosen('too-big');
    await sees('ui:backup.refused.too-big');
    await close(app);
    await chosen('not-saved-quota');
    await sees('home:restore.refused.quota');
    await close(app);
    await chosen('not-saved-read-only');
    await sees('home:restore.refused.read-only');
    await close(app);
    await chosen('not-saved-closed');
    await sees('home:restore.refused.closed');
    await close(app);
    await chosen('no-storage');
    await sees('home:restore.refused.no-storage');
    await close(app);
    await chosen('not-saved-conflict');
    await sees('ui:backup.failed');
    await close(app);
    await chosen('not-saved-unknown');
    await sees('ui:backup.failed');
  });

  it('has a sentence for a file that the phone cannot read', async () => {
    const app = await openApp(SETTINGS);
    const file = new File(['{}'], 'backup.json');
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    await app.user.upload(screen.getByLabelText('Fichier de sauvegarde à restaurer'), file);
    await sees('ui:backup.refused.unreadable');
  });

  it('is offered on the home screen as well when something is unreadable', async () => {
    const db = await openReady(freshApi());
    const app = await openApp({ device: deviceOn(db) });
    act(() => app.stores.device.setState({ unreadable: 1 }));
    await screen.findByRole('button', { name: 'Restaurer une sauvegarde' });
    await choose(app, 'Bonjour');
    expect(await screen.findByRole('dialog', { name: 'Rien n’a été restauré' })).toBeTruthy();
  });
});

describe('deleting everything', () => {
  it('asks first, and offers a backup', async () => {
    const calls: string[] = [];
    const device: Partial<DevicePort> = {
      makeBackup: someBackup,
      wipe: () => Promise.resolve(void calls.push('wipe')),
      restart: () => void calls.push('restart'),
    };
    const { user } = await openApp({ ...SETTINGS, device });
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Tout effacer\u202f?' }));
    await user.click(sheet.getByRole('button', { name: 'Sauvegarder d’abord' }));
    expect(await sheet.findByText('Sauvegarde écrite : b.json')).toBeTruthy();
    expect(written).toHaveLength(1);
    expect(calls).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Tout effacer' }));
    await settled();
    expect(calls).toEqual(['wipe', 'restart']);
  });

  it('does nothing when the player cancels', async () => {
    const wipe = vi.fn(() => Promise.resolve());
    const { user } = await openApp({ ...SETTINGS, device: { wipe } });
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
    await user.click(screen.getByRole('button', { name: 'Ne rien effacer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(wipe).not.toHaveBeenCalled();
  });

  it('says what to do when it fails', async () => {
    const restart = vi.fn<() => void>();
    const wipe = () => Promise.reject(new Error('blocked'));
    const { user } = await openApp({ ...SETTINGS, device: { wipe, restart } });
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Tout effacer' }),
    );
    await sees('settings:wipe.no-copy');
    await sees('settings:wipe.with-copy');
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('switch', { name: /copies/ }));
    await sees('settings:wipe.without-copy');
    await user.click(sheet.getByRole('button', { name: 'Tout effacer' }));
    await sees('settings:wipe.failed');
    expect(restart).not.toHaveBeenCalled();
  });
});

/** A real database with two warbands and a battle in it. */
async function playedDatabase(): Promise<HorsDeCombatDb> {
  const db = await openReady(freshApi());
  // Web Locks, which this environment does not have.
  const { holdBattle } = createMemoryPorts().ports;
  const disk = await diskOn({ state: 'ready', db }, () => {}, 'a-test');
  const ports = { ...portsOn(disk, { actor: disk.actor }), holdBattle };
  const warbands = createWarbandsStore(ports, SYSTEMS);
  await warbands.getState().load();
  await warbands.getState().addSamples('mordheim');
  await vi.waitUntil(() => warbands.getState().status.kind === 'saved');
  for (const { id } of warbands.getState().warbands?.slice(2) ?? []) warbands.getState().remove(id);
  warbands.getState().playedWith(warbands.getState().warbands?.map(({ id }) => id) ?? []);
  await vi.waitUntil(() => warbands.getState().status.kind === 'saved');
  await play(createBattlesStore(ports, SYSTEMS), {
    name: 'Embuscade',
    sides: [
      ['Reikland', crowd('Otto', 3)],
      ['Skavens', crowd('Rat', 3)],
    ],
    out: ['Rat1'],
  });
  return db;
}

async function choose({ user }: OpenApp, text: string): Promise<void> {
  const file = new File([text], 'backup.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText('Fichier de sauvegarde à restaurer'), file);
}

async function close({ user }: OpenApp): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  const [button] = dialog.getAllByRole('button', { name: 'Fermer' });
  if (button !== undefined) await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
}

function someBackup(): ReturnType<DevicePort['makeBackup']> {
  return Promise.resolve({ name: 'b.json', text: '{}' });
}

function pretendShare(takes: (file: File) => boolean, share: (file: File) => void): void {
  vi.stubGlobal(
    'navigator',
    Object.assign(
      Object.create(navigator, { userAgent: { value: '' }, maxTouchPoints: { value: 0 } }),
      {
        canShare: ({ files = [] }: ShareData) => files.every(takes),
        share: async ({ files = [] }: ShareData) => files.forEach(share),
      },
    ),
  );
}
