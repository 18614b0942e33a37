import { type Fraction, plus, ZERO } from '../../../chance.ts';
import { chanceOnD6 } from '../../../dice.ts';
import {
  exactly,
  number,
  numbersFrom,
  orMore,
  percent,
  signed,
  word,
} from '../../../parts/reference/cells.ts';
import { entry, row, table } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { CRITICAL_FACE, FUMBLE_FACE, needAgainst } from '../attack.ts';
import { attackChances } from '../attack-chances.ts';
import { attackRules } from '../house-rules.ts';
import { type DefenceFacts, DISTANCE_BANDS, defenceModifier, MELEE_FROM } from '../modifiers.ts';
import { rowOf } from '../profile.ts';

/** Dice against a defence, and what is left of armour. @rule DR-1, DR-2, DR-3, DR-4, DR-5 */
export function attackPages(): readonly ReferenceEntry[] {
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
