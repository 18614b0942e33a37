import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { FighterScreen } from '#ui/fighter/FighterScreen.tsx';
import type { Recruit, TestBattle } from '../../support/battles.ts';
import { button, newBattle, news, openTable, tap, textOf } from '../battle/open-table.tsx';

beforeAll(() => startI18n('fr'));

function openFighter(name: string, battle: TestBattle = newBattle()) {
  return openTable(battle, { screen: <FighterScreen id={`f-${name}`} /> });
}

function textOfCell(cell: Element): string {
  return (cell.textContent ?? '').trim();
}

function group(name: string): HTMLElement {
  return screen.getByRole('group', { name });
}

const EVERY_DEED = ['Bouger', 'Courir', 'Charger', 'Grimper', 'Se cacher', 'Tirer', 'Combattre'];

describe('a fighter’s page', () => {
  it('shows his name, his leadership and his profile', () => {
    openFighter('Ulrich');
    expect(screen.getByRole('heading', { level: 1, name: 'Ulrich' })).toBeTruthy();
    expect(screen.getAllByText('Chef').length).toBeGreaterThan(0);
    expect(screen.getByText('Commandement')).toBeTruthy();
  });

  it('makes his Leadership stand out, and his last wound', () => {
    const hurt = newBattle().do({ type: 'lose-wound', fighterId: 'f-Klaus' });
    const tones = () =>
      ['Commandement', 'Points de vie', 'Attaques'].map(
        (name) => screen.getByText(name).closest('.k-stat')?.querySelector('dd')?.className,
      );
    const { unmount } = openFighter('Klaus');
    expect(tones()).toEqual(['k-stat-leader', '', '']);
    unmount();
    openFighter('Klaus', hurt);
    expect(tones()).toEqual(['k-stat-leader', 'k-stat-danger', '']);
  });

  it('starts with what he can do now, before possible tests and marks', () => {
    openFighter('Klaus');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    const place = (title: RegExp) => titles.findIndex((one) => title.test(one));
    expect(place(/^Peut maintenant/)).toBe(0);
    expect(place(/^Ce tour/)).toBeGreaterThan(0);
    expect(place(/^Tests/)).toBeGreaterThan(place(/^Ce tour/));
  });

  it.each([
    [{}, '–'],
    [{ armour: 'light' }, '6+'],
    [{ armour: 'heavy', shield: true }, '4+'],
  ] as const)('shows the save of %o', (traits, save) => {
    const troop = { name: 'Skavens', fighters: [{ name: 'Rat', traits }] };
    openFighter('Rat', newBattle({ skavens: troop }));
    const cells = [...document.querySelectorAll('.k-stat')].map(textOfCell);
    expect(cells.at(-1)).toBe(`SvgSauvegarde${save}`);
  });

  it('shows dice for a random Movement, and no other distance', () => {
    const squig = { name: 'Squig', traits: { 'random-move': true } } as const;
    openFighter('Squig', newBattle({ skavens: { name: 'Gobelins', fighters: [squig] } }));
    expect(screen.getByText('Mouvement').closest('.k-stat')?.querySelector('dd')?.textContent).toBe(
      '2D6',
    );
  });

  it('shows Movement reduced by his armour, and what each trait does', () => {
    const traits = {
      armour: 'heavy',
      shield: true,
      'scaly-skin': 5,
      hates: 'orc',
      helmet: true,
    } as const;
    const name = 'Rat1';
    openFighter(name, newBattle({ skavens: { name: 'Skavens', fighters: [{ name, traits }] } }));
    expect(screen.getByText('Mouvement').closest('.k-stat')?.querySelector('dd')?.textContent).toBe(
      '3',
    );
    const rules = within(group('Règles spéciales'));
    expect(rules.getAllByRole('button').map(textOf)).toEqual(['Peau écailleuse 5+', 'Hait : orc']);
    // Named above, and folded here for those that have been used up.
    const arms = within(group('Objets qui ont servi')).getAllByRole('button', { hidden: true });
    expect(arms.map(textOf)).toEqual(['Armure lourde', 'Bouclier', 'Casque']);
    expect(arms[0]?.closest('details')?.open).toBe(false);
  });

  it('counts what he carries, and says that it drops when he goes down', () => {
    const table = openFighter('Gunther');
    tap(button('Butin : un de plus'));
    tap(button('Butin : un de plus'));
    expect(table.fighter('Gunther').carried).toEqual({ treasure: 2 });
    tap(within(group('État')).getByRole('button', { name: 'Hors de combat' }));
    expect(table.fighter('Gunther').carried).toEqual({});
    expect(textOf(news())).toContain('Gunther lâche : Butin × 2');
  });

  it('accepts any marker that players name', () => {
    const table = openFighter('Gunther');
    fireEvent.change(screen.getByRole('textbox', { name: 'Autre marqueur' }), {
      target: { value: 'Clé de la crypte' },
    });
    tap(button('Ajouter'));
    expect(table.fighter('Gunther').carried).toEqual({ 'Clé de la crypte': 1 });
    expect(screen.getByRole('group', { name: 'Clé de la crypte' })).toBeTruthy();
  });

  it('records whose prisoner he is', () => {
    const table = openFighter('Gunther');
    tap(button('Capturé par Skavens'));
    expect(table.fighter('Gunther').captor).toBe('s-Skavens');
  });

  it('marks single-use items as used, and changes his equipment during the battle', () => {
    const table = openFighter('Otto');
    const struck = () => [...document.querySelectorAll('p > s')].map(textOfCell);
    expect(struck()).toEqual([]);
    tap(
      within(group('Objets qui ont servi')).getByRole('button', { name: 'Casque', hidden: true }),
    );
    expect(table.fighter('Otto').used).toEqual(['helmet']);
    expect(struck()).toEqual(['Casque']);
    tap(button('Changer armes et règles spéciales'));
    const sheet = screen.getByRole('dialog');
    fireEvent.change(within(sheet).getByRole('searchbox'), { target: { value: 'epee' } });
    tap(within(sheet).getByRole('button', { name: 'Épée' }));
    expect(table.fighter('Otto').traits).toEqual({ helmet: true, sword: true });
    tap(within(sheet).getByRole('button', { name: 'Épée' }));
    expect(table.fighter('Otto').traits).toEqual({ helmet: true });
  });

  it('has tiles for the usual statuses, the rare ones below them', () => {
    openFighter('Gunther');
    const names = (label: string) => within(group(label)).getAllByRole('button').map(textOf);
    expect(names('État')).toEqual(['Debout', 'À terre', 'Sonné', 'En fuite', 'HdC']);
    expect(names('Autres états')).toEqual(['Sorti de table', 'En réserve', 'Absent']);
  });

  it('sets any status with one tap', () => {
    const table = openFighter('Gunther');
    for (const [label, status] of [
      ['À terre', 'knocked-down'],
      ['Sonné', 'stunned'],
      ['En fuite', 'fleeing'],
      ['Hors de combat', 'out-of-action'],
      ['Debout', 'standing'],
    ] as const) {
      tap(within(group('État')).getByRole('button', { name: label }));
      expect(table.fighter('Gunther').status).toBe(status);
    }
    tap(within(group('Autres états')).getByRole('button', { name: 'Absent' }));
    expect(table.fighter('Gunther').status).toBe('absent');
  });

  it('asks who took him out, names who it was, and asks nothing of the standing', () => {
    const more = () => within(screen.getByRole('region', { name: 'Fiche' }));
    const credit = () => more().queryByRole('button', { name: /^Par/ });
    const table = openFighter('Lame1');
    expect(credit()).toBeNull();
    tap(button('Hors de combat', group('État')));
    expect(textOf(credit() ?? document.body)).toBe('Par qui ?');
    tap(credit() ?? document.body);
    tap(button('Rat3', screen.getByRole('dialog')));
    expect(table.fighter('Lame1').creditedTo).toBe('f-Rat3');
    expect(textOf(credit() ?? document.body)).toBe('Par Rat3');
    tap(button('Debout', group('État')));
    expect(credit()).toBeNull();
  });

  it('applies a correction at once, and says which rule it breaks', () => {
    const table = openFighter('Gunther', newBattle().set('Gunther', 'stunned'));
    tap(within(group('État')).getByRole('button', { name: 'Debout' }));
    expect(table.fighter('Gunther').status).toBe('standing');
    expect(textOf(news())).toContain('on passe d’abord à terre');
  });

  it('opens the injury roll when the last wound is lost, and not before', () => {
    const table = openFighter('Klaus');
    tap(button('Perd 1 PV'));
    expect(table.fighter('Klaus').wounds).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    tap(button('Perd 1 PV'));
    expect(screen.getByRole('dialog', { name: /Klaus/ })).toBeTruthy();
  });

  it('records contacts and shows them', () => {
    const table = openFighter('Otto');
    tap(button('Au contact…'));
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Klaus' })).toBeNull();
    tap(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rat1' }));
    tap(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rat2' }));
    expect(table.state().contacts).toHaveLength(2);
    tap(button('Fermer'));
    expect(button('Engagé × 2')).toBeTruthy();
    expect(textOf(screen.getByRole('region', { name: 'Peut maintenant' }))).toContain(
      'Au corps à corps.',
    );
  });

  it('shows what he can and cannot do, with reasons', () => {
    openFighter('Gunther', newBattle().set('Gunther', 'fleeing'));
    const abilities = screen.getByRole('region', { name: 'Peut maintenant' });
    const charge = within(abilities)
      .getAllByRole('listitem')
      .find((item) => textOf(item).includes('Charger'));
    expect(charge === undefined ? '' : textOf(charge)).toBe('ChargerEn fuite.');
  });

  it.each([
    ['Reikland', 'recovery', [] satisfies string[]],
    ['Reikland', 'movement', ['Bouger', 'Courir', 'Charger', 'Grimper', 'Se cacher']],
    ['Reikland', 'shooting', ['Tirer']],
    ['Reikland', 'close-combat', ['Combattre']],
    ['Skavens', 'movement', []],
    ['Skavens', 'close-combat', ['Combattre']],
  ])('in the turn of %s, shows the actions of its %s first', (side, phase, deeds) => {
    openFighter('Gunther', newBattle().nextUntil(side, phase));
    const abilities = screen.getByRole('region', { name: 'Peut maintenant' });
    const names = (inFold: boolean) =>
      [...abilities.querySelectorAll('.f-ability-name')]
        .filter((one) => (one.closest('details') !== null) === inFold)
        .map((one) => one.lastElementChild?.textContent);
    expect(names(false)).toEqual(deeds);
    expect(names(true)).toEqual(EVERY_DEED.filter((deed) => !deeds.includes(deed)));
    // What needs no reason has none.
    const reasons = [...abilities.querySelectorAll('.hint')].map(textOfCell);
    expect(reasons).not.toContain('');
  });

  it.each([
    ['bow', 'Tirer', 'Tir'],
    ['sword', '', 'Corps à corps'],
  ])('offers a shot in the shooting phase with a %s only', (weapon, deed, calculation) => {
    const armed: readonly Recruit[] = [
      { name: 'Egon', traits: { [weapon]: true } },
      { name: 'Veit', traits: { bow: true } },
    ];
    const battle = newBattle({ skavens: { name: 'Skavens', fighters: armed } });
    openFighter('Egon', battle.nextUntil('Skavens', 'shooting'));
    const now = screen.getByRole('region', { name: 'Peut maintenant' });
    const names = [...now.querySelectorAll('.f-ability-name')].filter(
      (one) => one.closest('details') === null,
    );
    expect(names.map((one) => one.lastElementChild?.textContent ?? '').join()).toBe(deed);
    expect(screen.getByRole('link', { name: calculation })).toBeTruthy();
  });

  it('shows the phase’s marks first and the others behind one tap, without moving them', () => {
    const table = openFighter('Gunther', newBattle().nextUntil('Reikland', 'movement'));
    const marks = () => within(group('Ce tour')).getAllByRole('button').map(textOf);
    const first = marks();
    expect(first).toEqual(expect.arrayContaining(['A chargé', 'A couru', 'A bougé', 'Caché']));
    expect(first).not.toContain('A tiré');
    expect(first).not.toContain('A lancé un sort');
    tap(within(group('Autres marques')).getByRole('button', { name: 'A chuté' }));
    expect(table.fighter('Gunther').flags['fell']).toBe(true);
    expect(marks()).toEqual(first);
  });

  it('sets everybody within the leader’s reach on the page of the leader', () => {
    const table = openFighter('Ulrich', newBattle());
    const all = () => within(group('Ce tour')).getByRole('button', { name: 'Tous à 6 ps' });
    tap(all());
    expect(all().getAttribute('aria-pressed')).toBe('true');
    expect(table.fighter('Gunther').flags['near-leader']).toBe(true);
    tap(all());
    expect(table.fighter('Gunther').flags['near-leader']).toBeUndefined();
  });

  it('shows a mark of another phase among the first while it is set', () => {
    const battle = newBattle().nextUntil('Reikland', 'movement');
    battle.do({ type: 'set-flag', fighterId: 'f-Gunther', flag: 'fell', value: true });
    openFighter('Gunther', battle);
    expect(
      within(group('Ce tour')).getByRole('button', { name: 'A chuté', pressed: true }),
    ).toBeTruthy();
  });

  it('offers weapons that are carried or likely before the many others', () => {
    const fighters = [
      { name: 'Rat', traits: { helmet: true } },
      { name: 'Claw', traits: { 'weeping-blades': true } },
    ] as const;
    openFighter('Rat', newBattle({ skavens: { name: 'Skavens', fighters } }));
    tap(button('Changer armes et règles spéciales'));
    const sheet = screen.getByRole('dialog');
    const [first = '', ...more] = [...sheet.querySelectorAll<HTMLElement>('.k-chips')].map(textOf);
    expect(first.startsWith('Casque')).toBe(true);
    expect(first).toContain('Lames suintantes');
    expect(first).toContain('Épée');
    expect(first).not.toContain('Fléau');
    expect(more.join(' ')).toContain('Fléau');
  });

  it('lists possible tests, with Leadership, reason and chance', () => {
    openFighter('Gunther');
    const tests = screen.getByRole('list', { name: 'Tests possibles' });
    expect(textOf(tests)).toContain('Seul contre tous');
    expect(textOf(tests)).toContain('Cd 7');
    expect(textOf(tests)).toContain('58 %');
  });

  it('answers his duties as the table does', () => {
    const table = openFighter('Gunther', newBattle().set('Gunther', 'fleeing'));
    tap(button('Réussi', screen.getByRole('article', { name: /Gunther/ })));
    expect(table.fighter('Gunther').status).toBe('standing');
  });

  it('renames him and corrects his wounds', () => {
    const table = openFighter('Klaus');
    tap(button('Un PV de moins'));
    expect(table.fighter('Klaus').wounds).toBe(1);
    const field = screen.getByRole('textbox', { name: 'Nom' });
    expect(field).toHaveProperty('value', 'Klaus');
    expect(button('Renommer')).toHaveProperty('disabled', true);
  });
});

describe('spells on a fighter’s page', () => {
  const open = (traits: Recruit['traits']) => {
    const skavens = { name: 'Skavens', fighters: [{ name: 'Rat', traits: traits ?? {} }] };
    openFighter('Rat', newBattle({ skavens }));
    return within(screen.getByRole('region', { name: /^Sorts et prières/ }));
  };

  it('show their dice for him, their chance, and a line about their effect', () => {
    const part = open({
      wizard: true,
      sorcery: true,
      warpfire: 7,
      'children-of-the-horned-rat': true,
      'black-fury': 8,
    });
    const rows = part.getAllByRole('listitem').map(textOf);
    expect(rows[0]).toMatch(/^Maleflamme.*6\+.*72\s% · 8\sps · Pouvoir \+1.*La première/);
    expect(rows[1]).toMatch(/^Rejetons du Rat Cornu.*Sans jet.*6\sps.*Avant la bataille/);
    expect(rows[2]).toMatch(/^Fureur noire.*7\+/);
    const links = part.getAllByRole('link', { name: /^Calculer.*Sort ou prière$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/cast\/f-Rat$/),
      expect.stringMatching(/cast\/f-Rat$/),
    ]);
  });

  it('say why he cannot cast', () => {
    const part = open({ wizard: true, warpfire: 8, armour: 'light' });
    expect(part.getByText('Armure, bouclier ou rondache.')).toBeTruthy();
    expect(part.queryAllByRole('link')).toEqual([]);
  });

  it('are absent for a fighter who knows none', () => {
    openFighter('Gunther');
    expect(screen.queryByRole('heading', { name: /^Sorts/ })).toBeNull();
  });
});
