import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addFreeMember, createWarband, setMissesNext } from '#roster/edit.ts';
import { setLeader } from '#roster/lineup.ts';
import type { Warband } from '#roster/warband.ts';
import { EMBLEMS } from '#rules/contract/emblems.ts';
import { isBattleId } from '#rules/contract/ids.ts';
import { system as colonial } from '#rules/systems/colonial/index.ts';
import { sees } from '../../support/sees.ts';
import { warbandOf } from '../../support/warbands.ts';
import { type AppStart, address, openApp, settled } from '../home/open-app.tsx';

const TWELVE = named(
  'Corbeaux',
  2000,
  warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/youngblood', 'Klaus'],
    ['reikland/champion', 'Otto'],
    ['reikland/warrior', 'Lames', 9],
  ]),
);
const FOUR = named(
  'Griffes',
  1000,
  warbandOf('skaven', [
    ['skaven/assassin-adept', 'Tarsik'],
    ['skaven/verminkin', 'Rat', 3],
  ]),
);

describe('a new battle', () => {
  it('whose rules were dropped between two taps says so, and starts at the next', async () => {
    const { user, stores } = await openNewBattle([TWELVE, FOUR]);
    const { create } = stores.battles.getState();
    stores.battles.setState({ create: () => Promise.resolve(null) });
    const start = () => user.click(screen.getByRole('button', { name: /^Commencer/ }));
    await start();
    await sees('ui:start-failed');
    stores.battles.setState({ create });
    await start();
    await waitFor(() => expect(address()).toMatch(/^\/battle\/b-/));
  });

  it('starts with the two warbands changed last', async () => {
    await openNewBattle([TWELVE, FOUR]);
    expect(sideNames()).toEqual(['Corbeaux', 'Griffes']);
    expect(card('Corbeaux').textContent).toContain('Chef\u00a0: Ulrich · Cd 8');
  });

  it('starts with the warband from whose page it was opened, even if another was changed later', async () => {
    const empty = named('Recrues', 3000, warbandOf('reikland', []));
    const app = await openApp({
      path: `/new-battle/${FOUR.id}`,
      warbands: [TWELVE, FOUR, empty],
      settings: { seeded: true },
    });
    expect(sideNames()).toEqual(['Griffes', 'Corbeaux']);
    const back = screen.getByRole('link', { name: 'Retour à la bande' });
    expect(back.getAttribute('href')).toBe(`#/warbands/${FOUR.id}`);
    await begin(app);
    expect(app.started().sides[0]?.name).toBe('Griffes');
  });

  it('uses the game of the warband from whose page it was opened', async () => {
    const fort = createWarband(colonial, '', { id: 'w-fort', name: 'Le fort', now: 1 });
    const force = addFreeMember(fort, colonial, 'infantry', { id: 'm-1', name: 'Tirailleurs' });
    await openApp({
      path: '/new-battle/w-fort',
      warbands: [TWELVE, force],
      settings: { seeded: true },
    });
    expect(sideNames()[0]).toBe('Le fort');
  });

  it('never suggests a warband without fighters', async () => {
    const empty = named('Recrues', 3000, warbandOf('reikland', []));
    await openNewBattle([TWELVE, empty]);
    expect(sideNames()).toEqual(['Corbeaux', 'Camp 2']);
  });

  it('is not offered again when the player goes back', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    const before = history.length;
    await begin(app);
    expect(address()).toMatch(/^\/battle\/b-/);
    expect(history.length).toBe(before);
  });

  it('starts with light sides when there are no warbands', async () => {
    await openNewBattle([]);
    expect(sideNames()).toEqual(['Camp 1', 'Camp 2']);
  });

  it('shows at how many losses each side tests', async () => {
    await openNewBattle([TWELVE, FOUR]);
    expect(card('Corbeaux').textContent).toContain('12 participants · test dès 3 hors de combat');
    expect(card('Griffes').textContent).toContain('4 participants · test dès 1 hors de combat');
  });

  it('says how many count for the rout where some don’t', async () => {
    const dogs = named(
      'Meute',
      3000,
      warbandOf('reikland', [
        ['reikland/captain', 'Ulrich'],
        ['reikland/warrior', 'Lames', 3],
        ['extras/wardog', 'Chien', 2],
      ]),
    );
    const app = await openNewBattle([dogs, FOUR]);
    expect(card('Meute').textContent).toContain('6 participants · test dès 2');
    await app.user.click(screen.getByText('Règles maison'));
    await app.user.click(screen.getByText('Les plus courantes'));
    const rule = screen.getByRole('group', { name: 'Chiens de guerre' });
    await app.user.click(within(rule).getByRole('radio', { name: 'Ne comptent pas' }));
    expect(card('Meute').textContent).toContain('6 participants, 4 comptent · test dès 1');
  });

  it('reminds of a die before the battle, and a tap leaves the fighter out', async () => {
    const wounded = {
      ...TWELVE,
      members: TWELVE.members.map((one) =>
        one.name === 'Otto'
          ? { ...one, traits: { ...one.traits, 'injury-old-wound': true as const } }
          : one,
      ),
    };
    const app = await openNewBattle([wounded, FOUR]);
    const asked = () => within(card('Corbeaux')).getByRole('group', { name: /^Vieille blessure/ });
    expect(within(card('Griffes')).queryByRole('group', { name: /^Vieille/ })).toBeNull();
    await app.user.click(within(asked()).getByRole('button', { name: 'Otto', pressed: true }));
    expect(
      within(asked()).getByRole('button', { name: 'Otto · Absent', pressed: false }),
    ).toBeTruthy();
    await begin(app);
    const otto = app.started().sides[0]?.fighters.find(({ label }) => label === 'Otto');
    expect(otto?.status).toBe('absent');
  });

  it('offers doses that fighters have: a tap takes one, with its die, and the others stay at home', async () => {
    const stocked = {
      ...TWELVE,
      members: TWELVE.members.map((one) =>
        one.name === 'Otto' || one.name === 'Klaus'
          ? { ...one, traits: { ...one.traits, 'crimson-shade': true as const } }
          : one,
      ),
    };
    const app = await openNewBattle([stocked, FOUR]);
    expect(within(card('Griffes')).queryByRole('group', { name: /^Drogues/ })).toBeNull();
    const drugs = within(card('Corbeaux')).getByRole('group', { name: /^Drogues/ });
    const chip = (name: RegExp, pressed: boolean) =>
      within(drugs).getByRole('button', { name, pressed });
    await app.user.click(chip(/^Klaus · Ombre/, false));
    await app.user.click(chip(/^Klaus · Ombre/, true));
    await app.user.click(chip(/^Otto · Ombre/, false));
    // The app has thrown; the player’s own die counts.
    const dice = within(card('Corbeaux')).getByRole('group', { name: /^D3/ });
    expect(within(dice).getAllByRole('button', { pressed: true })).toHaveLength(1);
    await app.user.click(within(dice).getByRole('button', { name: /= 3$/ }));
    await begin(app);
    const came = (name: string) =>
      app.started().sides[0]?.fighters.find(({ label }) => label === name);
    const otto = TWELVE.members.find(({ name }) => name === 'Otto')?.profile;
    expect(came('Otto')?.profile).toEqual({
      ...otto,
      I: (otto?.['I'] ?? 0) + 3,
      M: (otto?.['M'] ?? 0) + 1,
      S: (otto?.['S'] ?? 0) + 1,
    });
    expect(came('Otto')?.traits).toHaveProperty('crimson-shade');
    expect(came('Klaus')?.traits).not.toHaveProperty('crimson-shade');
    expect(came('Klaus')?.profile).toEqual(
      TWELVE.members.find(({ name }) => name === 'Klaus')?.profile,
    );
  });

  it('says who can’t be without a dose until he has taken one', async () => {
    const addicted = {
      ...TWELVE,
      members: TWELVE.members.map((one) =>
        one.name === 'Otto'
          ? {
              ...one,
              traits: { ...one.traits, 'crimson-shade': true as const, addicted: true as const },
            }
          : one,
      ),
    };
    const { user } = await openNewBattle([addicted, FOUR]);
    const missed = () => within(card('Corbeaux')).queryByText(/^Otto ne peut s’en passer/);
    expect(missed()).not.toBeNull();
    await user.click(within(card('Corbeaux')).getByRole('button', { name: /^Otto · Ombre/ }));
    expect(missed()).toBeNull();
  });

  it('reminds of advances that nobody has taken yet, and of none where there are none', async () => {
    const learnt = {
      ...TWELVE,
      members: TWELVE.members.map((one) =>
        one.name === 'Otto' || one.name === 'Klaus'
          ? { ...one, experience: one.experience + 4 }
          : one,
      ),
    };
    await openNewBattle([learnt, FOUR]);
    expect(card('Corbeaux').textContent).toContain('Progressions à tirer\u00a0: Klaus et Otto');
    expect(card('Griffes').textContent).not.toContain('Progressions');
  });

  it('starts with all fighters, in playing order, with the leader', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await begin(app);
    const [first] = app.started().sides;
    expect(first?.name).toBe('Corbeaux');
    expect(first?.light).toBe(false);
    expect(first?.warbandId).toBe(TWELVE.id);
    expect(first?.fighters.map(({ status }) => status)).toEqual(Array(12).fill('standing'));
    expect(labelOf(first, first?.leaderId)).toBe('Ulrich');
  });

  it('records every house rule, so that later defaults change nothing', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await app.user.click(screen.getByText('Règles maison'));
    await app.user.click(screen.getByText('Les plus courantes'));
    const rule = screen.getByRole('group', { name: 'Sortis de table' });
    await app.user.click(within(rule).getByRole('radio', { name: 'Comptent' }));
    // Of all rules, and of those that it is among.
    expect(screen.getAllByText('1 changée')).toHaveLength(2);
    await begin(app);
    const { houseRules } = app.started();
    expect(houseRules['routCountsLeftTable']).toBe('yes');
    expect(Object.keys(houseRules).toSorted()).toEqual(
      app.stores.systems
        .loaded('mordheim')
        ?.houseRules.map(({ id }) => id)
        .toSorted(),
    );
  });

  it('shows the house rules by use, each where it is looked for', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await app.user.click(screen.getByText('Règles maison'));
    const titles = ['Les plus courantes', 'Déroute', 'Alliances', 'Tir et corps à corps'];
    for (const name of [...titles, 'Commandement et fuite', 'Règles optionnelles', 'Autres'])
      expect(screen.getByText(name, { selector: 'summary *' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Bulle du second' })).toBeNull();
    await app.user.click(screen.getByText('Commandement et fuite'));
    expect(screen.getByRole('group', { name: 'Bulle du second' })).toBeTruthy();
  });

  it('records the scenario and the limit of rounds', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    expect(screen.getByText('Sans scénario')).toBeTruthy();
    await app.user.click(screen.getByText('Scénario'));
    await app.user.type(screen.getByLabelText('Nom du scénario'), 'Embuscade');
    await app.user.click(screen.getByRole('radio', { name: 'Autre' }));
    await app.user.click(screen.getByRole('button', { name: 'Un tour de plus' }));
    expect(screen.getByText('Embuscade · 11 tours')).toBeTruthy();
    await begin(app);
    expect(app.started().name).toBe('Embuscade');
    expect(app.started().roundLimit).toBe(11);
  });

  it('separates the scenario’s changes from the table’s house rules', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await app.user.click(screen.getByText('Scénario'));
    const rule = screen.getByRole('group', { name: 'Scénario sans déroute' });
    expect(rule.closest('details')?.querySelector('summary')?.textContent).toMatch(/^Scénario/);
    await app.user.click(within(rule).getByRole('radio', { name: 'Oui' }));
    expect(screen.getByText('Scénario sans déroute', { selector: 'summary *' })).toBeTruthy();
    expect(screen.getByText('Règles d’origine')).toBeTruthy();
    await begin(app);
    expect(app.started().houseRules['scenarioWithoutRout']).toBe('yes');
  });

  it('has no limit of rounds unless one is chosen', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await app.user.click(screen.getByText('Scénario'));
    await app.user.click(screen.getByRole('radio', { name: '6' }));
    await app.user.click(screen.getByRole('radio', { name: 'Aucune' }));
    await begin(app);
    expect(app.started().roundLimit).toBeNull();
  });

  it('asks the browser for persistent storage without waiting for the answer', async () => {
    const askPersistence = vi.fn(() => new Promise<'granted'>(() => {}));
    const app = await openNewBattle([TWELVE, FOUR], { askPersistence });
    await begin(app);
    expect(askPersistence).toHaveBeenCalledOnce();
    expect(address()).toMatch(/^\/battle\/b-/);
  });

  it('is in progress from its first moment', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await begin(app);
    await waitFor(() => expect(app.stores.battles.getState().summaries).toHaveLength(1));
  });

  it('says which side has its last evening still to do, and leads there', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await begin(app);
    const [, id] = /^\/battle\/(.+)$/.exec(address()) ?? [];
    if (!isBattleId(id)) throw new Error('no battle');
    const { battles, warbands } = app.stores;
    const session = await battles.getState().open(id);
    session?.send({ type: 'end-battle', winnerId: null });
    await session?.settled();
    await act(() => battles.getState().refresh());
    const again = async () => {
      location.hash = '/';
      await settled();
      location.hash = '/new-battle';
      await settled();
    };
    await again();
    const evening = (name: string) =>
      within(card(name)).queryByRole('link', { name: /^Après la bataille du .*, à finir$/ });
    await waitFor(() =>
      expect(evening('Griffes')?.getAttribute('href')).toBe(`#/battle/${id}/after/${FOUR.id}`),
    );
    act(() => warbands.getState().save({ ...FOUR, history: [{ id, result: 'none' }] }));
    await again();
    await waitFor(() => expect(evening('Corbeaux')).toBeTruthy());
    expect(evening('Griffes')).toBeNull();
  });

  it('starts once despite a double tap', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await app.user.dblClick(screen.getByRole('button', { name: /^Commencer/ }));
    await waitFor(() => expect(address()).not.toBe('/new-battle'));
    await settled();
    expect(app.disk.entries.size).toBe(1);
  });

  it('is refused with a sentence when a side has no fighters left', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    for (const label of ['Tarsik', 'Rat 1', 'Rat 2', 'Rat 3'])
      await leaveOut(app, 'Griffes', label);
    expect(card('Griffes').textContent).toContain('Personne ne participe');
    await begin(app);
    expect(screen.getByRole('alert').textContent).toMatch(/camp/i);
    expect(address()).toBe('/new-battle');
    expect(app.disk.entries.size).toBe(0);
  });
});

