import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { FighterScreen } from '#ui/fighter/FighterScreen.tsx';
import { crowd, TestBattle, type Troop } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { newBattle, openTable, plain, tap, textOf } from '../battle/open-table.tsx';

// What else a fighter’s page says and sends while the battle goes on.

beforeAll(() => startI18n('fr'));

beforeEach(() => history.replaceState(null, '', '#/'));

function openFighter(name: string, battle: TestBattle = newBattle()) {
  return openTable(battle, { screen: <FighterScreen id={`f-${name}`} /> });
}

/** By its words, without a look at the whole page’s roles, which takes long. */
function button(name: string, inside: HTMLElement = document.body): HTMLElement {
  const [found, ...others] = [...inside.querySelectorAll('button')].filter(
    (one) => plain(one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name,
  );
  if (found === undefined || others.length > 0) throw new Error(`not one button ${name}`);
  return found;
}

function region(name: string | RegExp): HTMLElement {
  return screen.getByRole('region', { name });
}

function group(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`fieldset[aria-label="${name}"]`);
  if (found === null) throw new Error(`no group ${name}`);
  return found;
}

function sheet(): HTMLElement {
  const found = document.querySelector<HTMLElement>('dialog[open]');
  if (found === null) throw new Error('no sheet');
  return found;
}

function names(inside: HTMLElement): readonly string[] {
  return within(inside).getAllByRole('button').map(textOf);
}

/** The addresses of links by their words. */
function links(inside: HTMLElement): readonly (readonly [string, string | null])[] {
  return within(inside)
    .queryAllByRole('link')
    .map((link) => [textOf(link), link.getAttribute('href')]);
}

function mordheim() {
  const found = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (found === undefined) throw new Error('no such rules');
  return found;
}

it.each(['f-Nobody', 'Otto'])('the address of nobody (%s) leads to the table', (id) => {
  openTable(newBattle(), { screen: <FighterScreen id={id} /> });
  expect(location.hash).toBe('#/battle/b-test');
  expect(screen.queryByRole('heading')).toBeNull();
});

describe('the head of the page', () => {
  it('says what he is and in which state, leads back, and undoes the last step', () => {
    const table = openFighter('Ulrich');
    const head = screen.getByRole('banner');
    expect(links(head).map(([, href]) => href)).toEqual(['#/battle/b-test']);
    expect(within(head).getByRole('img', { name: 'Debout' })).toBeTruthy();
    expect(textOf(head)).toContain('Chef');
    expect(within(head).queryByRole('button')).toBeNull();
    tap(button('Sonné', group('État')));
    expect(within(head).getByRole('img', { name: 'Sonné' })).toBeTruthy();
    tap(within(head).getByRole('button'));
    expect(table.fighter('Ulrich').status).toBe('standing');
  });

  it('does not call others the leader', () => {
    openFighter('Otto');
    const head = screen.getByRole('banner');
    expect(textOf(head)).not.toMatch(/Chef|·/);
    expect(within(head).queryByRole('img', { name: 'Chef' })).toBeNull();
  });
});

describe('his name', () => {
  it('is changed by a tap, but not to nothing, and not to the same', () => {
    const table = openFighter('Otto');
    const field = screen.getByRole('textbox', { name: 'Nom' });
    const isReady = () => !button('Renommer').matches(':disabled');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type('  ');
    expect(isReady()).toBe(false);
    type('Otto le Borgne');
    expect(isReady()).toBe(true);
    tap(button('Renommer'));
    expect(table.fighter('Otto').label).toBe('Otto le Borgne');
    expect(screen.getByRole('heading', { level: 1, name: 'Otto le Borgne' })).toBeTruthy();
    expect(isReady()).toBe(false);
  });
});

describe('being near the leader', () => {
  const near = () => within(group('Ce tour')).queryByRole('button', { name: /^À 6 ps du chef/ });

  it('is set and unset by a tap, under the range of the leader', () => {
    const table = openFighter('Lame1');
    const chip = near() ?? document.body;
    expect(textOf(chip)).toBe('À 6 ps du chef');
    const before = chip.getAttribute('aria-pressed');
    tap(chip);
    expect(near()?.getAttribute('aria-pressed')).not.toBe(before);
    const set = table.fighter('Lame1').flags;
    tap(near() ?? document.body);
    expect(near()?.getAttribute('aria-pressed')).toBe(before);
    expect(table.fighter('Lame1').flags).not.toEqual(set);
  });

  it('is not asked of the leader himself, nor where there is none to lead', () => {
    const { unmount } = openFighter('Ulrich');
    expect(near()).toBeNull();
    unmount();
    openFighter('Rat1');
    expect(near()).toBeNull();
  });
});

