import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { sideColours } from '#ui/side-colours.ts';
import { type TestBattle } from '../../support/battles.ts';
import { injuryRolled } from '../../support/injuries.ts';
import { button, newBattle, openTable, plain, tap, textOf } from '../battle/open-table.tsx';
import { evening, shaken } from './evenings.ts';
import { settled } from './settled.ts';

beforeAll(() => startI18n('fr'));

function openJournal(battle: TestBattle) {
  return openTable(battle, { screen: <JournalScreen /> });
}

/** A battle with these house rules. */
function agreed(houseRules: Readonly<Record<string, string>>): TestBattle {
  const battle = newBattle();
  const [start] = battle.entries;
  if (start?.type !== 'BattleStarted') throw new Error('no start');
  battle.entries = [];
  return battle.do({ ...start.data, type: 'start-battle', houseRules });
}

function lines(turn: string): readonly string[] {
  const section = screen.getByRole('region', { name: turn });
  return within(section).getAllByRole('listitem').map(textOf);
}

/** The dice at the ends of lines, as screen readers hear them. */
function diceIn(turn: string): readonly string[] {
  const section = screen.getByRole('region', { name: turn });
  return [...section.querySelectorAll('.j-dice')].map((dice) =>
    plain(dice.getAttribute('aria-label') ?? ''),
  );
}

