import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { BattleRulesScreen } from '#ui/rules/BattleRulesScreen.tsx';
import { crowd, TestBattle } from '../../support/battles.ts';
import { startedAnew } from '../plain-game.tsx';
import { button, card, newBattle, openTable, plain, tap, textOf } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

const PLACE = 'hors-de-combat/place';

/** Three of twelve are out: Reikland has to test. */
function shaken(): TestBattle {
  const battle = newBattle();
  for (const name of ['Lame1', 'Lame2', 'Lame3']) battle.set(name, 'out-of-action');
  return battle.nextUntil('Reikland', 'recovery');
}

function broken(dice: readonly number[] = []): TestBattle {
  return shaken().answer('rout-test', 'Reikland', 'failed', dice);
}

function end(): HTMLElement {
  return screen.getByRole('region', { name: /^(?:Victoire|Sans vainqueur)/ });
}

function reasons(): readonly HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Ce qui a décidé' })).getAllByRole('listitem');
}

function moment(): HTMLElement | null {
  return screen.queryByRole('region', { name: /^Déroute/ });
}

describe('after the end', () => {
  it('says who has won, against which dice, and how long it took', () => {
    openTable(broken([6, 5]));
    const said = textOf(end());
    expect(said).toContain('Victoire : Skavens');
    expect(said).toContain('Tour 2');
    expect(said).toContain('11');
    expect(said).toContain('sur Cd 8');
    // The rout of a side is the end of the battle too, and told once.
    expect(within(end()).getAllByText('Déroute')).toHaveLength(1);
    expect(reasons().map(textOf)).toEqual([expect.stringMatching(/^Reikland Déroute/)]);
  });

  it('says why a battle without a loser ended, and that its rounds are over if they are', () => {
    const sides = [
      { name: 'Reikland', fighters: crowd('Lame', 3) },
      { name: 'Skavens', fighters: crowd('Rat', 3) },
    ];
    const twoRounds = () => new TestBattle(newBattle().system, sides, { roundLimit: 2 });
    const agreed = (battle: TestBattle) => {
      const { unmount } = openTable(battle.do({ type: 'end-battle', winnerId: null }));
      const read = reasons().map(textOf);
      unmount();
      return read;
    };
    expect(agreed(twoRounds())).toEqual(['D’un commun accord']);
    expect(agreed(twoRounds().nextUntil('Reikland', 'recovery'))).toEqual([
      'D’un commun accord',
      'Fin des 2 tours prévus',
    ]);
  });

  it('is scrolled to the top when the battle ends, and keeps its position on a return', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const table = openTable(shaken());
    tap(button('Raté', card('Test de déroute')));
    expect(textOf(end())).toContain('Victoire : Skavens');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrollTo.mockClear();
    table.leaveAndComeBack();
    expect(textOf(end())).toContain('Victoire : Skavens');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('offers undo once, in the header', () => {
    openTable(broken());
    expect(button(/^Annuler/).closest('.k-topbar')).not.toBeNull();
  });

  it('shows only the value without entered dice', () => {
    openTable(broken());
    expect(within(end()).getByText('Cd 8')).toBeTruthy();
    expect(end().querySelector('.k-die')).toBeNull();
  });

  it('lists what each side carried to safety, and the rows no longer have it', () => {
    const battle = newBattle();
    for (const [side, name, count] of [
      ['Reikland', 'Otto', 2],
      ['Reikland', 'Klaus', 1],
      ['Skavens', 'Rat1', 1],
    ] as const) {
      const who = { sideId: `s-${side}`, fighterId: `f-${name}` } as const;
      battle.do({ type: 'count-marker', ...who, marker: 'treasure', count });
    }
    battle.set('Otto', 'left-table').set('Rat1', 'left-table');
    openTable(battle.do({ type: 'end-battle', winnerId: null }));
    const safe = within(end()).getByRole('list', { name: 'Ce qui a été mis à l’abri' });
    expect(within(safe).getAllByRole('listitem').map(textOf)).toEqual([
      'Reikland · à l’abri : Butin × 2',
      'Skavens · à l’abri : Butin × 1',
    ]);
    expect(textOf(screen.getByRole('link', { name: /^Otto/ }))).not.toContain('Butin');
    expect(textOf(screen.getByRole('link', { name: /^Klaus/ }))).toContain('Butin × 1');
  });

  it('has laurels for a winner, and none without one', () => {
    const { unmount } = openTable(newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }));
    expect(end().querySelector('.laurels-leaves')).not.toBeNull();
    const shapes = [...end().querySelectorAll('.laurels use')].map((use) =>
      use.getAttribute('href'),
    );
    expect(shapes).toEqual(['#icon-laurels', '#icon-crowned-skull']);
    unmount();
    openTable(newBattle().do({ type: 'end-battle', winnerId: null }));
    expect(end().querySelector('.laurels-leaves')).toBeNull();
    expect(end().querySelectorAll('.laurels-disc')).toHaveLength(2);
  });

  it('keeps the roster of the one opposite by a tap, and takes it back by another', () => {
    const battle = startedAnew(newBattle(), (side) => ({ ...side, warbandId: `w-${side.name}` }));
    const over = battle.do({ type: 'end-battle', winnerId: null });
    const { stores } = openTable(over, { settings: { [SEATS_KEY]: [['b-test', 's-Reikland']] } });
    act(() => stores.warbands.setState({ warbands: [] }));
    const kept = () => stores.warbands.getState().warbands?.map(({ id, theirs }) => [id, theirs]);
    tap(button(/^Garder la liste d’en face.*Skavens$/));
    expect(kept()).toEqual([['w-Skavens', 'met']]);
    // He does what comes after a battle himself.
    expect(screen.queryByRole('link', { name: /Skavens/ })).toBeNull();
    tap(button(/^Liste gardée.*Skavens$/));
    expect(kept()).toEqual([]);
    expect(screen.queryByRole('button', { name: /liste d’en face : Reikland/ })).toBeNull();
  });

  it('offers no rosters to a phone that only looks on', () => {
    const battle = startedAnew(newBattle(), (side) => ({ ...side, warbandId: `w-${side.name}` }));
    const { stores } = openTable(battle.do({ type: 'end-battle', winnerId: null }));
    act(() => stores.warbands.setState({ warbands: [] }));
    expect(screen.queryByRole('button', { name: /Garder la liste/ })).toBeNull();
  });

  it('shows the record of this device’s warbands, including this battle', async () => {
    const battle = startedAnew(newBattle(), (side) => ({
      ...side,
      warbandId: side.name === 'Reikland' ? 'w-test' : null,
    }));
    const table = openTable(battle.do({ type: 'end-battle', winnerId: 's-Reikland' }));
    const record = () => within(end()).queryByText(/gagnée/);
    await vi.waitFor(() => expect(record()).not.toBeNull());
    expect(plain(record()?.textContent ?? '')).toBe('Reikland : 1 bataille, 1 gagnée');
    // A warband deleted meanwhile has no record any more.
    await act(() => table.stores.warbands.getState().load());
    expect(record()).toBeNull();
  });

  it('offers a rematch in one tap', async () => {
    const table = openTable(broken());
    tap(button(/^Revanche/));
    // The code for a rematch is loaded now, which may take any time.
    await vi.dynamicImportSettled();
    await vi.waitFor(() => expect(location.hash).toMatch(/^#\/battle\/b-/));
    const id = location.hash.slice('#/battle/'.length);
    expect(id).not.toBe('b-test');
    await act(() => table.stores.battles.getState().refresh());
    const again = table.stores.battles
      .getState()
      .summaries?.find(({ battleId }) => battleId === id)?.battle;
    expect(again?.sides.map(({ name, fighterIds }) => [name, fighterIds.length])).toEqual([
      ['Reikland', 12],
      ['Skavens', 8],
    ]);
    expect(again?.ended).toBe(false);
    location.hash = '';
  });

  it('lets the app open at home, unless the battle is reopened', () => {
    localStorage.setItem(PLACE, '/battle/b-test');
    const table = openTable(broken());
    expect(localStorage.getItem(PLACE)).toBeNull();
    act(() => void table.session.send({ type: 'reopen-battle' }));
    expect(localStorage.getItem(PLACE)).not.toBeNull();
    table.unmount();
    localStorage.setItem(PLACE, '/battle/b-test/journal');
    openTable(broken(), { screen: <JournalScreen /> }).unmount();
    expect(localStorage.getItem(PLACE)).toBeNull();
    localStorage.setItem(PLACE, '/battle/b-test/rules');
    openTable(broken(), { screen: <BattleRulesScreen entry="" /> });
    expect(localStorage.getItem(PLACE)).toBeNull();
  });
});

describe('the moment of a rout', () => {
  const vibrate = vi.fn<(pattern: readonly number[]) => boolean>(() => true);

  beforeEach(() => {
    vi.useFakeTimers();
    vibrate.mockClear();
    vi.stubGlobal('navigator', { vibrate });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function fail() {
    const table = openTable(shaken());
    tap(button('Raté', card('Test de déroute')));
    return table;
  }

  it('fills the screen once, and disappears after two seconds', () => {
    fail();
    expect(plain(moment()?.getAttribute('aria-label') ?? '')).toBe('Déroute : Reikland');
    expect(textOf(moment() ?? document.body)).toContain('DérouteCd 8');
    expect(vibrate).toHaveBeenCalledWith([240]);
    act(() => void vi.advanceTimersByTime(1900));
    expect(moment()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(moment()).toBeNull();
    expect(end()).toBeTruthy();
  });

  it('shows the dice that the app has thrown', () => {
    const table = openTable(shaken());
    table.memory.rollNext(6, 5);
    tap(button('Lancer les dés pour moi', card('Test de déroute')));
    expect(textOf(moment() ?? document.body)).toContain('11');
    expect(moment()?.querySelectorAll('.k-die')).toHaveLength(2);
  });

  it('draws a running figure for each fighter left, ten at most', () => {
    fail();
    expect(moment()?.querySelectorAll('.rout-moment-runner')).toHaveLength(9);
  });

  it('ends with a tap or a key', () => {
    fail();
    const shown = moment();
    if (shown !== null) tap(shown);
    expect(moment()).toBeNull();
    tap(button(/^Annuler/));
    tap(button('Raté', card('Test de déroute')));
    expect(moment()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(moment()).toBeNull();
  });

  it('undoes the test by its own button', () => {
    const table = fail();
    tap(button('Annuler', moment() ?? document.body));
    expect(moment()).toBeNull();
    expect(table.state().ended).toBe(false);
    expect(card('Test de déroute')).toBeTruthy();
  });

  it('lets keys press its button, and stays while the button has the focus', () => {
    const table = fail();
    const undo = button('Annuler', moment() ?? document.body);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(document.activeElement).toBe(undo);
    act(() => void vi.advanceTimersByTime(10_000));
    for (const key of ['Enter', ' ']) fireEvent.keyDown(undo, { key });
    expect(moment()).not.toBeNull();
    // A browser turns either key into a click.
    tap(undo);
    expect(moment()).toBeNull();
    expect(table.state().ended).toBe(false);
  });

  it('appears for a voluntary rout too, without dice', () => {
    openTable(shaken().answer('rout-test', 'Reikland', 'passed'));
    tap(button('Battre en retraite', card('Déroute volontaire')));
    expect(plain(moment()?.getAttribute('aria-label') ?? '')).toBe('Déroute volontaire : Reikland');
    expect(moment()?.querySelector('.test-dice')).toBeNull();
  });

  it('does not appear for a passed test, nor for a side that gives up', () => {
    openTable(shaken());
    tap(button('Réussi', card('Test de déroute')));
    expect(moment()).toBeNull();
    tap(button('Menu de la bataille'));
    tap(button('Un camp se retire'));
    tap(button('Reikland', screen.getByRole('dialog')));
    expect(end()).toBeTruthy();
    expect(moment()).toBeNull();
  });

  it('does not appear for a side with nobody left to run', () => {
    const battle = newBattle();
    for (let rat = 1; rat <= 8; rat += 1) battle.set(`Rat${rat}`, 'out-of-action');
    openTable(battle);
    const gone = card('Skavens : plus personne en jeu');
    tap(gone.querySelector<HTMLElement>('.k-card-actions button') ?? gone);
    expect(end()).toBeTruthy();
    expect(document.querySelector('.rout-moment')).toBeNull();
  });
});
