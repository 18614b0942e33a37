import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { isEarlyBattle } from '#ui/last-place.ts';
import { tableOf } from '../../rules/systems/combat-dice/table.ts';
import { type Recruit, TestBattle } from '../../support/battles.ts';
import { memoryPhotos } from '../../support/memory-photos.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { warbandOf } from '../../support/warbands.ts';
import { button, card, newBattle, openTable, tap, textOf, wayOn } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

const rowsOf = (side: string) =>
  within(screen.getByRole('list', { name: side })).getAllByRole('listitem');
const names = (side: string) =>
  rowsOf(side).map((row) => row.querySelector('.fighter-name')?.textContent);
const disc = (name: string) => button(new RegExp(`^${name} : .*changer l’état$`));
const picture = (name: string) => disc(name).querySelector('use')?.getAttribute('href');

describe('a row identifies its fighter', () => {
  const battleOf = (fighters: readonly Recruit[]) => {
    const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
    if (mordheim === undefined) throw new Error('no such rules');
    return new TestBattle(mordheim, [
      { name: 'Reikland', warbandId: 'w-test', fighters },
      { name: 'Skavens', fighters: [{ name: 'Rat' }] },
    ]);
  };
  const OTTO: Recruit = {
    name: 'Otto',
    profileId: 'reikland/champion',
    traits: { helmet: true, dagger: true, axe: true, 'hard-to-kill': true },
  };

  it('by type and gear, his main weapon first and as his picture', () => {
    openTable(battleOf([OTTO]));
    const link = screen.getByRole('link', { name: /^Otto/ });
    expect(textOf(link)).toContain('Champion');
    expect(textOf(link)).toMatch(/Debout · hache, dague, casque$/);
    expect(picture('Otto')).toBe('#icon-battle-axe');
  });

  it('by his photo, where his warband has one', async () => {
    const photo = {
      id: 'm-1',
      warbandId: 'w-test',
      image: 'data:image/webp;base64,UklGRg==',
    } as const;
    const table = openTable(battleOf([OTTO]), {
      warbands: [warbandOf('reikland', [['reikland/champion', 'Otto']])],
      device: { photos: memoryPhotos(new Map([['m-1', { ...photo, takenAt: 1 }]])) },
    });
    await table.stores.warbands.getState().load();
    await waitFor(() =>
      expect(disc('Otto').querySelector('img')?.getAttribute('src')).toBe(photo.image),
    );
  });

  it('by less where the log has no more, without repetition', () => {
    openTable(battleOf([{ name: 'Bert' }, { name: 'Guerrier 2', profileId: 'reikland/warrior' }]));
    expect(textOf(screen.getByRole('link', { name: /^Bert/ }))).toBe('Bert 1 PV sur 1 Debout');
    expect(textOf(screen.getByRole('link', { name: /^Guerrier/ }))).not.toContain('Guerrier Gue');
  });

  it('by his number apart from his name, which alone is shortened', () => {
    openTable(battleOf([{ name: 'Archers de la rue Basse 2' }]));
    const link = screen.getByRole('link', { name: /^Archers de la rue Basse 2 / });
    expect(link.querySelector('.fighter-called')?.textContent).toBe('Archers de la rue Basse');
    expect(link.querySelector('.fighter-name')?.textContent).toBe('Archers de la rue Basse 2');
  });

  it('with the shape of his status at the edge of his picture', () => {
    openTable(battleOf([OTTO]).set('Otto', 'stunned'));
    const shapes = [...disc('Otto').querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(shapes).toEqual(['#icon-battle-axe', '#icon-knocked-out-stars']);
  });
});

describe('wounds', () => {
  const rings = (name: string) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }).querySelectorAll('.wound-lost')
      .length;
  const left = (name: string) =>
    screen.queryByRole('button', { name: new RegExp(`^${name} perd 1 PV`) })?.textContent ?? null;
  const hurt = (...fallen: readonly string[]) =>
    fallen.reduce(
      (battle, name) => battle.do({ type: 'lose-wound', fighterId: `f-${name}` }),
      newBattle(),
    );

  it.each([
    ['one of one is left', 'Lame2', [], 0, ''],
    ['one of one is lost, and dice are due instead', 'Lame1', ['Lame1'], 1, null],
    ['two of two are left', 'Klaus', [], 0, '2'],
    ['one of two is left', 'Klaus', ['Klaus'], 1, ''],
  ])(
    '%s: a ring for each lost, and the number left beside the drop',
    (_when, name, fallen, lost, beside) => {
      openTable(hurt(...fallen));
      expect(rings(name)).toBe(lost);
      expect(left(name)).toBe(beside);
    },
  );

  it('are not shown for a fighter out of action', () => {
    openTable(hurt('Klaus').set('Klaus', 'out-of-action'));
    expect(rings('Klaus')).toBe(0);
  });
});

