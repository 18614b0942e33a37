import { describe } from 'vitest';
import type { RuleSystem } from '#rules/system.ts';

const found = import.meta.glob<{ readonly system: RuleSystem }>(
  '../../src/rules/systems/*/index.ts',
  { eager: true },
);

/** Every rule system there is. */
export const ALL_SYSTEMS: readonly RuleSystem[] = Object.values(found).map(({ system }) => system);

/** One body of tests for every rule system: what one must keep, all must keep. */
export function inSystems(name: string, body: (system: RuleSystem) => void): void {
  describe.each(ALL_SYSTEMS.map((system) => [system.id, system] as const))(
    `${name}: %s`,
    (_id, system) => body(system),
  );
}
