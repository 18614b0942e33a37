import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLanguage } from '#i18n/setup.ts';
import { renameWarband, setBattles } from '#roster/edit.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openMenu, openRoster, sheet } from './open-roster.tsx';

const OLD = { ...warbandOf('skaven', [['skaven/giant-rat', 'Rats', 3]]), name: 'Les Anciens' };
const NEW = {
  ...setBattles(warbandOf('reikland', [['reikland/captain', 'Ulrich']]), 4),
  id: 'w-new',
  name: 'Les Récents',
  changedAt: 9000,
} as const;

describe('the list of warbands', () => {
  it('shows each with size, rating and battles, by last change', async () => {
    await openRoster('/warbands', [OLD, NEW]);
    const rows = within(screen.getByRole('list', { name: /^Bandes, de la dernière/ }));
    expect(rows.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Les Récents 1 figurine · valeur 25 · 4 batailles',
      'Les Anciens 3 figurines · valeur 15',
    ]);
    const links = rows.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#/warbands/w-new', '#/warbands/w-test']);
  });

  it('links to a new warband, to imports, to backups and to the other screens', async () => {
    await openRoster('/warbands');
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Nouvelle bande')).toBe('#/warbands/new');
    expect(target('Importer une liste')).toBe('#/import');
    expect(target('Sauvegardes')).toBe('#/settings');
    expect(target('Batailles')).toBe('#/');
    expect(screen.getByRole('link', { name: 'Bandes', current: 'page' })).toBeTruthy();
  });

  it('offers the samples while it is empty', async () => {
    const { user, stores } = await openRoster('/warbands');
    expect(screen.getByText(/^Aucune bande pour l’instant/)).toBeTruthy();
    expect(screen.queryByText(/Aucune bande ne répond|archivées/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Prendre les bandes d’exemple' }));
    expect(screen.getByRole('link', { name: /^Les Corbeaux de Reikland/ })).toBeTruthy();
    expect(stores.warbands.getState().warbands).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Prendre les bandes d’exemple' })).toBeNull();
  });

  it('has a text for a warband without a name', async () => {
    await openRoster('/warbands', [renameWarband(OLD, '')]);
    expect(screen.getByRole('link', { name: /^Bande sans nom/ })).toBeTruthy();
  });

  it('is available in English', async () => {
    await openRoster('/warbands', [NEW]);
    await act(() => changeLanguage('en'));
    expect(screen.getByRole('heading', { level: 1, name: 'My warbands' })).toBeTruthy();
    expect(screen.getByText('1 fighter · rating 25 · 4 battles')).toBeTruthy();
  });
});

describe('a removed warband', () => {
  it('disappears, and can be restored unchanged', async () => {
    const { user, stores, disk, reopened } = await openRoster('/warbands/w-test', [OLD, NEW]);
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
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

  it('can no longer be restored after leaving the screen', async () => {
    const { user } = await openRoster('/warbands/w-test', [OLD, NEW]);
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /^Les Récents/ }));
    await user.click(screen.getByRole('link', { name: 'Retour aux bandes' }));
    expect(screen.getByRole('link', { name: /^Les Récents/ })).toBeTruthy();
    expect(location.hash).toBe('#/warbands');
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });
});

