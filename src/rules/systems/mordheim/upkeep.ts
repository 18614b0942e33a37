import type { UpkeepRow } from '#rules/contract/after-battle.ts';

const NOBODY = { profiles: [], warbands: [] } as const;

function pays(
  id: string,
  cost: number,
  beside: Partial<NonNullable<UpkeepRow['beside']>> | null = null,
): UpkeepRow {
  return {
    profileId: id,
    cost,
    beside: beside === null ? null : { ...NOBODY, cost, ...beside },
  };
}

/** Gold crowns after each battle that they fought. @rule MORD-AFTER-UPKEEP */
export const UPKEEP: readonly UpkeepRow[] = [
  pays('extras/pit-fighter', 15),
  pays('extras/ogre-bodyguard', 30),
  pays('extras/halfling-scout', 5),
  pays('extras/warlock', 15),
  pays('extras/freelancer', 20),
  pays('extras/elf-ranger', 20, {
    profiles: ['extras/troll-slayer'],
    warbands: ['dwarfs'],
    cost: 40,
  }),
  pays('extras/troll-slayer', 10, { profiles: ['extras/elf-ranger'], cost: 20 }),
  // Or two goblins or squigs, which players take off the list themselves.
  pays('orcs/troll', 15),
];
