import type { ReferenceEntry, ReferenceTable } from '#rules/contract/reference.ts';
import { type Fraction, fraction } from '#rules/dice/fraction.ts';
import {
  AUTOMATIC,
  between,
  entry,
  NONE,
  number,
  numbersFrom,
  orMore,
  percent,
  row,
  signed,
  signedText,
  status,
  stretches,
  table,
  word,
} from '#rules/kit/reference.ts';
import { CRITICAL_ROLL, criticalEffect, woundNeed } from '../duel/blow.ts';
import {
  SHOT_MODIFIERS,
  type ShotModifier,
  type ShotRules,
  shotToHit,
  weaponSkillNeed,
} from '../duel/to-hit.ts';
import { strikeOrder } from '../fights.ts';
import { HELMET_SAVE, type InjuryFacts, injuryOf, worstInjury } from '../injury.ts';
import { HIGH_GROUND } from '../movement/movement.ts';
import { INJURIES, type Injury } from '../statuses.ts';

/**
 * Who strikes when and whom, what hits and what wounds.
 * @rule CC-ORDER, CC-WHO, CC-HIT, WOUND, DOWN
 */
export function closeCombatEntries({
  afraidHitsOn,
}: {
  /** What one needs who failed to overcome fear; null where fear is not for these rules to say. */
  readonly afraidHitsOn: number | null;
}): readonly ReferenceEntry[] {
  return [
    entry('close-combat', 'strike-order', {
      rules: ['CC-ORDER'],
      tables: () => [orderTable()],
      related: ['phase-close-combat'],
    }),
    entry('close-combat', 'whom-to-strike', { rules: ['CC-WHO'], related: ['downed'] }),
    entry('close-combat', 'to-hit', {
      rules: ['CC-HIT'],
      numbers: afraidHitsOn === null ? {} : { afraid: afraidHitsOn },
      tables: () => [chart('to-hit', 'WS', weaponSkillNeed)],
      related: ['to-wound', 'phase-close-combat'],
    }),
    entry('close-combat', 'to-wound', {
      rules: ['WOUND'],
      tables: () => [chart('to-wound', 'strength', woundNeed)],
      related: ['armour-save', 'critical'],
    }),
    entry('close-combat', 'downed', { rules: ['DOWN'], related: ['knocked-down', 'stunned'] }),
  ];
}

/** As slow as each other, so that only what sets them apart counts. */
const ALIKE = {
  initiative: 3,
  charged: false,
  strikesFirst: false,
  strikesLast: false,
  stoodUp: false,
};

function orderTable() {
  const groups = strikeOrder([
    { ...ALIKE, id: 'stood-up', stoodUp: true },
    { ...ALIKE, id: 'strikes-last', strikesLast: true },
    { ...ALIKE, id: 'others' },
    { ...ALIKE, id: 'strikes-first', strikesFirst: true },
    { ...ALIKE, id: 'charged', charged: true },
  ]);
  const rows = groups.flatMap((group, index) =>
    group.toSorted().map((id) => row(number(index + 1), [word(`striker.${id}`)])),
  );
  return table('strike-order', [word('head.order'), word('head.who')], rows);
}

/** A chart of one characteristic against another, attackers downwards. */
function chart(id: string, against: string, needOf: (a: number, b: number) => number | null) {
  const values = numbersFrom(1, 10);
  return table(
    id,
    [word(`head.chart-${against}`), ...values.map(number)],
    values.map((attacker) =>
      row(
        number(attacker),
        values.map((victim) => {
          const need = needOf(attacker, victim);
          return need === null ? NONE : orMore(need);
        }),
      ),
    ),
  );
}

/**
 * Who shoots, at whom, and what hits.
 * @rule SHO-WHO, SHO-TARGET, SHO-HIT, SHO-COVERHIT
 */
