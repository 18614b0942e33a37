import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultsOf } from '#roster/after-battle/casualties.ts';
import { type AfterDraft, withDice } from '#roster/after-battle/draft.ts';
import { postsOf } from '#roster/after-battle/posts.ts';
import { propose } from '#roster/after-battle/proposal.ts';
import { setBattles, setExperience, setMissesNext } from '#roster/edit.ts';
import { removeMember, setLeader } from '#roster/lineup.ts';
import { renameMember } from '#roster/rename-member.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { after, anyAftermath, foughtWith, ravens } from './scenes.ts';

const OUT = { out: true, by: 'Broyeur' };

describe('matching fighters to members', () => {
  test('uses the name, or the profile for a renamed member', () => {
    const then = ravens();
    const { soldiers } = foughtWith(then);
    const now = renameMember(then, system, 'm-2', 'Ottokar');
    const posts = postsOf(now, soldiers);
    expect(soldiers.map(({ fighterId }) => posts.get(fighterId)?.label)).toEqual([
      'Ulrich',
      'Ottokar',
      'Gunther',
      'Klaus',
      'Lame 1',
      'Lame 2',
      'Lame 3',
      'Vieux',
      'Chien 1',
      'Chien 2',
    ]);
  });

  test('matches nobody to a member who has left since', () => {
    const { soldiers } = foughtWith(ravens());
    const posts = postsOf(removeMember(ravens(), 'm-1'), soldiers);
    expect(posts.has(soldiers[0]?.fighterId ?? 'f-')).toBe(false);
    expect(posts.size).toBe(9);
  });
});

describe('injuries', () => {
  test('are proposed for everyone out of action: two dice for a hero, one for others', () => {
    const fought = foughtWith(ravens(), {
      Otto: OUT,
      'Lame 2': OUT,
      Vieux: OUT,
      'Chien 1': OUT,
    });
    const { casualties } = after(ravens(), fought).proposal;
    expect(casualties.map((one) => [one.post.label, one.table?.dice, one.soldier.by])).toEqual([
      ['Otto', 2, 'Broyeur'],
      ['Lame 2', 1, 'Broyeur'],
      ['Vieux', 1, 'Broyeur'],
      ['Chien 1', 1, 'Broyeur'],
    ]);
    expect(casualties.every(({ open }) => open)).toBe(true);
  });

  test('can be skipped, which settles them without effect', () => {
    const fought = foughtWith(ravens(), { Otto: OUT });
    const { casualties } = after(ravens(), fought, (draft, idOf) => ({
      ...withDice(draft, idOf('Otto'), 1, 1),
      skipped: [idOf('Otto')],
    })).proposal;
    expect(casualties[0]).toMatchObject({ open: false, gone: false });
    expect(casualties.flatMap(resultsOf)).toEqual([]);
  });

  test('can be added for someone who is not out of action in the log', () => {
    const { casualties, unharmed } = after(ravens(), foughtWith(ravens()), (draft, idOf) => ({
      ...draft,
      alsoOut: [idOf('Klaus')],
    })).proposal;
    expect(casualties.map(({ post }) => post.label)).toEqual(['Klaus']);
    expect(unharmed).toHaveLength(9);
  });
});

