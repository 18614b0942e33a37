import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { AfterBattleScreen } from '#ui/after-battle/AfterBattleScreen.tsx';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, openTable, plain, tap, textOf } from '../battle/open-table.tsx';
import { onlyWarband } from './only-warband.ts';

beforeAll(() => startI18n('fr'));

const ID: WarbandId = 'w-test';

/** The ravens against three rats: Broyeur took out Otto and one of the group, and Ulrich a rat. */
function evening(
  system = 'mordheim',
  enemyId?: WarbandId,
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  const rules = ALL_SYSTEMS.find(({ id }) => id === system);
  if (rules === undefined) throw new Error(`no such rules: ${system}`);
  const soldiers = ravens().members.flatMap(({ labels, role, profileId, leader }) =>
    labels.map((name) => ({
      name,
      ...(system === 'mordheim' ? { role, profileId } : { role: 'soldier' }),
      leader,
    })),
  );
  const troops = [
    { name: 'Corbeaux', warbandId: ID, fighters: soldiers },
    {
      name: 'Griffes',
      ...(enemyId === undefined ? {} : { warbandId: enemyId }),
      fighters: [{ name: 'Broyeur', role: 'hero' }, { name: 'Rat' }, { name: 'Museau' }],
    },
  ];
  return new TestBattle(rules, troops, { houseRules });
}

const ENDED = { type: 'end-battle', winnerId: 's-Griffes' } as const;

function over(): TestBattle {
  const battle = evening();
  for (const [victim, by] of [
    ['Otto', 'Broyeur'],
    ['Lame 2', 'Broyeur'],
    ['Rat', 'Ulrich'],
  ] as const) {
    battle.set(victim, 'out-of-action');
    battle.do({ type: 'give-credit', victimId: `f-${victim}`, byId: `f-${by}` });
  }
  return battle.do({ type: 'end-battle', winnerId: 's-Griffes' });
}

async function open(
  battle = over(),
  warband: Warband = ravens(),
  screenOf: 'after' | 'table' = 'after',
) {
  const table = openTable(battle, {
    ...(screenOf === 'after' ? { screen: <AfterBattleScreen warbandId={ID} /> } : {}),
    warbands: [warband],
  });
  return { ...table, now: await onlyWarband(table.stores) };
}

/** The card of a fighter who was taken out, or of his advances. */
function item(name: string, step = 'Blessures'): HTMLElement {
  return within(screen.getByRole('region', { name: step })).getByRole('listitem', { name });
}

function wayOn(): HTMLElement {
  const found = document.querySelector<HTMLElement>('button.k-primary');
  if (found === null) throw new Error('no way on');
  return found;
}

/** From the first step through each that stands above the page. */
function toTheEnd(): void {
  const rail = within(screen.getByRole('navigation', { name: 'Étapes' }));
  for (const _ of rail.getAllByRole('button')) tap(wayOn());
}

describe('the end of a battle', () => {
  it('offers the aftermath first, with its steps, and a rematch beside it', async () => {
    await open(over(), ravens(), 'table');
    const way = screen.getByRole('link', { name: /^Après la bataille/ });
    expect([...way.classList].filter((name) => name.startsWith('k-primary'))).toEqual([
      'k-primary',
    ]);
    expect(textOf(way)).toContain('Corbeaux · 2 blessures à noter');
    expect(way.getAttribute('href')).toBe('#/battle/b-test/after/w-test');
    expect(button('Revanche').className).not.toContain('k-primary');
  });

  it.each([
    [[], 'Corbeaux · Personne hors de combat'],
    [['Otto'], 'Corbeaux · 1 blessure à noter'],
  ])('says of whom there is an injury to note: %j', async (out, said) => {
    const battle = evening();
    for (const victim of out) battle.set(victim, 'out-of-action');
    await open(battle.do(ENDED), ravens(), 'table');
    expect(textOf(screen.getByRole('link', { name: /^Après la bataille/ }))).toContain(said);
  });

  it('says when the aftermath has begun, and offers the rematch first once it is finished', async () => {
    const begun = { ...ravens(), unfinished: [{ id: 'b-test' }] };
    const { stores } = await open(over(), begun, 'table');
    expect(textOf(screen.getByRole('link', { name: /^Après/ }))).toContain('Corbeaux · À finir');
    act(() => stores.warbands.getState().save({ ...ravens(), history: [{ id: 'b-test' }] }));
    expect(screen.queryByRole('link', { name: /^Après/ })).toBeNull();
    expect(
      [...button(/^Revanche/).classList].filter((name) => name.startsWith('k-primary')),
    ).toEqual(['k-primary']);
    expect(screen.getByRole('link', { name: /Corbeaux$/ }).textContent).toContain('À jour');
  });
});

