import type { CriticalRow } from '../../../parts/duel/blow.ts';
import { BARE, type DuelRules, type Gear } from '../../../parts/duel/duel-rules.ts';
import type { Flags } from '../../../system.ts';
import { FIGHT_RULES, fights } from '../fights.ts';
import { houseRule } from '../house-rules.ts';
import { RULES } from '../rules.ts';
import { carries, traitNumber } from '../traits.ts';

/**
 * What Warhammer Escarmouches brings to duels and shots: weapons, parrying and psychology are the base
 * rules' own, so that players tell the Strength and the save.
 */
export const DUEL: DuelRules = {
  skirmish: RULES,
  armoury: false,
  psychology: false,
  gear,
  criticals: (_weapon, choices) => [CRITICALS[houseRule(choices, 'wfsCriticalHits')]],
  frenzied: () => false,
  singleTargetPenalty: (choices) => houseRule(choices, 'wfsSingleModelTarget') === 'yes',
  fights,
  striking: FIGHT_RULES.striking,
};

const UNSAVED: CriticalRow = {
  wounds: 2,
  save: 'none',
  helmetHelps: true,
  injuryModifier: 0,
  extra: null,
};

/** No table here: every critical hit is the same. @rule CRIT */
const CRITICALS = {
  'two-wounds': UNSAVED,
  'two-hits': { ...UNSAVED, extra: 'two-hits' },
} as const satisfies Readonly<Record<string, CriticalRow>>;

function gear(traits: Flags): Gear {
  return {
    ...BARE,
    wornSave: traitNumber(traits, 'armour-save'),
    strikesFirst: carries(traits, 'strikes-first'),
    strikesLast: carries(traits, 'strikes-last'),
    largeTarget: carries(traits, 'large-target'),
    mounted: carries(traits, 'mounted'),
  };
}
