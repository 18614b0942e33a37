import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import { freeLabel, groupLabels, uniqueLabels } from './labels.ts';
import { clampedInteger, LIMITS, normalizedLine, tidyLines } from './limits.ts';
import { findCatalogueWarband, findProfile, mayBeGroup, type RosterSystem } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/**
 * Every change that a player makes to a warband returns a new warband. None of them fails: an unknown member
 * or a full warband changes nothing, numbers and texts are brought within `LIMITS`,
 * labels stay unique.
 */

/** Emblem of a free-form warband until its player chooses another. */
const PLAIN_EMBLEM = 'crown';

/** An empty warband of a type of the catalogue; free-form when `catalogueId` is ''. `now` in ms. */
export function createWarband(
  system: RosterSystem,
  catalogueId: string,
  { id, name, now }: { readonly id: WarbandId; readonly name: string; readonly now: number },
): Warband {
  const type = findCatalogueWarband(system, catalogueId);
  return {
    id,
    name: normalizedLine(name, LIMITS.name),
    systemId: system.id,
    catalogueId: type?.id ?? '',
    emblem: type?.emblem ?? PLAIN_EMBLEM,
    traits: type?.traits ?? {},
    members: [],
    notes: '',
    battles: 0,
    changedAt: now,
  };
}

export function renameWarband(warband: Warband, name: string): Warband {
  return { ...warband, name: normalizedLine(name, LIMITS.name) };
}

export function setEmblem(warband: Warband, emblem: string): Warband {
  return { ...warband, emblem };
}

export function setNotes(warband: Warband, notes: string): Warband {
  return { ...warband, notes: tidyLines(notes, LIMITS.notes) };
}

export function setBattles(warband: Warband, battles: number): Warband {
  return { ...warband, battles: clampedInteger(battles, 0, LIMITS.battles) };
}

/** Sets a rule or possession of the whole warband; null removes it. */
export function setWarbandTrait(warband: Warband, trait: string, value: FlagValue | null): Warband {
  return { ...warband, traits: withTrait(warband.traits, trait, value) };
}

/** A new member; `name` is the translated name of his profile until the player changes it. */
export interface NewMember {
  readonly id: WarriorId;
  readonly name: string;
}

/** Adds a hero, a hired sword, an animal, or a group of one henchman. */
export function addMember(
  warband: Warband,
  system: RosterSystem,
  profileId: string,
  { id, name }: NewMember,
): Warband {
  const found = findProfile(system, profileId);
  if (found === null) return warband;
  return append(warband, system, {
    id,
    name,
    profileId,
    title: '',
    role: found.role,
    leader: found.leader === true && leaderOf(warband) === null,
    profile: found.profile,
    traits: found.traits ?? {},
    experience: found.startXp ?? 0,
    labels: [],
    missesNext: false,
  });
}

/**
 * Adds a free-form member with the system's default characteristics. In a free-form
 * warband the first member of the leading role becomes the leader.
 */
export function addFreeMember(
  warband: Warband,
  system: RosterSystem,
  role: string,
  { id, name }: NewMember,
): Warband {
  const profile = ordinaryNumbers(system);
  return append(warband, system, {
    id,
    name,
    profileId: '',
    title: '',
    role,
    leader: leads(warband, system, role),
    profile,
    traits: {},
    experience: 0,
    labels: [],
    missesNext: false,
  });
}

/** Sets the number of miniatures of a member, at least one. New ones are numbered; the last ones are removed first. */
export function setCount(warband: Warband, id: WarriorId, wanted: number): Warband {
  return changeMember(warband, id, (member) => {
    const others = labelsBeside(warband, member);
    const count = clampedInteger(wanted, 1, LIMITS.fighters - others.length);
    const kept = member.labels.slice(0, count);
    const added = groupLabels(member.name, count - kept.length, [...others, ...kept]);
    return { ...member, labels: [...kept, ...added] };
  });
}

/** An empty label falls back to the member's name; a label in use gets a number. */
export function renameLabel(
  warband: Warband,
  id: WarriorId,
  index: number,
  wanted: string,
): Warband {
  return changeMember(warband, id, (member) => {
    const rest = member.labels.filter((_, at) => at !== index);
    const taken = [...labelsBeside(warband, member), ...rest];
    const text = normalizedLine(wanted, LIMITS.label);
    const label = freeLabel(text === '' ? member.name : text, taken);
    return { ...member, labels: member.labels.map((old, at) => (at === index ? label : old)) };
  });
}

