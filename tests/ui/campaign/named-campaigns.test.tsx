import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { campaignKey, campaignsIn, type NamedCampaign } from '#roster/named-campaigns.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { CampaignScreen } from '#ui/campaign/CampaignScreen.tsx';
import { campaignInvitation, invitedCampaign } from '#ui/campaign/campaign-link.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { type OpenRoster, openRoster, sheet } from '../roster/open-roster.tsx';

// Campaigns with a name: made of warbands that are ticked, changed, deleted, each with an undo.

const NAMES = { ravens: 'Corbeaux', rats: 'Griffes', dogs: 'Chiens' } as const;
type Name = keyof typeof NAMES;

function line(id: number, against: Name, result: string) {
  const foes = [{ emblem: 'rat', warbandId: `w-${against}`, leader: '' }];
  const at = Date.UTC(2026, 9, id, 19);
  return { id: `b-${id}`, at, title: 'Le pont', against: [NAMES[against]], foes, result };
}

function band(name: Name, ...history: readonly object[]): Warband {
  return {
    ...ravens(),
    id: `w-${name}`,
    name: NAMES[name],
    emblem: 'raven',
    changedAt: 5000,
    history,
  };
}

const THREE = [
  band('ravens', line(1, 'rats', 'won'), line(2, 'dogs', 'won'), line(3, 'rats', 'won')),
  band('rats'),
  band('dogs'),
];

const WINTER = {
  id: 'k-1',
  systemId: 'mordheim',
  name: 'Hiver',
  bands: ['w-rats', 'w-ravens'],
  since: 0,
  changedAt: 1000,
} as const;

const route = (
  <>
    <Route path="/campaign/:system/:id">
      {({ system: of, id }) => <CampaignScreen key={id} systemId={of} campaignId={id} />}
    </Route>
    <Route path="/campaign/:system/:id/:code">
      {({ system: of, id, code }) => <CampaignScreen systemId={of} campaignId={id} code={code} />}
    </Route>
  </>
);

async function open(path: string, ...campaigns: readonly NamedCampaign[]): Promise<OpenRoster> {
  const opened = await openRoster(path, THREE, [system], [], route);
  for (const one of campaigns) opened.stores.settings.getState().keep(campaignKey(one.id), one);
  return opened;
}

const openWinter = () => open('/campaign/mordheim/k-1', WINTER);

/** What the disk has of campaigns. */
const kept = ({ disk }: OpenRoster) => campaignsIn(Object.fromEntries(disk.settings));

const scores = () =>
  within(screen.getByRole('table', { name: 'Qui contre qui' }))
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label')?.replaceAll(/\s/g, ' '));

describe('a new campaign', () => {
  async function tick(...names: readonly string[]) {
    const opened = await open('/warbands');
    await opened.user.click(await screen.findByRole('button', { name: 'Nouvelle campagne' }));
    await screen.findByRole('dialog');
    for (const name of names) await opened.user.click(sheet().getByRole('switch', { name }));
    return opened;
  }

  it('is made from the list of warbands, with their battles so far', async () => {
    const opened = await tick('Corbeaux', 'Griffes');
    await opened.user.type(sheet().getByLabelText('Nom de la campagne'), 'Hiver');
    expect(sheet().getByRole('switch', { name: 'Compter aussi 2 batailles d’avant' })).toBeTruthy();
    await opened.user.click(sheet().getByRole('button', { name: 'Créer la campagne' }));
    expect(await screen.findByText(/^Hiver · 2 soirées/)).toBeTruthy();
    expect(scores()).toEqual(['Corbeaux – Griffes, 2 : 0', 'Griffes – Corbeaux, 0 : 2']);
    await vi.waitFor(() =>
      expect(kept(opened)).toMatchObject([
        { name: 'Hiver', systemId: 'mordheim', bands: ['w-rats', 'w-ravens'], since: 0 },
      ]),
    );
  });

  it('leaves the battles so far out if the players say so', async () => {
    const { user } = await tick('Corbeaux', 'Griffes');
    await user.click(sheet().getByRole('switch', { name: /^Compter aussi/ }));
    await user.click(sheet().getByRole('button', { name: 'Créer la campagne' }));
    expect(await screen.findByText(/^Mordheim · 0 soirée/)).toBeTruthy();
    expect(screen.getByText('La première rencontre de deux bandes s’écrira ici.')).toBeTruthy();
    // They can meet at once.
    expect(screen.getByRole('link', { name: /^Commencer la rencontre/ })).toBeTruthy();
  });

  it('has no sample that nobody has made their own', async () => {
    const sample = { ...band('dogs'), id: 'w-sample', name: 'Exemple', changedAt: 1 } as const;
    const { user } = await openRoster('/warbands', [...THREE, sample], [system], [], route);
    await user.click(await screen.findByRole('button', { name: 'Nouvelle campagne' }));
    await screen.findByRole('dialog');
    const offered = sheet().getAllByRole('switch');
    expect(offered.map((one) => one.parentElement?.textContent)).toEqual(
      expect.arrayContaining(Object.values(NAMES)),
    );
    expect(offered).toHaveLength(3);
  });

  it('asks nothing of warbands that have not met, and needs two', async () => {
    await tick('Griffes');
    const make = () =>
      sheet().getByRole<HTMLButtonElement>('button', { name: 'Créer la campagne' });
    expect(make().disabled).toBe(true);
    expect(sheet().queryByRole('switch', { name: /^Compter aussi/ })).toBeNull();
  });
});

