import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AfterDraft,
  draftOf,
  unfinished,
  withCaptive,
  withDice,
  withDraft,
} from '#roster/after-battle/draft.ts';
import { aftermath } from '#roster/after-battle/finish.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { isFinished, isStarted } from '#roster/after-battle/progress.ts';
import { propose } from '#roster/after-battle/proposal.ts';
import { mayTakeBack, undoAfterBattle } from '#roster/after-battle/take-back.ts';
import { addMember, setExperience, setMissesNext, setNotes, setTrait } from '#roster/edit.ts';
import { parseWarband } from '#roster/parse.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { FighterView } from '#rules/contract/battle-view.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { gearOf } from '#rules/systems/mordheim/gear.ts';
import { hatredOf } from '#rules/systems/mordheim/hatred.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { after, anyAftermath, foughtWith, ravens } from './scenes.ts';

const FOE: FighterView = {
  id: 'f-foe',
  sideId: 's-foes',
  label: 'Foe',
  profileId: '',
  role: 'henchman',
  profile: {},
  traits: {},
  status: 'standing',
  wounds: 1,
  flags: {},
};

const OUT = { out: true, by: 'Broyeur' };

function member(warband: Warband, id: WarriorId): Member | undefined {
  return warband.members.find((one) => one.id === id);
}

/** The warband after this one injury. */
function hurt(label: string, dice: readonly number[], warband = ravens()): Warband {
  const fought = foughtWith(warband, { [label]: OUT });
  return after(warband, fought, (draft, idOf) => withDice(draft, idOf(label), ...dice)).warband;
}

describe('a captive', () => {
  const CAPTURED = [6, 1];
  const held = () => hurt('Otto', CAPTURED);
  const nextEvening = (warband: Warband, say?: (draft: AfterDraft) => AfterDraft) => {
    const fought = { ...foughtWith(warband), battleId: 'b-2' as const };
    return after(warband, fought, say);
  };

  test('misses every battle until he is back', () => {
    expect(member(held(), 'm-2')).toMatchObject({
      missesNext: true,
      traits: { 'held-captive': true },
    });
    const { warband, proposal } = nextEvening(held());
    expect(proposal.captives).toEqual([{ memberId: 'm-2', fate: 'held', ransom: 0, short: 0 }]);
    expect(member(warband, 'm-2')).toMatchObject({ missesNext: true });
  });

  test('returns for a ransom with all his equipment', () => {
    const rich = { ...setTrait(held(), 'm-2', 'sword', true), purse: { gold: 55 } };
    const { warband } = nextEvening(rich, (draft) => ({
      ...withCaptive(draft, 'm-2', 'freed'),
      ransoms: { 'm-2': 25 },
    }));
    const otto = member(warband, 'm-2');
    expect(otto).toMatchObject({ missesNext: false, traits: { sword: true } });
    expect(otto?.traits).not.toHaveProperty('held-captive');
    expect(warband.purse).toEqual({ gold: 15 });
    expect(historyOf(warband).at(-1)).toMatchObject({ ransom: 25 });
    // A ransom entered before the player chose otherwise costs nothing.
    const kept = nextEvening(rich, (draft) => ({ ...draft, ransoms: { 'm-2': 25 } }));
    expect(kept.warband.purse).toEqual({ gold: 40 });
  });

  test('is still held if the purse does not reach for his ransom, and costs nothing then', () => {
    const poor = { ...held(), purse: { gold: 30 } };
    const asked = (price: number) =>
      nextEvening(poor, (draft) => ({
        ...withCaptive(draft, 'm-2', 'freed'),
        ransoms: { 'm-2': price },
        unpaid: ['m-6'],
      }));
    const { warband, proposal } = asked(42);
    expect(proposal.captives).toEqual([{ memberId: 'm-2', fate: 'held', ransom: 0, short: 12 }]);
    expect(member(warband, 'm-2')?.traits).toHaveProperty('held-captive');
    expect(warband.purse).toEqual({ gold: 30 });
    expect(asked(30).warband.purse).toEqual({ gold: 0 });
    expect(member(asked(30).warband, 'm-2')?.traits).not.toHaveProperty('held-captive');
  });

  test('does not count for the size of a sale while he is held', () => {
    const sizeOf = (fate: 'held' | 'freed') =>
      nextEvening(held(), (draft) => withCaptive(draft, 'm-2', fate)).proposal.sale?.size;
    expect([sizeOf('held'), sizeOf('freed')]).toEqual([6, 7]);
  });

  test('leaves when he is lost, and stays in the history', () => {
    const { warband } = nextEvening(held(), (draft) => withCaptive(draft, 'm-2', 'lost'));
    expect(member(warband, 'm-2')).toBeUndefined();
    expect(historyOf(warband).at(-1)?.gone).toMatchObject([{ name: 'Otto', how: 'captivity' }]);
  });

  test('can be settled on the same evening, and is captive again if that is undone', () => {
    const fought = foughtWith(ravens(), { Otto: OUT });
    const settled = after(ravens(), fought, (draft, idOf) =>
      withCaptive(withDice(draft, idOf('Otto'), ...CAPTURED), 'm-2', 'freed'),
    );
    expect(member(settled.warband, 'm-2')).toMatchObject({ missesNext: false });
    expect(withCaptive(settled.draft, 'm-2', 'held').captives).toEqual({});
  });

  test('is succeeded as leader once he is lost', () => {
    const fought = foughtWith(ravens(), { Ulrich: OUT });
    const { proposal } = after(ravens(), fought, (draft, idOf) =>
      withCaptive(withDice(draft, idOf('Ulrich'), ...CAPTURED), 'm-1', 'lost'),
    );
    expect(proposal.succession).not.toBeNull();
  });
});

