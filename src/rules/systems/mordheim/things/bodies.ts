import { traitsOf } from '#rules/kit/trait-rows.ts';
import { SAVE_RANGE } from '#rules/skirmish/roster.ts';
import type { MordheimTrait } from './groups.ts';

const { noted, number, plain, plains, text } = traitsOf('body');

/** What a fighter is: his race, his nature, and the rules of his profile. */
export const BODY_ROWS = [
  ...plains('psychology', 'causes-fear', 'immune-fear', 'immune-psychology', 'frenzy'),
  noted('bloodgreed', 'psychology'),
  plain('hatred', 'psychology'),
  /** Whom he hates, in the players' own word. */
  text('hates', 'psychology'),
  ...plains(
    'psychology',
    'stupidity',
    'stupidity-exempt-near-hero',
    'stupidity-exempt-near-tamer',
    'animosity',
    'drunken',
  ),
  ...plains('leadership', 'auto-pass-leadership-tests', 'cold-blooded'),
  /** Inches within which others use this leader's Leadership, when not the usual 6. */
  number('bubble-range', 'leadership', { min: 1, max: 48, default: 12 }),
  /** Profile whose Leadership he uses within 6″ instead of the leader's. */
  text('bubble-source', 'leadership'),
  /** Takes every test on his own Leadership, unless `bubble-source` names another's. */
  plain('never-uses-leader', 'leadership'),
  ...plains(
    'leadership',
    'never-warband-leader',
    'immune-all-alone',
    'never-leaves-combat',
    'hardy-reroll',
  ),
  ...plains('rout', 'rout-ld-excluded', 'rout-half-casualty', 'rout-not-counted'),
  ...plains('injury', 'hard-to-kill', 'hard-head', 'no-pain', 'regeneration'),
  ...plains('equipment', 'strikes-first', 'strikes-last'),
  /** The natural save; blows can worsen it to 6 at most. */
  number('scaly-skin', 'equipment', SAVE_RANGE),
  number('armour-save-modifier-inflicted', 'equipment', {
    min: -5,
    max: -1,
    default: -1,
  }),
  ...plains(
    'equipment',
    'no-equipment',
    'no-armour',
    'no-missile-weapons',
    'no-armour-move-penalty',
  ),
  plain('no-run', 'movement'),
  /** Moves 2D6″; his M stands as 0. */
  plain('random-move', 'movement'),
  plain('detect-hidden-double-range', 'movement'),
  plain('bite-attack', 'combat'),
  /** Attacks in a turn in which he charged, instead of his A. */
  number('attacks-on-charge', 'combat', { min: 1, max: 10, default: 2 }),
  ...plains('combat', 'reroll-characteristic-and-hit', 'cloud-of-flies'),
  noted('set-traps', 'combat'),
  ...plains(
    'nature',
    'animal',
    'wardog',
    'mount',
    'summoned',
    'gnoblar',
    'daemon',
    'large-target',
    'immune-poison',
    'wizard',
    'prayers',
  ),
  /** The players’ word that his skills count, whoever may have them. */
  plain('any-skill', 'nature'),
  noted('blessings', 'nature'),
  ...plains('nature', 'no-experience', 'never-hero'),
  number('rating-points', 'nature', { min: 0, max: 199, default: 5 }),
] as const satisfies readonly MordheimTrait[];

export type BodyId = (typeof BODY_ROWS)[number]['id'];
