import { labelKey } from '#roster/labels.ts';
import { labelOnTable } from '#roster/member-of.ts';
import type { Warband } from '#roster/warband.ts';
import type { FighterId, WarriorId } from '#rules/contract/ids.ts';
import type { Soldier } from './fought.ts';

/** Which miniature of the warband somebody was in a battle. */
export interface Post {
  readonly memberId: WarriorId;
  /** The miniature's label today. */
  readonly label: string;
  /** What it is called: the label, but without a number that tells it from nobody. */
  readonly called: string;
}

/**
 * The miniatures of a warband that fought a battle, by who they were there; nobody stands for two, and those
 * who have left the warband since are not in it. The log knows no ids of members: a miniature is known by
 * its name, and one that has been renamed since by what it is, in the order of the roster.
 */
export function postsOf(
  warband: Pick<Warband, 'members'>,
  soldiers: readonly Soldier[],
): ReadonlyMap<FighterId, Post> {
  const posts = new Map<FighterId, Post>();
  const calledBy = labelOnTable(warband);
  const free = warband.members.flatMap((member) =>
    member.labels.map((label) => ({
      memberId: member.id,
      label,
      called: calledBy(member, label),
      profileId: member.profileId,
      role: member.role,
      taken: false,
    })),
  );
  const give = (soldier: Soldier, fits: (post: (typeof free)[number]) => boolean) => {
    if (posts.has(soldier.fighterId)) return;
    const post = free.find((one) => !one.taken && fits(one));
    if (post === undefined) return;
    post.taken = true;
    const { memberId, label, called } = post;
    posts.set(soldier.fighterId, { memberId, label, called });
  };
  for (const soldier of soldiers) {
    const key = labelKey(soldier.label);
    give(soldier, ({ label, called }) => labelKey(label) === key || labelKey(called) === key);
  }
  for (const soldier of soldiers) {
    give(soldier, (one) => one.profileId === soldier.profileId && one.role === soldier.role);
  }
  return posts;
}
