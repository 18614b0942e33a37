import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLanguage } from '#i18n/setup.ts';
import { renameWarband, setBattles } from '#roster/edit.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster } from './open-roster.tsx';

const OLD = { ...warbandOf('skaven', [['skaven/giant-rat', 'Rats', 3]]), name: 'Les Anciens' };
const NEW = {
  ...setBattles(warbandOf('reikland', [['reikland/captain', 'Ulrich']]), 4),
  id: 'w-new',
  name: 'Les Récents',
  changedAt: 9000,
} as const;

describe('the list of warbands', () => {
  it('names each with its size, rating and battles, the last changed first', async () => {
    await openRoster('/warbands', [OLD, NEW]);
    const rows = within(screen.getByRole('list', { name: /^Bandes, de la dernière/ }));
    expect(rows.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Les Récents 1 figurine · valeur 25 · 4 batailles',
      'Les Anciens 3 figurines · valeur 15',
    ]);
    const links = rows.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#/warbands/w-new', '#/warbands/w-test']);
  });

  it('leads to a new warband, to lists from elsewhere, to the backups and to the other screens', async () => {
    await openRoster('/warbands');
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Nouvelle bande')).toBe('#/warbands/new');
    expect(target('Importer une liste')).toBe('#/import');
    expect(target('Sauvegardes')).toBe('#/settings');
    expect(target('Parties')).toBe('#/');
    expect(screen.getByRole('link', { name: 'Bandes', current: 'page' })).toBeTruthy();
  });

  it('offers the samples while there is none', async () => {
    const { user, stores } = await openRoster('/warbands');
    expect(screen.getByText(/^Aucune bande pour l’instant/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Prendre les bandes d’exemple' }));
    expect(screen.getByRole('link', { name: /^Les Corbeaux de Reikland/ })).toBeTruthy();
    expect(stores.warbands.getState().warbands).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Prendre les bandes d’exemple' })).toBeNull();
  });

  it('has a word for a warband without a name', async () => {
    await openRoster('/warbands', [renameWarband(OLD, '')]);
    expect(screen.getByRole('link', { name: /^Bande sans nom/ })).toBeTruthy();
  });

  it('speaks English too', async () => {
    await openRoster('/warbands', [NEW]);
    await act(() => changeLanguage('en'));
    expect(screen.getByRole('heading', { level: 1, name: 'My warbands' })).toBeTruthy();
    expect(screen.getByText('1 fighter · rating 25 · 4 battles')).toBeTruthy();
  });
});

describe('a removed warband', () => {
  it('gives way to the others, and can be brought back as it was', async () => {
    const { user, stores, disk, reopened } = await openRoster('/warbands/w-test', [OLD, NEW]);
    await user.click(screen.getByRole('button', { name: 'Supprimer la bande' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Mes bandes' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Les Récents/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Les Anciens/ })).toBeNull();
    expect(screen.getByText('« Les Anciens » a été supprimée.')).toBeTruthy();
    expect(stores.warbands.getState().warbands).toEqual([NEW]);
    expect([...disk.warbands.keys()]).toEqual(['w-new']);

    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Les Anciens' })).toBeTruthy();
    expect(screen.queryByText(/a été supprimée/)).toBeNull();
    expect(await reopened()).toEqual([NEW, OLD]);
  });

  it('is no longer spoken of once the player has gone somewhere else', async () => {
    const { user } = await openRoster('/warbands/w-test', [OLD, NEW]);
    await user.click(screen.getByRole('button', { name: 'Supprimer la bande' }));
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /^Les Récents/ }));
    await user.click(screen.getByRole('link', { name: 'Retour aux bandes' }));
    expect(screen.getByRole('link', { name: /^Les Récents/ })).toBeTruthy();
    expect(location.hash).toBe('#/warbands');
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });
});
