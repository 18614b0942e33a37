import { isGear } from '#roster/gear.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** What of a fighter's traits he carries, weapons first: their ids. */
export function armsOf(traits: Flags, system: RuleSystem): readonly string[] {
  const gear = system.traits.flatMap((row) => (isGear(row, system) ? [row.id] : []));
  return [...new Set([...Object.keys(system.signs.arms), ...gear])].filter((trait) =>
    Object.hasOwn(traits, trait),
  );
}