describe('a campaign with a name', () => {
  it('is led to from the list, in place of that of all warbands', async () => {
    await open('/warbands', WINTER);
    const link = await screen.findByRole('link', { name: 'Hiver' });
    expect(link.getAttribute('href')).toBe('#/campaign/mordheim/k-1');
    expect(screen.queryByRole('link', { name: 'Campagne' })).toBeNull();
  });

  it('has all its warbands in the table of who met whom, also one that has met nobody', async () => {
    const bands = ['w-dogs', 'w-rats', 'w-ravens'] as const;
    await open('/campaign/mordheim/k-1', { ...WINTER, bands, since: Date.UTC(2026, 9, 3) });
    const table = await screen.findByRole('table', { name: 'Qui contre qui' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  });

  it('takes another name and another warband, and an undo takes both back', async () => {
    const opened = await openWinter();
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Plus sur la campagne' }));
    const name = sheet().getByLabelText('Nom de la campagne');
    await user.clear(name);
    await user.type(name, 'Grand hiver');
    await user.click(sheet().getByRole('switch', { name: 'Chiens' }));
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    expect(screen.getByText(/^Grand hiver · 3 soirées/)).toBeTruthy();
    expect(scores()).toContain('Corbeaux – Chiens, 1 : 0');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByText(/^Hiver · 2 soirées/)).toBeTruthy();
    await vi.waitFor(() =>
      expect(kept(opened)).toMatchObject([{ name: 'Hiver', bands: WINTER.bands }]),
    );
  });

  it.each([
    { typed: '', name: 'Hiver' },
    { typed: '!', name: 'Hiver!' },
  ])('keeps what another tab has changed meanwhile ($typed)', async ({ typed, name }) => {
    const opened = await openWinter();
    const { user, stores } = opened;
    await user.click(await screen.findByRole('button', { name: 'Plus sur la campagne' }));
    const bands = ['w-dogs', 'w-rats', 'w-ravens'] as const;
    // As `lookAgain` of the settings brings it.
    act(() => stores.settings.getState().keep('campaign-k-1', { ...WINTER, bands }));
    if (typed !== '') await user.type(sheet().getByLabelText('Nom de la campagne'), typed);
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('Campagne modifiée.') === null).toBe(typed === '');
    await vi.waitFor(() => expect(kept(opened)).toMatchObject([{ name, bands }]));
  });

  it('leaves out a warband, and its battles with it, until an undo', async () => {
    const opened = await openWinter();
    await opened.user.click(await screen.findByRole('button', { name: 'Plus sur la campagne' }));
    await opened.user.click(sheet().getByRole('switch', { name: 'Griffes' }));
    await opened.user.click(sheet().getByRole('switch', { name: 'Chiens' }));
    await opened.user.click(sheet().getByRole('button', { name: 'Fermer' }));
    expect(scores()).toEqual(['Chiens – Corbeaux, 0 : 1', 'Corbeaux – Chiens, 1 : 0']);
    await opened.user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(scores()).toEqual(['Corbeaux – Griffes, 2 : 0', 'Griffes – Corbeaux, 0 : 2']);
  });

  it('is deleted, and an undo brings it back', async () => {
    const opened = await openWinter();
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Plus sur la campagne' }));
    await user.click(sheet().getByRole('button', { name: 'Supprimer la campagne' }));
    expect(screen.queryByRole('table')).toBeNull();
    await vi.waitFor(() => expect(kept(opened)).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByText(/^Hiver · 2 soirées/)).toBeTruthy();
    await vi.waitFor(() => expect(kept(opened)).toMatchObject([{ id: 'k-1', name: 'Hiver' }]));
  });

  it('that is not on this device says so', async () => {
    await open('/campaign/mordheim/k-9', WINTER);
    expect(screen.getByText(/^Cette campagne n’est pas sur cet appareil/)).toBeTruthy();
  });
});