describe('participants', () => {
  it('change the threshold with every fighter left out', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    for (const label of ['Lames 1', 'Lames 2', 'Lames 3', 'Lames 4']) {
      await leaveOut(app, 'Corbeaux', label);
    }
    expect(card('Corbeaux').textContent).toContain('8 participants · test dès 2 hors de combat');
    expect(within(card('Corbeaux')).getByText('4 absents')).toBeTruthy();
    await begin(app);
    const absent = app.started().sides[0]?.fighters.filter(({ status }) => status === 'absent');
    expect(absent?.map(({ label }) => label)).toEqual(['Lames 1', 'Lames 2', 'Lames 3', 'Lames 4']);
  });

  it('include those in reserve', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    const side = within(card('Corbeaux'));
    await app.user.click(side.getByText('Qui participe'));
    await app.user.click(side.getByRole('radio', { name: 'En réserve' }));
    await app.user.click(side.getByRole('button', { name: 'Otto' }));
    expect(side.getByRole('button', { name: 'Otto · En réserve' })).toBeTruthy();
    expect(card('Corbeaux').textContent).toContain('12 participants · test dès 3 hors de combat');
    await begin(app);
    const otto = app.started().sides[0]?.fighters.find(({ label }) => label === 'Otto');
    expect(otto?.status).toBe('in-reserve');
  });

  it('are restored by a second tap', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await leaveOut(app, 'Corbeaux', 'Otto');
    await app.user.click(screen.getByRole('button', { name: 'Otto · Absent' }));
    expect(card('Corbeaux').textContent).toContain('12 participants');
  });
});

