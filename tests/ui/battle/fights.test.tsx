import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type { ResolverAnswer } from '#rules/contract/resolver.ts';
import type { TestBattle } from '../../support/battles.ts';
import { hash, openAt } from '../resolver/open-resolver.tsx';
import { button, card, newBattle, noCard, openTable, plain, tap, textOf } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

/** Otto charges two rats at once and Klaus another one; then blows are struck. */
function charges(): TestBattle {
  return newBattle()
    .charge('Otto', 'Rat1')
    .charge('Otto', 'Rat2')
    .charge('Klaus', 'Rat3')
    .nextUntil('Reikland', 'close-combat');
}

function fights(): HTMLElement {
  return screen.getByRole('region', { name: 'Combats' });
}

function strikes(fight: HTMLElement): readonly string[] {
  return within(fight)
    .getAllByRole('listitem')
    .filter((row) => row.classList.contains('fight-row'))
    .map((row) => {
      const name = within(row).getAllByRole('link')[0];
      return `${textOf(name ?? row)} ${textOf(row.querySelector('.fight-when') ?? row)}`;
    });
}

describe('the fights on the table', () => {
  it('say who fights whom, and who strikes when', () => {
    openTable(charges());
    expect(within(fights()).getAllByRole('article')).toHaveLength(2);
    const otto = card('Otto contre Rat1 et Rat2');
    expect(within(otto).getAllByRole('img').map(nameOf)).toEqual([
      'Reikland',
      'Skavens',
      'Skavens',
    ]);
    expect(textOf(otto)).toContain('Tour 1 du combat');
    expect(strikes(otto)).toEqual([
      'Otto 1 A chargé (I 3)',
      'Rat1 2 Initiative 3, à égalité : dé',
      'Rat2 2 Initiative 3, à égalité : dé',
    ]);
    expect(strikes(card('Klaus contre Rat3'))[0]).toBe('Klaus 1 A chargé (I 3)');
  });

  it('are shown while blows are struck, and only then', () => {
    const battle = charges();
    const before = openTable(newBattle().charge('Otto', 'Rat1'));
    expect(screen.queryByRole('region', { name: 'Combats' })).toBeNull();
    expect(screen.getByText('contre Rat1')).toBeTruthy();
    before.unmount();
    openTable(battle.nextUntil('Skavens', 'recovery'));
    expect(screen.queryByRole('region', { name: 'Combats' })).toBeNull();
  });

  it('are between the duties and the fighters', () => {
    openTable(charges());
    const before = Node.DOCUMENT_POSITION_FOLLOWING;
    const duties = screen.getByRole('region', { name: 'À faire maintenant' });
    const fighters = screen.getByRole('region', { name: 'Reikland' });
    expect(duties.compareDocumentPosition(fights()) & before).toBe(before);
    expect(fights().compareDocumentPosition(fighters) & before).toBe(before);
  });

  it('continue in the enemy’s turn, in which one’s own fighters strike too', () => {
    openTable(charges().nextUntil('Skavens', 'close-combat'));
    expect(textOf(fights())).toContain('Reikland : frappent aussi');
    const otto = card('Rat1 et Rat2 contre Otto');
    expect(textOf(otto)).toContain('Tour 2 du combat');
    expect(strikes(otto)).toEqual(
      ['Rat1', 'Rat2', 'Otto'].map((name) => `${name} 1 Initiative 3, à égalité : dé`),
    );
  });

  it('link to everybody in them', () => {
    openTable(charges());
    for (const name of ['Otto', 'Rat1', 'Rat2']) {
      const link = within(card('Otto contre Rat1 et Rat2')).getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`#/battle/b-test/fighter/f-${name}`);
    }
  });

  it('are over with the battle', () => {
    openTable(charges().do({ type: 'end-battle', winnerId: null }));
    expect(screen.queryByRole('region', { name: 'Combats' })).toBeNull();
  });
});

describe('a remark that applies to a fight this turn', () => {
  const hateful = () => {
    const battle = newBattle({
      skavens: {
        name: 'Skavens',
        fighters: [{ name: 'Rat1', traits: { hates: 'les humains', flail: true } }],
      },
    });
    return battle.charge('Otto', 'Rat1').nextUntil('Reikland', 'close-combat');
  };

  it('is on its card and not also among the reminders', () => {
    openTable(hateful());
    expect(screen.getAllByText(/relance ses coups ratés/, { normalizer: plain })).toHaveLength(1);
    expect(textOf(card('Otto contre Rat1'))).toContain('relance ses coups ratés');
    expect(textOf(card('Otto contre Rat1'))).toContain('(Fléau)');
    expect(noCard(/Haine/)).toBe(true);
  });

  it('leads to the page of its rule', () => {
    openTable(hateful());
    const fight = within(card('Otto contre Rat1'));
    expect(fight.getByRole('link', { name: /Haine/ }).getAttribute('href')).toContain('/rules/');
  });

  it('about a fighter who has just stood up appears once, in the order of blows', () => {
    const battle = newBattle().charge('Otto', 'Rat1').set('Rat1', 'knocked-down');
    battle.nextUntil('Skavens', 'recovery').answer('stand-up', 'Rat1', 'stands');
    openTable(battle.nextUntil('Skavens', 'close-combat'));
    expect(screen.getAllByText(/vient de se relever/i, { normalizer: plain })).toHaveLength(1);
    expect(noCard(/Rat1 frappe en dernier/)).toBe(true);
  });

  it('leaves the reminders that are on no card', () => {
    const battle = newBattle().charge('Otto', 'Rat1').set('Rat1', 'knocked-down');
    openTable(battle.nextUntil('Reikland', 'close-combat'));
    expect(textOf(card('Otto contre Rat1'))).toContain('Rat1 ne peut pas frapper.');
    expect(
      screen.getAllByText(/est à terre : touché automatiquement/, { normalizer: plain }),
    ).toHaveLength(1);
  });

  it('leaves one line when nothing else is due', () => {
    openTable(hateful());
    expect(
      screen.getByText('Aucun test : réglez les combats.', { normalizer: plain }),
    ).toBeTruthy();
  });
});