describe('the page of the aftermath', () => {
  const ALL = ['injuries', 'experience', 'advances', 'exploration', 'income', 'trade'];

  it.each([
    [['injuries'], 'after-experience'],
    [ALL, 'after-trade'],
  ])('after %j opens there', async (passed, place) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const draft = { id: 'b-test', passed };
    await open(evening().do(ENDED), { ...ravens(), unfinished: [draft] });
    expect(scrolled.mock.contexts).toEqual([document.getElementById(place)]);
    scrolled.mockRestore();
  });
});

describe('injuries', () => {
  it('are noted with the warband whose they are, even if another was changed later', async () => {
    const later: Warband = {
      ...ravens(),
      id: 'w-later',
      name: 'Loups',
      changedAt: 9_000_000_000_000,
    };
    const { stores } = openTable(over(), {
      screen: <AfterBattleScreen warbandId={ID} />,
      warbands: [ravens(), later],
    });
    await act(() => stores.warbands.getState().load());
    const begun = () =>
      (stores.warbands.getState().warbands ?? []).filter(
        ({ unfinished = [] }) => unfinished.length > 0,
      );
    expect(begun()).toEqual([]);
    tap(button(/^Mort/, item('Lame 2')));
    expect(begun().map(({ id }) => id)).toEqual([ID]);
  });

  it('are those of the log; two taps roll for a hero', async () => {
    const { now } = await open();
    expect(textOf(item('Otto'))).toContain('hors de combat par Broyeur');
    tap(button('5', item('Otto')));
    expect(textOf(item('Otto'))).toContain('premier dé 5');
    tap(button('6 : Rancune', item('Otto')));
    tap(button('1 : Vainqueur', item('Otto')));
    expect(screen.getByText(/Rancune · hait Broyeur/)).toBeTruthy();
    expect(now().members.find(({ id }) => id === 'm-2')?.traits).toEqual(
      ravens().members.find(({ id }) => id === 'm-2')?.traits,
    );
  });

  it('that leave nothing go without saying beside one that does', async () => {
    await open();
    const tapAll = (...faces: readonly RegExp[]) => {
      for (const face of faces) tap(button(face, item('Otto')));
    };
    tapAll(/^1/, /^6 : Multiples/, /^2/, /^4/, /^1/, /^3/, /^5/, /^2 : 1 bataille/);
    const line = screen.getByText(/, par Broyeur/).textContent ?? '';
    expect(line).toContain('Plaie profonde');
    expect(line).not.toContain('Guérison');
  });

  it('of a henchman are one of two large buttons', async () => {
    await open();
    // One die needs no place of its own.
    expect(textOf(item('Otto'))).toContain('Dés : ');
    expect(textOf(item('Lame 2'))).not.toContain('Dés : ');
    tap(button(/^Mort/, item('Lame 2')));
    expect(screen.getByText(/, par Broyeur/).textContent).toContain('Mort');
    tap(button('Changer : Lame 2'));
    expect(item('Lame 2')).toBeTruthy();
  });

  it('can be rolled by the app, skipped, and added', async () => {
    const { memory } = await open();
    memory.rollNext(2, 3, 4);
    tap(button('Lancer pour moi', item('Otto')));
    expect(screen.getByText(/Bras en écharpe · manque la prochaine bataille/)).toBeTruthy();
    expect(textOf(document.body)).toContain('1 sur 2');
    tap(button('Ajouter un blessé'));
    tap(button('Klaus'));
    expect(item('Klaus')).toBeTruthy();
    expect(textOf(document.body)).toContain('1 sur 3');
    tap(button('Passer', item('Klaus')));
    expect(screen.getByText(/passé/)).toBeTruthy();
    expect(textOf(document.body)).toContain('2 sur 3');
  });

  it('are undone by a button that names the step', async () => {
    await open();
    expect(button('Annuler').hasAttribute('disabled')).toBe(true);
    tap(button('5', item('Otto')));
    tap(button(/^Mort/, item('Lame 2')));
    tap(button('Annuler : Lame 2'));
    expect(textOf(item('Otto'))).toContain('premier dé 5');
    tap(button('Annuler : Otto'));
    expect(textOf(item('Otto'))).toContain('touchez le premier dé');
    expect(button('Annuler').hasAttribute('disabled')).toBe(true);
  });

  it('tell what does nothing to him only where the die may bring it', async () => {
    await open(over(), setTrait(ravens(), 'm-2', 'immune-psychology', true));
    const said = () => textOf(item('Otto')).includes('la folie ne lui fait rien');
    expect(said()).toBe(false);
    tap(button('3', item('Otto')));
    expect(said()).toBe(false);
    tap(button('Annuler : Otto'));
    tap(button('2', item('Otto')));
    expect(said()).toBe(true);
    tap(button('4 : Folie', item('Otto')));
    expect(said()).toBe(true);
  });

  it('in a pit fight are won or lost by the players’ choice, without dice', async () => {
    await open();
    tap(button('6', item('Otto')));
    tap(button('5 : Arène', item('Otto')));
    expect(textOf(item('Otto'))).toContain('qu’en est-il sorti');
    expect(within(item('Otto')).queryByRole('button', { name: 'Lancer pour moi' })).toBeNull();
    tap(button('Il perd', item('Otto')));
    expect(textOf(item('Otto'))).toContain('touchez le premier dé');
    tap(button('Annuler : Otto'));
    tap(button('Il gagne', item('Otto')));
    expect(screen.getByText(/Vainqueur dans l’arène · Couronnes d’or \+50/)).toBeTruthy();
  });

  it('of a captive keep him out until players say that he is ransomed or lost', async () => {
    const { now } = await open();
    tap(button('6', item('Otto')));
    tap(button('1 : Captivité', item('Otto')));
    const captive = () => item('Captif : Otto');
    expect(textOf(captive())).toContain('Il manque chaque bataille');
    tap(button('Libéré', captive()));
    tap(button('Rançon plus élevée', captive()));
    expect(textOf(captive())).toContain('tout ce qu’il portait');
    tap(button('Perdu', captive()));
    expect(within(captive()).queryByRole('button', { name: 'Rançon plus élevée' })).toBeNull();
    tap(button('Toujours captif', captive()));
    toTheEnd();
    const otto = now().members.find(({ id }) => id === 'm-2');
    expect(otto).toMatchObject({ missesNext: true, traits: { 'held-captive': true } });
  });

  it('of a dead leader ask for another', async () => {
    const battle = evening()
      .set('Ulrich', 'out-of-action')
      .do({ type: 'end-battle', winnerId: null });
    const { now } = await open(battle);
    tap(button('1', item('Ulrich')));
    tap(button('2 : Mort', item('Ulrich')));
    tap(button('Gunther', screen.getByRole('group', { name: 'Nouveau chef' })));
    toTheEnd();
    expect(now().members.find(({ leader }) => leader)?.name).toBe('Gunther');
  });
});

