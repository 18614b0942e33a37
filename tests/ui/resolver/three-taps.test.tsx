import { within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../support/battles.ts';
import { button, card, news, plain, tap, textOf } from '../battle/open-table.tsx';
import { hash, openAt } from './open-resolver.tsx';

// Shooter, target and result: a tap for each. @rule SHO-WHO

beforeAll(async () => {
  await startI18n('fr');
});

function shooting() {
  const battle = new TestBattle(system, [
    {
      name: 'Reikland',
      fighters: [
        { name: 'Greta', traits: { bow: true } },
        { name: 'Anselm', traits: { crossbow: true } },
      ],
    },
    { name: 'Skavens', fighters: [{ name: 'Rat' }, { name: 'Queue' }] },
  ]);
  return openAt('', battle.nextUntil('Reikland', 'shooting'));
}

const who = () => card('Qui tire ?');
const dice = () => within(card(/^Greta tire sur Rat/)).getAllByRole('img');

it('the app rolls everything: the shot is recorded, with its dice', () => {
  const table = shooting();
  tap(button('Greta', who()));
  tap(button('Rat', who()));
  expect(hash()).toBe('/duel/shot/f-Greta/f-Rat');
  table.memory.rollNext(5, 4, 6);
  tap(button('Tout lancer'));
  expect(hash()).toBe('');
  expect(table.fighter('Rat').status).toBe('out-of-action');
  expect(table.fighter('Greta').flags).toHaveProperty('shot');
  expect(dice().map((die) => plain(die.getAttribute('aria-label') ?? ''))).toEqual([
    'Dé : 5',
    'Dé : 4',
    'Dé : 6',
  ]);
  expect(textOf(news())).toContain('Rat');
});

it('the players’ own dice have missed: one tap enters that, without inventing dice', () => {
  const table = shooting();
  tap(button('Greta', who()));
  tap(button('Rat', who()));
  tap(button('Raté'));
  expect(hash()).toBe('');
  expect(table.newest()).toMatchObject({
    type: 'Settled',
    data: { resolver: 'shot', answers: [{ dice: [], choice: 'failed' }] },
  });
  expect(table.fighter('Greta').flags).toHaveProperty('shot');
  expect(table.fighter('Rat').status).toBe('standing');
});

it('recording is enough for players who have rolled already, and a second tap removes it', () => {
  const table = shooting();
  tap(button('Greta', who()));
  tap(button('Noter seulement', who()));
  expect(table.fighter('Greta').flags).toHaveProperty('shot');
  tap(button('Greta', who()));
  expect(table.fighter('Greta').flags).not.toHaveProperty('shot');
});

it('cover and range are asked beside shooter and target', () => {
  shooting();
  tap(button('Greta', who()));
  tap(button('Rat', who()));
  for (const asked of [/^À couvert/, /^Longue portée/, /^A bougé/]) {
    expect(button(asked).closest('details')).toBeNull();
  }
});
