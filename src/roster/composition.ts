import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { GearLimits, Hiring } from '#rules/contract/warbands.ts';
import { goldCost } from './cost.ts';
import { about, type Finding } from './finding.ts';
import { gearPrice } from './gear.ts';
import { findCatalogueWarband, findProfile, type RosterSystem, roleOf } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/** The parts of a game that limit membership and equipment, besides its lists. */
export type WarbandRules = Pick<
  RuleSystem,
  'composition' | 'campaign' | 'gear' | 'catalogue' | 'extras' | 'traits'
>;

/** Findings about members that the warband type does not allow, and about spending above its starting gold. */
export function compositionFindings(
  warband: Warband,
  type: CatalogueWarband,
  system: WarbandRules,
): readonly Finding[] {
  return [
    ...goldFindings(warband, type, system),
    ...warband.members.flatMap(({ id, profileId }) =>
      hiringOf(profileId, type.id, system) !== 'no'
        ? []
        : [about(id, 'not-for-hire', { catalogue: type.id })],
    ),
    ...warband.members.flatMap(({ id, profileId }) => {
      const other = unfitBeside(profileId, warband, system);
      return other === null ? [] : [about(id, 'not-beside', { name: other.name })];
    }),
    ...capFindings(warband, system),
  ];
}

/** Whether a hireling can join a type of warband; a profile of its own list always can. */
export function hiringOf(
  profileId: string,
  catalogueId: string,
  { composition }: Pick<RuleSystem, 'composition'>,
): Hiring {
  const row = composition?.hiring.find((one) => one.profileId === profileId);
  if (row === undefined || catalogueId === '') return 'yes';
  // Ids come from files: one may be `constructor`.
  return Object.hasOwn(row.by, catalogueId)
    ? (row.by[catalogueId] ?? row.otherwise)
    : row.otherwise;
}

/** The hirelings who join a type of warband, by the ids that its `hires` would have. */
export function whoMayJoin(
  catalogueId: string,
  system: Pick<RuleSystem, 'composition'>,
): readonly string[] {
  return (system.composition?.hiring ?? []).flatMap(({ profileId }) => {
    const hiring = hiringOf(profileId, catalogueId, system);
    return hiring === 'yes' || hiring === 'differ'
      ? [profileId.slice(profileId.indexOf('/') + 1)]
      : [];
  });
}

/** The first in a warband beside whom a hireling does not serve; null for none. */
export function unfitBeside(
  profileId: string,
  { members }: Pick<Warband, 'members'>,
  { composition }: Pick<RuleSystem, 'composition'>,
): Member | null {
  const row = composition?.hiring.find((one) => one.profileId === profileId);
  if (row === undefined) return null;
  const { profiles, traits } = row.notBeside;
  const unfit = (one: Member) =>
    profiles.includes(one.profileId) || traits.some((id) => Object.hasOwn(one.traits, id));
  return members.find((one) => one.profileId !== profileId && unfit(one)) ?? null;
}

/** How many miniatures a warband has. Hired swords count towards neither its size nor its heroes. */
export interface WarbandSize {
  readonly fighters: number;
  readonly heroes: number;
  readonly hired: number;
}

/** Counts the miniatures of a warband, for the limits of its type. */
export function sizeOf({ members }: Warband, system: Pick<RosterSystem, 'roles'>): WarbandSize {
  const own = members.filter(({ role }) => !roleOf(system, role)?.hired);
  const fighters = miniatures(own);
  return {
    fighters,
    heroes: miniatures(own.filter(({ role }) => roleOf(system, role)?.limited)),
    hired: miniatures(members) - fighters,
  };
}

/** How many miniatures these members are. */
export function miniatures(members: readonly Member[]): number {
  return members.reduce((sum, { labels }) => sum + labels.length, 0);
}

/** How many fighters a warband of this type may have, including the room that some hirelings add. */
export function fighterLimit(
  { members }: Warband,
  { maxFighters }: CatalogueWarband,
  { composition }: Pick<RuleSystem, 'composition'>,
): number {
  const room = composition?.hiring
    .filter(({ profileId }) => members.some((member) => member.profileId === profileId))
    .reduce((sum, { makesRoom }) => sum + makesRoom, 0);
  return maxFighters + (room ?? 0);
}

