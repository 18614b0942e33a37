import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setTrait } from '#roster/edit.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster } from './open-roster.tsx';

// Where sources of a warband differ, the app takes what most of them print. Players see that others print something
// else, before they spend anything on it.

async function openWith(type: string, profile: string) {
  const warband = setTrait(
    warbandOf(type, [[`${type}/${profile}`, 'Malus']]),
    'm-1',
    'sword',
    true,
  );
  const { user } = await openRoster(`/warbands/${warband.id}`, [warband], [system]);
  return {
    user,
    offer: async (name: string) => {
      await user.click(screen.getAllByRole('button', { name: 'Recruter' })[0] ?? document.body);
      const sheet = within(screen.getByRole('dialog'));
      return text(sheet.getByRole('button', { name: new RegExp(`^${name} `, 'u') }));
    },
    sheet: async () => {
      await user.click(screen.getByRole('button', { name: /Malus/u }));
      return text(screen.getByRole('dialog'));
    },
  };
}

/** Spaces that do not break are like any other here. */
function text({ textContent }: Element): string {
  return textContent.replaceAll('\u00A0', ' ');
}

test('what other sources print stands with whoever may be recruited', async () => {
  const { offer } = await openWith('dark-elves', 'fellblade');
  expect(await offer('Spadassin')).toBe('Spadassin Héros · 40 co · 1 sur 2 · ailleurs 45 co, 8 XP');
});

test('nothing is in doubt where all agree', async () => {
  const { offer } = await openWith('dark-elves', 'fellblade');
  expect(await offer('Dynaste')).toBe('Dynaste Héros · 70 co · 0 sur 1');
});

test('a single source, another maximum and a name that nobody has confirmed are said', async () => {
  const { offer } = await openWith('night-goblins-maltman', 'boss');
  expect(await offer('Snotling')).toMatch(
    / · une seule source · ailleurs 50 co, 1 au plus · nom à confirmer$/u,
  );
});

test('a maximum that others do not have is said', async () => {
  const { offer } = await openWith('bretonnian-knights', 'squire');
  expect(await offer('Homme d’armes')).toMatch(/ · ailleurs sans limite$/u);
});

test('the same stands on the page of a member', async () => {
  const { sheet } = await openWith('dark-elves', 'corsair');
  expect(await sheet()).toContain('En doute : ailleurs CT 3');
});

test('a warband says how official it is, where it is from, and what others print', async () => {
  await openWith('dark-elves', 'fellblade');
  expect(screen.getByText('Grade 1b · Lustria (TC 12)')).toBeTruthy();
});

test('a warband says what others print about all of it', async () => {
  await openWith('forest-goblins', 'chieftain');
  expect(screen.getByText('Grade 1b · Nemesis Crown · ailleurs sans limite')).toBeTruthy();
});

test('an official warband says nothing about that', async () => {
  await openWith('reikland', 'captain');
  expect(screen.queryByText(/Officielle/u)).toBeNull();
});

test('what sources differ about on somebody’s list is said where he is armed', async () => {
  const { user } = await openWith('outlaws-of-stirwood', 'champion');
  await user.click(screen.getByRole('button', { name: /Malus/u }));
  const sheet = within(screen.getByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Ajouter' }));
  const said = (name: string) =>
    text(sheet.getByRole('button', { name: new RegExp(`^${name} · `, 'u') }));
  expect(said('Arme à deux mains')).toBe('Arme à deux mains · 15 co · sources en désaccord');
  expect(said('Hache')).toBe('Hache · 5 co');
});
