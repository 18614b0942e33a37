import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { setExperience, setTitle, setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openAftermath } from '../after-battle/open-aftermath.tsx';
import { button, plain, tap, textOf } from '../battle/open-table.tsx';

// Advances after a battle, from the first dice to what is said of them and kept.

beforeAll(() => startI18n('fr'));

function open(warband: Warband) {
  return openAftermath(warband, (battle) =>
    battle.do({ type: 'end-battle', winnerId: 's-Griffes' }),
  );
}

/** Who has survived a battle after this many points has one advance. */
function nearly(warband: Warband, id: Warband['members'][number]['id'], points = 1): Warband {
  return setExperience(warband, id, points);
}

function step(): HTMLElement {
  return screen.getByRole('region', { name: 'Progressions' });
}

const said = () => plain(textOf(step()));

function card(name: string): HTMLElement {
  return within(step()).getByRole('listitem', { name });
}

/** What can be tapped among the answers, as it reads; what is rolled again cannot. */
function answers(name: string, group: string): readonly string[] {
  const found = within(card(name)).getByRole('group', { name: group });
  return within(found)
    .getAllByRole<HTMLButtonElement>('button')
    .map((one) => `${plain(textOf(one))}${one.disabled ? ' (désactivé)' : ''}`);
}

const GIVES = 'Ce que donne la progression';

const names = (name: string): readonly string[] =>
  within(card(name))
    .getAllByRole('button')
    .map((one) => plain(one.getAttribute('aria-label') ?? textOf(one)));

function conclude(): void {
  tap(button('Commerce', screen.getByRole('navigation', { name: 'Étapes' })));
  const end = document.querySelector<HTMLElement>('button.k-primary');
  if (end === null) throw new Error('no way on');
  tap(end);
}

describe('the advance of a hero', () => {
  it('says once who is named as his profile', async () => {
    await open(nearly(setTitle(ravens(), 'm-4', 'Klaus'), 'm-4'));
    expect(plain(textOf(card('Klaus')))).toMatch(/^Klaus 2D6/);
  });

  it('is the result of two dice, then a die or a choice, which can be changed at any time', async () => {
    const { now } = await open(nearly(ravens(), 'm-4'));
    expect(textOf(card('Klaus'))).toContain('2D6');
    // The card itself is one advance; only more of them are counted.
    expect(plain(textOf(card('Klaus')))).not.toContain('1 progression');
    expect(answers('Klaus', GIVES)).toEqual([
      'Compétence 2 – 5 · 10 – 12',
      'Force ou Attaques 6',
      'Capacité de combat ou Capacité de tir 7',
      'Initiative ou Commandement 8',
      'Points de vie ou Endurance 9',
    ]);
    expect(names('Klaus').slice(-2)).toEqual(['Lancer pour moi', 'Déjà sur la fiche']);
    tap(button(/^Force ou/, card('Klaus')));
    expect(textOf(card('Klaus'))).toContain('Un dé de plus');
    expect(answers('Klaus', GIVES)).toEqual(['Force 1 – 3', 'Attaques 4 – 6']);
    expect(names('Klaus').slice(-2)).toEqual(['Lancer pour moi', 'Changer la progression : Klaus']);
    tap(button(/^Force/, card('Klaus')));
    expect(said()).toContain('Klaus : F 3 → 4');
    expect(said()).not.toContain('Dés');
    tap(button('Changer la progression : Klaus', step()));
    tap(button(/^Capacité de combat ou/, card('Klaus')));
    expect(answers('Klaus', 'Au choix.')).toEqual(['Capacité de combat', 'Capacité de tir']);
    tap(button('Changer la progression : Klaus', card('Klaus')));
    tap(button(/^Points de vie ou/, card('Klaus')));
    tap(button(/^Endurance/, card('Klaus')));
    expect(said()).toContain('Klaus : E 3 → 4');
    conclude();
    expect(plain(textOf(document.body))).toContain('Klaus : +1 E');
    expect(now().members.find(({ id }) => id === 'm-4')).toMatchObject({
      profile: { T: 4, S: 3 },
      advances: 1,
    });
  });

  it('that stands on his sheet already is only counted', async () => {
    const band = nearly(ravens(), 'm-4');
    const { now } = await open(band);
    tap(button('Déjà sur la fiche', card('Klaus')));
    expect(said()).toContain('Klaus : progression déjà sur la fiche');
    conclude();
    expect(now().members.find(({ id }) => id === 'm-4')).toMatchObject({
      advances: 1,
      profile: band.members.find(({ id }) => id === 'm-4')?.profile,
    });
    expect(textOf(document.body)).not.toContain('Progressions à tirer');
  });

  it('thrown by the app throws the die that follows too, but makes no choice', async () => {
    const { memory } = await open(nearly(nearly(ravens(), 'm-4'), 'm-3', 10));
    memory.rollNext(4, 4, 4, 3, 4);
    tap(button('Lancer pour moi', card('Gunther')));
    expect(said()).toContain('Gunther : Cd 7 → 8Dés : 4 4 4');
    tap(button('Lancer pour moi', card('Klaus')));
    expect(answers('Klaus', 'Au choix.')).toHaveLength(2);
    expect(plain(textOf(card('Klaus')))).toContain('Dés : 3 4');
  });

  it('who casts spells is a skill or a spell, each with what it does', async () => {
    const band = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['extras/warlock', 'Zauber'],
    ]);
    const { now } = await open(nearly(band, 'm-2'));
    tap(button(/^Compétence/, card('Zauber')));
    expect(textOf(card('Zauber'))).toContain('Quelle compétence');
    const lists = answers('Zauber', 'Listes de compétences');
    expect(lists.at(-1)).toBe('Sorts et prières');
    expect(lists).toHaveLength(new Set(lists).size);
    const pressed = () =>
      within(card('Zauber'))
        .getAllByRole('button', { pressed: true })
        .map((one) => textOf(one));
    expect(pressed()).toEqual(lists.slice(0, 1));
    tap(button('Sorts et prières', card('Zauber')));
    expect(pressed()).toEqual(['Sorts et prières']);
    tap(button(/^Flammes de U’Zhul/, card('Zauber')));
    expect(said()).toContain('Zauber : Flammes de U’Zhul');
    conclude();
    expect(Object.keys(now().members.find(({ id }) => id === 'm-2')?.traits ?? {})).toContain(
      'fires-of-uzhul',
    );
  });
});

