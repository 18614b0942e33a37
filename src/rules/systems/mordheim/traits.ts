import type { TraitRow } from '#rules/contract/rows.ts';
import {
  type GroupedTrait,
  notedTrait as noted,
  numberTrait as number,
  plainTrait as plain,
  traitTools,
} from '#rules/kit/rows.ts';
import { SAVE_RANGE } from '#rules/skirmish/roster.ts';
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
  'side',
] as const;

export type TraitGroup = (typeof TRAIT_GROUPS)[number];

type Row<Id extends string> = GroupedTrait<Id, TraitGroup>;

/** Everything but weapons that a fighter or a warband can carry and that a rule reads or a player wants to see. */
const TRAITS = {
  'causes-fear': plain('causes-fear', 'psychology'),
  fearsome: plain('fearsome', 'psychology'),
  'injury-horrible-scars': plain('injury-horrible-scars', 'psychology'),
  'immune-fear': plain('immune-fear', 'psychology'),
  'injury-hardened': plain('injury-hardened', 'psychology'),
  fearless: plain('fearless', 'psychology'),
  'ere-we-go': plain('ere-we-go', 'psychology'),
  'bugmans-ale': plain('bugmans-ale', 'psychology'),
  'immune-psychology': plain('immune-psychology', 'psychology'),
  frenzy: plain('frenzy', 'psychology'),
  'mad-cap-mushrooms': plain('mad-cap-mushrooms', 'psychology'),
  bloodgreed: noted('bloodgreed', 'psychology'),
  hatred: plain('hatred', 'psychology'),
  /** Whom he hates, in the players' own word. */
  hates: text('hates', 'psychology'),
  'righteous-fury': plain('righteous-fury', 'psychology'),
  manhater: plain('manhater', 'psychology'),
  stupidity: plain('stupidity', 'psychology'),
  'stupidity-exempt-near-hero': plain('stupidity-exempt-near-hero', 'psychology'),
  'stupidity-exempt-near-tamer': plain('stupidity-exempt-near-tamer', 'psychology'),
  animosity: plain('animosity', 'psychology'),
  drunken: plain('drunken', 'psychology'),

  'auto-pass-leadership-tests': plain('auto-pass-leadership-tests', 'leadership'),
  'cold-blooded': plain('cold-blooded', 'leadership'),
  /** Inches within which others use this leader's Leadership, when not the usual 6. */
  'bubble-range': number('bubble-range', 'leadership', { min: 1, max: 48, default: 12 }),
  'battle-tongue': plain('battle-tongue', 'leadership'),
  /** Profile whose Leadership he uses within 6″ instead of the leader's. */
  'bubble-source': text('bubble-source', 'leadership'),
  /** Takes every test on his own Leadership, unless `bubble-source` names another's. */
  'never-uses-leader': plain('never-uses-leader', 'leadership'),
  'never-warband-leader': plain('never-warband-leader', 'leadership'),
  'immune-all-alone': plain('immune-all-alone', 'leadership'),
  'never-leaves-combat': plain('never-leaves-combat', 'leadership'),
  'combat-master': plain('combat-master', 'leadership'),
  'absolute-faith': plain('absolute-faith', 'leadership'),
  'hardy-reroll': plain('hardy-reroll', 'leadership'),
  'hearts-of-steel': plain('hearts-of-steel', 'leadership'),
  banner: plain('banner', 'leadership'),
  'holy-relic': plain('holy-relic', 'leadership'),

  'rout-ld-excluded': plain('rout-ld-excluded', 'rout'),
  'rout-half-casualty': plain('rout-half-casualty', 'rout'),
  'rout-not-counted': plain('rout-not-counted', 'rout'),
  'utter-determination': plain('utter-determination', 'rout'),
  'bellowing-roar': plain('bellowing-roar', 'rout'),
  'da-cunnin-plan': plain('da-cunnin-plan', 'rout'),
  'blood-oath': plain('blood-oath', 'rout'),
  'silk-clothes': plain('silk-clothes', 'rout'),

  'injury-arm': noted('injury-arm', 'injury'),
  'injury-eye': plain('injury-eye', 'injury'),
  'injury-old-wound': { ...noted('injury-old-wound', 'injury'), beforeBattle: true },
  'hard-to-kill': plain('hard-to-kill', 'injury'),
  'hard-head': plain('hard-head', 'injury'),
  'toughened-hide': noted('toughened-hide', 'injury'),
  'no-pain': plain('no-pain', 'injury'),
  'jump-up': plain('jump-up', 'injury'),
  'true-grit': plain('true-grit', 'injury'),
  'thick-skull': plain('thick-skull', 'injury'),
  'ard-ead': plain('ard-ead', 'injury'),
  regeneration: plain('regeneration', 'injury'),

  helmet: plain('helmet', 'equipment'),
  shield: plain('shield', 'equipment'),
  /** 'light', 'heavy', 'gromril' or 'ithilmar'. */
  armour: text('armour', 'equipment'),
  buckler: plain('buckler', 'equipment'),
  'lucky-charm': plain('lucky-charm', 'equipment'),
  'healing-herbs': plain('healing-herbs', 'equipment'),
  'two-weapons': plain('two-weapons', 'equipment'),
  'concussion-weapon': plain('concussion-weapon', 'equipment'),
  'hunting-arrows': plain('hunting-arrows', 'equipment'),
  'superior-powder': plain('superior-powder', 'equipment'),
  'dark-venom': plain('dark-venom', 'equipment'),
  'black-lotus': plain('black-lotus', 'equipment'),
  'reptile-venom': plain('reptile-venom', 'equipment'),
  /** One weapon of his is made of it. */
  'gromril-weapon': plain('gromril-weapon', 'equipment'),
  'ithilmar-weapon': plain('ithilmar-weapon', 'equipment'),
  'elven-cloak': plain('elven-cloak', 'equipment'),
  wolfcloak: plain('wolfcloak', 'equipment'),
  'rope-and-hook': plain('rope-and-hook', 'equipment'),
  'tears-of-shallaya': plain('tears-of-shallaya', 'equipment'),
  'strikes-first': plain('strikes-first', 'equipment'),
  'strikes-last': plain('strikes-last', 'equipment'),
  /** The natural save; blows can worsen it to 6 at most. */
  'scaly-skin': number('scaly-skin', 'equipment', SAVE_RANGE),
  'shaggy-hide': plain('shaggy-hide', 'equipment'),
  'well-ard': plain('well-ard', 'equipment'),
  'armour-save-modifier-inflicted': number('armour-save-modifier-inflicted', 'equipment', {
    min: -5,
    max: -1,
    default: -1,
  }),
  'no-equipment': plain('no-equipment', 'equipment'),
  'no-armour': plain('no-armour', 'equipment'),
  'no-missile-weapons': plain('no-missile-weapons', 'equipment'),
  'no-armour-move-penalty': plain('no-armour-move-penalty', 'equipment'),

  'no-run': plain('no-run', 'movement'),
  /** Sits on a mount; the two are one model. */
  mounted: plain('mounted', 'movement'),
  /** Moves 2D6″; his M stands as 0. */
  'random-move': plain('random-move', 'movement'),
  'detect-hidden-double-range': plain('detect-hidden-double-range', 'movement'),
  leap: plain('leap', 'movement'),
  sprint: plain('sprint', 'movement'),
  waaagh: plain('waaagh', 'movement'),
  acrobat: plain('acrobat', 'movement'),
  'scale-sheer-surfaces': plain('scale-sheer-surfaces', 'movement'),
  'wall-runner': plain('wall-runner', 'movement'),
  infiltration: noted('infiltration', 'movement'),

  'mighty-blow': plain('mighty-blow', 'combat'),
  'strike-to-injure': plain('strike-to-injure', 'combat'),
  resilient: plain('resilient', 'combat'),
  'pit-fighter': plain('pit-fighter', 'combat'),
  'unstoppable-charge': plain('unstoppable-charge', 'combat'),
  'web-of-steel': plain('web-of-steel', 'combat'),
  'lightning-reflexes': plain('lightning-reflexes', 'combat'),
  'quick-shot': plain('quick-shot', 'combat'),
  'trick-shooter': plain('trick-shooter', 'combat'),
  hunter: plain('hunter', 'combat'),
  nimble: plain('nimble', 'combat'),
  'knife-fighter': plain('knife-fighter', 'combat'),
  pistolier: plain('pistolier', 'combat'),
  'expert-swordsman': plain('expert-swordsman', 'combat'),
  dodge: plain('dodge', 'combat'),
  'step-aside': plain('step-aside', 'combat'),
  'bite-attack': plain('bite-attack', 'combat'),
  /** Attacks in a turn in which he charged, instead of his A. */
  'attacks-on-charge': number('attacks-on-charge', 'combat', { min: 1, max: 10, default: 2 }),
  strongman: plain('strongman', 'combat'),
  'eagle-eyes': plain('eagle-eyes', 'combat'),
  'sign-of-sigmar': plain('sign-of-sigmar', 'combat'),
  'tail-fighting': plain('tail-fighting', 'combat'),
  'black-hunger': plain('black-hunger', 'combat'),
  'art-of-silent-death': plain('art-of-silent-death', 'combat'),
  'master-of-blades': plain('master-of-blades', 'combat'),
  'ferocious-charge': plain('ferocious-charge', 'combat'),
  'monster-slayer': plain('monster-slayer', 'combat'),
  berserker: plain('berserker', 'combat'),
  eadbasher: plain('eadbasher', 'combat'),
  'horned-one': plain('horned-one', 'combat'),
  'bull-rush': plain('bull-rush', 'combat'),
  'foul-odour': plain('foul-odour', 'combat'),
  'great-hunter': plain('great-hunter', 'combat'),
  'bellowing-battle-roar': plain('bellowing-battle-roar', 'combat'),
  taunt: noted('taunt', 'combat'),
  'reroll-characteristic-and-hit': plain('reroll-characteristic-and-hit', 'combat'),
  'cloud-of-flies': plain('cloud-of-flies', 'combat'),
  'set-traps': noted('set-traps', 'combat'),

  animal: plain('animal', 'nature'),
  wardog: plain('wardog', 'nature'),
  mount: plain('mount', 'nature'),
  summoned: plain('summoned', 'nature'),
  gnoblar: plain('gnoblar', 'nature'),
  daemon: plain('daemon', 'nature'),
  'large-target': plain('large-target', 'nature'),
  'immune-poison': plain('immune-poison', 'nature'),
  wizard: plain('wizard', 'nature'),
  prayers: plain('prayers', 'nature'),
  'warrior-wizard': plain('warrior-wizard', 'nature'),
  sorcery: plain('sorcery', 'nature'),
  'arcane-lore': noted('arcane-lore', 'nature'),
  'protection-of-sigmar': plain('protection-of-sigmar', 'nature'),
  fey: plain('fey', 'nature'),
  'elven-luck': noted('elven-luck', 'nature'),
  'animal-friendship': noted('animal-friendship', 'nature'),
  mutations: noted('mutations', 'nature'),
  blessings: noted('blessings', 'nature'),
  'no-experience': plain('no-experience', 'nature'),
  'never-hero': plain('never-hero', 'nature'),
  'rating-points': number('rating-points', 'nature', { min: 1, max: 99, default: 5 }),

  'weapons-training': noted('weapons-training', 'campaign'),
  'weapons-expert': noted('weapons-expert', 'campaign'),
  streetwise: noted('streetwise', 'campaign'),
  haggle: noted('haggle', 'campaign'),
  'wyrdstone-hunter': noted('wyrdstone-hunter', 'campaign'),
  'resource-hunter': noted('resource-hunter', 'campaign'),
  'extra-tough': noted('extra-tough', 'campaign'),

  /** The whole warband may roll a failed All Alone or Rout test again. */
  hardy: side('hardy'),
  'war-horn': side('war-horn'),
} as const satisfies Readonly<Record<string, Row<string>>>;

export type TraitId = keyof typeof TRAITS | WeaponTraitId;

const ROWS: readonly TraitRow[] = [
  ...WEAPON_ROWS,
  ...Object.values(TRAITS satisfies { readonly [Id in keyof typeof TRAITS]: Row<Id> }),
];

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
