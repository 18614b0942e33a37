import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withDice } from '#roster/after-battle/draft.ts';
import { setExperience } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { after, foughtWith, ravens } from '../../roster/after-battle/scenes.ts';
import { openRoster, sheet } from '../roster/open-roster.tsx';

// A campaign to read and to share, and the life of each of its heroes.

/** Two battles: Klaus takes out a rat, is injured and learns to dodge; then Otto is killed by Broyeur. */
function campaign(): Warband {
  const novice = setExperience(ravens(), 'm-4', 1);
  const rat = { fighterId: 'f-rat', label: 'Griffe' } as const;
  const first = foughtWith(novice, { Klaus: { out: true, by: 'Broyeur', felled: [rat] } }, 'won');
  const { warband } = after(novice, first, (draft, idOf) => ({
    ...withDice(draft, idOf('Klaus'), 2, 2),
    corrections: { gold: 60 },
    searches: { 'm-1': { item: 'pistol', dice: [4, 4], more: 0, declined: false, price: null } },
    purchases: { axe: 2 },
    advances: { 'm-4': [['2', 'dodge']] },
  }));
  const second = foughtWith(warband, { Otto: { out: true, by: 'Broyeur' } });
  return after(warband, { ...second, battleId: 'b-2', title: '' }, (draft, idOf) =>
    withDice(draft, idOf('Otto'), 1, 4),
  ).warband;
}

/** An element’s text with plain spaces. */
function saidBy(element: HTMLElement): string {
  return (element.textContent ?? '').replaceAll(/\s/g, ' ');
}

/** The lines of somebody’s life. */
function factsOf(life: HTMLElement): readonly string[] {
  return [...life.querySelectorAll<HTMLElement>('li')].map(saidBy);
}

function memberRow(name: string): HTMLElement {
  const members = within(screen.getByRole('region', { name: 'Combattants' }));
  return members.getByRole('button', { name: new RegExp(name) });
}

afterEach(() => vi.unstubAllGlobals());

/** The text of each of a region’s items. */
function itemsOf(name: string): readonly string[] {
  const [list] = within(screen.getByRole('region', { name })).getAllByRole('list');
  return [...(list?.children ?? [])].map((item) => (item.textContent ?? '').replaceAll(/\s/g, ' '));
}

const FOE = { emblem: 'rat', warbandId: 'w-rats', leader: 'Skritt' } as const;

/** A battle as history has it. */
function battle(id: number, more: object = {}) {
  return {
    id: `b-${id}`,
    at: Date.UTC(2026, 9, id, 12),
    title: 'Le pont',
    against: ['Griffes'],
    result: 'won',
    ...more,
  };
}

const withHistory = (...history: readonly object[]): Warband => ({ ...ravens(), history });

const AT = '/warbands/w-test/chronicle';

