import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFreeMember, setExperience, setMissesNext, setTrait } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import { setLeader } from '#roster/lineup.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId, WarbandId, WarriorId } from '#rules/contract/ids.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { summarize } from '#store/battle-summary.ts';
import { TestBattle } from '../../support/battles.ts';
import { ROSTER_SYSTEM } from '../../support/roster-system.ts';
import { sees } from '../../support/sees.ts';
import { emptyWarband, warbandOf } from '../../support/warbands.ts';
import { only, openMenu, openRoster, sheet } from './open-roster.tsx';

const CAPTAIN = ['reikland/captain', 'Ulrich'] as const;
const CHAMPION = ['reikland/champion', 'Otto'] as const;
const WARRIORS = ['reikland/warrior', 'Lames', 3] as const;

/** The page behind an open sheet is inert, so rows are looked up before. */
async function openMember(user: { click: (element: Element) => Promise<void> }, name: RegExp) {
  await user.click(row(name));
}

function row(name: RegExp): HTMLElement {
  const members = screen.getByRole('region', { name: 'Combattants' });
  return within(members).getByRole('button', { name });
}

function rowNames(): readonly string[] {
  const members = within(screen.getByRole('region', { name: 'Combattants' }));
  return members.getAllByRole('listitem').map((item) => {
    const [button] = within(item).getAllByRole('button');
    return button?.textContent ?? '';
  });
}

/** Opens what is rarely done with the member. */
const openMore = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(sheet().getByRole('button', { name: 'Plus d’actions' }));

/** Rules and skills that a member may still have. */
const openRules = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(sheet().getByRole('button', { name: 'Règle ou compétence' }));

const close = () => sheet().getByRole('button', { name: 'Fermer' });

describe('a new warband', () => {
  it('has a type and a name, and replaces the form', async () => {
    const { user, warband, reopened } = await openRoster('/warbands/new');
    const before = history.length;
    await user.type(screen.getByRole('textbox', { name: 'Nom de la bande' }), '  Les Égouttiers ');
    await user.click(screen.getByRole('radio', { name: 'Skavens (clan Eshin)' }));
    await user.click(screen.getByRole('button', { name: /^Créer la bande/ }));

    expect(screen.getByRole('heading', { level: 1, name: 'Les Égouttiers' })).toBeTruthy();
    expect(location.hash).toBe(`#/warbands/${warband().id}`);
    expect(history.length).toBe(before);
    expect(warband()).toMatchObject({
      name: 'Les Égouttiers',
      systemId: 'mordheim',
      catalogueId: 'skaven',
      emblem: 'rat',
      members: [],
    });
    expect(await reopened()).toEqual([warband()]);
  });

  describe('whose type takes time to come', () => {
    const tap = (role: string, name: RegExp) => fireEvent.click(screen.getByRole(role, { name }));

    function slowNetwork() {
      let arrive = () => {};
      const network = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { arrive: () => act(async () => arrive()), network };
    }

    it('is made once, of what was chosen last', async () => {
      const { arrive, network } = slowNetwork();
      const { warband } = await openRoster('/warbands/new', [], undefined, [], null, network);
      tap('radio', /^Skavens \(clan Eshin\)/);
      tap('button', /^Créer la bande/);
      tap('radio', /^Répurgateurs/);
      tap('button', /^Créer la bande/);
      tap('button', /^Créer la bande/);
      await arrive();
      expect(warband().name).toBe('Répurgateurs');
    });

    it('is not made for somebody who has gone elsewhere meanwhile', async () => {
      const { arrive, network } = slowNetwork();
      const { stores } = await openRoster('/warbands/new', [], undefined, [], null, network);
      tap('button', /^Créer la bande/);
      act(() => {
        location.hash = '#/warbands';
        dispatchEvent(new HashChangeEvent('hashchange'));
      });
      await arrive();
      expect(stores.warbands.getState().warbands).toEqual([]);
      expect(location.hash).toBe('#/warbands');
    });
  });

  it('without a name takes that of its type', async () => {
    const { user, warband } = await openRoster('/warbands/new');
    await user.click(screen.getByRole('radio', { name: 'Répurgateurs' }));
    await user.click(screen.getByRole('button', { name: /^Créer la bande/ }));
    expect(warband().name).toBe('Répurgateurs');
  });

  it('may have no type', async () => {
    const { user, warband } = await openRoster('/warbands/new');
    await user.click(screen.getByRole('radio', { name: 'Bande libre' }));
    await user.click(screen.getByRole('button', { name: /^Créer la bande/ }));
    expect(warband()).toMatchObject({ catalogueId: '', name: '' });
    expect(screen.getByText('La bande n’a pas de nom.')).toBeTruthy();
  });
});