describe('the journal', () => {
  it('lists the rounds, newest first, with the losses at their end', () => {
    openJournal(evening());
    expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Tour 2 Reikland, pertes 3 sur 12 3/12 Skavens, pertes 0 sur 8 0/8 ',
      'Tour 1 Reikland, pertes 3 sur 12 3/12 Skavens, pertes 0 sur 8 0/8 ',
    ]);
  });

  it('folds a round to its head, and opens it again', () => {
    openJournal(evening());
    const round = screen.getByRole('region', { name: 'Tour 1' });
    const count = lines('Tour 1').length;
    tap(button(/^Tour 1 /, round));
    expect(within(round).queryAllByRole('listitem')).toEqual([]);
    tap(button(/^Tour 1 /, round));
    expect(lines('Tour 1')).toHaveLength(count);
  });

  it('has no red for a side that leaves by agreement', () => {
    openJournal(newBattle().do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'agreement' }));
    expect(lines('Tour 1').join()).toContain('Skavens');
    expect(document.querySelector('.j-rout, .j-sign.k-tone-rout')).toBeNull();
  });

  it('says how long each round took', () => {
    const battle = newBattle();
    // Steps are one second apart.
    for (let step = 0; step < 130; step += 1) battle.do({ type: 'write-note', text: 'Vent' });
    openJournal(battle.nextUntil('Reikland', 'recovery'));
    const [second, first] = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(first).toMatch(/2 min$/);
    expect(second).not.toMatch(/min$/);
  });

  it('offers what has come since one reads further down, and takes the reader there', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { session } = openJournal(evening());
    const note = () => session.send({ type: 'write-note', text: 'Vent' });
    act(() => void note());
    expect(screen.queryByRole('button', { name: /nouvelle/ })).toBeNull();
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
    act(() => void note());
    act(() => void note());
    tap(button('2 nouvelles'));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.queryByRole('button', { name: /nouvelle/ })).toBeNull();
    scrollTo.mockRestore();
  });

  it('marks a loss in the loser’s colour, and the failed rout alone in red', () => {
    openJournal(
      shaken().set('Rat1', 'out-of-action').answer('rout-test', 'Reikland', 'failed', [6, 5]),
    );
    const marks = [...document.querySelectorAll('.j-losses')].map((mark) =>
      [...mark.children].map(({ className }) => className).join(' '),
    );
    expect(marks).toEqual(['k-tone-leader', 'k-tone-ember', 'k-tone-ember', 'k-tone-ember']);
    expect([...document.querySelectorAll<HTMLElement>('.j-rout')].map(textOf)).toEqual([
      'Déroute, raté sur Cd 8',
    ]);
  });

  it('has the whole menu of the battle, so that any step can be undone from here', () => {
    openJournal(evening());
    tap(button('Menu de la bataille'));
    tap(button('Revenir en arrière'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('undoes back to a line that a finger rests on, or leads to whom it is about', () => {
    const { fighter } = openJournal(evening());
    const line = () => screen.getByText('Lame2').closest('.j-line') ?? document.body;
    const menu = () => new PointerEvent('contextmenu', { bubbles: true, pointerType: 'mouse' });
    fireEvent(line(), menu());
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.useFakeTimers();
    fireEvent.touchStart(line(), { touches: [{ clientX: 9, clientY: 9 }] });
    fireEvent.touchMove(line(), { touches: [{ clientX: 9, clientY: 40 }] });
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.touchStart(line(), { touches: [{ clientX: 9, clientY: 9 }] });
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    const sheet = screen.getByRole('dialog', { name: 'Revenir en arrière' });
    const link = within(sheet).getByRole('link', { name: /^Lame2/ });
    expect(link.getAttribute('href')).toBe('#/battle/b-test/fighter/f-Lame2');
    tap(button(/^Lame2 hors de combat/, sheet));
    expect(fighter('Lame2').status).toBe('standing');
    expect(fighter('Otto').status).toBe('stunned');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows how long the battle took, from the first step to the last', () => {
    const battle = newBattle();
    const play = (step: number) => battle.set('Otto', step % 2 === 0 ? 'stunned' : 'standing');
    // Steps are one second apart, and durations under a minute are not shown.
    for (let step = 0; step < 59; step += 1) play(step);
    const { unmount } = openJournal(battle);
    expect(
      screen.getByText((text) => plain(text) === 'Reikland contre Skavens · 1 janv.'),
    ).toBeTruthy();
    unmount();
    for (let step = 59; step < 125; step += 1) play(step);
    // A note takes none of its time.
    for (let step = 0; step < 60; step += 1) battle.do({ type: 'write-note', text: 'Fini' });
    openJournal(battle);
    expect(
      screen.getByText((text) => plain(text) === 'Reikland contre Skavens · 1 janv. · 2 min'),
    ).toBeTruthy();
  });

  it('shows events with dice and value, and automatic ones', () => {
    openJournal(evening());
    const [test, became] = lines('Tour 2');
    expect(test).toBe('Déroute, réussi sur Cd 8');
    expect(diceIn('Tour 2')).toEqual(['Dés : 2, 4']);
    expect(became).toContain('Otto : sonné → à terre');
  });

  it('names the winner where the battle ends, for any reason', () => {
    openJournal(shaken().answer('rout-test', 'Reikland', 'failed', [6, 5]));
    const [won, test] = lines('Tour 2');
    expect(won).toContain('Victoire : Skavens');
    // Whose test it was stands beside the test, and not beside the victory that came of it.
    expect(screen.getAllByRole('img', { name: 'Reikland' })).toHaveLength(1);
    expect(test).toBe('Déroute, raté sur Cd 8');
    expect(diceIn('Tour 2')).toEqual(['Dés : 6, 5']);
  });

  it('names the winner once when the players say so themselves', () => {
    openJournal(newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' }));
    const text = lines('Tour 1').filter((line) => line.includes('Victoire'));
    expect(text).toHaveLength(1);
  });

  it('shows a test’s value even if its dice were not entered', () => {
    openJournal(shaken().answer('rout-test', 'Reikland', 'passed'));
    expect(lines('Tour 2')[0]).toBe('Déroute, réussi sur Cd 8');
    expect(diceIn('Tour 2')).toEqual([]);
  });

  it('shows the dice of an injury', () => {
    const hurt = newBattle().do({ type: 'lose-wound', fighterId: 'f-Otto' });
    openJournal(hurt.do(injuryRolled('f-Otto', [5])));
    expect(diceIn('Tour 1')).toEqual(['Dés : 5']);
  });

  it('shows a passed test and a rout differently', () => {
    const banner = (outcome: string) => {
      const { unmount } = openJournal(shaken().answer('rout-test', 'Reikland', outcome));
      const region = screen.getByRole('region', { name: 'Tour 2' });
      const line = within(region).getByText('Déroute').closest('.j-line');
      const tone = [...(line?.querySelector('.j-sign')?.classList ?? [])].find((name) =>
        name.startsWith('k-tone-'),
      );
      unmount();
      return tone;
    };
    expect(banner('passed')).toBe('k-tone-standing');
    expect(banner('failed')).toBe('k-tone-rout');
  });

  it('shows marks of others and broken armour, but not a mark that the sentence already names', () => {
    openJournal(
      settled(newBattle(), [
        { kind: 'flag', fighterId: 'f-Gunther', flag: 'reloading', value: true },
        { kind: 'flag', fighterId: 'f-Otto', flag: 'melee', value: true },
      ]),
    );
    const [duel] = lines('Tour 1');
    expect(duel).toContain('Gunther recharge');
    expect(duel?.match(/Otto/g)).toHaveLength(2);
  });

  it('shows an unknown fighter as unknown', () => {
    openJournal(
      settled(newBattle(), [
        { kind: 'flag', fighterId: 'f-Nobody', flag: 'reloading', value: true },
        { kind: 'status', fighterId: 'f-Nobody', to: 'stunned' },
      ]),
    );
    const [duel] = lines('Tour 1');
    expect(duel).toContain('? recharge');
    expect(duel).toContain('? sonné');
  });

  it('gives each side its emblem’s colour, and a twin another one', () => {
    expect(sideColours([{ emblem: 'raven' }, { emblem: 'rat' }])).toEqual(['leader', 'stunned']);
    expect(new Set(sideColours(Array.from({ length: 6 }, () => ({ emblem: 'raven' })))).size).toBe(
      6,
    );
  });

  it('omits undone steps', () => {
    openJournal(evening().do({ type: 'undo', back: null }));
    expect(lines('Tour 2').join(' ')).not.toContain('Déroute');
  });

  it('says nothing of phases: a round in which nothing happened is its head alone', () => {
    openJournal(newBattle().nextUntil('Reikland', 'recovery').nextUntil('Reikland', 'movement'));
    const quiet = screen.getByRole('region', { name: 'Tour 2' });
    expect(within(quiet).queryByRole('listitem')).toBeNull();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('names who took a fighter out beside his takedown', () => {
    const battle = newBattle().set('Rat1', 'out-of-action');
    openJournal(battle.do({ type: 'give-credit', victimId: 'f-Rat1', byId: 'f-Otto' }));
    const [fell, ...others] = lines('Tour 1');
    expect(fell).toBe('Rat1 hors de combatpar Otto');
    expect(others).toHaveLength(1);
  });

  it('shows a duel’s result, its credit and its dice', () => {
    openJournal(settled(newBattle()));
    const [duel] = lines('Tour 1');
    expect(duel).toContain('Rat1 hors de combat · par Otto');
    expect(duel).toContain('Klaus : 1 PV');
    expect(diceIn('Tour 1')).toEqual(['Dés : 4, 2, 6']);
    expect(duel).not.toContain('Rat1 : 0 PV');
  });

  it('lists the house rules once, and later changes where they happened', () => {
    openJournal(
      agreed({ routCountsLeftTable: 'yes', criticalTables: 'basic' })
        .nextUntil('Skavens', 'recovery')
        .do({ type: 'set-house-rule', rule: 'routCountsWardogs', value: 'no' }),
    );
    const rules = screen.getByRole('region', { name: 'Règles maison' });
    expect(within(rules).getAllByRole('listitem').map(textOf)).toEqual([
      'Sortis de table · Comptent',
    ]);
    expect(lines('Tour 1')[0]).toContain('Règle maison · Chiens de guerre · Ne comptent pas');
  });

  it('writes what is taken back as part of the line, but no characteristic small', () => {
    const clear = (flag: string) =>
      ({ type: 'set-flag', fighterId: 'f-Otto', flag, value: null }) as const;
    const set = (flag: string) => ({ ...clear(flag), value: true }) as const;
    openJournal(
      newBattle()
        .do(set('charged'))
        .do(clear('charged'))
        .do(set('leadership-tested'))
        .do(clear('leadership-tested')),
    );
    const [tested, , charged] = lines('Tour 1').map(plain);
    expect(tested).toContain('Otto, retiré : Cd déjà testé');
    expect(charged).toContain('Otto, retiré : a chargé');
  });

  it('does not mention house rules when only defaults are played', () => {
    openJournal(evening());
    expect(screen.queryByRole('region', { name: 'Règles maison' })).toBeNull();
  });
});
