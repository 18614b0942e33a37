import type { WarbandId, WarriorId } from '#rules/ids.ts';
import type { Flags } from '#rules/system.ts';
import { addMember, createWarband, renameLabel, setCount, setTrait } from './edit.ts';
import type { RosterSystem } from './profiles.ts';
import type { Warband } from './warband.ts';

/** Where the samples' ids and their date come from. */
export interface SampleSource {
  readonly freshWarbandId: () => WarbandId;
  readonly freshWarriorId: () => WarriorId;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Two Mordheim warbands to play with before having one of one's own. Their names are proper names
 * and the same in every language.
 */
export function sampleWarbands(system: RosterSystem, source: SampleSource): readonly Warband[] {
  return SAMPLES.map((sample) => build(sample, system, source));
}

interface Sample {
  readonly name: string;
  readonly catalogueId: string;
  readonly members: readonly SampleMember[];
}

interface SampleMember {
  readonly profile: string;
  readonly name: string;
  /** The miniatures of a group; left out for one who stands for himself. */
  readonly labels?: readonly string[];
  readonly traits?: Flags;
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'Les Corbeaux de Reikland',
    catalogueId: 'reikland',
    members: [
      {
        profile: 'captain',
        name: 'Ulrich',
        traits: { helmet: true, armour: 'light', shield: true },
      },
      { profile: 'champion', name: 'Gunther', traits: { 'concussion-weapon': true } },
      { profile: 'champion', name: 'Otto', traits: { helmet: true, armour: 'light' } },
      { profile: 'youngblood', name: 'Klaus' },
      { profile: 'youngblood', name: 'Dieter' },
      {
        profile: 'warrior',
        name: 'Lames du Reik',
        labels: ['Wilhelm', 'Lutz', 'Karl'],
        traits: { shield: true },
      },
      { profile: 'marksman', name: 'Yeux de corbeau', labels: ['Greta', 'Frieda', 'Anselm'] },
      { profile: 'swordsman', name: 'Vieux bretteur', labels: ['Matthias'] },
    ],
  },
  {
    name: 'Griffes d’Eshin',
    catalogueId: 'skaven',
    members: [
      { profile: 'assassin-adept', name: 'Tarsik', traits: { 'two-weapons': true } },
      { profile: 'eshin-sorcerer', name: 'Mâche-Lune' },
      { profile: 'black-skaven', name: 'Ratchak', traits: { 'two-weapons': true } },
      { profile: 'black-skaven', name: 'Tchirik', traits: { helmet: true } },
      { profile: 'night-runner', name: 'Furtif' },
      { profile: 'night-runner', name: 'Queue-Fendue' },
      {
        profile: 'verminkin',
        name: 'Égorgeurs',
        labels: ['Museau-Gris', 'Oreille-Mordue', 'Croque-Suie', 'Dent-Creuse'],
      },
      {
        profile: 'giant-rat',
        name: 'Meute des caves',
        labels: ['Galeux', 'Goulu', 'Boiteux', 'Pelade'],
      },
      { profile: 'rat-ogre', name: 'Broyeur', labels: ['Broyeur'] },
    ],
  },
];

function build(sample: Sample, system: RosterSystem, source: SampleSource): Warband {
  const { name, catalogueId } = sample;
  const empty = createWarband(system, catalogueId, {
    id: source.freshWarbandId(),
    name,
    now: source.now,
  });
  return sample.members.reduce<Warband>(
    (warband, member) => join(warband, member, system, source.freshWarriorId()),
    empty,
  );
}

function join(
  warband: Warband,
  { profile, name, labels = [], traits = {} }: SampleMember,
  system: RosterSystem,
  id: WarriorId,
): Warband {
  const profileId = `${warband.catalogueId}/${profile}`;
  const added = addMember(warband, system, profileId, { id, name });
  const counted = labels.length > 0 ? setCount(added, id, labels.length) : added;
  const named = labels.reduce((now, label, index) => renameLabel(now, id, index, label), counted);
  return Object.entries(traits).reduce((now, [trait, value]) => {
    return setTrait(now, id, trait, value);
  }, named);
}
