import { loadSystemWords } from '#i18n/setup.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { SampleWarband } from '#rules/sample.ts';
import type { RuleSystem } from '#rules/system.ts';
import { createSystems, type SystemSource } from '#store/systems.ts';

const FULL = import.meta.glob<RuleSystem>('../rules/systems/*/index.ts', { import: 'system' });

const ROSTERS = import.meta.glob<RosterSystem>('../rules/systems/*/roster.ts', {
  import: 'roster',
});

const SAMPLES = import.meta.glob<readonly SampleWarband[]>('../rules/systems/*/samples.ts', {
  import: 'samples',
});

/** Whoever has never been here finds warbands of this game. */
const STARTER = 'mordheim';

/** Every rule system there is: a folder under rules/systems is all it takes. None weighs on the first load. */
export const SYSTEMS = createSystems(sources(), loadSystemWords, STARTER);

function sources(): Readonly<Record<string, SystemSource>> {
  const pairs = Object.entries(ROSTERS).flatMap(([path, roster]) => {
    const folder = path.replace(/roster\.ts$/, '');
    const id = folder.split('/').at(-2);
    const system = FULL[`${folder}index.ts`];
    const samples = SAMPLES[`${folder}samples.ts`] ?? null;
    if (id === undefined || system === undefined) return [];
    return [[id, { roster, samples, system }] as const];
  });
  return Object.fromEntries(pairs);
}
