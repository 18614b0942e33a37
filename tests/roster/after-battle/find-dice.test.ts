import { describe, expect, test } from 'vitest';
import { bestKept } from '#roster/after-battle/exploration.ts';
import { readFind } from '#roster/after-battle/find-dice.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { after, foughtWith, ravens } from './scenes.ts';

const FINDS = system.afterBattle?.exploration.finds ?? [];
const band = ravens();
const [leader, second] = band.members;
const SCENE = { searchers: band.members.slice(0, 4), leader: leader ?? null };

/** The contents of a find in short, and the next die to roll. */
function come(id: string, answers: readonly number[], type?: string): readonly string[] {
  const row = FINDS.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no such find: ${id}`);
  const gives = type === undefined ? row.gives : (row.byWarband[type] ?? row.gives);
  const { gains, next } = readFind(gives, SCENE, answers);
  const summary = gains.map((gain) => {
    switch (gain.kind) {
      case 'income':
        return `${gain.amount} ${gain.id}`;
      case 'item':
        return `${gain.amount} ${gain.item}`;
      case 'note':
        return gain.id;
      case 'misses':
      case 'lost':
        return `${gain.memberId} ${gain.kind}`;
    }
  });
  return next === null ? summary : [...summary, `${next.asked.said.ask}?`];
}

describe('what is found', () => {
  test.each<[string, readonly number[], readonly string[]]>([
    ['well', [], ['choose?']],
    ['well', [1], ['test?']],
    ['well', [1, 1], ['1 wyrdstone']],
    ['well', [1, 0], ['m-2 misses']],
    ['shop', [1], ['1 gold', '1 lucky-charm']],
    ['shop', [5], ['5 gold']],
    ['corpse', [2], ['amount?']],
    ['corpse', [2, 4], ['4 gold']],
    ['corpse', [6], ['1 light-armour']],
    ['overturned-cart', [5], ['1 jewelled-sword', '1 jewelled-dagger']],
    ['tavern', [1, 6, 5, 4, 3], ['18 gold']],
    ['tavern', [0, 2], ['2 gold']],
    ['smithy', [4, 3], ['3 halberd']],
    ['graveyard', [4], ['40 gold', 'hated-by-the-faithful']],
    ['jewelsmith', [6, 2], ['30 gold', 'or-worn']],
    ['merchants-house', [3, 4], ['35 gold']],
    ['merchants-house', [4, 4], ['1 merchants-symbol']],
    ['shattered-building', [2, 1], ['2 wyrdstone', 'wardog']],
    ['the-pit', [0, 1], ['m-1 lost']],
    ['the-pit', [0, 5, 6], ['7 wyrdstone']],
    [
      'hidden-treasure',
      [1, 1, 1, 1, 1, 4, 2, 4, 5],
      ['25 gold', '2 wyrdstone', '1 heavy-armour', 'chance?'],
    ],
    ['nobles-villa', [6, 4], ['1 bow-of-seeking']],
  ])('%s, %o', (id, answers, expected) => {
    expect(come(id, answers)).toEqual(expected);
  });

  test('an impossible die is skipped', () => {
    // A D3 after a D6.
    expect(come('smithy', [0, 7, 4, 5, 2])).toEqual(['2 halberd']);
  });

  test('depends on the finder', () => {
    expect(come('tavern', [1, 1, 1, 2], 'undead')).toEqual(['5 gold']);
    expect(come('straggler', [3, 3], 'skaven')).toEqual(['6 gold']);
    expect(come('shrine', [1, 2, 3], 'sisters')).toEqual(['6 gold', 'blessed-weapon']);
    expect(come('shrine', [1, 2, 3])).toEqual(['6 gold']);
  });
});

describe('exploration', () => {
  function search(
    warband: Warband,
    searched: readonly number[],
    findAnswers: readonly number[] = [],
  ) {
    return after(warband, foughtWith(warband), (draft) => ({
      ...draft,
      searchers: searched.length,
      searched,
      findAnswers,
    }));
  }

  test.each([
    [[1, 2, 3], null, 2],
    [[2, 2, 3], 'shop', 2],
    [[2, 2, 6, 6], 'ruined-hovels', 3],
    [[6, 6, 2, 2, 2], 'smithy', 4],
    [[4, 4, 4, 4], 'armourer', 3],
    [[1, 1, 1, 1, 1, 1], 'the-pit', 2],
  ] as const)('%o comes upon %s, and %i pieces', (dice, find, pieces) => {
    const { exploration } = search(ravens(), dice).proposal;
    expect(exploration?.find?.row.id ?? null).toBe(find);
    expect(exploration?.pieces).toBe(pieces);
  });

  test('says nothing before the last die', () => {
    const { exploration, takings } = after(ravens(), foughtWith(ravens()), (draft) => ({
      ...draft,
      searchers: 3,
      searched: [2, 2],
    })).proposal;
    expect([exploration?.find, exploration?.pieces, takings]).toEqual([null, 0, {}]);
  });

  test('brings dwarfs one shard more', () => {
    const dwarfs = warbandOf('dwarfs', [['dwarfs/noble', 'Grim']]);
    expect(search(dwarfs, [3]).proposal.exploration?.pieces).toBe(2);
  });

  test('fills the chest and the treasury, with the player’s corrections', () => {
    const found = search({ ...ravens(), purse: { gold: 20 }, stash: { sword: 1 } }, [3, 3, 1], [5]);
    expect(found.warband).toMatchObject({
      purse: { gold: 5, wyrdstone: 2 },
      stash: { sword: 2 },
    });
    const corrected = after(ravens(), foughtWith(ravens()), (draft) => ({
      ...draft,
      searchers: 2,
      searched: [6, 6],
      findAnswers: [4],
      corrections: { gold: 30, wyrdstone: -1 },
    }));
    expect(corrected.warband.purse).toEqual({ gold: 19, wyrdstone: 2 });
  });

  test('brings nothing when the find is left behind', () => {
    const { warband } = after(ravens(), foughtWith(ravens()), (draft) => ({
      ...draft,
      searchers: 2,
      searched: [6, 6],
      findAnswers: [4],
      findSkipped: true,
    }));
    expect(warband.purse).toEqual({ wyrdstone: 3 });
  });

  test('may cost a hero the next battle or his life; then another becomes leader', () => {
    expect(search(ravens(), [1, 1], [1, 0]).warband.members[1]).toMatchObject({
      id: second?.id,
      missesNext: true,
    });
    const { warband, proposal } = search(ravens(), [1, 1, 1, 1, 1, 1], [0, 1]);
    expect(warband.members.some(({ id }) => id === leader?.id)).toBe(false);
    expect(proposal.succession?.candidates.length).toBeGreaterThan(0);
  });
});

test('with more dice than are kept, the largest set counts, then the highest', () => {
  expect(bestKept([1, 6, 1, 5, 4, 3, 2], 6)).toEqual([1, 6, 1, 5, 4, 3]);
  expect(bestKept([2, 2, 6, 5, 4, 6, 3], 6)).toEqual([2, 2, 6, 5, 4, 6]);
});
