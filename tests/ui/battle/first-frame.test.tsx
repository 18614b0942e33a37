import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { startDrawing } from '#ui/effects/first-look.ts';
import { crowd } from '../../support/battles.ts';
import { button, newBattle, openTable } from './open-table.tsx';

afterEach(() => vi.useRealTimers());

// Alone in its file, since a format is kept once it has been created.
test('opening a battle creates no Intl formats, which are slow on phones', async () => {
  await startI18n('fr');
  const formats = (['DateTimeFormat', 'ListFormat', 'NumberFormat'] as const).map(
    (name) => [name, vi.spyOn(Intl, name)] as const,
  );
  openTable(newBattle().set('Otto', 'stunned'));
  expect(screen.getAllByText('Otto')).not.toHaveLength(0);
  expect(formats.flatMap(([name, made]) => (made.mock.calls.length > 0 ? [name] : []))).toEqual([]);
});

test('a start shows the table first, and photos and the end-of-turn button later', async () => {
  await startI18n('fr');
  vi.useFakeTimers();
  const list = vi.fn().mockResolvedValue([]);
  const photos = async () => ({ list, save: vi.fn(), remove: vi.fn() });
  const drawn = startDrawing();
  const skavens = { name: 'Skavens', warbandId: 'w-eshin', fighters: crowd('Rat', 8) } as const;
  openTable(newBattle({ skavens }), { device: { photos } });
  drawn();
  expect(screen.getAllByText('Otto')).not.toHaveLength(0);
  const turnEnd = /joue ensuite$/;
  expect(screen.queryByRole('button', { name: turnEnd })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(button(turnEnd).closest('[inert]')).toBeNull();
  expect(list).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(list).toHaveBeenCalled();
});
