import type { RuleSystem } from '#rules/system.ts';

const found = import.meta.glob<{ readonly system: RuleSystem }>('../rules/systems/*/index.ts', {
  eager: true,
});

/** Every rule system there is, by id: a folder under rules/systems is all it takes. */
export const SYSTEMS: Readonly<Record<string, RuleSystem>> = Object.fromEntries(
  Object.values(found).map(({ system }) => [system.id, system]),
);
