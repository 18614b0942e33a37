import type { FighterView } from '#rules/contract/battle-view.ts';
import { numberIn } from '#rules/kit/trait-rows.ts';
import { hasSkill } from './skill-conditions.ts';
import { SORCERY, type Spell } from './spells.ts';

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
  const own = numberIn(fighter.traits, id) ?? difficulty;
  return own - (hasSkill(fighter, 'sorcery') ? SORCERY : 0);
}
