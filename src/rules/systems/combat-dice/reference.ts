import type { ReferenceEntry } from '#rules/contract/reference.ts';
import { chanceOnD6 } from '#rules/dice/dice.ts';
import { type Fraction, plus, ZERO } from '#rules/dice/fraction.ts';
import {
  characteristic,
  entry,
  exactly,
  houseRuleTable,
  linked,
  number,
  numbersFrom,
  orMore,
  percent,
  row,
  signed,
  table,
  word,
} from '#rules/kit/reference.ts';
import { attackChances, CRITICAL_FACE, FUMBLE_FACE, needAgainst } from './attack.ts';
import { attackRules, HOUSE_RULE_ROWS } from './house-rules.ts';
import { OPPORTUNITY_DICE, PINNED_BONUS_DICE } from './melee.ts';
import { type DefenceFacts, DISTANCE_BANDS, defenceModifier, MELEE_FROM } from './modifiers.ts';
import { CHARACTERISTICS, rowOf } from './roster.ts';
import { COUNTER_ROWS } from './statuses.ts';

/** Dice against a defence, and what is left of armour. @rule DR-1, DR-2, DR-3, DR-4, DR-5 */
function attackPages(): readonly ReferenceEntry[] {
  return [
    entry('close-combat', 'attack', {
      rules: ['DR-2'],
      numbers: { critical: CRITICAL_FACE, fumble: FUMBLE_FACE },
      tables: () => [stepTable(), hitTable()],
      related: ['situations', 'critical', 'armour'],
    }),
    entry('close-combat', 'situations', {
      rules: ['DR-1'],
      numbers: { melee: MELEE_FROM },
      tables: () => [situationTable()],
    }),
    entry('close-combat', 'critical', {
      rules: ['DR-3', 'DR-4'],
      numbers: { critical: CRITICAL_FACE, fumble: FUMBLE_FACE },
      tables: () => [criticalTable()],
      related: ['armour', 'house-rules'],
    }),
    entry('close-combat', 'armour', {
      rules: ['DR-5'],
      numbers: { defence: DEFENCE },
      tables: () => [damageTable()],
      related: ['house-rules', 'out-of-action'],
    }),
  ];
}

/** As players read the tables when they have not agreed otherwise. */
const RULES = attackRules({});
const DEFENCE = rowOf('DR')?.default ?? 0;
const DICE = numbersFrom(1, 8);
const ARMOUR = numbersFrom(0, 3);

/** In the order of the dice. */
const STEPS = ['dice', 'defence', 'hits', 'place', 'armour', 'push'] as const;

function stepTable() {
  return table(
    'attack-steps',
    [word('head.order'), word('head.step')],
    STEPS.map((id, index) => row(number(index + 1), [[word(`step.${id}`)]])),
  );
}

function hitTable() {
  const { min = 1, max = 1 } = rowOf('DR') ?? {};
  return table(
    'to-hit',
    [word('head.defence'), word('head.need'), word('head.chance')],
    numbersFrom(min, max).map((defence) => {
      const need = needAgainst(defence, RULES);
      return row(number(defence), [
        need === CRITICAL_FACE ? number(need) : orMore(need),
        percent(chanceOnD6(need)),
      ]);
    }),
  );
}

const PLAIN: DefenceFacts = {
  partlyCovered: false,
  careful: false,
  runningDice: 0,
  mounted: false,
  band: null,
  meleeModels: 0,
  enemiesInContact: 0,
  melee: 'from-three',
};

const SITUATIONS: readonly (readonly [id: string, facts: Partial<DefenceFacts>])[] = [
  ['covered', { partlyCovered: true }],
  ['careful', { careful: true }],
  ['charging', { runningDice: 1 }],
  ['charging-mounted', { runningDice: 1, mounted: true }],
  ...DISTANCE_BANDS.map((band) => [band, { band }] as const),
  ['duel', { meleeModels: MELEE_FROM - 1, enemiesInContact: 1 }],
  ['melee', { meleeModels: MELEE_FROM, enemiesInContact: 1 }],
];

