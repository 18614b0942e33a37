import { leaderOf, spaceIn } from '#roster/edit.ts';
import { uniqueLabels } from '#roster/labels.ts';
import type { Member, Warband } from '#roster/warband.ts';

/** Somebody who was removed, and where he stood. */
export interface Removed {
  readonly member: Member;
  /** Place in the list, from 0. */
  readonly at: number;
}

/**
 * The warband with a removed member where he stood. What has changed since stays: whoever took his
 * labels or the lead keeps them. A warband without room stays as it is.
 */
export function putBack(warband: Warband, { member, at }: Removed): Warband {
  const known = warband.members.some(({ id }) => id === member.id);
  if (known || spaceIn(warband) < member.labels.length) return warband;
  const taken = warband.members.flatMap(({ labels }) => labels);
  const labels = uniqueLabels([...taken, ...member.labels]).slice(taken.length);
  const leader = member.leader && leaderOf(warband) === null;
  return { ...warband, members: warband.members.toSpliced(at, 0, { ...member, labels, leader }) };
}
