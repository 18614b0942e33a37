import { roleOf } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { AfterBattlePart, SaleRow, UpkeepRow } from '#rules/contract/after-battle.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Captive } from './captives.ts';
import type { AfterDraft } from './draft.ts';

/** What is sold at once, and what it brings. */
export interface Sale {
  readonly row: SaleRow;
  /** Miniatures that count. */
  readonly size: number;
  /** Pieces that there are. */
  readonly most: number;
  readonly sold: number;
  readonly price: number;
}

/** Who is to be paid after the battle. */
export interface Wage {
  readonly memberId: WarriorId;
  /** The income that he is paid with. */
  readonly of: string;
  readonly cost: number;
  /** False: he leaves. */
  readonly paid: boolean;
}

/**
 * @param members those who are left, in the order of the roster
 * @param pieces in the chest, with what was found today
 * @rule MORD-AFTER-SALE
 */
export function saleOf(
  { sale: row }: AfterBattlePart,
  system: Pick<RuleSystem, 'roles'>,
  members: readonly Member[],
  pieces: number,
  { sold: wanted }: AfterDraft,
): Sale | null {
  if (row === null) return null;
  const size = members
    .filter((member) => counts(member, row, system))
    .reduce((sum, { labels }) => sum + labels.length, 0);
  const sold = Math.min(wanted, pieces);
  return { row, size, most: pieces, sold, price: salePrice(row, size, sold) };
}

/** What so many pieces bring in a warband of so many. */
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
 * Who costs something after this battle: those who fought it and are left.
 * @rule MORD-AFTER-UPKEEP
 */
export function wagesOf(
  { upkeep }: AfterBattlePart,
  { catalogueId }: Pick<Warband, 'catalogueId'>,
  members: readonly Member[],
  present: ReadonlySet<WarriorId>,
  { unpaid }: AfterDraft,
): readonly Wage[] {
  const rows = upkeep?.rows ?? [];
  return members.flatMap(({ id, profileId, labels }) => {
    const row = rows.find((one) => one.profileId === profileId);
    if (row === undefined || !present.has(id)) return [];
    const cost = costOf(row, catalogueId, members) * labels.length;
    return [{ memberId: id, of: upkeep?.of ?? '', cost, paid: !unpaid.includes(id) }];
  });
}

/** What an evening brings and costs before anything is bought. */
interface Account {
  readonly income: Readonly<Record<string, number>>;
  readonly sale: Sale | null;
  readonly wages: readonly Wage[];
  readonly captives: readonly Captive[];
}

/** What comes into the purse and goes out of it before anything is bought, by id of the game's income. */
export function purseChanges(
  { income, sale, wages, captives }: Account,
  part: AfterBattlePart | null,
): readonly (readonly [id: string, by: number])[] {
  const ransom = ransomOf(captives);
  const paid = wages.reduce((sum, { cost, paid: pays }) => sum + (pays ? cost : 0), 0);
  return [
    ...Object.entries(income),
    ...(sale === null
      ? []
      : [[sale.row.of, -sale.sold] as const, [sale.row.for, sale.price] as const]),
    ...wages.slice(0, 1).map(({ of }) => [of, -paid] as const),
    ...(ransom === 0 ? [] : [[part?.captivity?.of ?? '', -ransom] as const]),
  ];
}

/** Paid for captives, all together. */
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