describe('many warbands', () => {
  const NAMES = ['Épées', 'Loups', 'Égouttiers', 'Zélotes', 'Anciens', 'Moines'];
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...warbandOf(index === 2 ? 'skaven' : 'reikland', [
      [
        index === 2 ? 'skaven/verminkin' : 'reikland/warrior',
        index === 0 ? 'Hallebardes' : `Lames ${index}`,
        index + 1,
      ],
    ]),
    id: `w-${index}` as const,
    name: NAMES[index] ?? `Zzz${index}`,
    // The first six are the newest.
    changedAt: index < 6 ? 9000 + index : 5000 - index,
  }));
  const example = (id: WarbandId) => ({ ...OLD, id, changedAt: 0 });
  const examples = (['w-a', 'w-b', 'w-c', 'w-d'] as const).map(example);
  const names = (list: RegExp) =>
    within(screen.getByRole('list', { name: list }))
      .queryAllByRole('link')
      .map((link) => link.textContent?.split(' ')[0]);

  it('are searched by name, type and fighter, ignoring accents', async () => {
    const { user } = await openRoster('/warbands', many);
    const field = screen.getByRole('searchbox', { name: 'Chercher' });
    await user.type(field, 'EGOU');
    expect(names(/^Bandes/)).toEqual(['Égouttiers']);
    expect(screen.getByText('1 bande trouvée')).toBeTruthy();
    const nothing = () => screen.queryByText('Aucune bande ne répond à cette recherche.');
    expect(nothing()).toBeNull();
    await user.clear(field);
    await user.type(field, 'skaven');
    expect(names(/^Bandes/)).toEqual(['Égouttiers']);
    await user.clear(field);
    await user.type(field, 'hallebardes 1');
    expect(names(/^Bandes/)).toEqual(['Épées']);
    await user.clear(field);
    await user.type(field, 'dragon');
    expect(names(/^Bandes/)).toEqual([]);
    expect(nothing()).not.toBeNull();
    await user.clear(field);
    expect(names(/^Bandes/)).toHaveLength(12);
    expect(screen.queryByText(/trouvée/)).toBeNull();
  });

  it('are sorted by last change, name or rating, also after coming back', async () => {
    const { user } = await openRoster('/warbands', many);
    expect(names(/de la dernière modifiée/)[0]).toBe('Moines');
    await user.click(screen.getByRole('radio', { name: 'nom' }));
    expect(names(/par nom$/).slice(0, 6)).toEqual([
      'Anciens',
      'Égouttiers',
      'Épées',
      'Loups',
      'Moines',
      'Zélotes',
    ]);
    await user.click(screen.getByRole('link', { name: /^Loups/ }));
    await user.click(screen.getByRole('link', { name: 'Retour aux bandes' }));
    expect(names(/par nom$/)[0]).toBe('Anciens');
    await user.click(screen.getByRole('radio', { name: 'valeur' }));
    expect(names(/de la plus forte/)[0]).toBe('Zzz11');
  });

  it('have no search when eleven are one’s own, however many examples there are', async () => {
    await openRoster('/warbands', [...many.slice(0, 11), ...examples]);
    expect(names(/^Bandes/)).toHaveLength(15);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('stand in the same rows as at home, examples marked', async () => {
    await openRoster('/warbands', [NEW, example('w-a')]);
    const rows = within(screen.getByRole('list', { name: /^Bandes/ })).getAllByRole('link');
    expect(rows.map((row) => row.textContent.includes('exemple'))).toEqual([false, true]);
    expect(rows.every((row) => row.closest('.home-list') !== null)).toBe(true);
  });
});

describe('the archive', () => {
  it('hides a warband, and restores it in one tap', async () => {
    const { user, stores, reopened } = await openRoster('/warbands/w-test', [OLD, NEW]);
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Archiver' }));
    expect(screen.getByText(/ · Archivée · enregistré$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sortir des archives' })).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    // The setup does not offer it either.
    expect(screen.queryByRole('link', { name: /^Livrer bataille/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Retour aux bandes' }));
    const inUse = () =>
      within(screen.getByRole('list', { name: /^Bandes/ }))
        .queryAllByRole('link')
        .map((link) => link.textContent?.slice(0, 11));
    expect(inUse()).toEqual(['Les Récents']);
    const archive = within(screen.getByRole('region', { name: 'Archivées' }));
    expect(archive.getByRole('link', { name: /^Les Anciens/ })).toBeTruthy();
    expect((await reopened()).find(({ id }) => id === 'w-test')?.archived).toBe(true);

    await user.click(
      archive.getByRole('button', { name: 'Sortir des archives\u00a0: Les Anciens' }),
    );
    expect(inUse()).toEqual(['Les Anciens', 'Les Récents']);
    expect(screen.queryByRole('region', { name: 'Archivées' })).toBeNull();
    expect(stores.warbands.getState().warbands?.some((one) => 'archived' in one)).toBe(false);
  });

  it('says when it contains all of them', async () => {
    await openRoster('/warbands', [{ ...OLD, archived: true }]);
    expect(screen.getByText('Toutes vos bandes sont archivées.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Les Anciens/ })).toBeTruthy();
  });
});