describe('experience', () => {
  const felled = [
    { fighterId: 'f-e1', label: 'Ratchak' },
    { fighterId: 'f-e2', label: 'Tchirik' },
  ] as const;

  function gainsOf(result: 'won' | 'lost') {
    const fought = foughtWith(ravens(), { Ulrich: { felled }, 'Lame 1': { felled } }, result);
    return after(ravens(), fought).proposal.gains.map(
      ({ memberId, before, after: sum, reasons }) => [
        memberId,
        sum - before,
        reasons.filter(({ ticked }) => ticked).map(({ kind, name }) => `${kind} ${name}`.trim()),
      ],
    );
  }

  test('is gained for survival, for enemies taken out and for leading the winners, but not by animals', () => {
    expect(gainsOf('won')).toEqual([
      ['m-1', 4, ['survived', 'leader', 'enemy Ratchak', 'enemy Tchirik']],
      ['m-2', 1, ['survived']],
      ['m-3', 1, ['survived']],
      ['m-4', 1, ['survived']],
      ['m-5', 1, ['survived']],
      ['m-6', 1, ['survived']],
    ]);
    expect(gainsOf('lost')[0]).toEqual(['m-1', 3, ['survived', 'enemy Ratchak', 'enemy Tchirik']]);
  });

  test('for winners in a scenario is ticked by hand', () => {
    const fought = foughtWith(ravens(), {}, 'won');
    const { gains } = after(ravens(), fought, (draft) => ({
      ...draft,
      ticks: { 'm-2 won': true, 'm-3 survived': false },
      extra: { 'm-4': 2 },
    })).proposal;
    expect(gains.slice(1, 4).map(({ before, after: sum }) => sum - before)).toEqual([2, 0, 3]);
  });

  describe('in a scenario', () => {
    const goalsIn = (id: string, ticks: Readonly<Record<string, boolean>> = {}) => {
      const scenario = system.scenarios?.rows.find((row) => row.id === id) ?? null;
      const fought = { ...foughtWith(ravens(), {}, 'won'), scenario };
      const { gains } = after(ravens(), fought, (draft) => ({ ...draft, ticks })).proposal;
      return gains.map(({ memberId, before, after: sum, reasons }) => [
        memberId,
        sum - before,
        ...reasons.flatMap(({ kind, name, points }) =>
          kind === 'goal' || kind === 'won' ? [`${kind} ${name} ${points}`] : [],
        ),
      ]);
    };

    test('that has a goal for heroes offers it to each of them, unticked', () => {
      expect(goalsIn('hidden-treasure', { 'm-2 goal chest': true })).toEqual([
        ['m-1', 2, 'goal chest 2'],
        ['m-2', 3, 'goal chest 2'],
        ['m-3', 1, 'goal chest 2'],
        ['m-4', 1, 'goal chest 2'],
        ['m-5', 1],
        ['m-6', 1],
      ]);
    });

    test('that has a goal for everyone offers it to groups and hired swords as well', () => {
      expect(goalsIn('breakthrough').slice(4)).toEqual([
        ['m-5', 1, 'goal through 1'],
        ['m-6', 1, 'goal through 1'],
      ]);
    });

    test('gives its counters’ point to whoever carries one at the end, unless players say otherwise', () => {
      const scenario = system.scenarios?.rows.find(({ id }) => id === 'treasure-hunt') ?? null;
      const plain = foughtWith(ravens(), {}, 'lost');
      const fought = {
        ...plain,
        scenario,
        soldiers: plain.soldiers.map((one) => ({ ...one, carrying: one.label === 'Otto' })),
      };
      const pointsOf = (ticks: Readonly<Record<string, boolean>>) =>
        after(ravens(), fought, (draft) => ({ ...draft, ticks })).proposal.gains.map(
          ({ before, after: sum }) => sum - before,
        );
      const otto = ravens().members.findIndex(({ labels }) => labels.includes('Otto'));
      const id = ravens().members[otto]?.id;
      const usual = pointsOf({ [`${id} goal counter`]: false });
      expect(pointsOf({})).toEqual(usual.map((points, at) => (at === otto ? points + 1 : points)));
    });

    test('at the end of a campaign gives more for having survived, and for the winning leader', () => {
      const scenario = system.scenarios?.rows.find(({ id }) => id === 'mordheims-burning') ?? null;
      const fought = { ...foughtWith(ravens(), {}, 'won'), scenario };
      const { gains } = after(ravens(), fought, (draft) => draft).proposal;
      expect(
        gains.slice(0, 2).map(({ reasons }) => reasons.map(({ kind, points }) => [kind, points])),
      ).toEqual([
        [
          ['survived', 5],
          ['leader', 5],
        ],
        [['survived', 5]],
      ]);
    });

    test('without goals offers winners nothing; an unknown scenario offers something', () => {
      expect(goalsIn('skirmish')[1]).toEqual(['m-2', 1]);
      expect(goalsIn('of-their-own')[1]).toEqual(['m-2', 1, 'won  1']);
    });
  });

  test('goes neither to the dead nor to those who never gain any', () => {
    const zombie = { ...ravens().members[4], traits: { 'no-experience': true as const } };
    const warband = {
      ...ravens(),
      members: ravens().members.map((one) => (one.id === 'm-5' ? { ...one, ...zombie } : one)),
    };
    const fought = foughtWith(warband, { Otto: OUT });
    const { gains } = after(warband, fought, (draft, idOf) =>
      withDice(draft, idOf('Otto'), 1, 3),
    ).proposal;
    expect(gains.map(({ memberId }) => memberId)).toEqual(['m-1', 'm-3', 'm-4', 'm-6']);
  });

  test.each([
    [0, 1, []],
    [1, 1, [2]],
    [5, 1, [6]],
    [3, 4, [4, 6]],
    [90, 1, []],
  ])('from %i by %i makes the advances %j due for a hero', (before, by, steps) => {
    const warband = setExperience(ravens(), 'm-4', before);
    const { gains } = after(warband, foughtWith(warband), (draft) => ({
      ...draft,
      extra: { 'm-4': by - 1 },
    })).proposal;
    expect(gains.find(({ memberId }) => memberId === 'm-4')?.advances).toEqual(steps);
  });
});

