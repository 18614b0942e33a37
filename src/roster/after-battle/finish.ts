import { clampedInteger, LIMITS } from '#roster/limits.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { missing } from './after-injuries.ts';
import { resultsOf } from './casualties.ts';
import { type Deeds, deedsOf } from './deeds.ts';
import { type AfterDraft, withoutDraft } from './draft.ts';
import type { FindGain } from './find-dice.ts';
import type { BattleSummary } from './fought.ts';
import { type BattleLine, withLine } from './history.ts';
import { type AfterSystem, findGains, type Proposal } from './proposal.ts';
import { withFoundingRest } from './purse.ts';
import { changeOf } from './take-back.ts';

/**
 * The warband after all of it: who is gone is gone, injuries, experience, advances, what was brought home, who
 * misses the next battle, one battle more, and a line of its history by which it can be taken back. What nobody
 * has rolled for stays as it is, and open advances stay open.
 */
export function aftermath(
  warband: Warband,
  system: AfterSystem,
  fought: BattleSummary,
  draft: AfterDraft,
  proposal: Proposal,
): Warband {
  const purse = purseAfter(withFoundingRest(warband, system), proposal, system.afterBattle);
  const stash = stashAfter(warband, proposal);
  const after: Warband = {
    ...withoutDraft(warband, draft.id),
    members: membersAfter(proposal),
    battles: clampedInteger(warband.battles + 1, 0, LIMITS.battles),
    ...(purse === null ? {} : { purse }),
    ...(stash === null ? {} : { stash }),
  };
  const nameOf = (id: WarriorId) => warband.members.find((one) => one.id === id)?.name ?? '';
  const line = {
    ...lineOf(fought, draft, proposal, nameOf, ratings(warband, after, system)),
    ...deedsOf(warband, fought, proposal),
  };
  const change = changeOf(warband, after, draft.id);
  return { ...after, history: withLine(warband, { ...line, change }) };
}

/** What the warband is worth before and after; null in a game without campaigns. */
function ratings(before: Warband, after: Warband, system: AfterSystem): BattleLine['rating'] {
  const [was, is] = [warbandRating(before, system), warbandRating(after, system)];
  return was === null || is === null ? null : { before: was, after: is };
}

function lineOf(
  { battleId, at, title, against, result }: BattleSummary,
  { found, notes }: AfterDraft,
  { casualties, captives, income, exploration, sale, wages }: Proposal,
  nameOf: (id: WarriorId) => string,
  rating: BattleLine['rating'],
): Omit<BattleLine, keyof Deeds> {
  return {
    id: battleId,
    at,
    title,
    against,
    result,
    fallen: casualties.map((one) => ({
      id: one.post.memberId,
      name: one.post.called,
      by: one.soldier.by,
      injuries: resultsOf(one).map(({ id }) => id),
    })),
    income,
    found,
    find: exploration?.find?.row.id ?? null,
    items: Object.fromEntries(
      findGains(exploration).flatMap((gain) =>
        gain.kind === 'item' ? [[gain.item, gain.amount]] : [],
      ),
    ),
    sold: sale === null || sale.sold === 0 ? null : { pieces: sale.sold, price: sale.price },
    paid: wages.reduce((sum, { cost, paid }) => sum + (paid ? cost : 0), 0),
    ransom: ransomOf(captives),
    left: wages.flatMap(({ memberId, paid }) => (paid ? [] : nameOf(memberId))),
    notes,
    rating,
  };
}

/** Brought home, sold and paid for; null where nothing of it changes the purse. */
function purseAfter(
  { purse = {} }: Warband,
  proposal: Proposal,
  part: AfterSystem['afterBattle'],
): Purse | null {
  const changes = purseChanges(proposal, part).filter(([, by]) => by !== 0);
  const sums = changes.reduce<Purse>(
    (now, [id, by]) => ({ ...now, [id]: (now[id] ?? 0) + by }),
    purse,
  );
  // Who keeps no purse in this app has none that could run out.
  const kept = Object.entries(sums).filter(
    ([id, amount]) => amount > 0 || Object.hasOwn(purse, id),
  );
  if (kept.length === 0) return null;
  return Object.fromEntries(
    kept.map(([id, amount]) => [id, clampedInteger(amount, 0, LIMITS.purse)]),
  );
}

type Purse = NonNullable<Warband['purse']>;

/** What comes into the purse and goes out of it, by id of the game's income. */
export function purseChanges(
  { income, sale, wages, captives }: Proposal,
  part: AfterSystem['afterBattle'],
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

function ransomOf(captives: Proposal['captives']): number {
  return captives.reduce((sum, { ransom }) => sum + ransom, 0);
}

function stashAfter({ stash = {} }: Warband, { exploration }: Proposal): Purse | null {
  const items = findGains(exploration).flatMap((gain) => (gain.kind === 'item' ? gain : []));
  if (items.length === 0) return null;
  return items.reduce<Purse>(
    (now, { item, amount }) => ({
      ...now,
      [item]: clampedInteger((now[item] ?? 0) + amount, 0, LIMITS.stash),
    }),
    stash,
  );
}

/** Those who have learnt and stay, as the search has left them, under whoever leads now. */
function membersAfter({ learnt, succession, wages, exploration }: Proposal): readonly Member[] {
  const found = findGains(exploration);
  const left = [
    ...wages.flatMap(({ memberId, paid }) => (paid ? [] : memberId)),
    ...found.flatMap((gain) => (gain.kind === 'lost' ? gain.memberId : [])),
  ];
  return learnt.members
    .filter(({ id }) => !left.includes(id))
    .map((member) => found.reduce(hurtBySearch, member))
    .map((member) => ({ ...member, leader: leadsNow(member, succession) }));
}

function leadsNow({ id, leader }: Member, succession: Proposal['succession']): boolean {
  return succession === null ? leader : succession.heir === id;
}

/** Who got into trouble where he searched. */
function hurtBySearch(member: Member, gain: FindGain): Member {
  if (gain.kind !== 'misses' || gain.memberId !== member.id) return member;
  const { missesAfter: _, ...rest } = member;
  return { ...rest, ...missing(gain.battles) };
}

/** Members who will miss the next battle. */
export function missingNext({ members }: Pick<Warband, 'members'>): readonly WarriorId[] {
  return members.filter(({ missesNext }) => missesNext).map(({ id }) => id);
}