describe('the leader', () => {
  it('is asked for when the leader is left out, with the hero of highest Leadership suggested', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    expect(screen.queryByLabelText('Chef par intérim')).toBeNull();
    await leaveOut(app, 'Corbeaux', 'Ulrich');
    const choice = screen.getByRole('combobox', { name: 'Chef par intérim' });
    expect(card('Corbeaux').textContent).toContain(
      'Ulrich ne participe pas\u00a0: qui mène\u202f?',
    );
    expect(shownIn(choice)).toMatch(/^Otto/);
    await begin(app);
    const [side] = app.started().sides;
    expect(labelOf(side, side?.leaderId)).toBe('Otto');
  });

  it('is the fighter that the player names', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await leaveOut(app, 'Corbeaux', 'Ulrich');
    const choice = screen.getByRole('combobox', { name: 'Chef par intérim' });
    await app.user.selectOptions(choice, within(choice).getByRole('option', { name: /^Klaus/ }));
    await begin(app);
    const [side] = app.started().sides;
    expect(labelOf(side, side?.leaderId)).toBe('Klaus');
  });

  it('is asked for at once when the roster says that the leader misses the battle', async () => {
    await openNewBattle([setMissesNext(TWELVE, 'm-1', true), FOUR]);
    expect(card('Corbeaux').textContent).toContain('11 participants · test dès 3');
    expect(screen.getByRole('combobox', { name: 'Chef par intérim' })).toBeTruthy();
  });

  it('is the original leader again once he is included', async () => {
    const app = await openNewBattle([setMissesNext(TWELVE, 'm-1', true), FOUR]);
    await app.user.click(within(card('Corbeaux')).getByText('Qui participe'));
    await app.user.click(screen.getByRole('button', { name: 'Ulrich · Absent' }));
    expect(screen.queryByLabelText('Chef par intérim')).toBeNull();
    await begin(app);
    const [side] = app.started().sides;
    expect(labelOf(side, side?.leaderId)).toBe('Ulrich');
  });

  it('is asked for in a warband without one', async () => {
    await openNewBattle([setLeader(TWELVE, null), FOUR]);
    expect(card('Corbeaux').textContent).toContain(
      'La bande n’a pas de chef\u00a0: qui mène\u202f?',
    );
  });
});

