import { useEffect, useState } from 'react';
import { type OtherNames, otherNames } from '#roster/other-names.ts';
import { useStores } from '#store/hooks.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';

/**
 * The other names of a game's things, for a search; none until they are fetched.
 * @param wanted false while nothing is searched, so that nothing is fetched
 */
export function useOtherNames(systemId: string, wanted: boolean): OtherNames {
  const { systems } = useStores();
  const [names, setNames] = useState<OtherNames>(NONE);

  useEffect(() => {
    if (!wanted) return undefined;
    return fetchWithRetry(
      async () => {
        const lexicon = await systems.lexicon(systemId);
        if (lexicon !== null) setNames(otherNames(lexicon));
      },
      () => {},
    );
  }, [systems, systemId, wanted]);

  return names;
}

const NONE: OtherNames = new Map();
