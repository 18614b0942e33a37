import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roomCode } from '#sync/room-code.ts';
import { newRoomKey } from '#sync/room-key.ts';
import { sees } from '../../support/sees.ts';
import { openApp } from '../home/open-app.tsx';

function section(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Hubs' });
}

test('hubs that this phone has been to are named, and forgotten with their rooms after a question', async () => {
  const room = (hub: string, battleId: 'b-one' | 'b-two') =>
    roomCode({ battleId, hub, key: newRoomKey() }, null);
  const { user, disk } = await openApp({
    path: '/settings',
    settings: {
      seeded: true,
      hubs: ['hub.example', 'other.example'],
      'room-b-one': room('hub.example', 'b-one'),
      'room-b-two': room('other.example', 'b-two'),
    },
  });
  await screen.findByText('hub.example');
  await user.click(screen.getByRole('button', { name: 'Oublier hub.example' }));
  await sees('settings:hubs.text');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Garder' }));
  expect(disk.settings.get('hubs')).toEqual(['hub.example', 'other.example']);
  await user.click(screen.getByRole('button', { name: 'Oublier hub.example' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Oublier' }));
  await expect.poll(() => screen.queryByText('hub.example')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('other.example')).toBeDefined();
  expect(disk.settings.get('hubs')).toEqual(['other.example']);
  expect(disk.settings.get('room-b-one') ?? null).toBeNull();
  expect(disk.settings.get('room-b-two')).toBeDefined();
});

test('a phone that has been to none is shown nothing of them', async () => {
  const { disk } = await openApp({ path: '/settings', settings: { seeded: true } });
  await screen.findByRole('heading', { level: 1, name: 'Réglages' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(section()).toBeNull();
  expect(disk.settings.get('hubs')).toBeUndefined();
});

test('where the disk refuses, it is said, and the hub stays', async () => {
  const { user, disk, failNextSave } = await openApp({
    path: '/settings',
    settings: { seeded: true, hubs: ['hub.example'] },
  });
  await screen.findByText('hub.example');
  await user.click(screen.getByRole('button', { name: 'Oublier hub.example' }));
  failNextSave('quota');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Oublier' }));
  await sees('settings:hubs.failed');
  expect(disk.settings.get('hubs')).toEqual(['hub.example']);
});
