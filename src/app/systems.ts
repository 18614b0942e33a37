import { loadGameWords, sampleWord } from '#i18n/setup.ts';
import { inWords } from '#roster/samples.ts';
import { createSystems, type SystemSource } from '#store/systems.ts';
import { STARTER } from './starter.ts';
import { SYSTEM_FILES } from './system-files.ts';

/** Every rule system there is, fetched with its words when it is wanted. */
export const SYSTEMS = createSystems(spoken(SYSTEM_FILES), loadGameWords, STARTER);

/** The same systems, with the names of their samples in the language that is spoken. */
function spoken(files: Readonly<Record<string, SystemSource>>): typeof files {
  return Object.fromEntries(
    Object.entries(files).map(([id, { samples, ...source }]) => {
      const inLanguage = async (keyed: NonNullable<typeof samples>) =>
        inWords(...(await Promise.all([keyed(), sampleWord(id)])));
      return [id, { ...source, samples: samples === null ? null : () => inLanguage(samples) }];
    }),
  );
}
