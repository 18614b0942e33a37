import type { WarriorId } from '#rules/contract/ids.ts';
import { uniqueLabels } from './labels.ts';
import { LIMITS } from './limits.ts';
import type { Member, Warband } from './warband.ts';

/** A change of who is in a warband, as it was before and right after. */
export interface MemberStep {
  readonly before: Warband;
  readonly after: Warband;
}

/**
 * The warband without a step that changed its members: those whom it touched are as and where they were,
 * whoever it brought is gone. What has changed since about all others stays, and whoever has taken a
 * label or the lead meanwhile keeps it. Nothing changes when there is no room for those who come back.
 */
export function undoMemberStep(now: Warband, { before, after }: MemberStep): Warband {
  const touched = touchedBy({ before, after });
  const stay = now.members.filter(({ id }) => !touched.has(id));
  const back = before.members.filter(({ id }) => touched.has(id));
  if (miniatures(stay) + miniatures(back) > LIMITS.fighters) return now;
  const led = stay.some(({ leader }) => leader);
  const taken = stay.flatMap(({ labels }) => labels);
  const labels = [...uniqueLabels([...taken, ...back.flatMap((one) => one.labels)])];
  labels.splice(0, taken.length);
  const members = back.reduce<readonly Member[]>((all, member) => {
    const own = labels.splice(0, member.labels.length);
    const again = { ...member, labels: own, leader: member.leader && !led };
    return all.toSpliced(before.members.indexOf(member), 0, again);
  }, stay);
  return { ...now, members };
}

/** Whether nobody whom a step touched has changed since: only then does taking it back lose nothing. */
export function isUntouchedSince(now: Warband, step: MemberStep): boolean {
  const touched = touchedBy(step);
  const left = step.after.members.filter(({ id }) => touched.has(id));
  return left.every((member) => now.members.includes(member));
}

/** Who changed, came or went. */
function touchedBy({ before, after }: MemberStep): ReadonlySet<WarriorId> {
  const all = [...before.members, ...after.members];
  const same = new Set(before.members.filter((member) => after.members.includes(member)));
  return new Set(all.filter((member) => !same.has(member)).map(({ id }) => id));
}

function miniatures(members: readonly Member[]): number {
  return members.reduce((sum, { labels }) => sum + labels.length, 0);
}
