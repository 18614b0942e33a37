import { loadGameWords, sampleWord } from '#i18n/setup.ts';
import { inWords } from '#roster/samples.ts';
import { createSystems, type SystemSource } from '#store/systems.ts';
import { STARTER } from './starter.ts';
import { SYSTEM_FILES } from './system-files.ts';

/** Every rule system, fetched with its words on demand. */
export const SYSTEMS = createSystems(spoken(SYSTEM_FILES), loadGameWords, STARTER);

/** The same sources, with the names of samples in the current language. */
function spoken(files: Readonly<Record<string, SystemSource>>): typeof files {
  return Object.fromEntries(
    Object.entries(files).map(([id, { samples, ...source }]) => {
      const inLanguage = async (keyed: NonNullable<typeof samples>) =>
        inWords(...(await Promise.all([keyed(), sampleWord(id)])));
      return [id, { ...source, samples: samples === null ? null : () => inLanguage(samples) }];
    }),
  );
}