describe('a light side', () => {
  it('gets a list again by a second tap, and keeps its alliance', async () => {
    const app = await openThree();
    await ally(app, 'Griffes', 'A');
    const tapLight = async (side: string) =>
      app.user.click(within(card(side)).getByRole('button', { name: 'Adversaire sans liste' }));
    await tapLight('Griffes');
    expect(sideNames()).toEqual(['Corbeaux', 'Camp 2', 'Camp 3']);
    await tapLight('Camp 2');
    await begin(app);
    expect(
      app.started().sides.map(({ light, warbandId, team }) => [light, warbandId, team]),
    ).toEqual([
      [false, TWELVE.id, null],
      [false, FOUR.id, 'a'],
      [true, null, null],
    ]);
  });

  it('has a name, a number of fighters and a Leadership', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await makeLight(app, 'Griffes', 'Orques');
    const side = within(card('Orques'));
    for (const _ of [1, 2, 3])
      await app.user.click(side.getByRole('button', { name: 'Une figurine de plus' }));
    await app.user.click(side.getByRole('button', { name: 'Un point de Commandement de plus' }));
    await begin(app);
    const light = app.started().sides[1];
    expect(light).toMatchObject({
      name: 'Orques',
      light: true,
      leadership: 8,
      leaderId: null,
      warbandId: null,
    });
    expect(light?.fighters.map(({ label }) => label)).toEqual(
      Array.from({ length: 13 }, () => 'Une figurine (Orques)'),
    );
    expect(light?.fighters[0]).toMatchObject({
      role: 'henchman',
      status: 'standing',
      wounds: 1,
      profile: { M: 4, WS: 3, W: 1, Ld: 8 },
    });
    expect(new Set(light?.fighters.map(({ id }) => id)).size).toBe(13);
  });

  it.each([
    [12, 3],
    [13, 4],
  ])('of %i fighters tests at %i', async (fighters, needed) => {
    const app = await openNewBattle([TWELVE, FOUR]);
    await makeLight(app, 'Griffes', 'Orques');
    const more = within(card('Orques')).getByRole('button', { name: 'Une figurine de plus' });
    for (let taps = 10; taps < fighters; taps += 1) await app.user.click(more);
    expect(card('Orques').textContent).toContain(
      `${fighters} participants · test dès ${needed} hors de combat`,
    );
  });

  it('may have no name', async () => {
    const app = await openNewBattle([TWELVE]);
    await begin(app);
    expect(app.started().sides.map(({ name }) => name)).toEqual(['Corbeaux', 'Camp 2']);
  });
});

