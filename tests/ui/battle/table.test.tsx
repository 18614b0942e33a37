import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SideSetup } from '#battle/events.ts';
import { startI18n } from '#i18n/setup.ts';
import { crowd, side } from '../../support/battles.ts';
import { sees } from '../../support/sees.ts';
import {
  button,
  card,
  newBattle,
  news,
  openTable,
  plain,
  tap,
  textOf,
  wayOn,
} from './open-table.tsx';

beforeAll(() => startI18n('fr'));

function gauge(name: string): HTMLElement {
  return button(new RegExp(`^${name} (?!:)`));
}

function menu(item: string): HTMLElement {
  tap(button('Menu de la bataille'));
  tap(button(item, screen.getByRole('dialog', { name: 'Bataille' })));
  return screen.getByRole('dialog');
}

describe('the header', () => {
  it('says the round and whose turn it is', () => {
    openTable(newBattle().nextUntil('Skavens', 'recovery'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tour 1');
    expect(screen.getByText((text) => plain(text) === 'À jouer : Skavens')).toBeTruthy();
  });

  it('says what was undone for a while, and whoever reads the screen until the next step', () => {
    openTable(newBattle().set('Otto', 'stunned'));
    vi.useFakeTimers();
    tap(button('Annuler : Otto sonné'));
    act(() => void vi.advanceTimersByTime(9000));
    expect(button('Rétablir', news())).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3000));
    vi.useRealTimers();
    expect(within(news()).queryByRole('button')).toBeNull();
    expect(textOf(news())).toBe('Annulé : Otto sonné');
    expect(news().querySelector('.visually-hidden')).toBeTruthy();
  });

  it('names the step that undo reverts, and redoes it on request', () => {
    const table = openTable(newBattle().set('Otto', 'stunned'));
    tap(button('Annuler : Otto sonné'));
    expect(table.fighter('Otto').status).toBe('standing');
    expect(textOf(news())).toContain('Annulé : Otto sonné');
    expect(screen.queryByRole('button', { name: /^Annuler\s:/ })).toBeNull();
    tap(button('Rétablir'));
    expect(table.fighter('Otto').status).toBe('stunned');
  });

  it('has nothing to undo when nothing has happened', () => {
    openTable(newBattle());
    expect(button('Annuler').hasAttribute('disabled')).toBe(true);
  });

  it('undoes everything down to a step of the list', () => {
    const battle = newBattle()
      .set('Otto', 'stunned')
      .set('Klaus', 'fleeing')
      .set('Lame1', 'absent');
    const table = openTable(battle);
    const steps = menu('Revenir en arrière');
    tap(button(/^Klaus en fuite/, steps));
    expect(table.fighter('Otto').status).toBe('stunned');
    expect(table.fighter('Klaus').status).toBe('standing');
    expect(table.fighter('Lame1').status).toBe('standing');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a long name', () => {
  it('is shortened on the next-phase button, with its full accessible name', () => {
    const claws = { name: 'Les Griffes de la Nuit noire', fighters: crowd('Rat', 8, { ld: 5 }) };
    openTable(newBattle({ skavens: claws }).nextUntil('Reikland', 'close-combat'));
    expect(textOf(wayOn())).toMatch(/^Au suivant : Les Griffes (?!de)/);
    expect(wayOn().getAttribute('aria-label')).toContain('Les Griffes de la Nuit noire');
  });

  it('of a step stays on the undo button', () => {
    const battle = newBattle().nextUntil('Reikland', 'movement', 'charges');
    openTable(battle.charge('Gunther', 'Rat1'));
    expect(textOf(button(/^Annuler :/))).toMatch(/^Annuler.*Gunther/);
  });
});

describe('a gauge', () => {
  it('counts the losses against the threshold from the first turn on', () => {
    openTable(newBattle());
    expect(textOf(gauge('Reikland'))).toContain('0 / 12 hors de combat · seuil 3');
    expect(textOf(gauge('Skavens'))).toContain('0 / 8 hors de combat · seuil 2');
    expect(textOf(gauge('Reikland'))).toContain('3 avant le test');
    expect(gauge('Reikland').getAttribute('aria-current')).toBe('true');
    expect(gauge('Skavens').getAttribute('aria-current')).toBeNull();
  });

  it('shows the test of the coming turn, then calls for it', () => {
    const battle = newBattle().set('Rat1', 'out-of-action').set('Rat2', 'out-of-action');
    const { unmount } = openTable(battle);
    expect(textOf(gauge('Skavens'))).toContain('Test à venir');
    unmount();
    openTable(battle.nextUntil('Skavens', 'recovery'));
    expect(textOf(gauge('Skavens'))).toContain('Test dû');
  });

  it('announces no test where the scenario has none', () => {
    const battle = newBattle()
      .do({ type: 'set-house-rule', rule: 'scenarioWithoutRout', value: 'yes' })
      .set('Rat1', 'out-of-action')
      .set('Rat2', 'out-of-action');
    openTable(battle);
    expect(textOf(gauge('Skavens'))).not.toContain('Test');
  });

  it('leads to its fighters, and by another tap to the exact numbers', () => {
    openTable(newBattle().set('Lame1', 'out-of-action'));
    tap(gauge('Skavens'));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
    tap(gauge('Reikland'));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
    tap(gauge('Reikland'));
    const numbers = textOf(screen.getByRole('dialog', { name: 'Reikland' }));
    expect(numbers).toContain('1 / 12 = 8 %');
    expect(numbers).toContain('Test dès 3 hors de combat');
    expect(numbers).toContain('Cd 8');
    expect(numbers).toContain('Cd du chef, Ulrich. Réussite 72 %.');
  });
});

/** Three of twelve are out: Reikland begins its turn with a rout test. */
function threeOut() {
  return newBattle()
    .set('Lame1', 'out-of-action')
    .set('Lame2', 'out-of-action')
    .set('Lame3', 'out-of-action')
    .nextUntil('Skavens', 'close-combat')
    .nextUntil('Reikland', 'recovery');
}

describe('the phases', () => {
  it('are one tap away, and the sub-step is shown', () => {
    const table = openTable(newBattle());
    tap(button('Mouvement', screen.getByRole('list', { name: 'Phases du tour' })));
    expect(table.state().position.phase).toBe('movement');
    const [recovery, movement, shooting] = within(
      screen.getByRole('list', { name: 'Phases du tour' }),
    ).getAllByRole('button');
    expect(recovery?.className).toContain('k-step-done');
    expect(movement?.className).toContain('k-step-current');
    expect(shooting?.className).toContain('k-step-upcoming');
    const steps = screen.getByRole('list', { name: 'Étapes de la phase' });
    const charges = within(steps).getByText('Charges');
    expect(charges.closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('lead back from a sub-step to the one before it, whatever is due there', () => {
    const table = openTable(newBattle().nextUntil('Reikland', 'movement', 'other-moves'));
    const steps = screen.getByRole('list', { name: 'Étapes de la phase' });
    tap(button('Mouvements obligatoires', steps));
    expect(table.state().position).toMatchObject({ phase: 'movement', step: 'compulsory' });
    tap(button('Charges', steps));
    expect(table.state().position).toMatchObject({ phase: 'movement', step: 'charges' });
  });

  it('have a next-phase button that names the next phase and open duties', () => {
    const table = openTable(
      newBattle().set('Gunther', 'fleeing').nextUntil('Reikland', 'recovery'),
    );
    expect(textOf(wayOn())).toBe('Mouvement encore 1 à faire');
    tap(wayOn());
    expect(table.state().position.phase).toBe('movement');
  });

  it('give their button to a due rout test, in red, and get it back once it is taken', () => {
    const table = openTable(threeOut());
    const rout = button(/^Test de déroute Cd 8 · réussite 72 %$/);
    expect(screen.queryByRole('button', { name: /^Mouvement ./ })).toBeNull();
    const { position } = table.state();
    tap(rout);
    expect(table.state().position).toEqual(position);
    tap(button('Réussi', card('Test de déroute')));
    expect(textOf(wayOn()).trim()).toBe('Mouvement');
  });

  it('can be left without taking a due rout test: each leads on, the last one to the next turn', () => {
    const table = openTable(threeOut());
    tap(button('CàC', screen.getByRole('list', { name: 'Phases du tour' })));
    expect(card('Test de déroute')).toBeTruthy();
    expect(textOf(wayOn())).toContain('Au suivant : Skavens Test de déroute à faire');
    tap(wayOn());
    expect(table.state().position).toMatchObject({ sideId: 's-Skavens' });
  });

  it('have the test rolled by the same button if the app rolls the dice', () => {
    const table = openTable(threeOut());
    act(() => table.stores.settings.getState().change('dice', 'app'));
    table.memory.rollNext(6, 2);
    tap(button(/^Test de déroute Cd 8/));
    expect(table.state().answers).toEqual({ 'rout:s-Reikland': 'passed' });
  });

  it('offer the end of the turn by name, and nothing where there is none to offer', async () => {
    const table = openTable(newBattle());
    tap(button('Mouvement', screen.getByRole('list', { name: 'Phases du tour' })));
    const end = button('Fin du tour · Skavens joue ensuite');
    expect(textOf(end)).toBe('Fin du tour');
    tap(end);
    expect(table.state().position.sideId).toBe('s-Skavens');
    await waitFor(() => expect(textOf(screen.getByRole('banner'))).toContain('AnnulerFin du tour'));
    tap(button('Annuler : Fin du tour'));
    expect(table.state().position).toMatchObject({ sideId: 's-Reikland', phase: 'movement' });
    tap(button('CàC', screen.getByRole('list', { name: 'Phases du tour' })));
    expect(screen.queryByRole('button', { name: /^Fin du tour/ })).toBeNull();
  });

  it('say whose turn is next, and that it begins with a rout test', () => {
    const battle = newBattle().set('Rat1', 'out-of-action').set('Rat2', 'out-of-action');
    openTable(battle.nextUntil('Reikland', 'close-combat'));
    expect(textOf(wayOn())).toBe('Au suivant : Skavens Skavens : test de déroute');
  });
});

describe('the fighters', () => {
  it('are listed with the side whose turn it is first', () => {
    openTable(newBattle().nextUntil('Skavens', 'recovery'));
    const lists = screen
      .getAllByRole('list')
      .filter(({ classList }) => classList.contains('fighters'));
    expect(lists.map((list) => textOf(list).slice(0, 4))).toEqual(['Rat1', 'Ulri']);
  });

  it('link to their own page', () => {
    openTable(newBattle());
    const link = screen.getByRole('link', { name: /^Otto / });
    expect(link.getAttribute('href')).toBe('#/battle/b-test/fighter/f-Otto');
    expect(textOf(link)).toContain('Debout');
    expect(textOf(link)).toContain('1 PV sur 1');
  });

  it('say that they are fighting, and what they did', () => {
    openTable(newBattle().nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Rat1'));
    expect(textOf(screen.getByRole('link', { name: /^Otto / }))).toContain('contre Rat1');
    expect(textOf(screen.getByRole('link', { name: /^Otto / }))).toContain('· a chargé');
    expect(textOf(screen.getByRole('link', { name: /^Rat1 / }))).toContain('contre Otto');
  });

  it('are set within the leader’s reach by one tap, except the leader himself, and nobody when he is down', () => {
    const table = openTable(newBattle());
    const ring = button(/^Otto.*le chef à moins de 6 ps/);
    tap(ring);
    expect(table.fighter('Otto').flags['near-leader']).toBe(true);
    expect(ring.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Ulrich.*le chef à moins de 6 ps/ })).toBeNull();
    tap(screen.getAllByRole('button', { name: 'États' })[0] ?? ring);
    tap(button('À terre', screen.getByRole('group', { name: 'Ulrich' })));
    tap(screen.getAllByRole('button', { name: 'États' })[0] ?? ring);
    expect(screen.queryByRole('button', { name: /le chef à moins de 6 ps/ })).toBeNull();
  });

  it('change status one after the other in quick mode, with one tap each', () => {
    const table = openTable(newBattle());
    const [states] = screen.getAllByRole('button', { name: 'États' });
    tap(states ?? document.body);
    tap(button('Sonné', screen.getByRole('group', { name: 'Otto' })));
    tap(button('Hors de combat', screen.getByRole('group', { name: 'Klaus' })));
    tap(button('En fuite', screen.getByRole('group', { name: 'Lame4' })));
    expect(['Otto', 'Klaus', 'Lame4'].map((name) => table.fighter(name).status)).toEqual([
      'stunned',
      'out-of-action',
      'fleeing',
    ]);
    const pressed = button('Sonné', screen.getByRole('group', { name: 'Otto' }));
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
  });

  it('can be credited, those who were in contact first', () => {
    const battle = newBattle().nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Rat5');
    const table = openTable(battle);
    const [, states] = screen.getAllByRole('button', { name: 'États' });
    tap(states ?? document.body);
    tap(button('Hors de combat', screen.getByRole('group', { name: 'Rat5' })));
    expect(textOf(news())).toContain('Rat5 hors de combat · Par qui ?');
    tap(button('Un autre…', news()));
    const names = within(screen.getByRole('dialog'))
      .getAllByRole('button')
      .filter((answer) => answer.hasAttribute('aria-pressed'))
      .map(textOf);
    expect(names[0]).toContain('Otto');
    expect(names[1]).toContain('Ulrich');
    tap(button(/^Otto/, screen.getByRole('dialog')));
    expect(table.fighter('Rat5').creditedTo).toBe('f-Otto');
  });

  it('may be undone on another phone while the credit is asked for', () => {
    const battle = newBattle().nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Rat5');
    const table = openTable(battle.set('Rat5', 'out-of-action'));
    tap(button(/^Par qui \? Rat5/));
    const first = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('button')
        .filter((answer) => answer.hasAttribute('aria-pressed'))
        .map(textOf)[0];
    expect(first()).toContain('Otto');
    act(() => void table.session.send({ type: 'undo', back: null }));
    expect(table.fighter('Rat5').status).toBe('standing');
    expect(first()).toContain('Otto');
  });

  it('are credited by one tap on the toast when they were in contact', () => {
    const battle = newBattle().nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Rat5');
    const table = openTable(battle);
    const [, states] = screen.getAllByRole('button', { name: 'États' });
    tap(states ?? document.body);
    tap(button('Hors de combat', screen.getByRole('group', { name: 'Rat5' })));
    expect(within(news()).getAllByRole('button').map(textOf)).toEqual(['Otto', 'Un autre…']);
    tap(button('Otto', news()));
    expect(table.fighter('Rat5').creditedTo).toBe('f-Otto');
    expect(textOf(news())).toBe('');
  });

  it('are no longer asked about in the toast once the list is scrolled; his row still asks', () => {
    openTable(newBattle());
    tap(button(/^Otto : .*changer l’état$/));
    tap(button('Hors de combat', screen.getByRole('group', { name: 'Otto' })));
    expect(button('Par qui ?', news())).toBeTruthy();
    fireEvent.touchMove(document.body);
    expect(within(news()).queryByRole('button')).toBeNull();
    tap(button(/^Otto : .*changer l’état$/));
    expect(button('Par qui ? Otto')).toBeTruthy();
  });

  it('get a notice when a correction breaks the rules, and can undo it', () => {
    const table = openTable(newBattle().set('Otto', 'stunned'));
    const [states] = screen.getAllByRole('button', { name: 'États' });
    tap(states ?? document.body);
    tap(button('Debout', screen.getByRole('group', { name: 'Otto' })));
    expect(table.fighter('Otto').status).toBe('standing');
    expect(textOf(news())).toContain('Otto debout. Sonné, on passe d’abord à terre.');
    expect(within(news()).queryByRole('button')).toBeNull();
    tap(button('Annuler : Otto debout'));
    expect(table.fighter('Otto').status).toBe('stunned');
  });
});

describe('a light side', () => {
  function against(...others: readonly SideSetup[]) {
    const battle = newBattle();
    const rats = side({
      name: 'Horde',
      fighters: [{ name: 'H1' }, { name: 'H2' }, { name: 'H3' }],
    });
    const [first] = battle.entries;
    if (first?.type !== 'BattleStarted') throw new Error('no start');
    const [reikland] = first.data.sides;
    if (reikland === undefined) throw new Error('no side');
    battle.entries = [];
    return battle.do({
      ...first.data,
      type: 'start-battle',
      sides: [reikland, { ...rats, light: true, leadership: 6 }, ...others],
    });
  }

  it('that has left the battle has no more losses to count', () => {
    const orcs = side({ name: 'Orques', fighters: [{ name: 'O1' }] });
    const table = openTable(against(orcs));
    const more = () => screen.queryByRole('button', { name: /^Horde.*une perte de plus$/ });
    expect(more()).not.toBeNull();
    act(() => {
      table.session.send({ type: 'leave-battle', sideId: 's-Horde', cause: 'gave-up' });
    });
    expect(table.state().ended).toBe(false);
    expect(more()).toBeNull();
    expect(textOf(document.body)).toContain('Retrait');
  });

  it('counts its losses up and down, one tap each', () => {
    const table = openTable(against());
    tap(button('Horde : une perte de plus'));
    expect(table.fighter('H1').status).toBe('out-of-action');
    tap(button('Horde : une perte de plus'));
    expect(textOf(gauge('Horde'))).toContain('2 / 3 hors de combat · seuil 1');
    tap(gauge('Horde'));
    tap(button('Horde : une perte de moins', screen.getByRole('dialog')));
    expect(table.fighter('H1').status).toBe('out-of-action');
    expect(table.fighter('H2').status).toBe('standing');
    expect(textOf(gauge('Horde'))).toContain('1 / 3');
  });

  it('can’t lose more than it has', () => {
    const table = openTable(against().set('H1', 'in-reserve').set('H2', 'absent'));
    tap(button('Horde : une perte de plus'));
    expect(table.fighter('H1').status).toBe('in-reserve');
    expect(table.fighter('H2').status).toBe('absent');
    expect(table.fighter('H3').status).toBe('out-of-action');
    expect(button('Horde : une perte de plus').hasAttribute('disabled')).toBe(true);
  });

  it('shows its number once, and nothing that is unknown', () => {
    openTable(against().nextUntil('Horde', 'shooting'));
    expect(textOf(document.body).match(/0 \/ 3(?! hors)/g)).toHaveLength(1);
    const duties = screen.getByRole('region', { name: 'À faire maintenant' });
    expect(textOf(duties)).toContain('Adversaire sans liste');
    expect(textOf(duties)).not.toContain('Personne ne peut');
  });

  it('tests on a lower value once its leader has fallen, as its players say', () => {
    const table = openTable(against());
    tap(gauge('Horde'));
    tap(button('Chef tombé · Cd 5', screen.getByRole('dialog')));
    expect(table.session.getState().routs['s-Horde']?.leadership).toBe(5);
    tap(button('Sans le chef : un point de moins', screen.getByRole('dialog')));
    expect(table.session.getState().routs['s-Horde']?.leadership).toBe(4);
    expect(table.newest()).toMatchObject({ type: 'SideTold', data: { value: 4 } });
  });

  it('is what its players tell of it, until they take it back', () => {
    const table = openTable(against());
    tap(gauge('Horde'));
    const told = () => table.state().sides[1]?.traits;
    const facts = screen.getByRole('dialog');
    const pressed = () =>
      within(facts)
        .getAllByRole('button', { pressed: true })
        .map((one) => textOf(one).trim());
    expect(pressed()).toEqual(['Chef debout · Cd 6']);
    tap(button('Chef tombé · Cd 5', facts));
    tap(button('Cause la peur', facts));
    tap(button('Un PV de plus à la grosse figurine', facts));
    tap(button('Un PV de plus à la grosse figurine', facts));
    expect(pressed()).toEqual(['Chef tombé · Cd 5', 'Cause la peur']);
    expect(Object.values(told() ?? {})).toEqual([true, true, 2]);
    tap(button('Chef debout · Cd 6', facts));
    tap(button('Cause la peur', facts));
    tap(button('Un PV de moins à la grosse figurine', facts));
    expect(pressed()).toEqual(['Chef debout · Cd 6']);
    expect(Object.values(told() ?? {})).toEqual([1]);
    expect(table.session.getState().routs['s-Horde']?.leadership).toBe(6);
  });

  it('that causes fear is charged after a test, and its shooters are reminded of', () => {
    const frightening = against().do({
      type: 'set-side-fact',
      sideId: 's-Horde',
      fact: 'causes-fear',
      value: true,
    });
    const { unmount } = openTable(
      frightening.nextUntil('Reikland', 'movement').charge('Otto', 'H1'),
    );
    expect(textOf(screen.getByRole('region', { name: 'À faire maintenant' }))).toContain('peur');
    unmount();
    const shooters = { sideId: 's-Horde', fact: 'has-shooters', value: true } as const;
    openTable(
      against()
        .do({ type: 'set-side-fact', ...shooters })
        .nextUntil('Horde', 'shooting'),
    );
    expect(card('Tirs ennemis')).toBeTruthy();
  });

  it('can be credited with a takedown, by one of its fighters or another cause', () => {
    const table = openTable(against().set('Otto', 'out-of-action'));
    tap(button(/^Par qui \? Otto/));
    const answers = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('button')
        .filter((answer) => answer.hasAttribute('aria-pressed'));
    const pressed = () =>
      answers()
        .filter((answer) => answer.getAttribute('aria-pressed') === 'true')
        .map((answer) => textOf(answer).trim());
    expect(pressed()).toEqual([]);
    expect(answers().map((answer) => textOf(answer).trim())).toEqual([
      'L’un des leurs : Horde',
      'Un monstre',
      'Une chute',
      'Son propre camp',
      'Personne',
    ]);
    tap(button('Une chute', screen.getByRole('dialog')));
    expect(table.fighter('Otto')).toMatchObject({ creditedTo: null, cause: 'fall' });
    tap(button(/^Par qui \? Otto/));
    expect(pressed()).toEqual(['Une chute']);
    tap(button('L’un des leurs : Horde', screen.getByRole('dialog')));
    expect(table.fighter('Otto')).toMatchObject({ creditedTo: 'f-H1', cause: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    tap(button(/^Otto, par .* : changer$/));
    expect(pressed()).toEqual(['L’un des leurs : Horde']);
  });

  it('has a Leadership that can be set beside its gauge', () => {
    const table = openTable(against());
    tap(gauge('Horde'));
    tap(button('Un point de plus', screen.getByRole('dialog')));
    expect(table.state().sides[1]?.leadership).toBe(7);
  });
});

/** @rule MORD-ROUT-1 */
describe('half a casualty', () => {
  const mob = {
    name: 'Horde',
    fighters: [
      ...crowd('Orque', 7),
      ...crowd('Gobelin', 7, { traits: { 'rout-half-casualty': true } }),
    ],
  };

  it('is written as the language does, in the losses and the threshold', () => {
    const battle = newBattle({ skavens: mob });
    for (const { name } of [...crowd('Orque', 3), ...crowd('Gobelin', 1)]) {
      battle.set(name, 'out-of-action');
    }
    openTable(battle);
    expect(textOf(gauge('Horde'))).toContain('3,5 / 14 · seuil 3,5');
    tap(gauge('Horde'));
    tap(gauge('Horde'));
    const sheet = screen.getByRole('dialog');
    expect(textOf(sheet)).toContain('Test dès 3,5 hors de combat');
  });
});

describe('the menu', () => {
  it('adds another fighter like one of them', () => {
    const table = openTable(newBattle());
    const join = menu('Ajouter une figurine');
    const profile = within(join).getByRole('combobox', { name: 'Profil' });
    fireEvent.change(profile, { target: { value: 'f-Klaus' } });
    tap(button('Entrer en jeu', join));
    expect(table.state().fighters['f-fresh-1']).toMatchObject({
      label: 'Klaus 2',
      wounds: 2,
      sideId: 's-Reikland',
    });
    expect(textOf(gauge('Reikland'))).toContain('0 / 13');
  });

  it('asks whether the new fighter counts for the rout test', () => {
    const table = openTable(newBattle());
    const join = menu('Ajouter une figurine');
    const profile = within(join).getByRole('combobox', { name: 'Profil' });
    fireEvent.change(profile, { target: { value: 'f-Klaus' } });
    tap(within(join).getByLabelText('Ne compte pas'));
    tap(button('Entrer en jeu', join));
    expect(table.state().fighters['f-fresh-1']?.traits).toMatchObject({ 'rout-not-counted': true });
    expect(textOf(gauge('Reikland'))).toContain('0 / 12');
  });

  it('adds a new fighter to either side', () => {
    const table = openTable(newBattle());
    const join = menu('Ajouter une figurine');
    tap(within(join).getByLabelText('Skavens'));
    const name = within(join).getByRole('textbox', { name: 'Nom' });
    fireEvent.change(name, { target: { value: 'Gros Rat' } });
    // One wound is the least.
    expect(button(/^Points de vie : un point de moins/, join).getAttribute('aria-disabled')).toBe(
      'true',
    );
    tap(button(/^Points de vie : un point de plus/, join));
    tap(button(/^Commandement : un point de moins/, join));
    tap(button('Entrer en jeu', join));
    expect(table.state().fighters['f-fresh-1']).toMatchObject({
      label: 'Gros Rat',
      wounds: 2,
      sideId: 's-Skavens',
      profile: { W: 2, Ld: 6 },
    });
  });

  it('writes a note for the journal', () => {
    const table = openTable(newBattle());
    const note = menu('Noter un fait');
    fireEvent.change(within(note).getByRole('textbox'), { target: { value: 'La tour brûle' } });
    tap(button('Noter', note));
    expect(table.newest()).toMatchObject({ type: 'NoteWritten', data: { text: 'La tour brûle' } });
  });

  it('chooses another leader', () => {
    const table = openTable(newBattle());
    tap(button(/^Gunther/, menu('Désigner le chef')));
    expect(table.state().sides[0]?.leaderId).toBe('f-Gunther');
  });

  it('offers no leader where every side is only counted', () => {
    const battle = newBattle();
    const [start] = battle.entries;
    if (start?.type !== 'BattleStarted') throw new Error('no start');
    const sides = start.data.sides.map((one) => ({ ...one, light: true, leadership: 7 }));
    battle.entries = [];
    openTable(battle.do({ ...start.data, type: 'start-battle', sides }));
    tap(button('Menu de la bataille'));
    const sheet = screen.getByRole('dialog', { name: 'Bataille' });
    expect(button('Règles maison', sheet)).toBeTruthy();
    expect(within(sheet).queryByRole('button', { name: 'Désigner le chef' })).toBeNull();
  });

  it('changes a house rule', () => {
    const table = openTable(newBattle());
    const rules = menu('Règles maison');
    tap(
      within(within(rules).getByRole('group', { name: 'Sortis de table' })).getByLabelText(
        'Comptent',
      ),
    );
    expect(table.state().houseRules['routCountsLeftTable']).toBe('yes');
  });

  it('lets a side give up, and reopens a finished battle', () => {
    const table = openTable(newBattle());
    tap(button('Skavens', menu('Un camp se retire')));
    expect(table.state().end).toMatchObject({ winnerId: 's-Reikland' });
    tap(button('Menu de la bataille'));
    tap(button('Rouvrir la bataille', screen.getByRole('dialog')));
    expect(table.state().ended).toBe(false);
  });

  it('ends the battle with a winner or without', () => {
    const table = openTable(newBattle());
    tap(button('Sans vainqueur', menu('Finir la bataille')));
    expect(table.state().end).toMatchObject({ winnerId: null, cause: 'agreed' });
    expect(screen.getByRole('region', { name: 'Sans vainqueur' })).toBeTruthy();
  });
});

describe('saving', () => {
  const saved = () => document.querySelector('[data-save]')?.getAttribute('data-save');

  it('is reported only when everything is on disk', async () => {
    const table = openTable(newBattle());
    const go = table.memory.pauseSaves();
    tap(wayOn());
    expect(saved()).toBe('saving');
    go();
    await waitFor(() => expect(saved()).toBe('saved'));
  });

  it('keeps what is on screen when the disk refuses, says why, and retries', async () => {
    const table = openTable(newBattle());
    table.memory.failNextSave('quota');
    tap(wayOn());
    const alert = await screen.findByRole('alert');
    expect(saved()).toBe('failed');
    await sees('battle:save.failed', { count: 1 }, alert);
    await sees('ui:storage.save.quota', {}, alert);
    expect(table.state().position.phase).toBe('movement');
    expect(table.memory.disk.entries.size).toBe(1);
    table.memory.failNextSave('conflict');
    tap(button('Réessayer', alert));
    await sees('ui:storage.save.conflict');
    tap(button('Réessayer'));
    await waitFor(() => expect(saved()).toBe('saved'));
    expect(table.memory.disk.entries.size).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that hangs is reported after a while, until it completes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const table = openTable(newBattle());
    const go = table.memory.pauseSaves();
    tap(wayOn());
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    vi.useRealTimers();
    await sees('ui:storage.save.late');
    go();
    await waitFor(() => expect(saved()).toBe('saved'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is never reported where nothing can be stored', async () => {
    openTable(newBattle(), { database: 'refused' });
    expect(saved()).toBe('failed');
    await sees('ui:storage.open.refused');
  });

  it('belongs to one tab at a time; a tap takes it over', async () => {
    const table = openTable(newBattle(), { heldElsewhere: true });
    const alert = await screen.findByRole('alert');
    await sees('ui:storage.hold.elsewhere', {}, alert);
    const { position } = table.state();
    tap(wayOn());
    await sees('battle:refused.held-elsewhere');
    expect(table.state().position).toEqual(position);
    tap(button('Continuer ici', alert));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    tap(wayOn());
    expect(table.state().position.phase).toBe('movement');
  });
});

describe.each([
  ['fr', 'À faire maintenant'],
  ['en', 'To do now'],
])('in %s', (language, title) => {
  it('has words for everything it shows in a whole round', async () => {
    await startI18n(language);
    const battle = newBattle()
      .set('Otto', 'stunned')
      .set('Gunther', 'fleeing')
      .set('Lame1', 'out-of-action')
      .set('Rat1', 'out-of-action')
      .set('Rat2', 'out-of-action');
    openTable(battle);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    for (let taps = 0; taps < 14; taps += 1) {
      // With a due rout test, only the phases lead on.
      const phase = document.querySelector<HTMLElement>('.k-step-upcoming');
      tap(document.querySelector('.k-primary-rout') === null || phase === null ? wayOn() : phase);
      expect(document.body.innerHTML).not.toContain('⟦');
    }
    await startI18n('fr');
  });
});