describe('the warband afterwards', () => {
  test('loses its dead: a hero, one of a group, a dog', () => {
    expect(member(hurt('Otto', [1, 4]), 'm-2')).toBeUndefined();
    expect(member(hurt('Lame 2', [2]), 'm-5')?.labels).toEqual(['Lame 1', 'Lame 3']);
    expect(member(hurt('Chien 1', [1]), 'm-7')?.labels).toEqual(['Chien 2']);
    expect(member(hurt('Lame 2', [3]), 'm-5')?.labels).toHaveLength(3);
  });

  test.each([
    ['M', [2, 2]],
    ['T', [2, 6]],
    ['BS', [3, 1]],
    ['I', [3, 3]],
    ['WS', [3, 4]],
  ])('%s is reduced by one', (characteristic, dice) => {
    const before = member(ravens(), 'm-2')?.profile[characteristic] ?? 0;
    expect(member(hurt('Otto', dice), 'm-2')?.profile[characteristic]).toBe(before - 1);
  });

  test.each([
    ['injury-arm', [2, 3, 1]],
    ['stupidity', [2, 4, 1]],
    ['frenzy', [2, 4, 6]],
    ['no-run', [2, 5, 1]],
    ['injury-eye', [3, 1]],
    ['injury-old-wound', [3, 2]],
    ['injury-hardened', [6, 2]],
    ['injury-horrible-scars', [6, 4]],
  ])('%s is carried from then on', (trait, dice) => {
    expect(member(hurt('Otto', dice), 'm-2')?.traits).toHaveProperty(trait, true);
  });

  test.each([
    [1, 'hero', 'Broyeur'],
    // For a henchman, his leader is hated instead.
    [3, 'henchman', 'Skritt'],
    [4, 'hero', 'Skritt'],
    [5, 'hero', 'Griffes d’Eshin'],
    [6, 'hero', 'Griffes d’Eshin'],
  ])('hatred by result %i, after being taken out by a %s, is against %s', (die, byRole, whom) => {
    const fought = foughtWith(ravens(), { Otto: { ...OUT, byRole } });
    const { warband } = after(ravens(), fought, (draft, idOf) =>
      withDice(draft, idOf('Otto'), 5, 6, die),
    );
    expect(member(warband, 'm-2')?.traits).toHaveProperty('hates', whom);
  });

  test('a new hatred is added to an existing one', () => {
    const hating = setTrait(ravens(), 'm-2', 'hates', 'Les rats');
    expect(member(hurt('Otto', [5, 6, 1], hating), 'm-2')?.traits).toHaveProperty(
      'hates',
      'Les rats, Broyeur',
    );
  });

  test('a dwarf with a grudge hates his old enemies and the new one, and is shown both', () => {
    const dwarfs = warbandOf('dwarfs', [['dwarfs/noble', 'Otto']]);
    const fought = foughtWith(dwarfs, { Otto: OUT });
    const { warband } = after(dwarfs, fought, (draft, idOf) =>
      withDice(draft, idOf('Otto'), 5, 6, 1),
    );
    const { traits = {} } = member(warband, 'm-1') ?? {};
    expect(traits['hates']).toBe('orcs-and-goblins, Broyeur');
    const { hates } = gearOf(traits);
    const foe = (profileId: string) => ({ ...FOE, profileId });
    expect(hatredOf(hates ?? '', foe('orcs/boy'))).toEqual({
      hated: true,
      named: { code: 'resolver.hatred.known', params: { whom: 'orcs-and-goblins' } },
    });
    expect(hatredOf(hates ?? '', foe('skaven/verminkin'))).toEqual({
      hated: null,
      named: { code: 'resolver.hatred.named', params: { whom: 'Broyeur' } },
    });
    expect(hatredOf(hates ?? '', null).named).toEqual({
      code: 'resolver.hatred.both',
      params: { whom: 'orcs-and-goblins', own: 'Broyeur' },
    });
  });

  test('a grudge is no end to a hatred that was learnt', () => {
    const { hates } = gearOf({ 'righteous-fury': true, hates: 'Broyeur' });
    expect(hatredOf(hates ?? '', { ...FOE, profileId: 'undead/zombie' }).hated).toBe(true);
    expect(hatredOf(hates ?? '', { ...FOE, profileId: 'reikland/warrior' }).hated).toBe(null);
  });

  test('the winner of a pit fight receives the prize; the loser nothing', () => {
    const armed = setTrait(ravens(), 'm-2', 'sword', true);
    const won = hurt('Otto', [6, 5, 1], armed);
    // The hired pit fighter is paid out of the prize.
    expect(won.purse).toEqual({ gold: 50 - 15 });
    // Two for the prize, one for surviving the battle.
    const before = member(armed, 'm-2')?.experience ?? 0;
    expect(member(won, 'm-2')).toMatchObject({ experience: before + 3, traits: { sword: true } });
    expect(member(hurt('Otto', [6, 5, 2, 2, 2], armed), 'm-2')?.traits).not.toHaveProperty('sword');
    expect(member(hurt('Otto', [6, 5, 2, 1, 1], armed), 'm-2')).toBeUndefined();
  });

  test('a daemon is banished on a 3, and a troll always recovers', () => {
    const band = warbandOf('carnival', [['carnival/nurgling', 'Gras']]);
    const of = (die: number) =>
      after(band, foughtWith(band, { Gras: OUT }), (draft, idOf) =>
        withDice(draft, idOf('Gras'), die),
      ).warband.members.length;
    expect([3, 4].map(of)).toEqual([0, 1]);
    const orcs = warbandOf('orcs', [['orcs/troll', 'Gros']]);
    const { proposal, warband } = after(orcs, foughtWith(orcs, { Gros: OUT }));
    expect(proposal.casualties).toMatchObject([{ open: false, gone: false }]);
    expect(warband.members).toHaveLength(1);
  });

  test('losing the second eye ends his career', () => {
    const blind = setTrait(ravens(), 'm-2', 'injury-eye', true);
    expect(member(hurt('Otto', [3, 1], blind), 'm-2')).toBeUndefined();
    expect(member(hurt('Otto', [1, 6, 2, 3, 1, 3, 1]), 'm-2')).toBeUndefined();
  });

  test('a robbed hero keeps his traits but loses his equipment', () => {
    const armed = setTrait(
      setTrait(setTrait(ravens(), 'm-1', 'sword', true), 'm-1', 'armour', 'light'),
      'm-1',
      'hates',
      'Les rats',
    );
    expect(member(hurt('Ulrich', [3, 6], armed), 'm-1')?.traits).toEqual({
      'bubble-range': 12,
      hates: 'Les rats',
    });
  });

  /** Everything that can stand on a hero’s sheet, each with a value that fits. */
  const laden = () =>
    system.traits
      .filter(({ of, id }) => of === 'fighter' && !['held-captive', 'addicted'].includes(id))
      .reduce(
        (now, { id, value, range }) =>
          setTrait(now, 'm-1', id, value === 'text' ? 'x' : (range?.default ?? true)),
        ravens(),
      );

  test.each([
    ['robbed', [3, 6]],
    ['beaten in the pits', [6, 5, 2, 3, 6]],
  ])('a hero who is %s keeps what is no possession, and nothing else', (_, dice) => {
    const left = Object.keys(member(hurt('Ulrich', dice, laden()), 'm-1')?.traits ?? {});
    const skills = system.advances?.skills.lists.flatMap((one) => one.skills) ?? [];
    const owned = system.gear?.items.flatMap(({ trait }) => trait ?? []) ?? [];
    expect(skills.filter((id) => !left.includes(id))).toEqual([]);
    expect(owned.filter((id) => left.includes(id))).toEqual([]);
    const kept = system.traits.filter(({ kind, of }) => of === 'fighter' && kind !== 'possession');
    expect(left.toSorted()).toEqual(
      kept
        .map(({ id }) => id)
        .filter((id) => id !== 'held-captive' && id !== 'addicted')
        .toSorted(),
    );
  });

  test('missed battles are counted down one by one', () => {
    const once = hurt('Otto', [2, 3, 2]);
    expect(member(once, 'm-2')).toMatchObject({ missesNext: true });
    expect(member(once, 'm-2')).not.toHaveProperty('missesAfter');
    const thrice = hurt('Otto', [3, 5, 6]);
    expect(member(thrice, 'm-2')).toMatchObject({ missesNext: true, missesAfter: 2 });
    const rested = [1, 2, 3].reduce<readonly Warband[]>(
      (all) => [...all, after(all.at(-1) ?? thrice, foughtWith(all.at(-1) ?? thrice)).warband],
      [thrice],
    );
    expect(rested.map((one) => member(one, 'm-2')?.missesNext)).toEqual([true, true, true, false]);
    expect(rested.map((one) => member(one, 'm-2')?.missesAfter)).toEqual([
      2,
      1,
      undefined,
      undefined,
    ]);
  });

  test('a member who missed this battle is available again; one who was fielded after all is unchanged', () => {
    const warband = setMissesNext(setMissesNext(ravens(), 'm-2', true), 'm-3', true);
    const fought = foughtWith(warband, { Gunther: { tookPart: true } });
    const { warband: now } = after(warband, fought);
    expect(member(now, 'm-2')?.missesNext).toBe(false);
    expect(member(now, 'm-3')?.missesNext).toBe(true);
    expect(member(now, 'm-2')?.experience).toBe(member(ravens(), 'm-2')?.experience);
  });

  test('survival against the odds gives one experience', () => {
    const before = member(ravens(), 'm-2')?.experience ?? 0;
    expect(member(hurt('Otto', [6, 6]), 'm-2')?.experience).toBe(before + 2);
  });

  test('a new leader replaces the dead one', () => {
    const fought = foughtWith(ravens(), { Ulrich: OUT });
    const { warband } = after(ravens(), fought, (draft, idOf) => ({
      ...withDice(draft, idOf('Ulrich'), 1, 1),
      heir: 'm-3',
    }));
    expect(warband.members.filter(({ leader }) => leader).map(({ id }) => id)).toEqual(['m-3']);
  });

  test('income is added to the treasury, and the battle to the count', () => {
    const rich = { ...ravens(), purse: { gold: 10 }, battles: 3 };
    const { warband } = after(rich, foughtWith(rich), (draft) => ({
      ...draft,
      income: { gold: 35, wyrdstone: 2 },
      found: 'Un puits',
      notes: 'Belle soirée',
    }));
    expect(warband.purse).toEqual({ gold: 30, wyrdstone: 2 });
    expect(warband.battles).toBe(4);
    expect(historyOf(warband)).toEqual([
      {
        id: 'b-1',
        at: Date.UTC(2026, 10, 21),
        title: 'L’embuscade',
        against: ['Griffes d’Eshin'],
        foes: [{ emblem: 'rat', warbandId: null, leader: 'Skritt' }],
        result: 'lost',
        fought: ravens().members.map(({ id, name }) => ({ id, name, felled: [] })),
        fallen: [],
        gone: [],
        advances: [],
        doses: [],
        income: { gold: 35, wyrdstone: 2 },
        found: 'Un puits',
        find: null,
        items: {},
        sold: null,
        paid: 15,
        ransom: 0,
        left: [],
        bought: {},
        spent: 0,
        notes: 'Belle soirée',
        rating: { before: 103, after: 111 },
      },
    ]);
  });

  test.each([
    [{}, { wyrdstone: 3 }],
    // Fifteen of it pay the pit fighter.
    [{ gold: 35 }, { gold: 20, wyrdstone: 3 }],
    [{ wyrdstone: 1 }, { wyrdstone: 1 }],
    [{ wyrdstone: 0 }, undefined],
  ])('treasure carried to safety is income unless the player changes it: %o', (income, purse) => {
    const fought = { ...foughtWith(ravens()), treasure: 3 };
    const { warband } = after(ravens(), fought, (draft) => ({ ...draft, income }));
    expect(warband.purse).toEqual(purse);
  });

  test('an injury without a roll changes nothing', () => {
    const now = hurt('Otto', []);
    expect(member(now, 'm-2')).toEqual({
      ...member(ravens(), 'm-2'),
      experience: (member(ravens(), 'm-2')?.experience ?? 0) + 1,
      advances: 0,
    });
    expect(historyOf(now)[0]?.fallen).toEqual([
      { id: 'm-2', name: 'Otto', by: 'Broyeur', injuries: [], turn: null },
    ]);
  });
});