export function shootingEntries(rules: ShotRules): readonly ReferenceEntry[] {
  return [
    entry('shooting', 'who-shoots', { rules: ['SHO-WHO'], related: ['phase-shooting', 'targets'] }),
    entry('shooting', 'targets', {
      rules: ['SHO-TARGET'],
      numbers: { high: HIGH_GROUND },
      related: ['who-shoots', 'hide'],
    }),
    entry('shooting', 'shot-to-hit', {
      rules: ['SHO-HIT'],
      numbers: { ...limits(rules), cover: signedText(SHOT_MODIFIERS.cover) },
      tables: () => [modifierTable(), needTable(rules)],
      related: ['to-wound', 'near-miss'],
    }),
    entry('shooting', 'near-miss', { rules: ['SHO-COVERHIT'] }),
  ];
}

/** The worst and the best that a die shows. */
const [WORST, BEST] = [1, 6];

/** What happens beyond the ends of a die, as the game plays it unless set otherwise. @rule SHO-HIT */
function limits(rules: ShotRules): ReferenceEntry['numbers'] {
  const [seven, eight, nine] = [BEST + 1, BEST + 2, BEST + 3] as const;
  if (rules.sevenPlus === 'impossible') return { worst: WORST, beyond: seven };
  // The second roll of the ladder; where it ends, only the best will do.
  const second = (need: number) => shotToHit(7 - need, [], rules).thenNeed ?? BEST;
  return {
    worst: WORST,
    best: BEST,
    seven,
    sevenThen: second(seven),
    eight,
    eightThen: second(eight),
    nine,
    nineThen: second(nine),
  };
}

const MODIFIERS = [
  'cover',
  'moved',
  'long',
  'multishot',
  'large',
] as const satisfies readonly ShotModifier[];

function modifierTable() {
  return table(
    'shot-modifiers',
    [word('head.circumstance'), word('head.modifier')],
    MODIFIERS.map((one) => row(word(`shot.${one}`), [signed(SHOT_MODIFIERS[one])])),
  );
}

/** Circumstances that add up to +1, 0, −1 and so on. */
const SUMS: readonly (readonly ShotModifier[])[] = [
  ['large'],
  [],
  ['cover'],
  ['cover', 'moved'],
  ['cover', 'moved', 'long'],
];

function needTable(rules: ShotRules) {
  return table(
    'shot-needs',
    [
      word('head.ballistic-skill'),
      ...SUMS.map((sum) => word('head.sum', { value: signedText(sumOf(sum)) })),
    ],
    numbersFrom(1, 10).map((skill) =>
      row(
        number(skill),
        SUMS.map((sum) => needCell(shotToHit(skill, sum, rules))),
      ),
    ),
  );
}

function needCell({ need, thenNeed }: ReturnType<typeof shotToHit>) {
  if (need === null) return NONE;
  if (need === 'auto') return AUTOMATIC;
  // Beyond the best of a die that one first, then the second roll.
  return thenNeed === null ? orMore(need) : word('value.then', { first: BEST, second: thenNeed });
}

function sumOf(modifiers: readonly ShotModifier[]): number {
  return modifiers.reduce((sum, one) => sum + SHOT_MODIFIERS[one], 0);
}

/** When a hit is critical, and what it does here. @rule CRIT */
export function criticalEntry(tables: () => readonly ReferenceTable[]): ReferenceEntry {
  return entry('close-combat', 'critical', {
    rules: ['CRIT'],
    numbers: { roll: CRITICAL_ROLL },
    tables,
    related: ['to-wound', 'armour-save', 'injury'],
  });
}

/** What a critical table says for one roll. */
export interface CriticalLine {
  readonly wounds: number;
  readonly save: string;
  readonly injuryModifier: number;
  /** What else happens, as a code; null when nothing does. */
  readonly besides: string | null;
}