describe('the state of a fighter', () => {
  it('is chosen below his picture, in the list, which closes with a choice or a second tap', () => {
    const table = openTable(newBattle());
    expect(disc('Otto').getAttribute('aria-expanded')).toBe('false');
    tap(disc('Otto'));
    const strip = () => screen.queryByRole('group', { name: 'Otto' });
    tap(button('Sonné', strip() ?? undefined));
    expect(table.fighter('Otto').status).toBe('stunned');
    expect(strip()).toBeNull();
    tap(disc('Otto'));
    tap(disc('Otto'));
    expect(strip()).toBeNull();
  });

  it('is offered in strips, once opened, as long as the battle is open', () => {
    const table = openTable(newBattle());
    const states = () => screen.getAllByRole('button', { name: 'États' })[0] ?? document.body;
    tap(states());
    table.leaveAndComeBack();
    expect(states().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('group', { name: 'Otto' })).toBeTruthy();
  });
});

describe('a fighter out of action', () => {
  it('keeps his place until the phase is over, then sinks to the end', () => {
    openTable(newBattle());
    const before = names('Reikland');
    tap(disc('Otto'));
    tap(button('Hors de combat', screen.getByRole('group', { name: 'Otto' })));
    expect(names('Reikland')).toEqual(before);
    tap(wayOn());
    expect(names('Reikland')).toEqual([...before.filter((name) => name !== 'Otto'), 'Otto']);
  });
});

describe('the credit for a takedown', () => {
  const out = () => newBattle().set('Lame1', 'out-of-action');

  it('is a question in his row until it is answered', () => {
    openTable(out());
    expect(textOf(button('Par qui ? Lame1'))).toBe('Par qui ?');
  });

  it('is short once it is answered, and a tap changes it', () => {
    const table = openTable(out().do({ type: 'give-credit', victimId: 'f-Lame1', byId: 'f-Rat1' }));
    expect(screen.queryByRole('button', { name: /Par qui/ })).toBeNull();
    const credit = button('Lame1, par Rat1 : changer');
    expect(textOf(credit)).toBe('par Rat1');
    tap(credit);
    tap(button(/^Rat2/, screen.getByRole('dialog', { name: /Par qui/ })));
    expect(table.fighter('Lame1').creditedTo).toBe('f-Rat2');
    expect(textOf(button('Lame1, par Rat2 : changer'))).toBe('par Rat2');
  });
});

describe('a counter', () => {
  it('is in the row only if it matters for every blow', () => {
    openTable(tableOf([{ name: 'Athos', profile: { D: 3 } }], [{ name: 'Jussac' }]));
    const row = screen.getByRole('link', { name: /Athos/ });
    expect(textOf(row)).toContain('3 dés');
    expect(textOf(row)).not.toContain('armure');
  });

  it('is not told of whoever is out of action', () => {
    const battle = tableOf([{ name: 'Athos', profile: { D: 3 } }], [{ name: 'Jussac' }]);
    openTable(battle.set('Athos', 'out-of-action'));
    expect(textOf(screen.getByRole('link', { name: /Athos/ }))).not.toContain('dés');
  });
});

describe('the strip of states', () => {
  it('has a word under each picture', () => {
    openTable(newBattle());
    tap(screen.getAllByRole('button', { name: 'États' })[0] ?? document.body);
    const strip = screen.getByRole('group', { name: 'Otto' });
    expect(within(strip).getAllByRole('button').map(textOf)).toEqual([
      'Debout',
      'À terre',
      'Sonné',
      'En fuite',
      'HdC',
    ]);
  });
});

