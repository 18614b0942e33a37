import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { type OpenRoster, only, openMenu, openRoster, sheet } from '../roster/open-roster.tsx';

async function openMissed(): Promise<OpenRoster> {
  const before = { ...ravens(), purse: { gold: 5 } };
  const page = await openRoster('/warbands/w-test', [before], [system]);
  await openMenu(page.user);
  await page.user.click(sheet().getByRole('button', { name: 'Soirée manquée' }));
  await screen.findByRole('button', { name: 'Rien', pressed: true });
  return page;
}

const press = (user: OpenRoster['user'], name: RegExp | string) =>
  user.click(sheet().getByRole('button', { name }));

describe('a missed evening', () => {
  it('is spent scavenging: the dice of the heroes, tapped, bring their shards', async () => {
    const { user, warband, reopened } = await openMissed();
    await press(user, 'Glaner');
    for (const face of ['3', '3', '3', '3']) await press(user, face);
    expect(sheet().getByText(/Total 12 · pierre magique \+3/)).toBeTruthy();
    await press(user, /Noter la soirée/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(warband().purse).toEqual({ gold: 5, wyrdstone: 3 });
    expect(only(await reopened()).purse).toEqual({ gold: 5, wyrdstone: 3 });
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(warband().purse).toEqual({ gold: 5 }));
    expect(warband().history).toBeUndefined();
  });

  it('stands in the chronicle, where it can be undone later', async () => {
    const { user, warband } = await openMissed();
    await press(user, 'S’entraîner');
    await press(user, /Noter la soirée/);
    expect(warband().members[0]?.experience).toBe(21);
    await user.click(await screen.findByRole('link', { name: 'Chronique' }));
    const told = await screen.findByText(
      /^Soirée manquée, passée à s’entraîner · expérience \+1.: Ulrich, Otto, Gunther, Klaus et Lame$/,
    );
    expect(told).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Annuler.: la soirée manquée/ }));
    await waitFor(() => expect(warband().members[0]?.experience).toBe(20));
    expect(screen.queryByText(/Soirée manquée/)).toBeNull();
  });

  it('says that the same was done the time before', async () => {
    const { user, warband } = await openMissed();
    await press(user, 'S’entraîner');
    await press(user, /Noter la soirée/);
    await openMenu(user);
    await press(user, 'Soirée manquée');
    await screen.findByRole('button', { name: 'Rien', pressed: true });
    expect(sheet().queryByText(/deux fois de suite/)).toBeNull();
    await press(user, 'S’entraîner');
    expect(sheet().getByText(/deux fois de suite/)).toBeTruthy();
    // The club decides.
    await press(user, /Noter la soirée/);
    expect(warband().members[0]?.experience).toBe(22);
  });
});
