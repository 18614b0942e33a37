import type { CaptorRow } from '#rules/contract/after-battle.ts';
import type { Amount, FindGift, FindRow, FindTableRow } from '#rules/contract/finds.ts';
import type { ItemId } from './items.ts';
import { fromParts } from './packs/parts.ts';

const ONE = amount(0, 6, 1);
const D3 = amount(1, 3);
const D6 = amount(1, 6);

function amount(dice: number, sides: 3 | 6, plus = 0, times = 1): Amount {
  return { dice, sides, plus, times };
}

function gold(dice: number, times = 1): FindGift {
  return { kind: 'income', id: 'gold', amount: amount(dice, 6, 0, times) };
}

function coins(number: number): FindGift {
  return { kind: 'income', id: 'gold', amount: amount(0, 6, number) };
}

function shards(count: Amount): FindGift {
  return { kind: 'income', id: 'wyrdstone', amount: count };
}

function item(id: ItemId, count = ONE): FindGift {
  return { kind: 'item', item: id, amount: count };
}

function note(id: string): FindGift {
  return { kind: 'note', id };
}

function on(from: number, to: number, ...gives: readonly FindGift[]): FindTableRow {
  return { on: [from, to], gives };
}

function table(...rows: readonly FindTableRow[]): FindGift {
  return { kind: 'table', rows };
}

function chance(from: number, ...gives: readonly FindGift[]): FindGift {
  return { kind: 'chance', from, gives };
}

function leads(passed: readonly FindGift[], failed: readonly FindGift[]): FindGift {
  return { kind: 'test', who: 'leader', characteristic: 'Ld', dice: 2, passed, failed };
}

function find(same: number, face: number, id: string, gives: readonly FindGift[]): FindRow {
  return { id, same, face, gives, byWarband: {} };
}

const CHOOSE: FindGift = { kind: 'choose' };

/** One of six things that are found once in a campaign. */
const ARTEFACT = table(
  on(1, 1, item('boots-and-rope')),
  on(2, 2, item('misericordia')),
  on(3, 3, item('attlas-plate')),
  on(4, 4, item('bow-of-seeking')),
  on(5, 5, item('executioners-hood')),
  on(6, 6, item('all-seeing-eye')),
);

