import type { Lexicon } from '#rules/contract/lexicon.ts';
import { folded } from './folded.ts';

/** Other names of things by trait: every word that lists have for them, in all languages, folded, one a line. */
export type OtherNames = ReadonlyMap<string, string>;

/** The names that the importer reads, for searching. An item that is a value of a trait is named with the trait. */
export function otherNames({ items, skills, injuries, rules, gear }: Lexicon): OtherNames {
  const named = new Map<string, string[]>();
  for (const { ids, names } of [items, skills, injuries, rules].flat()) {
    const own = Object.values(names).flat();
    for (const id of ids) {
      const trait = gear.find(({ item }) => item === id)?.trait ?? id;
      named.set(trait, [...(named.get(trait) ?? []), ...own]);
    }
  }
  return new Map([...named].map(([trait, own]) => [trait, own.map(folded).join('\n')]));
}

/**
 * How well a thing answers a search: 0 if its name begins with the text, 1 if its name contains it, 2 if one of
 * its other names does; null if none does.
 * @param also its other names, folded
 * @param sought folded
 */
export function nameRank(name: string, also: string, sought: string): 0 | 1 | 2 | null {
  const at = folded(name).indexOf(sought);
  if (at >= 0) return at === 0 ? 0 : 1;
  return also.includes(sought) ? 2 : null;
}
