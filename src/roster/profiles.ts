import type { CatalogueProfile, CatalogueWarband } from '#rules/contract/catalogue.ts';
import type { RoleRow } from '#rules/contract/rows.ts';
import type { RosterPart } from '#rules/contract/system.ts';
import { isAnybodysPack } from '#rules/kit/anybodys.ts';

/** The parts of a rule system that the roster reads. */
export type RosterSystem = RosterPart;

/** A profile that may be added to a warband, with the id that its members carry. */
export interface Offer {
  readonly profileId: string;
  readonly profile: CatalogueProfile;
}

/** Who may join: the profiles of the warband's type, then those open to everybody. */
export function offers(system: RosterSystem, catalogueId: string): readonly Offer[] {
  const own = findCatalogueWarband(system, catalogueId)?.profiles ?? [];
  return [
    ...own.map((profile) => ({ profileId: `${catalogueId}/${profile.id}`, profile })),
    ...system.extras.map((profile) => ({ profileId: `${profile.pack}/${profile.id}`, profile })),
  ];
}

/** The types that a warband and its members are of; '' for what is free-form. */
export function typesOf({
  catalogueId,
  members,
}: {
  readonly catalogueId: string;
  readonly members: readonly { readonly profileId: string }[];
}): readonly string[] {
  return [catalogueId, ...members.map(({ profileId }) => profileId.split('/')[0] ?? '')];
}

/** The warband type of an id; null for a free-form warband or one from a newer catalogue. */
export function findCatalogueWarband(
  system: Pick<RosterSystem, 'catalogue'>,
  catalogueId: string,
): CatalogueWarband | null {
  return system.catalogue.find(({ id }) => id === catalogueId) ?? null;
}

/** The profile of a member's `profileId`; null for a free-form one. */
export function findProfile(
  system: Pick<RosterSystem, 'catalogue' | 'extras'>,
  profileId: string,
): CatalogueProfile | null {
  const [group = '', id = ''] = profileId.split('/');
  const profiles = isAnybodysPack(group)
    ? system.extras.filter(({ pack }) => pack === group)
    : (findCatalogueWarband(system, group)?.profiles ?? []);
  return profiles.find((profile) => profile.id === id) ?? null;
}

/**
 * Key of a profile's name among the words that come with packs (`<system>-packs`); null for a free-form member, who
 * is described by his title and role.
 */
export function profileWord(profileId: string): string | null {
  const [group = '', id = ''] = profileId.split('/');
  if (group === '' || id === '') return null;
  return `${group}.profiles.${id}`;
}

/** Key of a warband type's name among the same; null for a free-form one. */
export function warbandWord(catalogueId: string): string | null {
  return catalogueId === '' ? null : `${catalogueId}.name`;
}

/** The row of a role; null for one of another game, or from a newer version. */
export function roleOf({ roles }: Pick<RosterSystem, 'roles'>, role: string): RoleRow | null {
  return roles.find(({ id }) => id === role) ?? null;
}

/** Whether a member of this role may be a group; true for an unknown role. */
export function mayBeGroup(system: Pick<RosterSystem, 'roles'>, role: string): boolean {
  const row = roleOf(system, role);
  return row === null || row.mayBeGroup === true;
}

/** Whether a member of this role may be the leader; true for an unknown role. */
export function mayLead(system: Pick<RosterSystem, 'roles'>, role: string): boolean {
  const row = roleOf(system, role);
  return row === null || row.mayLead === true;
}

/** The default role; '' in a system without roles. */
export function ordinaryRole({ roles }: Pick<RosterSystem, 'roles'>): string {
  return (roles.find(({ ordinary }) => ordinary) ?? roles[0])?.id ?? '';
}
