/**
 * Ids are branded by a prefix, so that a side's id can't be passed as a fighter's, and an id in a log shows
 * its kind. What comes from the disk, an address, a file or another phone is judged here and nowhere else.
 */
export type BattleId = `b-${string}`;
export type SideId = `s-${string}`;
export type FighterId = `f-${string}`;
export type WarbandId = `w-${string}`;
export type WarriorId = `m-${string}`;
export type CampaignId = `k-${string}`;
/** One installation of the app; a restored backup gets a new one. */
export type ActorId = `a-${string}`;

/**
 * Tells the ids of one kind by its letter. What follows may stand in an address as it is; those made by the app
 * have about forty characters.
 */
function isOfKind<const Letter extends string>(letter: Letter) {
  const form = new RegExp(`^${letter}-[\\w-]{1,64}$`);
  return (value: unknown): value is `${Letter}-${string}` =>
    typeof value === 'string' && form.test(value);
}

export const isBattleId = isOfKind('b');
export const isSideId = isOfKind('s');
export const isFighterId = isOfKind('f');
export const isWarbandId = isOfKind('w');
export const isWarriorId = isOfKind('m');
export const isCampaignId = isOfKind('k');
export const isActorId = isOfKind('a');
