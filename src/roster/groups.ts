import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { experienceTrack, type LearningSystem } from './experience.ts';
import { freeLabel, groupLabels, isDerivedFrom, labelKey, uniqueLabels } from './labels.ts';
import { clampedInteger, LIMITS, normalizedLine } from './limits.ts';
import { mayBeGroup, type RosterSystem, roleOf } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/**
 * Splitting groups, merging them, and promoting a henchman to a hero. As with the changes of edit.ts, none
 * of them fails: an impossible change returns the warband unchanged.
 */

/** Part of a group that becomes a group of its own. */
export interface Departure {
  /** How many leave, from the end of the group; at least one stays. */
  readonly count: number;
  /** Name of the new group; '' for the suggested one. */
  readonly name: string;
  readonly id: WarriorId;
}

/** Whether a member can be split. */
export function maySplit({ role, labels }: Member, system: Pick<RosterSystem, 'roles'>): boolean {
  return labels.length > 1 && mayBeGroup(system, role);
}

/**
 * Splits a group; the new one is right below, with the same profile, equipment and experience.
 * All labels stay, except that numbered ones follow a new name entered by the player.
 */
export function splitGroup(
  warband: Warband,
  system: Pick<RosterSystem, 'roles'>,
  id: WarriorId,
  { count, name, id: newId }: Departure,
): Warband {
  const at = warband.members.findIndex((member) => member.id === id);
  const group = warband.members[at];
  if (group === undefined || !maySplit(group, system) || has(warband, newId)) return warband;
  const staying = group.labels.length - clampedInteger(count, 1, group.labels.length - 1);
  const own = normalizedLine(name, LIMITS.name);
  const wanted = own === '' ? nextName(warband, group.name) : freeName(warband, own);
  const leaving = group.labels.slice(staying);
  const kept = { ...group, labels: group.labels.slice(0, staying) };
  const others = labelsOf(warband).filter((label) => !leaving.includes(label));
  const labels = own === '' ? leaving : renamed(leaving, group.name, wanted, others);
  const gone = { ...group, id: newId, name: wanted, labels, leader: false };
  return { ...warband, members: warband.members.toSpliced(at, 1, kept, gone) };
}

/** The suggested name of a group split from another: "Lames" → "Lames 2". */
export function nextName(warband: Warband, name: string): string {
  return freeLabel(
    name,
    warband.members.map((member) => member.name),
  );
}

/** The groups that can be merged into a member's, in roster order. */
export function mergeable(
  warband: Warband,
  system: Pick<RosterSystem, 'roles'>,
  id: WarriorId,
): readonly Member[] {
  const group = warband.members.find((member) => member.id === id);
  if (group === undefined || !mayBeGroup(system, group.role)) return [];
  const alike = ({ profileId, role, title }: Member) =>
    profileId === group.profileId &&
    role === group.role &&
    // A free-form member is identified only by the player's own word.
    (profileId !== '' || title === group.title);
  return warband.members.filter((member) => member.id !== id && alike(member));
}

/** Merges a group into group `id`, whose values apply to all; the other's miniatures come last. */
export function mergeGroups(
  warband: Warband,
  system: Pick<RosterSystem, 'roles'>,
  id: WarriorId,
  otherId: WarriorId,
): Warband {
  const group = warband.members.find((member) => member.id === id);
  const other = mergeable(warband, system, id).find((member) => member.id === otherId);
  if (group === undefined || other === undefined) return warband;
  const elsewhere = labelsOf({
    ...warband,
    members: warband.members.filter((member) => member !== other),
  });
  const labels = [...group.labels, ...renamed(other.labels, other.name, group.name, elsewhere)];
  const both = { ...group, labels, leader: group.leader || other.leader };
  const members = warband.members
    .filter((member) => member !== other)
    .map((member) => (member === group ? both : member));
  return { ...warband, members };
}

/** A value that differs between two groups; null if one lacks it. */
export interface Differing<T> {
  readonly id: string;
  readonly kept: T | null;
  readonly lost: T | null;
}

/** What the second of two groups would lose by merging into the first. */
export interface MergeLoss {
  /** Null if equal. */
  readonly experience: { readonly kept: number; readonly lost: number } | null;
  readonly traits: readonly Differing<FlagValue>[];
  readonly characteristics: readonly Differing<number>[];
  /** The player's own word for what they are. */
  readonly title: { readonly kept: string; readonly lost: string } | null;
  readonly missesNext: { readonly kept: boolean } | null;
}

