import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDice } from '#roster/after-battle/draft.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { after, foughtWith, ravens } from '../../roster/after-battle/scenes.ts';
import { type OpenRoster, openMenu, openRoster, sheet } from './open-roster.tsx';

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

/** What is said of a battle once it is open, line by line. */
async function facts(user: OpenRoster['user'], title: RegExp): Promise<readonly string[]> {
  const row = await screen.findByRole('button', { name: title });
  await user.click(row);
  return within(row.closest('li') ?? row)
    .queryAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ' '));
}

describe('the history of a warband', () => {
  it('is a page of its own, one tap away', async () => {
    const { user } = await openRoster('/warbands/w-test', [VETERANS], [system]);
    await user.click(
      await screen.findByRole('link', { name: /Chronique 14 novembre 2026 · L’embuscade/ }),
    );
    const row = await screen.findByRole('button', { name: /Griffes d’Eshin/ });
    expect((row.textContent ?? '').replaceAll(/\s/g, ' ')).toContain(
      'DéfaiteGriffes d’Eshin 14 nov. · L’embuscade',
    );
    expect(row.textContent).toContain('−2');
    expect(await facts(user, /L’embuscade/)).toEqual([
      'Otto Jambe touchée, par Broyeur',
      'Karl hors de combat',
      'Un puits',
      'Rapporté · Couronnes d’or : 35, amber : 1',
      'Pluie',
    ]);
    // A second tap folds it.
    expect(await facts(user, /L’embuscade/)).toEqual([]);
  });

  it('tells everything that came of a battle, in its order, and nothing of another', async () => {
    const gone = (name: string, how: string) => ({
      id: `m-${name}`,
      name,
      profileId: '',
      title: '',
      role: 'hero',
      experience: 0,
      how,
    });
    const rich = {
      id: 'b-2',
      title: 'Tout',
      against: ['Griffes', 'Crocs'],
      result: 'won',
      fought: [
        { id: 'm-1', name: 'Ulrich', felled: ['Rat', 'Museau'] },
        { id: 'm-2', name: 'Otto', felled: [] },
      ],
      gone: [
        gone('Perdu', 'search'),
        gone('Puni', 'own'),
        gone('Mort', 'by-injury'),
        gone('Parti', 'unpaid'),
        gone('Captif', 'captivity'),
      ],
      advances: [{ id: 'm-1', name: 'Ulrich', kind: 'skill', what: 'dodge' }],
      income: { gold: 5, wyrdstone: 0 },
      find: 'well',
      items: { axe: 1, sword: 2 },
      sold: { pieces: 1, price: 35 },
      paid: 15,
      ransom: 20,
      left: ['Parti'],
      bought: { helmet: 1 },
      spent: 10,
    };
    const bare = { id: 'b-3', title: 'Rien', result: 'none' };
    const remembers = { ...ravens(), history: [rich, bare] };
    const { user } = await openRoster('/warbands/w-test/chronicle', [remembers], [system]);
    expect(await facts(user, /^Victoire.*Griffes et Crocs/)).toEqual([
      'Perdu Jamais revenu de l’exploration',
      'Puni Tué par les siens',
      'Captif Perdu en captivité',
      'Partis faute de solde : Parti',
      'Ulrich Esquive',
      'Ulrich met hors de combat : Rat et Museau',
      'Trouvé : Puits',
      'Rapporté · Couronnes d’or : 5',
      'Au coffre : Hache, 2 × Épée',
      '1 fragment vendu pour 35 co',
      'Solde : 15 co',
      'Rançon : 20 co',
      'Acheté : Casque (10 co)',
    ]);
    expect(await facts(user, /^Sans vainqueur/)).toEqual([]);
  });

  it('shows the treasury, to be corrected', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [VETERANS], [system]);
    await user.click(screen.getByRole('button', { name: '35 or (co)' }));
    await user.click(sheet().getByRole('button', { name: /Un de moins, Couronnes/ }));
    expect(warband().purse).toEqual({ gold: 34 });
  });

  it('undoes the battle finished last completely', async () => {
    const fought = foughtWith(ravens(), { Otto: { out: true } });
    const { warband: done } = after(ravens(), fought, (draft, idOf) =>
      withDice(draft, idOf('Otto'), 1, 1),
    );
    const { user, warband } = await openRoster('/warbands/w-test/chronicle', [done], [system]);
    expect(warband().members.map(({ name }) => name)).not.toContain('Otto');
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }));
    await user.click(await screen.findByRole('button', { name: /^Annuler\s: l’après-bataille/ }));
    expect(warband().members).toEqual(ravens().members);
    expect(warband()).not.toHaveProperty('history');
    expect(screen.getByText('La première bataille s’écrira ici.')).toBeTruthy();
  });

  it('stays with the original when the warband is duplicated', async () => {
    const { user, stores } = await openRoster('/warbands/w-test', [VETERANS], [system]);
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: /^Dupliquer/ }));
    const [copy] = stores.warbands.getState().warbands ?? [];
    expect(copy?.id).not.toBe('w-test');
    expect(copy).not.toHaveProperty('history');
  });

  it('keeps those who are gone at the end of the page, folded', async () => {
    const dead = {
      id: 'm-9',
      name: 'Frieda',
      profileId: 'reikland/youngblood',
      title: '',
      role: 'hero',
      experience: 3,
      how: 'by-injury',
    };
    const line = {
      id: 'b-1',
      result: 'won',
      gone: [dead],
      fallen: [{ id: 'm-9', name: 'Frieda', by: 'Broyeur', injuries: ['dead'] }],
    };
    await openRoster('/warbands/w-test', [{ ...ravens(), history: [line] }], [system]);
    const fold = (await screen.findByText('En souvenir')).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toMatch(/En souvenir 1Frieda · Recrue, 3\sXP Mort/);
  });

  it('is absent before the first battle', async () => {
    await openRoster('/warbands/w-test', [ravens()], [system]);
    expect(screen.queryByText('Chronique')).toBeNull();
  });
});
