import { traitsOf } from '#rules/kit/trait-rows.ts';
import { SAVE_RANGE } from '#rules/skirmish/roster.ts';
import type { MordheimTrait } from './groups.ts';

const { noted, number, plain, text } = traitsOf('body');

/** What a fighter is: his race, his nature, and the rules of his profile. */
export const BODY_ROWS = [
  plain('causes-fear', 'psychology'),
  plain('immune-fear', 'psychology'),
  plain('immune-psychology', 'psychology'),
  plain('frenzy', 'psychology'),
  noted('bloodgreed', 'psychology'),
  plain('hatred', 'psychology'),
  /** Whom he hates, in the players' own word. */
  text('hates', 'psychology'),
  plain('stupidity', 'psychology'),
  plain('stupidity-exempt-near-hero', 'psychology'),
  plain('stupidity-exempt-near-tamer', 'psychology'),
  plain('animosity', 'psychology'),
  plain('drunken', 'psychology'),
  plain('auto-pass-leadership-tests', 'leadership'),
  plain('cold-blooded', 'leadership'),
  /** Inches within which others use this leader's Leadership, when not the usual 6. */
  number('bubble-range', 'leadership', { min: 1, max: 48, default: 12 }),
  /** Profile whose Leadership he uses within 6″ instead of the leader's. */
  text('bubble-source', 'leadership'),
  /** Takes every test on his own Leadership, unless `bubble-source` names another's. */
  plain('never-uses-leader', 'leadership'),
  plain('never-warband-leader', 'leadership'),
  plain('immune-all-alone', 'leadership'),
  plain('never-leaves-combat', 'leadership'),
  plain('hardy-reroll', 'leadership'),
  plain('rout-ld-excluded', 'rout'),
  plain('rout-half-casualty', 'rout'),
  plain('rout-not-counted', 'rout'),
  plain('hard-to-kill', 'injury'),
  plain('hard-head', 'injury'),
  plain('no-pain', 'injury'),
  plain('regeneration', 'injury'),
  plain('strikes-first', 'equipment'),
  plain('strikes-last', 'equipment'),
  /** The natural save; blows can worsen it to 6 at most. */
  number('scaly-skin', 'equipment', SAVE_RANGE),
  number('armour-save-modifier-inflicted', 'equipment', {
    min: -5,
    max: -1,
    default: -1,
  }),
  plain('no-equipment', 'equipment'),
  plain('no-armour', 'equipment'),
  plain('no-missile-weapons', 'equipment'),
  plain('no-armour-move-penalty', 'equipment'),
  plain('no-run', 'movement'),
  /** Moves 2D6″; his M stands as 0. */
  plain('random-move', 'movement'),
  plain('detect-hidden-double-range', 'movement'),
  plain('bite-attack', 'combat'),
  /** Attacks in a turn in which he charged, instead of his A. */
  number('attacks-on-charge', 'combat', { min: 1, max: 10, default: 2 }),
  plain('reroll-characteristic-and-hit', 'combat'),
  plain('cloud-of-flies', 'combat'),
  noted('set-traps', 'combat'),
  plain('animal', 'nature'),
  plain('wardog', 'nature'),
  plain('mount', 'nature'),
  plain('summoned', 'nature'),
  plain('gnoblar', 'nature'),
  plain('daemon', 'nature'),
  plain('large-target', 'nature'),
  plain('immune-poison', 'nature'),
  plain('wizard', 'nature'),
  plain('prayers', 'nature'),
  /** The players’ word that his skills count, whoever may have them. */
  plain('any-skill', 'nature'),
  noted('blessings', 'nature'),
  plain('no-experience', 'nature'),
  plain('never-hero', 'nature'),
  number('rating-points', 'nature', { min: 1, max: 99, default: 5 }),
] as const satisfies readonly MordheimTrait[];

export type BodyId = (typeof BODY_ROWS)[number]['id'];
