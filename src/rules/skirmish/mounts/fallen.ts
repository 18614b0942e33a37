import type { MountRow, MountsPart } from '#rules/contract/after-battle.ts';
import { type MountRules, ridden } from './riding.ts';

/** The highest face on which a mount dies whose rider went out of action, and that of a barded one. @rule MORD-AFTER-MOUNT */
export const DIES_UP_TO = 2;
export const BARDED_DIES_UP_TO = 1;

/**
 * What becomes of mounts whose riders went out of action.
 * @param ids traits of all that can be ridden
 * @rule MORD-AFTER-MOUNT
 */
export function fallenMounts(rules: MountRules, ids: readonly string[]): MountsPart {
  return {
    of: ({ houseRules }, fighter) => ridden(rules, fighter, houseRules)?.id ?? null,
    rows: ids.flatMap((trait): readonly MountRow[] => [
      { ...fate(trait, BARDED_DIES_UP_TO), applies: (traits) => rules.of(traits)?.barded === true },
      { ...fate(trait, DIES_UP_TO), applies: () => true },
    ]),
  };
}

function fate(trait: string, upTo: number): Omit<MountRow, 'applies'> {
  return {
    trait,
    dice: 1,
    results: [
      { id: 'mount-dead', on: [1, upTo], effects: [] },
      { id: 'mount-lives', on: [upTo + 1, 6], effects: [] },
    ],
    lostBy: ['mount-dead'],
  };
}
