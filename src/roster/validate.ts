import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { skillBar } from './advances/skill-bar.ts';
import {
  compositionFindings,
  equipmentFindings,
  fighterLimit,
  miniatures,
  sizeOf,
} from './composition.ts';
import { about, type Finding } from './finding.ts';
import { itemOf } from './gear.ts';
import { labelKey } from './labels.ts';
import { customerIn, notMeant } from './market.ts';
import {
  findCatalogueWarband,
  findProfile,
  mayBeGroup,
  mayLead,
  type RosterSystem,
} from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/** The parts of a system that warbands are validated against. */
type LedSystem = RosterSystem &
  Pick<RuleSystem, 'leadershipCharacteristic' | 'composition' | 'gear' | 'advances'>;

/** Findings about a warband by the rules of its type, in display order. */
export function validate(warband: Warband, system: LedSystem): readonly Finding[] {
  const type = findCatalogueWarband(system, warband.catalogueId);
  return [
    ...unknownFindings(warband),
    ...(warband.name === '' ? [about(null, 'name-empty')] : []),
    ...leaderFindings(warband, system),
    ...(type === null ? [] : sizeFindings(warband, type, system)),
    ...(type === null ? [] : compositionFindings(warband, type, system)),
    ...profileFindings(warband, system),
    ...warband.members.flatMap((member) => memberFindings(member, warband, system)),
    ...labelFindings(warband),
  ];
}

/** What nobody here knows; of a warband whose type is not known, that goes for its members too. */
function unknownFindings({ aside = {}, members }: Warband): readonly Finding[] {
  const { of: type } = aside[''] ?? {};
  if (type !== undefined) return [about(null, 'warband-unknown', { id: type })];
  return [null, ...members.map(({ id }) => id)].flatMap((memberId) => {
    const { of: profile, traits = {} } = aside[memberId ?? ''] ?? {};
    return [
      ...(profile === undefined ? [] : [about(memberId, 'profile-unknown', { id: profile })]),
      ...Object.keys(traits).map((id) => about(memberId, 'trait-unknown', { id })),
    ];
  });
}

function leaderFindings(warband: Warband, system: LedSystem): readonly Finding[] {
  if (warband.members.length === 0 || !needsLeader(system)) return [];
  const [first, ...others] = warband.members.filter((member) => member.leader);
  if (first === undefined) return [about(null, 'leader-missing')];
  return [
    ...others.map((member) => about(member.id, 'leader-twice')),
    ...(isFitToLead(first, system) ? [] : [about(first.id, 'leader-unfit')]),
  ];
}

function needsLeader({ leadershipCharacteristic, roles }: LedSystem): boolean {
  return leadershipCharacteristic !== null && roles.some((role) => role.mayLead);
}

function sizeFindings(
  warband: Warband,
  type: CatalogueWarband,
  system: LedSystem,
): readonly Finding[] {
  const { fighters, heroes } = sizeOf(warband, system);
  const { minFighters, maxHeroes } = type;
  const maxFighters = fighterLimit(warband, type, system);
  return [
    ...(fighters < minFighters
      ? [about(null, 'too-few-fighters', { fighters, min: minFighters })]
      : []),
    ...(fighters > maxFighters
      ? [about(null, 'too-many-fighters', { fighters, max: maxFighters })]
      : []),
    ...(heroes > maxHeroes ? [about(null, 'too-many-heroes', { heroes, max: maxHeroes })] : []),
  ];
}

/** One finding for each profile taken too often, at the first member that has it. */
function profileFindings(warband: Warband, system: RosterSystem): readonly Finding[] {
  return warband.members.flatMap((member, index) => {
    const twins = warband.members.filter(({ profileId }) => profileId === member.profileId);
    if (twins[0] !== warband.members[index]) return [];
    const max = findProfile(system, member.profileId)?.max;
    const fighters = miniatures(twins);
    return max === undefined || fighters <= max
      ? []
      : [about(member.id, 'profile-over-max', { profile: member.profileId, fighters, max })];
  });
}

function memberFindings(member: Member, warband: Warband, system: LedSystem): readonly Finding[] {
  return [
    ...(member.name === '' ? [about(member.id, 'member-name-empty')] : []),
    ...(member.labels.length > 1 && !mayBeGroup(system, member.role)
      ? [about(member.id, 'not-a-group', { fighters: member.labels.length })]
      : []),
    ...equipmentFindings(member, system),
    ...listFindings(member, warband, system),
    ...skillFindings(member, system),
    ...characteristicFindings(member, system),
  ];
}

/**
 * What he carries though his equipment list does not hold it, or it is not meant for him.
 * @rule MORD-PRICE-LIST, MORD-AFTER-TRADE
 */
function listFindings(member: Member, warband: Warband, system: LedSystem): readonly Finding[] {
  // He has what he came with and nothing else, which is a finding of its own.
  if (system.composition?.gear.noneBy.includes(member.role) === true) return [];
  const customer = customerIn(warband, member);
  const own = findProfile(system, member.profileId)?.traits ?? {};
  return Object.entries(member.traits).flatMap(([trait, value]) => {
    const item = own[trait] === value ? null : itemOf(trait, value, system);
    const why = item === null ? null : notMeant(item, customer, system);
    // The equipment findings say what another trait of his bars.
    if (why === null || why === 'barred') return [];
    return [about(member.id, why === 'list' ? 'gear-off-list' : 'gear-not-meant', { trait })];
  });
}

/** Skills that he can't have, unless players let them count. */
function skillFindings(member: Member, system: LedSystem): readonly Finding[] {
  const { lists = [] } = system.advances?.skills ?? {};
  const skills = new Set(lists.flatMap((list) => list.skills));
  return Object.keys(member.traits)
    .filter((trait) => skills.has(trait) && skillBar(member, trait, system) !== null)
    .map((trait) => about(member.id, 'skill-barred', { trait }));
}

function characteristicFindings(member: Member, system: RosterSystem): readonly Finding[] {
  return system.characteristics.flatMap(({ id: characteristic, min, max }) => {
    const value = member.profile[characteristic];
    if (value === undefined) {
      return [about(member.id, 'characteristic-missing', { characteristic })];
    }
    return value >= min && value <= max
      ? []
      : [about(member.id, 'characteristic-out-of-range', { characteristic, value, min, max })];
  });
}

function labelFindings(warband: Warband): readonly Finding[] {
  const seen = new Set<string>();
  return warband.members.flatMap((member) =>
    member.labels.flatMap((label) => {
      const key = labelKey(label);
      if (key === '') return [about(member.id, 'label-empty')];
      if (seen.has(key)) return [about(member.id, 'labels-equal', { label })];
      seen.add(key);
      return [];
    }),
  );
}

function isFitToLead(member: Member, system: RosterSystem): boolean {
  const barred = system.neverLead.some((trait) => Object.hasOwn(member.traits, trait));
  return !barred && mayLead(system, member.role);
}
