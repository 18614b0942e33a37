import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import { NO_MOVEMENT } from '../capabilities.ts';
import type { Gear } from '../duel/rules.ts';
import type { OwnCircumstance } from '../rules.ts';
import { fallsOff, has, type MountRules, type Rider, ridden } from './riding.ts';

// What it means to ride, for deeds and in fights.

/** What riding bars: a mount neither climbs nor enters a house, and to get on or off it takes half a move. @rule MORD-MOUNTS */
export const MOUNTED_DEEDS: readonly OwnCircumstance[] = [
  {
    id: 'kept-seat',
    effect: { ...NO_MOVEMENT, shoot: 'no' },
    applies: (facts) => has(facts, 'kept-seat'),
  },
  {
    id: 'changed-mount',
    effect: { move: 'half', run: 'no', charge: 'no' },
    applies: (facts) => has(facts, 'dismounted') || has(facts, 'remounted'),
  },
  { id: 'mounted', effect: { climb: 'no' }, applies: ({ mounted }) => mounted },
];

/** His gear as it counts in the saddle. @rule MORD-MOUNTS, SAVE */
export function mountedGear(
  rules: MountRules,
  fighter: Rider,
  choices: HouseRuleChoices,
  gear: Gear,
): Gear {
  const mount = ridden(rules, fighter, choices);
  if (mount === null) return gear;
  const falls = fallsOff(rules, fighter, choices);
  return { ...gear, mounted: true, mountSave: mount.save, fallsOff: falls };
}
