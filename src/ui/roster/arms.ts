import type { Flags } from '#rules/contract/battle-view.ts';
import type { Sign } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signOf } from '#rules/kit/signs.ts';

/** Arms that are worn rather than wielded. */
const WORN: readonly Sign[] = ['armour', 'helmet'];

/** What somebody carries that has a picture of its own, the most characteristic first. */
export function armsOf(traits: Flags, { signs }: Pick<RuleSystem, 'signs'>): readonly string[] {
  return Object.keys(signs.arms).filter((trait) => Object.hasOwn(traits, trait));
}

/** The picture of the first of his arms; null for none. */
export function firstArm(traits: Flags, system: Pick<RuleSystem, 'signs'>): Sign | null {
  const [first = ''] = armsOf(traits, system);
  return signOf(system.signs.arms, first);
}

/** The weapons among somebody's arms, and whatever else he owns: armour first. */
export function carriedBy(
  traits: Flags,
  system: Pick<RuleSystem, 'signs' | 'traits'>,
): { readonly weapons: readonly string[]; readonly others: readonly string[] } {
  const arms = armsOf(traits, system);
  const isWorn = (trait: string) => WORN.some((sign) => sign === system.signs.arms[trait]);
  const weapons = arms.filter((trait) => !isWorn(trait));
  const owned = system.traits
    .filter(({ id, kind }) => kind === 'possession' && Object.hasOwn(traits, id))
    .map(({ id }) => id);
  const others = new Set([...arms.filter(isWorn), ...owned]);
  for (const weapon of weapons) others.delete(weapon);
  return { weapons, others: [...others] };
}

/** As within a sentence: "épée" for "Épée". Words in capitals stay so. */
export function uncapitalised(word: string, language: string): string {
  const [first = '', second = ''] = word;
  const isAllCaps =
    second !== '' && second === second.toLocaleUpperCase(language) && /\p{L}/u.test(second);
  return isAllCaps ? word : first.toLocaleLowerCase(language) + word.slice(first.length);
}

/**
 * As many of these words as have room in a line, the first in any case, and how many are left.
 * @param room in letters
 */
export function inBrief(
  words: readonly string[],
  room: number,
): { readonly shown: readonly string[]; readonly left: number } {
  const fits = (count: number) => words.slice(0, count).join(', ').length <= room;
  const count = words.findLastIndex((_, at) => at === 0 || fits(at + 1)) + 1;
  return { shown: words.slice(0, count), left: words.length - count };
}
