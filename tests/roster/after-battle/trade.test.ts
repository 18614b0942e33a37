import { describe, expect, test } from 'vitest';
import {
  type AfterDraft,
  changedSearch,
  draftOf,
  purchaseKey,
  readPurchaseKey,
  withDice,
  withDraft,
  withoutSearch,
  withPurchase,
  withSearch,
} from '#roster/after-battle/draft.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { undoAfterBattle } from '#roster/after-battle/take-back.ts';
import { needOf } from '#roster/after-battle/trade.ts';
import { setExperience, setMissesNext, setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { after, type Fate, foughtWith, ravens } from './scenes.ts';

/** The ravens with this much to spend. */
function rich(gold: number, warband = ravens()): Warband {
  return { ...warband, purse: { gold } };
}

/** The purchases after a battle of this warband. */
function trade(
  warband: Warband,
  say: (draft: AfterDraft) => AfterDraft = (draft) => draft,
  fates: Readonly<Record<string, Fate>> = {},
) {
  // The pit fighter is not paid, so the treasury stays as it was.
  const unpaid = (draft: AfterDraft): AfterDraft => ({ ...draft, unpaid: ['m-6'] });
  const done = after(warband, foughtWith(warband, fates), (draft) => say(unpaid(draft)));
  const { trade: told } = done.proposal;
  if (told === null) throw new Error('no trade');
  return { ...told, after: done.warband, draft: done.draft };
}

function search(id: WarriorId, item: string, dice: readonly number[], more = 0) {
  return (draft: AfterDraft) => changedSearch(withSearch(draft, id, item), id, { dice, more });
}

describe('searchers for a rare item', () => {
  test('are the heroes who fought and were not taken out', () => {
    const warband = setMissesNext(rich(0), 'm-3', true);
    const { searches } = trade(warband, undefined, { Otto: { out: true } });
    expect(searches.map(({ member }) => member.name)).toEqual(['Ulrich', 'Klaus']);
  });

  test('include a henchman who becomes a hero today', () => {
    const rising = setExperience(rich(0), 'm-5', 1);
    const { searches } = trade(rising, (draft) => ({
      ...draft,
      advances: { 'm-5': [['10', '1', 'combat', 'speed']] },
    }));
    expect(searches.map(({ member }) => member.name)).toContain('Lame 2');
  });
});

describe('a search', () => {
  test.each([
    [[4, 4], 'bought'],
    [[4, 3], 'missed'],
    [[4], 'open'],
    [[], 'open'],
  ] as const)('for a pistol with %j is %s', (dice, outcome) => {
    const { searches, bought, spent, after: now } = trade(rich(20), search('m-1', 'pistol', dice));
    expect(searches[0]?.wanted).toMatchObject({ item: 'pistol', price: 15, rarity: 8, outcome });
    expect([bought, spent]).toEqual(outcome === 'bought' ? [{ pistol: 1 }, 15] : [{}, 0]);
    expect(now.stash).toEqual(outcome === 'bought' ? { pistol: 1 } : undefined);
  });

  test('adds the bonuses of the type, the skill and the player', () => {
    const wise = setTrait(rich(20), 'm-1', 'streetwise', true);
    const { searches } = trade(
      { ...wise, catalogueId: 'marienburg' },
      search('m-1', 'pistol', [1, 3], 1),
    );
    expect(searches.map(({ member, bonus }) => [member.name, bonus])).toEqual([
      ['Ulrich', 4],
      ['Otto', 1],
      ['Gunther', 1],
      ['Klaus', 1],
    ]);
    expect(searches[0]).toMatchObject({
      bonuses: [
        { trait: null, by: 1 },
        { trait: 'streetwise', by: 2 },
      ],
      wanted: { sum: 8, outcome: 'bought' },
    });
    expect([needOf(8, 3), needOf(5, 4)]).toEqual([5, 2]);
  });

  test('that succeeds buys nothing that is declined or too expensive', () => {
    const found = search('m-1', 'gromril-armour', [6, 6]);
    expect(trade(rich(149), found)).toMatchObject({
      searches: [{ wanted: { outcome: 'too-dear' } }, {}, {}, {}],
      spent: 0,
    });
    const declined = (draft: AfterDraft) => changedSearch(found(draft), 'm-1', { declined: true });
    expect(trade(rich(150), found).spent).toBe(150);
    expect(trade(rich(150), declined)).toMatchObject({
      searches: [{ wanted: { outcome: 'declined' } }, {}, {}, {}],
      spent: 0,
    });
  });

  test('is only for rare items with a price, and can be dropped', () => {
    for (const item of ['sword', 'gem', 'moon']) {
      expect(trade(rich(99), search('m-1', item, [6, 6])).searches[0]?.wanted).toBeNull();
    }
    const given = (draft: AfterDraft) =>
      withoutSearch(search('m-1', 'pistol', [6, 6])(draft), 'm-1');
    expect(trade(rich(99), given).searches[0]?.wanted).toBeNull();
    const { draft } = trade(rich(99));
    expect(changedSearch(draft, 'm-1', { declined: true })).toBe(draft);
  });
});

describe('a price that is not fixed', () => {
  test('is thrown for once the item is found', () => {
    const found = search('m-1', 'healing-herbs', [4, 4]);
    const open = trade(rich(60), found).searches[0]?.wanted;
    expect(open).toMatchObject({ price: null, asked: { gold: 20, dice: 2, times: 1 } });
    expect(open?.outcome).toBe('unpriced');
    const priced = trade(rich(60), (draft) => changedSearch(found(draft), 'm-1', { price: 29 }));
    expect(priced).toMatchObject({ bought: { 'healing-herbs': 1 }, spent: 29 });
    const dear = trade(rich(28), (draft) => changedSearch(found(draft), 'm-1', { price: 29 }));
    expect(dear.searches[0]?.wanted?.outcome).toBe('too-dear');
  });

  test('is that of the buyer’s list', () => {
    const key = (buyer: string, price: number | null = null) =>
      purchaseKey({ item: 'bow', buyer, price });
    const cost = (buyer: string) =>
      trade(rich(60), (draft) => withPurchase(draft, key(buyer), 1)).spent;
    expect([cost(''), cost('reikland/captain'), cost('possessed/magister')]).toEqual([10, 10, 15]);
    const water = (price: number | null) =>
      trade(rich(60), (draft) =>
        withPurchase(
          draft,
          purchaseKey({ item: 'blessed-water', buyer: 'sisters/matriarch', price }),
          2,
        ),
      );
    expect([water(null).spent, water(17).spent]).toEqual([0, 34]);
    expect(water(17).bought).toEqual({ 'blessed-water': 2 });
  });

  test.each([
    { item: 'bow', buyer: '', price: null },
    { item: 'bow', buyer: 'possessed/magister', price: null },
    { item: 'blessed-water', buyer: '', price: 0 },
    { item: 'blessed-water', buyer: 'sisters/matriarch', price: 17 },
  ])('is read as it was stored: $item $buyer $price', (purchase) => {
    expect(readPurchaseKey(purchaseKey(purchase))).toEqual(purchase);
  });
});

describe('common items', () => {
  test('are bought while there is gold, after the rare ones', () => {
    const say = (draft: AfterDraft) =>
      withPurchase(withPurchase(search('m-2', 'pistol', [6, 6])(draft), 'axe', 2), 'sword', 3);
    const { purchases, bought, spent, after: now } = trade(rich(42), say);
    expect(purchases).toEqual([
      { key: 'axe', item: 'axe', price: 5, count: 2 },
      { key: 'sword', item: 'sword', price: 10, count: 1 },
    ]);
    expect([bought, spent]).toEqual([{ pistol: 1, axe: 2, sword: 1 }, 35]);
    expect(now).toMatchObject({ stash: { pistol: 1, axe: 2, sword: 1 }, purse: { gold: 7 } });
  });

  test('are paid out of income, sales and upkeep', () => {
    const warband = { ...ravens(), purse: { gold: 5, wyrdstone: 1 } };
    const say = (draft: AfterDraft) =>
      withPurchase({ ...draft, corrections: { gold: 20 }, sold: 1 }, 'axe', 99);
    const { proposal, warband: now } = after(warband, foughtWith(warband), say);
    const { sale, wages } = proposal;
    const gold = 25 + (sale?.price ?? 0) - (wages[0]?.cost ?? 0);
    expect(wages[0]?.cost).toBeGreaterThan(0);
    expect(proposal.trade?.gold).toBe(gold);
    expect(now.stash).toEqual({ axe: Math.floor(gold / 5) });
    expect(now.purse).toEqual({ gold: gold % 5, wyrdstone: 0 });
  });

  test('never exceed the chest’s limit, and do not include rare ones', () => {
    const full = { ...rich(9999), stash: { sling: 998 } };
    expect(trade(full, (draft) => withPurchase(draft, 'sling', 5)).bought).toEqual({ sling: 1 });
    expect(trade(full, (draft) => withPurchase(draft, 'pistol', 5)).bought).toEqual({});
    const { draft } = trade(full, (now) => withPurchase(withPurchase(now, 'axe', 5), 'axe', 0));
    expect(draft.purchases).toEqual({});
  });
});

test('purchases are recorded in the history and undone with it', () => {
  const before = rich(60);
  const say = (draft: AfterDraft) => withPurchase(search('m-1', 'pistol', [4, 4])(draft), 'axe', 1);
  const { after: now, draft } = trade(before, say);
  expect(historyOf(now).at(-1)).toMatchObject({ bought: { pistol: 1, axe: 1 }, spent: 20 });
  expect(undoAfterBattle(now, system, 'b-1')).toMatchObject({
    members: before.members,
    purse: { gold: 60 },
  });
  expect(undoAfterBattle(now, system, 'b-1')).not.toHaveProperty('stash');
  expect(draft.searches).toEqual({
    'm-1': { item: 'pistol', dice: [4, 4], more: 0, declined: false, price: null },
  });
});

test('a battle of an older version has no purchases, and unreadable ones are dropped', () => {
  const older = { id: 'b-1', result: 'won', fallen: [] };
  expect(historyOf({ history: [older] })).toMatchObject([{ bought: {}, spent: 0 }]);
  const wrong = { ...older, bought: { axe: -1 }, spent: 'much' };
  expect(historyOf({ history: [wrong] })).toMatchObject([{ bought: {}, spent: 0 }]);
});

test('a draft keeps trade entries, and drops invalid ones', () => {
  const valid = withPurchase(search('m-1', 'pistol', [4, 4], 2)(draftOf({}, 'b-1')), 'axe', 3);
  expect(draftOf(withDraft(ravens(), valid), 'b-1')).toEqual(valid);
  const older = { id: 'b-1', dice: {} };
  expect(draftOf({ unfinished: [older] }, 'b-1')).toMatchObject({ searches: {}, purchases: {} });
  for (const wrong of [
    { searches: { 'm-1': { item: 'pistol', dice: [7, 1], more: 0, declined: false } } },
    { searches: { 'm-1': { item: 'pistol', dice: [1, 1, 1], more: 0, declined: false } } },
    { searches: { 'm-1': { item: 'pistol', dice: [1, 1], more: 99, declined: false } } },
    { searches: { 'm-1': { item: 'p'.repeat(99), dice: [], more: 0, declined: false } } },
    { purchases: { axe: -1 } },
    { purchases: { axe: 1000 } },
    { purchases: { axe: 0.5 } },
  ]) {
    const read = draftOf({ unfinished: [{ ...older, ...wrong }] }, 'b-1');
    expect(read).toMatchObject({ searches: {}, purchases: {} });
  }
});

test('a searcher who does not return buys nothing', () => {
  const warband = rich(99);
  const fought = foughtWith(warband, { Otto: { out: true } });
  const { proposal } = after(warband, fought, (draft, idOf) =>
    search('m-2', 'pistol', [6, 6])(withDice(draft, idOf('Otto'), 4, 4)),
  );
  expect(proposal.trade?.bought).toEqual({});
});
