import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { counted } from '#rules/kit/duty.ts';
import { button, card, newBattle, noCard, openTable, tap, textOf } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

/** Three of twelve are out, and Reikland has failed its test where a rout is slow. */
function breaking() {
  const battle = newBattle();
  battle.do({ type: 'set-house-rule', rule: 'routFailed', value: 'slow' });
  for (const name of ['Lame1', 'Lame2', 'Lame3']) battle.set(name, 'out-of-action');
  return battle.answer('rout-test', 'Reikland', 'failed', [6, 5]);
}

describe('a side that breaks up', () => {
  it('is said to, with the dice to throw, before anything else', () => {
    openTable(breaking());
    const [first] = screen.getAllByRole('article');
    expect(first).toBe(card('Débandade'));
    expect(textOf(card('Débandade'))).toContain(
      'Lancez 9 dés : chaque 1 fait partir une figurine.',
    );
    expect(within(card('Débandade')).getAllByRole('button').map(textOf)).toEqual(
      expect.arrayContaining(['0', '1', '2', '9', 'Se reprend']),
    );
    const gauge = screen.getByRole('button', { name: /^Reikland.*hors de combat/ });
    expect(gauge.textContent).toContain('Débandade');
    expect(gauge.textContent).not.toContain('Test dû');
  });

  it('loses nobody by a tap on 0', () => {
    const table = openTable(breaking());
    tap(button('Reikland : personne ne part', card('Débandade')));
    expect(noCard('Débandade')).toBe(true);
    expect(noCard('Qui part ?')).toBe(true);
    expect(table.state().ended).toBe(false);
  });

  it('names by taps who leaves, and a tap takes each back', () => {
    const table = openTable(breaking());
    tap(button('Reikland : 2 figurines partent', card('Débandade')));
    expect(textOf(card('Qui part ?'))).toContain('Encore 2 à désigner');
    tap(button('Lame4', card('Qui part ?')));
    expect(table.fighter('Lame4').status).toBe('left-table');
    expect(textOf(card('Qui part ?'))).toContain('Encore une à désigner');
    tap(button('Lame5', card('Qui part ?')));
    expect(noCard('Qui part ?')).toBe(true);
    tap(button(/^Annuler/));
    expect(table.fighter('Lame5').status).toBe('standing');
    expect(card('Qui part ?')).toBeTruthy();
  });

  it('counts the dice that the app throws, and shows them', () => {
    const table = openTable(breaking());
    table.memory.rollNext(1, 2, 3, 4, 1, 6, 5, 4, 2);
    tap(button('Lancer les dés pour moi', card('Débandade')));
    const rolled = card('Débandade');
    expect(textOf(rolled)).toContain('Reikland : 2 figurines partent');
    expect(within(rolled).getAllByRole('img', { name: /^Dé/ })).toHaveLength(9);
    expect(textOf(card('Qui part ?'))).toContain('Encore 2 à désigner');
  });

  it('has routed with the last of them', () => {
    const battle = breaking();
    const left = ['Ulrich', 'Otto', 'Klaus', 'Gunther', 'Lame4', 'Lame5', 'Lame6'];
    for (const name of left) battle.set(name, 'left-table');
    battle.answer('breaking-up', 'Reikland', counted('leave', 1));
    battle.set('Lame7', 'out-of-action');
    const table = openTable(battle);
    tap(button('Lame8', card('Qui part ?')));
    expect(table.state().end).toMatchObject({ winnerId: 's-Skavens', cause: 'rout' });
    expect(screen.getByRole('region', { name: /^Déroute/ })).toBeTruthy();
    tap(button('Annuler'));
    expect(table.state().ended).toBe(false);
  });
});