describe('experience', () => {
  it('is filled in from the log; every tick can be removed, and others added', async () => {
    await open();
    const ulrich = () => item('Ulrich', 'Expérience');
    expect(textOf(ulrich())).toContain('20 → 22');
    tap(button('Rat, Ulrich', ulrich()));
    expect(textOf(ulrich())).toContain('20 → 21');
    tap(button('Un point de plus, Ulrich', ulrich()));
    tap(button('Un point de plus, Ulrich', ulrich()));
    tap(button('Un point de plus, Ulrich', ulrich()));
    expect(textOf(ulrich())).toContain('20 → 24');
    expect(textOf(ulrich())).toContain('1 progression');
  });

  it('for a goal of the scenario goes to those who reached it', async () => {
    const battle = evening('mordheim', undefined, { scenario: 'hidden-treasure' });
    await open(battle.do({ type: 'end-battle', winnerId: null }));
    const ulrich = () => item('Ulrich', 'Expérience');
    expect(textOf(ulrich())).toContain('20 → 21');
    tap(button('Coffre trouvé, Ulrich', ulrich()));
    expect(textOf(ulrich())).toContain('20 → 23');
  });
});

describe('the underdog bonus', () => {
  it('asks for the enemy’s rating, and everyone gains by the difference', async () => {
    await open();
    const ratings = screen.getByLabelText('Valeur des bandes');
    expect(textOf(ratings)).toContain('La vôtre : 103');
    tap(button('Noter la valeur adverse', ratings));
    fireEvent.change(screen.getByLabelText('Valeur adverse avant la bataille'), {
      target: { value: '203' },
    });
    expect(textOf(ratings)).toContain('Contre 203 : expérience +2 pour chacun');
    expect(textOf(item('Ulrich', 'Expérience'))).toContain('20 → 24');
    tap(button('Plus faible, Ulrich', item('Ulrich', 'Expérience')));
    expect(textOf(item('Ulrich', 'Expérience'))).toContain('20 → 22');
  });

  it('knows the rating of an enemy on this device', async () => {
    const { stores } = await open(evening('mordheim', 'w-rats').do(ENDED));
    const rats = { ...ravens(), id: 'w-rats', name: 'Griffes' } as const;
    act(() => stores.warbands.getState().save(rats));
    expect(textOf(screen.getByLabelText('Valeur des bandes'))).toContain(
      'Contre 103 : rien de plus',
    );
  });
});