describe('a warband against itself', () => {
  it('gets a number, as do all its fighters', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    const choice = within(card('Griffes')).getByRole('combobox', { name: 'Bande' });
    await app.user.selectOptions(choice, TWELVE.id);
    expect(sideNames()).toEqual(['Corbeaux', 'Corbeaux 2']);
    await begin(app);
    const { sides } = app.started();
    expect(sides.map(({ name }) => name)).toEqual(['Corbeaux', 'Corbeaux 2']);
    const fighters = sides.flatMap((side) => side.fighters);
    expect(new Set(fighters.map(({ label }) => label)).size).toBe(24);
    expect(new Set(fighters.map(({ id }) => id)).size).toBe(24);
    expect(labelOf(sides[0], sides[0]?.leaderId)).toBe('Ulrich');
    expect(labelOf(sides[1], sides[1]?.leaderId)).toBe('Ulrich 2');
  });
});

describe('the side that starts', () => {
  it('is the first one, until another is chosen', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    expect(screen.getByRole('button', { name: /Commencer/ }).textContent).toContain(
      'Premier : Corbeaux',
    );
    await app.user.click(screen.getByRole('radio', { name: 'Griffes' }));
    await begin(app);
    const { sides, position } = app.started();
    expect(sides.map(({ name }) => name)).toEqual(['Griffes', 'Corbeaux']);
    expect(position.sideId).toBe(sides[0]?.id);
  });

  it('can be left to chance', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    app.rollNext(2);
    await app.user.click(screen.getByRole('button', { name: 'Au hasard' }));
    expect(screen.getByRole('radio', { name: 'Griffes' })).toHaveProperty('checked', true);
    app.rollNext(1);
    await app.user.click(screen.getByRole('button', { name: 'Au hasard' }));
    expect(screen.getByRole('radio', { name: 'Corbeaux' })).toHaveProperty('checked', true);
  });

  it('is followed by the others in table order', async () => {
    const app = await openThree();
    await app.user.click(screen.getByRole('radio', { name: /Griffes/ }));
    await begin(app);
    expect(app.started().sides.map(({ name }) => name)).toEqual(['Griffes', 'Camp 3', 'Corbeaux']);
  });

  it('is followed in any order, changed one place per tap', async () => {
    const app = await openThree();
    const earlier = (side: string) =>
      screen.queryByRole('button', { name: `${side} joue plus tôt` });
    expect(earlier('Corbeaux')).toBeNull();
    await app.user.click(earlier('Camp 3') ?? document.body);
    await app.user.click(earlier('Camp 3') ?? document.body);
    expect(earlier('Camp 3')).toBeNull();
    expect(sideNames()).toEqual(['Corbeaux', 'Griffes', 'Camp 3']);
    expect(screen.getByRole('button', { name: /^Commencer/ }).textContent).toContain(
      'Premier : Camp 3',
    );
    await begin(app);
    expect(app.started().sides.map(({ name }) => name)).toEqual(['Camp 3', 'Corbeaux', 'Griffes']);
  });
});

