import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { setTrait } from '#roster/edit.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { button, tap, wayOn } from '../battle/open-table.tsx';
import { openAftermath } from './open-aftermath.tsx';

beforeAll(() => startI18n('fr'));

const END = { type: 'end-battle', winnerId: 's-Griffes' } as const;

const RICH = { ...ravens(), purse: { gold: 50 } };

function card(name: RegExp) {
  return within(screen.getByRole('listitem', { name }));
}

function conclude(): void {
  tap(button('Commerce', screen.getByRole('navigation', { name: 'Étapes' })));
  tap(wayOn());
}

describe('a drug taken for the battle', () => {
  it('asks its dice after it: tapped, they have their effect, and the dose is gone', async () => {
    const warband = setTrait(RICH, 'm-2', 'mandrake-root', true);
    const { now } = await openAftermath(warband, (battle) => battle.do(END));
    const otto = /^Otto.: Racine de mandragore$/;
    tap(card(otto).getByRole('button', { name: '1' }));
    tap(card(otto).getByRole('button', { name: '2' }));
    expect(card(otto).getByText('Total 3 · Endurance −1 pour de bon')).toBeTruthy();
    conclude();
    const after = now().members.find(({ name }) => name === 'Otto');
    expect(after?.profile['T']).toBe((warband.members[1]?.profile['T'] ?? 0) - 1);
    expect(after?.traits).not.toHaveProperty('mandrake-root');
    expect(screen.getByText(/Racine de mandragore.: Endurance −1 pour de bon/)).toBeTruthy();
  });

  it('is missed by whoever is addicted: he leaves, or stays by the word of the players', async () => {
    const warband = setTrait(RICH, 'm-2', 'addicted', true);
    const { now } = await openAftermath(warband, (battle) => battle.do(END));
    const otto = /^Otto sans sa dose.: Ombre cramoisie$/;
    expect(card(otto).getByRole('button', { name: 'Il part', pressed: true })).toBeTruthy();
    tap(card(otto).getByRole('button', { name: 'Il reste' }));
    expect(card(otto).getByRole('button', { name: 'Il reste', pressed: true })).toBeTruthy();
    tap(card(otto).getByRole('button', { name: 'Il part' }));
    conclude();
    expect(now().members.map(({ name }) => name)).not.toContain('Otto');
  });
});