describe('advances', () => {
  const advance = (name: string) => item(name, 'Progressions');

  it('of those who earned one: the result, and what is chosen', async () => {
    const { now } = await open();
    for (let more = 0; more < 3; more += 1) {
      tap(button('Un point de plus, Gunther', item('Gunther', 'Expérience')));
    }
    tap(button(/^Compétence/, advance('Gunther')));
    tap(button('Force', advance('Gunther')));
    tap(button(/^Coup puissant/, advance('Gunther')));
    expect(plain(textOf(document.body))).toContain('Gunther : Coup puissant');
    toTheEnd();
    expect(now().members.find(({ name }) => name === 'Gunther')).toMatchObject({
      traits: { 'mighty-blow': true },
      advances: 1,
    });
  });

  it('of several are taken one by one, in any order', async () => {
    await open();
    for (let more = 0; more < 3; more += 1) {
      tap(button('Un point de plus, Gunther', item('Gunther', 'Expérience')));
      tap(button('Un point de plus, Klaus', item('Klaus', 'Expérience')));
    }
    const step = screen.getByRole('region', { name: 'Progressions' });
    expect(within(step).getByRole('listitem', { name: 'Gunther' })).toBeTruthy();
    tap(button('Klaus 2 progressions', step));
    expect(within(step).getByRole('listitem', { name: 'Klaus' })).toBeTruthy();
    tap(button('Gunther Champion', step));
    expect(within(step).queryByRole('listitem', { name: 'Klaus' })).toBeNull();
  });

  it('are rolled by the app up to the next choice, changed, and left open with a note', async () => {
    const { memory, now } = await open();
    for (let more = 0; more < 3; more += 1) {
      tap(button('Un point de plus, Gunther', item('Gunther', 'Expérience')));
    }
    memory.rollNext(3, 3, 5);
    tap(button('Lancer pour moi', advance('Gunther')));
    expect(plain(textOf(document.body))).toContain('Gunther : A 1 → 2');
    tap(button('Changer la progression : Gunther'));
    toTheEnd();
    expect(now().members.find(({ name }) => name === 'Gunther')?.profile['A']).toBe(1);
    expect(screen.getByRole('region', { name: /^Progressions/ })).toBeTruthy();
    expect(textOf(screen.getByRole('link', { name: /^Livrer bataille/ }))).toContain(
      '1 progression à tirer',
    );
  });
});

