import { traitsOf } from '#rules/kit/trait-rows.ts';
import type { MordheimTrait } from './groups.ts';

const { allNoted, noted, plain, plains, text } = traitsOf('possession');

/** What a fighter owns beside weapons: armour, poisons, charms, drinks and tools. */
export const POSSESSION_ROWS = [
  ...plains('psychology', 'bugmans-ale', 'mad-cap-mushrooms'),
  plain('holy-relic', 'leadership'),
  plain('silk-clothes', 'rout'),
  ...plains('equipment', 'helmet', 'shield'),
  /** 'leathers', 'light', 'heavy', 'gromril' or 'ithilmar'. */
  text('armour', 'equipment'),
  ...plains(
    'equipment',
    'buckler',
    'lucky-charm',
    'healing-herbs',
    'two-weapons',
    'concussion-weapon',
    'hunting-arrows',
    'superior-powder',
    'dark-venom',
    'black-lotus',
    'reptile-venom',
  ),
  /** One weapon of his is made of it. */
  plain('gromril-weapon', 'equipment'),
  ...plains(
    'equipment',
    'ithilmar-weapon',
    'elven-cloak',
    'wolfcloak',
    'rope-and-hook',
    'banner',
    'tears-of-shallaya',
    'crimson-shade',
    'mandrake-root',
  ),
  /** Sits on a mount; the two are one model. */
  plain('mounted', 'movement'),
  ...plains(
    'movement',
    'mule',
    'horse',
    'warhorse',
    'giant-wolf',
    'war-boar',
    'chaos-steed',
    'nightmare',
    'giant-spider',
    'cold-one',
  ),
  plain('barding', 'equipment'),

  noted('ball-and-chain', 'weapons'),
  ...allNoted(
    'missile-weapons',
    'double-barrelled-pistol',
    'brace-of-double-barrelled-pistols',
    'double-barrelled-rifle',
    'bolas',
  ),
  ...allNoted(
    'equipment',
    'pavise',
    'fire-arrows',
    'garlic',
    'torch',
    'lantern',
    'net',
    'rabbits-foot',
    'caltrops',
    'fire-bomb',
    'flash-powder',
    'lock-picks',
    'telescope',
    'elven-boots',
    'iron-shod-boots',
    'vodka',
    'bear-claw-necklace',
    'vial-of-pestilens',
    'blessed-water',
    'holy-tome',
    'tome-of-magic',
    'book-of-the-dead',
    'hammer-of-witches',
    'familiar',
    'tarot-cards',
    'wyrdstone-pendulum',
    'mordheim-map',
    'halfling-cookbook',
  ),
] as const satisfies readonly MordheimTrait[];

export type PossessionId = (typeof POSSESSION_ROWS)[number]['id'];
