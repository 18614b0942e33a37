import { useSay } from '#i18n/said.ts';
import type { CatalogueWarband } from '#rules/contract/catalogue.ts';

/** Rules of a type of warband that the app doesn't play, a sentence each; empty for none. */
export function useHeeded(systemId: string): (type: CatalogueWarband) => readonly string[] {
  const say = useSay();
  return ({ id, heeded = 0 }) =>
    Array.from({ length: heeded }, (_, at) =>
      say({ code: `${systemId}-packs:${id}.heed.${at}`, params: {} }),
    );
}