describe('the warband that is up to date', () => {
  const region = (name: string | RegExp) => plain(textOf(screen.getByRole('region', { name })));
  const main = () => plain(textOf(screen.getByRole('main')));

  it('says in one look what has changed: the value, everyone’s fate, the purse, the next battle', async () => {
    await open(over(), { ...ravens(), purse: { gold: 20 } });
    tap(button('1', item('Otto')));
    tap(button('1 : Mort', item('Otto')));
    tap(button(/^Vie|^En vie/, item('Lame 2')));
    tap(button('Un de plus, Couronnes d’or'));
    toTheEnd();
    expect(main()).toMatch(/^La bande est à jour ?valeur 103 → \d+ ?Défaite contre Griffes/);
    const fates = [...document.querySelectorAll('.done-fate')].map((one) =>
      plain(one.textContent ?? ''),
    );
    expect(fates).toEqual(['Otto : Mort, par Broyeur', 'Lame 2 : En vie']);
    expect(region('Trouvé et vendu')).toContain('or (co) 20 → 6');
    expect(main()).toContain('Prochaine bataille9 figurines · test dès 3 hors de combat');
  });

  it('names who is absent from the next battle', async () => {
    await open();
    tap(button('2', item('Otto')));
    tap(button(/^3 : Bras/, item('Otto')));
    tap(button(/^4/, item('Otto')));
    toTheEnd();
    expect(main()).toContain('manque la prochaine bataille');
    expect(main()).toContain('figurines, sans Otto · test dès');
  });

  it('rolls open advances in place; undoing takes them back with all the rest', async () => {
    const { now } = await open();
    for (let more = 0; more < 3; more += 1) {
      tap(button('Un point de plus, Gunther', item('Gunther', 'Expérience')));
    }
    const before = now().members;
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    toTheEnd();
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0 });
    expect(screen.getByRole('region', { name: /^Progressions\s: 1$/ })).toBeTruthy();
    const gunther = () => now().members.find(({ name }) => name === 'Gunther');
    tap(button(/^Points de vie ou/));
    tap(button(/^Endurance/));
    expect(gunther()).toMatchObject({ profile: { T: 4 }, advances: 1 });
    expect(region(/^Progressions/)).toContain('Gunther : E 3 → 4');
    expect(textOf(screen.getByRole('link', { name: /^Livrer bataille/ }))).not.toContain('tirer');
    tap(button('Changer la progression : Gunther'));
    expect(gunther()).toMatchObject({ profile: { T: 3 }, advances: 0 });
    tap(button(/^Compétence/));
    tap(button(/^Combat$/));
    tap(button(/^Annuler/));
    expect(now().members).toEqual(before);
  });

  it('leads to the evening’s other warband while that is left to do', async () => {
    const other = { ...ravens(), id: 'w-other', name: 'Griffes' } as const;
    openTable(evening('mordheim', 'w-other').do(ENDED), {
      screen: <AfterBattleScreen warbandId={ID} />,
      warbands: [ravens(), other],
    });
    await act(() => Promise.resolve());
    toTheEnd();
    const way = screen.getByRole('link', { name: /^Griffes/ });
    expect(way.getAttribute('href')).toBe('#/battle/b-test/after/w-other');
    expect(screen.getByRole('link', { name: 'La bande' })).toBeTruthy();
    expect(document.querySelectorAll('.k-primary:not(.k-primary-outline)')).toHaveLength(1);
  });
});

