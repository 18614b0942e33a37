/**
 * Ids are branded by a prefix, so that a side's id can't be passed as a fighter's, and an id in a log shows
 * its kind.
 */
export type BattleId = `b-${string}`;
export type SideId = `s-${string}`;
export type FighterId = `f-${string}`;
export type WarbandId = `w-${string}`;
export type WarriorId = `m-${string}`;
/** One installation of the app; a restored backup gets a new one. */
export type ActorId = `a-${string}`;
