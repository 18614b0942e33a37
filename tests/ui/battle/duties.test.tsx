import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { crowd } from '../../support/battles.ts';
import { button, card, newBattle, noCard, openTable, tap, textOf, wayOn } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

/** Three of twelve are out, the leader is down: Reikland begins its turn with a rout test. */
function shaken() {
  return newBattle()
    .set('Lame1', 'out-of-action')
    .set('Lame2', 'out-of-action')
    .set('Lame3', 'out-of-action')
    .set('Gunther', 'fleeing')
    .nextUntil('Skavens', 'close-combat')
    .set('Ulrich', 'knocked-down')
    .nextUntil('Reikland', 'recovery');
}

function articles(): readonly string[] {
  return screen.getAllByRole('article').map(textOf);
}

describe('the rout card', () => {
  it('comes first and says whose Leadership, why, and the exact chance', () => {
    openTable(shaken());
    const [first] = screen.getAllByRole('article');
    expect(first).toBe(card('Test de déroute'));
    const text = textOf(card('Test de déroute'));
    expect(text).toContain('Cd 8');
    expect(text).toContain('Chef Ulrich à terre : son Cd sert encore. Réussite 72 %.');
    expect(text).toContain('3 hors de combat sur 12');
    expect([...card('Test de déroute').querySelectorAll('b')].map(textOf)).toEqual([
      'Ulrich',
      '72 %',
    ]);
  });

  it('is settled by one tap on passed', () => {
    const table = openTable(shaken());
    tap(button('Réussi', card('Test de déroute')));
    expect(table.state().answers).toEqual({ 'rout:s-Reikland': 'passed' });
    expect(noCard('Test de déroute')).toBe(true);
    expect(articles()).toContain('Test de déroute réussi');
    expect(screen.getByRole('button', { name: /^Reikland/ }).textContent).not.toContain('Test dû');
  });

  it('rolled by the app uses the value that players have set instead', () => {
    const table = openTable(shaken());
    tap(button(/Cd 8/, card('Test de déroute')));
    tap(button('10', card('Test de déroute')));
    table.memory.rollNext(5, 4);
    tap(button('Lancer les dés pour moi', card('Test de déroute')));
    expect(table.state()).toMatchObject({ ended: false, answers: { 'rout:s-Reikland': 'passed' } });
    const entry = table.newest();
    expect(entry?.type === 'DutyResolved' && entry.data).toMatchObject({
      dice: [5, 4],
      test: { value: 10, reason: { code: 'overruled' } },
    });
  });

  it('ends the battle by one tap on failed, and one tap undoes that', () => {
    const table = openTable(shaken());
    tap(button('Raté', card('Test de déroute')));
    expect(table.state().end?.winnerId).toBe('s-Skavens');
    const end = screen.getByRole('region', { name: /Victoire/ });
    expect(textOf(end)).toContain('Victoire : Skavens');
    expect(textOf(end)).toContain('Déroute');
    expect(within(end).getByRole('link', { name: 'Journal' })).toBeTruthy();
    tap(button(/Annuler :/));
    expect(table.state().ended).toBe(false);
    expect(card('Test de déroute')).toBeTruthy();
  });

  it('lets the players test on another value', () => {
    const table = openTable(shaken());
    tap(button(/^Cd 8/, card('Test de déroute')));
    tap(button('6', card('Test de déroute')));
    expect(textOf(card('Test de déroute'))).toContain('Réussite 42 %');
    tap(button('Réussi', card('Test de déroute')));
    const entry = table.newest();
    expect(entry?.type === 'DutyResolved' && entry.data.test?.value).toBe(6);
  });

  it('rolls for the player, shows the dice and applies their result', () => {
    const table = openTable(shaken());
    table.memory.rollNext(6, 2);
    tap(button('Lancer les dés pour moi', card('Test de déroute')));
    const entry = table.newest();
    expect(entry?.type === 'DutyResolved' && entry.data.dice).toEqual([6, 2]);
    expect(table.state().answers).toEqual({ 'rout:s-Reikland': 'passed' });
    const rolled = card('Test de déroute');
    expect(within(rolled).getByRole('img', { name: /6$/ })).toBeTruthy();
    expect(textOf(rolled)).toContain('8 sur Cd 8');
  });

  it('counts open and settled duties', () => {
    openTable(shaken());
    const section = screen.getByRole('region', { name: 'À faire maintenant' });
    expect(section.textContent).toContain('2 tests');
    tap(button('Réussi', card('Test de déroute')));
    expect(section.textContent).toContain('1 test · 1 fait');
  });
});

