import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { tableOf, touch } from '../../rules/systems/combat-dice/table.ts';
import { button, news, openTable, tap, textOf } from '../battle/open-table.tsx';
import { openAt } from './open-resolver.tsx';

// Changes by a calculation other than statuses and wounds: counters and contacts.

beforeAll(async () => {
  await startI18n('fr');
});

const melee = () =>
  touch(
    touch(
      tableOf([{ name: 'Porthos' }], [{ name: 'Jussac' }, { name: 'Bernajoux' }]),
      'Porthos',
      'Jussac',
    ),
    'Porthos',
    'Bernajoux',
  );
const sheet = () => screen.getByRole('dialog');
const result = () => within(within(sheet()).getByRole('list', { name: 'Résultat' }));
const lines = () => result().getAllByRole('listitem').map(textOf);

describe('the end of a calculation', () => {
  it('lists the dice given away and the contacts left', () => {
    openAt('/duel/disengage/f-Porthos', melee());
    tap(button(/^Résoudre/));
    tap(button('Plus tard', sheet()));
    tap(button('Plus tard', sheet()));
    expect(lines()).toEqual([
      'Porthos, dés d’action : 1',
      'Jussac, dés reçus : 1',
      'Bernajoux, dés reçus : 1',
      'Porthos et Jussac : plus au contact',
      'Porthos et Bernajoux : plus au contact',
    ]);
    expect(textOf(sheet())).not.toContain('Rien ne change');
    tap(button(/^Appliquer/, sheet()));
    expect(textOf(news())).toContain('Porthos se désengage');
    expect(textOf(news())).not.toContain('dés reçus');
  });

  it('lists a contact that is made, instead of which the news says how the dice ended', () => {
    const table = openAt(
      '/duel/attack/f-Porthos/f-Jussac',
      tableOf([{ name: 'Porthos' }], [{ name: 'Jussac' }]),
    );
    tap(button(/^Résoudre/));
    tap(button(/^6/, sheet()));
    tap(button(/^5/, sheet()));
    tap(button(/^Torse/, sheet()));
    tap(button('Repousser et suivre', sheet()));
    expect(lines()).toContain('Jussac et Porthos au contact');
    tap(button(/^Appliquer/, sheet()));
    expect(table.state().contacts).toHaveLength(1);
    expect(textOf(news())).not.toContain('Jussac et Porthos');
    expect(textOf(news())).toContain('Jussac recule d’une distance courte');
  });

  it('lists armour that is lost', () => {
    const battle = touch(
      tableOf([{ name: 'Porthos' }], [{ name: 'Jussac', profile: { AT: 2 } }]),
      'Porthos',
      'Jussac',
    );
    const table = openAt('/duel/attack/f-Porthos/f-Jussac', battle);
    tap(button(/^Résoudre/));
    tap(button(/^6/, sheet()));
    tap(button(/^5/, sheet()));
    tap(button(/^Torse/, sheet()));
    expect(lines()).toEqual(['Porthos, dés d’action : 2', 'Jussac, armure de torse : 0']);
    tap(button(/^Appliquer/, sheet()));

    // Lost armour is worth a line, but dice, which are used up anyway, are not.
    battle.entries = table.session.getState().entries;
    table.unmount();
    openTable(battle, { screen: <JournalScreen /> });
    const journal = screen.getByRole('region', { name: 'Tour 1' });
    expect(textOf(journal)).toContain('Jussac, armure de torse : 0');
    expect(textOf(journal)).not.toContain('dés d’action');
  });
});
