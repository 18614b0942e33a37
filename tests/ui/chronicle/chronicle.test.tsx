import { screen, within } from '@testing-library/react';
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

describe('the chronicle', () => {
  it('has the totals, the curve in words, the newest battle first and the dead last', async () => {
    await openRoster('/warbands/w-test/chronicle', [campaign()], [system]);
    const page = screen.getByRole('main');
    expect(saidBy(page)).toContain(
      '2 batailles · 1 gagnée · 1 perdue · 1 ennemi hors de combat · 1 disparu',
    );
    expect(
      screen.getByRole('img', { name: /^Valeur de la bande.*: 104 → 114 → 107$/ }),
    ).toBeTruthy();
    const [newest, oldest] = within(screen.getByRole('region', { name: 'Batailles' }))
      .getAllByRole('listitem', { name: /novembre 2026/ })
      .map(saidBy);
    expect(newest).toContain('Otto, par Broyeur : Mort');
    expect(oldest).toContain('Klaus met hors de combat : Griffe');
    expect(oldest).toContain('Klaus : Esquive');
    expect(oldest).toContain('Acheté : Pistolet, 2 × Hache (25 co)');
    const memory = saidBy(screen.getByRole('region', { name: 'En souvenir' }));
    expect(memory).toContain('Otto · Champion');
    expect(memory).toContain('Mort · hors de combat par Broyeur · 21 novembre 2026');
  });

  it('says nothing of what there has been none of', async () => {
    const { warband } = after(ravens(), foughtWith(ravens(), {}, 'won'));
    await openRoster('/warbands/w-test/chronicle', [warband], [system]);
    const said = saidBy(screen.getByRole('main'));
    expect(said).toContain('1 bataille · 1 gagnée');
    expect(said).not.toMatch(/\d (?:perdue|ennemi|disparu)/);
  });

  it('remembers each with what he was and how he went', async () => {
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
      id: 'b-1',
      at: Date.UTC(2026, 10, 14, 12),
      title: 'Le pont',
      result: 'lost',
      fallen: [
        { id: 'm-9', name: 'Abattu', by: 'Broyeur', injuries: [] },
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
    await openRoster('/warbands/w-test/chronicle', [{ ...ravens(), history: [line] }], [system]);
    const on = '14 novembre 2026';
    const memory = within(screen.getByRole('region', { name: 'En souvenir' }));
    expect(memory.getAllByRole('listitem').map(saidBy)).toEqual([
      `Abattu · Champion, 12 XPhors de combat par Broyeur · ${on}`,
      `Achevé · Garde du corpsMort · ${on}`,
      `Inconnu · Héroshors de combat · ${on}`,
      `Sans nom · HérosParti faute de solde · ${on}`,
      `Perdu · HérosJamais revenu de l’exploration · ${on}`,
      `Puni · HérosTué par les siens · ${on}`,
      `Vendu · HérosPerdu en captivité · ${on}`,
    ]);
    // No rating was noted.
    expect(screen.queryByRole('img', { name: /^Valeur/ })).toBeNull();
  });

  it('has nothing to share before the first battle', async () => {
    await openRoster('/warbands/w-test/chronicle', [ravens()], [system]);
    expect(screen.getByText('Aucune bataille terminée.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Partager' })).toBeNull();
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

describe('a hero’s life', () => {
  it('lists battles, takedowns, injuries and advances', async () => {
    const { user } = await openRoster('/warbands/w-test', [campaign()], [system]);
    await user.click(memberRow('Klaus'));
    const life = (await sheet().findByText('Sa vie')).closest('details');
    if (life === null) throw new Error('no life');
    expect(saidBy(life)).toContain('Sa vie 2 batailles');
    expect(factsOf(life)).toEqual([
      'Hors de combat de sa main : Griffe',
      'Blessures : Jambe touchée, par Broyeur',
      'Progressions : Esquive',
    ]);
    await user.click(sheet().getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    await user.click(memberRow('Ulrich'));
    const quiet = (await sheet().findByText('Sa vie')).closest('details');
    expect(quiet === null ? null : saidBy(quiet)).toBe('Sa vie 2 batailles');
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
    const life = (await sheet().findByText('Leur vie')).closest('details');
    if (life === null) throw new Error('no life');
    expect(saidBy(life)).toContain('Leur vie 1 bataille');
    expect(factsOf(life)).toEqual([
      'Hors de combat de sa main : Rat et Museau',
      'Blessures : hors de combat, par Rat · hors de combat',
      'Progressions : CC +1 · Promotion · of-tomorrow',
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
    await sheet().findByText('Sa vie');
    await user.click(sheet().getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    await user.click(memberRow('Neuf'));
    expect(sheet().queryByText('Sa vie')).toBeNull();
  });
});