describe('finishing', () => {
  it('changes the warband once, and one tap undoes it', async () => {
    const { now } = await open();
    tap(button('2', item('Otto')));
    tap(button('2 : Jambe', item('Otto')));
    tap(button(/^Mort/, item('Lame 2')));
    const before = now();
    toTheEnd();
    expect(now().members.find(({ id }) => id === 'm-2')?.profile['M']).toBe(3);
    expect(now().members.find(({ id }) => id === 'm-5')?.labels).toEqual(['Lame 1', 'Lame 3']);
    expect(now().battles).toBe(2);
    expect(screen.getByRole('heading', { name: 'La bande est à jour' })).toBeTruthy();
    tap(button(/^Annuler/));
    expect({ ...now(), changedAt: 0 }).toMatchObject({
      members: before.members,
      battles: 1,
    });
    // The entries are unchanged and can be finished from any step, except for an injury entered again.
    expect(screen.getByText(/Jambe touchée/)).toBeTruthy();
    tap(button('Blessures'));
    expect(textOf(wayOn())).toContain('Terminer');
    tap(button('Changer : Otto'));
    expect(textOf(wayOn())).toContain('Expérience');
  });

  it('from a step opened directly, when undone, returns to that step', async () => {
    await open();
    tap(button(/^Mort/, item('Lame 2')));
    tap(button('Passer', item('Otto')));
    tap(button('Commerce', screen.getByRole('navigation', { name: 'Étapes' })));
    expect(textOf(wayOn())).toContain('Terminer');
    tap(wayOn());
    tap(button(/^Annuler/));
    tap(button('Blessures', screen.getByRole('navigation', { name: 'Étapes' })));
    expect(textOf(wayOn())).toContain('Terminer');
  });

  it('when reopened starts at the injuries as long as one is open', async () => {
    const { leaveAndComeBack } = await open();
    tap(wayOn());
    tap(wayOn());
    leaveAndComeBack();
    expect(textOf(wayOn())).toContain('Expérience');
  });

  it('counts a step passed twice as one step to undo', async () => {
    await open();
    tap(wayOn());
    tap(button('Blessures', screen.getByRole('navigation', { name: 'Étapes' })));
    tap(wayOn());
    tap(button(/^Annuler/));
    expect(button(/^Annuler/).hasAttribute('disabled')).toBe(true);
  });

  it('lists what is left open, and leaves it unchanged', async () => {
    const { now } = await open();
    toTheEnd();
    expect(now().members).toHaveLength(ravens().members.length);
    expect(now().history).toHaveLength(1);
  });

  it('half-way keeps everything on the disk', async () => {
    const { memory } = await open();
    tap(button('2', item('Otto')));
    await act(() => Promise.resolve());
    expect(memory.disk.warbands.get(ID)?.unfinished).toMatchObject([
      { id: 'b-test', dice: { 'f-Otto': [2] } },
    ]);
  });

  it('of a scenario about counters is what is held at the end, and the scenario says so again', async () => {
    const battle = evening('mordheim', undefined, { scenario: 'treasure-hunt' });
    for (const fighterId of ['f-Otto', 'f-Lame 1'] as const) {
      const marker = { marker: 'treasure', count: 2 } as const;
      battle.do({ type: 'count-marker', sideId: 's-Corbeaux', fighterId, ...marker });
    }
    await open(battle.set('Otto', 'out-of-action').do(ENDED));
    const income = textOf(screen.getByRole('region', { name: 'Revenus' }));
    expect(income).toContain('Mis à l’abri : Butin × 2');
    expect(income).toContain('D3 éclats par bande');
    expect(button('Pion rapporté, Lame').getAttribute('aria-pressed')).toBe('true');
    expect(button('Pion rapporté, Ulrich').getAttribute('aria-pressed')).toBe('false');
  });

  it('includes carried treasure in the income, to be corrected', async () => {
    const battle = evening();
    const carried = { sideId: 's-Corbeaux', fighterId: 'f-Otto', marker: 'treasure' } as const;
    battle.do({ type: 'count-marker', ...carried, count: 2 }).set('Otto', 'left-table');
    const { now } = await open(battle.do({ type: 'end-battle', winnerId: 's-Griffes' }));
    const income = screen.getByRole('region', { name: 'Revenus' });
    expect(textOf(income)).toContain('Mis à l’abri : Butin × 2');
    expect(textOf(income)).toContain('Caisse : 0 → 2');
    tap(button('Un de moins, Pierre magique'));
    toTheEnd();
    expect(now().purse).toEqual({ wyrdstone: 1 });
    expect(textOf(document.body)).toContain('Pierre magique : 1');
  });

  it('shows the rest of the founding gold after the first battle, and adds it to the treasury', async () => {
    const { now } = await open(over(), { ...ravens(), battles: 0 });
    const income = screen.getByRole('region', { name: 'Revenus' });
    expect(textOf(income)).toContain('Reste de l’or de départ : 250 co');
    // A pit fighter is paid.
    expect(textOf(income)).toContain('Caisse : 250 → 235');
    toTheEnd();
    expect(now()).toMatchObject({ battles: 1, purse: { gold: 235 } });
  });

  it('records finds and income', async () => {
    const { now } = await open();
    tap(button('Un de plus, Couronnes d’or'));
    tap(button('Lancer pour moi', screen.getByRole('region', { name: 'Exploration' })));
    toTheEnd();
    expect(now().purse).toEqual({ wyrdstone: 2 });
    expect(textOf(document.body)).toContain('Pierre magique : 2, Couronnes d’or : 1');
  });
});