export function mergeLoss(group: Member, other: Member): MergeLoss {
  return {
    experience:
      group.experience === other.experience
        ? null
        : { kept: group.experience, lost: other.experience },
    traits: differing(group.traits, other.traits),
    characteristics: differing(group.profile, other.profile),
    title: group.title === other.title ? null : { kept: group.title, lost: other.title },
    missesNext: group.missesNext === other.missesNext ? null : { kept: group.missesNext },
  };
}

export type RisingSystem = LearningSystem & Pick<RuleSystem, 'roles' | 'promotion'>;

/** The role that a miniature of this member can be promoted to; null if there is none, or he is barred. */
export function promotedRole(
  { role, traits }: Member,
  system: Pick<RisingSystem, 'roles' | 'promotion'>,
): string | null {
  const row = system.promotion?.find(({ from }) => from === role);
  if (row === undefined || roleOf(system, row.to) === null) return null;
  return row.barredBy.some((trait) => Object.hasOwn(traits, trait)) ? null : row.to;
}

/**
 * Promotes a miniature of a group: it becomes a member with the group's experience and equipment, placed
 * below the last of its new role. A group of one leaves no group behind, and keeps its id. The promoted member has
 * one advance of his new role open at once.
 * @param index of the miniature in the group
 */
export function promote(
  warband: Warband,
  system: RisingSystem,
  id: WarriorId,
  { index, id: newId }: { readonly index: number; readonly id: WarriorId },
): Warband {
  const group = warband.members.find((member) => member.id === id);
  const label = group?.labels[index];
  if (group === undefined || label === undefined) return warband;
  const role = promotedRole(group, system);
  const alone = group.labels.length === 1;
  if (role === null || (!alone && has(warband, newId))) return warband;
  const others = labelsOf(warband).filter((one) => one !== label);
  // "Lames 1" needs no number if no other group has the name.
  const name = alone && isDerivedFrom(label, group.name) ? freeLabel(group.name, others) : label;
  const risen = withOneAdvance(system, {
    ...group,
    id: alone ? id : newId,
    name,
    labels: [name],
    role,
    leader: alone && group.leader,
  });
  const rest = { ...group, labels: group.labels.filter((_, at) => at !== index) };
  const members = warband.members.flatMap((member) => {
    if (member !== group) return [member];
    return alone ? [] : [rest];
  });
  const last = members.findLastIndex((member) => member.role === role);
  const place = last < 0 ? warband.members.indexOf(group) : last + 1;
  return { ...warband, members: members.toSpliced(place, 0, risen) };
}

/** Leaves exactly one of his earned advances open. */
function withOneAdvance(system: RisingSystem, member: Member): Member {
  const track = experienceTrack(member, system);
  return track === null ? member : { ...member, advances: Math.max(0, track.due - 1) };
}

/** Labels after a change of the member's name: those derived from the old name are derived from the new one. */
function renamed(
  labels: readonly string[],
  oldName: string,
  newName: string,
  taken: readonly string[],
): readonly string[] {
  const own = labels.filter((label) => !isDerivedFrom(label, oldName));
  const made = [...groupLabels(newName, labels.length - own.length, [...taken, ...own])];
  const all = labels.map((label) => (own.includes(label) ? label : (made.shift() ?? label)));
  return uniqueLabels([...taken, ...all]).slice(taken.length);
}

function freeName(warband: Warband, wanted: string): string {
  const taken = new Set(warband.members.map(({ name }) => labelKey(name)));
  return taken.has(labelKey(wanted)) ? nextName(warband, wanted) : wanted;
}

function differing<T>(
  kept: Readonly<Record<string, T>>,
  lost: Readonly<Record<string, T>>,
): readonly Differing<T>[] {
  const ids = [...new Set([...Object.keys(lost), ...Object.keys(kept)])];
  return ids
    .map((id) => ({ id, kept: heldIn(kept, id), lost: heldIn(lost, id) }))
    .filter((one) => one.kept !== one.lost);
}

function heldIn<T>(values: Readonly<Record<string, T>>, id: string): T | null {
  return Object.hasOwn(values, id) ? (values[id] ?? null) : null;
}

function has(warband: Warband, id: WarriorId): boolean {
  return warband.members.some((member) => member.id === id);
}

function labelsOf(warband: Warband): readonly string[] {
  return warband.members.flatMap(({ labels }) => labels);
}