describe('a member’s history', () => {
  const line = (warband: Warband) => historyOf(warband)[0];

  test('records who took part and whom he took out; a group’s takedowns are summed', () => {
    const warband = setMissesNext(ravens(), 'm-3', true);
    const rat = { fighterId: 'f-rat', label: 'Rat' } as const;
    const ogre = { fighterId: 'f-ogre', label: 'Broyeur' } as const;
    const fought = foughtWith(warband, {
      Ulrich: { felled: [rat, ogre] },
      'Lame 1': { felled: [ogre] },
      'Lame 3': { felled: [rat] },
    });
    const lines = line(after(warband, fought).warband)?.fought ?? [];
    expect(lines.map(({ id }) => id)).toEqual(['m-1', 'm-2', 'm-4', 'm-5', 'm-6', 'm-7']);
    expect(lines.filter(({ felled }) => felled.length > 0)).toEqual([
      { id: 'm-1', name: 'Ulrich', felled: ['Rat', 'Broyeur'] },
      { id: 'm-5', name: 'Lame', felled: ['Broyeur', 'Rat'] },
    ]);
  });

  test('records departures with their last state: the dead and the unpaid', () => {
    const fought = foughtWith(ravens(), { Otto: OUT, 'Lame 2': OUT, Klaus: OUT });
    const { warband } = after(ravens(), fought, (draft, idOf) => ({
      ...withDice(withDice(draft, idOf('Otto'), 1, 4), idOf('Lame 2'), 2),
      unpaid: ['m-6'],
    }));
    const otto = member(ravens(), 'm-2');
    expect(line(warband)?.gone).toEqual([
      {
        id: 'm-2',
        name: 'Otto',
        profileId: 'reikland/champion',
        title: '',
        role: 'hero',
        experience: otto?.experience,
        how: 'by-injury',
        arm: null,
      },
      expect.objectContaining({ id: 'm-5', name: 'Lame 2', how: 'by-injury' }),
      expect.objectContaining({ id: 'm-6', name: 'Vieux', how: 'unpaid' }),
    ]);
  });

  test('records with what weapon the dead fought, and in which round they fell', () => {
    const armed = setTrait(ravens(), 'm-2', 'sword', true);
    const fought = foughtWith(armed, { Otto: { ...OUT, turn: 3 } });
    const { warband } = after(armed, fought, (draft, idOf) => withDice(draft, idOf('Otto'), 1, 4));
    expect(line(warband)?.gone).toMatchObject([{ name: 'Otto', arm: 'sword' }]);
    expect(line(warband)?.fallen).toMatchObject([{ name: 'Otto', turn: 3 }]);
  });

  test('records what was learnt; for a promoted henchman under his own name', () => {
    const novices = setExperience(setExperience(ravens(), 'm-5', 1), 'm-4', 1);
    const { warband } = after(novices, foughtWith(novices), (draft) => ({
      ...draft,
      advances: {
        'm-4': [['2', 'dodge']],
        'm-5': [
          ['10', '1', 'combat', 'speed'],
          ['3', 'I'],
        ],
      },
    }));
    const risen = warband.members.find(({ name }) => name === 'Lame 2');
    expect(risen?.role).toBe('hero');
    expect(line(warband)?.advances).toEqual([
      { id: 'm-4', name: 'Klaus', kind: 'skill', what: 'dodge' },
      { id: risen?.id, name: 'Lame 2', kind: 'promotion', what: 'hero' },
      { id: 'm-5', name: 'Lame', kind: 'raise', what: 'I' },
    ]);
  });
});

