import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFreeMember, createWarband } from '#roster/edit.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { system as combatDice } from '#rules/systems/combat-dice/index.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';
import { PEBBLES, startPlainGame } from '../plain-game.tsx';
import { openMenu, openRoster, sheet } from './open-roster.tsx';

// Lists of games without official lists, campaigns or leaders show no parts that the game lacks.

beforeAll(startPlainGame);

const CAMPAIGN = /Valeur|valeur|Recrutement|Expérience| co\b/;

function forceOf(system: RuleSystem, role: string) {
  const empty = createWarband(system, '', { id: 'w-test', name: 'Altdorf', now: 1000 });
  return addFreeMember(empty, system, role, { id: 'm-1', name: 'Otto' });
}

describe('a force of a game without official lists', () => {
  it('starts as a name, and opens to add its first members by role', async () => {
    const { user, warband } = await openRoster('/warbands/new', [], [warhammerSkirmish]);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/nom du type/)).toBeNull();
    // Of one game only there is nothing to choose.
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Nom de la bande' }), 'Garde du col');
    await user.click(screen.getByRole('button', { name: /^Créer la bande/ }));
    expect(screen.getByText(/^Warhammer Escarmouches/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    expect(sheet().getByText(/M 4 · CC 3/)).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Héros' }));
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    await user.click(sheet().getByRole('button', { name: 'Homme de main' }));
    for (const _ of [1, 2]) {
      await user.click(sheet().getByRole('button', { name: 'Une figurine de plus' }));
    }
    expect(warband().members).toMatchObject([
      { name: 'Héros', role: 'hero', leader: true, labels: ['Héros'] },
      { role: 'henchman', leader: false, labels: { length: 3 } },
    ]);
  });

  it('has no gold, experience or rating', async () => {
    const force = forceOf(warhammerSkirmish, 'hero');
    const { user } = await openRoster('/warbands/w-test', [force], [warhammerSkirmish]);
    const tiles = within(screen.getByRole('group', { name: 'La bande en chiffres' }));
    expect(tiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1 effectif',
    ]);
    await user.click(screen.getByRole('button', { name: /Otto/ }));
    expect(screen.getByRole('dialog').textContent).not.toMatch(CAMPAIGN);
    expect(document.body.textContent).not.toMatch(CAMPAIGN);
  });

  it('accepts a save as a die roll, and no impossible one', async () => {
    const force = forceOf(warhammerSkirmish, 'hero');
    const { user, warband } = await openRoster('/warbands/w-test', [force], [warhammerSkirmish]);
    const save = () => warband().members[0]?.traits['armour-save'];
    await user.click(screen.getByRole('button', { name: /Otto/ }));
    await user.click(sheet().getByRole('button', { name: 'Ajouter' }));
    await user.click(sheet().getByRole('button', { name: 'Sauvegarde' }));
    expect(save()).toBe(6);
    expect(sheet().getByRole('button', { name: 'Sauvegarde 6+', pressed: true })).toBeTruthy();

    const field = sheet().getByRole('textbox', { name: 'Sauvegarde' });
    await user.click(sheet().getByRole('button', { name: /^Sauvegarde\s: un de moins$/ }));
    expect(save()).toBe(5);
    await user.clear(field);
    await user.tab();
    expect(field).toHaveProperty('value', '5');
    await user.clear(field);
    await user.type(field, '1');
    expect(save()).toBe(2);
    await user.clear(field);
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    expect(save()).toBe(2);
    expect(screen.getByText(/sauvegarde 2\+/)).toBeTruthy();
  });

  it('has two samples, until there is a force', async () => {
    const { user, stores } = await openRoster('/warbands/new', [], [warhammerSkirmish]);
    await user.click(screen.getByRole('button', { name: 'Ajouter deux bandes d’exemple' }));
    const rows = within(await screen.findByRole('list', { name: /^Bandes/ }));
    expect(rows.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Gardes de Brisecol 10 figurinesexemple',
      'Les Dents de pierre 13 figurinesexemple',
    ]);
    expect(stores.warbands.getState().warbands).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Nouvelle bande' }));
    expect(screen.queryByRole('button', { name: 'Ajouter deux bandes d’exemple' })).toBeNull();
  });
});

describe('a new force for a battle’s game', () => {
  it('uses that game, not the last force’s', async () => {
    const last = forceOf(PEBBLES, 'child');
    await openRoster('/warbands/new:warhammer-skirmish', [last], [PEBBLES, warhammerSkirmish]);
    const rules = screen.getByRole('combobox', { name: /Règles/ });
    expect(rules).toHaveProperty('value', 'warhammer-skirmish');
  });
});

describe('a list of a game in which anyone may be the leader', () => {
  it('lets an ordinary fighter be the leader', async () => {
    const force = forceOf(combatDice, 'fighter');
    const { user, warband } = await openRoster('/warbands/w-test', [force], [combatDice]);
    const leads = () => warband().members[0]?.leader;
    expect(leads()).toBe(false);
    await user.click(screen.getByRole('button', { name: /Otto/ }));
    await user.click(sheet().getByRole('button', { name: 'Plus d’actions' }));
    await user.click(sheet().getByRole('switch', { name: 'Chef' }));
    expect(leads()).toBe(true);
  });
});

describe('a list of a game without leaders, traits of sides or absences', () => {
  it('has no fields for them', async () => {
    const plain: RuleSystem = { ...PEBBLES, traits: [] };
    const { user } = await openRoster('/warbands/w-test', [forceOf(plain, 'child')], [plain]);
    expect(screen.queryByText('À vérifier')).toBeNull();
    await openMenu(user);
    expect(sheet().getByRole('textbox', { name: 'Notes' })).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await user.click(screen.getByRole('button', { name: /Otto/ }));
    expect(sheet().queryByRole('button', { name: 'Règle ou compétence' })).toBeNull();
    await user.click(sheet().getByRole('button', { name: 'Plus d’actions' }));
    expect(sheet().queryByRole('switch')).toBeNull();
    expect(sheet().queryByRole('group', { name: 'Figurines' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/⟦/);
  });
});

describe('a list with warbands of several games', () => {
  it('names each one’s game', async () => {
    const children = { ...forceOf(PEBBLES, 'child'), id: 'w-children', name: 'Enfants' } as const;
    await openRoster(
      '/warbands',
      [forceOf(warhammerSkirmish, 'hero'), children],
      [warhammerSkirmish, PEBBLES],
    );
    const rows = within(screen.getByRole('list', { name: /^Bandes/ }));
    expect(rows.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Altdorf 1 figurine · Warhammer Escarmouches',
      'Enfants 1 figurine · Cailloux',
    ]);
  });
});
