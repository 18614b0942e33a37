import type { AfterBattlePart } from '#rules/contract/after-battle.ts';
import type { ItemRow } from '#rules/contract/finds.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { equipmentFindings, type WarbandRules } from './composition.ts';
import { changeMember, setTrait } from './edit.ts';
import type { PricedSystem } from './gear.ts';
import { clampedInteger, LIMITS } from './limits.ts';
import { customerIn, type NotMeant, notMeant, resaleOf } from './market.ts';
import { findProfile, type RosterSystem, roleOf } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

// The items in a warband's chest. As in edit.ts, nothing fails: an impossible change returns the warband unchanged.

/** A game with a chest. */
export type StashSystem = PricedSystem &
  WarbandRules &
  Pick<RosterSystem, 'roles'> & { readonly afterBattle: AfterBattlePart | null };

/** An item in the chest, and how many of it. */
export interface Stored {
  readonly item: string;
  readonly count: number;
  /** The sale price of one; null without a fixed price. */
  readonly resale: number | null;
  /** Members who can take it: those without one, if there are enough for all their miniatures. */
  readonly takers: readonly Taker[];
}

/** A member who can take an item, and why it is not meant for him: `full` if he carries too much then. */
export interface Taker {
  readonly member: Member;
  readonly why: NotMeant | 'full' | null;
}

/** The content of the chest, in the order of the game's items; unknown items of a newer version last. */
export function storedItems(warband: Warband, system: StashSystem): readonly Stored[] {
  const rows = system.gear?.items ?? [];
  const place = (item: string) => {
    const at = rows.findIndex(({ id }) => id === item);
    return at < 0 ? rows.length : at;
  };
  return Object.entries(warband.stash ?? {})
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([item, count]) => {
      const row = rows.find(({ id }) => id === item);
      return {
        item,
        count,
        resale: row === undefined || tradeOf(system) === null ? null : resaleOf(row),
        takers: row === undefined ? [] : takersOf(warband, system, row, count),
      };
    });
}

/** The kind of income used for trade; null in a game without trade. */
export function tradeOf({ afterBattle }: StashSystem): string | null {
  return afterBattle?.trade?.of ?? null;
}

function takersOf(
  warband: Warband,
  system: StashSystem,
  row: ItemRow,
  count: number,
): readonly Taker[] {
  return warband.members.flatMap((member) => {
    if (!mayTake(member, system, row, count)) return [];
    const why = notMeant(row, customerIn(warband, member), system);
    return [{ member, why: why ?? (isTooMuch(row, member, system) ? 'full' : null) }];
  });
}

/** Whether he would break a limit with it that he does not break now. */
function isTooMuch({ trait, value }: ItemRow, member: Member, system: StashSystem): boolean {
  const armed = { ...member, traits: { ...member.traits, [trait ?? '']: value } };
  return equipmentFindings(armed, system).length > equipmentFindings(member, system).length;
}

function mayTake(
  { traits, labels, role }: Member,
  system: StashSystem,
  { trait }: ItemRow,
  count: number,
): boolean {
  return (
    trait !== null &&
    !Object.hasOwn(traits, trait) &&
    labels.length <= count &&
    isArmedByWarband(role, system)
  );
}

/** Hired swords keep their own equipment, and animals carry none. @rule MORD-AFTER-TRADE */
export function isArmedByWarband(role: string, system: Pick<RosterSystem, 'roles'>): boolean {
  const row = roleOf(system, role);
  return row?.hired !== true && row?.look !== 'beast';
}

/** Gives an item from the chest to a member, one for each of his miniatures. */
export function giveItem(
  warband: Warband,
  system: StashSystem,
  item: string,
  id: WarriorId,
): Warband {
  const row = system.gear?.items.find((one) => one.id === item);
  const member = warband.members.find((one) => one.id === id);
  const count = warband.stash?.[item] ?? 0;
  if (row === undefined || member === undefined) return warband;
  if (!mayTake(member, system, row, count)) return warband;
  const { trait, value } = row;
  if (trait === null) return warband;
  const armed = changeMember(warband, id, (now) => ({
    ...now,
    traits: { ...now.traits, [trait]: value },
  }));
  return withStored(armed, item, -member.labels.length);
}

/** A member's items that may go into the chest, excluding those of his profile. */
export function carriedItems(
  { traits, profileId, role }: Member,
  system: StashSystem,
): readonly ItemRow[] {
  if (!isArmedByWarband(role, system)) return [];
  const own = findProfile(system, profileId)?.traits ?? {};
  return (system.gear?.items ?? []).filter(
    ({ trait, value }) => trait !== null && traits[trait] === value && own[trait] !== value,
  );
}

/** Puts a member's item into the chest, one for each of his miniatures. */
export function takeItem(
  warband: Warband,
  system: StashSystem,
  item: string,
  id: WarriorId,
): Warband {
  const member = warband.members.find((one) => one.id === id);
  if (member === undefined) return warband;
  const row = carriedItems(member, system).find((one) => one.id === item);
  const count = (warband.stash?.[item] ?? 0) + member.labels.length;
  if (row === undefined || row.trait === null || count > LIMITS.stash) return warband;
  return withStored(setTrait(warband, id, row.trait, null), item, member.labels.length);
}

/** Buys one at this price; null if the gold is not enough, or nothing is traded. */
export function buyItem(
  warband: Warband,
  system: StashSystem,
  item: string,
  price: number,
): Warband | null {
  const of = tradeOf(system);
  const gold = warband.purse?.[of ?? ''] ?? 0;
  if (of === null || price > gold) return null;
  return withStored(withMoney(warband, of, -price), item, 1);
}

/** Sells one for half of its price. */
export function sellItem(warband: Warband, system: StashSystem, item: string): Warband {
  const resale = storedItems(warband, system).find((one) => one.item === item)?.resale ?? null;
  const of = tradeOf(system);
  if (resale === null || of === null) return warband;
  return withStored(withMoney(warband, of, resale), item, -1);
}

/** A change of the chest: the warband before and right after. */
export interface ChestStep {
  readonly before: Warband;
  readonly after: Warband;
}

/** Undoes a change of the chest; null once chest, purse or members have changed since. */
export function undoneChestStep(now: Warband, { before, after }: ChestStep): Warband | null {
  const untouched =
    now.members === after.members && now.purse === after.purse && now.stash === after.stash;
  if (!untouched) return null;
  const { purse: _, stash: __, ...rest } = now;
  const { members, purse, stash } = before;
  return {
    ...rest,
    members,
    ...(purse === undefined ? {} : { purse }),
    ...(stash === undefined ? {} : { stash }),
  };
}

function withMoney(warband: Warband, of: string, by: number): Warband {
  const amount = clampedInteger((warband.purse?.[of] ?? 0) + by, 0, LIMITS.purse);
  return { ...warband, purse: { ...warband.purse, [of]: amount } };
}

/** Puts items into the chest; a negative number takes them out. */
export function withStored(warband: Warband, item: string, by: number): Warband {
  const count = clampedInteger((warband.stash?.[item] ?? 0) + by, 0, LIMITS.stash);
  return { ...warband, stash: { ...warband.stash, [item]: count } };
}
