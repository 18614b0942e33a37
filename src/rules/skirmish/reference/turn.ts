import type { PhaseRow } from '#rules/contract/rows.ts';
import {
  chanceAtMost2d6,
  chanceAtMost2d6WithReroll,
  chanceAtMost3d6DropHighest,
} from '#rules/dice/dice.ts';
import {
  characteristic,
  exactly,
  numbersFrom,
  type Page,
  type PageTable,
  percent,
  word,
} from '#rules/kit/reference.ts';
import { ALWAYS_FAILS, characteristicChance } from '../movement/movement.ts';

export interface TurnFacts {
  readonly phases: readonly PhaseRow[];
  /** Some roll three dice and drop the highest. */
  readonly coldBlooded: boolean;
  /** Numbers that the page on spells mentions. */
  readonly spells: NonNullable<Page['numbers']>;
}

/** How a turn goes, and the two kinds of test. */
export function turnPages({ phases, coldBlooded, spells }: TurnFacts): readonly Page[] {
  return [
    {
      section: 'turn',
      id: 'turn',
      rules: ['COM-TURN', 'PH-LIST', 'PH-START'],
      numbers: { phases: phases.length },
      tables: [() => phaseTable(phases)],
      related: ['rout'],
    },
    ...phases.map(phasePage),
    { section: 'turn', id: 'casting', rules: ['PH-CAST'], numbers: spells },
    {
      section: 'turn',
      id: 'leadership-test',
      rules: ['COM-LDTEST'],
      tables: [() => leadershipTable(coldBlooded)],
      related: ['leader', 'rerolls'],
    },
    {
      section: 'turn',
      id: 'characteristic-test',
      rules: ['COM-CHTEST'],
      numbers: { fails: ALWAYS_FAILS },
      tables: [characteristicTable],
    },
    { section: 'turn', id: 'rerolls', rules: ['COM-REROLL'], related: ['dice'] },
    { section: 'turn', id: 'dice', rules: ['COM-D3'], tables: [D3] },
  ];
}

function phasePage({ id, steps }: PhaseRow): Page {
  return {
    section: 'turn',
    id: `phase-${id}`,
    ...(id === 'movement' ? { rules: ['PH-MOVE'] } : {}),
    tables: steps.length === 0 ? [] : [() => stepTable(id, steps)],
    related: ['turn'],
  };
}

function phaseTable(phases: readonly PhaseRow[]): PageTable {
  return {
    id: 'phases',
    columns: ['head.phase', 'head.what'],
    rows: phases.map(({ id }) => [word('value.phase', { phase: id }), [`phase-does.${id}`]]),
  };
}

function stepTable(phase: string, steps: readonly string[]): PageTable {
  return {
    id: `steps-${phase}`,
    columns: ['head.order', 'head.step'],
    rows: steps.map((step, index) => [index + 1, word('value.step', { step })]),
  };
}

function leadershipTable(coldBlooded: boolean): PageTable {
  return {
    id: 'leadership',
    columns: [
      characteristic('Ld'),
      'head.chance',
      'head.exactly',
      'head.reroll',
      ...(coldBlooded ? ['head.three-dice'] : []),
    ],
    rows: numbersFrom(2, 12).map((value) => [
      value,
      percent(chanceAtMost2d6(value)),
      exactly(chanceAtMost2d6(value)),
      percent(chanceAtMost2d6WithReroll(value)),
      ...(coldBlooded ? [percent(chanceAtMost3d6DropHighest(value))] : []),
    ]),
  };
}

function characteristicTable(): PageTable {
  return {
    id: 'characteristic',
    columns: ['head.value', 'head.chance', 'head.exactly'],
    rows: numbersFrom(1, ALWAYS_FAILS).map((value) => [
      value,
      percent(characteristicChance(value)),
      exactly(characteristicChance(value)),
    ]),
  };
}

const D3: PageTable = {
  id: 'd3',
  columns: ['head.d6', 'head.d3'],
  rows: [
    ['1–2', 1],
    ['3–4', 2],
    ['5–6', 3],
  ],
};
