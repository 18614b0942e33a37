import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { goldCost } from './cost.ts';
import { about, type Finding } from './finding.ts';
import { gearPrice } from './gear.ts';
import { findCatalogueWarband, findProfile } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/** What a game says of who may be in a warband and carry what, beside its lists. */
type ComposedSystem = Pick<
  RuleSystem,
  'composition' | 'campaign' | 'gear' | 'catalogue' | 'extras' | 'traits'
>;

/** Who should not be in a warband of its type, and what it cannot have paid for. */
export function compositionFindings(
  warband: Warband,
  type: CatalogueWarband,
  system: ComposedSystem,
): readonly Finding[] {
  return [
    ...goldFindings(warband, type, system),
    ...warband.members.flatMap(({ id, profileId }) =>
      isForHire(profileId, type.id, system)
        ? []
        : [about(id, 'not-for-hire', { catalogue: type.id })],
    ),
    ...capFindings(warband, system),
  ];
}

/** Whether somebody open to all comes to terms with a type of warband; who is on its own list always does. */
export function isForHire(
  profileId: string,
  catalogueId: string,
  { composition }: Pick<RuleSystem, 'composition'>,
): boolean {
  const by = composition?.hiring.find((row) => row.profileId === profileId)?.by;
  if (by === undefined || catalogueId === '') return true;
  return 'only' in by ? by.only.includes(catalogueId) : !by.not.includes(catalogueId);
}

/** How many fighters a warband of this type may have, with those who make room for more. */
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

/**
 * The gold a warband has to begin with; null once it has begun: nobody knows what it has earned since.
 */
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

/** The same, by the type that a warband says it is of; null for a free-form one. */
export function foundingGold(
  warband: Warband,
  system: Pick<RuleSystem, 'catalogue' | 'extras'>,
): number | null {
  const type = findCatalogueWarband(system, warband.catalogueId);
  return type === null ? null : startingGold(warband, type, system);
}

/** What somebody carries that he may not, or more of it than he can. */
export function equipmentFindings(member: Member, system: ComposedSystem): readonly Finding[] {
  const limits = system.composition?.gear;
  if (limits === undefined) return [];
  const bought = boughtBy(member, system);
  // Without a list nobody knows what he came with.
  const complete =
    limits.noneBy.includes(member.role) && findProfile(system, member.profileId) !== null;
  const own = system.composition?.hiring.find(({ profileId }) => profileId === member.profileId);
  const barred = bought.filter(
    ({ id, group }) =>
      (complete && own?.carries[id] !== member.traits[id]) ||
      limits.barred.some(
        (bar) =>
          Object.hasOwn(member.traits, bar.trait) &&
          (bar.groups.includes(group) || bar.traits.includes(id)),
      ),
  );
  const crowds = limits.atMost.flatMap(({ group, most }) => {
    const count = bought.filter((row) => row.group === group).length;
    return count > most ? [about(member.id, 'gear-too-much', { group, count, max: most })] : [];
  });
  return [...barred.map(({ id }) => about(member.id, 'gear-barred', { trait: id })), ...crowds];
}

/** What is for sale and did not come with his profile. */
function boughtBy({ traits, profileId }: Member, system: ComposedSystem) {
  // Whatever his list has at any time is bought.
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
  system: ComposedSystem,
): readonly Finding[] {
  const gold = startingGold(warband, type, system);
  const spent = goldCost(warband, system);
  return gold === null || spent === null || spent <= gold
    ? []
    : [about(null, 'gold-over-start', { spent, gold })];
}

/** One finding for each profile taken too often beside others, at the first member that has it. */
function capFindings({ members }: Warband, { composition }: ComposedSystem): readonly Finding[] {
  const count = (profileIds: readonly string[]) =>
    members
      .filter(({ profileId }) => profileIds.includes(profileId))
      .reduce((sum, { labels }) => sum + labels.length, 0);
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
