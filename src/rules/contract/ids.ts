/**
 * Ids are branded by their first letters, so that a side's id can never be passed for a fighter's,
 * and a stored id says what it is when it turns up in a log.
 */
export type BattleId = `b-${string}`;
export type SideId = `s-${string}`;
export type FighterId = `f-${string}`;
export type WarbandId = `w-${string}`;
export type WarriorId = `m-${string}`;
/** One installation of the app; a restored backup gets a new one. */
export type ActorId = `a-${string}`;