describe('other cards', () => {
  it('a rally test offers its exception as a third answer', () => {
    const table = openTable(shaken());
    const rally = card(/Gunther.*ralliement/);
    expect(textOf(rally)).toContain('Son propre Cd : Ulrich à terre, pas de bulle. Réussite 58 %.');
    tap(button('Ennemi le plus proche', rally));
    expect(table.state().answers['rally:f-Gunther']).toBe('enemy-nearest');
    expect(table.fighter('Gunther').status).toBe('fleeing');
  });

  it('a flight rolled by the app asks whether it leads off the table, which the dice do not tell', () => {
    const battle = newBattle().set('Gunther', 'fleeing').nextUntil('Reikland', 'recovery');
    battle.answer('rally', 'Gunther', 'failed');
    const table = openTable(battle.nextUntil('Reikland', 'movement', 'compulsory'));
    table.memory.rollNext(6, 5);
    tap(button('Lancer les dés pour moi', card('Gunther fuit')));
    const rolled = card('Gunther fuit');
    expect(textOf(rolled)).toContain('11');
    tap(button('Sort de table', rolled));
    expect(table.fighter('Gunther').status).toBe('left-table');
    const entry = table.newest();
    expect(entry?.type === 'DutyResolved' && entry.data.dice).toEqual([6, 5]);
  });

  it('what dice rolled by the app have decided is not asked again, in a test or without one', () => {
    const drunk = { name: 'Rat1', traits: { drunken: true } } as const;
    const battle = newBattle({ skavens: { name: 'Skavens', fighters: [drunk, { name: 'Rat2' }] } });
    battle.set('Rat2', 'fleeing');
    const table = openTable(battle.nextUntil('Skavens', 'recovery'));
    for (const title of [/Rat1.*ivresse/, /Rat2.*ralliement/]) {
      table.memory.rollNext(3, 3);
      tap(button('Lancer les dés pour moi', card(title)));
      expect(within(card(title)).queryAllByRole('button')).toEqual([]);
    }
  });

  it('a switch for the leader within reach changes the value and leaves the test open', () => {
    openTable(newBattle().set('Gunther', 'fleeing').nextUntil('Reikland', 'recovery'));
    const rally = card(/Gunther.*ralliement/);
    expect(button(/^Cd 7/, rally)).toBeTruthy();
    const near = button(/^À 6 ps du chef/, rally);
    expect(near.getAttribute('aria-pressed')).toBe('false');
    tap(near);
    expect(button(/^Cd 8/, card(/Gunther.*ralliement/))).toBeTruthy();
    expect(button(/^À 6 ps du chef/, rally).getAttribute('aria-pressed')).toBe('true');
  });

  it('a card that players have opened stays open when another duty falls due', () => {
    const isOpen = (name: string | RegExp) =>
      screen.getByRole('article', { name }).querySelector('.duty-folded') === null;
    const battle = newBattle();
    for (const name of ['Gunther', 'Klaus']) battle.set(name, 'fleeing');
    const table = openTable(battle.nextUntil('Reikland', 'recovery'));
    expect([/Klaus.*ralliement/, /Gunther.*ralliement/].map(isOpen)).toEqual([true, false]);
    card(/Gunther.*ralliement/);
    act(() => void table.session.send({ type: 'set-status', fighterId: 'f-Otto', to: 'fleeing' }));
    expect([/Otto.*ralliement/, /Klaus.*ralliement/, /Gunther.*ralliement/].map(isOpen)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('an offer is one row with its button', () => {
    const table = openTable(shaken());
    tap(button('Relever', card('Ulrich peut se relever')));
    expect(table.fighter('Ulrich').status).toBe('standing');
  });

  it('automatic results are listed and can be overruled', () => {
    const battle = newBattle().nextUntil('Skavens', 'close-combat').set('Otto', 'stunned');
    const table = openTable(battle.nextUntil('Reikland', 'recovery'));
    tap(button(/Otto.*sonné → à terre/));
    tap(button('Sonné', screen.getByRole('dialog', { name: 'Otto' })));
    expect(table.fighter('Otto').status).toBe('stunned');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an empty phase says so in one line', () => {
    openTable(newBattle());
    expect(screen.getByText('Personne à rallier ni à relever.')).toBeTruthy();
  });

  it('that line appears after the last card only when players pause, so that nothing moves below it', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openTable(newBattle().set('Gunther', 'fleeing').nextUntil('Reikland', 'recovery'));
    tap(button('Réussi', card(/Gunther.*ralliement/)));
    expect(screen.queryByText('Personne à rallier ni à relever.')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(600);
    });
    expect(screen.getByText('Personne à rallier ni à relever.')).toBeTruthy();
    vi.useRealTimers();
  });
});

/** The chips that a player taps for a charge. */
function charge(name: string, target: string): void {
  const marks = card('Qui charge ?');
  tap(button(name, marks));
  const targets = within(marks).queryByRole('group', { name: new RegExp(name) });
  // A single one needs no choice.
  if (targets !== null) tap(button(new RegExp(`^${target}`), targets));
}

function charging(): HTMLElement {
  return screen.getByRole('region', { name: 'Chargent' });
}

describe('marks', () => {
  it('a tap on the name notes who runs, and another tap removes it', () => {
    const table = openTable(newBattle().nextUntil('Reikland', 'movement', 'other-moves'));
    const marks = card('Qui court ?');
    tap(button('Otto', marks));
    expect(table.fighter('Otto').flags['ran']).toBe(true);
    expect(button('Otto', marks).getAttribute('aria-pressed')).toBe('true');
    expect(button('Klaus', marks).getAttribute('aria-pressed')).toBe('false');
    tap(button('Otto', marks));
    expect(table.fighter('Otto').flags['ran']).toBeUndefined();
  });

  it('a single enemy to charge needs no second tap, and who has charged is no longer marked', () => {
    const lone = newBattle({ skavens: { name: 'Skavens', fighters: crowd('Rat', 1) } });
    const table = openTable(lone.nextUntil('Reikland', 'movement', 'charges'));
    const charges = card('Qui charge ?');
    tap(button('Otto', charges));
    expect(table.fighter('Otto').flags['charged']).toBeDefined();
    const pressed = within(charges).queryAllByRole('button', { pressed: true });
    expect(pressed.map(textOf)).toEqual([]);
  });

  it('several kinds share one card', () => {
    const table = openTable(newBattle().nextUntil('Reikland', 'movement', 'other-moves'));
    tap(screen.getByRole('radio', { name: 'Cachettes' }));
    tap(button('Otto', card('Qui se cache ?')));
    expect(table.fighter('Otto').flags['hidden']).toBe(true);
  });

  it('a charge takes two taps: the charger, then the target', () => {
    const table = openTable(newBattle().nextUntil('Reikland', 'movement', 'charges'));
    const marks = card('Qui charge ?');
    tap(button('Otto', marks));
    expect(table.state().contacts).toEqual([]);
    tap(button('Rat3', within(marks).getByRole('group', { name: /Otto/ })));
    expect(table.state().contacts).toMatchObject([{ a: 'f-Otto', b: 'f-Rat3' }]);
  });

  it('who has charged stays among the others, and a second tap takes the charge back', () => {
    const table = openTable(newBattle().nextUntil('Reikland', 'movement', 'charges'));
    const marks = card('Qui charge ?');
    const names = () =>
      within(marks)
        .getAllByRole('button')
        .flatMap((one) => (one.classList.contains('k-chip') ? [textOf(one)] : []));
    const before = names();
    charge('Otto', 'Rat3');
    expect(names()).toEqual(before);
    tap(button('Otto : reprendre', marks));
    expect(table.state().contacts).toEqual([]);
    expect(table.fighter('Otto').flags).toEqual({});
    expect(names()).toEqual(before);
    tap(button('Otto', marks));
    expect(within(marks).getByRole('group', { name: /Otto charge qui/ })).toBeTruthy();
    tap(button('Otto', marks));
    expect(within(marks).queryByRole('group', { name: /Otto charge qui/ })).toBeNull();
  });

  it('each charge is a line that says who at whom; it can fail there, and be taken up again', () => {
    const table = openTable(newBattle().nextUntil('Reikland', 'movement', 'charges'));
    charge('Otto', 'Rat3');
    const lines = () =>
      [...charging().querySelectorAll('li')].map((line) => textOf(line).replaceAll(/\s+/g, ' '));
    expect(lines()[0]).toMatch(/^Otto Rat3 Ratée/);
    const failed = screen.getByRole('article', { name: /Otto.*ratée/ });
    expect(failed.querySelector('details')?.open).toBe(false);
    tap(button('Trop loin', failed));
    expect(table.state().contacts).toEqual([]);
    expect(lines()).toEqual(['Otto Rat3 trop loin']);
    expect(screen.getAllByText(/Otto.*rate sa charge|trop loin/)).toHaveLength(1);
    tap(button('Otto : annuler l’échec', charging()));
    expect(table.state().contacts).toMatchObject([{ a: 'f-Otto', b: 'f-Rat3' }]);
    expect(table.fighter('Otto').flags).toEqual({ charged: true });
  });

  it('a charger takes a second target from his line', () => {
    const table = openTable(newBattle().nextUntil('Reikland', 'movement', 'charges'));
    charge('Otto', 'Rat3');
    const more = within(charging()).getByRole('group', { name: 'Autre cible' });
    expect(within(more).queryByRole('button', { name: 'Rat3' })).toBeNull();
    tap(button('Rat1', more));
    expect(table.state().contacts.map(({ b }) => b)).toEqual(['f-Rat3', 'f-Rat1']);
  });

  it('a test that a charge has caused stands below its name, and is gone soon after its answer', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ogre = {
      name: 'Skavens',
      fighters: [{ name: 'Ogre', traits: { 'causes-fear': true } }, { name: 'Rat1' }],
    } as const;
    openTable(newBattle({ skavens: ogre }).nextUntil('Reikland', 'movement', 'charges'));
    charge('Otto', 'Ogre');
    const marks = card('Qui charge ?');
    const test = within(marks).getByRole('article', { name: /Otto.*oser charger/ });
    expect(textOf(charging())).toContain('après la peur');
    expect(textOf(wayOn())).toMatch(/Otto : oser charger, Cd \d/);
    tap(button('Réussi', test));
    expect(within(marks).getByText(/surmonte sa peur/)).toBeTruthy();
    expect(textOf(charging())).toContain('Ratée');
    act(() => {
      vi.advanceTimersByTime(2000);
    });
    expect(screen.queryByText(/surmonte sa peur/)).toBeNull();
    vi.useRealTimers();
  });

  it('a charge not dared is struck out with its reason, and the test can be taken again', () => {
    const ogre = {
      name: 'Skavens',
      fighters: [{ name: 'Ogre', traits: { 'causes-fear': true } }],
    } as const;
    const table = openTable(
      newBattle({ skavens: ogre }).nextUntil('Reikland', 'movement', 'charges'),
    );
    charge('Otto', 'Ogre');
    tap(button('Raté', screen.getByRole('article', { name: /Otto.*oser charger/ })));
    expect(textOf(charging())).toContain('n’ose pas');
    tap(button('Otto : annuler l’échec', charging()));
    expect(table.fighter('Otto').flags).toEqual({ charging: 'f-Ogre' });
    expect(screen.getByRole('article', { name: /Otto.*oser charger/ })).toBeTruthy();
  });

  it('where nobody can charge, one line says so', () => {
    const rats = { skavens: { name: 'Skavens', fighters: crowd('Rat', 1) } };
    const battle = newBattle(rats).do({
      type: 'set-flag',
      fighterId: 'f-Rat1',
      flag: 'hidden',
      value: true,
    });
    const table = openTable(battle);
    act(() => void table.session.send({ type: 'go-to-phase', phase: 'movement', step: 'charges' }));
    expect(screen.getByText('Personne ne peut charger.')).toBeTruthy();
  });

  it('a test that a tap has caused comes into sight, and one that was due before stays where it is', () => {
    const seen: (string | undefined)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.id);
    });
    const ogre = {
      name: 'Skavens',
      fighters: [{ name: 'Ogre', traits: { 'causes-fear': true } }, { name: 'Rat1' }],
    } as const;
    openTable(newBattle({ skavens: ogre }).nextUntil('Reikland', 'movement', 'charges'));
    charge('Otto', 'Rat1');
    expect(seen).toEqual([]);
    charge('Klaus', 'Ogre');
    expect(seen).toEqual(['duty fear-to-charge:f-Klaus:f-Ogre']);
    vi.restoreAllMocks();
  });
});

