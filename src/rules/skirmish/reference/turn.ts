import type { ReferenceEntry } from '#rules/contract/reference.ts';
import type { PhaseRow } from '#rules/contract/rows.ts';
import {
  chanceAtMost2d6,
  chanceAtMost2d6WithReroll,
  chanceAtMost3d6DropHighest,
  d3,
} from '#rules/dice/dice.ts';
import {
  between,
  characteristic,
  entry,
  exactly,
  number,
  numbersFrom,
  percent,
  row,
  stretches,
  table,
  word,
} from '#rules/kit/reference.ts';
import { ALWAYS_FAILS, characteristicChance } from '../movement/movement.ts';

export interface TurnFacts {
  readonly phases: readonly PhaseRow[];
  /** Some roll three dice and drop the highest. */
  readonly coldBlooded: boolean;
  /** Numbers that the page on spells mentions. */
  readonly spells: ReferenceEntry['numbers'];
}

/**
 * How a turn goes, and the two kinds of test.
 * @rule COM-TURN, PH-LIST, PH-START, PH-MOVE, PH-CAST, COM-LDTEST, COM-CHTEST, COM-D3, COM-REROLL
 */
export function turnEntries({ phases, coldBlooded, spells }: TurnFacts): readonly ReferenceEntry[] {
  return [
    entry('turn', 'turn', {
      rules: ['COM-TURN', 'PH-LIST', 'PH-START'],
      numbers: { phases: phases.length },
      tables: () => [phaseTable(phases)],
      related: ['rout'],
    }),
    ...phases.map(phaseEntry),
    entry('turn', 'casting', { rules: ['PH-CAST'], numbers: spells }),
    entry('turn', 'leadership-test', {
      rules: ['COM-LDTEST'],
      tables: () => [leadershipTable(coldBlooded)],
      related: ['leader', 'rerolls'],
    }),
    entry('turn', 'characteristic-test', {
      rules: ['COM-CHTEST'],
      numbers: { fails: ALWAYS_FAILS },
      tables: () => [characteristicTable()],
    }),
    entry('turn', 'rerolls', { rules: ['COM-REROLL'], related: ['dice'] }),
    entry('turn', 'dice', { rules: ['COM-D3'], tables: () => [d3Table()] }),
  ];
}

function phaseEntry({ id, steps }: PhaseRow): ReferenceEntry {
  return entry('turn', `phase-${id}`, {
    rules: id === 'movement' ? ['PH-MOVE'] : [],
    tables: () => (steps.length === 0 ? [] : [stepTable(id, steps)]),
    related: ['turn'],
  });
}

function phaseTable(phases: readonly PhaseRow[]) {
  return table(
    'phases',
    [word('head.phase'), word('head.what')],
    phases.map(({ id }) => row(word('value.phase', { phase: id }), [[word(`phase-does.${id}`)]])),
  );
}

function stepTable(phase: string, steps: readonly string[]) {
  return table(
    `steps-${phase}`,
    [word('head.order'), word('head.step')],
    steps.map((step, index) => row(number(index + 1), [word('value.step', { step })])),
  );
}

function leadershipTable(coldBlooded: boolean) {
  return table(
    'leadership',
    [
      characteristic('Ld'),
      word('head.chance'),
      word('head.exactly'),
      word('head.reroll'),
      ...(coldBlooded ? [word('head.three-dice')] : []),
    ],
    numbersFrom(2, 12).map((value) =>
      row(number(value), [
        percent(chanceAtMost2d6(value)),
        exactly(chanceAtMost2d6(value)),
        percent(chanceAtMost2d6WithReroll(value)),
        ...(coldBlooded ? [percent(chanceAtMost3d6DropHighest(value))] : []),
      ]),
    ),
  );
}

function characteristicTable() {
  return table(
    'characteristic',
    [word('head.value'), word('head.chance'), word('head.exactly')],
    numbersFrom(1, ALWAYS_FAILS).map((value) =>
      row(number(value), [
        percent(characteristicChance(value)),
        exactly(characteristicChance(value)),
      ]),
    ),
  );
}

function d3Table() {
  return table(
    'd3',
    [word('head.d6'), word('head.d3')],
    stretches(numbersFrom(1, 6), d3).map(({ ends, answer }) =>
      row(between(ends), [number(answer)]),
    ),
  );
}
