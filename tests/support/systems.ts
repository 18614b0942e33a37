import { describe } from 'vitest';
import { inWords } from '#roster/sample-words.ts';
import type { SampleWarband } from '#rules/contract/catalogue.ts';
import type { GameFront } from '#rules/contract/front.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Systems } from '#store/hooks.ts';

const found = import.meta.glob<{ readonly system: RuleSystem }>(
  '../../src/rules/systems/*/index.ts',
  { eager: true },
);

const samples = import.meta.glob<readonly SampleWarband[]>('../../src/rules/systems/*/samples.ts', {
  eager: true,
  import: 'samples',
});

const lexicons = import.meta.glob<Lexicon>('../../src/rules/systems/*/lexicon.ts', {
  import: 'lexicon',
});

const fronts = import.meta.glob<GameFront>('../../src/rules/systems/*/front.ts', {
  eager: true,
  import: 'front',
});

const names = import.meta.glob<Readonly<Record<string, string>>>(
  '../../locales/fr/*-samples.json',
  { eager: true, import: 'default' },
);

/** A system’s sample warbands, with keys as names. */
export function keyedSamplesOf(id: string): readonly SampleWarband[] {
  return samples[`../../src/rules/systems/${id}/samples.ts`] ?? [];
}

/** A system’s sample warbands, with French names. */
export function samplesOf(id: string): readonly SampleWarband[] {
  return inWords(keyedSamplesOf(id), (key) => {
    const name = names[`../../locales/fr/${id}-samples.json`]?.[key];
    if (name === undefined) throw new Error(`No French name for the sample "${key}" of ${id}.`);
    return name;
  });
}

/** All rule systems. */
export const ALL_SYSTEMS: readonly RuleSystem[] = Object.values(found).map(({ system }) => system);

/** Those with sample warbands. */
export const SAMPLED_SYSTEMS: readonly RuleSystem[] = ALL_SYSTEMS.filter(
  ({ id }) => keyedSamplesOf(id).length > 0,
);

/** Runs the same tests for every rule system. */
export function inSystems(name: string, body: (system: RuleSystem) => void): void {
  inEach(ALL_SYSTEMS, name, body);
}

/** The same for those with sample warbands. */
export function inSystemsWithSamples(name: string, body: (system: RuleSystem) => void): void {
  inEach(SAMPLED_SYSTEMS, name, body);
}

function inEach(
  systems: readonly RuleSystem[],
  name: string,
  body: (system: RuleSystem) => void,
): void {
  describe.each(systems.map((system) => [system.id, system] as const))(
    `${name}: %s`,
    (_id, system) => body(system),
  );
}

/** As in the app. */
const STARTER = 'mordheim';

/** The rule systems as the app has them once they are loaded. */
export function systemsOf(...systems: readonly RuleSystem[]): Systems {
  const loaded = (id: string) => systems.find((system) => system.id === id) ?? null;
  return {
    ids: systems.map(({ id }) => id),
    loaded,
    subscribe: () => () => {},
    count: () => systems.length,
    load: async (id) => loaded(id),
    loadHirelings: async () => {},
    loadAll: async () => {},
    loadEverything: async () => {},
    typeList: (id) => loaded(id)?.catalogue ?? [],
    loadTypeLists: async () => {},
    roster: async (id) => loaded(id),
    listed: loaded,
    ownPacks: () => [],
    bringOwn: async () => {},
    readPack: async () => null,
    hasPacks: () => false,
    packForm: async () => null,
    packChoices: async () => null,
    play: async () => {},
    starter: STARTER,
    fronts: systems.flatMap(({ id }) => {
      const front = fronts[`../../src/rules/systems/${id}/front.ts`];
      return front === undefined ? [] : [{ id, ...front }];
    }),
    hasSamples: (id) => samplesOf(id).length > 0,
    samples: async (id) => samplesOf(id),
    lexicon: async (id) => (await lexicons[`../../src/rules/systems/${id}/lexicon.ts`]?.()) ?? null,
  };
}

/** Loads all of them. */
export const SYSTEMS: Systems = systemsOf(...ALL_SYSTEMS);
