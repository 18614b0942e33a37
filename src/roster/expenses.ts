import type { RuleSystem } from '#rules/contract/system.ts';
import { costOfOne, hirePrice } from './cost.ts';
import { boughtGear, type PricedSystem } from './gear.ts';
import type { Member, Warband } from './warband.ts';

// What was bought between two looks at a warband. Hands may change things among themselves, and groups may part
// and join: only what there is more of, kind by kind, was paid for.

type Sums = Readonly<Record<string, number>>;

/** A game that knows prices, and what recruits cost. */
export type HiringSystem = PricedSystem & Pick<RuleSystem, 'recruits'>;

/** What there is in a warband of everything that costs gold. */
export interface Worth {
  /** Gold crowns by profile, and by piece of equipment. */
  readonly gold: Sums;
  /** Miniatures by profile. */
  readonly heads: Sums;
  /** Miniatures by member. */
  readonly sizes: Sums;
}

/** What was bought, in gold crowns. */
export interface Expenses {
  readonly gold: number;
  /** How much of it is for the experience of groups that somebody joined. */
  readonly forExperience: number;
}

/** What a warband has of everything that costs gold, at prices of the time after its first battle. */
export function worthOf({ members }: Pick<Warband, 'members'>, system: PricedSystem): Worth {
  return {
    gold: summed(members.flatMap((member) => pricesOf(member, system))),
    heads: summed(members.map(({ profileId, labels }) => [profileId, labels.length])),
    sizes: summed(members.map(({ id, labels }) => [id, labels.length])),
  };
}

/** What counts as paid once a change cost no gold, such as a thing given from the chest. */
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

/** What was bought since a warband had so much; what it has less of brings nothing back. @rule MORD-RECRUITS */
export function expensesSince(worth: Worth, warband: Warband, system: HiringSystem): Expenses {
  const now = worthOf(warband, system);
  const bought = more(worth.gold, now.gold).reduce((sum, [, by]) => sum + Math.max(0, by), 0);
  const forExperience = [...new Set(warband.members.map(({ profileId }) => profileId))].reduce(
    (sum, profileId) => sum + forVeterans(profileId, worth, warband, system),
    0,
  );
  return { gold: bought + forExperience, forExperience };
}

/** What one more miniature of a member costs. */
export function recruitCost(
  member: Member,
  warband: Pick<Warband, 'battles'>,
  system: HiringSystem,
): Expenses {
  const forExperience = surcharge(member, system);
  return { gold: costOfOne(member, warband, system) + forExperience, forExperience };
}

/** For those who joined groups of a profile; whoever came from another group of it paid when he joined that one. */
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
      // A new group has learnt nothing.
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

/** How much more there is of each kind; less where it is below zero. */
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