describe('a hasty thumb', () => {
  const place = { x: 90, y: 400 };

  it('does not answer the next card with the second half of a double tap', () => {
    const table = openTable(shaken());
    tap(button('Réussi', card('Test de déroute')), { ...place, time: 1000 });
    tap(button('Raté', card(/Gunther/)), { ...place, time: 1300 });
    expect(table.state().answers).toEqual({ 'rout:s-Reikland': 'passed' });
    expect(card(/Gunther.*ralliement/)).toBeTruthy();
  });

  it('answers it with a tap elsewhere, or a moment later', () => {
    const table = openTable(shaken());
    tap(button('Réussi', card('Test de déroute')), { ...place, time: 1000 });
    tap(button('Relever', card(/Ulrich/)), { x: 300, y: 600, time: 1100 });
    expect(table.fighter('Ulrich').status).toBe('standing');
    tap(button('Raté', card(/Gunther/)), { x: 300, y: 600, time: 1500 });
    expect(table.state().answers['rally:f-Gunther']).toBe('failed');
  });

  it.each([60, 150])(
    'undoes only one step, %i ms apart; a deliberate second tap undoes another',
    (apart) => {
      const table = openTable(newBattle().set('Otto', 'stunned').set('Klaus', 'stunned'));
      const undo = () => button(/Annuler :/);
      tap(undo(), { ...place, time: 1000 });
      tap(undo(), { ...place, time: 1000 + apart });
      expect(table.fighter('Klaus').status).toBe('standing');
      expect(table.fighter('Otto').status).toBe('stunned');
      tap(undo(), { ...place, time: 1400 });
      expect(table.fighter('Otto').status).toBe('standing');
    },
  );

  it.each([60, 150])('does not put a ring on and off again, %i ms apart', (apart) => {
    const table = openTable(newBattle());
    const ring = (name: string) => button(new RegExp(`^${name} : le chef à moins de 6 ps`));
    const near = (name: string) => table.fighter(name).flags['near-leader'];
    tap(ring('Otto'), { ...place, time: 1000 });
    tap(ring('Otto'), { ...place, time: 1000 + apart });
    expect(near('Otto')).toBeDefined();
    // The next fighter's ring, as quickly as a thumb can.
    tap(ring('Klaus'), { x: place.x, y: place.y + 64, time: 1000 + 2 * apart });
    expect(near('Klaus')).toBeDefined();
    tap(ring('Otto'), { ...place, time: 1000 + 2 * apart + 60 });
    expect(near('Otto')).toBeUndefined();
  });

  it('does not skip a phase', () => {
    const table = openTable(newBattle());
    tap(wayOn(), { ...place, time: 1000 });
    const { position } = table.state();
    expect(position.phase).toBe('movement');
    tap(wayOn(), { ...place, time: 1200 });
    expect(table.state().position).toEqual(position);
  });
});
