import type { SampleMember, SampleWarband } from '#rules/contract/catalogue.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import {
  addFreeMember,
  addMember,
  createWarband,
  renameLabel,
  setCharacteristic,
  setCount,
  setEmblem,
  setExperience,
  setTitle,
  setTrait,
} from './edit.ts';
import type { RosterSystem } from './profiles.ts';
import type { Warband } from './warband.ts';

/** Provides the ids and the date of samples. */
export interface SampleSource {
  readonly freshWarbandId: () => WarbandId;
  readonly freshWarriorId: () => WarriorId;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Creates warbands from a system's samples.
 * @param samples with translated names
 */
export function sampleWarbands(
  samples: readonly SampleWarband[],
  system: RosterSystem,
  source: SampleSource,
): readonly Warband[] {
  return samples.map((sample) => build(sample, system, source));
}

function build(sample: SampleWarband, system: RosterSystem, source: SampleSource): Warband {
  const { name, catalogueId } = sample;
  const empty = createWarband(system, catalogueId, {
    id: source.freshWarbandId(),
    name,
    now: source.now,
  });
  return sample.members.reduce<Warband>(
    (warband, member) => join(warband, member, system, source.freshWarriorId()),
    setEmblem(empty, sample.emblem),
  );
}

function join(
  warband: Warband,
  member: SampleMember,
  system: RosterSystem,
  id: WarriorId,
): Warband {
  const { labels = [], traits = {}, experience, title = '' } = member;
  const fresh = setTitle(enlist(warband, member, system, id), id, title);
  const added = experience === undefined ? fresh : setExperience(fresh, id, experience);
  const counted = labels.length > 0 ? setCount(added, id, labels.length) : added;
  const named = labels.reduce((now, label, index) => renameLabel(now, id, index, label), counted);
  return Object.entries(traits).reduce((now, [trait, value]) => {
    return setTrait(now, id, trait, value);
  }, named);
}

function enlist(
  warband: Warband,
  { is, name }: SampleMember,
  system: RosterSystem,
  id: WarriorId,
): Warband {
  if ('profile' in is) {
    return addMember(warband, system, `${warband.catalogueId}/${is.profile}`, { id, name });
  }
  return Object.entries(is.numbers ?? {}).reduce(
    (now, [characteristic, value]) => setCharacteristic(now, id, characteristic, value),
    addFreeMember(warband, system, is.role, { id, name }),
  );
}
