import type { ReferenceEntry } from '#rules/contract/reference.ts';
import { chanceOnD6 } from '#rules/dice/dice.ts';
import { type Fraction, plus, ZERO } from '#rules/dice/fraction.ts';
import {
  characteristic,
  exactly,
  houseRuleTable,
  numbersFrom,
  orMore,
  type Page,
  type PageTable,
  percent,
  reference,
  word,
} from '#rules/kit/reference.ts';
import { attackChances, CRITICAL_FACE, FUMBLE_FACE, needAgainst } from './attack.ts';
import { attackRules, HOUSE_RULE_ROWS } from './house-rules.ts';
import { OPPORTUNITY_DICE, PINNED_BONUS_DICE } from './melee.ts';
import { MELEE_FROM } from './modifiers.ts';
import { CHARACTERISTICS, rowOf } from './roster.ts';
import { COUNTER_ROWS } from './statuses.ts';

/** As players read the tables when they have not agreed otherwise. */
const RULES = attackRules({});
const DEFENCE = rowOf('DR')?.default ?? 0;
const DICE = numbersFrom(1, 8);
const ARMOUR = numbersFrom(0, 3);

/** In the order of the dice. */
const STEPS: PageTable = {
  id: 'attack-steps',
  columns: ['head.order', 'head.step'],
  rows: [
    [1, ['step.dice']],
    [2, ['step.defence']],
    [3, ['step.hits']],
    [4, ['step.place']],
    [5, ['step.armour']],
    [6, ['step.push']],
  ],
};

/** What makes a target harder or easier to hit. */
const SITUATIONS: PageTable = {
  id: 'situations',
  columns: ['head.situation', 'head.modifier'],
  rows: [
    ['situation.covered', '+1'],
    ['situation.careful', '+1'],
    ['situation.charging', '−1'],
    ['situation.charging-mounted', '0'],
    ['situation.short', '−1'],
    ['situation.in-range', '0'],
    ['situation.beyond-range', '+2'],
    ['situation.beyond-twice-range', '+3'],
    ['situation.duel', '0'],
    ['situation.melee', '−1'],
  ],
};

/** Dice against a defence, and what is left of armour. */
const ATTACK_PAGES: readonly Page[] = [
  {
    section: 'close-combat',
    id: 'attack',
    rules: ['DR-2'],
    numbers: { critical: CRITICAL_FACE, fumble: FUMBLE_FACE },
    tables: [STEPS, hitTable],
    related: ['situations', 'critical', 'armour'],
  },
  {
    section: 'close-combat',
    id: 'situations',
    rules: ['DR-1'],
    numbers: { melee: MELEE_FROM },
    tables: [SITUATIONS],
  },
  {
    section: 'close-combat',
    id: 'critical',
    rules: ['DR-3', 'DR-4'],
    numbers: { critical: CRITICAL_FACE, fumble: FUMBLE_FACE },
    tables: [criticalTable],
    related: ['armour', 'house-rules'],
  },
  {
    section: 'close-combat',
    id: 'armour',
    rules: ['DR-5'],
    numbers: { defence: DEFENCE },
    tables: [damageTable],
    related: ['house-rules', 'out-of-action'],
  },
];

function hitTable(): PageTable {
  const { min = 1, max = 1 } = rowOf('DR') ?? {};
  return {
    id: 'to-hit',
    columns: ['head.defence', 'head.need', 'head.chance'],
    rows: numbersFrom(min, max).map((defence) => {
      const need = needAgainst(defence, RULES);
      const shown = need === CRITICAL_FACE ? need : orMore(need);
      return [defence, shown, percent(chanceOnD6(need))];
    }),
  };
}

/** How likely one of so many dice is critical. */
function criticalTable(): PageTable {
  return {
    id: 'critical',
    columns: ['head.dice', 'head.chance', 'head.exactly'],
    rows: DICE.map((dice) => {
      const { critical } = chancesWith(dice, 0);
      return [dice, percent(critical), exactly(critical)];
    }),
  };
}

/** How likely an attack does any damage at all. */
function damageTable(): PageTable {
  return {
    id: 'damage',
    columns: ['head.dice', ...ARMOUR.map((armour) => word('head.armour', { value: armour }))],
    rows: DICE.map((dice) => [
      dice,
      ...ARMOUR.map((armour) => percent(anyDamage(chancesWith(dice, armour).damage))),
    ]),
  };
}

function chancesWith(dice: number, armour: number) {
  return attackChances({ dice, armour, defence: DEFENCE, longRange: false, rules: RULES });
}

function anyDamage([, ...some]: readonly Fraction[]): Fraction {
  return some.reduce(plus, ZERO);
}

/** Leaving a fight, and driving an enemy before oneself. */
const CONTACT_PAGES: readonly Page[] = [
  {
    section: 'movement',
    id: 'disengaging',
    rules: ['DR-6'],
    numbers: { dice: OPPORTUNITY_DICE },
    related: ['situations', 'counters'],
  },
  {
    section: 'movement',
    id: 'push-back',
    rules: ['DR-7'],
    numbers: { dice: PINNED_BONUS_DICE },
    related: ['attack', 'disengaging'],
  },
];

/** On the table or not. */
const STATUS_PAGES: readonly Page[] = [
  { section: 'statuses', id: 'standing', statuses: ['standing'] },
  {
    section: 'statuses',
    id: 'out-of-action',
    rules: ['DR-OUT'],
    statuses: ['out-of-action'],
    related: ['unsettled'],
  },
  { section: 'statuses', id: 'away', statuses: ['left-table', 'in-reserve', 'absent'] },
];

/** Who acts, and what is counted. */
const TURN_PAGES: readonly Page[] = [
  { section: 'turn', id: 'turn', rules: ['DR-TURN'], related: ['unsettled'] },
  { section: 'turn', id: 'profile', tables: [profileTable], related: ['counters'] },
  {
    section: 'turn',
    id: 'counters',
    tables: [counterTable],
    related: ['disengaging', 'armour', 'turn'],
  },
];

function profileTable(): PageTable {
  return {
    id: 'profile',
    columns: ['head.characteristic', 'head.what', 'head.usual-value'],
    rows: CHARACTERISTICS.map(({ id, default: usual }) => [
      characteristic(id),
      [word('value.characteristic-name', { id })],
      usual,
    ]),
  };
}

function counterTable(): PageTable {
  return {
    id: 'counters',
    columns: ['head.counter', 'head.starts-at'],
    rows: COUNTER_ROWS.map(({ id, from, min }) => [
      word('value.counter', { id }),
      from === undefined ? min : characteristic(from),
    ]),
  };
}

/** What players agree on before they begin. */
const AGREEMENT_PAGES: readonly Page[] = [
  { section: 'agreements', id: 'house-rules', tables: [() => houseRuleTable(HOUSE_RULE_ROWS)] },
  { section: 'agreements', id: 'unsettled', related: ['profile', 'push-back', 'situations'] },
];

/** The rules in short. What the source leaves open has a page of its own. */
export const REFERENCE: readonly ReferenceEntry[] = reference([
  ...TURN_PAGES,
  ...ATTACK_PAGES,
  ...CONTACT_PAGES,
  ...STATUS_PAGES,
  ...AGREEMENT_PAGES,
]);
