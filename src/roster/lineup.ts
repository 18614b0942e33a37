import type { WarriorId } from '#rules/contract/ids.ts';
import { allLabels, changeMember, spaceIn, uniqueAfter } from './edit.ts';
import { freeLabel } from './labels.ts';
import { clampedInteger } from './limits.ts';
import { mayBeGroup, type RosterSystem } from './profiles.ts';
import type { Warband } from './warband.ts';

// The members of a warband, their order and their leader. As in edit.ts, an unknown member
// changes nothing.

export function removeMember(warband: Warband, id: WarriorId): Warband {
  return { ...warband, members: warband.members.filter((member) => member.id !== id) };
}

/** Removes the miniature at `index`; a member's last one stays. */
export function removeMiniature(warband: Warband, id: WarriorId, index: number): Warband {
  return changeMember(warband, id, (member) =>
    member.labels.length < 2
      ? member
      : { ...member, labels: member.labels.filter((_, at) => at !== index) },
  );
}

/** Moves a member; the position counts from 0, without him. */
export function moveMember(warband: Warband, id: WarriorId, to: number): Warband {
  const from = warband.members.findIndex((member) => member.id === id);
  const moved = warband.members[from];
  if (moved === undefined) return warband;
  const rest = warband.members.toSpliced(from, 1);
  return { ...warband, members: rest.toSpliced(clampedInteger(to, 0, rest.length), 0, moved) };
}

/** Copies a member, right below, with labels of its own; the copy is never a leader. */
export function duplicateMember(
  warband: Warband,
  system: RosterSystem,
  id: WarriorId,
  newId: WarriorId,
): Warband {
  const at = warband.members.findIndex((member) => member.id === id);
  const original = warband.members[at];
  if (original === undefined || spaceIn(warband) < original.labels.length) return warband;
  if (warband.members.some((member) => member.id === newId)) return warband;
  const taken = allLabels(warband);
  const single = mayBeGroup(system, original.role) ? null : freeLabel(original.name, taken);
  const name = single ?? original.name;
  const labels = single === null ? uniqueAfter(taken, original.labels) : [single];
  const copy = { ...original, id: newId, name, labels, leader: false };
  return { ...warband, members: warband.members.toSpliced(at + 1, 0, copy) };
}

/** Makes him the only leader; null leaves the warband without one. */
export function setLeader(warband: Warband, id: WarriorId | null): Warband {
  if (id !== null && !warband.members.some((member) => member.id === id)) return warband;
  const members = warband.members.map((member) => ({ ...member, leader: member.id === id }));
  return { ...warband, members };
}