describe('allies', () => {
  it('are asked about from three sides on', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    expect(screen.queryByRole('group', { name: 'Alliance' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Ajouter un camp' }));
    expect(screen.getAllByRole('group', { name: 'Alliance' })).toHaveLength(3);
  });

  it('are the sides with the same letter', async () => {
    const app = await openThree();
    await ally(app, 'Corbeaux', 'A');
    await ally(app, 'Camp 3', 'A');
    await begin(app);
    expect(app.started().sides.map(({ team }) => team)).toEqual(['a', null, 'a']);
  });

  it('stay allies when their warband is replaced or removed', async () => {
    const app = await openThree();
    await ally(app, 'Griffes', 'B');
    await ally(app, 'Camp 3', 'B');
    const griffes = within(card('Griffes'));
    await app.user.selectOptions(griffes.getByRole('combobox', { name: 'Bande' }), TWELVE.id);
    const twin = within(card('Corbeaux 2'));
    await app.user.click(twin.getByRole('button', { name: 'Adversaire sans liste' }));
    await begin(app);
    expect(app.started().sides.map(({ team, light }) => [team, light])).toEqual([
      [null, false],
      ['b', true],
      ['b', true],
    ]);
  });

  it('disappear when only two sides are left', async () => {
    const app = await openThree();
    await ally(app, 'Corbeaux', 'A');
    await ally(app, 'Griffes', 'A');
    await app.user.click(screen.getByRole('button', { name: 'Retirer Camp 3' }));
    await begin(app);
    expect(app.started().sides.map(({ team }) => team)).toEqual([null, null]);
  });

  it('cannot be all of the sides', async () => {
    const app = await openThree();
    for (const side of ['Corbeaux', 'Griffes', 'Camp 3']) await ally(app, side, 'C');
    await begin(app);
    expect(screen.getByRole('alert').textContent).toBe(
      'Tous les camps sont alliés\u00a0: il n’y a personne à combattre.',
    );
    expect(address()).toBe('/new-battle');
  });
});

describe('sides', () => {
  it('can be added and removed within the rules’ limits', async () => {
    const app = await openNewBattle([TWELVE, FOUR]);
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull();
    const add = () => screen.queryByRole('button', { name: 'Ajouter un camp' });
    for (let sides = 2; sides < 6; sides += 1) await app.user.click(add() ?? document.body);
    expect(sideNames()).toHaveLength(6);
    expect(add()).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Retirer Corbeaux' }));
    expect(sideNames()).toEqual(['Griffes', 'Camp 2', 'Camp 3', 'Camp 4', 'Camp 5']);
    expect(screen.getByRole('button', { name: /Commencer/ }).textContent).toContain('Griffes');
  });
});

describe('emblems', () => {
  const emblemsOf = (app: App) => app.started().sides.map(({ emblem }) => emblem);

  it('are those of the warbands; a light side gets a free one', async () => {
    const app = await openNewBattle([TWELVE, { ...FOUR, emblem: 'skull' }]);
    await app.user.click(screen.getByRole('button', { name: 'Ajouter un camp' }));
    await begin(app);
    const [first, second, third = ''] = emblemsOf(app);
    expect([first, second]).toEqual([TWELVE.emblem, 'skull']);
    expect(EMBLEMS.filter((id) => id !== TWELVE.emblem && id !== 'skull')).toContain(third);
  });

  it('stay with a warband that meets its twin, in another colour', async () => {
    const app = await openNewBattle([TWELVE, { ...FOUR, emblem: TWELVE.emblem }]);
    const tones = ['Corbeaux', 'Griffes'].map(
      (side) =>
        card(side)
          .querySelector('[class*="k-tone-"]')
          ?.className.match(/k-tone-\S+/)?.[0],
    );
    expect(tones[0]).toBeDefined();
    expect(tones[1]).not.toBe(tones[0]);
    await begin(app);
    expect(emblemsOf(app)).toEqual([TWELVE.emblem, TWELVE.emblem]);
  });
});

type App = Awaited<ReturnType<typeof openApp>>;

async function openNewBattle(
  warbands: readonly Warband[],
  device: AppStart['device'] = {},
): Promise<App> {
  return openApp({ path: '/new-battle', warbands, settings: { seeded: true }, device });
}

async function begin({ user }: App): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Commencer/ }));
  await waitFor(() => {
    expect([
      address().startsWith('/new-battle'),
      screen.queryByRole('alert')?.textContent,
    ]).not.toEqual([true, '']);
  });
  await settled();
}

