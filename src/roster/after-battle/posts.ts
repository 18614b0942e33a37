import { labelKey } from '#roster/labels.ts';
import { labelOnTable } from '#roster/member-of.ts';
import type { Warband } from '#roster/warband.ts';
import type { FighterId, WarriorId } from '#rules/contract/ids.ts';
import type { Soldier } from './fought.ts';

/** The miniature of the warband that a fighter of a battle was. */
export interface Post {
  readonly memberId: WarriorId;
  /** The miniature's label today. */
  readonly label: string;
  /** Its displayed name: the label, without a number that distinguishes it from no other. */
  readonly called: string;
}

/**
 * Maps the fighters of a battle to miniatures of the warband, one to one; fighters who have left the warband
 * since are missing. The log has no ids of members: a miniature is matched by its name, or, if it has been
 * renamed since, by its profile and role, in roster order.
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
