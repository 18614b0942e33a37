import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Warband } from '#roster/warband.ts';
import { SCENARIO } from '#rules/kit/scenarios.ts';
import { warbandOf } from '../../support/warbands.ts';
import { address, openApp } from '../home/open-app.tsx';

// Choosing the scenario: by name, by dice, or one of the players’ own.

const RAVEN = warbandOf('reikland', [['reikland/warrior', 'Lames', 4]]);

async function openSetup(systemId = 'mordheim', more: readonly Warband[] = []) {
  const app = await openApp({
    path: '/new-battle',
    warbands: systemId === 'mordheim' ? [RAVEN, ...more] : [{ ...RAVEN, systemId, members: [] }],
    settings: { seeded: true },
  });
  await app.user.click(screen.getByText('Scénario'));
  const begun = async () => {
    await app.user.click(screen.getByRole('button', { name: /^Commencer/ }));
    await waitFor(() => expect(address()).toMatch(/^\/battle\/b-/));
    const { name, roundLimit, houseRules } = app.started();
    return {
      name,
      roundLimit,
      scenario: houseRules[SCENARIO],
      withoutRout: houseRules['scenarioWithoutRout'],
    };
  };
  return { ...app, begun };
}

function list(): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Scénario des livres' });
}

function radio(group: string, name: string): HTMLInputElement {
  return within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
}

const NOTHING = { name: '', roundLimit: null, scenario: undefined, withoutRout: 'no' };

