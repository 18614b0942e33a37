import * as fc from 'fast-check';
import {
  addFreeMember,
  addMember,
  createWarband,
  renameLabel,
  renameWarband,
  setBattles,
  setCharacteristic,
  setCount,
  setExperience,
  setMissesNext,
  setNotes,
  setRole,
  setTitle,
  setTrait,
  setWarbandTrait,
} from '#roster/edit.ts';
import {
  duplicateMember,
  moveMember,
  removeMember,
  removeMiniature,
  setLeader,
} from '#roster/lineup.ts';
import { offers } from '#roster/profiles.ts';
import { renameMember } from '#roster/rename-member.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';

/** An empty warband of the given type. */
export function emptyWarband(catalogueId: string): Warband {
  return createWarband(system, catalogueId, { id: 'w-test', name: 'Les Essais', now: 1000 });
}

/** The given members in order: profile of the catalogue, name, number of models. */
export function warbandOf(
  catalogueId: string,
  members: readonly (readonly [profileId: string, name: string, count?: number])[],
): Warband {
  return members.reduce<Warband>((warband, [profileId, name, count = 1], index) => {
    const id: WarriorId = `m-${index + 1}`;
    return setCount(addMember(warband, system, profileId, { id, name }), id, count);
  }, emptyWarband(catalogueId));
}

/** One step in the editor; `who` and `which` are indices modulo the list’s length. */
export interface Step {
  readonly kind: StepKind;
  readonly who: number;
  readonly which: number;
  readonly number: number;
  readonly text: string;
}

const STEP_KINDS = [
  'add',
  'add-free',
  'rename-warband',
  'notes',
  'battles',
  'warband-trait',
  'rename',
  'count',
  'remove-miniature',
  'rename-label',
  'title',
  'role',
  'characteristic',
  'trait',
  'experience',
  'misses-next',
  'leader',
  'remove',
  'move',
  'duplicate',
] as const;

type StepKind = (typeof STEP_KINDS)[number];

/** Confusable, invisible, overlong and empty names. */
const AWKWARD = [
  'Otto',
  'otto',
  '  OTTO ',
  'Otto 2',
  'Otto\u00a03',
  'Otto\u200b',
  '\u202eottO',
  'Rat 99',
  'Ⅳ',
  'IV',
  'Rene\u0301',
  'René',
  '7',
  '',
  ' \n ',
  '⚔️'.repeat(40),
  'Ulrich von und zu '.repeat(9),
];

const text = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'grapheme', maxLength: 70 }));

export const anyStep: fc.Arbitrary<Step> = fc.record({
  // Adding is twice as likely, so that the list does not run empty.
  kind: fc.constantFrom('add', 'count', ...STEP_KINDS),
  who: fc.nat(20),
  which: fc.nat(200),
  number: fc.oneof(fc.integer({ min: -5, max: 80 }), fc.double(), fc.constant(-0)),
  text,
});

const anySteps = fc.array(anyStep, { maxLength: 40, size: 'max' });

/** A warband of one of these types after some random editing. */
export function warbandsOf(...catalogueIds: readonly string[]): fc.Arbitrary<Warband> {
  return fc
    .tuple(fc.constantFrom(...catalogueIds), anySteps)
    .map(([catalogueId, steps]) => steps.reduce(take, emptyWarband(catalogueId)));
}

/** Every type of warband, and none. */
export const TYPES: readonly string[] = ['', ...system.catalogue.map(({ id }) => id)];

/** A warband of any type after some random editing. */
export const anyWarband: fc.Arbitrary<Warband> = warbandsOf(...TYPES);

/** Applies one step; `serial` numbers new members. */
export function take(warband: Warband, step: Step, serial: number): Warband {
  const { kind, number, which, text: words } = step;
  const member = warband.members[step.who % Math.max(1, warband.members.length)];
  const id: WarriorId = member?.id ?? 'm-nobody';
  const index = which % Math.max(1, member?.labels.length ?? 0);
  switch (kind) {
    case 'add': {
      const offer = pick(offers(system, warband.catalogueId), which);
      return addMember(warband, system, offer.profileId, { id: `m-${serial}`, name: words });
    }
    case 'add-free': {
      const role = pick(system.roles, which).id;
      return addFreeMember(warband, system, role, { id: `m-${serial}`, name: words });
    }
    case 'rename-warband':
      return renameWarband(warband, words);
    case 'notes':
      return setNotes(warband, words);
    case 'battles':
      return setBattles(warband, number);
    case 'warband-trait':
      return setWarbandTrait(warband, 'hardy', which % 2 === 0 ? true : null);
    case 'rename':
      return renameMember(warband, system, id, words);
    case 'count':
      return setCount(warband, id, number);
    case 'remove-miniature':
      return removeMiniature(warband, id, index);
    case 'rename-label':
      return renameLabel(warband, id, index, words);
    case 'title':
      return setTitle(warband, id, words);
    case 'role':
      return setRole(warband, id, pick(system.roles, which).id);
    case 'characteristic':
      return setCharacteristic(warband, id, pick(system.characteristics, which).id, number);
    case 'trait': {
      const row = pick(system.traits, which);
      const value = { none: true as const, number, text: words }[row.value];
      return setTrait(warband, id, row.id, step.who % 3 === 0 ? null : value);
    }
    case 'experience':
      return setExperience(warband, id, number);
    case 'misses-next':
      return setMissesNext(warband, id, which % 2 === 0);
    case 'leader':
      return setLeader(warband, which % 4 === 0 ? null : id);
    case 'remove':
      return removeMember(warband, id);
    case 'move':
      return moveMember(warband, id, number);
    case 'duplicate':
      return duplicateMember(warband, system, id, `m-${serial}`);
  }
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