describe('the link of a campaign', () => {
  /** The code that the campaign’s own phone shares. */
  const invitation = campaignInvitation({ ...WINTER, bands: ['w-dogs', 'w-ravens'], since: 900 });

  it('is shared from the campaign', async () => {
    const share = vi.fn(async (_: { readonly text: string }) => undefined);
    const { user } = await openWinter();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await user.click(await screen.findByRole('button', { name: 'Partager' }));
    await user.click(await screen.findByRole('button', { name: /^En lien/ }));
    const address = share.mock.calls[0]?.[0].text ?? '';
    expect(address.startsWith(`${location.origin}/#/campaign/mordheim/k-1/`)).toBe(true);
    expect(invitedCampaign('k-1', address.split('/').at(-1) ?? '')).toMatchObject({
      name: 'Hiver',
    });
    vi.unstubAllGlobals();
  });

  it('shows the campaign on another phone, which keeps it by a tap', async () => {
    const opened = await open(invitation);
    expect(await screen.findByText(/^Hiver · 1 soirée/)).toBeTruthy();
    expect(kept(opened)).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Garder' }));
    expect(location.hash).toBe('#/campaign/mordheim/k-1');
    expect(screen.queryByRole('button', { name: 'Garder' })).toBeNull();
    await vi.waitFor(() =>
      expect(kept(opened)).toMatchObject([{ id: 'k-1', bands: ['w-dogs', 'w-ravens'] }]),
    );
  });

  it('brings the warbands of both where there is one already', async () => {
    const opened = await open(invitation, WINTER);
    await opened.user.click(await screen.findByRole('button', { name: 'Garder' }));
    await vi.waitFor(() =>
      expect(kept(opened)).toMatchObject([
        { bands: ['w-dogs', 'w-rats', 'w-ravens'], since: 0, name: 'Hiver' },
      ]),
    );
  });

  /** Changes whether this warband takes part. */
  async function turn({ user }: OpenRoster, name: string) {
    await user.click(await screen.findByRole('button', { name: 'Plus sur la campagne' }));
    // One above it, if any, says whether it is there tonight.
    const part = sheet().getAllByRole('switch', { name }).at(-1);
    if (part !== undefined) await user.click(part);
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
  }

  it('is done with once its campaign is changed, and again there after an undo', async () => {
    const opened = await open(invitation);
    await turn(opened, 'Griffes');
    expect(scores()).toContain('Corbeaux – Griffes, 2 : 0');
    await vi.waitFor(() => expect(kept(opened)).toMatchObject([{ id: 'k-1' }]));
    await opened.user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(scores()).toEqual(['Chiens – Corbeaux, 0 : 1', 'Corbeaux – Chiens, 1 : 0']);
    expect(screen.getByRole('button', { name: 'Garder' })).toBeTruthy();
    await vi.waitFor(() => expect(kept(opened)).toEqual([]));
  });

  it('does not bring back a warband that is left out', async () => {
    const opened = await open(invitation, WINTER);
    await turn(opened, 'Chiens');
    expect(scores()).toEqual(['Corbeaux – Griffes, 2 : 0', 'Griffes – Corbeaux, 0 : 2']);
    await vi.waitFor(() => expect(kept(opened)[0]?.changedAt).toBeGreaterThan(1000));
    expect(kept(opened)).toMatchObject([{ bands: ['w-rats', 'w-ravens'] }]);
    await turn(opened, 'Chiens');
    await vi.waitFor(() => expect(kept(opened)[0]?.bands).toHaveLength(3));
    await opened.user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(scores()).toEqual(['Corbeaux – Griffes, 2 : 0', 'Griffes – Corbeaux, 0 : 2']);
    await vi.waitFor(() => expect(kept(opened)[0]?.bands).toEqual(['w-rats', 'w-ravens']));
  });

  it.each([
    { of: 'not kept', before: [], after: [] },
    { of: 'kept', before: [WINTER], after: [{ bands: WINTER.bands }] },
  ])(
    'of a campaign $of leads to it as it was, after deletion and undo',
    async ({ before, after }) => {
      const opened = await open(invitation, ...before);
      const { user } = opened;
      await user.click(await screen.findByRole('button', { name: 'Plus sur la campagne' }));
      await user.click(sheet().getByRole('button', { name: 'Supprimer la campagne' }));
      expect(screen.queryByRole('table')).toBeNull();
      await vi.waitFor(() => expect(opened.disk.settings.get('campaign-k-1')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'Annuler' }));
      expect(scores()).toContain('Corbeaux – Chiens, 1 : 0');
      expect(screen.getByRole('button', { name: 'Garder' })).toBeTruthy();
      await vi.waitFor(() => expect(kept(opened)).toMatchObject(after));
      expect(kept(opened)).toHaveLength(after.length);
    },
  );

  it('has nothing to offer where it is known, and tells what this device does not know', async () => {
    const far = { ...WINTER, bands: ['w-far', 'w-ravens'] } as const;
    const opened = await open('/warbands');
    opened.stores.settings.getState().keep(campaignKey('k-1'), far);
    location.hash = `#${campaignInvitation(far)}`;
    expect(await screen.findByText('1 bande encore inconnue de cet appareil')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Garder' })).toBeNull();
  });

  it.each([
    '',
    'x',
    `${invitation.split('/').at(-1)}A`,
    invitation.split('/').at(-1)?.slice(0, 40),
  ])('with a damaged code brings nothing (%#)', (code) => {
    expect(invitedCampaign('k-1', code ?? '')).toBeNull();
  });

  it('of another campaign brings nothing', () => {
    expect(invitedCampaign('k-2', invitation.split('/').at(-1) ?? '')).toBeNull();
  });
});
