import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withDice, withNewPrisoner } from '#roster/after-battle/draft.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { undoAfterBattle } from '#roster/after-battle/take-back.ts';
import { type Ledger, ledgerOf, type OpenCase, withHolder } from '#roster/between/captives.ts';
import { betweenBattles } from '#roster/between/line.ts';
import {
  choicesFor,
  type Deal,
  LOST,
  missingFor,
  settled,
  swapsFor,
} from '#roster/between/settle.ts';
import { takenBack } from '#roster/between/take-back.ts';
import { setTrait } from '#roster/edit.ts';
import { parseWarband } from '#roster/parse.ts';
import { findProfile } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import { carriedItems } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { after, foughtWith, ravens } from '../after-battle/scenes.ts';

const RAVENS: Warband = { ...ravens(), id: 'w-ravens', purse: { gold: 100 } };

function foe(type: string, leader: string): Warband {
  const band = warbandOf(type, [[`${type}/${leader}`, 'Vlad']]);
  return {
    ...band,
    id: 'w-foe',
    name: 'Griffes',
    purse: { gold: 10 },
    members: band.members.map((one) => ({ ...one, leader: true })),
  };
}

const DEAL: Deal = { fate: 'ransom', price: 0, answers: [], swap: null };
const STEP = { id: 'e-1', at: 9, newcomer: { id: 'm-new', name: 'Zombie' } } as const;

/** Otto, who carries a sword and a dagger, is captured in a battle against them. */
function captured(owner: Warband, captor: Warband): Warband {
  const fought = foughtWith(owner, { Otto: { out: true } });
  const known = {
    ...fought,
    against: [captor.name],
    foes: [{ emblem: 'rat', warbandId: captor.id, leader: '' }],
  };
  return after(owner, known, (draft, idOf) => ({
    ...withDice(draft, idOf('Otto'), 6, 1),
    unpaid: ['m-6'],
  })).warband;
}

function ledger(of: Warband, ...all: readonly Warband[]): Ledger {
  return ledgerOf(of, all, system.afterBattle);
}

function first(cases: readonly OpenCase[]): OpenCase {
  const [one, ...more] = cases;
  expect(more).toEqual([]);
  if (one === undefined) throw new Error('no captive');
  return one;
}

function settle(open: OpenCase, deal: Partial<Deal>) {
  const done = settled(open, { ...DEAL, ...deal }, system, STEP);
  return {
    own: done.find(({ id }) => id === open.owner?.id) ?? null,
    captor: done.find(({ id }) => id === open.captor?.id) ?? null,
    done,
  };
}

function otto(warband: Warband | null) {
  return warband?.members.find(({ name }) => name === 'Otto') ?? null;
}

const armed = setTrait(setTrait(RAVENS, 'm-2', 'sword', true), 'm-2', 'helmet', true);

