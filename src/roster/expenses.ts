import type { RuleSystem } from '#rules/contract/system.ts';
import { costOfOne, hirePrice } from './cost.ts';
import { boughtGear, type PricedSystem } from './gear.ts';
import type { Member, Warband } from './warband.ts';

// What was bought between two states of a warband. Members may exchange items, and groups may split
// and merge: only an increase of a kind's total was paid for.

type Sums = Readonly<Record<string, number>>;

/** A game with prices for equipment and recruits. */
export type HiringSystem = PricedSystem & Pick<RuleSystem, 'recruits'>;

/** Everything in a warband that costs gold. */
export interface Worth {
  /** Gold crowns by profile, and by piece of equipment. */
  readonly gold: Sums;
  /** Miniatures by profile. */
  readonly heads: Sums;
  /** Miniatures by member. */
  readonly sizes: Sums;
}

/** The cost of purchases, in gold crowns. */
export interface Expenses {
  readonly gold: number;
  /** The part of it that is for the experience of joined groups. */
  readonly forExperience: number;
}

/** Everything in a warband that costs gold, at prices for a warband that has already played. */
export function worthOf({ members }: Pick<Warband, 'members'>, system: PricedSystem): Worth {
  return {
    gold: summed(members.flatMap((member) => pricesOf(member, system))),
    heads: summed(members.map(({ profileId, labels }) => [profileId, labels.length])),
    sizes: summed(members.map(({ id, labels }) => [id, labels.length])),
  };
}

/** What counts as paid after a change that cost no gold, such as an item given from the chest. */
export function worthAfterGift(
  worth: Worth,
  before: Pick<Warband, 'members'>,
  after: Pick<Warband, 'members'>,
  system: PricedSystem,
): Worth {
  const [was, is] = [worthOf(before, system), worthOf(after, system)];
  const moved = (of: keyof Worth) => summed([...pairs(worth[of]), ...more(was[of], is[of])]);
  return { gold: moved('gold'), heads: moved('heads'), sizes: moved('sizes') };
}

/** The cost of purchases since an earlier state; decreases are not refunded. @rule MORD-RECRUITS */
export function expensesSince(worth: Worth, warband: Warband, system: HiringSystem): Expenses {
  const now = worthOf(warband, system);
  const bought = more(worth.gold, now.gold).reduce((sum, [, by]) => sum + Math.max(0, by), 0);
  const forExperience = [...new Set(warband.members.map(({ profileId }) => profileId))].reduce(
    (sum, profileId) => sum + forVeterans(profileId, worth, warband, system),
    0,
  );
  return { gold: bought + forExperience, forExperience };
}

/** The cost of one more miniature of a member. */
export function recruitCost(
  member: Member,
  warband: Pick<Warband, 'battles'>,
  system: HiringSystem,
): Expenses {
  const forExperience = surcharge(member, system);
  return { gold: costOfOne(member, warband, system) + forExperience, forExperience };
}

/** Gold for joining groups of a profile; miniatures from another group of it have already been paid for. */
function forVeterans(
  profileId: string,
  { heads, sizes }: Worth,
  { members }: Warband,
  system: HiringSystem,
): number {
  const alike = members.filter((member) => member.profileId === profileId);
  const all = alike.reduce((sum, { labels }) => sum + labels.length, 0);
  const recruits = Math.max(0, all - (heads[profileId] ?? 0));
  return alike
    .flatMap((member) => {
      const had = sizes[member.id] ?? 0;
      // A new group has no experience.
      const joined = had === 0 ? 0 : Math.max(0, member.labels.length - had);
      return Array.from({ length: joined }, () => surcharge(member, system));
    })
    .slice(0, recruits)
    .reduce((sum, gold) => sum + gold, 0);
}

function surcharge({ experience }: Member, { recruits }: HiringSystem): number {
  return experience * (recruits?.perExperience ?? 0);
}

type Pair = readonly [kind: string, count: number];

function pricesOf(member: Member, system: PricedSystem): readonly Pair[] {
  const { profileId, labels } = member;
  const buyer = { profileId, founding: false };
  const gear = boughtGear(member, buyer, system).map(
    ({ trait, value, gold }): Pair => [`${trait} ${value}`, gold * labels.length],
  );
  return [[profileId, hirePrice(member, system) * labels.length], ...gear];
}

/** The increase of each kind; negative for a decrease. */
function more(before: Sums, after: Sums): readonly Pair[] {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return kinds.map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)]);
}

function pairs(sums: Sums): readonly Pair[] {
  return Object.entries(sums);
}

function summed(all: readonly Pair[]): Sums {
  return all.reduce<Sums>(
    (sums, [kind, count]) => ({ ...sums, [kind]: (sums[kind] ?? 0) + count }),
    {},
  );
}
