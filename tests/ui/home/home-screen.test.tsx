import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { date } from '#i18n/format.ts';
import { addFreeMember, createWarband } from '#roster/edit.ts';
import { system as colonial } from '#rules/systems/colonial/index.ts';
import { crowd } from '../../support/battles.ts';
import { EVENING } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { SYSTEMS, systemsOf } from '../../support/systems.ts';
import { emptyWarband } from '../../support/warbands.ts';
import { address, openApp, type PlayedBattle, play, settled } from './open-app.tsx';

const SKIRMISH: PlayedBattle = {
  sides: [
    ['Reikland', crowd('Otto', 12)],
    ['Skavens', crowd('Rat', 16)],
  ],
};

/** In minutes. */
const DAY = 24 * 60;

/** Taps from the first side’s first phase to its first phase of the next round. */
const ONE_ROUND = 14;

/** The primary button at the bottom. */
function wayOn(): string {
  const dock = screen.getByRole('contentinfo');
  return dock.querySelector('.k-primary-title')?.textContent ?? '';
}

/** Whom a new player plays in the chosen game, with their colours. */
function sides(): readonly (readonly [name: string, tone: string | undefined])[] {
  const region = screen.queryByRole('region', { name: 'Pour essayer' });
  return [...(region?.querySelectorAll('a.first-side') ?? [])].map((link) => [
    link.getAttribute('aria-label') ?? '',
    link.querySelector('.k-disc')?.className,
  ]);
}

describe('before the disk has answered', () => {
  afterEach(() => localStorage.clear());

  it('shows a new player the way into a first battle in its final place', async () => {
    const { stores } = await openApp({ slow: true });
    expect(wayOn()).toBe('Première bataille');
    await act(() => stores.battles.getState().refresh());
    expect(wayOn()).toBe('Première bataille');
  });

  it('reserves the place of the battle in progress that was there last time', async () => {
    const { stores, disk, unmount } = await openApp();
    await play(stores.battles, SKIRMISH);
    expect(wayOn()).toBe('Reprendre la bataille');
    unmount();

    const again = await openApp({ slow: true, entries: [...disk.entries.values()] });
    expect(wayOn()).toBe('');
    expect(screen.getByRole('link', { name: 'Nouvelle bataille' })).toBeTruthy();
    await act(() => again.stores.battles.getState().refresh());
    expect(wayOn()).toBe('Reprendre la bataille');
  });
});