describe('the chronicle', () => {
  it('shows the value, how the battles ended, and each battle in a row, the newest first', async () => {
    await openRoster(AT, [campaign()], [system]);
    const page = saidBy(screen.getByRole('main'));
    expect(page).toContain('107 valeur104 au début');
    expect(page).toContain('1 victoire1 défaite');
    expect(
      screen.getByRole('img', { name: /^Valeur de la bande.*: 104 → 114 → 107$/ }),
    ).toBeTruthy();
    expect(itemsOf('Batailles').map((text) => text.replaceAll(/ 2026/g, ''))).toEqual([
      'DéfaiteGriffes d’Eshin 21 nov.1 mort−7',
      'VictoireGriffes d’Eshin 21 nov. · L’embuscade1 progression+10',
    ]);
    expect(itemsOf('Tombés').map((text) => text.replaceAll(/ 2026/g, ''))).toEqual([
      'Otto21 nov.par Broyeur',
    ]);
  });

  it('opens a battle in place: each with a line, the dead first and in what turn', async () => {
    const fell = { out: true, by: 'Broyeur', turn: 4 };
    const fought = foughtWith(ravens(), { Klaus: fell, Otto: fell });
    const { warband } = after(ravens(), fought, (draft, idOf) =>
      withDice(withDice(draft, idOf('Otto'), 1, 4), idOf('Klaus'), 3, 5, 2),
    );
    const { user } = await openRoster(AT, [warband], [system]);
    const row = screen.getByRole('button', { name: /Griffes/ });
    await user.click(row);
    const lines = within(row.closest('li') ?? row)
      .getAllByRole('listitem')
      .map(saidBy);
    expect(lines.slice(0, 2)).toEqual([
      'Otto Mort, par Broyeurtour 4',
      'Klaus Plaie profonde, par Broyeurtour 4',
    ]);
    expect(screen.getByRole('img', { name: /^Absent/ })).toBeTruthy();
    // Its log is not on this device.
    expect(screen.queryByRole('link', { name: 'Journal' })).toBeNull();
  });

  it.each([
    { of: 'one battle', history: [battle(1, { rating: { before: 100, after: 108 } })] },
    { of: 'battles without a rating', history: [battle(1), battle(2)] },
  ])('has no curve of $of', async ({ history }) => {
    await openRoster(AT, [withHistory(...history)], [system]);
    expect(screen.queryByRole('img', { name: /^Valeur/ })).toBeNull();
    expect(saidBy(screen.getByRole('main'))).toMatch(/^\d+ valeur/);
  });

  it.each([
    { met: 'once', history: [battle(1)], score: null },
    {
      met: 'twice',
      history: [battle(1), battle(2, { result: 'lost' })],
      score: '1 : 1Griffes2 rencontres',
    },
    {
      met: 'twice, with a draw, and known by id once',
      history: [battle(1, { foes: [FOE] }), battle(2, { result: 'none' })],
      score: '1 : 0Griffes2 rencontres',
    },
    {
      met: 'under the name of nobody',
      history: [battle(1, { against: ['Camp 2'] }), battle(2, { against: ['Camp 2'] })],
      score: null,
    },
  ])('counts who was met $met', async ({ history, score }) => {
    await openRoster(AT, [withHistory(...history)], [system]);
    const rival = screen.queryByRole('region', { name: /adversaire/ });
    expect(rival === null ? null : saidBy(rival)).toBe(score);
  });

  it('leads to a battle against a rival whose list is here', async () => {
    const rats: Warband = { ...ravens(), id: 'w-rats', name: 'Griffes', emblem: 'rat' };
    const history = [battle(1, { foes: [FOE] }), battle(2, { foes: [FOE] })];
    const { stores } = await openRoster(AT, [withHistory(...history), rats], [system]);
    const rematch = screen.getByRole('link', { name: 'Revanche' });
    expect(rematch.getAttribute('href')).toBe('#/new-battle/w-test/w-rats');
    act(() => stores.warbands.getState().remove(rats.id));
    expect(screen.queryByRole('link', { name: 'Revanche' })).toBeNull();
  });

  it('tells deeds of arms', async () => {
    const fought = [
      { id: 'm-1', name: 'Ulrich', felled: ['Skritt'] },
      { id: 'm-2', name: 'Otto', felled: [] },
    ];
    const history = [1, 2].map((id) => battle(id, { foes: [FOE], fought }));
    await openRoster(AT, [withHistory(...history)], [system]);
    expect(itemsOf('Faits d’armes')).toEqual([
      '2Ulrich ennemis hors de combat, record de la bande',
      '2Ulrich victoires sur Skritt, leur chef',
      '2Otto batailles, jamais hors de combat',
    ]);
  });

  it('remembers each with what he was and how he went; who left alive has no stone', async () => {
    const gone = (name: string, how: string, more: object = {}) => ({
      id: 'm-9',
      name,
      profileId: '',
      title: '',
      role: 'hero',
      experience: 0,
      how,
      ...more,
    });
    const line = {
      ...battle(14),
      fallen: [
        { id: 'm-9', name: 'Abattu', by: 'Broyeur', turn: 4, injuries: [] },
        { id: 'm-9', name: 'Achevé', by: '', injuries: ['dead'] },
        { id: 'm-9', name: 'Inconnu', by: '', injuries: ['of-tomorrow'] },
      ],
      gone: [
        gone('Abattu', 'by-injury', { experience: 12, profileId: 'reikland/champion' }),
        gone('Achevé', 'by-injury', { title: 'Garde du corps' }),
        gone('Inconnu', 'by-injury'),
        gone('', 'unpaid'),
        gone('Perdu', 'search'),
        gone('Puni', 'own'),
        gone('Vendu', 'captivity'),
      ],
    };
    const { user } = await openRoster(AT, [withHistory(line)], [system]);
    const graves = within(screen.getByRole('region', { name: 'Tombés' }));
    const told: string[] = [];
    for (const stone of graves.getAllByRole('button')) {
      await user.click(stone);
      const life = screen.getByRole('dialog');
      told.push(saidBy(life).replace(/Fermer$/, ''));
      await user.click(within(life).getByRole('button', { name: 'Fermer' }));
    }
    const on = '14 octobre 2026';
    // What killed one is not told again among what he bore; the others here share his id.
    const [felled, dead, unknown] = ['hors de combat par Broyeur', 'Mort', 'hors de combat'];
    const hurt = (...all: readonly string[]) => `Blessures : ${all.join(' · ')}`;
    expect(told).toEqual([
      `PuniHérosTué par les siens${on}${hurt(felled, dead, unknown)}`,
      `PerduHérosJamais revenu de l’exploration${on}${hurt(felled, dead, unknown)}`,
      `InconnuHéroshors de combat${on}${hurt(felled, dead)}`,
      `AchevéGarde du corpsMort${on}${hurt(felled, unknown)}`,
      `AbattuChampion, 12 XPhors de combat par Broyeur${on} · tour 4${hurt(dead, unknown)}`,
    ]);
  });

  it('has nothing to share before the first battle', async () => {
    await openRoster('/warbands/w-test/chronicle', [ravens()], [system]);
    expect(screen.getByText('La première bataille s’écrira ici.')).toBeTruthy();
    expect(saidBy(screen.getByRole('main'))).toContain('103 valeur');
    expect(screen.queryByRole('button', { name: 'Partager' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Autres actions' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Retour à la bande' }).getAttribute('href')).toBe(
      '#/warbands/w-test',
    );
  });

  it('is shared as text from the first battle on', async () => {
    const share = vi.fn(async (_: { readonly text: string }) => undefined);
    const { user } = await openRoster('/warbands/w-test/chronicle', [campaign()], [system]);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await user.click(screen.getByRole('button', { name: 'Partager' }));
    await user.click(await screen.findByRole('button', { name: /^En texte/ }));
    const text = share.mock.calls[0]?.[0].text.replaceAll(/[^\S\n]/g, ' ') ?? '';
    const parts = [
      'Les Essais\n2 batailles',
      'L’embuscade\n– Victoire',
      '– Acheté : Pistolet',
      'En souvenir\n– Otto (',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

/** The open fold of a member’s life, once his history is read. */
async function lifeFold(battles: RegExp): Promise<HTMLElement> {
  const fold = (await sheet().findByText(battles)).closest('details');
  if (fold === null) throw new Error('no life');
  return fold;
}

describe('a hero’s life', () => {
  it('lists battles, takedowns, injuries and advances', async () => {
    const { user } = await openRoster('/warbands/w-test', [campaign()], [system]);
    await user.click(memberRow('Klaus'));
    const life = await lifeFold(/2\sbatailles$/);
    // What the injury took from him is a change of his profile.
    expect(factsOf(life)).toEqual([' Hors de combat de sa main : Griffe ', ' Esquive 21 nov.']);
    await user.click(sheet().getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    await user.click(memberRow('Ulrich'));
    expect(factsOf(await lifeFold(/2\sbatailles$/))).toEqual([]);
  });

  it('of a group is theirs, with each time that one of them fell, and all that they learnt', async () => {
    const line = {
      id: 'b-1',
      at: 0,
      title: '',
      result: 'won',
      fought: [{ id: 'm-5', name: 'Lame', felled: ['Rat', 'Museau'] }],
      fallen: [
        { id: 'm-5', name: 'Lame 1', by: 'Rat', injuries: [] },
        { id: 'm-5', name: 'Lame 2', by: '', injuries: ['of-tomorrow'] },
      ],
      advances: [
        { id: 'm-5', name: 'Lame', kind: 'raise', what: 'WS' },
        { id: 'm-5', name: 'Lame', kind: 'promotion', what: 'hero' },
        { id: 'm-5', name: 'Lame', kind: 'skill', what: 'of-tomorrow' },
      ],
    };
    const band = { ...ravens(), history: [line] };
    const { user } = await openRoster('/warbands/w-test', [band], [system]);
    await user.click(memberRow('Lame'));
    expect(factsOf(await lifeFold(/1\sbataille$/)).map((said) => said.trim())).toEqual([
      'Hors de combat de sa main : Rat et Museau',
      'Promotion',
      'of-tomorrow',
      'hors de combat par Rat',
      'hors de combat',
    ]);
  });

  it('is absent for a member without any history', async () => {
    const [newcomer] = ravens().members.filter(({ id }) => id === 'm-2');
    if (newcomer === undefined) throw new Error('nobody');
    const { members, ...rest } = campaign();
    const fresh = { ...newcomer, id: 'm-new', name: 'Neuf', labels: ['Neuf'] } as const;
    const joined = { ...rest, members: [...members, fresh] };
    const { user } = await openRoster('/warbands/w-test', [joined], [system]);
    await user.click(memberRow('Ulrich'));
    await lifeFold(/2\sbatailles$/);
    await user.click(sheet().getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    await user.click(memberRow('Neuf'));
    expect(sheet().queryByText(/bataille/)).toBeNull();
  });
});
