import type { InjuryEffect, InjuryRow } from '#rules/contract/after-battle.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { ReferenceEntry } from '#rules/contract/reference.ts';
import {
  between,
  entry,
  NONE,
  number,
  orMore,
  row,
  signedText,
  table,
  word,
} from '#rules/kit/reference.ts';
import { AFTER_BATTLE } from './after-battle.ts';
import { SALE_SIZES, SALES, WYRDSTONE_FOUND } from './wyrdstone.ts';

/** What comes after a battle, as tables to look up. @rule MORD-AFTER-INJURY, MORD-AFTER-EXPLORE */
export function afterBattleEntries(): readonly ReferenceEntry[] {
  return [
    entry('after-battle', 'serious-injuries', {
      rules: ['MORD-AFTER-INJURY'],
      tables: injuryTables,
      related: ['out-of-action'],
    }),
    entry('after-battle', 'exploration', {
      rules: ['MORD-AFTER-EXPLORE'],
      numbers: { won: signedText(AFTER_BATTLE.exploration.won) },
      tables: () => [foundTable(), saleTable()],
    }),
  ];
}

function injuryTables() {
  return AFTER_BATTLE.injuries.map(({ dice, rows }) =>
    table(
      dice === 2 ? 'injuries-heroes' : 'injuries-others',
      [word(dice === 2 ? 'head.two-dice' : 'head.d6'), word('head.result'), word('head.what')],
      rows.map((one) => row(between(one.on), [injury(one.id), consequences(one)])),
    ),
  );
}

function consequences({
  id: what,
  effects,
  further,
  again,
}: InjuryRow): Message | readonly Message[] {
  const all = [
    ...effects.flatMap(effectSaid),
    ...further.map(({ id, on }) => word('value.injury-on', { on: onDie(on), injury: id })),
    ...(again ? [word('injury-does.again')] : []),
    ...(NOTED.includes(what) ? [word('value.injury-note', { injury: what })] : []),
  ];
  return all.length === 0 ? NONE : all;
}

/** Results of which something is settled between the players. */
const NOTED: readonly string[] = ['captured', 'sold-to-pits'];

/** "1", "2–6". */
function onDie([from, to]: InjuryRow['on']): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

function injury(id: string): Message {
  return word('value.injury', { injury: id });
}

function effectSaid(effect: InjuryEffect): readonly Message[] {
  switch (effect.kind) {
    case 'gone':
      return [word('injury-does.gone')];
    case 'characteristic': {
      const { characteristic, by } = effect;
      return [word('value.characteristic-by', { characteristic, by: signedText(by) })];
    }
    case 'trait':
      return [word('value.trait-hint', { trait: effect.trait })];
    case 'grudge':
      return [word('injury-does.grudge')];
    case 'misses':
      return [word('injury-does.misses', { count: effect.battles })];
    case 'robbed':
      return [word('injury-does.robbed')];
    case 'experience':
      return [word('injury-does.experience', { by: signedText(effect.by) })];
  }
}

function foundTable() {
  return table(
    'wyrdstone-found',
    [word('head.dice-sum'), word('head.pieces')],
    WYRDSTONE_FOUND.map(({ from, to, pieces }) =>
      row(to === null ? orMore(from) : between([from, to]), [number(pieces)]),
    ),
  );
}

function saleTable() {
  const sizes = SALE_SIZES.map((from, at) => {
    const next = SALE_SIZES[at + 1];
    return next === undefined ? orMore(from) : between([from, next - 1]);
  });
  return table(
    'wyrdstone-sold',
    [word('head.sold'), ...sizes],
    SALES.map((gold, at) =>
      row(at + 1 === SALES.length ? orMore(at + 1) : number(at + 1), gold.map(number)),
    ),
  );
}