describe('a rally test', () => {
  it('keeps passed and failed together, and the answer that exempts from it apart', () => {
    openTable(newBattle().set('Gunther', 'fleeing').nextUntil('Reikland', 'recovery'));
    const rally = card(/Gunther.*ralliement/);
    const verdicts = button('Raté', rally).parentElement;
    expect(verdicts?.contains(button('Réussi', rally))).toBe(true);
    expect(verdicts?.contains(button('Ennemi le plus proche', rally))).toBe(false);
  });
});

describe('the list of steps', () => {
  it('says how many steps each undoes', () => {
    openTable(newBattle().set('Otto', 'stunned').set('Klaus', 'fleeing').set('Lame1', 'absent'));
    tap(button('Menu de la bataille'));
    tap(button('Revenir en arrière', screen.getByRole('dialog', { name: 'Bataille' })));
    const steps = within(screen.getByRole('dialog')).getAllByRole('listitem').map(textOf);
    expect(steps.map((step) => /Annule \d+ étapes?/.exec(step)?.[0])).toEqual([
      'Annule 1 étape',
      'Annule 2 étapes',
      'Annule 3 étapes',
    ]);
  });
});

describe('the leader’s ring', () => {
  beforeEach(() => localStorage.clear());

  it('is explained above the rows in the first three battles of a device', () => {
    for (const id of ['b-1', 'b-2', 'b-3', 'b-1'] as const) expect(isEarlyBattle(id)).toBe(true);
    expect(isEarlyBattle('b-4')).toBe(false);
  });

  it('is explained with the leader’s own reach; later those in play are counted there', () => {
    const { unmount } = openTable(newBattle());
    expect(screen.getByText('à 6 ps du chef')).toBeTruthy();
    expect(screen.queryByText('12 en jeu')).toBeNull();
    unmount();
    localStorage.clear();
    for (const id of ['b-1', 'b-2', 'b-3'] as const) isEarlyBattle(id);
    openTable(newBattle());
    expect(screen.queryByText('à 6 ps du chef')).toBeNull();
    expect(screen.getByText('12 en jeu')).toBeTruthy();
  });

  it('sets all, in one step, where a finger rests on it, and takes all back where it rests again', () => {
    const table = openTable(newBattle().set('Klaus', 'out-of-action'));
    tap(ringOf('Otto'));
    restOn(ringOf('Otto'));
    const all = withinReach(table);
    expect(all).toHaveLength(10);
    expect(all).toEqual(expect.arrayContaining(['Otto', 'Gunther', 'Lame8']));

    restOn(ringOf('Otto'));
    expect(withinReach(table)).toEqual([]);
    tap(button('Annuler : Personne à portée du chef · Reikland'));
    expect(withinReach(table)).toHaveLength(all.length);
    tap(button('Annuler : Tous à portée du chef · Reikland'));
    expect(withinReach(table)).toEqual(['Otto']);
  });

  it('sets all by its legend too', () => {
    const table = openTable(newBattle());
    const legend = button('Tous à 6 ps du chef', screen.getByRole('region', { name: 'Reikland' }));
    expect(legend.getAttribute('aria-pressed')).toBe('false');
    tap(legend);
    expect(legend.getAttribute('aria-pressed')).toBe('true');
    expect(withinReach(table)).toHaveLength(11);
    tap(ringOf('Otto'));
    expect(legend.getAttribute('aria-pressed')).toBe('false');
    expect(withinReach(table)).toHaveLength(10);
  });
});

const ringOf = (name: string) => button(new RegExp(`^${name} : le chef à moins de 6 ps`));

function withinReach({ state }: ReturnType<typeof openTable>): readonly string[] {
  return Object.values(state().fighters).flatMap(({ label, flags }) =>
    flags['near-leader'] === undefined ? [] : [label],
  );
}

/** A finger rests on it for a second. */
function restOn(element: HTMLElement): void {
  vi.useFakeTimers();
  fireEvent.touchStart(element, { touches: [{ clientX: 5, clientY: 5 }] });
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  fireEvent.touchEnd(element);
}
