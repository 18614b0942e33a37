import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { CampaignScreen } from '#ui/campaign/CampaignScreen.tsx';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { type OpenRoster, openRoster, sheet } from '../roster/open-roster.tsx';

// All warbands of a game that have fought: the way there, what is read off the screen, and who meets whom next.

const NAMES = { ravens: 'Corbeaux', rats: 'Griffes', dogs: 'Chiens', claws: 'Serres' } as const;
type Name = keyof typeof NAMES;

const foe = (name: Name, emblem = 'rat') => ({ emblem, warbandId: `w-${name}`, leader: '' });

/** A battle in a history: against whom, how it ended, and what the warband was worth after it. */
function line(id: number, against: Name, result: string, after: number, more: object = {}) {
  return {
    id: `b-${id}`,
    at: Date.UTC(2026, 9, id, 19),
    title: 'Le pont',
    against: [NAMES[against]],
    foes: [foe(against)],
    result,
    rating: { before: after - 5, after },
    ...more,
  };
}

function band(name: Name, ...history: readonly object[]): Warband {
  return { ...ravens(), id: `w-${name}`, name: NAMES[name], emblem: 'raven', history };
}

const fought = { id: 'm-2', name: 'Otto', felled: ['Rat', 'Museau'] };
const gone = { id: 'm-9', name: 'Rolf', profileId: '', title: '', role: 'hero', experience: 0 };

const THREE = [
  band(
    'ravens',
    line(1, 'rats', 'won', 100, { fought: [fought] }),
    line(2, 'dogs', 'none', 104),
    line(8, 'rats', 'won', 109, { gone: [{ ...gone, how: 'by-injury' }] }),
  ),
  band('rats', line(1, 'ravens', 'lost', 95), line(8, 'ravens', 'won', 99)),
  band('dogs', line(2, 'ravens', 'none', 90)),
];

const FOUR = [...THREE, band('claws', line(5, 'dogs', 'lost', 93))];

const campaignRoute = (
  <Route path="/campaign/:system/:id?">
    {({ system: of, id }) => <CampaignScreen key={id} systemId={of} campaignId={id ?? ''} />}
  </Route>
);

function open(warbands: readonly Warband[], path = '/campaign/mordheim'): Promise<OpenRoster> {
  return openRoster(path, warbands, [system], [], campaignRoute);
}

const plain = (element: Element) => (element.textContent ?? '').replaceAll(/\s/g, ' ');

const fight = () => screen.getByRole('link', { name: /^Commencer la rencontre/ });

afterEach(() => vi.unstubAllGlobals());

describe('the way to the campaign', () => {
  it.each([
    { of: 'two that met', warbands: [band('ravens', line(1, 'rats', 'won', 100))], there: true },
    {
      of: 'three battles against sides without a list',
      warbands: [
        band('ravens', ...[1, 2, 3].map((id) => line(id, 'rats', 'won', 100, { foes: [] }))),
      ],
      there: true,
    },
    {
      of: 'two such battles',
      warbands: [band('ravens', ...[1, 2].map((id) => line(id, 'rats', 'won', 9, { foes: [] })))],
      there: false,
    },
    { of: 'warbands that have not fought', warbands: [band('ravens')], there: false },
  ])('of $of is there: $there', async ({ warbands, there }) => {
    await open(warbands, '/warbands');
    if (there) {
      const link = await screen.findByRole('link', { name: 'Campagne' });
      expect(link.getAttribute('href')).toBe('#/campaign/mordheim');
      return;
    }
    // The other links are there first.
    await screen.findByRole('link', { name: /^Importer/ });
    expect(screen.queryByRole('link', { name: 'Campagne' })).toBeNull();
  });
});

