import type { PackChoices, PackForm, PackFormLimits } from '#rules/contract/pack-form.ts';
import { idWithin } from './ids.ts';
import { namedIn } from './names.ts';
import { patched, toggled, withKind } from './patched.ts';

// Changes of the warband as a whole.

export function namePack(pack: PackForm, language: string, name: string): PackForm {
  return namedIn(pack, language, name);
}

/** Its emblem, its gold, how many may be in it. */
export function setPackLimits(pack: PackForm, changes: Partial<PackFormLimits>): PackForm {
  return pack.warband === undefined ? pack : { ...pack, warband: { ...pack.warband, ...changes } };
}

/** All in it count as this where a rule asks it, or no longer. */
export function togglePackKind(pack: PackForm, kind: string): PackForm {
  return withKind(pack, kind);
}

/** Whose maximums limit those who have no other race; undefined: nobody’s. */
export function setPackRace(pack: PackForm, race: string | undefined): PackForm {
  return patched(pack, { race });
}

/**
 * How far a characteristic can be raised in the warband. What all warbands share stays as it is: the pack gets maximums
 * of its own, which are like them but for that.
 */
export function setPackMaximum(
  pack: PackForm,
  shared: PackChoices['races'],
  characteristic: string,
  value: number,
): PackForm {
  const { race = '', maximums = {} } = pack;
  const before = maximums[race] ?? shared[race];
  if (before === undefined) return pack;
  const taken = [...Object.keys(maximums), ...Object.keys(shared)];
  const own = Object.hasOwn(maximums, race) ? race : idWithin('own', 'own', taken);
  return {
    ...pack,
    race: own,
    maximums: { ...maximums, [own]: { ...before, [characteristic]: value } },
  };
}

/**
 * A hired sword may join, or not.
 * @param open those who join where the pack says nothing of hired swords
 */
export function toggleHired(pack: PackForm, id: string, open: readonly string[]): PackForm {
  return { ...pack, hires: toggled(pack.hires ?? open, id) };
}
