import { describe, expect, test } from 'vitest';
import { type AfterDraft, draftOf } from '#roster/after-battle/draft.ts';
import { salePrice, withWageTapped } from '#roster/after-battle/money.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { after, foughtWith, ravens } from './scenes.ts';

const RICH = { ...ravens(), purse: { gold: 20, wyrdstone: 3 } };

function evening(
  warband: Warband,
  said: Partial<Parameters<typeof after>[1]> & object,
  draft: object,
) {
  return after(warband, { ...foughtWith(warband), ...said }, (now) => ({ ...now, ...draft }));
}

describe('a sale', () => {
  test('pays the price for the warband’s size, without dogs and hired swords', () => {
    const { proposal, warband } = evening(RICH, {}, { sold: 2, unpaid: ['m-6'] });
    expect(proposal.sale).toMatchObject({ size: 7, most: 3, sold: 2, price: 50 });
    expect(warband.purse).toEqual({ gold: 70, wyrdstone: 1 });
  });

  test('never exceeds the stock, which includes today’s finds', () => {
    const { warband } = evening(RICH, { treasure: 2 }, { sold: 9, unpaid: ['m-6'] });
    expect(warband.purse).toEqual({ gold: 110, wyrdstone: 0 });
  });

  test('leaves the dead out of the size', () => {
    const fought = foughtWith(RICH, { 'Lame 1': { out: true } });
    const { proposal } = after(RICH, fought, (draft, idOf) => ({
      ...draft,
      dice: { [idOf('Lame 1')]: [1] },
      sold: 3,
    }));
    expect(proposal.sale).toMatchObject({ size: 6, price: 70 });
  });

  test.each([
    [1, 1, 45],
    [3, 1, 45],
    [4, 1, 40],
    [16, 8, 100],
    [30, 12, 100],
    [0, 2, 60],
    [9, 0, 0],
  ])('in a warband of %i, %i shards sell for %i', (size, pieces, price) => {
    const row = system.afterBattle?.sale;
    expect(row === null || row === undefined ? null : salePrice(row, size, pieces)).toBe(price);
  });
});

describe('upkeep', () => {
  test('is paid to hired swords who fought, from the treasury', () => {
    const { proposal, warband } = evening(RICH, {}, {});
    expect(proposal.wages).toMatchObject([
      { memberId: 'm-6', of: 'gold', cost: 15, paid: true, stays: true, short: 0 },
    ]);
    expect(warband.purse).toEqual({ gold: 5, wyrdstone: 3 });
  });

  test('when unpaid, makes a hired sword leave, which the history records', () => {
    const { warband } = evening(RICH, {}, { unpaid: ['m-6'] });
    expect(warband.members.some(({ id }) => id === 'm-6')).toBe(false);
    expect(warband.purse).toEqual({ gold: 20, wyrdstone: 3 });
    expect(warband.history?.at(-1)).toMatchObject({ paid: 0, left: ['Vieux'] });
  });

  describe('with too little gold', () => {
    const TWO = {
      ...warbandOf('reikland', [
        ['reikland/captain', 'Ulrich'],
        ['extras/pit-fighter', 'Vieux'],
        ['extras/halfling-scout', 'Petit'],
      ]),
      battles: 1,
      purse: { gold: 15 },
    };
    const paid = (draft: object) => {
      const { proposal, warband } = evening(TWO, {}, draft);
      const left = TWO.members.filter(({ id }) => !warband.members.some((one) => one.id === id));
      return {
        wages: proposal.wages.map(({ paid: is, stays, short }) => [is, stays, short]),
        gold: warband.purse,
        left: left.map(({ name }) => name),
      };
    };

    test('the first in the roster are paid, and whoever is not paid leaves', () => {
      expect(paid({})).toEqual({
        wages: [
          [true, true, 0],
          [false, false, 5],
        ],
        gold: { gold: 0 },
        left: ['Petit'],
      });
    });

    test('players choose who leaves, and the next is paid', () => {
      expect(paid({ unpaid: ['m-2'] })).toEqual({
        wages: [
          [false, false, 0],
          [true, true, 0],
        ],
        gold: { gold: 10 },
        left: ['Vieux'],
      });
    });

    test('players may keep him unpaid', () => {
      expect(paid({ waived: ['m-3'] })).toMatchObject({ gold: { gold: 0 }, left: [] });
    });

    test('what is sold or entered pays as well, and a warband without a purse pays everybody', () => {
      expect(paid({ corrections: { gold: 5 } })).toMatchObject({ gold: { gold: 0 }, left: [] });
      const { purse: _, ...uncounted } = TWO;
      expect(evening(uncounted, {}, {}).proposal.wages.every(({ stays }) => stays)).toBe(true);
    });

    test('a warband that keeps account of its stones only pays everybody', () => {
      const stones = { ...TWO, purse: { wyrdstone: 3 } };
      const { proposal, warband } = evening(stones, {}, {});
      expect(proposal.wages.map(({ stays, short }) => [stays, short])).toEqual([
        [true, 0],
        [true, 0],
      ]);
      expect(warband.purse?.['wyrdstone']).toBe(3);
    });

    test('a tap sends away who is paid, wants back who left, and keeps whom nobody can pay', () => {
      const tapped = (draft: AfterDraft) => {
        const { proposal } = evening(TWO, {}, draft);
        const last = proposal.wages.at(-1);
        return last === undefined ? draft : withWageTapped(draft, last);
      };
      const fresh = draftOf(TWO, 'b-1');
      const kept = tapped(fresh);
      expect(kept).toMatchObject({ waived: ['m-3'], unpaid: [] });
      const away = tapped(kept);
      expect(away).toMatchObject({ waived: [], unpaid: ['m-3'] });
      expect(tapped(away)).toEqual(fresh);
    });
  });

  test('is not due for one who stayed away or died', () => {
    const away = after(RICH, foughtWith(RICH, { Vieux: { tookPart: false } }));
    expect(away.proposal.wages).toEqual([]);
    const dead = after(RICH, foughtWith(RICH, { Vieux: { out: true } }), (draft, idOf) => ({
      ...draft,
      dice: { [idOf('Vieux')]: [2] },
    }));
    expect(dead.proposal.wages).toEqual([]);
  });

  test('doubles for an elf beside dwarfs, and for a slayer beside an elf', () => {
    const costs = (type: string, ids: readonly string[]) => {
      const band = warbandOf(
        type,
        ids.map((id) => [id, id] as const),
      );
      return after(band, foughtWith(band)).proposal.wages.map(({ cost }) => cost);
    };
    expect(costs('reikland', ['extras/elf-ranger'])).toEqual([20]);
    expect(costs('reikland', ['extras/elf-ranger', 'extras/troll-slayer'])).toEqual([40, 20]);
    expect(costs('dwarfs', ['extras/elf-ranger'])).toEqual([40]);
  });
});