describe('the campaign', () => {
  it('has the value of each, at the end of its line, with the way to its chronicle', async () => {
    await open(THREE);
    const value = screen.getByRole('region', { name: 'Valeur' });
    expect(
      within(value)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Corbeaux\u00a0: 95 → 100 → 104 → 103', '#/warbands/w-ravens/chronicle'],
      ['Griffes\u00a0: 90 → 95 → 103', '#/warbands/w-rats/chronicle'],
      ['Chiens\u00a0: 85 → 90 → 103', '#/warbands/w-dogs/chronicle'],
    ]);
  });

  it('has who won how often against whom, and says where reports differ', async () => {
    await open(FOUR);
    const table = screen.getByRole('table', { name: 'Qui contre qui' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].slice(1).map(plain))).toEqual([
      ['la même bande', '0 : 0', '1 : 0 ≠', 'aucune rencontre–'],
      ['0 : 0', 'la même bande', 'aucune rencontre–', '1 : 0'],
      ['0 : 1 ≠', 'aucune rencontre–', 'la même bande', 'aucune rencontre–'],
      ['aucune rencontre–', '0 : 1', 'aucune rencontre–', 'la même bande'],
    ]);
  });

  it('says below the table what is not in it, and what its sign means', async () => {
    const alone = line(9, 'rats', 'won', 110, { against: ['Gobelins'], foes: [] });
    await open([...THREE, band('claws', alone)]);
    const scores = screen.getByRole('region', { name: 'Qui contre qui' });
    expect(plain(scores)).toContain('Contre un camp sans liste : 1 bataille, hors des scores');
    expect(plain(scores)).toContain('≠ : des récits diffèrent');
  });

  it('has no table as long as no two have met', async () => {
    const alone = (id: number) => line(id, 'rats', 'won', 110, { against: ['Gobelins'], foes: [] });
    await open([band('ravens', alone(1), alone(2), alone(3))]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^Contre un camp sans liste.*3 batailles/)).toBeTruthy();
  });

  it('opens the battles of two by a tap, the newest first', async () => {
    const { user } = await open(THREE);
    await user.click(screen.getByRole('button', { name: /^Corbeaux.*Griffes/ }));
    expect(sheet().getAllByRole('listitem').map(plain)).toEqual([
      'Récits différents : Griffes / Corbeaux 8 octobre 2026 · Le pont',
      'Victoire : Corbeaux 1 octobre 2026 · Le pont',
    ]);
    expect(sheet().getByRole('link', { name: 'Revanche' }).getAttribute('href')).toBe(
      '#/new-battle/w-ravens/w-rats',
    );
  });

  it('proposes who meets whom next, and leads straight to the setup of both', async () => {
    const { user } = await open(FOUR);
    const next = screen.getByRole('region', { name: 'Prochaine rencontre' });
    expect(plain(next)).toContain('Corbeaux Serres première fois');
    expect(fight().getAttribute('href')).toBe('#/new-battle/w-ravens/w-claws');
    expect(plain(fight())).toContain('Corbeaux – Serres');
    await user.click(within(next).getByRole('button'));
    await user.click(sheet().getByRole('button', { name: /^Chiens Griffes/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fight().getAttribute('href')).toBe('#/new-battle/w-dogs/w-rats');
  });

  it('lets any two meet: whoever is chosen third takes the place of the first', async () => {
    const { user } = await open(FOUR);
    const next = screen.getByRole('region', { name: 'Prochaine rencontre' });
    await user.click(within(next).getByRole('button'));
    const free = within(sheet().getByRole('group', { name: 'Ou deux bandes au choix' }));
    const pressed = () =>
      free.getAllByRole('button', { pressed: true }).map((one) => plain(one).trim());
    expect(pressed()).toEqual(['Corbeaux', 'Serres']);
    await user.click(free.getByRole('button', { name: 'Griffes' }));
    await user.click(free.getByRole('button', { name: 'Corbeaux' }));
    expect(pressed()).toEqual(['Corbeaux', 'Griffes']);
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    expect(fight().getAttribute('href')).toBe('#/new-battle/w-rats/w-ravens');
    expect(plain(next)).toContain('2 rencontres');
  });

  it('lets go of one that is tapped again, so that another may take its place', async () => {
    const { user } = await open(FOUR);
    const next = screen.getByRole('region', { name: 'Prochaine rencontre' });
    await user.click(within(next).getByRole('button'));
    const chip = (name: string) => sheet().getByRole('button', { name });
    await user.click(chip('Serres'));
    expect(chip('Serres').getAttribute('aria-pressed')).toBe('false');
    expect(chip('Corbeaux').getAttribute('aria-pressed')).toBe('true');
    await user.click(chip('Griffes'));
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    expect(fight().getAttribute('href')).toBe('#/new-battle/w-ravens/w-rats');
  });

  it('has no meeting of one alone: what is proposed is back', async () => {
    const { user } = await open(FOUR);
    const next = screen.getByRole('region', { name: 'Prochaine rencontre' });
    const pick = async (...names: readonly string[]) => {
      await user.click(within(next).getByRole('button'));
      for (const name of names) await user.click(sheet().getByRole('button', { name }));
      await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    };
    await pick('Chiens');
    expect(fight().getAttribute('href')).toBe('#/new-battle/w-claws/w-dogs');
    await pick('Chiens');
    expect(fight().getAttribute('href')).toBe('#/new-battle/w-ravens/w-claws');
    await pick('Chiens', 'Serres');
    expect(fight().getAttribute('href')).toBe('#/new-battle/w-ravens/w-claws');
  });

  it('leaves out who is not there tonight', async () => {
    const { user } = await open(FOUR);
    await user.click(screen.getByRole('button', { name: 'Plus sur la campagne' }));
    await user.click(sheet().getByRole('switch', { name: 'Corbeaux' }));
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    const next = screen.getByRole('region', { name: 'Prochaine rencontre' });
    await user.click(within(next).getByRole('button'));
    expect(sheet().getByText(/Au repos.*Chiens/)).toBeTruthy();
    expect(sheet().queryByRole('button', { name: /Corbeaux/ })).toBeNull();
  });

  it('has the deeds and the dead of all, each with its warband', async () => {
    const { user } = await open(THREE);
    const deeds = screen.getByRole('region', { name: 'Faits d’armes' });
    expect(plain(deeds)).toContain('2Otto ennemis hors de combat, record de la campagne');
    expect(within(deeds).getByRole('img', { name: 'Corbeaux' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Rolf/ }));
    expect(plain(screen.getByRole('dialog'))).toContain('RolfHéros · Corbeaux');
  });

  it('is shared as a text', async () => {
    const share = vi.fn(async (_: { readonly text: string }) => undefined);
    const { user } = await open(THREE);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await user.click(screen.getByRole('button', { name: 'Partager' }));
    await user.click(await screen.findByRole('button', { name: /^En texte/ }));
    expect(share.mock.calls[0]?.[0].text.replaceAll(/[^\S\n]/g, ' ')).toBe(
      [
        'Campagne · Mordheim',
        '3 soirées · 3 batailles',
        '',
        'Valeur',
        '– Corbeaux : 95 → 100 → 104 → 103',
        '– Griffes : 90 → 95 → 103',
        '– Chiens : 85 → 90 → 103',
        '',
        'Qui contre qui',
        '– Corbeaux – Griffes, 1 : 0',
        '– Corbeaux – Chiens, 0 : 0',
        '',
        'Batailles',
        '– 1 octobre 2026 · Le pont · Griffes – Corbeaux · Victoire : Corbeaux',
        '– 2 octobre 2026 · Le pont · Chiens – Corbeaux · Sans vainqueur',
        '– 8 octobre 2026 · Le pont · Griffes – Corbeaux · Récits différents : Griffes / Corbeaux',
        '',
        'Faits d’armes',
        '– Otto · Corbeaux · 2 ennemis hors de combat, record de la campagne',
        '',
        'En souvenir',
        '– Rolf · Corbeaux · hors de combat · 8 octobre 2026',
        '',
        'Prochaine rencontre',
        '– Griffes – Chiens',
      ].join('\n'),
    );
  });

  it.each([
    { of: 'one that was not proposed', picked: ['Chiens'], next: ['Serres – Chiens'] },
    {
      of: 'one that was, the other way round',
      picked: ['Corbeaux', 'Corbeaux'],
      next: ['Corbeaux – Serres', 'Chiens – Griffes'],
    },
  ])('is shared with the meeting that the players have chosen, $of', async ({ picked, next }) => {
    const share = vi.fn(async (_: { readonly text: string }) => undefined);
    const { user } = await open(FOUR);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await user.click(screen.getByRole('button', { name: /Changer$/ }));
    for (const name of picked) await user.click(sheet().getByRole('button', { name }));
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await user.click(screen.getByRole('button', { name: 'Partager' }));
    await user.click(await screen.findByRole('button', { name: /^En texte/ }));
    const [last] = (share.mock.calls[0]?.[0].text ?? '').split('\n\n').slice(-1);
    expect(
      last
        ?.replaceAll(/[^\S\n]/g, ' ')
        .split('\n– ')
        .slice(1),
    ).toEqual(next);
  });

  it('of a game without a battle says what will be there', async () => {
    await open([band('ravens')]);
    expect(screen.getByText('La première rencontre de deux bandes s’écrira ici.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Commencer la rencontre/ })).toBeNull();
  });
});
