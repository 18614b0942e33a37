import type { FighterView } from '#rules/contract/battle-view.ts';
import { hasSkill } from './skill-conditions.ts';
import { SORCERY, type Spell } from './spells.ts';
import { traitNumber } from './traits.ts';

/**
 * The total he needs on 2D6; null if none are thrown. Learning it again has lowered the number of his trait.
 * @rule MAGIC, PH-CAST
 */
export function castingNeed(
  fighter: Pick<FighterView, 'profileId' | 'traits'>,
  { id, difficulty }: Spell,
): number | null {
  if (difficulty === null) return null;
  // Noted before spells had a difficulty: use the printed one.
  const own = traitNumber(fighter.traits, id) ?? difficulty;
  return own - (hasSkill(fighter, 'sorcery') ? SORCERY : 0);
}