describe('the link to the duel', () => {
  it('has the first striker and one of his opponents selected', () => {
    const battle = charges().nextUntil('Skavens', 'close-combat').set('Rat1', 'stunned');
    const striker = strikesFirst(battle);
    const table = openTable(battle);
    const href = within(card('Rat1 et Rat2 contre Otto'))
      .getByRole('link', { name: plainly(`Duel : ${striker}`) })
      .getAttribute('href');
    table.unmount();
    openAt((href ?? '').replace('#/battle/b-test', ''), battle);
    const [first, second] = within(screen.getByRole('region', { name: 'En présence' }))
      .getAllByRole('button')
      .filter(({ textContent }) => textContent !== '')
      .map(textOf);
    expect(first).toContain(striker);
    expect(second).toContain('Otto');
    expect(hash()).toContain('/duel/');
  });
});

describe('contact', () => {
  it('is corrected from the card: one leaves the fight, another joins', () => {
    const table = openTable(charges());
    tap(button('Contacts : Otto contre Rat1 et Rat2'));
    const sheet = screen.getByRole('dialog', { name: 'Qui touche qui' });
    expect(within(sheet).getByRole('combobox', { name: 'Figurine' })).toHaveProperty(
      'value',
      'f-Otto',
    );
    tap(within(sheet).getByRole('button', { name: 'Rat2', pressed: true }));
    tap(within(sheet).getByRole('button', { name: 'Rat4', pressed: false }));
    expect(touching(table.state().contacts)).toEqual(['Otto Rat1', 'Klaus Rat3', 'Otto Rat4']);
    expect(card('Otto contre Rat1 et Rat4')).toBeTruthy();
  });
});

describe('the result of a blow', () => {
  it('is one tap: a wound, or his status by its sign', () => {
    const table = openTable(charges());
    const klaus = card('Klaus contre Rat3');
    tap(button('Klaus perd 1 PV', klaus));
    expect(table.fighter('Klaus').wounds).toBe(1);
    const sign = () => button(/^Rat3 : Debout/, klaus);
    tap(sign());
    expect(sign().getAttribute('aria-expanded')).toBe('true');
    tap(button('À terre', within(klaus).getByRole('group', { name: 'Rat3' })));
    expect(table.fighter('Rat3').status).toBe('knocked-down');
    expect(within(klaus).queryByRole('group', { name: 'Rat3' })).toBeNull();
    expect(textOf(klaus)).toContain('Rat3 ne peut pas frapper.');
  });
});

