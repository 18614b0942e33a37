import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDie } from '#roster/after-battle/draft.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { after, foughtWith, ravens } from '../../roster/after-battle/scenes.ts';
import { openRoster } from './open-roster.tsx';

// A warband’s recorded battles, and its treasury.

const VETERANS: Warband = {
  ...ravens(),
  purse: { gold: 35 },
  history: [
    {
      id: 'b-1',
      at: Date.UTC(2026, 10, 14, 12),
      title: 'L’embuscade',
      against: ['Griffes d’Eshin'],
      result: 'lost',
      fallen: [
        { name: 'Otto', by: 'Broyeur', injuries: ['leg-wound'] },
        { name: 'Karl', by: '', injuries: [] },
      ],
      income: { gold: 35, amber: 1 },
      found: 'Un puits',
      notes: 'Pluie',
      rating: { before: 100, after: 98 },
    },
    'of a newer version',
  ],
};

describe('the history of a warband', () => {
  it('is a page of its own, one tap away', async () => {
    const { user } = await openRoster('/warbands/w-test', [VETERANS], [system]);
    await user.click(
      await screen.findByRole('link', { name: /Chronique 14 novembre 2026 · L’embuscade/ }),
    );
    const text = screen.getByRole('listitem', { name: /L’embuscade/ }).textContent ?? '';
    for (const fact of [
      'Défaite contre Griffes d’Eshin',
      'Otto, par Broyeur : Jambe touchée',
      'Karl : hors de combat',
      'Couronnes d’or : 35, amber : 1',
      'Valeur : 100 → 98',
      'Un puits',
      'Pluie',
    ]) {
      expect(text.replaceAll(/\s/g, ' ')).toContain(fact);
    }
  });

  it('shows the treasury, to be corrected', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [VETERANS], [system]);
    await user.click(await screen.findByRole('button', { name: /Un de moins, Couronnes/ }));
    expect(warband().purse).toEqual({ gold: 34 });
  });

  it('undoes the battle finished last completely', async () => {
    const fought = foughtWith(ravens(), { Otto: { out: true } });
    const { warband: done } = after(ravens(), fought, (draft, idOf) =>
      withDie(draft, idOf('Otto'), 1, 1),
    );
    const { user, warband } = await openRoster('/warbands/w-test/chronicle', [done], [system]);
    expect(warband().members.map(({ name }) => name)).not.toContain('Otto');
    await user.click(await screen.findByRole('button', { name: /^Annuler\s: toute/ }));
    expect(warband().members).toEqual(ravens().members);
    expect(warband()).not.toHaveProperty('history');
    expect(screen.getByText('Aucune bataille terminée.')).toBeTruthy();
  });

  it('stays with the original when the warband is duplicated', async () => {
    const { user, stores } = await openRoster('/warbands/w-test', [VETERANS], [system]);
    await user.click(screen.getByRole('button', { name: /^Dupliquer/ }));
    const [copy] = stores.warbands.getState().warbands ?? [];
    expect(copy?.id).not.toBe('w-test');
    expect(copy).not.toHaveProperty('history');
  });

  it('is absent before the first battle', async () => {
    await openRoster('/warbands/w-test', [ravens()], [system]);
    expect(screen.queryByText('Chronique')).toBeNull();
  });
});
