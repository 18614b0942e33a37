import type { TraitRow } from '#rules/contract/rows.ts';
import {
  type GroupedTrait,
  notedTrait as noted,
  numberTrait as number,
  plainTrait as plain,
  traitTools,
} from '#rules/kit/trait-rows.ts';
import { SAVE_RANGE } from '#rules/skirmish/roster.ts';
import { SPELL_LIST_IDS, SPELL_ROWS, type SpellId } from './spell-traits.ts';
import { WEAPON_ROWS, type WeaponTraitId } from './weapon-traits.ts';

export const TRAIT_GROUPS = [
  'psychology',
  'leadership',
  'rout',
  'injury',
  'weapons',
  'missile-weapons',
  'equipment',
  'movement',
  'combat',
  'nature',
  'campaign',
  ...SPELL_LIST_IDS,
  'side',
] as const;

export type TraitGroup = (typeof TRAIT_GROUPS)[number];

type Row<Id extends string> = GroupedTrait<Id, TraitGroup>;

/** Everything but weapons and spells that a fighter or a warband can carry and that a rule reads or a player wants to see. */
const TRAITS = [
  plain('causes-fear', 'psychology'),
  plain('fearsome', 'psychology'),
  plain('injury-horrible-scars', 'psychology'),
  plain('immune-fear', 'psychology'),
  plain('injury-hardened', 'psychology'),
  plain('fearless', 'psychology'),
  plain('ere-we-go', 'psychology'),
  plain('bugmans-ale', 'psychology'),
  plain('immune-psychology', 'psychology'),
  plain('frenzy', 'psychology'),
  plain('mad-cap-mushrooms', 'psychology'),
  noted('bloodgreed', 'psychology'),
  plain('hatred', 'psychology'),
  /** Whom he hates, in the players' own word. */
  text('hates', 'psychology'),
  plain('righteous-fury', 'psychology'),
  plain('manhater', 'psychology'),
  plain('stupidity', 'psychology'),
  plain('stupidity-exempt-near-hero', 'psychology'),
  plain('stupidity-exempt-near-tamer', 'psychology'),
  plain('animosity', 'psychology'),
  plain('drunken', 'psychology'),

  plain('auto-pass-leadership-tests', 'leadership'),
  plain('cold-blooded', 'leadership'),
  /** Inches within which others use this leader's Leadership, when not the usual 6. */
  number('bubble-range', 'leadership', { min: 1, max: 48, default: 12 }),
  plain('battle-tongue', 'leadership'),
  /** Profile whose Leadership he uses within 6″ instead of the leader's. */
  text('bubble-source', 'leadership'),
  /** Takes every test on his own Leadership, unless `bubble-source` names another's. */
  plain('never-uses-leader', 'leadership'),
  plain('never-warband-leader', 'leadership'),
  plain('immune-all-alone', 'leadership'),
  plain('never-leaves-combat', 'leadership'),
  plain('combat-master', 'leadership'),
  plain('absolute-faith', 'leadership'),
  plain('hardy-reroll', 'leadership'),
  plain('holy-relic', 'leadership'),

  plain('rout-ld-excluded', 'rout'),
  plain('rout-half-casualty', 'rout'),
  plain('rout-not-counted', 'rout'),
  plain('utter-determination', 'rout'),
  plain('bellowing-roar', 'rout'),
  plain('da-cunnin-plan', 'rout'),
  plain('blood-oath', 'rout'),
  plain('silk-clothes', 'rout'),

  plain('injury-arm', 'injury'),
  plain('injury-eye', 'injury'),
  { ...noted('injury-old-wound', 'injury'), beforeBattle: true },
  plain('held-captive', 'injury'),
  plain('hard-to-kill', 'injury'),
  plain('hard-head', 'injury'),
  noted('toughened-hide', 'injury'),
  plain('no-pain', 'injury'),
  plain('jump-up', 'injury'),
  plain('true-grit', 'injury'),
  plain('thick-skull', 'injury'),
  plain('ard-ead', 'injury'),
  plain('regeneration', 'injury'),

  plain('helmet', 'equipment'),
  plain('shield', 'equipment'),
  /** 'light', 'heavy', 'gromril' or 'ithilmar'. */
  text('armour', 'equipment'),
  plain('buckler', 'equipment'),
  plain('lucky-charm', 'equipment'),
  plain('healing-herbs', 'equipment'),
  plain('two-weapons', 'equipment'),
  plain('concussion-weapon', 'equipment'),
  plain('hunting-arrows', 'equipment'),
  plain('superior-powder', 'equipment'),
  plain('dark-venom', 'equipment'),
  plain('black-lotus', 'equipment'),
  plain('reptile-venom', 'equipment'),
  /** One weapon of his is made of it. */
  plain('gromril-weapon', 'equipment'),
  plain('ithilmar-weapon', 'equipment'),
  plain('elven-cloak', 'equipment'),
  plain('wolfcloak', 'equipment'),
  plain('rope-and-hook', 'equipment'),
  plain('banner', 'equipment'),
  plain('tears-of-shallaya', 'equipment'),
  plain('strikes-first', 'equipment'),
  plain('strikes-last', 'equipment'),
  /** The natural save; blows can worsen it to 6 at most. */
  number('scaly-skin', 'equipment', SAVE_RANGE),
  plain('shaggy-hide', 'equipment'),
  plain('well-ard', 'equipment'),
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
  /** Sits on a mount; the two are one model. */
  plain('mounted', 'movement'),
  /** Moves 2D6″; his M stands as 0. */
  plain('random-move', 'movement'),
  plain('detect-hidden-double-range', 'movement'),
  plain('leap', 'movement'),
  plain('sprint', 'movement'),
  plain('waaagh', 'movement'),
  plain('acrobat', 'movement'),
  plain('scale-sheer-surfaces', 'movement'),
  plain('wall-runner', 'movement'),
  noted('infiltration', 'movement'),

  plain('mighty-blow', 'combat'),
  plain('strike-to-injure', 'combat'),
  plain('resilient', 'combat'),
  plain('pit-fighter', 'combat'),
  plain('unstoppable-charge', 'combat'),
  plain('web-of-steel', 'combat'),
  plain('lightning-reflexes', 'combat'),
  plain('quick-shot', 'combat'),
  plain('trick-shooter', 'combat'),
  plain('hunter', 'combat'),
  plain('nimble', 'combat'),
  plain('knife-fighter', 'combat'),
  plain('pistolier', 'combat'),
  plain('expert-swordsman', 'combat'),
  plain('dodge', 'combat'),
  plain('step-aside', 'combat'),
  plain('bite-attack', 'combat'),
  /** Attacks in a turn in which he charged, instead of his A. */
  number('attacks-on-charge', 'combat', { min: 1, max: 10, default: 2 }),
  plain('strongman', 'combat'),
  plain('eagle-eyes', 'combat'),
  plain('sign-of-sigmar', 'combat'),
  plain('tail-fighting', 'combat'),
  plain('black-hunger', 'combat'),
  plain('art-of-silent-death', 'combat'),
  plain('master-of-blades', 'combat'),
  plain('ferocious-charge', 'combat'),
  plain('monster-slayer', 'combat'),
  plain('berserker', 'combat'),
  plain('eadbasher', 'combat'),
  plain('horned-one', 'combat'),
  plain('bull-rush', 'combat'),
  plain('foul-odour', 'combat'),
  plain('great-hunter', 'combat'),
  plain('bellowing-battle-roar', 'combat'),
  noted('taunt', 'combat'),
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
  plain('warrior-wizard', 'nature'),
  plain('sorcery', 'nature'),
  plain('arcane-lore', 'nature'),
  plain('protection-of-sigmar', 'nature'),
  plain('fey', 'nature'),
  noted('elven-luck', 'nature'),
  noted('animal-friendship', 'nature'),
  noted('mutations', 'nature'),
  noted('blessings', 'nature'),
  plain('no-experience', 'nature'),
  plain('never-hero', 'nature'),
  number('rating-points', 'nature', { min: 1, max: 99, default: 5 }),

  noted('weapons-training', 'campaign'),
  noted('weapons-expert', 'campaign'),
  plain('streetwise', 'campaign'),
  noted('haggle', 'campaign'),
  noted('wyrdstone-hunter', 'campaign'),
  noted('resource-hunter', 'campaign'),
  plain('extra-tough', 'campaign'),

  /** The whole warband may roll a failed All Alone or Rout test again. */
  side('hardy'),
  side('war-horn'),
] as const satisfies readonly Row<string>[];

export type TraitId = (typeof TRAITS)[number]['id'] | WeaponTraitId | SpellId;

const ROWS: readonly TraitRow[] = [...WEAPON_ROWS, ...SPELL_ROWS, ...TRAITS];

/** Group by group. */
export const TRAIT_ROWS: readonly TraitRow[] = TRAIT_GROUPS.flatMap((group) =>
  ROWS.filter((row) => row.group === group),
);

export const { carries, carriesAny, traitNumber, traitText } = traitTools<TraitId>();

function text<Id extends string>(id: Id, group: TraitGroup): Row<Id> {
  return { id, group, value: 'text', of: 'fighter' };
}

function side<Id extends string>(id: Id): Row<Id> {
  return { id, group: 'side', value: 'none', of: 'side' };
}