describe('the home screen', () => {
  it('starts a battle between both samples with one tap at first launch, and keeps them as the player’s own', async () => {
    const app = await openApp();
    expect(sides().map(([name]) => name)).toEqual([
      'Les Corbeaux de Reikland, 12 figurines',
      'Griffes d’Eshin, 15 figurines',
    ]);
    await app.user.click(screen.getByRole('button', { name: /^Première bataille/ }));
    await waitFor(() => expect(address()).toMatch(/^\/battle\/b-/));
    await settled();
    const [first, second] = app.started().sides;
    expect([first?.name, first?.fighters.length]).toEqual(['Les Corbeaux de Reikland', 12]);
    expect([second?.name, second?.fighters.length]).toEqual(['Griffes d’Eshin', 15]);
    expect(app.started().position.sideId).toBe(first?.id);
    history.back();
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('region', { name: 'Mes bandes' })).toBeTruthy();
    expect(screen.queryByText('exemple')).toBeNull();
  });

  it('counts the warbands that are one’s own, and no examples among them', async () => {
    const band = (id: 'w-mine' | 'w-b' | 'w-c', changedAt: number) => ({
      ...emptyWarband('reikland'),
      id,
      changedAt,
    });
    await openApp({
      settings: { seeded: true },
      warbands: [band('w-mine', 9000), band('w-b', 0), band('w-c', 1)],
    });
    const bands = within(await screen.findByRole('region', { name: 'Mes bandes' }));
    expect(bands.getAllByRole('listitem')).toHaveLength(3);
    expect(bands.getByText('1')).toBeTruthy();
  });

  it('says that the first battle could not begin without its rules, and begins it at the next tap', async () => {
    const load = vi.fn(SYSTEMS.load).mockRejectedValueOnce(new Error('offline'));
    const app = await openApp({ systems: { ...SYSTEMS, load } });
    const first = screen.getByRole('button', { name: /^Première bataille/ });
    await app.user.click(first);
    await sees('ui:start-failed', {}, await screen.findByRole('alert'));
    expect(address()).toBe('/');
    await app.user.click(first);
    await waitFor(() => expect(address()).toMatch(/^\/battle\/b-/));
  });

  it('lists the games for a new player, with two samples of each', async () => {
    const app = await openApp();
    const games = ['Mordheim', 'Warhammer', 'Moral colonial', 'Dés de combat'];
    for (const game of games) {
      await app.user.click(screen.getByRole('radio', { name: new RegExp(`^${game}`) }));
      await waitFor(() => expect(sides()).toHaveLength(2));
      const [one, other] = sides();
      expect(one?.[1]).not.toBe(other?.[1]);
      await screen.findByRole('button', { name: 'Première bataille tout est prêt' });
    }
    await app.user.click(screen.getByRole('button', { name: /^Première bataille/ }));
    await waitFor(() => expect(address()).toMatch(/^\/battle\/b-/));
    await settled();
    expect(app.started().systemId).toBe('combat-dice');
    expect(app.started().sides.map(({ warbandId }) => warbandId)).not.toContain(null);
  });

  it('does not restore samples that were removed', async () => {
    const app = await openApp();
    const examples = app.stores.warbands.getState().warbands ?? [];
    act(() => {
      for (const { id } of examples) app.stores.warbands.getState().remove(id);
    });
    await app.user.click(screen.getByRole('radio', { name: /^Warhammer/ }));
    await waitFor(() => expect(sides()).toHaveLength(2));
    await app.user.click(screen.getByRole('radio', { name: /^Mordheim/ }));
    await settled();
    expect(sides()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Nouvelle bataille' })).toBeTruthy();
  });

  it('leads from an example’s emblem to its page, and between both to a battle of one’s own', async () => {
    await openApp();
    const side = screen.getByRole('link', { name: /Les Corbeaux de Reikland/ });
    expect(side.getAttribute('href')).toMatch(/^#\/warbands\/w-/);
    const choose = screen.getByRole('link', { name: 'Nouvelle bataille' });
    expect(choose.getAttribute('href')).toBe('#/new-battle');
  });

  it('lists the warbands with size, rating and battles', async () => {
    const warbands = [{ ...emptyWarband('reikland'), id: 'w-1' as const }];
    await openApp({ warbands, settings: { seeded: true } });
    const row = screen.getByRole('link', { name: /Les Essais/ });
    expect(row.textContent).toContain('0 figurine · valeur ');
    expect(row.getAttribute('href')).toBe('#/warbands/w-1');
  });

  it.each([
    [4, 4, 'no way to'],
    [5, 4, 'a link to'],
  ])('of %i shows %i, with %s all of them', async (count, shown, all) => {
    const warbands = Array.from({ length: count }, (_, index) => ({
      ...emptyWarband('reikland'),
      id: `w-${index}` as const,
    }));
    await openApp({ warbands, settings: { seeded: true } });
    expect(screen.getAllByRole('link', { name: /Les Essais/ })).toHaveLength(shown);
    const link = screen.queryByRole('link', { name: 'Toutes' })?.getAttribute('href') ?? null;
    expect(link).toBe(all === 'a link to' ? '#/warbands' : null);
  });

  it('counts a force in its game’s words', async () => {
    const force = createWarband(colonial, '', { id: 'w-1', name: 'Le fort', now: EVENING });
    const joined = addFreeMember(force, colonial, 'infantry', { id: 'm-1', name: 'Tirailleurs' });
    await openApp({ warbands: [joined], settings: { seeded: true } });
    expect(screen.getByRole('link', { name: 'Le fort 1 unité' })).toBeTruthy();
  });

  it('opens both ways to an own warband in the place of one line', async () => {
    const { user } = await openApp();
    expect(screen.queryByRole('link', { name: 'Importer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ma bande\u00a0: créer ou importer' }));
    expect(document.activeElement?.textContent).toBe('Créer');
    expect(screen.getByRole('link', { name: 'Créer' }).getAttribute('href')).toBe('#/warbands/new');
    expect(screen.getByRole('link', { name: 'Importer' }).getAttribute('href')).toBe('#/import');
  });

  it('offers restoring a backup only when something is unreadable', async () => {
    const { stores } = await openApp();
    expect(screen.queryByRole('button', { name: 'Restaurer une sauvegarde' })).toBeNull();
    act(() => stores.device.setState({ unreadable: 1 }));
    expect(await screen.findByRole('button', { name: 'Restaurer une sauvegarde' })).toBeTruthy();
  });

  it('says when warbands cannot be read without their rules, and retries', async () => {
    const roster = vi
      .fn(SYSTEMS.roster)
      .mockRejectedValueOnce(Object.assign(new Error('offline'), { code: 'not-fetched' }));
    const app = await openApp({ systems: { ...SYSTEMS, roster } });
    const alert = screen.getByRole('alert');
    await sees('home:unsaved.unread-title', {}, alert);
    await sees('ui:storage.save.not-fetched', {}, alert);
    await app.user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(sides()).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the battle in progress', () => {
  it('whose rules cannot be loaded stays in the list, with advice', async () => {
    const first = await openApp();
    await play(first.stores.battles, SKIRMISH);
    const entries = [...first.disk.entries.values()];
    first.unmount();
    const offline = () => Promise.reject(new Error('offline'));
    const app = await openApp({
      entries,
      systems: { ...SYSTEMS, loaded: () => null, load: offline, loadAll: offline },
    });
    const others = await screen.findByRole('region', { name: /^Autres .* en cours$/ });
    expect(others.textContent).toContain('Reikland contre Skavens');
    await sees('home:unfinished.missing-rules', {}, others);
    expect(within(others).queryByRole('link')).toBeNull();
    expect(app.disk.entries.size).toBe(entries.length);
  });

  it('of a game unknown to this version says so', async () => {
    const first = await openApp();
    await play(first.stores.battles, SKIRMISH);
    const entries = [...first.disk.entries.values()];
    first.unmount();
    await openApp({ entries, systems: systemsOf() });
    await sees('home:unfinished.unknown-rules');
  });

  it('comes first, with both gauges and one tap back into it', async () => {
    const { stores } = await openApp();
    await play(stores.battles, { ...SKIRMISH, name: 'Embuscade', out: ['Otto1', 'Rat1', 'Rat2'] });
    const card = await screen.findByRole('region', { name: 'Reikland contre Skavens' });
    expect(card.textContent).toContain('Bataille en cours');
    expect(card.textContent).toMatch(/Embuscade · \S+ 1 · Ralliement/);
    expect(card.textContent).toContain('1 / 12');
    expect(card.textContent).toContain('2 avant le test');
    expect(
      within(card).getByRole('img', {
        name: /^Reikland\u00a0: 1 hors de combat sur 12, .* dès 3$/,
      }),
    ).toBeTruthy();
    expect(
      within(card).getByRole('img', {
        name: /^Skavens\u00a0: 2 hors de combat sur 16, .* dès 4$/,
      }),
    ).toBeTruthy();
    const resume = screen.getByRole('link', { name: /^Reprendre la bataille \S+ 1 · Ralliement$/ });
    expect(resume.getAttribute('href')).toMatch(/^#\/battle\/b-/);
    expect(card.textContent).not.toContain('Test');
  });

  it('distinguishes twins by their colours, as the table does', async () => {
    const { stores } = await openApp();
    await play(stores.battles, SKIRMISH);
    const card = await screen.findByRole('region', { name: 'Reikland contre Skavens' });
    const tones = [...card.querySelectorAll('.home-side .k-disc')].map(({ classList }) =>
      [...classList].find((name) => name.startsWith('k-tone-')),
    );
    expect(tones).toHaveLength(2);
    expect(new Set(tones).size).toBe(2);
  });

  it('shows a due rout test, but only in the turn of the side that takes it', async () => {
    const { stores } = await openApp();
    const lost = { ...SKIRMISH, out: ['Rat1', 'Rat2', 'Rat3', 'Rat4'] };
    await play(stores.battles, lost);
    expect(await screen.findByText('Test à venir')).toBeTruthy();
    await play(stores.battles, { ...lost, out: ['Otto1', 'Otto2', 'Otto3'] });
    expect(await screen.findByText('Test dû')).toBeTruthy();
    expect(screen.getByRole('link', { name: /1 · test de déroute dû$/ })).toBeTruthy();
  });

  it('without rout tests never mentions them', async () => {
    const { stores } = await openApp();
    const houseRules = { scenarioWithoutRout: 'yes' };
    await play(stores.battles, { ...SKIRMISH, houseRules, out: ['Otto1', 'Otto2', 'Otto3'] });
    const card = await screen.findByRole('region', { name: 'Reikland contre Skavens' });
    expect(card.textContent).not.toMatch(/test/i);
    const [gauge] = within(card).getAllByRole('img');
    expect(gauge?.getAttribute('aria-label')).toBe('Reikland\u00a0: 3 hors de combat sur 12');
  });

  it('shows the newest, and the others below', async () => {
    const app = await openApp();
    await play(app.stores.battles, SKIRMISH);
    app.passTime(60_000);
    await play(app.stores.battles, {
      sides: [
        ['Orques', crowd('Gob', 5)],
        ['Nains', crowd('Grim', 5)],
      ],
    });
    expect(await screen.findByRole('region', { name: 'Orques contre Nains' })).toBeTruthy();
    const others = await screen.findByRole('region', { name: /^Autres .* en cours$/ });
    expect(within(others).getByRole('link', { name: /Reikland contre Skavens/ })).toBeTruthy();
  });

  it.each([
    { language: 'fr', minutes: 48, said: 'depuis 48 min' },
    { language: 'fr', minutes: 3 * DAY, said: 'depuis le 21 novembre 2026' },
    { language: 'en', minutes: 48, said: 'for 48 min' },
    { language: 'en', minutes: 3 * DAY, said: 'since November 21, 2026' },
  ])('has lasted $said', async ({ language, minutes, said }) => {
    const first = await openApp();
    await play(first.stores.battles, SKIRMISH);
    first.unmount();
    const entries = [...first.disk.entries.values()];
    await openApp({ language, entries, now: EVENING + minutes * 60_000 });
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('asks before deleting an unfinished battle', async () => {
    const app = await openApp();
    await play(app.stores.battles, SKIRMISH);
    app.passTime(60_000);
    await play(app.stores.battles, {
      sides: [
        ['Orques', crowd('Gob', 5)],
        ['Nains', crowd('Grim', 5)],
      ],
    });
    const remove = { name: 'Supprimer\u00a0: Reikland contre Skavens' };
    await app.user.click(await screen.findByRole('button', remove));
    await app.user.click(screen.getByRole('button', { name: 'La garder' }));
    expect(screen.getByRole('button', remove)).toBeTruthy();
    await app.user.click(screen.getByRole('button', remove));
    await app.user.click(screen.getByRole('button', { name: /^Supprimer la / }));
    await settled();
    expect(screen.queryByRole('button', remove)).toBeNull();
    expect(new Set([...app.disk.entries.values()].map(({ battleId }) => battleId)).size).toBe(1);
  });

  it('with more than two sides is called a free-for-all', async () => {
    const { stores } = await openApp();
    await play(stores.battles, {
      sides: [...SKIRMISH.sides, ['Nains', crowd('Grim', 4)]],
    });
    expect(
      await screen.findByRole('region', { name: 'Mêlée\u00a0: Reikland, Skavens et Nains' }),
    ).toBeTruthy();
  });

  it('keeps its place through the rounds', async () => {
    const { stores } = await openApp();
    await play(stores.battles, { ...SKIRMISH, phases: ONE_ROUND });
    expect(
      (await screen.findByRole('region', { name: 'Reikland contre Skavens' })).textContent,
    ).toMatch(/ [23] · /);
  });
});

describe('past battles', () => {
  it('show who won, and link to their journal', async () => {
    const { stores } = await openApp();
    await play(stores.battles, { ...SKIRMISH, wonBy: 'Skavens' });
    const list = await screen.findByRole('region', { name: /terminées$/ });
    const link = within(list).getByRole('link', { name: /^Victoire/ });
    expect(link.textContent).toMatch(/^Victoire\u00a0: Skavens contre Reikland, /);
    expect(link.textContent).toContain(date(EVENING));
    expect(link.getAttribute('href')).toMatch(/^#\/battle\/b-.*\/journal$/);
  });

  it('can be restored after removal', async () => {
    const app = await openApp();
    await play(app.stores.battles, { ...SKIRMISH, wonBy: 'nobody' });
    await app.user.click(await screen.findByRole('button', { name: /^Supprimer/ }));
    expect(screen.queryByRole('region', { name: /terminées$/ })).toBeNull();
    expect(screen.getByText(/ supprimée : Reikland contre Skavens$/)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText(/Sans vainqueur/)).toBeTruthy();
    app.unmount();
    await settled();
    expect(app.disk.entries.size).toBeGreaterThan(0);
  });

  it('are gone for good once the screen is left', async () => {
    const app = await openApp();
    await play(app.stores.battles, { ...SKIRMISH, wonBy: 'nobody' });
    await app.user.click(await screen.findByRole('button', { name: /^Supprimer/ }));
    expect(app.disk.entries.size).toBeGreaterThan(0);
    app.unmount();
    await settled();
    expect(app.disk.entries.size).toBe(0);
  });
});

describe('a new version', () => {
  it('is installed on request when no battle is in progress', async () => {
    const applyUpdate = vi.fn<() => void>();
    const { stores, user } = await openApp();
    expect(screen.queryByText(/nouvelle version/)).toBeNull();
    act(() => stores.device.setState({ update: 'waiting', applyUpdate }));
    expect(await screen.findByText('Une nouvelle version est prête.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mettre à jour' }));
    expect(applyUpdate).toHaveBeenCalledOnce();
  });

  it('waits while a battle is in progress', async () => {
    const { stores } = await openApp();
    await play(stores.battles, SKIRMISH);
    act(() => stores.device.setState({ update: 'waiting' }));
    expect(
      await screen.findByText(
        'Une nouvelle version est prête : elle sera prise après la bataille.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mettre à jour' })).toBeNull();
  });

  it('is offered again when the battle is over', async () => {
    const { stores } = await openApp();
    await play(stores.battles, { ...SKIRMISH, wonBy: 'Reikland' });
    act(() => stores.device.setState({ update: 'waiting' }));
    expect(await screen.findByRole('button', { name: 'Mettre à jour' })).toBeTruthy();
  });
});
