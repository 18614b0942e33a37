import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster, sheet } from './open-roster.tsx';

async function openMember(user: { click: (element: Element) => Promise<void> }, name: RegExp) {
  const members = screen.getByRole('region', { name: 'Combattants' });
  await user.click(within(members).getByRole('button', { name }));
}

describe('prices', () => {
  it('are those of whoever’s sheet is open, and count as such', async () => {
    const start = warbandOf('possessed', [
      ['possessed/magister', 'Vasco'],
      ['possessed/beastman', 'Corne'],
    ]);
    const { user } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Vasco/);
    await user.click(sheet().getByRole('button', { name: /^Arc · 15\sco$/ }));
    expect(sheet().getByText('reste 370 co')).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await openMember(user, /Corne/);
    expect(sheet().getByRole('button', { name: /^Arc · 10\sco$/ })).toBeTruthy();
  });
});
