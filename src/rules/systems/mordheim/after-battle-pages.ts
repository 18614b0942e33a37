import type { InjuryEffect, InjuryRow, InjuryTable } from '#rules/contract/after-battle.ts';
import {
  between,
  type Cell,
  orMore,
  type Page,
  type PageTable,
  word,
} from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
import { afterBattle } from './after-battle.ts';
import { SALE_SIZES, SALES, WYRDSTONE_FOUND } from './wyrdstone.ts';

/** What comes after a battle, as tables to look up. */
export function afterBattlePages(): readonly Page[] {
  const { injuries, exploration } = afterBattle();
  return [
    {
      section: 'after-battle',
      id: 'serious-injuries',
      sign: 'wound',
      rules: ['MORD-AFTER-INJURY'],
      tables: injuries.flatMap((table) =>
        table.profiles === null ? () => injuryTable(table) : [],
      ),
      related: ['out-of-action'],
    },
    {
      section: 'after-battle',
      id: 'exploration',
      sign: 'treasure',
      rules: ['MORD-AFTER-EXPLORE'],
      numbers: { won: signed(exploration.won) },
      tables: [foundTable, saleTable],
    },
  ];
}

function injuryTable({ dice, rows }: InjuryTable): PageTable {
  return {
    id: dice === 2 ? 'injuries-heroes' : 'injuries-others',
    columns: [dice === 2 ? 'head.two-dice' : 'head.d6', 'head.result', 'head.what'],
    rows: rows.map((one) => [
      between(one.on),
      word('value.injury', { injury: one.id }),
      consequences(one),
    ]),
  };
}

function consequences(row: InjuryRow): Cell | readonly Cell[] {
  const all = [
    ...row.effects.flatMap(effectSaid),
    ...row.further.flatMap((one) => [
      row.decided === 'by-die'
        ? word('value.injury-on', { on: String(between(one.on)), injury: one.id })
        : word('value.injury', { injury: one.id }),
      ...one.effects.flatMap(effectSaid),
    ]),
    ...row.further.flatMap(({ within }) =>
      within === null ? [] : [word('injury-does.within', { on: String(between(within)) })],
    ),
    ...(row.again ? ['injury-does.again'] : []),
    ...(NOTED.includes(row.id) ? [word('value.injury-note', { injury: row.id })] : []),
  ];
  return all.length === 0 ? '–' : all;
}

/** Results of which something is settled between the players. */
const NOTED: readonly string[] = ['captured'];

function effectSaid(effect: InjuryEffect): readonly Cell[] {
  switch (effect.kind) {
    case 'gone':
      return ['injury-does.gone'];
    case 'characteristic': {
      const { characteristic, by } = effect;
      return [word('value.characteristic-by', { characteristic, by: signed(by) })];
    }
    case 'trait':
      return [word('value.trait-hint', { trait: effect.trait })];
    case 'grudge':
      // The word of the row says whom.
      return [];
    case 'misses':
      return [word('injury-does.misses', { count: effect.battles })];
    case 'robbed':
      return ['injury-does.robbed'];
    case 'experience':
      return [word('injury-does.experience', { by: signed(effect.by) })];
    case 'income':
      return [word('injury-does.income', { amount: effect.amount })];
  }
}

function foundTable(): PageTable {
  return {
    id: 'wyrdstone-found',
    columns: ['head.dice-sum', 'head.pieces'],
    rows: WYRDSTONE_FOUND.map(({ from, to, pieces }) => [
      to === null ? orMore(from) : between([from, to]),
      pieces,
    ]),
  };
}

function saleTable(): PageTable {
  const sizes = SALE_SIZES.map((from, at) => {
    const next = SALE_SIZES[at + 1];
    return next === undefined ? orMore(from) : between([from, next - 1]);
  });
  return {
    id: 'wyrdstone-sold',
    columns: ['head.sold', ...sizes],
    rows: SALES.map((gold, at) => [at + 1 === SALES.length ? orMore(at + 1) : at + 1, ...gold]),
  };
}
