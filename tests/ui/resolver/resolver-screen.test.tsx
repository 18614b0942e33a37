import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import {
  button,
  card,
  newBattle,
  news,
  noCard,
  plain,
  tap,
  textOf,
} from '../battle/open-table.tsx';
import { bout, contests } from './bout.ts';
import { hash, openAt } from './open-resolver.tsx';
import { addWords } from './wrestling.ts';

beforeAll(async () => {
  await startI18n('fr');
  addWords();
});

const roles = () => within(screen.getByRole('region', { name: 'En présence' }));
const role = (name: string) => textOf(roles().getByRole('button', { name: new RegExp(name) }));
const sheet = () => screen.getByRole('dialog');
const inSheet = (name: string | RegExp) => button(name, sheet());
const link = (name: string | RegExp) => screen.getByRole('link', { name });

function follow(element: HTMLElement): void {
  act(() => {
    window.location.hash = element.getAttribute('href') ?? '';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

describe('the fighters', () => {
  it('are the two likeliest, with the details that matter in their roles', () => {
    openAt('/duel');
    expect(role('Lutteur')).toContain('Ulrich');
    expect(role('Lutteur')).toContain('F 3 · A 1 · mains nues');
    expect(role('Proie')).toContain('Rat1');
    expect(role('Proie')).toContain('E 3 · PV 1');
  });

  it('are shown with their present wounds', () => {
    const battle = bout().do({ type: 'lose-wound', fighterId: 'f-Otto' });
    openAt('/duel/wrestling/f-Rat1/f-Otto', battle);
    expect(role('Proie')).toContain('PV 1');
  });

  it('are chosen from the table by side, the likeliest first', () => {
    openAt('/duel', bout().charge('Ulrich', 'Rat3'));
    tap(roles().getByRole('button', { name: /Proie/ }));
    const skavens = within(sheet()).getByRole('region', { name: 'Skavens' });
    expect(within(skavens).getAllByRole('button').map(textOf)).toEqual([
      'Rat3 Debout · Choisi pour l’instant',
      'Rat1 Debout',
      'Rat2 Debout',
    ]);
    tap(inSheet(/Rat2/));
    expect(role('Proie')).toContain('Rat2');
    expect(hash()).toBe('/duel/wrestling/f-Ulrich/f-Rat2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('get a new opponent when one was replaced and the other was only suggested', () => {
    openAt('/duel', bout().charge('Ulrich', 'Rat3').charge('Otto', 'Rat2'));
    expect(role('Proie')).toContain('Rat3');
    tap(roles().getByRole('button', { name: /Lutteur/ }));
    tap(inSheet(/Otto/));
    expect(role('Proie')).toContain('Rat2');
  });

  it('may be typed profiles, which are kept in the address', async () => {
    const user = userEvent.setup();
    const first = openAt('/duel');
    tap(roles().getByRole('button', { name: /Proie/ }));
    tap(inSheet(/Un autre profil/));
    await user.type(within(sheet()).getByRole('textbox', { name: 'Nom' }), 'Ogre / rat');
    tap(inSheet('Endurance : un point de plus'));
    tap(inSheet('Prendre ce profil'));
    expect(role('Proie')).toContain('Ogre / rat');
    expect(role('Proie')).toContain('E 4 · PV 1');
    const address = hash();
    first.unmount();
    openAt(address);
    expect(role('Proie')).toContain('Ogre / rat');
    expect(role('Proie')).toContain('E 4 · PV 1');
  });

  it('as a typed profile start from whom they replace, unnamed at first, and are changed further', () => {
    const name = () => within(sheet()).getByRole('textbox', { name: 'Nom' });
    const open = () => tap(roles().getByRole('button', { name: /Proie/ }));
    openAt('/duel');
    open();
    tap(inSheet(/Un autre profil/));
    tap(inSheet('Prendre ce profil'));
    expect(role('Proie')).toContain('Autre profil');
    expect(role('Proie')).toContain('E 3 · PV 1');
    open();
    expect(name()).toHaveProperty('value', 'Autre profil');
    fireEvent.change(name(), { target: { value: ' Ogre ' } });
    tap(inSheet('Endurance : un point de moins'));
    tap(inSheet('Prendre ce profil'));
    expect(role('Proie')).toContain('E 2 · PV 1');
    open();
    expect(name()).toHaveProperty('value', 'Ogre');
    tap(inSheet('Choisir plutôt une figurine de la table'));
    tap(inSheet(/Rat2/));
    expect(role('Proie')).toContain('Rat2');
  });

  it('can be swapped', () => {
    openAt('/duel');
    tap(button('Échanger les rôles'));
    expect(role('Lutteur')).toContain('Rat1');
    expect(role('Proie')).toContain('Ulrich');
  });

  it('use a calculation chosen from a list', async () => {
    const user = userEvent.setup();
    openAt('/duel');
    const list = screen.getByRole('combobox', { name: 'Ce qu’on calcule' });
    await user.selectOptions(list, 'Rêverie');
    expect(role('Rêveur')).toContain('Ulrich');
    expect(hash()).toBe('/duel/musing/f-Ulrich');
    expect(screen.queryByText('Une passe')).toBeNull();
    expect(screen.queryByText('Deux passes')).toBeNull();
  });

  it('ignore an invalid address', () => {
    openAt('/duel/knitting/f-nobody/%E0%A4%A');
    expect(role('Lutteur')).toContain('Ulrich');
    expect(role('Proie')).toContain('Rat1');
  });
});

describe('the circumstances', () => {
  it('are taken from the table, and can be changed and restored', () => {
    openAt('/duel', bout().charge('Ulrich', 'Rat1'));
    const charged = () => screen.getByRole('button', { name: /^A chargé/ });
    expect(charged().getAttribute('aria-pressed')).toBe('true');
    tap(charged());
    expect(charged().getAttribute('aria-pressed')).toBe('false');
    expect(textOf(charged())).toContain('indiqué par vous');
    tap(charged());
    expect(charged().getAttribute('aria-pressed')).toBe('true');
    expect(textOf(charged())).not.toContain('indiqué par vous');
  });

  it('include choices and numbers, each with a way back to the table’s value', async () => {
    const user = userEvent.setup();
    openAt('/duel');
    const ground = () => screen.getByRole('combobox', { name: 'Sol' });
    await user.selectOptions(ground(), 'sable');
    expect(ground()).toHaveProperty('value', 'sand');
    await user.selectOptions(ground(), 'Comme sur la table');
    expect(ground()).toHaveProperty('value', 'mud');
    const crowd = () => textOf(screen.getByRole('group', { name: 'Public' }));
    const marked = () => document.querySelectorAll('.field-number[data-marked="true"]').length;
    expect(marked()).toBe(0);
    tap(button('Public : un de plus'));
    expect(crowd()).toContain('1');
    expect(marked()).toBe(1);
    tap(button('Public : comme sur la table'));
    expect(crowd()).toContain('0');
    expect(marked()).toBe(0);
  });

  it('stand under the name of whoever acts, but the foremost under none', () => {
    const heading = (name: string) =>
      screen.getByRole('group', { name: plainName(name) }).querySelector('.fields-heading');
    const { unmount } = openAt('/duel');
    expect(heading('Circonstances : Ulrich')?.textContent).toBe('Ulrich');
    unmount();
    openAt('/duel', newBattle());
    expect(heading('Circonstances')).toBeNull();
  });

  it('of the opponent are one line, which unfolds', async () => {
    const user = userEvent.setup();
    openAt('/duel');
    const line = () => screen.getByText('Rat1', { selector: 'summary span' }).closest('summary');
    expect(line()?.parentElement?.hasAttribute('open')).toBe(false);
    const summary = line();
    if (summary !== null) await user.click(summary);
    tap(button('Huilé'));
    expect(plain(line()?.textContent ?? '')).toContain('Huilé');
  });

  it('of the situation remain when a fighter is replaced, those of a fighter do not', async () => {
    const user = userEvent.setup();
    openAt('/duel');
    tap(button('A chargé'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sol' }), 'sable');
    tap(roles().getByRole('button', { name: /Lutteur/ }));
    tap(inSheet(/Otto/));
    expect(button('A chargé').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('combobox', { name: 'Sol' })).toHaveProperty('value', 'sand');
  });
});

describe('the results', () => {
  it('show what to roll, with the reasons one tap away', () => {
    openAt('/duel');
    const needs = screen.getByRole('region', { name: plainName('À obtenir : Ulrich') });
    const tile = within(needs).getByRole('button', { name: 'Prise 4+' });
    tap(tile);
    expect(tile.getAttribute('aria-expanded')).toBe('true');
    expect(textOf(needs)).toContain('Toujours 4+.');
    expect(textOf(needs)).toContain('Réussite 50 %');
  });

  it('fold the opponent’s rolls under a line', () => {
    openAt('/duel');
    expect(screen.getByText(plainName('Proie : Rat1'))).toBeTruthy();
    expect(screen.getByText('3+', { selector: '.needs-short' })).toBeTruthy();
  });

  it('show every chance, never 0 for what is possible', () => {
    openAt('/duel');
    const list = screen.getByRole('list', { name: 'Une passe' });
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      'Rien 75 %',
      'Tient bon 25 %',
      'Hors de combat < 1 %',
    ]);
  });

  it('give exact fractions in one tap', () => {
    openAt('/duel');
    const bars = screen.getAllByRole('list', { name: /passe|Après/ });
    tap(screen.getByRole('button', { name: 'probabilités exactes' }));
    expect(screen.getAllByRole('table')).toHaveLength(bars.length);
    const table = screen.getByRole('table', { name: 'Une passe' });
    expect(textOf(within(table).getByRole('row', { name: /Tient bon/ }))).toContain('37/150');
    expect(textOf(within(table).getByRole('row', { name: /Hors de combat/ }))).toContain('1/300');
  });

  it('show the order of strikes and the warnings', () => {
    openAt('/duel');
    const order = screen.getByRole('list', { name: 'Ordre de frappe' });
    expect(textOf(order)).toContain('Ulrich le plus fort');
    expect(screen.getByText('Mordre est interdit.')).toBeTruthy();
  });

  it('say why it cannot be settled, and then offer no dice', () => {
    openAt('/duel/wrestling/f-Ulrich/f-Rat1', bout().set('Ulrich', 'stunned'));
    expect(screen.getByText('Il est au sol.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Résoudre/ })).toBeNull();
  });
});

describe('settling with dice', () => {
  const face = (value: number) => inSheet(new RegExp(`^${value}( :|$)`));
  const prompt = (text: RegExp) => within(sheet()).getByText((heard) => text.test(plain(heard)));

  function typeGrips(): void {
    tap(face(5));
    tap(face(6));
  }

  it('takes the players’ dice tap by tap, and applies the result to the table', () => {
    const table = openAt('/duel');
    tap(button(/^Résoudre/));
    expect(prompt(/Deux prises à 4\+/)).toBeTruthy();
    tap(face(5));
    expect(textOf(sheet())).toContain('1 dé sur 2');
    tap(face(6));
    expect(textOf(within(sheet()).getByRole('list', { name: 'Jusqu’ici' }))).toContain('2 prises');
    tap(inSheet('Le jeter au sol'));
    expect(prompt(/Rat1 tient bon à 3\+/)).toBeTruthy();
    tap(face(2));
    expect(textOf(within(sheet()).getByRole('list', { name: 'Résultat' }))).toContain('Rat1');
    expect(table.fighter('Rat1').status).toBe('standing');
    tap(inSheet(/^Appliquer/));
    expect(table.fighter('Rat1').status).toBe('out-of-action');
    expect(table.fighter('Rat1').creditedTo).toBe('f-Ulrich');
    expect(hash()).toBe('');
  });

  it('shows the result on the table, and undoes it all in one tap', () => {
    const table = openAt('/duel');
    tap(button(/^Résoudre/));
    typeGrips();
    tap(inSheet('Le jeter au sol'));
    tap(inSheet('Raté'));
    tap(inSheet(/^Appliquer/));
    expect(textOf(news())).toContain('Ulrich lutte contre Rat1');
    expect(textOf(news())).toContain('hors de combat');
    const told = within(card('Ulrich lutte contre Rat1'));
    expect(told.getAllByRole('img')).toHaveLength(2);
    expect(told.getAllByRole('listitem').map(textOf)[0]).toContain('2 prises');
    // The card says it, and the header takes it back.
    expect(news().querySelector('.k-toast')).toBeNull();
    tap(button('Annuler : Ulrich lutte contre Rat1'));
    expect(table.fighter('Rat1').status).toBe('standing');
    expect(table.fighter('Rat1').creditedTo).toBeNull();
    expect(noCard('Ulrich lutte contre Rat1')).toBe(true);
  });

  it('removes an entered die by a tap on it', () => {
    openAt('/duel');
    tap(button(/^Résoudre/));
    tap(face(1));
    tap(inSheet('Reprendre le 1'));
    expect(textOf(sheet())).toContain('0 dé sur 2');
  });

  it('goes one step back, to the die entered wrongly', () => {
    openAt('/duel');
    tap(button(/^Résoudre/));
    expect(within(sheet()).queryByRole('button', { name: 'Revenir d’un jet' })).toBeNull();
    typeGrips();
    tap(inSheet('Revenir d’un jet'));
    expect(prompt(/Deux prises/)).toBeTruthy();
    expect(inSheet('Reprendre le 5')).toBeTruthy();
  });

  it('makes one roll for the player', () => {
    const { memory } = openAt('/duel');
    memory.rollNext(4, 4);
    tap(button(/^Résoudre/));
    tap(inSheet('Lancer pour moi'));
    expect(prompt(/Que faire de lui/)).toBeTruthy();
  });

  it('rolls everything up to a choice, which is left to the players', () => {
    const { memory } = openAt('/duel');
    memory.rollNext(4, 4, 1);
    tap(button(/^Résoudre/));
    tap(inSheet('Tout lancer'));
    tap(inSheet('Le jeter au sol'));
    tap(inSheet('Tout lancer'));
    expect(textOf(within(sheet()).getByRole('list', { name: 'Résultat' }))).toContain('Rat1');
  });

  it('takes a single tap when there is no choice', () => {
    const { memory } = openAt('/duel');
    memory.rollNext(4, 2);
    tap(button(/^Résoudre/));
    tap(inSheet('Tout lancer'));
    expect(textOf(sheet())).toContain('Rien ne change sur la table.');
  });

  it('keeps the entries while the player looks at the table', () => {
    openAt('/duel');
    tap(button(/^Résoudre/));
    typeGrips();
    tap(inSheet('Fermer'));
    expect(textOf(button(/^Reprendre/))).toContain('1 jet déjà donné');
    follow(link('Table'));
    follow(link('Duel'));
    tap(button(/^Reprendre/));
    expect(prompt(/Que faire de lui/)).toBeTruthy();
  });

  it('keeps a partial roll as well', () => {
    openAt('/duel');
    tap(button(/^Résoudre/));
    tap(face(3));
    tap(inSheet('Fermer'));
    follow(link('Table'));
    follow(link('Duel'));
    tap(button(/^Résoudre/));
    expect(textOf(sheet())).toContain('1 dé sur 2');
  });

  it('ignores the second half of a double tap', () => {
    openAt('/duel');
    tap(button(/^Résoudre/));
    tap(face(5));
    const six = face(6);
    tap(six, { x: 40, y: 40, time: 900_000 });
    tap(inSheet('Le lâcher'), { x: 42, y: 41, time: 900_120 });
    expect(prompt(/Que faire de lui/)).toBeTruthy();
  });

  it('is recorded in the journal even for typed profiles', () => {
    const table = openAt('/duel/wrestling/~S=3,A=1~Ogre/~T=3,W=1~Troll');
    tap(button(/^Résoudre/));
    typeGrips();
    tap(inSheet('Le lâcher'));
    tap(inSheet(/^Appliquer/));
    expect(table.newest()?.type).toBe('Settled');
    expect(textOf(news())).toContain('Ogre lutte contre Troll');
  });

  it('moves the focus on when the focused element is removed', async () => {
    const user = userEvent.setup();
    openAt('/duel');
    tap(button(/^Résoudre/));
    typeGrips();
    inSheet('Le jeter au sol').focus();
    await user.keyboard('{Enter}');
    expect(sheet().contains(document.activeElement)).toBe(true);
    expect(plain(document.activeElement?.textContent ?? '')).toBe('Rat1 tient bon à 3+');
  });

  it('suggests the likeliest again once it is applied', () => {
    openAt('/duel');
    tap(button(/^Résoudre/));
    typeGrips();
    tap(inSheet('Le jeter au sol'));
    tap(inSheet('Raté'));
    tap(inSheet(/^Appliquer/));
    follow(link('Duel'));
    expect(role('Proie')).toContain('Rat2');
    expect(button(/^Résoudre/)).toBeTruthy();
  });

  it('starts again for the same two once it is applied', () => {
    openAt('/duel/wrestling/f-Ulrich/f-Rat1');
    tap(button(/^Résoudre/));
    typeGrips();
    tap(inSheet('Le lâcher'));
    tap(inSheet(/^Appliquer/));
    follow(link('Duel'));
    expect(role('Proie')).toContain('Rat1');
    expect(button(/^Résoudre/)).toBeTruthy();
  });
});

describe('ways into it', () => {
  it('include a tab of the battle, when the rules have calculations', () => {
    const { unmount } = openAt('');
    expect(link('Duel').getAttribute('href')).toBe('#/battle/b-test/duel');
    unmount();
    openAt('', bout({ ...contests(), resolvers: [] }));
    expect(screen.queryByRole('link', { name: 'Duel' })).toBeNull();
  });

  it('lead back to the table when the rules have none', () => {
    openAt('/duel', bout({ ...contests(), resolvers: [] }));
    expect(hash()).toBe('');
  });

  it('include one tap on a fighter’s page, with him and his opponent in place', () => {
    openAt('/fighter/f-Otto', bout().charge('Otto', 'Rat2'));
    follow(link('Lutte'));
    expect(role('Lutteur')).toContain('Otto');
    expect(role('Proie')).toContain('Rat2');
  });

  it('put a fighter who cannot start into a possible role', () => {
    openAt('/fighter/f-Rat2');
    follow(link('Lutte'));
    expect(role('Proie')).toContain('Rat2');
    expect(role('Lutteur')).toContain('Ulrich');
  });

  it('include, on his page, calculations for him alone', () => {
    openAt('/fighter/f-Otto');
    follow(within(screen.getByRole('list', { name: 'Calculs' })).getByRole('link'));
    expect(role('Rêveur')).toContain('Otto');
  });

  it('are gone from his page once the battle is over', () => {
    const calculations = () =>
      screen.getAllByRole('link').filter((one) => /\/duel\/./.test(one.getAttribute('href') ?? ''))
        .length;
    const { session } = openAt('/fighter/f-Otto');
    expect(calculations()).toBe(2);
    act(() => void session.send({ type: 'end-battle', winnerId: null }));
    expect(calculations()).toBe(0);
  });

  it('include the duties that it helps with', () => {
    const system = contests();
    const call = {
      resolverId: 'wrestling',
      subjects: {
        grabs: { kind: 'fighter', fighterId: 'f-Otto' },
        grabbed: { kind: 'fighter', fighterId: 'f-Rat3' },
      },
      inputs: {},
    } as const;
    const duties: typeof system.duties = (view) =>
      system.duties(view).map((duty) => ({ ...duty, opens: call }));
    openAt('', bout({ ...system, duties }).set('Otto', 'fleeing'));
    const [way] = screen.getAllByRole('link', { name: plainName('Calculer : Lutte') });
    if (way !== undefined) follow(way);
    expect(hash()).toBe('/duel/wrestling/f-Otto/f-Rat3');
    expect(role('Proie')).toContain('Rat3');
  });
});

/** Names with no-break spaces, as they are read out. */
function plainName(name: string): (heard: string) => boolean {
  return (heard) => plain(heard) === name;
}
