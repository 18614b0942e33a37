import { useCallback, useState } from 'react';
import { underAnotherId } from '#exchange/another-id.ts';
import { type PacksGiven, packsIn } from '#exchange/import/packs-in.ts';
import { useStores } from '#store/hooks.ts';
import { type ArrivingPack, weighPacks } from './arriving-packs.ts';
import { decode, type Given, readText } from './read-given.ts';

type Reading = Promise<Given | null>;

/** What is asked about types of warbands before a text is read. */
interface Asked {
  readonly packs: PacksGiven;
  /** Not answered yet. */
  readonly left: readonly ArrivingPack[];
  readonly read: () => Reading;
  /** Ids that packs have got in place of theirs. */
  readonly renamed: readonly (readonly [from: string, to: string])[];
}

/** Asks about the packs that come with a text, then has it read. */
export interface PacksFirst {
  /** The pack that is asked about; null for none. */
  readonly asked: { readonly arriving: ArrivingPack; readonly withWarband: boolean } | null;
  /** @param read reads the text once that is settled, and at once where nothing is asked */
  readonly begin: (text: string, read: () => Reading) => Promise<void>;
  /** @param id under which the pack is here from now on; null if it isn’t */
  readonly answer: (id: string | null) => Promise<void>;
}

/**
 * @param take gets the reading of the text, or ends it where a pack came alone and stays away (null)
 * @param onAlone a pack that came alone is here from now on
 */
export function usePacksFirst(
  take: (reading: Reading | null) => Promise<void>,
  onAlone: (systemId: string, id: string) => void,
): PacksFirst {
  const { systems, settings } = useStores();
  const [asked, setAsked] = useState<Asked | null>(null);
  const begin = useCallback(
    async (text: string, read: () => Reading) => {
      const packs = packsIn(text, { decode });
      setAsked(null);
      const weighed = packs === null ? [] : await weighPacks(packs, systems).catch(() => null);
      if (weighed === null) return take(Promise.resolve(null));
      const withWarband = packs?.systemId !== null;
      const left = weighed.filter(({ here }) => here !== 'the-same' || !withWarband);
      if (packs === null || left.length === 0) return take(read());
      setAsked({ packs, left, read, renamed: [] });
      return undefined;
    },
    [systems, take],
  );
  const [arriving, ...others] = asked?.left ?? [];
  const answer = async (id: string | null) => {
    if (asked === null || arriving === undefined) return;
    const before = arriving.read.ok ? arriving.read.pack.id : null;
    const isRenamed = id !== null && before !== null && id !== before;
    const renamed = isRenamed ? [...asked.renamed, [before, id] as const] : asked.renamed;
    if (others.length > 0) {
      setAsked({ ...asked, left: others, renamed });
      return;
    }
    // Whoever reads the warband has to know its type.
    await systems.bringOwn(settings.getState().rows).catch(() => undefined);
    setAsked(null);
    const { packs, read } = asked;
    if (packs.systemId !== null) {
      const row = renamed.reduce(
        (now, [from, to]) => now && underAnotherId(now, from, to),
        packs.warband,
      );
      await take(
        row === null || renamed.length === 0 ? read() : readText(JSON.stringify(row), systems),
      );
    } else if (id === null) await take(null);
    else onAlone(arriving.systemId, id);
  };
  return {
    asked:
      asked === null || arriving === undefined
        ? null
        : { arriving, withWarband: asked.packs.systemId !== null },
    begin,
    answer,
  };
}
