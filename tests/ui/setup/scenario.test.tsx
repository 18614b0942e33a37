import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCENARIO } from '#rules/kit/scenarios.ts';
import { warbandOf } from '../../support/warbands.ts';
import { address, openApp } from '../home/open-app.tsx';

// Choosing the scenario: by name, by dice, or one of the players’ own.

async function openSetup(systemId = 'mordheim') {
  const raven = warbandOf('reikland', [['reikland/warrior', 'Lames', 4]]);
  const app = await openApp({
    path: '/new-battle',
    warbands: systemId === 'mordheim' ? [raven] : [{ ...raven, systemId, members: [] }],
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

function list(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Scénario des livres' });
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
