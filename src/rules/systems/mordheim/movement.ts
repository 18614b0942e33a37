import type { FighterView } from '#rules/contract/battle-view.ts';
import { isCarried } from '#rules/kit/trait-rows.ts';
import { rolled } from './rolled.ts';
import { carries, traitText } from './traits.ts';

/** Heavy armour and a shield together slow their wearer by this much, inches. @rule WEAPONS */
const ENCUMBERED = 1;

/**
 * Inches of an ordinary move: his M, less what he wears. Ithilmar and gromril weigh nothing, and some
 * are at ease in any armour. Null for those who bound along as dice have it.
 * @rule WEAPONS
 */
export function movementOf({
  profile,
  traits,
}: Pick<FighterView, 'profile' | 'traits'>): number | null {
  if (rolled()['M']?.some(({ trait }) => isCarried(traits, trait)) === true) return null;
  const heavy = traitText(traits, 'armour') === 'heavy' && carries(traits, 'shield');
  const slower = heavy && !carries(traits, 'no-armour-move-penalty') ? ENCUMBERED : 0;
  return Math.max(0, (profile['M'] ?? 0) - slower);
}

const DOUBLE = 2;
const TRIPLE = 3;

/** How many times his move he goes running or charging. @rule MOV-RUN, MOV-CHARGE */
export function paceOf(traits: FighterView['traits']): number {
  return carries(traits, 'sprint') ? TRIPLE : DOUBLE;
}
