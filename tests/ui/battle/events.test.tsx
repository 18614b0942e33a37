import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { button, card, noCard, openTable, plain, tap, textOf, wayOn } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

function eventful(houseRules: Readonly<Record<string, string>>): TestBattle {
  const troops = ['Reikland', 'Skavens'].map((name) => ({ name, fighters: crowd(name, 4) }));
  return new TestBattle(system, troops, { houseRules });
}

const EVENT = 'Événement en cours';

describe('random happenings', () => {
  it('one tap says that nothing happens', () => {
    const table = openTable(eventful({ happenings: 'once' }));
    tap(button('Rien (2–6)', card('Reikland : un événement ?')));
    expect(table.state().answers).toEqual({ 'happening:s-Reikland': 'no-event' });
    expect(noCard(EVENT)).toBe(true);
  });

  it('the app throws the die and both dice of the table', () => {
    const table = openTable(eventful({ happenings: 'once' }));
    table.memory.rollNext(1, 1, 4);
    tap(button('Lancer les dés pour moi', card('Reikland : un événement ?')));
    tap(button('Lancer pour moi', card('Reikland : que dit le tableau ?')));
    const entry = table.newest();
    expect(entry?.type === 'DutyResolved' && entry.data).toMatchObject({
      outcome: 'high-winds',
      dice: [1, 4],
    });
    expect(textOf(card(EVENT))).toContain('Bourrasques : jusqu’à la fin');
    expect(textOf(card(EVENT))).toContain('Les textes diffèrent');
  });

  it('dice thrown at the table are tapped one after the other, the tens first', () => {
    openTable(eventful({ happenings: 'once' }));
    tap(button('Un 1', card('Reikland : un événement ?')));
    const asks = () => card('Reikland : que dit le tableau ?');
    expect(textOf(asks())).toContain('Une seule famille de textes');
    tap(button('6', asks()));
    expect(textOf(asks())).toContain('1 dé sur 2');
    tap(button('5', asks()));
    expect(textOf(card(EVENT))).toContain('Colporteur : après la bataille');
  });

  it('an event stays in sight in every phase until players say that it is over', () => {
    const battle = eventful({ happenings: 'once' });
    battle.answer('happening', 'Reikland', 'event').answer('event-table', 'Reikland', 'spirit');
    const table = openTable(battle);
    tap(wayOn());
    expect(table.state().position.phase).toBe('movement');
    expect(textOf(card(EVENT))).toContain('Spectre errant');
    tap(button('C’est fini', card(EVENT)));
    expect(noCard(EVENT)).toBe(true);
    tap(button(/^Annuler/));
    expect(noCard(EVENT)).toBe(false);
  });

  it('says how long it lasts, and what was thrown for it', () => {
    const battle = eventful({ happenings: 'once' });
    battle.answer('happening', 'Reikland', 'event').answer('event-table', 'Reikland', 'distances');
    openTable(battle);
    tap(button('2', card('Reikland : combien de tours ?')));
    tap(button('5', card('Reikland : dé de l’événement')));
    expect(textOf(card(EVENT))).toContain('Au dé : 5. Encore 2 tours.');
  });
});

describe('subplots', () => {
  it('three dice are asked for on a 1', () => {
    const table = openTable(eventful({ subplots: 'yes' }));
    table.memory.rollNext(1, 3, 5, 6);
    tap(button('Lancer les dés pour moi', card('Reikland : une intrigue ?')));
    tap(button('Lancer pour moi', card('Reikland : que dit le tableau ?')));
    expect(textOf(card(EVENT))).toContain('Mauvaise lumière : −2 pour toucher au tir.');
  });
});

it('without these rules nothing is asked', () => {
  openTable(eventful({}));
  expect(screen.queryAllByRole('article').map((one) => plain(one.ariaLabel ?? ''))).toEqual([]);
});
