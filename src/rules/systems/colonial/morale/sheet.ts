import type { Message } from '#rules/contract/battle-view.ts';
import {
  EMPTY_SHEET,
  type ResolverBar,
  type ResolverNeed,
  type ResolverPart,
  type ResolverSheet,
  refused,
} from '#rules/contract/resolver.ts';
import { type Fraction, plus, ZERO } from '#rules/dice/fraction.ts';
import { message } from '#rules/kit/duty.ts';
import {
  BATTERED_LOSSES,
  type CircumstanceLine,
  favourable,
  NEAR_HEXES,
  SHAKEN_LOSSES,
  unfavourable,
} from '../circumstances.ts';
import { afterLoss, lossesOf } from '../unit.ts';
import { type MoraleTest, moraleTest, ROUT_LOSS, routHexChances, STEADY_ON } from './test.ts';

/** Both columns, the dice they leave, and how far the unit may run. @rule COL-1, COL-2, COL-3, COL-4 */
export function moraleSheet(...asked: Parameters<typeof moraleTest>): ResolverSheet {
  const test = moraleTest(...asked);
  if ('code' in test) return refused(test);
  return {
    ...EMPTY_SHEET,
    summaries: { unit: summary(test) },
    fields: test.fields,
    needs: needs(test),
    bars: [bar(test)],
    notes: notes(test),
  };
}

function summary({ unit }: MoraleTest): readonly Message[] {
  return unit === null ? [] : [message('resolver.summary.losses', { count: lossesOf(unit) })];
}

function needs(test: MoraleTest): readonly ResolverNeed[] {
  const { facts, balance, cohesion } = test;
  const tile = { role: 'unit', chance: null, why: [] };
  const against = {
    ...tile,
    id: 'against',
    value: message('resolver.value.number', { value: balance.unfavourable }),
    why: reasons(unfavourable(facts)),
    rule: 'COL-1',
  };
  const inFavour = {
    ...tile,
    id: 'in-favour',
    value: message('resolver.value.number', { value: balance.favourable }),
    why: reasons(favourable(facts)),
    rule: 'COL-2',
  };
  if (balance.automatic) {
    const sure = { ...tile, id: 'dice', value: message('resolver.value.automatic'), rule: 'COL-3' };
    return [against, inFavour, { ...sure, why: [message('resolver.why.automatic')] }];
  }
  const dice = {
    ...tile,
    id: 'dice',
    value: message('resolver.value.dice', { dice: cohesion, need: STEADY_ON }),
    chance: holds(test),
    why: [message('resolver.why.outstanding', { count: balance.outstanding, need: STEADY_ON })],
    rule: 'COL-4',
  };
  return [against, inFavour, dice];
}

function reasons(lines: readonly CircumstanceLine[]): readonly Message[] {
  return lines
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => message(`resolver.why.${id}`, { value: count, ...NUMBERS[id] }));
}

/** Numbers that lines mention. */
const NUMBERS: Readonly<Record<string, Message['params']>> = {
  shaken: { losses: SHAKEN_LOSSES },
  battered: { losses: BATTERED_LOSSES },
  cavalry: { hexes: NEAR_HEXES },
  'no-enemy': { hexes: NEAR_HEXES },
};

function holds({ balance, cohesion }: MoraleTest): Fraction {
  const chances = routHexChances(balance.outstanding, cohesion);
  return chances.find(({ hexes }) => hexes === 0)?.chance ?? ZERO;
}

function bar(test: MoraleTest): ResolverBar {
  const chances = routHexChances(test.balance.outstanding, test.cohesion);
  const parts = chances.reduce<readonly ResolverPart[]>((before, { hexes, chance }) => {
    const sign = hexes === 0 ? null : 'rout';
    const id = hexes === 0 ? 'holds' : hexes <= MAX_LISTED ? `rout-${hexes}` : 'rout-farther';
    const same = before.find((part) => part.id === id);
    const others = before.filter((part) => part !== same);
    return [
      ...others,
      { id, tone: toneOf(test, hexes), sign, chance: plus(same?.chance ?? ZERO, chance) },
    ];
  }, []);
  return { id: 'rout', params: { name: test.name }, parts };
}

/** Routs of more hexes are merged into one entry; few tables are this wide. */
const MAX_LISTED = 8;

/** A rout is worse when its loss is the unit's last. */
function toneOf({ unit }: MoraleTest, hexes: number): ResolverPart['tone'] {
  if (hexes === 0) return 'standing';
  return unit !== null && isLast(unit.wounds) ? 'out-of-action' : 'fleeing';
}

function notes({ unit, balance }: MoraleTest): readonly Message[] {
  const stronger = message('resolver.note.stronger');
  if (balance.automatic || unit === null) return [stronger];
  if (isLast(unit.wounds)) return [message('resolver.note.last-loss'), stronger];
  const { losses } = afterLoss(lossesOf(unit), ROUT_LOSS);
  return [message('resolver.note.loss', { count: losses }), stronger];
}

function isLast(steps: number): boolean {
  return steps <= ROUT_LOSS;
}
