import { addWords, LANGUAGES, loadGameWords, sampleWord } from '#i18n/setup.ts';
import { inWords } from '#roster/samples.ts';
import type { Packs } from '#rules/contract/packs.ts';
import { createSystems, type SystemSource, type TypeSource } from '#store/systems.ts';
import { STARTER } from './starter.ts';
import { SYSTEM_FILES, type SystemFiles } from './system-files.ts';

/** Every rule system, fetched with its words on demand. */
export const SYSTEMS = createSystems(
  Object.fromEntries(Object.entries(SYSTEM_FILES).map(([id, files]) => [id, sourceOf(id, files)])),
  loadGameWords,
  STARTER,
);

/** With the names of samples in the current language, and packs with the words that they bring. */
function sourceOf(id: string, { samples, packs, ...files }: SystemFiles): SystemSource {
  const inLanguage = async (keyed: NonNullable<typeof samples>) =>
    inWords(...(await Promise.all([keyed(), sampleWord(id)])));
  return {
    ...files,
    samples: samples === null ? null : () => inLanguage(samples),
    types: packs === null ? null : typesOf(id, packs),
  };
}

function typesOf(systemId: string, packs: () => Promise<Packs>): TypeSource {
  // Not in the first load: what a first visit shows is at hand without it.
  const files = async () => (await import('./pack-files.ts')).packFiles(systemId);
  return {
    ids: async () => [...(await files()).keys()],
    always: async () => (await packs()).always,
    list: async () => {
      const { types, words } = (await import('./type-lists.ts')).typeList(systemId);
      await addWords(words);
      return types;
    },
    fetch: async (ids) => {
      const { atHand, know } = await packs();
      const elsewhere = ids.every((id) => atHand.has(id)) ? null : await files();
      const fetched = await Promise.all(
        ids.map(async (id) => (await (atHand.get(id) ?? elsewhere?.get(id))?.()) ?? null),
      );
      await addWords(
        know(
          fetched.filter((pack) => pack !== null),
          LANGUAGES,
        ),
      );
    },
  };
}