/** A critical table by D6; the last column only where something else ever happens. */
export function criticalTable(id: string, lineOf: (roll: number) => CriticalLine): ReferenceTable {
  const lines = stretches(numbersFrom(1, 6), lineOf, sameEffects);
  const more = lines.some(({ answer }) => answer.besides !== null);
  return table(
    id,
    [
      word('head.d6'),
      word('head.wounds'),
      word('head.save'),
      word('head.injury-roll'),
      ...(more ? [word('head.besides')] : []),
    ],
    lines.map(({ ends, answer: { wounds, save, injuryModifier, besides } }) =>
      row(between(ends), [
        number(wounds),
        word(`critical-save.${save}`),
        signed(injuryModifier),
        ...(more ? [besides === null ? [] : [word(`critical-extra.${besides}`)]] : []),
      ]),
    ),
  );
}

function sameEffects(a: CriticalLine, b: CriticalLine): boolean {
  return (
    a.wounds === b.wounds &&
    a.save === b.save &&
    a.injuryModifier === b.injuryModifier &&
    a.besides === b.besides
  );
}

/** The injury roll and what bends it. @rule INJURY */
export function injuryEntries(
  bends: readonly InjuryBend[],
  { helmets }: { readonly helmets: boolean },
): readonly ReferenceEntry[] {
  return [
    entry('close-combat', 'injury', {
      rules: ['INJURY'],
      numbers: helmets ? { helmet: HELMET_SAVE } : {},
      tables: () => [injuryTable(bends), chanceTable()],
      related: ['armour-save', 'downed', 'knocked-down', 'stunned', 'out-of-action'],
    }),
  ];
}

/** What a column of the table is about: nothing, or one thing that bends the roll. */
export type InjuryBend =
  | 'none'
  | 'concussion'
  | 'hard-to-kill'
  | 'no-pain'
  | 'jump-up'
  | 'critical';

const PLAIN: InjuryFacts = {
  modifier: 0,
  concussion: false,
  hardToKill: false,
  hardHead: false,
  noPain: false,
  jumpUp: false,
};

function injuryTable(bends: readonly InjuryBend[]) {
  return table(
    'injury',
    [word('head.d6'), ...bends.map(bendHead)],
    stretches(numbersFrom(1, 6), (roll) => bends.map((bend) => bent(roll, bend)), alike).map(
      ({ ends, answer }) => row(between(ends), answer.map(injuryCell)),
    ),
  );
}

function bendHead(bend: InjuryBend) {
  return bend === 'none' || bend === 'critical'
    ? word(`bend.${bend}`)
    : word('value.injury-option', { option: bend });
}

function bent(roll: number, bend: InjuryBend): Injury {
  return injuryOf(roll, { ...PLAIN, ...BENDS[bend] }).result;
}

const BENDS = {
  none: {},
  concussion: { concussion: true },
  'hard-to-kill': { hardToKill: true },
  'no-pain': { noPain: true },
  'jump-up': { jumpUp: true },
  critical: { modifier: criticalEffect(CRITICAL_ROLL).injuryModifier },
} as const satisfies Readonly<Record<InjuryBend, Partial<InjuryFacts>>>;

/** Chances of the worst of one, two and three dice. */
function chanceTable() {
  const counts = numbersFrom(1, 3);
  return table(
    'injury-chances',
    [word('head.injury'), ...counts.map((count) => word('head.injury-dice', { count }))],
    INJURIES.filter((injury) => injury !== 'no-effect').map((injury) =>
      row(
        injuryCell(injury),
        counts.map((count) => percent(chanceOfWorst(count, injury))),
      ),
    ),
  );
}

function chanceOfWorst(dice: number, injury: Injury): Fraction {
  const throws = numbersFrom(1, dice).reduce<readonly (readonly Injury[])[]>(
    (before) =>
      before.flatMap((injuries) =>
        numbersFrom(1, 6).map((roll) => [...injuries, injuryOf(roll, PLAIN).result]),
      ),
    [[]],
  );
  const fitting = throws.filter((injuries) => worstInjury(injuries) === injury);
  return fraction(fitting.length, throws.length);
}

function injuryCell(injury: Injury) {
  return injury === 'no-effect' ? word('value.no-effect') : status(injury);
}

function alike(a: readonly Injury[], b: readonly Injury[]): boolean {
  return a.every((injury, index) => injury === b[index]);
}
