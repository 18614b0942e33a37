import { act } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type { BackupFilePort } from '#store/ports.ts';
import { newBattle, openTable } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

async function settled() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

it('the end of a battle takes a snapshot on the device, and writes a backup to the chosen file', async () => {
  const copyAtEnd = vi.fn<(sides: readonly string[]) => Promise<void>>(() => Promise.resolve());
  const write = vi.fn<BackupFilePort['write']>(() => Promise.resolve({ name: 'mes-parties.json' }));
  const backupFile: BackupFilePort = {
    chosen: () => Promise.resolve('mes-parties.json'),
    choose: () => Promise.resolve(null),
    forget: () => Promise.resolve(),
    write,
  };
  const ended = newBattle().do({ type: 'end-battle', winnerId: null });
  const { stores } = openTable(ended, { device: { copyAtEnd, backupFile } });
  await settled();
  expect(copyAtEnd.mock.calls).toEqual([[['Reikland', 'Skavens']]]);
  // Without a tap, the browser must not ask for permission.
  expect(write.mock.calls).toEqual([[false]]);
  expect(stores.settings.getState().lastBackupAt).toBe(stores.clock());
});

it('an unfinished battle takes none', async () => {
  const copyAtEnd = vi.fn<() => Promise<void>>(() => Promise.resolve());
  openTable(newBattle(), { device: { copyAtEnd } });
  await settled();
  expect(copyAtEnd).not.toHaveBeenCalled();
});

it('a failed snapshot is not reported, and a backup that was not written is not recorded', async () => {
  const copyAtEnd = () => Promise.reject(new Error('quota'));
  const ended = newBattle().do({ type: 'end-battle', winnerId: null });
  const { stores } = openTable(ended, { device: { copyAtEnd } });
  await settled();
  expect(stores.settings.getState().lastBackupAt).toBeNull();
});
