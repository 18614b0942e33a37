import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { newBattle, openTable, plain, tap, textOf } from './open-table.tsx';

// What the sheets of the battle's menu say, in whole.

beforeAll(() => startI18n('fr'));

/** By its words, without a look at the whole page’s roles, which takes long. */
function button(name: string, inside: HTMLElement = document.body): HTMLElement {
  const [found, ...others] = [...inside.querySelectorAll('button')].filter(
    (one) => plain(one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name,
  );
  if (found === undefined || others.length > 0) throw new Error(`not one button ${name}`);
  return found;
}

/** The sheet that an item of the battle's menu opens. */
function menu(item: string): HTMLElement {
  tap(button('Menu de la bataille'));
  tap(button(item, sheet()));
  return sheet();
}

function sheet(): HTMLElement {
  const found = document.querySelector<HTMLElement>('dialog[open]');
  if (found === null) throw new Error('no sheet');
  return found;
}

function rows(inside: HTMLElement): readonly string[] {
  return [...inside.querySelectorAll('li')].map((row) => textOf(row).trim());
}

describe('the menu', () => {
  const items = () => {
    tap(button('Menu de la bataille'));
    const said = rows(sheet());
    tap(button('Fermer', sheet()));
    return said;
  };

  it('has what can be done now, and after the end what is left', () => {
    const table = openTable(newBattle());
    expect(items()).toEqual([
      'Revenir en arrière',
      'Ajouter une figurine',
      'Désigner le chef',
      'Règles maison',
      'Butin et marqueurs',
      'Noter un fait',
      'Jouer à deux téléphones',
      'Transmettre la bataille',
      'Un camp se retire',
      'Finir la bataille',
    ]);
    act(() => void table.session.send({ type: 'end-battle', winnerId: null }));
    expect(items()).toEqual([
      'Revenir en arrière',
      'Ajouter une figurine',
      'Désigner le chef',
      'Règles maison',
      'Butin et marqueurs',
      'Noter un fait',
      'Transmettre la bataille',
      'Rouvrir la bataille',
    ]);
    act(() => void table.session.send({ type: 'undo', back: null }));
    expect(items()[1]).toBe('Rétablir');
  });
});

describe('the leader', () => {
  it('has his crown in the list, everybody a Leadership, and “nobody” is an answer', () => {
    const table = openTable(newBattle());
    const list = menu('Désigner le chef');
    const choice = within(list).getByRole('group');
    expect(
      within(choice)
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual(['Reikland', 'Skavens']);
    const crowned = () =>
      [...list.querySelectorAll('li')]
        .filter((row) => row.querySelector('[aria-label="Chef"]') !== null)
        .map(textOf);
    expect(crowned()).toEqual(['Ulrich Cd 8']);
    expect(rows(list).at(-1)).toBe('Personne');
    expect(rows(list)).toHaveLength(13);
    tap(within(choice).getByLabelText('Skavens'));
    // They have none yet.
    expect(rows(list)).toEqual(crowd('Rat', 8).map(({ name }) => `${name} Cd 5`));
    expect(crowned()).toEqual([]);
    tap(within(choice).getByLabelText('Reikland'));
    tap(button('Personne', list));
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(table.state().sides.map(({ leaderId }) => leaderId)).toEqual([null, null]);
  });
});

describe('what players have to keep in mind themselves', () => {
  it('stands there for each warband that has such rules', () => {
    const orcs = crowd('Orque', 3, { profileId: 'orcs/boy' });
    openTable(newBattle({ skavens: { name: 'Orques', fighters: orcs } }));
    const heeded = menu('À vous d’y penser');
    expect(within(heeded).getByRole('heading', { name: 'Horde orque' })).toBeTruthy();
    expect(within(heeded).getByText(/manger deux gobelins ou squigs/u)).toBeTruthy();
  });
});

describe('a note', () => {
  it('cannot be empty', () => {
    openTable(newBattle());
    const note = menu('Noter un fait');
    const mayWrite = () => !button('Noter', note).matches(':disabled');
    expect(mayWrite()).toBe(false);
    fireEvent.change(within(note).getByRole('textbox'), { target: { value: ' \n ' } });
    expect(mayWrite()).toBe(false);
    fireEvent.change(within(note).getByRole('textbox'), { target: { value: ' il pleut' } });
    expect(mayWrite()).toBe(true);
    tap(button('Noter', note));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('treasures and markers', () => {
  it('are counted for each side, with who carries which, and who is safe with it', () => {
    const battle = newBattle();
    const carries = (name: string, marker: string, count: number) =>
      battle.do({
        type: 'count-marker',
        sideId: name.startsWith('Rat') ? 's-Skavens' : 's-Reikland',
        fighterId: `f-${name}`,
        marker,
        count,
      });
    carries('Otto', 'treasure', 2);
    carries('Gunther', 'Clé', 1);
    carries('Rat1', 'treasure', 1);
    battle.set('Gunther', 'left-table');
    const table = openTable(battle);
    const markers = menu('Butin et marqueurs');
    const of = (name: string) => within(markers).getByRole('region', { name });
    const lines = (name: string) =>
      [...of(name).querySelectorAll('p')]
        .map((one) => textOf(one))
        .filter((one) => one.includes('·'));
    expect(lines('Reikland')).toEqual(['Otto · Butin × 2', 'Gunther · Clé × 1, à l’abri']);
    expect(lines('Skavens')).toEqual(['Rat1 · Butin × 1']);
    // Each marker that anybody has is there for both, treasure first.
    for (const side of ['Reikland', 'Skavens']) {
      const steppers = within(of(side)).getAllByRole('group');
      expect(steppers.map((one) => one.getAttribute('aria-label'))).toEqual(['Butin', 'Clé']);
    }
    tap(button('Butin : un de plus', of('Skavens')));
    tap(button('Clé : un de plus', of('Skavens')));
    tap(button('Clé : un de moins', of('Skavens')));
    const held = () => table.state().sides.map((side) => side.held);
    expect(held()).toEqual([{}, { treasure: 1 }]);
    // Another of a kind known by its word counts as that kind.
    const field = within(of('Reikland')).getByRole('textbox', { name: 'Autre marqueur' });
    const add = () => button('Ajouter', of('Reikland'));
    expect(add().matches(':disabled')).toBe(true);
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type('  ');
    expect(add().matches(':disabled')).toBe(true);
    type(' Butin ');
    tap(add());
    expect(field).toHaveProperty('value', '');
    type('Butin');
    tap(add());
    type('Relique');
    tap(add());
    expect(held()).toEqual([{ treasure: 2, Relique: 1 }, { treasure: 1 }]);
    expect(within(of('Skavens')).getByRole('group', { name: 'Relique' })).toBeTruthy();
  });
});

describe('the numbers behind a gauge', () => {
  const numbers = (side: string) => {
    const all = screen.getByRole('list', { name: 'Déroute de chaque camp' });
    const gauge = within(all)
      .getAllByRole('button')
      .find((one) => textOf(one).includes(side));
    tap(gauge ?? all);
    if (document.querySelector('dialog[open]') === null) tap(gauge ?? all);
    return sheet();
  };

  it('are the share, the threshold, and the value of the test with its chance', () => {
    const battle = newBattle();
    battle
      .set('Lame1', 'out-of-action')
      .set('Lame2', 'out-of-action')
      .set('Lame3', 'out-of-action');
    openTable(battle);
    const said = textOf(numbers('Reikland'));
    expect(said).toMatch(/^ReiklandTest de déroute3 \/ 12 = 25 %Test dès 3 hors de combat/);
    expect(said).toMatch(/Cd 8 .*72 %/);
    expect(within(sheet()).queryByRole('group')).toBeNull();
    expect(within(sheet()).getAllByRole('link')).toHaveLength(1);
    expect(said).not.toContain('Alliance');
  });

  it('say the alliance, and why a side has left', () => {
    const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
    if (mordheim === undefined) throw new Error('no such rules');
    const battle = new TestBattle(mordheim, [
      { name: 'Reikland', team: 'a', fighters: crowd('Lame', 4) },
      { name: 'Skavens', fighters: crowd('Rat', 4) },
      { name: 'Orques', fighters: crowd('Boy', 4) },
    ]).do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' });
    openTable(battle);
    expect(textOf(numbers('Reikland'))).toContain('Alliance A');
    tap(button('Fermer', sheet()));
    expect(textOf(numbers('Skavens'))).toContain('Retrait');
    tap(button('Fermer', sheet()));
    expect(numbers('Orques').querySelector('.rout-standing')).toBeNull();
  });
});

describe('house rules', () => {
  it('are all there, the rarer ones under a heading, each with its present value and a hint', () => {
    const battle = newBattle();
    const { houseRules } = battle.system;
    const table = openTable(battle);
    const rules = menu('Règles maison');
    expect(textOf(rules)).toContain('S’appliquent dès maintenant.');
    expect(rules.querySelectorAll('fieldset')).toHaveLength(houseRules.length);
    expect(rules.querySelectorAll('fieldset + .hint')).toHaveLength(houseRules.length);
    const common = houseRules.filter((row) => row.common);
    const rare = houseRules.filter((row) => !row.common);
    // In the order of the game, and last what belongs nowhere in particular.
    const panels = new Set([...rare.flatMap(({ panel }) => panel ?? []), undefined]);
    const groups = [common, ...[...panels].map((one) => rare.filter(({ panel }) => panel === one))];
    const counts = [...rules.querySelectorAll('ul')].map(
      (list) => list.querySelectorAll(':scope > li').length,
    );
    expect(counts).toEqual(groups.map(({ length }) => length));
    expect([...rules.querySelectorAll('h3')].map((one) => textOf(one))).toEqual([
      'Déroute',
      'Alliances',
      'Tir et corps à corps',
      'Commandement et fuite',
      'Règles optionnelles',
      'Plus rares',
    ]);
    const checked = () =>
      [...rules.querySelectorAll('input:checked')].map((one) => one.getAttribute('value'));
    const defaults = groups.flat().map((row) => row.default);
    expect(checked()).toEqual(defaults);
    act(() => {
      for (const { id, options } of houseRules) {
        table.session.send({ type: 'set-house-rule', rule: id, value: options.at(-1) ?? '' });
      }
    });
    expect(checked()).not.toEqual(defaults);
  });
});
