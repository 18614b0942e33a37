import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import type { TestBattle } from '../../support/battles.ts';
import { button, newBattle, openTable, tap, textOf } from '../battle/open-table.tsx';

beforeAll(() => startI18n('fr'));

function openJournal(battle: TestBattle) {
  return openTable(battle, { screen: <JournalScreen /> });
}

/** Two losses in the first turn, a third in the enemy's, and the test of the second round passed. */
function evening(): TestBattle {
  return newBattle()
    .set('Lame1', 'out-of-action')
    .set('Otto', 'stunned')
    .set('Lame2', 'out-of-action')
    .nextUntil('Skavens', 'close-combat')
    .set('Lame3', 'out-of-action')
    .nextUntil('Reikland', 'recovery')
    .answer('rout-test', 'Reikland', 'passed', [2, 4]);
}

function lines(turn: string): readonly string[] {
  const section = screen.getByRole('region', { name: turn });
  return within(section).getAllByRole('listitem').map(textOf);
}

describe('the journal', () => {
  it('tells the turns, the newest first', () => {
    openJournal(evening());
    const headings = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(headings).toEqual([
      'Hors de combat par tour',
      'Tour 2 · Reikland',
      'Tour 1 · Skavens',
      'Tour 1 · Reikland',
    ]);
  });

  it('says what happened, with dice and value, and what happened by itself', () => {
    openJournal(evening());
    const [test, moved] = lines('Tour 2 · Reikland');
    expect(test).toContain('Test de déroute réussi');
    expect(test).toContain('6 contre Cd 8');
    expect(moved).toContain('Ralliement');
    expect(moved).toContain('Otto : sonné → à terre');
  });

  it('leaves out what was taken back', () => {
    openJournal(evening().do({ type: 'undo', back: null }));
    expect(lines('Tour 2 · Reikland').join(' ')).not.toContain('Test de déroute réussi');
  });

  it('draws the losses against the thresholds and says them in words', () => {
    openJournal(evening());
    const chart = screen.getByRole('img', { name: /Reikland/ });
    expect(textOf(chart)).toBeDefined();
    expect(chart.getAttribute('aria-label')?.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(
      'Reikland : 3 hors de combat, seuil 3. Skavens : 0 hors de combat, seuil 2.',
    );
  });

  it('is handed on as text', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    openJournal(evening());
    tap(button('Partager'));
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [data] = share.mock.calls[0] ?? [];
    expect(data?.title).toBe('Reikland contre Skavens');
    expect(data?.text).toContain('Tour 1 · Reikland');
    expect(data?.text).toContain('Test de déroute réussi (6 contre Cd');
  });
});
