import { addWords, LANGUAGES, loadGameWords, sampleWord } from '#i18n/setup.ts';
import { isPackKey } from '#roster/own-packs.ts';
import { inWords } from '#roster/samples.ts';
import type { AnyPack, Packs, ReadPack } from '#rules/contract/packs.ts';
import { isAnybodysPack } from '#rules/kit/anybodys.ts';
import { createSystems, type OwnPack, type SystemSource, type TypeSource } from '#store/systems.ts';
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

function refused(code: string, path: string, id = ''): ReadPack {
  return { ok: false, reasons: [{ code, path, id }] };
}

function typesOf(systemId: string, packs: () => Promise<Packs>): TypeSource {
  // Not in the first load: what a first visit shows is at hand without it.
  const files = async () => (await import('./pack-files.ts')).packFiles(systemId);
  const read: TypeSource['read'] = async (given) => {
    const game = await packs();
    const answer = await game.read(given);
    if (!answer.ok) return answer;
    const { id } = answer.pack;
    if ((await files()).has(id)) return refused('id-taken', 'id', id);
    // Hired swords of no warband come with the app only.
    return game.head(answer.pack) === null ? refused('field-missing', 'warband') : answer;
  };
  let rows: Readonly<Record<string, unknown>> = {};
  let brought: readonly OwnPack[] = [];
  let bringing: Promise<readonly OwnPack[]> | null = null;
  /** Those of the battle on the screen, where the players’ own differ from them. */
  let played: readonly AnyPack[] = [];
  /** The players’ own, which the rules know from then on: one reading after another. */
  const own = (before: Promise<unknown> | null = null): Promise<readonly OwnPack[]> => {
    const bring = async () => {
      await before?.catch(() => undefined);
      if (brought.length > 0 || Object.keys(rows).some(isPackKey)) {
        const { bringOwnPacks } = await import('./own-packs.ts');
        const game = await packs();
        brought = await bringOwnPacks(systemId, rows, game, read, brought);
        await addWords(game.know(played.map(game.asOwn), LANGUAGES), 'anew');
      }
      return brought;
    };
    if (bringing === null) {
      const now = bring().catch((problem: unknown) => {
        // The next one who needs them tries again.
        if (bringing === now) bringing = null;
        throw problem;
      });
      bringing = now;
    }
    return bringing;
  };
  /** A file of the game; null for an id that it has none for. */
  const file = async (id: string) => {
    const { atHand } = await packs();
    return (await (atHand.get(id) ?? (await files()).get(id))?.()) ?? null;
  };
  return {
    read,
    form: async (id) => {
      const mine = (await own()).find((one) => one.id === id);
      const answer = mine?.read ?? (await (await packs()).read(await file(id)));
      return answer.ok ? answer.pack : null;
    },
    choices: async () => (await packs()).choices(),
    bringOwn: (now) => {
      const before = bringing;
      [rows, bringing] = [now, null];
      return own(before);
    },
    play: async (texts) => {
      if (texts.length + played.length === 0) return false;
      const [mine, game, { playPacks }] = await Promise.all([
        own(),
        packs(),
        import('./own-packs.ts'),
      ]);
      const before = played;
      played = await playPacks(texts, game, read, mine, before);
      return played !== before;
    },
    ids: async () => [...(await files()).keys(), ...(await own()).map(({ id }) => id)],
    always: async () => (await packs()).always,
    hirelings: async () => [...(await files()).keys()].filter(isAnybodysPack),
    list: async () => {
      const { types, words } = (await import('./type-lists.ts')).typeList(systemId);
      await addWords(words);
      const mine = await own();
      if (mine.length === 0) return types;
      const { asOwn, head } = await packs();
      const heads = mine.flatMap(({ read: one }) => (one.ok ? (head(asOwn(one.pack)) ?? []) : []));
      return [...heads.map((type) => ({ ...type, own: true as const })), ...types];
    },
    fetch: async (ids) => {
      await own();
      const { atHand, know } = await packs();
      const elsewhere = ids.every((id) => atHand.has(id)) ? null : await files();
      const fetched = await Promise.all(
        ids.map(async (id) => (await (atHand.get(id) ?? elsewhere?.get(id))?.()) ?? []),
      );
      await addWords(know(fetched.flat(), LANGUAGES));
    },
  };
}