describe('a fight that is settled', () => {
  const folded = (fight: HTMLElement) => fight.querySelector('details')?.open === false;
  const summary = (fight: HTMLElement) => textOf(fight.querySelector('summary') ?? fight);
  const left = () => textOf(fights().querySelector('.k-section-heading') ?? fights());

  it('folds to one line with its result once everybody has struck, and not before', () => {
    const battle = strike(charges(), 'Otto', 'Rat1');
    const first = openTable(battle);
    expect(strikes(card('Otto contre Rat1 et Rat2'))).toHaveLength(3);
    expect(left()).toContain('2 à régler');
    first.unmount();
    openTable(strike(battle, 'Rat2', 'Otto'));
    expect(folded(card('Otto contre Rat1 et Rat2'))).toBe(true);
    expect(summary(card('Otto contre Rat1 et Rat2'))).toBe('Otto contre Rat1 et Rat2 sans effet');
    expect(left()).toContain('1 à régler');
  });

  it('folds when a fighter falls, naming him, stays open while others can strike, and unfolds', () => {
    const table = openTable(charges());
    tap(button(/^Rat3 : Debout/, card('Klaus contre Rat3')));
    tap(button('Hors de combat', within(card('Klaus contre Rat3')).getByRole('group')));
    const klaus = card('Klaus contre Rat3');
    expect(summary(klaus)).toBe('Klaus contre Rat3 Rat3 hors de combat');
    tap(button(/^Rat1 : Debout/, card('Otto contre Rat1 et Rat2')));
    tap(button('Hors de combat', within(card('Otto contre Rat1 et Rat2')).getByRole('group')));
    expect(strikes(card('Otto contre Rat2'))).toHaveLength(2);

    unfold(klaus);
    tap(button(/^Rat3 : Hors de combat/, klaus));
    tap(button('Debout', within(klaus).getByRole('group', { name: 'Rat3' })));
    expect(table.fighter('Rat3').status).toBe('standing');
    for (const _ of [1, 2, 3]) act(() => void table.session.send({ type: 'undo', back: null }));
    expect(strikes(card('Klaus contre Rat3'))).toHaveLength(2);
    expect(left()).toContain('2 à régler');
  });

  it('names all who were in it, and leaves nothing to settle', () => {
    const battle = newBattle().charge('Otto', 'Rat1').charge('Otto', 'Rat2');
    battle.nextUntil('Reikland', 'close-combat').set('Rat1', 'out-of-action');
    openTable(battle.do({ type: 'lose-wound', fighterId: 'f-Otto' }).set('Otto', 'out-of-action'));
    expect(summary(card('Otto contre Rat1 et Rat2'))).toBe(
      'Otto contre Rat1 et Rat2 Rat1 hors de combat · Otto hors de combat',
    );
    expect(left()).toContain('tout est réglé');
    expect(screen.queryByText(/frappent aussi/)).toBeNull();
  });

  it('is open again in the next turn', () => {
    const battle = strike(charges(), 'Klaus', 'Rat3');
    const first = openTable(battle);
    expect(folded(card('Klaus contre Rat3'))).toBe(true);
    first.unmount();
    openTable(battle.nextUntil('Skavens', 'close-combat'));
    expect(strikes(card('Rat3 contre Klaus'))).toHaveLength(2);
  });

  it('requires a blow or a fall where nobody can strike', () => {
    const battle = newBattle().charge('Otto', 'Rat1').set('Rat1', 'stunned').set('Otto', 'stunned');
    openTable(battle.nextUntil('Reikland', 'close-combat'));
    expect(textOf(card('Otto contre Rat1'))).toContain('Otto ne peut pas frapper.');
  });

  it('is not settled by a shot', () => {
    const battle = charges();
    const shot = battle.system.resolvers.find(({ id }) => id === 'shot');
    expect(shot?.phases).not.toContain('close-combat');
    openTable(settled(battle, 'shot', { shooter: 'Klaus', target: 'Rat3' }));
    expect(strikes(card('Klaus contre Rat3'))).toHaveLength(2);
  });
});

describe('a crossbow pistol', () => {
  it('is fired from the line that reminds of it', () => {
    const battle = newBattle({
      skavens: {
        name: 'Skavens',
        fighters: [{ name: 'Rat1', traits: { 'crossbow-pistol': true } }],
      },
    });
    openAt('', battle.charge('Otto', 'Rat1').nextUntil('Reikland', 'close-combat'));
    tap(within(card('Otto contre Rat1')).getByRole('link', { name: plainly('Calculer : Tir') }));
    expect(hash()).toBe('/duel/shot/f-Rat1/f-Otto');
    expect(screen.getByRole('combobox', { name: 'Arme de tir' })).toHaveProperty(
      'value',
      'crossbow-pistol',
    );
  });
});

function unfold(fight: HTMLElement): void {
  const details = fight.querySelector('details');
  if (details === null) throw new Error('nothing to unfold');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

/** A duel of the two in which nobody hits. */
function strike(battle: TestBattle, attacker: string, defender: string): TestBattle {
  return settled(battle, 'melee', { attacker, defender });
}

function settled(
  battle: TestBattle,
  id: string,
  roles: Readonly<Record<string, string>>,
): TestBattle {
  const resolver = battle.system.resolvers.find((one) => one.id === id);
  if (resolver === undefined) throw new Error(`no ${id}`);
  const subjects = Object.fromEntries(
    Object.entries(roles).map(
      ([role, name]) => [role, { kind: 'fighter', fighterId: `f-${name}` }] as const,
    ),
  );
  const setup = { subjects, inputs: {} };
  let answers: readonly ResolverAnswer[] = [];
  for (;;) {
    const step = resolver.next(battle.state, setup, answers);
    if (step.kind === 'done') return battle.do({ type: 'settle', resolver: id, setup, answers });
    const choice = step.kind === 'choice' ? (step.options[0]?.id ?? '') : 'failed';
    answers = [...answers, { step: step.id, dice: [], choice }];
  }
}

function nameOf(image: HTMLElement): string {
  return image.getAttribute('aria-label') ?? textOf(image);
}

function strikesFirst(battle: TestBattle): string {
  const fight = battle.system.fights?.(battle.state)[0];
  return battle.state.fighters[fight?.order[0]?.fighterIds[0] ?? 'f-']?.label ?? '';
}

function touching(contacts: readonly { readonly a: string; readonly b: string }[]) {
  return contacts.map(({ a, b }) => `${a} ${b}`.replaceAll('f-', ''));
}

function plainly(name: string) {
  return (heard: string) => plain(heard) === name;
}