describe('contacts', () => {
  const THREE: readonly Troop[] = [
    { name: 'Reikland', team: 'a', fighters: crowd('Lame', 2) },
    { name: 'Skavens', fighters: crowd('Rat', 3) },
    { name: 'Orques', team: 'a', fighters: crowd('Boy', 1) },
    { name: 'Nains', fighters: crowd('Barbe', 1) },
  ];

  it('are offered with the enemies on the table only, and broken by a second tap', () => {
    const battle = new TestBattle(mordheim(), THREE)
      .set('Rat1', 'out-of-action')
      .set('Rat2', 'stunned')
      .do({ type: 'leave-battle', sideId: 's-Nains', cause: 'retreat' });
    const table = openFighter('Lame1', battle);
    tap(button('Au contact…'));
    expect(textOf(sheet())).toContain('Lame1 : au contact de qui ?');
    expect(names(within(sheet()).getByRole('group'))).toEqual(['Rat2', 'Rat3']);
    tap(button('Rat3', sheet()));
    expect(button('Rat3', sheet()).getAttribute('aria-pressed')).toBe('true');
    expect(button('Rat2', sheet()).getAttribute('aria-pressed')).toBe('false');
    expect(table.state().contacts).toHaveLength(1);
    expect(button('Engagé × 1').getAttribute('aria-pressed')).toBe('true');
    tap(button('Rat3', sheet()));
    expect(table.state().contacts).toEqual([]);
    expect(button('Au contact…').getAttribute('aria-pressed')).toBe('false');
  });

  it('have nobody to offer once no enemy is left', () => {
    const battle = newBattle({ skavens: { name: 'Skavens', fighters: crowd('Rat', 1) } });
    openFighter('Otto', battle.set('Rat1', 'out-of-action'));
    tap(button('Au contact…'));
    expect(textOf(sheet())).toContain('Aucun ennemi en jeu.');
    expect(within(sheet()).queryByRole('group')).toBeNull();
  });
});

