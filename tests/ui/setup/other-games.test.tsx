import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { inSystemsWithSamples } from '../../support/systems.ts';
import { warbandOf } from '../../support/warbands.ts';
import { address, openApp, settled } from '../home/open-app.tsx';

// A battle of any game, started in a few taps by a player who has no force for it yet.

const CORBEAUX = warbandOf('reikland', [['reikland/captain', 'Ulrich']]);
const SAMPLES = { name: 'Ajouter deux bandes d’exemple' };
async function openNewBattle() {
  const app = await openApp({
    path: '/new-battle',
    warbands: [CORBEAUX],
    settings: { seeded: true },
  });
  const choose = async (id: string) => {
    const rules = screen.getByRole('combobox', { name: 'Règles' });
    await app.user.selectOptions(rules, id);
  };
  return { ...app, choose };
}

function sideNames(): readonly (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

describe('other games', () => {
  it('show only their own forces, or samples when there are none', async () => {
    const { choose } = await openNewBattle();
    expect(sideNames()).toContain('Les Essais');
    expect(screen.queryByRole('button', SAMPLES)).toBeNull();
    await choose('warhammer-skirmish');
    expect(screen.getByText('Warhammer Escarmouches', { selector: 'p' })).toBeTruthy();
    expect(sideNames()).not.toContain('Les Essais');
    expect(screen.getByRole('button', SAMPLES)).toBeTruthy();
  });

  it('link to a new force of the same game', async () => {
    const { choose, user } = await openNewBattle();
    expect(screen.queryByRole('link', { name: 'Nouvelle bande' })).toBeNull();
    await choose('warhammer-skirmish');
    await user.click(screen.getByRole('link', { name: 'Nouvelle bande' }));
    expect(address()).toBe('/warbands/new:warhammer-skirmish');
  });

  it('explain a side without a list', async () => {
    const { choose } = await openNewBattle();
    await choose('warhammer-skirmish');
    expect(screen.getAllByText(/^Juste un nombre d/)).toHaveLength(2);
  });
});

describe('light sides without names', () => {
  it.each([
    ['combat-dice', ['Figurine 1', 'Figurine 2', 'Figurine 6', 'Figurine 7']],
    ['colonial', ['Unité 1', 'Unité 2', 'Unité 6', 'Unité 7']],
  ])('in %s have numbered fighters of that game', async (game, expected) => {
    const app = await openNewBattle();
    await app.choose(game);
    await app.user.click(screen.getByRole('button', { name: /^Commencer/ }));
    await waitFor(() => expect(address()).toMatch(/^\/battle\/b-/));
    await settled();
    const labels = app.started().sides.map(({ fighters }) => fighters.map(({ label }) => label));
    expect(labels.flatMap((side) => side.slice(0, 2))).toEqual(expected);
  });
});

inSystemsWithSamples('a first battle', (system: RuleSystem) => {
  it('starts with the samples, all fighters on the table', async () => {
    const app = await openNewBattle();
    // The default game has a force already.
    if (system.id === CORBEAUX.systemId)
      return expect(screen.queryByRole('button', SAMPLES)).toBeNull();
    await app.choose(system.id);
    await app.user.click(screen.getByRole('button', SAMPLES));
    await waitFor(() => expect(screen.queryByRole('button', SAMPLES)).toBeNull());
    const leaders = screen.queryAllByText(/^Chef\s:/);
    expect(leaders).toHaveLength(system.leadershipCharacteristic === null ? 0 : 2);
    const counted = screen.queryAllByRole('button', { name: 'Adversaire sans liste' });
    expect(counted).toHaveLength(system.rout === null ? 0 : 2);
    await app.user.click(screen.getByRole('button', { name: /^Commencer/ }));
    await waitFor(() => expect(address()).toMatch(/^\/battle\/b-/));
    await settled();
    const { sides, systemId, houseRules } = app.started();
    expect(systemId).toBe(system.id);
    expect(sides.map(({ light, warbandId }) => light || warbandId === null)).toEqual([
      false,
      false,
    ]);
    expect(Object.keys(houseRules)).toEqual(system.houseRules.map(({ id }) => id));
    for (const { fighters } of sides) {
      expect(fighters.map(({ status }) => status)).toEqual(
        fighters.map(() => system.initialStatus),
      );
    }
  });
});