/** What warbands come upon of which no pack says otherwise. */
export const FINDS: readonly FindRow[] = [
  find(2, 1, 'well', [
    CHOOSE,
    {
      kind: 'test',
      who: 'chosen',
      characteristic: 'T',
      dice: 1,
      passed: [shards(ONE)],
      failed: [{ kind: 'misses', battles: 1 }],
    },
  ]),
  find(2, 2, 'shop', [
    table(
      on(1, 1, coins(1), item('lucky-charm')),
      ...[2, 3, 4, 5, 6].map((face) => on(face, face, coins(face))),
    ),
  ]),
  find(2, 3, 'corpse', [
    table(
      on(1, 2, gold(1)),
      on(3, 3, item('dagger')),
      on(4, 4, item('axe')),
      on(5, 5, item('sword')),
      on(6, 6, item('light-armour')),
    ),
  ]),
  find(2, 4, 'straggler', [note('one-die-more')]),
  find(2, 5, 'overturned-cart', [
    table(
      on(1, 2, item('mordheim-map')),
      on(3, 4, gold(2)),
      on(5, 6, item('jewelled-sword'), item('jewelled-dagger')),
    ),
  ]),
  find(2, 6, 'ruined-hovels', [gold(1)]),
  find(3, 1, 'tavern', [leads([gold(4)], [gold(1)])]),
  find(3, 2, 'smithy', [
    table(
      on(1, 1, item('sword')),
      on(2, 2, item('double-handed')),
      on(3, 3, item('flail')),
      on(4, 4, item('halberd', D3)),
      on(5, 5, item('lance')),
      on(6, 6, gold(2)),
    ),
  ]),
  find(3, 3, 'prisoners', [gold(2), note('henchman')]),
  find(3, 4, 'fletcher', [
    table(
      on(1, 2, item('short-bow', D3)),
      on(3, 3, item('bow', D3)),
      on(4, 4, item('long-bow', D3)),
      on(5, 5, item('hunting-arrows')),
      on(6, 6, item('crossbow', D3)),
    ),
  ]),
  find(3, 5, 'market-hall', [gold(2)]),
  find(3, 6, 'returning-a-favour', [note('free-hired-sword')]),
  find(4, 1, 'gunsmith', [
    table(
      on(1, 1, item('blunderbuss')),
      on(2, 2, item('brace-of-pistols')),
      on(3, 3, item('brace-of-duelling-pistols')),
      on(4, 4, item('handgun', D3)),
      on(5, 5, item('superior-powder', D3)),
      on(6, 6, item('hochland-rifle')),
    ),
  ]),
  find(4, 2, 'shrine', [gold(3)]),
  find(4, 3, 'townhouse', [gold(3)]),
  find(4, 4, 'armourer', [
    table(
      // Shields or bucklers, as the finders like.
      on(1, 2, item('shield', D3), note('or-bucklers')),
      on(3, 3, item('helmet', D3)),
      on(4, 4, item('light-armour', D3)),
      on(5, 5, item('heavy-armour', D3)),
      on(6, 6, item('ithilmar-armour')),
    ),
  ]),
  find(4, 5, 'graveyard', [gold(1, 10), note('hated-by-the-faithful')]),
  find(4, 6, 'catacombs', [note('catacombs')]),
  find(5, 1, 'moneylender', [gold(1, 10)]),
  find(5, 2, 'alchemist', [gold(3), note('academic-list')]),
  find(5, 3, 'jewelsmith', [
    table(on(1, 2, gold(1, 5)), on(3, 4, coins(20)), on(5, 5, coins(50)), on(6, 6, gold(1, 15))),
    note('or-worn'),
  ]),
  find(5, 4, 'merchants-house', [
    {
      kind: 'income',
      id: 'gold',
      amount: amount(2, 6, 0, 5),
      onDouble: [item('merchants-symbol')],
    },
  ]),
  find(5, 5, 'shattered-building', [shards(D3), leads([note('wardog')], [])]),
  find(5, 6, 'catacombs-entrance', [note('catacombs-entrance')]),
  find(6, 1, 'the-pit', [
    CHOOSE,
    table(on(1, 1, { kind: 'lost' }), on(2, 6, shards(amount(1, 6, 1)))),
  ]),
  find(6, 2, 'hidden-treasure', [
    gold(5, 5),
    chance(4, shards(D3)),
    chance(5, item('holy-relic')),
    chance(5, item('heavy-armour')),
    chance(4, item('gem', D3)),
    chance(5, item('elven-cloak')),
    chance(5, item('holy-tome')),
    chance(5, ARTEFACT),
  ]),
  find(6, 3, 'dwarf-smithy', [
    table(
      on(1, 1, item('double-handed', D3)),
      on(2, 2, item('heavy-armour', D3)),
      on(3, 3, item('gromril-axe')),
      on(4, 4, item('gromril-hammer')),
      on(5, 5, item('gromril-great-axe')),
      on(6, 6, item('gromril-armour')),
    ),
  ]),
  find(6, 4, 'slaughtered-warband', [
    gold(3, 5),
    item('dagger', D6),
    chance(4, item('light-armour', D3)),
    chance(5, item('heavy-armour')),
    chance(4, item('mordheim-map')),
    chance(5, item('halberd', D3)),
    chance(3, item('sword', D3)),
    chance(2, item('shield', D3)),
    chance(4, item('bow', D3)),
    chance(2, item('helmet', D3)),
  ]),
  find(6, 5, 'fighting-arena', [item('training-manual')]),
  find(6, 6, 'nobles-villa', [
    table(on(1, 2, gold(1, 10)), on(3, 4, item('crimson-shade', D6)), on(5, 6, ARTEFACT)),
  ]),
];

/** What explorers come upon when their dice show the same. @rule MORD-AFTER-FIND */
export const finds = fromParts((parts): readonly FindRow[] =>
  FINDS.map((row) => ({ ...row, byWarband: parts.finds.get(row.id) ?? {} })),
);

function captor(
  id: string,
  warbands: CaptorRow['warbands'],
  ...gives: readonly FindGift[]
): CaptorRow {
  const plain = { priced: false, returns: false, swaps: false, leaderLearns: 0, joins: null };
  return { id, warbands, gives, ...plain };
}

/** What only warbands can do whose pack says so. */
const IN_PACKS = {
  zombie: { gives: [note('zombie')], joins: 'undead/zombie' },
  sacrifice: { gives: [note('leader-experience')], leaderLearns: 1 },
} as const;

export const CAPTIVES = [
  'zombie',
  'sacrifice',
] as const satisfies readonly (keyof typeof IN_PACKS)[];

/** What becomes of a captive of the enemy. @rule MORD-AFTER-INJURY */
export const captorMay = fromParts((parts): readonly CaptorRow[] => [
  { ...captor('ransom', null), priced: true, returns: true },
  { ...captor('exchange', null), returns: true, swaps: true },
  captor('slavers', null, gold(1, 5)),
  ...CAPTIVES.map((id) => ({ ...captor(id, parts.captives.get(id) ?? []), ...IN_PACKS[id] })),
]);