describe('a captive of two warbands on this device', () => {
  const foes = foe('undead', 'vampire');
  const own = captured(armed, foes);

  it('is in the ledger of both, and counts for nothing meanwhile', () => {
    expect(otto(own)?.heldBy).toEqual({ warbandId: 'w-foe', name: 'Griffes' });
    const away = first(ledger(own, own, foes).away);
    const held = first(ledger(foes, own, foes).held);
    expect(away).toEqual(held);
    expect(away).toMatchObject({ name: 'Otto', captorName: 'Griffes', ownerName: own.name });
    expect(ledger(own, own, foes).held).toEqual([]);
    expect(ledger(foes, own, foes).away).toEqual([]);
    const free = {
      ...own,
      members: own.members.map((one) => (one === otto(own) ? { ...one, traits: {} } : one)),
    };
    expect(warbandRating(own, system)).toBe(
      (warbandRating(free, system) ?? 0) - 5 - (otto(own)?.experience ?? 0),
    );
  });

  it('is undone with the battle in which he was taken', () => {
    const back = undoAfterBattle(own, system, 'b-1');
    expect(back === null ? null : ledger(foes, back, foes).held).toEqual([]);
  });

  it('is bought back: gold goes from one purse to the other, and all he carries comes home', () => {
    const { own: home, captor } = settle(first(ledger(own, own, foes).away), { price: 30 });
    expect([home?.purse?.['gold'], captor?.purse?.['gold']]).toEqual([70, 40]);
    expect(otto(home)).toMatchObject({ missesNext: false });
    expect(otto(home)?.heldBy).toBeUndefined();
    expect(otto(home)?.traits).toEqual(otto(armed)?.traits);
    expect(captor?.stash).toBeUndefined();
    expect(home === null || captor === null ? null : ledger(captor, home, captor).held).toEqual([]);
  });

  it('is not bought back for more than there is', () => {
    const open = first(ledger(own, own, foes).away);
    expect(missingFor(open, { ...DEAL, price: 130 }, system)).toBe(30);
    expect(settle(open, { price: 130 }).done).toEqual([]);
  });

  it('is sold for D6 × 5, and leaves what he carried to them', () => {
    const { own: left, captor } = settle(first(ledger(foes, own, foes).held), {
      fate: 'slavers',
      answers: [4],
    });
    expect([left?.purse?.['gold'], captor?.purse?.['gold']]).toEqual([100, 30]);
    expect(otto(left)).toBeNull();
    expect(captor?.stash).toEqual({ helmet: 1, sword: 1 });
    const [last] = (historyOf(left ?? own).at(-1)?.gone ?? []).slice(-1);
    expect(last).toMatchObject({ name: 'Otto', how: 'captivity' });
  });

  it('rises as a zombie: in their group, or as a new one', () => {
    const open = first(ledger(foes, own, foes).held);
    const { captor } = settle(open, { fate: 'zombie' });
    expect(captor?.members.map(({ name, labels }) => [name, labels.length])).toEqual([
      ['Vlad', 1],
      ['Zombie', 1],
    ]);
    const [more] = settled(
      { ...open, owner: null, captor },
      { ...DEAL, fate: 'zombie' },
      system,
      STEP,
    );
    expect(more?.members.map(({ labels }) => labels.length)).toEqual([1, 2]);
  });

  it('pleases dark gods, who teach the leader', () => {
    const cult = foe('possessed', 'magister');
    const theirs = captured(armed, cult);
    const open = first(ledger(cult, theirs, cult).held);
    const before = cult.members[0]?.experience ?? 0;
    expect(settle(open, { fate: 'sacrifice' }).captor?.members[0]?.experience).toBe(before + 1);
  });

  it('takes the lead with him, which the only heir takes over', () => {
    const led = {
      ...armed,
      members: armed.members.map((one) => ({ ...one, leader: one.id === 'm-2' })),
    };
    const { own: left } = settle(
      first(ledger(captured(led, foes), captured(led, foes), foes).away),
      {
        fate: 'slavers',
        answers: [1],
      },
    );
    expect(left?.members.filter(({ leader }) => leader).map(({ name }) => name)).toEqual([
      'Ulrich',
    ]);
  });

  it('goes home for one of theirs', () => {
    const taken = { ...foe('reikland', 'captain'), id: 'w-foe' } as const;
    const theirs = withHolder(setTrait(taken, 'm-1', 'held-captive', true), 'm-1', {
      warbandId: 'w-ravens',
      name: 'Corbeaux',
    });
    const mine = captured(armed, theirs);
    const of = ledger(mine, mine, theirs);
    const swap = first(swapsFor(first(of.away), of));
    expect(swap.name).toBe('Vlad');
    expect(
      swapsFor(first(ledger(theirs, mine, theirs).held), ledger(theirs, mine, theirs)),
    ).toHaveLength(1);
    const { own: home, captor } = settle(first(of.away), { fate: 'exchange', swap });
    const now = [home ?? mine, captor ?? theirs] as const;
    expect(ledger(now[0], ...now)).toEqual({ away: [], held: [] });
    expect(ledger(now[1], ...now)).toEqual({ away: [], held: [] });
    expect(betweenBattles(now[0])).toMatchObject([{ fate: 'exchange', swapped: 'Vlad', gold: 0 }]);
  });

  test.each<Partial<Deal>>([
    { price: 30 },
    { fate: 'exchange' },
    { fate: 'slavers', answers: [6] },
    { fate: 'zombie' },
  ])('is settled and unsettled as if nothing had been: %j', (deal) => {
    const { done } = settle(first(ledger(own, own, foes).away), deal);
    const stored = done.map((one) => reread(one));
    expect(stored).toHaveLength(2);
    const back = takenBack(stored, () => system, 'e-1') ?? [];
    expect(back.map((one) => reread(one))).toEqual([reread(own), reread(foes)]);
  });

  it('is not unsettled for one side alone, once the other has spent what it got', () => {
    const { own: home, captor } = settle(first(ledger(own, own, foes).away), { price: 30 });
    if (home === null || captor === null) throw new Error('not settled');
    const spent = { ...captor, purse: { gold: 5 } };
    expect(takenBack([home, spent], () => system, 'e-1')).toBeNull();
    expect(
      takenBack([home, { ...captor, purse: { gold: 35 } }], () => system, 'e-1'),
    ).toMatchObject([{ purse: { gold: 100 } }, { purse: { gold: 5 } }]);
  });

  it('keeps the battle before from being undone until he is unsettled', () => {
    const { done } = settle(first(ledger(own, own, foes).away), { price: 30 });
    const [home] = done;
    expect(home === undefined ? null : undoAfterBattle(home, system, 'b-1')).toBeNull();
    const [back] = takenBack(done, () => system, 'e-1') ?? [];
    expect(back === undefined ? null : undoAfterBattle(back, system, 'b-1')).not.toBeNull();
  });

  it('brings no gold and no things from nowhere, whatever is agreed', () => {
    const things = (warband: Warband) =>
      Object.values(warband.stash ?? {}).reduce((sum, count) => sum + count, 0) +
      warband.members
        .flatMap((one) => carriedItems(one, system).map(() => one.labels.length))
        .reduce((sum, count) => sum + count, 0);
    const gold = (warband: Warband) => warband.purse?.['gold'] ?? 0;
    const both = (count: (one: Warband) => number, bands: readonly Warband[]) =>
      bands.reduce((sum, one) => sum + count(one), 0);
    fc.assert(
      fc.property(
        fc.constantFrom('ransom', 'exchange', 'slavers', 'zombie'),
        fc.nat(150),
        fc.integer({ min: 1, max: 6 }),
        (fate, price, die) => {
          const answers = fate === 'slavers' ? [die] : [];
          const { done } = settle(first(ledger(own, own, foes).away), { fate, price, answers });
          const now = done.length === 0 ? [own, foes] : done;
          const earned = fate === 'slavers' ? die * 5 : 0;
          expect(both(gold, now)).toBe(both(gold, [own, foes]) + earned);
          expect(both(things, now)).toBe(both(things, [own, foes]));
        },
      ),
    );
  });
});