/** The gold that a warband starts with; null once it has played, as its earnings since are unknown. */
export function startingGold(
  { battles, members }: Warband,
  type: CatalogueWarband,
  system: Pick<RuleSystem, 'catalogue' | 'extras'>,
): number | null {
  const seasoned = members.some(
    ({ profileId, experience }) => experience > (findProfile(system, profileId)?.startXp ?? 0),
  );
  return battles > 0 || seasoned ? null : type.startGold;
}

/** Starting gold by the warband's own type; null for a free-form one. */
export function foundingGold(
  warband: Warband,
  system: Pick<RuleSystem, 'catalogue' | 'extras'>,
): number | null {
  const type = findCatalogueWarband(system, warband.catalogueId);
  return type === null ? null : startingGold(warband, type, system);
}

/** Findings about equipment that a member may not carry, or has too much of. */
export function equipmentFindings(member: Member, system: WarbandRules): readonly Finding[] {
  const limits = system.composition?.gear;
  if (limits === undefined) return [];
  const bought = boughtBy(member, system);
  // Without a profile, his starting equipment is unknown.
  const complete =
    limits.noneBy.includes(member.role) && findProfile(system, member.profileId) !== null;
  const barred = bought.filter(
    ({ id }) =>
      complete ||
      limits.barred.some(
        (bar) => Object.hasOwn(member.traits, bar.trait) && bar.traits.includes(id),
      ),
  );
  const crowds = limits.atMost.flatMap(({ group, most }) => {
    const count = bought.filter((row) => row.group === group).length;
    return count > most ? [about(member.id, 'gear-too-much', { group, count, max: most })] : [];
  });
  return [
    ...barred.map(({ id }) => about(member.id, 'gear-barred', { trait: id })),
    ...pairFindings(member, limits, system),
    ...crowds,
  ];
}

/** One finding for each weapon that he carries twice, and may not; beside another one it is carried once. */
function pairFindings(
  { id, profileId, traits }: Member,
  { pairs }: GearLimits,
  { composition, traits: rows }: WarbandRules,
): readonly Finding[] {
  const two = composition?.gear.twoOf;
  if (two === undefined || !Object.hasOwn(traits, two)) return [];
  return pairs.flatMap((pair) => {
    const group = rows.find((row) => row.id === pair.of)?.group;
    const others = rows.some(
      (row) => row.group === group && row.id !== pair.of && Object.hasOwn(traits, row.id),
    );
    const may = others || profileId === '' || pair.for.includes(profileId);
    return may || !Object.hasOwn(traits, pair.of)
      ? []
      : [about(id, 'gear-paired', { trait: pair.of })];
  });
}

/** Traits that are for sale and not part of his profile. */
function boughtBy({ traits, profileId }: Member, system: WarbandRules) {
  // Includes what his list offers only when the warband is founded.
  const buyer = { profileId, founding: true };
  const own = findProfile(system, profileId)?.traits ?? {};
  return system.traits.filter(({ id }) => {
    const value = traits[id];
    return value !== undefined && own[id] !== value && gearPrice(id, value, system, buyer) !== null;
  });
}

function goldFindings(
  warband: Warband,
  type: CatalogueWarband,
  system: WarbandRules,
): readonly Finding[] {
  const gold = startingGold(warband, type, system);
  const spent = goldCost(warband, system);
  return gold === null || spent === null || spent <= gold
    ? []
    : [about(null, 'gold-over-start', { spent, gold })];
}

/** One finding for each profile over its cap relative to other profiles, at the first member that has it. */
function capFindings({ members }: Warband, { composition }: WarbandRules): readonly Finding[] {
  const count = (profileIds: readonly string[]) =>
    miniatures(members.filter(({ profileId }) => profileIds.includes(profileId)));
  return (composition?.caps ?? []).flatMap((cap) => {
    const first = members.find(({ profileId }) => profileId === cap.of);
    const fighters = count([cap.of]);
    const per = count(cap.for);
    const max = cap.times * per;
    return first === undefined || fighters <= max
      ? []
      : [
          about(first.id, 'profile-over-cap', {
            profile: cap.of,
            fighters,
            others: cap.for.join(' '),
            per,
            max,
          }),
        ];
  });
}