describe('exploration', () => {
  test('has a die for each hero who fought and was not taken out, and one more for winners', () => {
    const warband = setMissesNext(ravens(), 'm-3', true);
    const dice = (result: 'won' | 'lost') => {
      const fought = foughtWith(warband, { Otto: OUT }, result);
      const { exploration } = after(warband, fought).proposal;
      return [exploration?.members.map(({ id }) => id), exploration?.due, exploration?.dice];
    };
    expect(dice('lost')).toEqual([['m-1', 'm-4'], 2, 2]);
    expect(dice('won')).toEqual([['m-1', 'm-4'], 3, 3]);
  });
});

describe('a lost leader', () => {
  const dead = (label: string) => {
    const warband = ravens();
    const fought = foughtWith(warband, { [label]: OUT });
    return after(warband, fought, (draft, idOf) => withDice(draft, idOf(label), 1, 1)).proposal;
  };

  /** @rule MORD-LD-6 */
  test('is replaced by the hero with the highest Leadership, or by a die between equals', () => {
    expect(dead('Ulrich').succession).toMatchObject({ candidates: ['m-2', 'm-3'], heir: null });
    expect(dead('Otto').succession).toBeNull();
  });

  test('is replaced by the more experienced of equals', () => {
    const warband = setExperience(ravens(), 'm-3', 12);
    const fought = foughtWith(warband, { Ulrich: OUT });
    const { succession } = after(warband, fought, (draft, idOf) =>
      withDice(draft, idOf('Ulrich'), 1, 1),
    ).proposal;
    expect(succession).toEqual({
      candidates: ['m-3'],
      others: [],
      exception: null,
      heir: 'm-3',
    });
  });

  describe('of the undead', () => {
    const band = (...others: readonly (readonly [string, string])[]) =>
      setLeader(
        setBattles(
          warbandOf('undead', [['undead/vampire', 'Vlad'], ...others, ['undead/dreg', 'Igor']]),
          1,
        ),
        'm-1',
      );
    const without = (warband: Warband, heir: AfterDraft['heir'] = null) =>
      after(warband, foughtWith(warband, { Vlad: { out: true } }), (draft, idOf) => ({
        ...withDice(draft, idOf('Vlad'), 1, 1),
        heir,
      }));

    test('is replaced by the necromancer alone', () => {
      const { proposal, warband } = without(band(['undead/necromancer', 'Heinrich']));
      expect(proposal.succession).toMatchObject({
        candidates: ['m-2'],
        others: ['m-3'],
        exception: 'necromancer-leads',
        heir: 'm-2',
      });
      expect(warband.members.find(({ leader }) => leader)?.name).toBe('Heinrich');
    });

    test('is not replaced without one: told, and nobody leads unless players say so', () => {
      const { proposal, warband } = without(band());
      expect(proposal.succession).toEqual({
        candidates: [],
        others: ['m-2'],
        exception: 'collapses',
        heir: null,
      });
      expect(warband.members.map(({ name, leader }) => [name, leader])).toEqual([['Igor', false]]);
      expect(without(band(), 'm-2').warband.members[0]).toMatchObject({ leader: true });
    });

    test('nor is the necromancer who had taken over', () => {
      const led = setLeader(
        setBattles(
          warbandOf('undead', [
            ['undead/necromancer', 'Vlad'],
            ['undead/dreg', 'Igor'],
          ]),
          2,
        ),
        'm-1',
      );
      expect(without(led).proposal.succession).toMatchObject({ exception: 'collapses' });
    });
  });
});

test('in any battle every member is covered exactly once', () => {
  fc.assert(
    fc.property(anyAftermath, ({ warband, fought, draft }) => {
      const { casualties, gains, unharmed } = propose(warband, system, fought, draft, null);
      const here = fought.soldiers.filter(({ tookPart }) => tookPart);
      const out = here.filter((one) => one.out || draft.alsoOut.includes(one.fighterId));
      const ids = (all: readonly { readonly fighterId: string }[]) =>
        all.map(({ fighterId }) => fighterId).toSorted();
      expect(ids(casualties.map(({ soldier }) => soldier))).toEqual(ids(out));
      expect(ids([...casualties.map(({ soldier }) => soldier), ...unharmed])).toEqual(ids(here));
      const learning = gains.map(({ memberId }) => memberId);
      expect(new Set(learning).size).toBe(learning.length);
      const keys = gains.flatMap(({ reasons }) => reasons.map(({ key }) => key));
      const named = new Set(keys);
      expect(named.size).toBeGreaterThanOrEqual(gains.length);
    }),
  );
});