describe('a captive whose other side is on another device', () => {
  const away: Warband = { ...foe('skaven', 'adept'), theirs: 'met' };
  const own = captured(armed, away);

  it('is known by the name of who holds him', () => {
    expect(first(ledger(own, own, away).away)).toMatchObject({
      captor: null,
      captorName: 'Griffes',
    });
    expect(ledger(away, own, away).away).toEqual([]);
  });

  it.each([
    [{ price: 30 }, 70, true],
    [{ fate: 'exchange' }, 100, true],
    [{ fate: LOST }, 100, false],
  ] as const)('changes this side alone: %j', (deal, gold, home) => {
    const open = first(ledger(own, own, away).away);
    expect(choicesFor(open, system.afterBattle).map(({ id }) => id)).toEqual([
      'ransom',
      'exchange',
    ]);
    const { done } = settle(open, deal);
    expect(done.map(({ id }) => id)).toEqual(['w-ravens']);
    expect(done[0]?.purse).toEqual({ gold });
    expect(otto(done[0] ?? null) !== null).toBe(home);
    expect(ledger(done[0] ?? own, ...done).away).toEqual([]);
  });

  it('stays with his captor, who has noted his name, until a later evening', () => {
    const fought = foughtWith(RAVENS);
    const noted = after(RAVENS, fought, (draft) => ({
      ...withNewPrisoner(draft, 'Skritt'),
      unpaid: ['m-6'],
    })).warband;
    const later = reread(noted);
    const open = first(ledger(later, later).held);
    expect(open).toMatchObject({ name: 'Skritt', owner: null, ownerName: 'Griffes d’Eshin' });
    const { done } = settle(open, { fate: 'slavers', answers: [2] });
    expect(done).toMatchObject([{ purse: { gold: 110 } }]);
    expect(done[0]?.holds).toBeUndefined();
    const [back] = takenBack(done, () => system, 'e-1') ?? [];
    expect(back === undefined ? null : reread(back)).toEqual(later);
    // The battle itself takes him along.
    expect(undoAfterBattle(later, system, 'b-1')?.holds).toBeUndefined();
  });

  it('is not there twice when his own warband says it too', () => {
    const foes = foe('undead', 'vampire');
    const holds = [{ id: 'e-x', name: 'otto', of: { warbandId: null, name: '' } }];
    const both = captured(armed, foes);
    expect(ledger({ ...foes, holds }, both, foes).held).toHaveLength(1);
  });
});

