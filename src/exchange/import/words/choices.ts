import { folded } from '#roster/folded.ts';
import type { NameTable } from '#rules/contract/lexicon.ts';

/** A row of a table to choose, in one language. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** All that it is called in any language, to be sought in. */
  readonly called: string;
}

/**
 * What a table has to choose from, each under its name in the player's language, else in the first that has one.
 * @param language as players' languages are told: `fr`, `fr-CA`
 */
export function choicesOf(table: NameTable, language: string): readonly Choice[] {
  const own = language.split('-')[0] ?? language;
  return table.flatMap(({ ids, names }) => {
    const all = Object.values(names).flat();
    const name = names[own]?.[0] ?? all[0];
    if (name === undefined) return [];
    const called = folded(all.join(';'));
    return ids.flatMap((id) => (id === '' || id === '-' ? [] : [{ id, name, called }]));
  });
}

/** The same by their ids. */
export function choicesById(table: NameTable, language: string): ReadonlyMap<string, Choice> {
  const named = new Map<string, Choice>();
  for (const choice of choicesOf(table, language))
    if (!named.has(choice.id)) named.set(choice.id, choice);
  return named;
}
