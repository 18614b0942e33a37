import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import { isAnybodys } from '#rules/kit/anybodys.ts';
import type { Origin, Sourced } from './draft.ts';
import type { FoundFighter, FoundWarband } from './found.ts';
import { idOfCode } from './words/codes.ts';
import { fold, rowOf } from './words/names.ts';
import { saidFor } from './words/phrases.ts';
import { withoutGrade } from './words/sections.ts';
import { isWord, lookUp, type Words } from './words/words.ts';

/**
 * The warband in the catalogue, by the type that the file gives, else by its fighters if one type fits best.
 * Types that fit equally well are `tied`.
 */
export function resolveWarband(
  found: FoundWarband,
  living: readonly FoundFighter[],
  words: Words,
  system: RosterSystem,
): { readonly catalogueId: Sourced<string>; readonly tied: readonly string[] } {
  const answer = (value: string, origin: Origin, tied: readonly string[] = []) => ({
    catalogueId: { value, origin, line: null },
    tied,
  });
  // `Warband;The Harbour Rats;Mercenaries of Marienburg`: the name may say more than a generic type.
  const known = lookUp(words, 'warbands', withoutGrade(found.type));
  const among =
    isGeneric(found.type) && known?.ids.length !== 1
      ? found.name.split(/[;|:,()–]+/u).filter((one) => !isGeneric(one))
      : [];
  const exactly = among.find((one) => isWord(words, 'warbands', one.trim()));
  const said =
    (exactly === undefined ? known : lookUp(words, 'warbands', exactly)) ??
    lookUp(words, 'warbands', withoutGrade(found.name));
  const coded = said === null ? idOfCode(found.type, 'warbands', [], words) : null;
  const ids = said?.ids.filter((id) => id !== '') ?? [];
  const scores = system.catalogue
    .map(({ id }) => ({ id, score: scoreOf(id, living, words, system) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scores;
  if (coded !== null && coded !== '') return answer(coded, 'guess');
  if (said !== null && ids.length === 1) {
    const met = actualWarband(ids[0] ?? '', living, words, system);
    if (met !== null) return answer(met, 'guess');
    return answer(ids[0] ?? '', said.how === 'exact' ? 'file' : 'guess');
  }
  const generic = said !== null && isGeneric(found.type);
  if (said !== null && ids.length === 0 && !generic) return answer('', 'file');
  if (best === undefined || best.score === 0 || best.score * 2 < living.length)
    return answer('', 'guess');
  const equals = scores.filter(({ score }) => score === best.score).map(({ id }) => id);
  const shortened = equals.filter((id) => isAbbreviationOf(found.type, id, words));
  const [only, ...others] = equals.length > 1 && shortened.length === 1 ? shortened : equals;
  return only !== undefined && others.length === 0
    ? answer(only, 'guess')
    : answer('', 'guess', equals);
}

/** `OMM`: whether an app's abbreviation has letters of the warband's English name in order. */
function isAbbreviationOf(code: string, id: string, { lexicon }: Words): boolean {
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
 * `Game 4 against the Undead` above a list of Sisters names the opponent: the warband that the fighters belong to.
 * Null if any fighter is of the named type, or too few point to another one.
 */
function actualWarband(
  named: string,
  living: readonly FoundFighter[],
  words: Words,
  system: RosterSystem,
): string | null {
  const idsOf = ({ type }: FoundFighter) => lookUp(words, 'profiles', type)?.ids ?? [];
  if (living.some((one) => idsOf(one).some((id) => id.startsWith(`${named}/`)))) return null;
  const ownTypes = living.filter((one) => !idsOf(one).some(isAnybodys));
  const [best, next] = system.catalogue
    .map(({ id }) => ({ id, score: scoreOf(id, ownTypes, words, system) }))
    .toSorted((a, b) => b.score - a.score);
  if (ownTypes.length < 3 || best === undefined || best.score <= (next?.score ?? 0)) return null;
  return best.score * 3 >= ownTypes.length * 2 ? best.id : null;
}

/** Whether a type is a general term for several warbands. */
function isGeneric(type: string): boolean {
  return MERCENARIES.test(type.trim());
}

const MERCENARIES = new RegExp(`^${saidFor(({ phrases }) => phrases.mercenaries)}`, 'iu');

/** How many fighters a warband type accounts for; matching characteristics break ties. */
function scoreOf(
  catalogueId: string,
  living: readonly FoundFighter[],
  words: Words,
  system: RosterSystem,
): number {
  return living.reduce((sum, { type, stats }) => {
    const match = lookUp(words, 'profiles', type);
    const id = match?.ids.find((one) => one.startsWith(`${catalogueId}/`));
    if (id === undefined) return sum;
    const profile = findProfile(system, id)?.profile ?? {};
    const same = Object.entries(stats).every(([key, value]) => profile[key] === value);
    // Small enough that all fighters together weigh less than one more type match.
    return sum + 1 + (same && Object.keys(stats).length > 0 ? 0.01 : 0);
  }, 0);
}
