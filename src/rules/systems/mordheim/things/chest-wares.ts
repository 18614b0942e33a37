import { rare, thrown, UNSOLD, type Ware } from './ware.ts';

/**
 * Things that lie in the chest and are no trait of a bearer: beasts, which have a profile of their own, what the
 * whole warband has, and finds that no rule of this app reads, or that are more than one trait.
 * @rule MORD-AFTER-TRADE, MORD-AFTER-RARE
 */
export const CHEST_WARES = {
  wardog: rare(thrown(25, 2), 10),
  'war-horn': rare(thrown(30, 2), 8),
  'opulent-coach': rare(250, 10),
  gem: UNSOLD,
  'jewelled-sword': UNSOLD,
  'jewelled-dagger': UNSOLD,
  'merchants-symbol': UNSOLD,
  'training-manual': UNSOLD,
  'gromril-axe': UNSOLD,
  'gromril-hammer': UNSOLD,
  'gromril-great-axe': UNSOLD,
  'boots-and-rope': UNSOLD,
  misericordia: UNSOLD,
  'attlas-plate': UNSOLD,
  'bow-of-seeking': UNSOLD,
  'executioners-hood': UNSOLD,
  'all-seeing-eye': UNSOLD,
} as const satisfies Readonly<Record<string, Ware>>;
