import type { Pack } from './schema.ts';

// A game is loaded without its packs, and each pack when somebody plays its warband. The one thing in the rules that
// changes is therefore which packs they know: they become more, and what a pack says is the same for as long as it is
// known, unless players change their own.

let known: readonly Pack[] = [];

/** The pack that every warband needs: the hired swords of the rulebook, and animals. */
export const FOR_ANYBODY = 'extras';

/** From now on the rules know these packs too; one of an id that they know takes its place. */
export function know(packs: readonly Pack[]): void {
  const byId = new Map([...known, ...packs].map((pack) => [pack.id, pack]));
  known = [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** From now on the rules no longer know those of these ids. */
export function forget(ids: readonly string[]): void {
  known = known.filter(({ id }) => !ids.includes(id));
}

/** What follows from the packs: made once, and anew when others are known. */
export function fromPacks<T>(make: (packs: readonly Pack[]) => T): () => T {
  let last: { readonly of: readonly Pack[]; readonly made: T } | null = null;
  return () => {
    if (last?.of !== known) last = { of: known, made: make(known) };
    return last.made;
  };
}