describe('undoing the aftermath', () => {
  test('restores any warband, including its drafts', () => {
    fc.assert(
      fc.property(anyAftermath, ({ warband: made, fought, draft }) => {
        const warband = withDraft(made, draft);
        const proposal = propose(warband, system, fought, draft, null);
        const done = aftermath(warband, system, fought, draft, proposal);
        expect(isFinished(done, 'b-1')).toBe(true);
        expect(isStarted(done, 'b-1')).toBe(false);
        // As read back from the database.
        const read = parseWarband(JSON.parse(JSON.stringify(done)), () => system);
        expect(read).toEqual({ ok: true, warband: done, findings: [] });
        expect(undoAfterBattle(done, system, 'b-1')).toEqual(warband);
      }),
    );
  });

  test('keeps later changes', () => {
    const fought = foughtWith(ravens(), { Otto: OUT });
    const { warband: done } = after(ravens(), fought, (draft, idOf) =>
      withDice(draft, idOf('Otto'), 1, 1),
    );
    const hired = addMember(setNotes(done, 'Doivent 30 co.'), system, 'reikland/youngblood', {
      id: 'm-9',
      name: 'Neuf',
    });
    const back = undoAfterBattle(hired, system, 'b-1');
    expect(back?.notes).toBe('Doivent 30 co.');
    expect(back?.members.map(({ name }) => name)).toEqual([
      ...ravens().members.map(({ name }) => name),
      'Neuf',
    ]);
  });

  test('works only for the last battle that was finished', () => {
    const { warband: one } = after(ravens(), foughtWith(ravens()));
    const { warband: two } = after(one, { ...foughtWith(one), battleId: 'b-2' });
    expect([mayTakeBack(two, 'b-1'), mayTakeBack(two, 'b-2')]).toEqual([false, true]);
    expect(undoAfterBattle(two, system, 'b-1')).toBeNull();
    expect(undoAfterBattle(two, system, 'b-2')).toEqual({
      ...one,
      history: historyOf(one),
    });
  });
});

describe('stored aftermath data', () => {
  test('is read as far as it is valid', () => {
    const warband: Warband = {
      ...ravens(),
      unfinished: [null, 7, { id: 'b-9', dice: 'x', heir: 4, passed: ['injuries'] }, { id: 'w-1' }],
      history: ['?', { id: 'b-8', result: 'won', at: 'yesterday' }, { id: 'b-7', result: '?' }],
    };
    expect(unfinished(warband).map(({ id, passed }) => [id, passed])).toEqual([
      ['b-9', ['injuries']],
    ]);
    expect(historyOf(warband).map(({ id, at }) => [id, at])).toEqual([['b-8', 0]]);
    expect(draftOf(warband, 'b-1').dice).toEqual({});
  });

  test('keeps the unfinished drafts of the last four battles', () => {
    const many = ['b-1', 'b-2', 'b-3', 'b-4', 'b-5'] as const;
    const warband = many.reduce((now, id) => withDraft(now, draftOf(now, id)), ravens());
    expect(unfinished(warband).map(({ id }) => id)).toEqual(many.slice(1));
  });
});
