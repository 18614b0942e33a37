import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster } from './open-roster.tsx';

// Whom a warband may hire: each with his price and his upkeep, and whether he is for this warband, as sources say it.
// Nobody is barred: who is not for it comes last, and joins all the same.

async function openHiring(type: string, members: Parameters<typeof warbandOf>[1] = []) {
  const warband = warbandOf(type, members);
  const opened = await openRoster(`/warbands/${warband.id}`, [warband], [system]);
  await opened.user.click(screen.getAllByRole('button', { name: 'Recruter' })[0] ?? document.body);
  const list = () =>
    within(within(screen.getByRole('dialog')).getByRole('region', { name: 'Ouverts à tous' }));
  return {
    ...opened,
    list,
    row: (name: string) => text(list().getByRole('button', { name: new RegExp(`^${name} `, 'u') })),
    find: (typed: string) =>
      opened.user.type(list().getByRole('searchbox', { name: 'Chercher qui engager' }), typed),
    names: () =>
      list()
        .getAllByRole('button')
        .map((one) => text(one)),
  };
}

/** Spaces that do not break are like any other here. */
function text({ textContent }: Element): string {
  return textContent.replaceAll(/[\u00A0\u202F]/gu, ' ');
}

test('a hired sword stands with his price and his upkeep', async () => {
  const { row } = await openHiring('reikland');
  expect(row('Gladiateur')).toBe('Gladiateur Franc-tireur · 30 co · solde 15 co · 0 sur 1');
  expect(row('Duelliste')).toBe('Duelliste Franc-tireur · 35 co · solde 15 co · 0 sur 1');
});

test('prices in dice and in wyrdstone are said as such', async () => {
  const { row } = await openHiring('reikland');
  expect(row('Vieux prospecteur')).toContain(
    'Pierre magique × 2 · solde Pierre magique × 1 · 0 sur 1',
  );
  expect(row('Ninja')).toContain('70 + 3D6 co · 0 sur 1');
});

test('what sources differ about is said', async () => {
  const { row } = await openHiring('reikland');
  expect(row('Sorcière')).toMatch(/ · ailleurs E 2$/u);
  expect(row('Geôlier')).toContain('ailleurs valeur 22');
});

test('they are found by the beginning of a word', async () => {
  const { find, names, list } = await openHiring('reikland');
  await find('voleur');
  expect(names().map((name) => name.replace(/ Franc-tireur.*$/u, ''))).toEqual([
    'Voleur halfling',
    'Voleur',
  ]);
  await find('xx');
  expect(list().getByText('Personne ne s’appelle ainsi.')).toBeTruthy();
});

test('whether sources differ on this warband, or say nothing of it, stands with each', async () => {
  const ostland = await openHiring('ostland');
  expect(ostland.row('Barde')).toContain('les sources divergent pour cette bande');
});

test('of a warband of which nobody prints it, players are told so', async () => {
  const { row } = await openHiring('gunnery-school');
  expect(row('Barde')).toContain('rien n’est dit de cette bande');
});

test('who is not for this warband comes last, and joins all the same', async () => {
  const { list, user, warband } = await openHiring('skaven');
  const [last] = list().getAllByRole('heading').toReversed();
  expect(last?.textContent).toBe('Pas pour cette bande');
  const bard = list().getByRole('button', { name: /^Barde / });
  expect(last?.compareDocumentPosition(bard)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(bard);
  expect(warband().members.at(-1)?.profileId).toBe('hired-1b/bard');
});

test('whom he does not serve beside is said, and found where both are in', async () => {
  const { row } = await openHiring('reikland', [
    ['reikland/captain', 'Otto'],
    ['hired-official/highwayman', 'Dick'],
  ]);
  expect(row('Patrouilleur')).toContain('pas à côté : Dick');
});
