import type { PackForm, PackFormLimits } from '#rules/contract/pack-form.ts';
import { namedIn } from './names.ts';
import { toggled } from './patched.ts';

// Changes of the warband as a whole.

export function namePack(pack: PackForm, language: string, name: string): PackForm {
  return namedIn(pack, language, name);
}

/** Its emblem, its gold, how many may be in it. */
export function setPackLimits(pack: PackForm, changes: Partial<PackFormLimits>): PackForm {
  return pack.warband === undefined ? pack : { ...pack, warband: { ...pack.warband, ...changes } };
}

/**
 * A hired sword may join, or not.
 * @param open those who join where the pack says nothing of hired swords
 */
export function toggleHired(pack: PackForm, id: string, open: readonly string[]): PackForm {
  return { ...pack, hires: toggled(pack.hires ?? open, id) };
}