test('nobody is bought back where the table plays without ransom', () => {
  const fought = { ...foughtWith(armed, { Otto: { out: true } }), captivesLost: true };
  const { warband } = after(armed, fought, (draft, idOf) => ({
    ...withDice(draft, idOf('Otto'), 6, 1),
    unpaid: ['m-6'],
  }));
  expect(otto(warband)).toBeNull();
  expect(historyOf(warband).at(-1)?.gone).toMatchObject([{ name: 'Otto', how: 'captivity' }, {}]);
});

test('whoever was captive before this was noted is held by nobody known', () => {
  const before = setTrait(armed, 'm-2', 'held-captive', true);
  expect(first(ledger(before, before).away)).toMatchObject({ captor: null, captorName: '' });
  const known = withHolder(before, 'm-2', { warbandId: 'w-foe', name: 'Griffes' });
  expect(first(ledger(known, known, foe('undead', 'vampire')).away).captor?.id).toBe('w-foe');
});

test('what captors may do and are told is of profiles that there are', () => {
  const { captorMay = [], remarks = [] } = system.afterBattle?.captivity ?? {};
  const ids = [
    ...captorMay.flatMap(({ joins }) => joins ?? []),
    ...remarks.flatMap(({ profiles }) => profiles),
  ];
  expect(ids).toHaveLength(2);
  expect(ids.filter((id) => findProfile(system, id) === null)).toEqual([]);
});

test('what is stored of captives is within bounds, or refused', () => {
  const many = Array.from({ length: 61 }, (_, at) => ({
    id: `e-${at}`,
    name: 'x',
    of: { warbandId: null, name: '' },
  }));
  const read = (holds: unknown) => parseWarband({ ...RAVENS, holds }, () => system).ok;
  expect([read(many.slice(1)), read(many), read([{ id: 3 }])]).toEqual([true, false, false]);
});

/** As the app reads it from the disk. */
function reread(warband: Warband): Warband {
  const read = parseWarband(JSON.parse(JSON.stringify(warband)), () => system);
  if (!read.ok) throw new Error(JSON.stringify(read.reasons));
  return read.warband;
}