function situationTable() {
  return table(
    'situations',
    [word('head.situation'), word('head.modifier')],
    SITUATIONS.map(([id, facts]) =>
      row(word(`situation.${id}`), [signed(defenceModifier({ ...PLAIN, ...facts }))]),
    ),
  );
}

function criticalTable() {
  return table(
    'critical',
    [word('head.dice'), word('head.chance'), word('head.exactly')],
    DICE.map((dice) => {
      const { critical } = chancesWith(dice, 0);
      return row(number(dice), [percent(critical), exactly(critical)]);
    }),
  );
}

/** How likely an attack does any damage at all. */
function damageTable() {
  return table(
    'damage',
    [word('head.dice'), ...ARMOUR.map((armour) => word('head.armour', { value: armour }))],
    DICE.map((dice) =>
      row(
        number(dice),
        ARMOUR.map((armour) => percent(anyDamage(chancesWith(dice, armour).damage))),
      ),
    ),
  );
}

function chancesWith(dice: number, armour: number) {
  return attackChances({ dice, armour, defence: DEFENCE, longRange: false, rules: RULES });
}

function anyDamage([, ...some]: readonly Fraction[]): Fraction {
  return some.reduce(plus, ZERO);
}

/** Leaving a fight, and driving an enemy before oneself. @rule DR-6, DR-7 */
function contactPages(): readonly ReferenceEntry[] {
  return [
    entry('movement', 'disengaging', {
      rules: ['DR-6'],
      numbers: { dice: OPPORTUNITY_DICE },
      related: ['situations', 'counters'],
    }),
    entry('movement', 'push-back', {
      rules: ['DR-7'],
      numbers: { dice: PINNED_BONUS_DICE },
      related: ['attack', 'disengaging'],
    }),
  ];
}

/** On the table or not. @rule DR-OUT */
function statusPages(): readonly ReferenceEntry[] {
  return [
    entry('statuses', 'standing', { statuses: ['standing'] }),
    entry('statuses', 'out-of-action', {
      rules: ['DR-OUT'],
      statuses: ['out-of-action'],
      related: ['unsettled'],
    }),
    entry('statuses', 'away', { statuses: ['left-table', 'in-reserve', 'absent'] }),
  ];
}

/** Who acts, and what is counted. @rule DR-TURN */
function turnPages(): readonly ReferenceEntry[] {
  return [
    entry('turn', 'turn', { rules: ['DR-TURN'], related: ['unsettled'] }),
    entry('turn', 'profile', { tables: () => [profileTable()], related: ['counters'] }),
    entry('turn', 'counters', {
      tables: () => [counterTable()],
      related: ['disengaging', 'armour', 'turn'],
    }),
  ];
}

function profileTable() {
  return table(
    'profile',
    [word('head.characteristic'), word('head.what'), word('head.usual-value')],
    CHARACTERISTICS.map(({ id, default: usual }) =>
      row(characteristic(id), [[word('value.characteristic-name', { id })], number(usual)]),
    ),
  );
}

function counterTable() {
  return table(
    'counters',
    [word('head.counter'), word('head.starts-at')],
    COUNTER_ROWS.map(({ id, from, min }) =>
      row(word('value.counter', { id }), [from === undefined ? number(min) : characteristic(from)]),
    ),
  );
}

/** What players agree on before they begin. */
function agreementPages(): readonly ReferenceEntry[] {
  return [
    entry('agreements', 'house-rules', { tables: () => [houseRuleTable(HOUSE_RULE_ROWS)] }),
    entry('agreements', 'unsettled', { related: ['profile', 'push-back', 'situations'] }),
  ];
}

/** The rules in short. What the source leaves open has a page of its own. */
export const REFERENCE: readonly ReferenceEntry[] = linked([
  ...turnPages(),
  ...attackPages(),
  ...contactPages(),
  ...statusPages(),
  ...agreementPages(),
]);
