import { labelKey } from '#roster/labels.ts';
import type { Warband } from '#roster/warband.ts';
import type { FighterId, WarriorId } from '#rules/contract/ids.ts';
import type { Soldier } from './fought.ts';

/** Which miniature of the warband somebody was in a battle. */
export interface Post {
  readonly memberId: WarriorId;
  /** The miniature's label today. */
  readonly label: string;
}

/**
 * The miniatures of a warband that fought a battle, by who they were there; nobody stands for two, and those
 * who have left the warband since are not in it. The log knows no ids of members: a miniature is known by
 * its name, and one that has been renamed since by what it is, in the order of the roster.
 */
export function postsOf(
  { members }: Pick<Warband, 'members'>,
  soldiers: readonly Soldier[],
): ReadonlyMap<FighterId, Post> {
  const posts = new Map<FighterId, Post>();
  const free = members.flatMap(({ id, labels, profileId, role }) =>
    labels.map((label) => ({ memberId: id, label, profileId, role, taken: false })),
  );
  const give = (soldier: Soldier, fits: (post: (typeof free)[number]) => boolean) => {
    if (posts.has(soldier.fighterId)) return;
    const post = free.find((one) => !one.taken && fits(one));
    if (post === undefined) return;
    post.taken = true;
    posts.set(soldier.fighterId, { memberId: post.memberId, label: post.label });
  };
  for (const soldier of soldiers) {
    give(soldier, ({ label }) => labelKey(label) === labelKey(soldier.label));
  }
  for (const soldier of soldiers) {
    give(soldier, (one) => one.profileId === soldier.profileId && one.role === soldier.role);
  }
  return posts;
}
