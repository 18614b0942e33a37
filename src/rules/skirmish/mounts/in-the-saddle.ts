import type { Gear } from '../duel/rules.ts';
import type { OwnCircumstance } from '../rules.ts';
import { has, type Mount } from './riding.ts';

// What it means to ride, for deeds and in fights.

/** What riding bars: a mount neither climbs nor enters a house, and to get on or off it takes half a move. @rule MORD-MOUNTS */
export const MOUNTED_DEEDS: readonly OwnCircumstance[] = [
  {
    id: 'changed-mount',
    effect: { move: 'half', run: 'no', charge: 'no' },
    applies: (facts) => has(facts, 'dismounted') || has(facts, 'remounted'),
  },
  { id: 'mounted', effect: { climb: 'no' }, applies: ({ mounted }) => mounted },
];

/** His gear as it counts in the saddle. @rule MORD-MOUNTS, SAVE */
export function mountedGear(gear: Gear, mount: Mount | null): Gear {
  return mount === null ? gear : { ...gear, mounted: true, mountSave: mount.save };
}