export function setTitle(warband: Warband, id: WarriorId, title: string): Warband {
  return changeMember(warband, id, (member) => ({
    ...member,
    title: normalizedLine(title, LIMITS.title),
  }));
}

/** The characteristics of a free-form member. */
export function ordinaryNumbers({
  characteristics,
}: RosterSystem): Readonly<Record<string, number>> {
  return Object.fromEntries(characteristics.map((row) => [row.id, row.default]));
}

export function setRole(warband: Warband, id: WarriorId, role: string): Warband {
  return changeMember(warband, id, (member) => ({ ...member, role }));
}

export function setCharacteristic(
  warband: Warband,
  id: WarriorId,
  characteristic: string,
  value: number,
): Warband {
  return changeMember(warband, id, (member) => ({
    ...member,
    profile: {
      ...member.profile,
      [characteristic]: clampedInteger(value, 0, LIMITS.characteristic),
    },
  }));
}

/** Sets a trait of a member; null removes it. */
export function setTrait(
  warband: Warband,
  id: WarriorId,
  trait: string,
  value: FlagValue | null,
): Warband {
  return changeMember(warband, id, (member) => ({
    ...member,
    traits: withTrait(member.traits, trait, value),
  }));
}

/** Sets the experience points of each miniature of the member. */
export function setExperience(warband: Warband, id: WarriorId, experience: number): Warband {
  return changeMember(warband, id, (member) => ({
    ...member,
    experience: clampedInteger(experience, 0, LIMITS.experience),
  }));
}

export function setMissesNext(warband: Warband, id: WarriorId, missesNext: boolean): Warband {
  return changeMember(warband, id, (member) => ({ ...member, missesNext }));
}

/** Number of miniatures that can still be added. */
export function spaceIn(warband: Warband): number {
  return LIMITS.fighters - allLabels(warband).length;
}

/** The leader, or null. */
export function leaderOf(warband: Warband): Member | null {
  return warband.members.find((member) => member.leader) ?? null;
}

function leads(warband: Warband, system: RosterSystem, role: string): boolean {
  const free = findCatalogueWarband(system, warband.catalogueId) === null;
  const leading = system.roles.find(({ mayLead }) => mayLead);
  return free && leading?.id === role && leaderOf(warband) === null;
}

function append(warband: Warband, system: RosterSystem, wanted: Member): Warband {
  const known = warband.members.some((member) => member.id === wanted.id);
  if (known || spaceIn(warband) < 1) return warband;
  const taken = allLabels(warband);
  const name = normalizedLine(wanted.name, LIMITS.name);
  const group = mayBeGroup(system, wanted.role);
  const labels = group ? groupLabels(name, 1, taken) : [freeLabel(name, taken)];
  // A second champion is "Champion 2" in the list as well as on the table.
  const member = { ...wanted, name: group ? name : (labels[0] ?? name), labels };
  return { ...warband, members: [...warband.members, member] };
}

export function changeMember(
  warband: Warband,
  id: WarriorId,
  change: (member: Member) => Member,
): Warband {
  const members = warband.members.map((member) => (member.id === id ? change(member) : member));
  return { ...warband, members };
}

function withTrait(traits: Flags, trait: string, value: FlagValue | null): Flags {
  const others = Object.entries(traits).filter(([id]) => id !== trait);
  const kept = value === null ? null : tidyValue(value);
  return Object.fromEntries(kept === null ? others : [...others, [trait, kept]]);
}

/** A trait's value within bounds; null for an empty text. */
function tidyValue(value: FlagValue): FlagValue | null {
  if (value === true) return true;
  if (typeof value === 'number')
    return clampedInteger(value, -LIMITS.traitNumber, LIMITS.traitNumber);
  const text = normalizedLine(value, LIMITS.traitText);
  return text === '' ? null : text;
}

export function allLabels(warband: Warband): readonly string[] {
  return warband.members.flatMap((member) => member.labels);
}

/** The labels of all other members. */
export function labelsBeside(warband: Warband, member: Member): readonly string[] {
  return warband.members.filter(({ id }) => id !== member.id).flatMap(({ labels }) => labels);
}

/** `labels` made unique among themselves and against `taken`, which stay unchanged. */
export function uniqueAfter(
  taken: readonly string[],
  labels: readonly string[],
): readonly string[] {
  return uniqueLabels([...taken, ...labels]).slice(taken.length);
}
