import { existsSync, readdirSync } from 'node:fs';
import type { RuleSystem } from '#rules/contract/system.ts';

const FOLDER = new URL('../../../src/rules/systems/', import.meta.url);

/** All games. */
export const SYSTEMS: readonly RuleSystem[] = await Promise.all(
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) =>
      import(`#rules/systems/${name}/index.ts`).then(
        ({ system }: { readonly system: RuleSystem }) => system,
      ),
    ),
);

/** Those that bring sample warbands. */
export const SAMPLED_SYSTEMS: readonly RuleSystem[] = SYSTEMS.filter(({ id }) =>
  existsSync(new URL(`${id}/samples.ts`, FOLDER)),
);
