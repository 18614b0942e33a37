import { roleOf } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { AfterBattlePart, SaleRow, UpkeepRow } from '#rules/contract/after-battle.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type Captive, isCaptive } from './captives.ts';
import type { AfterDraft } from './draft.ts';
import type { Till } from './till.ts';

/** The pieces sold at once, and their price. */
export interface Sale {
  readonly row: SaleRow;
  /** Number of miniatures that determines the price. */
  readonly size: number;
  /** Pieces available. */
  readonly most: number;
  readonly sold: number;
  readonly price: number;
}

/** A member to be paid after the battle. */
export interface Wage {
  readonly memberId: WarriorId;
  /** The kind of income that he is paid in. */
  readonly of: string;
  readonly cost: number;
  readonly paid: boolean;
  /** If false, he leaves. */
  readonly stays: boolean;
  /** Missing in the purse for him; 0 if he is paid, or not to be paid. */
  readonly short: number;
}

/**
 * @param members the remaining ones, in roster order; captives who are still held don’t count
 * @param pieces in the chest, including those found after this battle
 * @rule MORD-AFTER-SALE
 */
export function saleOf(
  { sale: row, captivity }: AfterBattlePart,
  system: Pick<RuleSystem, 'roles'>,
  members: readonly Member[],
  pieces: number,
  { sold: wanted }: AfterDraft,
): Sale | null {
  if (row === null) return null;
  const size = members
    .filter((member) => counts(member, row, system) && !isCaptive(member, captivity))
    .reduce((sum, { labels }) => sum + labels.length, 0);
  const sold = Math.min(wanted, pieces);
  return { row, size, most: pieces, sold, price: salePrice(row, size, sold) };
}

/** The price of a number of pieces, by the size of the warband. */
export function salePrice({ sizes, prices }: SaleRow, size: number, pieces: number): number {
  if (pieces === 0) return 0;
  const column = Math.max(
    0,
    sizes.findLastIndex((from) => size >= from),
  );
  return prices[Math.min(pieces, prices.length) - 1]?.[column] ?? 0;
}

function counts(
  { role, traits }: Member,
  { uncounted }: SaleRow,
  system: Pick<RuleSystem, 'roles'>,
): boolean {
  if (roleOf(system, role) === null) return true;
  return (
    !uncounted.roles.includes(role) && !uncounted.traits.some((id) => Object.hasOwn(traits, id))
  );
}

/**
 * Those who are owed wages after this battle: remaining members who fought it, paid in roster order while the
 * money lasts. Players choose who is not paid, and who stays all the same.
 * @rule MORD-AFTER-UPKEEP
 */
export function wagesOf(
  { upkeep }: AfterBattlePart,
  { catalogueId }: Pick<Warband, 'catalogueId'>,
  members: readonly Member[],
  present: ReadonlySet<WarriorId>,
  { unpaid, waived }: Pick<AfterDraft, 'unpaid' | 'waived'>,
  till: Till,
): readonly Wage[] {
  return members.flatMap(({ id, profileId, labels }) => {
    const row = upkeep.find((one) => one.profileId === profileId);
    if (row === undefined || !present.has(id)) return [];
    const cost = costOf(row, catalogueId, members) * labels.length;
    const { of } = row;
    if (unpaid.includes(id))
      return [{ memberId: id, of, cost, paid: false, stays: false, short: 0 }];
    const short = till.pay(of, cost);
    const stays = short === 0 || waived.includes(id);
    return [{ memberId: id, of, cost, paid: short === 0, stays, short }];
  });
}

/** Whether a member is paid and, if not, whether he stays: a tap goes on to the next of what is possible. */
export function withWageTapped(
  draft: AfterDraft,
  { memberId, paid, stays }: Pick<Wage, 'memberId' | 'paid' | 'stays'>,
): AfterDraft {
  const without = (ids: readonly WarriorId[]) => ids.filter((id) => id !== memberId);
  const [unpaid, waived] = [without(draft.unpaid), without(draft.waived)];
  // Paid, he is sent away; sent away, he is wanted again; wanted and without money, he stays all the same.
  if (paid || stays) return { ...draft, unpaid: [...unpaid, memberId], waived };
  if (draft.unpaid.includes(memberId)) return { ...draft, unpaid, waived };
  return { ...draft, unpaid, waived: [...waived, memberId] };
}

/** Income and expenses before trade. */
interface Account {
  readonly income: Readonly<Record<string, number>>;
  readonly sale: Sale | null;
  readonly wages: readonly Wage[];
  readonly captives: readonly Captive[];
}

/** Changes of the purse before trade, by id of the kind of income. */
export function purseChanges(
  { income, sale, wages, captives }: Account,
  part: AfterBattlePart | null,
): readonly (readonly [id: string, by: number])[] {
  const ransom = ransomOf(captives);
  return [
    ...Object.entries(income),
    ...(sale === null
      ? []
      : [[sale.row.of, -sale.sold] as const, [sale.row.for, sale.price] as const]),
    ...wages.flatMap(({ of, cost, paid }) => (paid ? [[of, -cost] as const] : [])),
    ...(ransom === 0 ? [] : [[part?.captivity?.of ?? '', -ransom] as const]),
  ];
}

/** Total of the ransoms paid. */
export function ransomOf(captives: readonly Captive[]): number {
  return captives.reduce((sum, { ransom }) => sum + ransom, 0);
}

function costOf({ cost, beside }: UpkeepRow, type: string, members: readonly Member[]): number {
  if (beside === null) return cost;
  const met =
    beside.warbands.includes(type) ||
    members.some(({ profileId }) => beside.profiles.includes(profileId));
  return met ? beside.cost : cost;
}
