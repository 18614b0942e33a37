import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { copyAtEnd } from '#app/data-tools.ts';
import { deviceOn } from '#app/disk.ts';
import type { BackupFilePort, LocalCopy } from '#store/ports.ts';
import { freshApi, openReady } from '../../support/databases.ts';
import { EVENING } from '../../support/memory-ports.ts';
import { note } from '../../support/notes.ts';
import { sees } from '../../support/sees.ts';
import { openApp } from '../home/open-app.tsx';

const SETTINGS = { path: '/settings', settings: { seeded: true } } as const;

const COPY: LocalCopy = {
  id: 'c-1',
  takenAt: EVENING,
  cause: 'battle-ended',
  sides: ['Reikland', 'Skavens'],
  battles: 2,
  warbands: 1,
};

describe('snapshots', () => {
  it('are not mentioned before there is one', async () => {
    await openApp(SETTINGS);
    expect(screen.queryByText('Copies sur cet appareil')).toBeNull();
  });

  it('show when and why they were taken, and what they contain', async () => {
    const localCopies = () =>
      Promise.resolve([COPY, { ...COPY, id: 'c-2', cause: 'wipe' as const, sides: [] }]);
    await openApp({ ...SETTINGS, device: { localCopies } });
    const section = await screen.findByRole('region', { name: 'Copies sur cet appareil' });
    const [after, wiped] = within(section).getAllByRole('button');
    expect(after?.textContent).toContain('Après Reikland contre Skavens');
    expect(after?.textContent).toContain('2 batailles · 1 bande');
    expect(wiped?.textContent).toContain('Avant d’avoir tout effacé');
  });

  it('restore everything with one tap, and restart', async () => {
    const db = await openReady(freshApi());
    await db.entries.put({ ...note('b-1', 1) });
    await copyAtEnd(db, ['Reikland', 'Skavens']);
    await db.entries.clear();
    await db.entries.put({ ...note('b-2', 2) });
    const restart = vi.fn<() => void>();
    const { user } = await openApp({
      ...SETTINGS,
      device: { ...deviceOn(db), restart },
    });
    await user.click(await screen.findByRole('button', { name: /^Après Reikland/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'C’est comme avant' }));
    expect(await db.entries.toArray()).toMatchObject([{ battleId: 'b-1' }]);
    const [button] = sheet.getAllByRole('button', { name: 'Redémarrer' });
    if (button !== undefined) await user.click(button);
    expect(restart).toHaveBeenCalledOnce();
  });

  it('that are unreadable are reported, and nothing has changed', async () => {
    const { user } = await openApp({
      ...SETTINGS,
      device: {
        localCopies: () => Promise.resolve([COPY]),
        returnTo: () => Promise.resolve({ refused: 'copy-gone', detail: null }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Après Reikland/ }));
    await sees('settings:copies.refused-title');
    await sees('home:restore.refused.copy-gone');
  });
});

describe('a single backup file', () => {
  it('is not offered by a browser without file handles', async () => {
    await openApp(SETTINGS);
    expect(screen.queryByRole('button', { name: /même fichier/ })).toBeNull();
  });

  it('is chosen once, receives the backups, and can be forgotten', async () => {
    const calls: string[] = [];
    const file: BackupFilePort = {
      chosen: () => Promise.resolve(null),
      choose: () => Promise.resolve('mes-parties.json'),
      forget: () => Promise.resolve(void calls.push('forget')),
      write: (mayAsk) => {
        calls.push(`write ${mayAsk}`);
        return Promise.resolve({ name: 'mes-parties.json' });
      },
    };
    const { user } = await openApp({ ...SETTINGS, device: { backupFile: file } });
    await user.click(screen.getByRole('button', { name: 'Toujours dans le même fichier' }));
    expect(await screen.findByText(/^Les sauvegardes vont dans mes-parties.json/)).toBeTruthy();
    expect(calls).toEqual(['write true']);
    await user.click(screen.getByRole('button', { name: 'Ne plus utiliser ce fichier' }));
    expect(calls).toEqual(['write true', 'forget']);
  });

  it('that is missing does not prevent a backup', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:written');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const file: BackupFilePort = {
      chosen: () => Promise.resolve('gone.json'),
      choose: () => Promise.resolve(null),
      forget: () => Promise.resolve(),
      write: () => Promise.resolve({ failed: 'failed' }),
    };
    const makeBackup = () => Promise.resolve({ name: 'b.json', text: '{}' });
    const { user } = await openApp({ ...SETTINGS, device: { backupFile: file, makeBackup } });
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    expect(await screen.findByText('Sauvegarde écrite : b.json')).toBeTruthy();
    vi.restoreAllMocks();
  });
});
