import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import type { Origin, Sourced } from './draft.ts';
import type { FoundFighter, FoundWarband } from './found.ts';
import { idOfCode } from './words/codes.ts';
import { fold, rowOf } from './words/names.ts';
import { withoutGrade } from './words/sections.ts';
import { isWord, look, type Words } from './words/words.ts';

/**
 * Which warband of the catalogue it is, by what the file says, else by who is in it: only if no other type fits as
 * well. Those that do are `tied`.
 */
export function warbandOf(
  found: FoundWarband,
  living: readonly FoundFighter[],
  words: Words,
  system: RosterSystem,
): { readonly catalogueId: Sourced<string>; readonly tied: readonly string[] } {
  const answer = (value: string, origin: Origin, tied: readonly string[] = []) => ({
    catalogueId: { value, origin, line: null },
    tied,
  });
  // `Warband;The Harbour Rats;Mercenaries of Marienburg`: more than one word for several types says.
  const known = look(words, 'warbands', withoutGrade(found.type));
  const among =
    isGeneric(found.type) && known?.ids.length !== 1
      ? found.name.split(/[;|:,()–]+/u).filter((one) => !isGeneric(one))
      : [];
  const exactly = among.find((one) => isWord(words, 'warbands', one.trim()));
  const said =
    (exactly === undefined ? known : look(words, 'warbands', exactly)) ??
    look(words, 'warbands', withoutGrade(found.name));
  const coded = said === null ? idOfCode(found.type, 'warbands', [], words) : null;
  const ids = said?.ids.filter((id) => id !== '') ?? [];
  const scores = system.catalogue
    .map(({ id }) => ({ id, score: scoreOf(id, living, words, system) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scores;
  if (coded !== null && coded !== '') return answer(coded, 'guess');
  if (said !== null && ids.length === 1) {
    const met = othersThan(ids[0] ?? '', living, words, system);
    if (met !== null) return answer(met, 'guess');
    return answer(ids[0] ?? '', said.how === 'exact' ? 'file' : 'guess');
  }
  const generic = said !== null && isGeneric(found.type);
  if (said !== null && ids.length === 0 && !generic) return answer('', 'file');
  if (best === undefined || best.score === 0 || best.score * 2 < living.length)
    return answer('', 'guess');
  const equals = scores.filter(({ score }) => score === best.score).map(({ id }) => id);
  const shortened = equals.filter((id) => isCodeOf(found.type, id, words));
  const [only, ...others] = equals.length > 1 && shortened.length === 1 ? shortened : equals;
  return only !== undefined && others.length === 0
    ? answer(only, 'guess')
    : answer('', 'guess', equals);
}

/** `OMM`: letters of what a warband is called, in their order, as apps shorten it. */
function isCodeOf(code: string, id: string, { lexicon }: Words): boolean {
  if (!/^\p{Lu}{2,4}$/u.test(code)) return false;
  const english = rowOf(lexicon.warbands, id)?.names['en'] ?? [];
  return english.some((name) => {
    let at = 0;
    for (const letter of fold(name).toUpperCase()) if (letter === code[at]) at += 1;
    return (
      fold(name)
        .toUpperCase()
        .startsWith(code[0] ?? '-') && at === code.length
    );
  });
}

/**
 * `Game 4 against the Undead` above nobody but Sisters: whom they met, and not who they are. Null where
 * anybody is of the named type, or nobody says more than a hired sword or a hound, who go with many.
 */
function othersThan(
  named: string,
  living: readonly FoundFighter[],
  words: Words,
  system: RosterSystem,
): string | null {
  const idsOf = ({ type }: FoundFighter) => look(words, 'profiles', type)?.ids ?? [];
  if (living.some((one) => idsOf(one).some((id) => id.startsWith(`${named}/`)))) return null;
  const telling = living.filter((one) => !idsOf(one).some((id) => id.startsWith('extras/')));
  const [best, next] = system.catalogue
    .map(({ id }) => ({ id, score: scoreOf(id, telling, words, system) }))
    .toSorted((a, b) => b.score - a.score);
  if (telling.length < 3 || best === undefined || best.score <= (next?.score ?? 0)) return null;
  return best.score * 3 >= telling.length * 2 ? best.id : null;
}

/** A word for several types at once, that names none of them. */
function isGeneric(type: string): boolean {
  return /^(?:human )?(?:mercenar|mercenair|söldner|soldner|menschliche)/i.test(type.trim());
}

/** How many of a file's fighters a type has, their numbers deciding between equals. */
function scoreOf(
  catalogueId: string,
  living: readonly FoundFighter[],
  words: Words,
  system: RosterSystem,
): number {
  return living.reduce((sum, { type, stats }) => {
    const match = look(words, 'profiles', type);
    const id = match?.ids.find((one) => one.startsWith(`${catalogueId}/`));
    if (id === undefined) return sum;
    const profile = findProfile(system, id)?.profile ?? {};
    const same = Object.entries(stats).every(([key, value]) => profile[key] === value);
    // Half a point is less than any fighter, even for a whole warband of them.
    return sum + 1 + (same && Object.keys(stats).length > 0 ? 0.01 : 0);
  }, 0);
}
