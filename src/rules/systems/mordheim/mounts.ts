import { isCarried } from '#rules/kit/trait-rows.ts';
import type { Mount, MountBlows, MountRules } from '#rules/skirmish/mounts/riding.ts';
import { houseRule } from './house-rules.ts';
import { carries, type TraitId } from './traits.ts';

/** A beast whose rider’s save is better by one. */
function beast(id: TraitId, movement: number, blows: MountBlows | null): Mount {
  return { id, movement, save: 1, blows, barded: false };
}

function strikes(skill: number, strength: number): MountBlows {
  return { attacks: 1, skill, strength };
}

/** What is ridden, best first: of somebody who is only said to be mounted, a horse. @rule MORD-MOUNTS */
export const MOUNTS: readonly Mount[] = [
  { ...beast('cold-one', 7, strikes(3, 4)), save: 2 },
  { ...beast('war-boar', 7, strikes(3, 4)), save: 2 },
  beast('chaos-steed', 8, strikes(3, 4)),
  beast('nightmare', 8, strikes(2, 3)),
  beast('giant-spider', 7, strikes(3, 3)),
  beast('giant-wolf', 9, strikes(3, 3)),
  beast('warhorse', 8, strikes(3, 3)),
  beast('horse', 8, null),
  beast('mule', 6, null),
  beast('mounted', 8, null),
];

/** Barding of one warband, which slows nobody. */
const LIGHT_BARDING = 'bretonnian-barding';

/** Who rides what, by the optional rules: warhorses may wear armour. @rule MORD-MOUNTS */
export const MOUNT_RULES: MountRules = {
  of: (traits) => {
    const mount = MOUNTS.find(({ id }) => isCarried(traits, id)) ?? null;
    const light = isCarried(traits, LIGHT_BARDING);
    if (mount?.id !== 'warhorse' || !(light || carries(traits, 'barding'))) return mount;
    const movement = mount.movement - Number(!light);
    return { ...mount, movement, save: mount.save + 1, barded: true };
  },
  played: (choices) => houseRule(choices, 'mounts'),
};
