import { addWords, LANGUAGES, loadGameWords, sampleWord } from '#i18n/setup.ts';
import { isPackKey } from '#roster/pack-key.ts';
import { inWords } from '#roster/sample-words.ts';
import type { Packs } from '#rules/contract/packs.ts';
import { isAnybodysPack } from '#rules/kit/anybodys.ts';
import { createSystems, type OwnPack, type SystemSource, type TypeSource } from '#store/systems.ts';
import type { OwnTypesOf } from './own-types.ts';
import { STARTER } from './starter.ts';
import { SYSTEM_FILES, type SystemFiles } from './system-files.ts';

const NONE: readonly OwnPack[] = [];

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
  let rows: Readonly<Record<string, unknown>> = {};
  let fetching: Promise<OwnTypesOf> | null = null;
  const own = () => {
    fetching ??= fetchOwn().catch((problem: unknown) => {
      // The next one who needs them tries again.
      fetching = null;
      throw problem;
    });
    return fetching;
  };
  const fetchOwn = async () => {
    const [{ ownTypesOf }, ...given] = await Promise.all([
      import('./own-types.ts'),
      packs(),
      files(),
    ]);
    return ownTypesOf(systemId, ...given);
  };
  /** Whoever has never made any is spared what it takes. */
  const isPlain = () => fetching === null && !Object.keys(rows).some(isPackKey);
  const brought = async () => (isPlain() ? NONE : (await own()).bring(rows));
  return {
    own: async () => {
      await brought();
      return own();
    },
    bringOwn: (now) => {
      rows = now;
      return brought();
    },
    play: async (texts) =>
      isPlain() && texts.length === 0 ? false : (await own()).play(texts, rows),
    ids: async () => [...(await files()).keys(), ...(await brought()).map(({ id }) => id)],
    always: async () => (await packs()).always,
    hirelings: async () => [...(await files()).keys()].filter(isAnybodysPack),
    list: async () => {
      const { types, words } = (await import('./type-lists.ts')).typeList(systemId);
      await addWords(words);
      const mine = await brought();
      return mine.length === 0 ? types : [...(await own()).heads(), ...types];
    },
    fetch: async (ids) => {
      await brought();
      const { atHand, know } = await packs();
      const elsewhere = ids.every((id) => atHand.has(id)) ? null : await files();
      const fetched = await Promise.all(
        ids.map(async (id) => (await (atHand.get(id) ?? elsewhere?.get(id))?.()) ?? []),
      );
      await addWords(know(fetched.flat(), LANGUAGES));
    },
  };
}