describe('a skill that is not for him', () => {
  it('is told with the reason, and given by one tap all the same', async () => {
    const band = warbandOf('undead', [
      ['undead/vampire', 'Vlad'],
      ['undead/necromancer', 'Otto'],
    ]);
    const { now } = await open(nearly(band, 'm-1', 23));
    tap(button(/^Compétence/, card('Vlad')));
    tap(button('Érudition', card('Vlad')));
    const shown = plain(textOf(card('Vlad')));
    expect(shown).toContain('3 ne sont pas pour lui');
    expect(shown).toContain('Voix de commandement Pas pour lui : Vampire.');
    expect(shown).toContain('Pouvoir Réservée à qui lance des sorts.');
    tap(button(/^Voix de commandement/, card('Vlad')));
    conclude();
    expect(now().members[0]?.traits).toMatchObject({ 'battle-tongue': true, 'any-skill': true });
  });

  it('a spell that he knows is offered with its new number', async () => {
    const band = warbandOf('undead', [
      ['undead/vampire', 'Vlad'],
      ['undead/necromancer', 'Otto'],
    ]);
    const { now } = await open(nearly(setTrait(band, 'm-2', 'lifestealer', 10), 'm-2', 10));
    tap(button(/^Compétence/, card('Otto')));
    tap(button('Sorts et prières', card('Otto')));
    tap(button(/^Drain de vie 9\+/i, card('Otto')));
    conclude();
    expect(now().members[1]?.traits).toMatchObject({ lifestealer: 9 });
  });
});

describe('the advance of henchmen', () => {
  it('makes one of them a hero, whose lists are chosen, and the others roll again', async () => {
    const { now } = await open(nearly(ravens(), 'm-5'));
    expect(answers('Lame', GIVES)).toContain('Promotion 10 – 12');
    expect(answers('Lame', GIVES)).toContain('Initiative 2 – 4');
    tap(button(/^Promotion/, card('Lame')));
    expect(answers('Lame', 'Qui devient un héros\u202f?')).toEqual(['Lame 1', 'Lame 2', 'Lame 3']);
    tap(button('Lame 2', card('Lame')));
    const two = 'Encore 2 listes de compétences à choisir.';
    expect(answers('Lame', two)).toEqual(['Combat', 'Tir', 'Érudition', 'Force', 'Vitesse']);
    tap(button('Force', card('Lame')));
    const one = 'Encore 1 liste de compétences à choisir.';
    expect(answers('Lame', one)).toEqual(['Combat', 'Tir', 'Érudition', 'Vitesse']);
    tap(button('Tir', card('Lame')));
    expect(said()).toContain('Lame 2 devient un héros');
    expect(answers('Lame', GIVES)).toContain('Promotion 10 – 12à relancer (désactivé)');
    tap(button(/^Initiative/, card('Lame')));
    expect(said()).toContain('Lame : I 3 → 4');
    // He has an advance of his own at once, from his lists.
    tap(button(/^Compétence/, card('Lame 2')));
    expect(answers('Lame 2', 'Listes de compétences')).toEqual(['Tir', 'Force']);
    conclude();
    expect(plain(textOf(document.body))).toContain('Lame 2 : Promotion');
    expect(now().members.find(({ name }) => name === 'Lame 2')).toMatchObject({ role: 'hero' });
    expect(now().members.find(({ id }) => id === 'm-5')?.labels).toEqual(['Lame 1', 'Lame 3']);
  });

  it('kills a goblin who would become a hero', async () => {
    const band = warbandOf('orcs', [
      ['orcs/boss', 'Grom'],
      ['orcs/goblin', 'Snot', 2],
    ]);
    const { now } = await open(nearly(band, 'm-2'));
    tap(button(/^Promotion/, card('Snot')));
    tap(button('Snot 1', card('Snot')));
    expect(said()).toContain('Snot 1 est tué par les siens');
    conclude();
    expect(plain(textOf(document.body))).toContain('Snot 1 : Tué par les siens');
    expect(now().members.find(({ id }) => id === 'm-2')?.labels).toEqual(['Snot 2']);
  });
});
