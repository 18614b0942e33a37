import type { WarriorId } from '#rules/contract/ids.ts';
import { uniqueLabels } from './labels.ts';
import { LIMITS } from './limits.ts';
import type { Member, Warband } from './warband.ts';

/** A change of the members: the warband before and right after. */
export interface MemberStep {
  readonly before: Warband;
  readonly after: Warband;
}

/**
 * Undoes a step that changed members: those it affected return to their former state and position, and
 * those it added are removed. Later changes of all others stay, and a member who has since taken a
 * label or the lead keeps it. Changes nothing if there is no room for those who return.
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
  // What it told in the history goes with it, unless that has gone on.
  const { history } = before;
  const told = history !== after.history && now.history?.length === after.history?.length;
  return { ...now, members, ...(told && history !== undefined ? { history } : {}) };
}

/** Whether no member affected by a step has changed since, so that undoing it loses nothing. */
export function isUntouchedSince(now: Warband, step: MemberStep): boolean {
  const touched = touchedBy(step);
  const left = step.after.members.filter(({ id }) => touched.has(id));
  return left.every((member) => now.members.includes(member));
}

/** Ids of members who were changed, added or removed. */
function touchedBy({ before, after }: MemberStep): ReadonlySet<WarriorId> {
  const all = [...before.members, ...after.members];
  const same = new Set(before.members.filter((member) => after.members.includes(member)));
  return new Set(all.filter((member) => !same.has(member)).map(({ id }) => id));
}

function miniatures(members: readonly Member[]): number {
  return members.reduce((sum, { labels }) => sum + labels.length, 0);
}
