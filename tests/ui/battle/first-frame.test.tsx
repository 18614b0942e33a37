import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { newBattle, openTable } from './open-table.tsx';

// Alone in its file: a format that has been made once is kept.
test('a battle that opens makes no format for numbers, dates or lists, which a slow phone feels', async () => {
  await startI18n('fr');
  const formats = (['DateTimeFormat', 'ListFormat', 'NumberFormat'] as const).map(
    (name) => [name, vi.spyOn(Intl, name)] as const,
  );
  openTable(newBattle().set('Otto', 'stunned'));
  expect(screen.getAllByText('Otto')).not.toHaveLength(0);
  expect(formats.flatMap(([name, made]) => (made.mock.calls.length > 0 ? [name] : []))).toEqual([]);
});
