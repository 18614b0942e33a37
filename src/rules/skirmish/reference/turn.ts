import type { PhaseRow, Sign } from '#rules/contract/rows.ts';
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
import type { SkirmishPhaseId } from '../phases.ts';

export interface TurnFacts {
  readonly phases: readonly (PhaseRow & { readonly id: SkirmishPhaseId })[];
  /** The phase of spells. */
  readonly castIn: SkirmishPhaseId;
  /** Numbers that the page on spells mentions. */
  readonly spells: NonNullable<Page['numbers']>;
}

/** How a turn goes. */
export function turnPages({ phases, castIn, spells }: TurnFacts): readonly Page[] {
  return [
    {
      section: 'recovery',
      id: 'turn',
      sign: 'dice',
      rules: ['COM-TURN', 'PH-LIST', 'PH-START'],
      numbers: { phases: phases.length },
      tables: [() => phaseTable(phases)],
      related: ['rout'],
    },
    ...phases.map(phasePage),
    { section: castIn, id: 'casting', sign: 'magic', rules: ['PH-CAST'], numbers: spells },
  ];
}

/**
 * The two kinds of test, and their dice.
 * @param coldBlooded some roll three dice and drop the highest
 */
export function testPages(coldBlooded: boolean): readonly Page[] {
  return [
    {
      section: 'tests',
      id: 'leadership-test',
      sign: 'leader',
      rules: ['COM-LDTEST'],
      tables: [() => leadershipTable(coldBlooded)],
      related: ['leader', 'rerolls'],
    },
    {
      section: 'tests',
      id: 'characteristic-test',
      sign: 'dice',
      rules: ['COM-CHTEST'],
      numbers: { fails: ALWAYS_FAILS },
      tables: [characteristicTable],
    },
    {
      section: 'tests',
      id: 'rerolls',
      within: 'leadership-test',
      rules: ['COM-REROLL'],
      related: ['dice'],
    },
    {
      section: 'tests',
      id: 'dice',
      within: 'characteristic-test',
      rules: ['COM-D3'],
      tables: [D3],
    },
  ];
}

/** The pages on the phases in the list; the boot is that of moving itself. */
const PHASE_SIGNS: Readonly<Record<SkirmishPhaseId, Sign>> = {
  recovery: 'recovery',
  movement: 'fleeing',
  magic: 'magic',
  shooting: 'shooting',
  'close-combat': 'close-combat',
};

function phasePage({ id, steps }: TurnFacts['phases'][number]): Page {
  return {
    section: id,
    id: `phase-${id}`,
    sign: PHASE_SIGNS[id],
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
