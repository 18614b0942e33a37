import { traitsOf } from '#rules/kit/trait-rows.ts';
import type { MordheimTrait } from './groups.ts';

const { plain, text } = traitsOf('possession');

/** What a fighter owns beside weapons: armour, poisons, charms, drinks and tools. */
export const POSSESSION_ROWS = [
  plain('bugmans-ale', 'psychology'),
  plain('mad-cap-mushrooms', 'psychology'),
  plain('holy-relic', 'leadership'),
  plain('silk-clothes', 'rout'),
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
  /** Sits on a mount; the two are one model. */
  plain('mounted', 'movement'),
] as const satisfies readonly MordheimTrait[];

export type PossessionId = (typeof POSSESSION_ROWS)[number]['id'];
