import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster } from './open-roster.tsx';

// An opponent's roster in the list and on its page.

const OWN = { ...warbandOf('reikland', [['reikland/captain', 'Ulrich']]), name: 'Corbeaux' };
const THEIRS = {
  ...warbandOf('skaven', [['skaven/verminkin', 'Rat', 3]]),
  id: 'w-far',
  name: 'Griffes',
  theirs: 'scanned',
} as const;

describe('an opponent’s roster', () => {
  it('is listed apart from one’s own', async () => {
    await openRoster('/warbands', [OWN, THEIRS], [system]);
    const links = (of: HTMLElement) =>
      within(of)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links(screen.getByRole('list', { name: /^Bandes, de la/ }))).toEqual([
      '#/warbands/w-test',
    ]);
    expect(links(screen.getByRole('region', { name: 'D’en face' }))).toEqual(['#/warbands/w-far']);
  });

  it('alone does not say that one’s own are archived', async () => {
    await openRoster('/warbands', [THEIRS], [system]);
    expect(screen.getByRole('region', { name: 'D’en face' })).toBeTruthy();
    expect(screen.queryByText(/archivées/)).toBeNull();
  });

  it('is read, not edited', async () => {
    await openRoster('/warbands/w-far', [OWN, THEIRS], [system]);
    const row = await screen.findByText(/^Rat × 3$/);
    expect(row.closest('li')?.textContent).toContain('Vermine');
    expect(screen.getByText('D’en face · scannée sur son téléphone')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'La tenir ici',
      'Supprimer',
    ]);
  });

  it('can be looked after here from now on', async () => {
    const { user } = await openRoster('/warbands/w-far', [OWN, THEIRS], [system]);
    await user.click(await screen.findByRole('button', { name: 'La tenir ici' }));
    expect(screen.getByRole('button', { name: 'Plus sur la bande' })).toBeTruthy();
  });

  it('is removed, and comes back by one tap', async () => {
    const { user, stores } = await openRoster('/warbands/w-far', [OWN, THEIRS], [system]);
    const ids = () => stores.warbands.getState().warbands?.map(({ id }) => id);
    await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
    expect(ids()).toEqual(['w-test']);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(ids()).toContain('w-far');
  });
});
