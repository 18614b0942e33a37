import type { CatalogueProfile, CatalogueWarband, RuleSystem } from '#rules/system.ts';

/** The part of a rule system that the roster reads. */
export type RosterSystem = Pick<
  RuleSystem,
  'id' | 'characteristics' | 'roles' | 'traits' | 'catalogue' | 'extras'
>;

/** Stands where a warband's id would stand in the `profileId` of hired swords and animals for all. */
const EXTRAS = 'extras';

export const HERO = 'hero';
export const HIRED_SWORD = 'hired-sword';

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
    ...system.extras.map((profile) => ({ profileId: `${EXTRAS}/${profile.id}`, profile })),
  ];
}

/** The warband type of an id; null for a free-form warband or one from a newer catalogue. */
export function findCatalogueWarband(
  system: RosterSystem,
  catalogueId: string,
): CatalogueWarband | null {
  return system.catalogue.find(({ id }) => id === catalogueId) ?? null;
}

/** The profile of a member's `profileId`; null for a free-form one. */
export function findProfile(system: RosterSystem, profileId: string): CatalogueProfile | null {
  const [group = '', id = ''] = profileId.split('/');
  const profiles =
    group === EXTRAS ? system.extras : (findCatalogueWarband(system, group)?.profiles ?? []);
  return profiles.find((profile) => profile.id === id) ?? null;
}

/**
 * Key of a profile's name among the words of the catalogue (`<system>-catalogue`); null for a
 * free-form member, whose title and role speak for him.
 */
export function profileWord(profileId: string): string | null {
  const [group = '', id = ''] = profileId.split('/');
  if (group === '' || id === '') return null;
  return group === EXTRAS ? `extras.${id}` : `warbands.${group}.profiles.${id}`;
}

/** Key of a warband type's name among the words of the catalogue; null for a free-form one. */
export function warbandWord(catalogueId: string): string | null {
  return catalogueId === '' ? null : `warbands.${catalogueId}.name`;
}

/** Heroes and hired swords stand for themselves; everybody else may be a group of equals. */
export function mayBeGroup(role: string): boolean {
  return role !== HERO && role !== HIRED_SWORD;
}
