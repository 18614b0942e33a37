import { act } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type { BackupFilePort } from '#store/ports.ts';
import { newBattle, openTable } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

async function settled() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

it('the end of a battle leaves a copy on the device, and a backup in the file that was chosen', async () => {
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
  // Nobody has tapped anything: the browser may not ask.
  expect(write.mock.calls).toEqual([[false]]);
  expect(stores.settings.getState().lastBackupAt).toBe(stores.clock());
});

it('a battle that goes on leaves none', async () => {
  const copyAtEnd = vi.fn<() => Promise<void>>(() => Promise.resolve());
  openTable(newBattle(), { device: { copyAtEnd } });
  await settled();
  expect(copyAtEnd).not.toHaveBeenCalled();
});

it('a copy that can’t be taken is no trouble, and no backup is noted that was not written', async () => {
  const copyAtEnd = () => Promise.reject(new Error('quota'));
  const ended = newBattle().do({ type: 'end-battle', winnerId: null });
  const { stores } = openTable(ended, { device: { copyAtEnd } });
  await settled();
  expect(stores.settings.getState().lastBackupAt).toBeNull();
});