describe('the warband itself', () => {
  it('saves another name while it is typed', async () => {
    const { user, warband, reopened } = await openRoster('/warbands/w-test', [emptyWarband('')]);
    await openMenu(user);
    const field = screen.getByRole('textbox', { name: 'Nom de la bande' });
    await user.clear(field);
    await user.type(field, 'Les Rats de ');
    expect(field).toHaveProperty('value', 'Les Rats de ');
    expect(warband().name).toBe('Les Rats de');
    await user.type(field, 'Mordheim');
    expect(screen.getByRole('heading', { level: 1, name: 'Les Rats de Mordheim' })).toBeTruthy();
    expect(only(await reopened()).name).toBe('Les Rats de Mordheim');
  });

  it('takes another emblem', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [emptyWarband('reikland')]);
    await openMenu(user);
    await user.click(sheet().getByRole('button', { name: 'Changer l’emblème' }));
    expect(sheet().getByRole('button', { name: 'Corbeau', pressed: true })).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Comète' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(warband().emblem).toBe('comet');
  });

  it('counts its battles, has notes, and owns a war horn', async () => {
    const { user, warband, reopened } = await openRoster('/warbands/w-test', [emptyWarband('')]);
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Une bataille de plus' }));
    expect(warband().battles).toBe(1);
    const battles = screen.getByRole('textbox', { name: 'Batailles livrées' });
    await user.clear(battles);
    await user.type(battles, '12');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Doit 30 co');
    await user.click(screen.getByRole('button', { name: 'Cor de guerre', pressed: false }));
    const horn = screen.getByRole('button', { name: 'Cor de guerre', pressed: true });
    expect(only(await reopened())).toMatchObject({
      battles: 12,
      notes: 'Doit 30 co',
      traits: { 'war-horn': true },
    });
    await user.click(horn);
    expect(warband().traits).toEqual({});
  });

  it('tells how many battles it has fought on this device, once there is one', async () => {
    const { user, stores } = await openRoster('/warbands/w-test', [emptyWarband('')]);
    await openMenu(user);
    const told = () => screen.queryByText(/^Sur cet appareil/)?.textContent ?? null;
    const fought = (battleId: BattleId, winner: string, warbandId: WarbandId = 'w-test') => {
      const battle = new TestBattle(ROSTER_SYSTEM, [
        { name: 'Corbeaux', warbandId, fighters: [{ name: 'Otto' }] },
        { name: 'Griffes', fighters: [{ name: 'Rat' }] },
      ]).do({ type: 'end-battle', winnerId: `s-${winner}` });
      return summarize(battleId, battle.entries) ?? [];
    };
    const here = (...battles: readonly ReturnType<typeof fought>[]) =>
      act(() => stores.battles.setState({ summaries: battles.flat() }));
    here(fought('b-1', 'Corbeaux', 'w-other'));
    expect(told()).toBeNull();
    here(fought('b-1', 'Corbeaux'), fought('b-2', 'Griffes'));
    expect(told()).toBe('Sur cet appareil\u00a0: 2 batailles, 1 gagnée');
  });

  it('answers four questions with a number each, and what is behind it one tap away', async () => {
    const { user } = await openRoster('/warbands/w-test', [
      warbandOf('reikland', [CAPTAIN, WARRIORS]),
    ]);
    const tiles = within(screen.getByRole('group', { name: 'La bande en chiffres' }));
    expect(tiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '40 valeur',
      '365 or (co)',
      '0 pierre mag.',
      '4/15 effectif',
    ]);
    const behind = async (tile: string | RegExp) => {
      await user.click(tiles.getByRole('button', { name: tile }));
      const rows = sheet().queryAllByRole('listitem');
      const told = rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
      const said = sheet().queryByText(/^Coût/)?.textContent?.replaceAll(/\s/g, ' ');
      await user.click(close());
      return told.length > 0 ? told : said;
    };
    expect(await behind('40 valeur')).toEqual(['Ulrich 25', 'Lames × 3 15', 'Valeur 40']);
    expect(await behind('365 or (co)')).toBe('Coût : 135 co sur 500 · reste 365 co');
    expect(await behind(/effectif$/)).toEqual([
      'Figurines 4, de 3 à 15',
      'Héros 1 sur 6',
      'Hommes de main 3',
      'Animaux 0',
    ]);
    await user.click(tiles.getByRole('button', { name: '0 pierre mag.' }));
    await user.click(sheet().getByRole('button', { name: 'Un de plus, Pierre magique' }));
    await user.click(close());
    expect(tiles.getByRole('button', { name: '1 pierre mag.' })).toBeTruthy();
  });

  it('has one verb for each thing to do', async () => {
    const start = warbandOf('reikland', [CAPTAIN, WARRIORS]);
    const verbs = () =>
      [...screen.getByRole('group', { name: 'Que faire\u202f?' }).children].map(
        ({ textContent }) => textContent,
      );
    await openRoster('/warbands/w-test', [start]);
    expect(verbs()).toEqual(['Recruter', 'Acheter', 'Vendre', 'Partager']);
    const signs = ['La bande en chiffres', 'Que faire\u202f?'].flatMap((name) =>
      [...screen.getByRole('group', { name }).querySelectorAll('svg')].map((one) => one.innerHTML),
    );
    expect(signs).toHaveLength(8);
    expect(new Set(signs)).toHaveProperty('size', 8);
  });

  it('can be duplicated, with new ids', async () => {
    const original = warbandOf('reikland', [CAPTAIN, WARRIORS]);
    const { user, stores } = await openRoster('/warbands/w-test', [original]);
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Dupliquer' }));
    const name = 'Les Essais (copie)';
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
    const { warbands } = stores.warbands.getState();
    const copy = only(warbands?.filter((one) => one.id !== 'w-test') ?? []);
    expect(copy).toMatchObject({ name, catalogueId: 'reikland' });
    expect(copy.members.map((member) => member.labels)).toEqual(
      original.members.map((member) => member.labels),
    );
    const ids = [...original.members, ...copy.members].map((member) => member.id);
    expect(new Set(ids).size).toBe(4);
  });

  it('recruits before all else while it is nobody or one alone, who may fight all the same', async () => {
    const { user } = await openRoster('/warbands/w-test', [emptyWarband('reikland')]);
    const battle = () => screen.queryByRole('link', { name: /^Livrer bataille/ });
    const embers = () =>
      [...document.querySelectorAll('.k-primary')].map(({ textContent }) => textContent?.trim());
    expect(battle()).toBeNull();
    expect(embers()).toEqual(['Recruter']);
    // Nothing else to do, and nothing to complain of.
    expect(screen.queryByRole('group', { name: 'Que faire\u202f?' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'À vérifier' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    await user.click(sheet().getByRole('button', { name: /^Capitaine mercenaire/ }));
    await user.click(close());
    expect(battle()?.getAttribute('href')).toBe('#/new-battle/w-test');
    expect(embers()).toEqual(['Recruter']);
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    await user.click(sheet().getByRole('button', { name: /^Champion/ }));
    await user.click(close());
    expect(battle()?.getAttribute('href')).toBe('#/new-battle/w-test');
    expect(embers()).toEqual(['Livrer bataille 2 figurines · test dès 1 hors de combat']);
  });

  it('says who can really fight, and from how many out of action the test is due', async () => {
    const start = warbandOf('reikland', [CAPTAIN, CHAMPION, WARRIORS]);
    await openRoster('/warbands/w-test', [setMissesNext(start, 'm-2', true)]);
    const battle = screen.getByRole('link', { name: /^Livrer bataille/ });
    expect(battle.textContent).toBe('Livrer bataille 4 figurines · test dès 1 hors de combat');
  });

  it('is reported when it does not exist', async () => {
    await openRoster('/warbands/w-gone', [emptyWarband('')]);
    expect(screen.getByText(/^Cette bande n’est pas sur cet appareil/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Retour aux bandes' })).toBeTruthy();
  });
});

describe('saving', () => {
  it('is shown discreetly, and only when done', async () => {
    const { user, pauseSaves } = await openRoster('/warbands/w-test', [emptyWarband('reikland')]);
    expect(screen.getByText('Mercenaires reiklanders · enregistré')).toBeTruthy();
    await openMenu(user);
    const resume = pauseSaves();
    await user.click(screen.getByRole('button', { name: 'Une bataille de plus' }));
    expect(screen.getByText('Mercenaires reiklanders · enregistrement…')).toBeTruthy();
    resume();
    expect(await screen.findByText('Mercenaires reiklanders · enregistré')).toBeTruthy();
  });

  it('reports when another tab has changed the same warband', async () => {
    const { stores } = await openRoster('/warbands/w-test', [emptyWarband('reikland')]);
    const notice = () => screen.queryByText(/autre onglet/);
    expect(notice()).toBeNull();
    act(() => stores.warbands.setState({ changedElsewhere: 'w-test' }));
    await sees('roster:warband.changed-elsewhere');
    act(() => stores.warbands.setState({ changedElsewhere: 'w-another' }));
    expect(notice()).toBeNull();
  });

  it('that fails says why, loses nothing, and can be tried again', async () => {
    const { user, warband, failNextSave, reopened } = await openRoster('/warbands/w-test', [
      emptyWarband(''),
    ]);
    await openMenu(user);
    failNextSave('quota');
    await user.click(screen.getByRole('button', { name: 'Une bataille de plus' }));
    expect(within(await screen.findByRole('alert')).getByText(/plus de place/)).toBeTruthy();
    expect(screen.getByText('Bande libre · pas enregistré')).toBeTruthy();
    await sees('roster:warband.not-saved');
    expect(warband().battles).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Bande libre · enregistré')).toBeTruthy();
    expect(only(await reopened()).battles).toBe(1);
  });
});

describe('members', () => {
  it('come from the warband’s type, with price and limit', async () => {
    const start = warbandOf('reikland', [CHAMPION]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    const own = within(sheet().getByRole('region', { name: 'De la bande' }));
    expect(own.getByRole('button', { name: /^Champion Héros · 35\sco · 1 sur 2$/ })).toBeTruthy();
    await user.click(own.getByRole('button', { name: /^Capitaine mercenaire/ }));
    expect(sheet().getByRole('heading', { name: 'Capitaine mercenaire' })).toBeTruthy();
    expect(warband().members[1]).toMatchObject({
      name: 'Capitaine mercenaire',
      profileId: 'reikland/captain',
      leader: true,
      experience: 20,
      traits: { 'bubble-range': 12 },
    });
  });

  it('are listed with the gold left; one above the limit is marked, and can be added all the same', async () => {
    const start = warbandOf('reikland', [CAPTAIN, WARRIORS]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    expect(screen.getByRole('button', { name: /effectif$/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    expect(sheet().getByText('reste 365 co')).toBeTruthy();
    const full = /^Capitaine mercenaire au complet · .* · 1 sur 1$/;
    await user.click(sheet().getByRole('button', { name: full }));
    expect(warband().members).toHaveLength(3);
    expect(sheet().getByText('reste 305 co')).toBeTruthy();
  });

  it('may be hired from those open to everyone', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [emptyWarband('reikland')]);
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    const extras = within(sheet().getByRole('region', { name: 'Ouverts à tous' }));
    await user.click(extras.getByRole('button', { name: /^Ogre garde du corps/ }));
    expect(warband().members[0]?.profileId).toBe('extras/ogre-bodyguard');
  });

  it('of a group of three have a label each', async () => {
    const { user, warband, reopened } = await openRoster('/warbands/w-test', [
      emptyWarband('reikland'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    await user.click(sheet().getByRole('button', { name: /^Guerrier Homme/ }));
    const more = sheet().getByRole('button', { name: 'Une figurine de plus' });
    await user.click(more);
    await user.click(more);
    for (const [index, label] of ['Wilhelm', 'Lutz', 'Karl'].entries()) {
      const field = sheet().getByRole('textbox', { name: `Nom de la figurine ${index + 1}` });
      await user.clear(field);
      await user.type(field, label);
    }
    expect(warband().members[0]?.labels).toEqual(['Wilhelm', 'Lutz', 'Karl']);
    await user.click(close());
    expect(row(/^Guerrier ×3/)).toBeTruthy();
    expect(only(await reopened()).members[0]?.labels).toEqual(['Wilhelm', 'Lutz', 'Karl']);

    await openMember(user, /Guerrier/);
    await user.click(sheet().getByRole('button', { name: 'Renommer' }));
    await user.click(sheet().getByRole('button', { name: 'Retirer Lutz' }));
    expect(warband().members[0]?.labels).toEqual(['Wilhelm', 'Karl']);
  });

  it('get a number when two have the same name, shown when the field is left', async () => {
    const start = warbandOf('reikland', [CHAMPION, WARRIORS]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Lames/);
    await user.click(sheet().getByRole('button', { name: 'Renommer' }));
    const field = sheet().getByRole('textbox', { name: 'Nom de la figurine 2' });
    await user.clear(field);
    await user.type(field, 'Otto');
    expect(field).toHaveProperty('value', 'Otto');
    await user.tab();
    expect(field).toHaveProperty('value', 'Otto 2');
    expect(warband().members[1]?.labels).toEqual(['Lames 1', 'Otto 2', 'Lames 3']);
  });

  it('pass a new name on to their labels, without fragments typed on the way', async () => {
    const start = warbandOf('reikland', [
      ['reikland/warrior', 'Lames', 2],
      ['reikland/marksman', 'La', 2],
    ]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Lames/);
    await user.click(sheet().getByRole('button', { name: 'Renommer' }));
    const field = sheet().getByRole('textbox', { name: 'Nom du groupe' });
    await user.clear(field);
    await user.type(field, 'Lansquenets');
    expect(warband().members[0]).toMatchObject({
      name: 'Lansquenets',
      labels: ['Lansquenets 1', 'Lansquenets 2'],
    });
  });

  it('have one leader: naming another moves the crown', async () => {
    const start = warbandOf('reikland', [CAPTAIN, CHAMPION]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    const crowned = (name: RegExp) => within(row(name)).queryByRole('img', { name: 'Chef' });
    expect(crowned(/Ulrich/)).toBeTruthy();
    expect(crowned(/Otto/)).toBeNull();
    await openMember(user, /Otto/);
    await openMore(user);
    await user.click(sheet().getByRole('switch', { name: 'Chef' }));
    await user.click(close());
    expect(crowned(/Ulrich/)).toBeNull();
    expect(crowned(/Otto/)).toBeTruthy();
    expect(warband().members.map((member) => member.leader)).toEqual([false, true]);
  });

  it('can be given a profile later by typing a few letters; name and items stay', async () => {
    const start = warbandOf('reikland', [CAPTAIN, CHAMPION]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Otto/);
    await openMore(user);
    await user.click(sheet().getByRole('button', { name: 'Profil\u00a0: Champion' }));
    await user.type(sheet().getByRole('searchbox', { name: 'Profil' }), 'recr');
    await user.click(sheet().getByRole('button', { name: 'Recrue' }));
    expect(sheet().getByRole('button', { name: 'Profil\u00a0: Recrue' })).toBeTruthy();
    expect(warband().members[1]).toMatchObject({ name: 'Otto', profileId: 'reikland/youngblood' });
  });

  it('may be custom: Leadership 9, causing fear', async () => {
    const { user, reopened } = await openRoster('/warbands/w-test', [emptyWarband('')]);
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    expect(sheet().queryByRole('region', { name: 'De la bande' })).toBeNull();
    const free = within(sheet().getByRole('region', { name: 'Profil libre' }));
    await user.click(free.getByRole('button', { name: 'Héros' }));

    const name = sheet().getByRole('textbox', { name: 'Nom' });
    await user.clear(name);
    await user.type(name, 'Krell');
    await user.click(sheet().getByRole('button', { name: /^Cd/ }));
    const more = sheet().getByRole('button', { name: 'Commandement\u00a0: un de plus' });
    await user.click(more);
    await user.click(more);
    await openRules(user);
    const psychology = within(sheet().getByRole('group', { name: 'Psychologie' }));
    await user.click(psychology.getByRole('button', { name: 'Cause la peur' }));
    expect(sheet().getByText(/^Cause la peur : /)).toBeTruthy();
    await openMore(user);
    await user.type(sheet().getByRole('textbox', { name: 'Surnom du profil' }), 'Champion mort');
    await user.click(sheet().getByRole('button', { name: /^Expérience/ }));
    await user.click(sheet().getByRole('button', { name: 'Un point d’expérience de plus' }));
    await user.click(sheet().getByRole('switch', { name: 'Manque la prochaine bataille' }));
    await user.click(close());

    expect(row(/Krell/).textContent).toBe('Champion mort  Krell  absent à la prochaine 1 XP');
    const profile = { M: 4, WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 9 };
    expect(only(only(await reopened()).members)).toMatchObject({
      name: 'Krell',
      labels: ['Krell'],
      title: 'Champion mort',
      role: 'hero',
      profileId: '',
      profile,
      traits: { 'causes-fear': true },
      experience: 1,
      missesNext: true,
    });
  });

  it('have the order of the roster, which can be changed', async () => {
    const start = warbandOf('reikland', [
      CAPTAIN,
      WARRIORS,
      CHAMPION,
      ['reikland/youngblood', 'Klaus'],
    ]);
    const { user } = await openRoster('/warbands/w-test', [start]);
    const order = () => rowNames().map((name) => /Ulrich|Otto|Klaus|Lames/.exec(name)?.[0]);
    expect(order()).toEqual(['Ulrich', 'Otto', 'Klaus', 'Lames']);
    // Among those whom he is listed with.
    await openMember(user, /Klaus/);
    await openMore(user);
    expect(sheet().getByText('3 sur 3')).toBeTruthy();
    const down = sheet().getByRole<HTMLButtonElement>('button', {
      name: 'Descendre dans la liste',
    });
    expect(down.disabled).toBe(true);
    await user.click(sheet().getByRole('button', { name: 'Monter dans la liste' }));
    expect(sheet().getByText('2 sur 3')).toBeTruthy();
    await user.click(close());
    expect(order()).toEqual(['Ulrich', 'Klaus', 'Otto', 'Lames']);
    await openMember(user, /Ulrich/);
    await openMore(user);
    const up = () =>
      sheet().getByRole<HTMLButtonElement>('button', { name: 'Monter dans la liste' });
    expect(up().disabled).toBe(true);
    await user.click(sheet().getByRole('button', { name: 'Descendre dans la liste' }));
    expect(up().disabled).toBe(false);
    expect(sheet().getByText('2 sur 3')).toBeTruthy();
  });

  it('have fought at most as many battles as the app counts', async () => {
    const start = warbandOf('reikland', [CAPTAIN]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await openMenu(user);
    const field = screen.getByRole('textbox', { name: 'Batailles livrées' });
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Une bataille de plus' });
    expect(more.disabled).toBe(false);
    await user.clear(field);
    await user.type(field, String(LIMITS.battles));
    expect(warband().battles).toBe(LIMITS.battles);
    expect(more.disabled).toBe(true);
  });

  it('can be duplicated; the copy opens', async () => {
    const start = warbandOf('reikland', [CAPTAIN, CHAMPION]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Ulrich/);
    await openMore(user);
    await user.click(sheet().getByRole('button', { name: 'Dupliquer' }));
    expect(sheet().getByRole('textbox', { name: 'Nom' })).toHaveProperty('value', 'Ulrich 2');
    expect(warband().members.map(({ name, leader }) => [name, leader])).toEqual([
      ['Ulrich', true],
      ['Ulrich 2', false],
      ['Otto', false],
    ]);
  });

  it('when removed can be restored to their place', async () => {
    const start = warbandOf('reikland', [CAPTAIN, CHAMPION, WARRIORS]);
    const { user, stores, warband, reopened } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Ulrich/);
    await openMore(user);
    await user.click(sheet().getByRole('button', { name: 'Retirer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Ulrich a quitté la bande.')).toBeTruthy();
    expect(warband().members).toHaveLength(2);
    expect(only(await reopened()).members).toHaveLength(2);

    // Changes made in between are kept.
    act(() => stores.warbands.getState().save({ ...warband(), battles: 1 }));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(warband().members).toEqual(start.members);
    expect(warband().battles).toBe(1);
    expect(screen.queryByText('Ulrich a quitté la bande.')).toBeNull();
    expect(only(await reopened()).members).toEqual(start.members);
  });
});

describe('traits', () => {
  it('removed by mistake are restored by a second tap, value included', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [
      warbandOf('reikland', [CAPTAIN]),
    ]);
    await openMember(user, /Ulrich/);
    await user.click(sheet().getByRole('button', { name: /^Retirer Portée du chef/ }));
    expect(warband().members[0]?.traits).toEqual({});
    await user.click(sheet().getByRole('button', { name: /^Remettre Portée du chef/ }));
    expect(warband().members[0]?.traits).toEqual({ 'bubble-range': 12 });
  });

  it('with a number are typed', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [
      warbandOf('reikland', [CAPTAIN]),
    ]);
    await openMember(user, /Ulrich/);
    await user.click(sheet().getByRole('button', { name: /^Portée du chef/ }));
    const field = sheet().getByRole('textbox', { name: 'Portée du chef' });
    await user.clear(field);
    await user.type(field, '18');
    expect(warband().members[0]?.traits).toEqual({ 'bubble-range': 18 });
  });

  it('with an unknown number stay empty until it is entered', async () => {
    const start = setTrait(warbandOf('reikland', [CAPTAIN]), 'm-1', 'bubble-range', true);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Ulrich/);
    await user.click(sheet().getByRole('button', { name: /^Portée du chef/ }));
    const field = sheet().getByRole('textbox', { name: 'Portée du chef' });
    await user.type(field, 'loin');
    await user.tab();
    expect(field).toHaveProperty('value', '');
    expect(warband().members[0]?.traits).toEqual({ 'bubble-range': true });
  });

  it('that are spells are separate, from the lists he learns from, with a difficulty to lower', async () => {
    const start = warbandOf('undead', [['undead/necromancer', 'Heinrich']]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Heinrich/);
    const spells = within(sheet().getByRole('region', { name: 'Sorts et prières' }));
    expect(spells.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Drain de vie',
      'Réanimation',
      'Vision de mort',
      'Fatalité',
      'Appel de Vanhel',
      'Incantation de réveil',
    ]);
    await user.click(spells.getByRole('button', { name: 'Drain de vie' }));
    await user.click(spells.getByRole('button', { name: /un de moins$/ }));
    expect(warband().members[0]?.traits).toEqual({ wizard: true, lifestealer: 9 });
    expect(spells.getByRole('button', { name: 'Drain de vie 9+', pressed: true })).toBeTruthy();
    await openRules(user);
    expect(sheet().getAllByRole('button', { name: /^Drain de vie 9/ })).toHaveLength(1);
    expect(sheet().getByRole('button', { name: 'Feu de l’âme' })).toBeTruthy();
  });

  it('explain themselves: his own at a tap, and of the others the one touched last', async () => {
    const traits = { 'causes-fear': true, 'immune-fear': true } as const;
    const [otto] = warbandOf('reikland', [CHAMPION]).members;
    const start = { ...emptyWarband('reikland'), members: otto ? [{ ...otto, traits }] : [] };
    const { user } = await openRoster('/warbands/w-test', [start]);
    const explained = () =>
      sheet()
        .queryAllByRole('listitem')
        .flatMap(({ textContent }) => /^([^:]+)\s: /.exec(textContent ?? '')?.[1] ?? []);
    await openMember(user, /Otto/);
    expect(sheet().queryByText(/^Cause la peur\s: /)).toBeNull();
    await user.click(sheet().getByRole('button', { name: 'Cause la peur', expanded: false }));
    expect(sheet().getByText(/^Cause la peur\s: /)).toBeTruthy();
    await openRules(user);
    expect(explained()).toEqual([]);
    await user.click(sheet().getByRole('button', { name: 'Sans peur', pressed: true }));
    expect(explained()).toEqual(['Sans peur']);
  });

  it('with a text suggest the rules’ words, and accept others', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [
      warbandOf('reikland', [CHAMPION]),
    ]);
    const traits = () => warband().members[0]?.traits;
    await openMember(user, /Otto/);
    await openRules(user);
    await user.click(sheet().getByRole('button', { name: 'Hait' }));
    expect(traits()).toEqual({});
    const choices = within(sheet().getByRole('group', { name: 'Choix pour Hait' }));
    await user.click(choices.getByRole('button', { name: 'Orques et Gobelins' }));
    expect(traits()).toEqual({ hates: 'orcs-and-goblins' });
    const hated = { name: 'Hait\u00a0: Orques et Gobelins', pressed: true };
    expect(sheet().getByRole('button', hated)).toBeTruthy();
    await user.type(sheet().getByRole('textbox', { name: /^Hait · Autre/ }), 'les nains');
    expect(traits()).toEqual({ hates: 'les nains' });
    await user.clear(sheet().getByRole('textbox', { name: /^Hait · Autre/ }));
    expect(traits()).toEqual({});
  });

  it('with two words are two lines, and one changes without the other', async () => {
    const hating = setTrait(
      warbandOf('dwarfs', [['dwarfs/noble', 'Otto']]),
      'm-1',
      'hates',
      'orcs-and-goblins, Crovax',
    );
    const { user, warband } = await openRoster('/warbands/w-test', [hating]);
    const hates = () => warband().members[0]?.traits['hates'];
    await openMember(user, /Otto/);
    const line = (name: RegExp) => sheet().getByRole('button', { name, expanded: false });
    expect(line(/^Hait\s: Orques et Gobelins$/)).toBeTruthy();
    await user.click(line(/^Hait\s: Crovax$/));
    const typed = sheet().getByRole<HTMLInputElement>('textbox', { name: /^Hait · Autre/ });
    expect(typed.value).toBe('Crovax');
    await user.type(typed, ' le Noir');
    expect(hates()).toBe('orcs-and-goblins, Crovax le Noir');
    const choices = within(sheet().getByRole('group', { name: 'Choix pour Hait' }));
    await user.click(choices.getByRole('button', { name: 'Orques et Gobelins' }));
    expect(hates()).toBe('Crovax le Noir');
  });

  it('that injuries left are given up by themselves, and taken back', async () => {
    const start = setTrait(warbandOf('reikland', [CHAMPION]), 'm-1', 'hates', 'Rats, Crovax');
    const { user, warband } = await openRoster('/warbands/w-test', [start], [mordheim]);
    const hates = () => warband().members[0]?.traits['hates'];
    await openMember(user, /Otto/);
    await user.click(sheet().getByRole('button', { name: /^Hait\s: Rats$/, expanded: false }));
    await user.click(sheet().getByRole('button', { name: /^Retirer Hait\s: Rats$/ }));
    expect(hates()).toBe('Crovax');
    await user.click(sheet().getByRole('button', { name: /^Remettre Hait\s: Rats$/ }));
    expect(hates()).toBe('Crovax, Rats');
  });

  it('of a bear name its tamer, not an id', async () => {
    const { user } = await openRoster('/warbands/w-test', [
      warbandOf('kislev', [['kislev/trained-bear', 'Micha']]),
    ]);
    await openMember(user, /Micha/);
    expect(sheet().getAllByText(/N’obéit qu’à : Dompteur d’ours/).length).toBeGreaterThan(0);
  });
});

describe('warnings', () => {
  const leaderless: Warband = setLeader(warbandOf('reikland', [CAPTAIN, CHAMPION]), null);

  it('are shown, but block neither changes nor battles', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [leaderless]);
    const findings = () => within(screen.getByRole('region', { name: 'À vérifier' }));
    expect(findings().getByText('Personne ne commande la bande.')).toBeTruthy();
    expect(findings().getByText(/^Effectif trop faible : 2/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Livrer bataille/ })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    await user.click(sheet().getByRole('button', { name: /^Capitaine mercenaire/ }));
    expect(sheet().queryByText('Capitaine mercenaire × 2 : 1 au plus.')).toBeNull();
    await user.click(close());
    expect(warband().members).toHaveLength(3);
    expect(findings().queryByText('Personne ne commande la bande.')).toBeNull();
    const twice = findings().getByRole('button', { name: /Capitaine mercenaire × 2\s: 1 au plus/ });
    await user.click(twice);
    expect(sheet().getByRole('heading', { level: 2, name: 'Ulrich' })).toBeTruthy();
    expect(sheet().getByText('Capitaine mercenaire × 2 : 1 au plus.')).toBeTruthy();
  });

  it('spell out a characteristic’s name', async () => {
    const strange = warbandOf('reikland', [CAPTAIN]);
    const members = strange.members.map((member) => ({
      ...member,
      profile: { ...member.profile, WS: 14 },
    }));
    const { user, warband } = await openRoster('/warbands/w-test', [{ ...strange, members }]);
    expect(screen.getByText(/Capacité de combat vaut 14 : attendu de 0 à 10\./)).toBeTruthy();
    await openMember(user, /Ulrich/);
    await user.click(sheet().getByRole('button', { name: /^CC/ }));
    await user.click(
      sheet().getByRole('button', { name: 'Capacité de combat\u00a0: un de moins' }),
    );
    expect(warband().members[0]?.profile['WS']).toBe(13);
  });

  it('disappear when all is well', async () => {
    const good = warbandOf('reikland', [CAPTAIN, CHAMPION, WARRIORS]);
    await openRoster('/warbands/w-test', [good]);
    expect(screen.queryByRole('region', { name: 'À vérifier' })).toBeNull();
  });
});

describe('a row', () => {
  const said = () =>
    within(screen.getByRole('region', { name: 'Combattants' }))
      .getAllByRole('listitem')
      .map((one) =>
        within(one)
          .getAllByRole('button')
          .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim()),
      );

  it('says first what stands on the table, then the name with what is worn, then the experience', async () => {
    const made = warbandOf('reikland', [CAPTAIN, ['reikland/warrior', 'Lames', 2]]);
    const armed = [
      ['m-1', 'sword', true],
      ['m-1', 'pistol', true],
      ['m-1', 'helmet', true],
      ['m-1', 'armour', 'light'],
      ['m-2', 'shield', true],
    ] as const;
    const ready = armed.reduce((now, [id, trait, value]) => setTrait(now, id, trait, value), made);
    await openRoster('/warbands/w-test', [ready]);
    expect(said()).toEqual([
      ['Capitaine mercenaire épée, pistolet Ulrich casque, armure légère 20 XP'],
      ['Guerrier Lames ×2 · bouclier 0 XP'],
    ]);
  });

  it('names as many weapons as two lines hold, and counts the others', async () => {
    const weapons = ['throwing-weapon', 'sword', 'axe', 'pistol', 'bow'] as const;
    const arm = (band: Warband, id: WarriorId) =>
      weapons.reduce((now, weapon) => setTrait(now, id, weapon, true), band);
    const made = warbandOf('reikland', [CAPTAIN, CHAMPION]);
    await openRoster('/warbands/w-test', [arm(arm(made, 'm-1'), 'm-2')], [mordheim]);
    const rowOf = (name: string) =>
      said()
        .flat()
        .find((words) => words?.includes(name));
    expect(rowOf('Ulrich')).toBe('Capitaine mercenaire arc, épée, hache +2 Ulrich 20 XP');
    expect(rowOf('Otto')).toBe('Champion arc, épée, hache, pistolet +1 Otto 8 XP');
  });

  it('has the news in place of the armour: who is absent, what he has lost and learnt', async () => {
    const made = warbandOf('reikland', [CAPTAIN, CHAMPION, ['reikland/youngblood', 'Klaus']]);
    const hurt = setMissesNext(
      setTrait(setTrait(made, 'm-2', 'helmet', true), 'm-2', 'injury-eye', true),
      'm-1',
      true,
    );
    const line = {
      id: 'b-1',
      result: 'won',
      advances: [{ id: 'm-3', name: 'Klaus', kind: 'raise', what: 'WS' }],
    };
    await openRoster('/warbands/w-test', [{ ...hurt, battles: 1, history: [line] }]);
    await screen.findByText('+1 CC');
    expect(said()).toEqual([
      ['Capitaine mercenaire Ulrich absent à la prochaine 20 XP'],
      ['Champion Otto Œil crevé 8 XP'],
      ['Recrue Klaus +1 CC 0 XP'],
    ]);
  });

  it('says which characteristic the last battle has lowered', async () => {
    const line = {
      id: 'b-1',
      result: 'lost',
      fallen: [
        { id: 'm-1', name: 'Ulrich', injuries: ['leg-wound'] },
        { id: 'm-2', name: 'Otto', injuries: ['full-recovery', 'of-tomorrow'] },
      ],
    };
    const made = warbandOf('reikland', [CAPTAIN, CHAMPION]);
    await openRoster('/warbands/w-test', [{ ...made, battles: 1, history: [line] }], [mordheim]);
    await screen.findByText('−1 M');
    expect(said()).toEqual([['Capitaine mercenaire Ulrich −1 M 20 XP'], ['Champion Otto 8 XP']]);
  });

  it('has the name first where there is neither profile nor title', async () => {
    const made = addFreeMember(emptyWarband(''), ROSTER_SYSTEM, 'henchman', {
      id: 'm-1',
      name: 'Krell',
    });
    await openRoster('/warbands/w-test', [setTrait(made, 'm-1', 'axe', true)]);
    expect(said()).toEqual([['Krell hache 0 XP']]);
  });

  it('says a name that is that of his profile once, and no code of a hatred', async () => {
    const made = warbandOf('dwarfs', [['dwarfs/noble', 'Noble nain']]);
    await openRoster('/warbands/w-test', [
      setTrait(made, 'm-1', 'hates', 'orcs-and-goblins, Crovax'),
    ]);
    expect(said()[0]?.[0]).toMatch(/^Noble nain\s+\d+ XP$/);
  });

  it('offers an open advance as a button of its own, whose dice one tap takes back', async () => {
    const made = warbandOf('reikland', [CAPTAIN, CHAMPION]);
    const { user, warband } = await openRoster('/warbands/w-test', [
      setExperience(made, 'm-2', 11),
    ]);
    const before = warband().members;
    expect(said()[1]).toEqual(['Champion Otto 11 XP', '1 progression']);
    await user.click(screen.getByRole('button', { name: '1 progression' }));
    await user.click(sheet().getByRole('button', { name: /^Capacité de combat ou/ }));
    await user.click(sheet().getByRole('button', { name: /^Capacité de combat$/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(said()[1]).toEqual(['Champion Otto 11 XP']);
    expect(warband().members[1]).toMatchObject({ profile: { WS: 5 }, advances: 1 });
    expect(screen.getByText('Otto : CC 4 → 5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(warband().members).toEqual(before);
    expect(said()[1]).toEqual(['Champion Otto 11 XP', '1 progression']);
  });
});
