import { folded } from '#roster/folded.ts';
import type { NameTable } from '#rules/contract/lexicon.ts';

/** An entry to choose from a table, in one language. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** All its names in every language, folded for searching. */
  readonly called: string;
}

/**
 * All entries of a table by their name in the player's language, else in the first language that has one.
 * @param language a BCP 47 tag: `fr`, `fr-CA`
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

/** The same choices by id. */
export function choicesById(table: NameTable, language: string): ReadonlyMap<string, Choice> {
  const named = new Map<string, Choice>();
  for (const choice of choicesOf(table, language))
    if (!named.has(choice.id)) named.set(choice.id, choice);
  return named;
}
