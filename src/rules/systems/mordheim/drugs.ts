import type { AfterResult, DrugRow, InjuryEffect } from '#rules/contract/after-battle.ts';
import { feelsDrugs } from './hatred.ts';
import type { TraitId } from './traits.ts';

type Span = AfterResult['on'];

function comes(id: string, on: Span, ...effects: readonly InjuryEffect[]): AfterResult {
  return { id, on, effects };
}

const stays = (trait: TraitId): InjuryEffect => ({ kind: 'trait', trait, twice: 'same' });
const changes = (characteristic: string, by: number): InjuryEffect => ({
  kind: 'characteristic',
  characteristic,
  by,
});

const DOSE = {
  gives: [],
  never: (profileId: string) => !feelsDrugs(profileId),
  habit: null,
  lostBy: null,
} as const;

/** What a dose does to its taker in a battle, and what is thrown after it. @rule MORD-DRUGS */
export const DRUGS: readonly DrugRow[] = [
  {
    ...DOSE,
    // Whoever comes with mushrooms has eaten them: the rules of frenzy read this trait.
    trait: 'mad-cap-mushrooms' satisfies TraitId,
    raises: [],
    dice: 1,
    results: [comes('stupidity', [1, 1], stays('stupidity')), comes('well', [2, 6])],
  },
  {
    ...DOSE,
    trait: 'crimson-shade' satisfies TraitId,
    raises: [
      { characteristic: 'I', by: 'D3' },
      { characteristic: 'M', by: 1 },
      { characteristic: 'S', by: 1 },
    ],
    dice: 2,
    results: [
      comes('addicted', [2, 3], stays('addicted')),
      comes('well', [4, 11]),
      comes('quicker', [12, 12], changes('I', 1)),
    ],
    habit: 'addicted' satisfies TraitId,
  },
  {
    ...DOSE,
    trait: 'mandrake-root' satisfies TraitId,
    raises: [{ characteristic: 'T', by: 1 }],
    gives: ['no-pain'] satisfies readonly TraitId[],
    dice: 2,
    results: [comes('weaker', [2, 3], changes('T', -1)), comes('well', [4, 12])],
  },
];
