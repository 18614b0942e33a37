import { addWords, loadGameWords, sampleWord } from '#i18n/setup.ts';
import { inWords } from '#roster/samples.ts';
import type { ListedType } from '#rules/contract/catalogue.ts';
import type { PackWords } from '#rules/contract/packs.ts';
import { createSystems, type SystemSource, type TypeSource } from '#store/systems.ts';
import { STARTER } from './starter.ts';
import { type PackFiles, SYSTEM_FILES, type SystemFiles } from './system-files.ts';

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

function typesOf(systemId: string, { packs, files }: PackFiles): TypeSource {
  return {
    ids: Object.keys(files),
    always: async () => (await packs()).always,
    list: async () => {
      const list = (await import('./type-lists.ts')).typeList(systemId);
      await addWords(list.flatMap((type) => namesOf(systemId, type)));
      return list;
    },
    fetch: async (ids) => {
      const [{ know }, ...fetched] = await Promise.all([
        packs(),
        ...ids.map((id) => files[id]?.()),
      ]);
      await addWords(know(fetched));
    },
  };
}

/** What a type is called before its pack is here. */
function namesOf(systemId: string, { id, names = {} }: ListedType): readonly PackWords[] {
  return Object.entries(names).map(([language, name]) => ({
    language,
    namespace: `${systemId}-packs`,
    words: { [id]: { name } },
  }));
}