describe('a scenario', () => {
  it('chosen by name sets its house rules, and says so', async () => {
    const { user, begun } = await openSetup();
    await user.selectOptions(list(), 'occupy');
    expect(screen.getByText(/^8 tours, sans test de déroute\./)).toBeTruthy();
    expect(radio('Limite de tours', '8').checked).toBe(true);
    expect(radio('Scénario sans déroute', 'Oui').checked).toBe(true);
    expect(screen.getByText('4 participants · pas de déroute')).toBeTruthy();
    expect(await begun()).toEqual({
      name: 'Occupation',
      roundLimit: 8,
      scenario: 'occupy',
      withoutRout: 'yes',
    });
  });

  it('reverts what it had set when another is chosen, and nothing else', async () => {
    const { user, begun } = await openSetup();
    await user.selectOptions(list(), 'occupy');
    await user.click(radio('Limite de tours', '6'));
    await user.click(radio('Victoire au premier qui se retire', 'Oui'));
    await user.selectOptions(list(), 'skirmish');
    expect(radio('Victoire au premier qui se retire', 'Oui').checked).toBe(true);
    expect(await begun()).toEqual({
      name: 'Escarmouche',
      roundLimit: 6,
      scenario: 'skirmish',
      withoutRout: 'no',
    });
  });

  it('can be overruled: a house rule that was set back stays so', async () => {
    const { user, begun } = await openSetup();
    await user.selectOptions(list(), 'occupy');
    await user.click(radio('Scénario sans déroute', 'Non'));
    expect(await begun()).toMatchObject({ scenario: 'occupy', withoutRout: 'no' });
  });

  it('can be rolled for, with visible dice', async () => {
    const { user, rollNext, begun } = await openSetup();
    rollNext(2, 3);
    await user.click(screen.getByRole('button', { name: 'Lancer les dés' }));
    expect(screen.getByText('2 + 3 = 5')).toBeTruthy();
    expect(await begun()).toMatchObject({ name: 'Prospection', scenario: 'wyrdstone-hunt' });
  });

  it('is the players’ choice when the dice say so', async () => {
    const { user, rollNext, begun } = await openSetup();
    await user.selectOptions(list(), 'occupy');
    rollNext(1, 1);
    await user.click(screen.getByRole('button', { name: 'Lancer les dés' }));
    expect(screen.getByText(/^1 \+ 1 = 2.*à vous de choisir/)).toBeTruthy();
    expect(await begun()).toEqual(NOTHING);
  });

  it('is chosen by the weakest warband when the dice leave it to one', async () => {
    const few = {
      ...warbandOf('reikland', [['reikland/warrior', 'Rats', 2]]),
      id: 'w-few' as const,
    };
    const { user, rollNext } = await openSetup('mordheim', [{ ...few, name: 'Griffes' }]);
    rollNext(6, 6);
    await user.click(screen.getByRole('button', { name: 'Lancer les dés' }));
    expect(screen.getByText(/^6 \+ 6 = 12.*Griffes choisit/)).toBeTruthy();
  });

  it('is rolled for on the table of the place, for so many players', async () => {
    const { user, rollNext, begun } = await openSetup();
    rollNext(3, 4);
    await user.click(radio('Tableau', 'Dans l’Empire, à deux'));
    await user.click(screen.getByRole('button', { name: 'Lancer les dés' }));
    expect(list().value).toBe('stagecoach-ambush');
    expect(screen.getByText('Une seule source en parle.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ajouter un camp' }));
    expect(list().value).toBe('stagecoach-ambush');
    rollNext(5, 4);
    await user.click(screen.getByRole('button', { name: 'Lancer les dés' }));
    expect(await begun()).toMatchObject({ scenario: 'ambush', roundLimit: 10, withoutRout: 'yes' });
  });

  it('for others than those at the table says for how many it is meant', async () => {
    const { user } = await openSetup();
    await user.selectOptions(list(), 'treasure-hunt');
    expect(screen.getByText(/Prévu pour 3–6 joueurs\./)).toBeTruthy();
    const groups = [...list().querySelectorAll('optgroup')].map(({ label }) => label);
    expect(groups).toEqual(['En ville, à deux', 'Les autres', 'Pour d’autres nombres de joueurs']);
  });

  it('brings whom nobody commands along, in a turn of their own, and takes them back', async () => {
    const { user, rollNext, started, begun } = await openSetup();
    await user.selectOptions(list(), 'thing-in-the-woods');
    expect(screen.getByRole('region', { name: 'Les choses' })).toBeTruthy();
    await user.selectOptions(list(), 'monster-hunt');
    expect(screen.queryByRole('region', { name: 'Les choses' })).toBeNull();
    const monster = screen.getByRole('region', { name: 'Le monstre' });
    expect(within(monster).getByText('1 participant · pas de déroute')).toBeTruthy();
    rollNext(2);
    await user.click(within(monster).getByRole('button', { name: 'Lancer le dé' }));
    await begun();
    const { sides } = started();
    expect(sides.map(({ traits }) => traits['without-player'] ?? false)).toEqual([
      true,
      false,
      false,
    ]);
    expect(sides[0]).toMatchObject({ name: 'Le monstre', light: false, warbandId: null });
    expect(sides[0]?.fighters).toMatchObject([
      { label: 'Jeune dragon', wounds: 5, traits: { 'causes-fear': true, 'scaly-skin': 5 } },
    ]);
  });

  it('lets players change how many there are, or leave them out', async () => {
    const { user, started, begun } = await openSetup();
    await user.selectOptions(list(), 'night-in-the-graveyard');
    const dead = screen.getByRole('region', { name: 'Les morts' });
    await user.click(within(dead).getByRole('button', { name: /^Zombie.*un de plus$/ }));
    await begun();
    expect(
      started()
        .sides.at(-1)
        ?.fighters.map(({ label }) => label),
    ).toEqual(['Zombie 1', 'Zombie 2', 'Zombie 3', 'Érasme (spectre)']);
  });

  it('stays without them once they were taken off', async () => {
    const { user, started, begun } = await openSetup();
    await user.selectOptions(list(), 'haunted-treasure');
    await user.click(screen.getByRole('button', { name: 'Retirer La banshee' }));
    await user.type(screen.getByLabelText('Nom du scénario'), ' !');
    await begun();
    expect(started().sides).toHaveLength(2);
  });

  it('of the players’ own has a name and one setting', async () => {
    const { user, begun } = await openSetup();
    await user.type(screen.getByLabelText('Nom du scénario'), 'Le pont');
    await user.click(radio('Scénario sans déroute', 'Oui'));
    expect(await begun()).toEqual({ ...NOTHING, name: 'Le pont', withoutRout: 'yes' });
  });

  it('has no list in a game without any', async () => {
    await openSetup('warhammer-skirmish');
    expect(screen.getByLabelText('Nom du scénario')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Scénario des livres' })).toBeNull();
  });
});