describe('what he carries', () => {
  it('is safe once he has left the table with it, and not before', () => {
    const table = openFighter('Gunther');
    const isSafe = () => textOf(region('Porte')).includes('À l’abri : sorti de table.');
    tap(button('Butin : un de plus'));
    expect(isSafe()).toBe(false);
    tap(button('Sorti de table', group('Autres états')));
    expect(table.fighter('Gunther').carried).toEqual({ treasure: 1 });
    expect(isSafe()).toBe(true);
    tap(button('Butin : un de moins'));
    expect(isSafe()).toBe(false);
  });

  it('does not include his captor’s hold, which a second tap ends', () => {
    const table = openFighter('Gunther');
    const captors = group('Prisonnier');
    expect(names(captors)).toEqual(['Capturé par Skavens']);
    tap(button('Capturé par Skavens'));
    expect(button('Capturé par Skavens').getAttribute('aria-pressed')).toBe('true');
    tap(button('Capturé par Skavens'));
    expect(table.fighter('Gunther').captor).toBeNull();
    expect(button('Capturé par Skavens').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('arms and traits', () => {
  it('of one who has none are one button away, and what is given is named at once', () => {
    const table = openFighter('Gunther');
    expect(button('Changer armes et règles spéciales').closest('.line')).toBeNull();
    expect(screen.queryByText('Touchez un objet à usage unique quand il a servi.')).toBeNull();
    tap(button('Changer armes et règles spéciales'));
    const traits = sheet();
    const search = within(traits).getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'zzzz' } });
    expect(textOf(traits)).toContain('Rien de ce nom.');
    fireEvent.change(search, { target: { value: ' ÉPÉE ' } });
    expect(textOf(traits)).not.toContain('Rien de ce nom.');
    expect(traits.querySelector('details')).toBeNull();
    tap(button('Épée', traits));
    expect(table.fighter('Gunther')).toMatchObject({ traits: { sword: true } });
    expect(table.fighter('Gunther').profile).toMatchObject({ M: 4, Ld: 7 });
    tap(button('Fermer', traits));
    expect(document.querySelector('dialog[open]')).toBeNull();
    const line = button('Changer armes et règles spéciales').closest('.line');
    expect(plain(line?.textContent ?? '')).toBe('Épée');
    expect(screen.getByText('Touchez un objet à usage unique quand il a servi.')).toBeTruthy();
  });

  it('are found by other names too', async () => {
    const table = openFighter('Gunther');
    tap(button('Changer armes et règles spéciales'));
    const traits = sheet();
    const search = within(traits).getByRole('searchbox');
    for (const [name, shown] of [
      ['Frappe mortelle', 'Coup précis'],
      ['gourdin', 'Masse ou marteau'],
      ['mousquet', 'Arquebuse'],
    ] as const) {
      fireEvent.change(search, { target: { value: name } });
      expect(textOf(await within(traits).findByRole('button', { name: shown }))).toBe(shown);
    }
    fireEvent.change(search, { target: { value: 'sorcellerie' } });
    const both = within(traits).getAllByRole('button').map(textOf);
    expect(both).toEqual(expect.arrayContaining(['Sorcellerie', 'Pouvoir']));
    fireEvent.change(search, { target: { value: 'mousquet' } });
    tap(button('Arquebuse', traits));
    expect(table.fighter('Gunther')).toMatchObject({ traits: { handgun: true } });
  });

  it('stay in their place in the sheet when they are removed, and only what is worn is pressed', () => {
    openFighter('Otto');
    tap(button('Changer armes et règles spéciales'));
    const traits = sheet();
    const first = () => names(within(traits).getAllByRole('group')[0] ?? traits);
    const before = first();
    expect(before[0]).toBe('Casque');
    const pressed = () => within(traits).getAllByRole('button', { pressed: true }).map(textOf);
    expect(pressed()).toEqual(['Casque']);
    tap(button('Casque', traits));
    expect(first()).toEqual(before);
    expect(within(traits).queryAllByRole('button', { pressed: true })).toEqual([]);
    const rest = within(traits).getAllByRole('group').at(-1) ?? traits;
    expect(within(rest).getAllByRole('button', { hidden: true }).length).toBeGreaterThan(20);
    expect(textOf(traits)).toContain(
      `${within(rest).getAllByRole('button', { hidden: true }).length} autres`,
    );
  });
});

describe('calculations from his page', () => {
  it('start with him, the one of this phase from the dock, and end with the battle', () => {
    const table = openFighter('Gunther', newBattle().nextUntil('Reikland', 'close-combat'));
    const own = () => links(document.body).filter(([, href]) => href?.includes('/duel/') === true);
    expect(own()).toEqual([
      ['Se laisser tomber', '#/battle/b-test/duel/jump-down/f-Gunther'],
      ['Escalade', '#/battle/b-test/duel/climb/f-Gunther'],
      ['Saut en longueur', '#/battle/b-test/duel/leap/f-Gunther'],
      ['Chute', '#/battle/b-test/duel/fall/f-Gunther'],
      ['Chute au bord', '#/battle/b-test/duel/edge/f-Gunther'],
      ['Corps à corps', '#/battle/b-test/duel/-/f-Gunther'],
    ]);
    act(() => void table.session.send({ type: 'end-battle', winnerId: null }));
    expect(own()).toEqual([]);
  });
});

describe('tests that may come up', () => {
  it('do not repeat what is due, which is above', () => {
    const battle = newBattle();
    for (const rat of ['f-Rat1', 'f-Rat2'] as const) {
      battle.do({ type: 'set-contact', a: 'f-Gunther', b: rat, touching: true });
    }
    const possible = () => textOf(screen.getByRole('list', { name: 'Tests possibles' }));
    const { unmount } = openFighter('Gunther', battle);
    expect(screen.queryByRole('region', { name: 'À faire' })).toBeNull();
    expect(possible()).toMatch(/Seul contre tous.*Peur/);
    unmount();
    openFighter('Gunther', battle.nextUntil('Reikland', 'close-combat', 'after-blows'));
    expect(textOf(region('À faire'))).toContain('Gunther : seul contre tous');
    expect(possible()).toMatch(/^Peur/);
  });
});