/** Two warbands and a light side. */
async function openThree(): Promise<App> {
  const app = await openNewBattle([TWELVE, FOUR]);
  await app.user.click(screen.getByRole('button', { name: 'Ajouter un camp' }));
  return app;
}

async function ally({ user }: App, side: string, letter: string): Promise<void> {
  const choice = within(card(side)).getByRole('group', { name: 'Alliance' });
  await user.click(within(choice).getByRole('radio', { name: letter }));
}

async function leaveOut({ user }: App, side: string, label: string): Promise<void> {
  const fold = within(card(side)).getByText('Qui participe');
  if (fold.closest('details')?.open !== true) await user.click(fold);
  await user.click(within(card(side)).getByRole('button', { name: label }));
}

async function makeLight({ user }: App, side: string, name: string): Promise<void> {
  await user.click(within(card(side)).getByRole('button', { name: 'Adversaire sans liste' }));
  await user.type(screen.getByLabelText('Nom du camp'), name);
}

function card(side: string): HTMLElement {
  return screen.getByRole('region', { name: side });
}

function sideNames(): readonly (string | null)[] {
  return screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((text) => text !== 'Qui commence\u202f?');
}

function shownIn(select: HTMLElement): string {
  if (!(select instanceof HTMLSelectElement)) throw new Error('not a list of choices');
  return select.selectedOptions[0]?.textContent ?? '';
}

function labelOf(
  side:
    | { readonly fighters: readonly { readonly id: string; readonly label: string }[] }
    | undefined,
  id: string | null | undefined,
): string | undefined {
  return side?.fighters.find((fighter) => fighter.id === id)?.label;
}

/** All warbands of `warbandOf` have the same name; the one changed last comes first on the screen. */
function named(name: string, changedAt: number, warband: Warband): Warband {
  return { ...warband, id: `w-${name}`, name, changedAt };
}