describe('the sum of it', () => {
  const facts = () =>
    [...(document.querySelector('.k-card > .after-facts')?.children ?? [])].map((one) =>
      plain(one.textContent ?? ''),
    );

  it('says in advance what will change, and nothing of what will not', async () => {
    await open(evening().do(ENDED));
    expect(screen.getByText('Personne hors de combat.')).toBeTruthy();
    // Of the steps, only the experience is taken from the log.
    const fromLog = within(screen.getByRole('region', { name: 'Expérience' }));
    expect(screen.getAllByText('d’après le journal')).toEqual([
      fromLog.getByText('d’après le journal'),
    ]);
    expect(screen.queryByText('0 sur 0')).toBeNull();
    expect(facts()).toEqual(['Défaite contre Griffes', 'Valeur : 103 → 111']);
    expect(textOf(wayOn()).trim()).toBe('Expérience');
  });

  it('names who leaves and who misses the next battle, and counts the injuries left', async () => {
    await open();
    expect(textOf(wayOn())).toContain('encore 2 blessures à noter');
    tap(button(/^Mort/, item('Lame 2')));
    expect(textOf(wayOn())).toContain('encore 1 blessure à noter');
    tap(button('2', item('Otto')));
    tap(button(/^3 : Bras/, item('Otto')));
    tap(button(/^4/, item('Otto')));
    expect(facts()).toEqual([
      'Défaite contre Griffes',
      'Mort : Lame 2',
      'Prochaine bataille sans : Otto',
      'Valeur : 103 → 106',
    ]);
    expect(textOf(wayOn()).trim()).toBe('Expérience');
  });

  it('undoes a number or a text as a whole, however it was entered', async () => {
    await open();
    const undone = (step: string) => {
      tap(button(`Annuler : ${step}`));
      expect(screen.queryByRole('button', { name: `Annuler\u00A0: ${step}` })).toBeNull();
    };
    const income = () => textOf(screen.getByRole('region', { name: 'Revenus' }));
    const before = income();
    tap(button('Un de plus, Couronnes d’or'));
    tap(button('Un de plus, Couronnes d’or'));
    expect(income()).not.toBe(before);
    undone('Revenus');
    expect(income()).toBe(before);
    tap(button('Noter la valeur adverse'));
    tap(button('Un point de plus, valeur adverse'));
    undone('Valeur des bandes');
    expect(button('Noter la valeur adverse')).toBeTruthy();
    const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    fireEvent.change(notes(), { target: { value: 'Pluie' } });
    fireEvent.change(notes(), { target: { value: 'Pluie battante' } });
    fireEvent.blur(notes());
    undone('Notes');
    expect(notes().value).toBe('');
    tap(button('6', item('Otto')));
    tap(button('1 : Captivité', item('Otto')));
    tap(button('Libéré', item('Captif\u00A0: Otto')));
    tap(button('Rançon plus élevée', item('Captif\u00A0: Otto')));
    tap(button('Rançon plus élevée', item('Captif\u00A0: Otto')));
    tap(button('Annuler : Captif : Otto'));
    expect(button('Libéré', item('Captif\u00A0: Otto')).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Rançon/ }).value).toBe('0');
  });
});

describe('nothing to do', () => {
  it('for a battle still going on', async () => {
    await open(evening());
    expect(screen.getByText('La bataille n’est pas finie.')).toBeTruthy();
  });

  it('for a warband that did not take part, or is gone', async () => {
    await open(evening().do({ type: 'end-battle', winnerId: null }), { ...ravens(), id: 'w-gone' });
    expect(screen.getByText('Cette bande n’est plus sur cet appareil.')).toBeTruthy();
  });
});

describe('a game without campaign rules', () => {
  it('records who was out of action, and the battle', async () => {
    const rules = ALL_SYSTEMS.find(({ id }) => id === 'warhammer-skirmish');
    if (rules === undefined) throw new Error('no such rules');
    const [role] = rules.roles;
    const warband: Warband = {
      ...ravens(),
      systemId: rules.id,
      members: ravens().members.map((one) => ({ ...one, role: role?.id ?? '', profileId: '' })),
    };
    const battle = new TestBattle(rules, [
      {
        name: 'Corbeaux',
        warbandId: ID,
        fighters: warband.members.flatMap(({ labels }) => labels.map((name) => ({ name }))),
      },
      { name: 'Griffes', fighters: [{ name: 'Broyeur' }] },
    ])
      .set('Otto', 'out-of-action')
      .do({ type: 'end-battle', winnerId: 's-Corbeaux' });
    const { now } = await open(battle, warband);
    expect(screen.queryByRole('navigation', { name: 'Étapes' })).toBeNull();
    expect(screen.queryByText('Expérience')).toBeNull();
    tap(wayOn());
    expect(now().battles).toBe(2);
    expect(now().members).toEqual(warband.members);
    expect(plain(textOf(within(document.body).getByRole('main')))).toContain(
      'Otto : hors de combat',
    );
  });
});
