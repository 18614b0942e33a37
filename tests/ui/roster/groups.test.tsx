import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renameLabel, setExperience, setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { warbandOf } from '../../support/warbands.ts';
import { only, openRoster, sheet } from './open-roster.tsx';

/** Five experienced swords, two axes without experience, and one hero fewer than allowed. */
const START = setTrait(
  setExperience(
    renameLabel(
      warbandOf('reikland', [
        ['reikland/captain', 'Ulrich'],
        ['reikland/warrior', 'Lames', 5],
        ['reikland/warrior', 'Haches', 2],
      ]),
      'm-2',
      3,
      'Kurt',
    ),
    'm-2',
    5,
  ),
  'm-3',
  'axe',
  true,
);

const names = () =>
  within(screen.getByRole('region', { name: 'Combattants' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent ?? '');

async function openGroup(
  user: { click: (element: Element) => Promise<void> },
  name: RegExp,
  what: string,
) {
  const members = screen.getByRole('region', { name: 'Combattants' });
  await user.click(within(members).getByRole('button', { name }));
  await user.click(sheet().getByRole('button', { name: 'Plus d’actions' }));
  const group = within(sheet().getByRole('region', { name: 'Le groupe' }));
  await user.click(group.getByRole('button', { name: what }));
  return group;
}

describe('a group', () => {
  it('splits under a new name, and one tap undoes it', async () => {
    const { user, warband, reopened } = await openRoster('/warbands/w-test', [START]);
    const group = await openGroup(user, /Lames/, 'Séparer');
    expect(group.getByText('Partent : Lames 5')).toBeTruthy();
    await user.click(group.getByRole('button', { name: 'Une figurine de plus s’en va' }));
    expect(group.getByText('Partent : Kurt et Lames 5')).toBeTruthy();
    await user.type(group.getByRole('textbox', { name: 'Nom du nouveau groupe' }), 'Piques');
    await user.click(group.getByRole('button', { name: 'Séparer le groupe' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Groupe séparé : Piques')).toBeTruthy();
    expect(names()).toHaveLength(4);
    expect(warband().members[2]).toMatchObject({
      name: 'Piques',
      labels: ['Kurt', 'Piques 1'],
      experience: 5,
    });
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(warband().members).toEqual(START.members);
    expect(only(await reopened()).members).toEqual(START.members);
    expect(screen.queryByText(/^Groupe séparé/)).toBeNull();
  });

  it('merges with another after saying what would be lost', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [START]);
    const group = await openGroup(user, /Haches/, 'Réunir');
    expect(group.getByText('Ce qui change pour « Lames »')).toBeTruthy();
    const losses = group.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(losses).toEqual(['Expérience\u00a0: 5 → 0', 'En plus\u00a0: Hache']);
    await user.click(group.getByRole('button', { name: 'Réunir les deux groupes' }));
    expect(screen.getByText('Groupes réunis : Haches')).toBeTruthy();
    expect(warband().members).toHaveLength(2);
    expect(warband().members[1]?.labels).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(warband().members).toEqual(START.members);
  });

  it('says that nothing is lost when both are identical', async () => {
    const alike = setTrait(setExperience(START, 'm-2', 0), 'm-3', 'axe', null);
    const { user } = await openRoster('/warbands/w-test', [alike]);
    const group = await openGroup(user, /Lames/, 'Réunir');
    // All parts of a sheet stand under its title.
    const headings = sheet().getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Le groupe',
      'Armes',
      'Profil',
      'Vie',
    ]);
    expect(group.getByText(/^Tout est pareil des deux côtés/)).toBeTruthy();
    expect(group.queryByRole('listitem')).toBeNull();
  });

  it('promotes a hero, and says when there are too many', async () => {
    const full = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/champion', 'Otto'],
      ['reikland/champion', 'Gunther'],
      ['reikland/youngblood', 'Dieter'],
      ['reikland/youngblood', 'Klaus'],
      ['reikland/warrior', 'Lames', 3],
    ]);
    const { user, warband } = await openRoster('/warbands/w-test', [full]);
    const group = await openGroup(user, /Lames/, 'Promouvoir');
    expect(group.queryByText(/Trop de héros/)).toBeNull();
    await user.selectOptions(group.getByRole('combobox', { name: 'Qui\u202f?' }), 'Lames 2');
    await user.click(group.getByRole('button', { name: 'Promouvoir\u00a0: Héros' }));
    expect(screen.getByText('Promotion : Lames 2')).toBeTruthy();
    expect(warband().members[5]).toMatchObject({ name: 'Lames 2', role: 'hero' });

    const again = await openGroup(user, /Lames ×2/, 'Promouvoir');
    const warning = 'Trop de héros : 7, 6 au plus.';
    expect(again.getByText(warning)).toBeTruthy();
    await user.click(again.getByRole('button', { name: 'Promouvoir\u00a0: Héros' }));
    expect(warband().members.filter(({ role }) => role === 'hero')).toHaveLength(7);
    expect(screen.getByText(warning)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(warband().members.filter(({ role }) => role === 'hero')).toHaveLength(6);
  });

  it('has these actions only for a group', async () => {
    const { user } = await openRoster('/warbands/w-test', [START]);
    const members = screen.getByRole('region', { name: 'Combattants' });
    await user.click(within(members).getByRole('button', { name: /Ulrich/ }));
    await user.click(sheet().getByRole('button', { name: 'Plus d’actions' }));
    expect(sheet().queryByRole('region', { name: 'Le groupe' })).toBeNull();
  });

  it('can undo only its latest operation', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [START]);
    const group = await openGroup(user, /Lames/, 'Séparer');
    await user.click(group.getByRole('button', { name: 'Séparer le groupe' }));
    const before = fightersOf(warband());
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    const groups = within(sheet().getByRole('region', { name: 'Un de plus' }));
    await user.click(groups.getByRole('button', { name: /^Lames\s×\s4/ }));
    expect(screen.getByText(/^Lames : 5 figurines$/)).toBeTruthy();
    expect(fightersOf(warband())).toBe(before + 1);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(fightersOf(warband())).toBe(before);
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });

  it('grows by a tap where one recruits; a hero is not offered there', async () => {
    const { user } = await openRoster('/warbands/w-test', [START]);
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    const groups = within(sheet().getByRole('region', { name: 'Un de plus' }));
    expect(groups.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Lames\u00a0×\u00a05 Guerrier',
      'Haches\u00a0×\u00a02 Guerrier',
    ]);
  });
});

function fightersOf({ members }: Warband): number {
  return members.reduce((sum, { labels }) => sum + labels.length, 0);
}
