import type { TraitRow } from '#rules/contract/rows.ts';
import { type TraitOf, traitsOf, traitTools } from '#rules/kit/trait-rows.ts';
import { SAVE_RANGE } from '#rules/skirmish/roster.ts';

const TRAIT_IDS = [
  // psychology
  'fear',
  'terror',
  'panic',
  'frenzy',
  'hatred',
  'stupidity',
  'animosity',
  'unbreakable',
  // weapons
  'crossbow',
  'bow',
  'spear',
  'halberd',
  'double-handed',
  'axe',
  'hammer',
  'sword',
  'dagger',
  // equipment
  'armour-save',
  'no-missile-weapons',
  'strikes-first',
  'strikes-last',
  // nature
  'caster',
  'mounted',
  'large-target',
  'animal',
  'no-run',
  'rout-not-counted',
] as const;

export type TraitId = (typeof TRAIT_IDS)[number];

export const TRAIT_GROUPS = ['psychology', 'weapons', 'equipment', 'nature'] as const;

type TraitGroup = (typeof TRAIT_GROUPS)[number];

const { plain } = traitsOf('body');
const { plain: owned } = traitsOf('possession');

/** What players may want to note of a fighter, as far as a rule or a reminder reads it. */
const TRAITS = {
  fear: plain('fear', 'psychology'),
  terror: plain('terror', 'psychology'),
  panic: plain('panic', 'psychology'),
  frenzy: plain('frenzy', 'psychology'),
  hatred: plain('hatred', 'psychology'),
  stupidity: plain('stupidity', 'psychology'),
  animosity: plain('animosity', 'psychology'),
  /** Never breaks from a fight. */
  unbreakable: plain('unbreakable', 'psychology'),

  // Seen on the table and named in the rows: what they do, the base rules say.
  crossbow: owned('crossbow', 'weapons'),
  bow: owned('bow', 'weapons'),
  spear: owned('spear', 'weapons'),
  halberd: owned('halberd', 'weapons'),
  'double-handed': owned('double-handed', 'weapons'),
  axe: owned('axe', 'weapons'),
  hammer: owned('hammer', 'weapons'),
  sword: owned('sword', 'weapons'),
  dagger: owned('dagger', 'weapons'),

  /** The save of all that he wears, shield and mount included: a D6 of this or more. */
  'armour-save': traitsOf('possession').number('armour-save', 'equipment', SAVE_RANGE),
  'no-missile-weapons': plain('no-missile-weapons', 'equipment'),
  'strikes-first': plain('strikes-first', 'equipment'),
  'strikes-last': plain('strikes-last', 'equipment'),

  caster: plain('caster', 'nature'),
  mounted: plain('mounted', 'nature'),
  'large-target': plain('large-target', 'nature'),
  animal: plain('animal', 'nature'),
  'no-run': plain('no-run', 'nature'),
  /** Counts neither as a casualty nor as a participant, for example after arriving late. */
  'rout-not-counted': plain('rout-not-counted', 'nature'),
} as const satisfies { readonly [Id in TraitId]: TraitOf<Id, TraitGroup> };

/** Psychology that the base rules test at the start of a turn; the app only reminds of it. @rule PH-START */
export const PSYCHOLOGY = [
  'fear',
  'terror',
  'panic',
  'frenzy',
  'hatred',
  'stupidity',
  'animosity',
] as const satisfies readonly TraitId[];

export const TRAIT_ROWS: readonly TraitRow[] = TRAIT_IDS.map((id) => TRAITS[id]);

export const { carries, carriesAny, traitNumber } = traitTools<TraitId>();
