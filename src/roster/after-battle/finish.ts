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
import { purseChanges, ransomOf } from './money.ts';
import { type AfterSystem, findGains, foundItems, type Proposal } from './proposal.ts';
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
  { casualties, captives, income, exploration, sale, wages, trade }: Proposal,
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
    items: Object.fromEntries(foundItems(exploration)),
    sold: sale === null || sale.sold === 0 ? null : { pieces: sale.sold, price: sale.price },
    paid: wages.reduce((sum, { cost, paid }) => sum + (paid ? cost : 0), 0),
    ransom: ransomOf(captives),
    left: wages.flatMap(({ memberId, paid }) => (paid ? [] : nameOf(memberId))),
    bought: trade?.bought ?? {},
    spent: trade?.spent ?? 0,
    notes,
    rating,
  };
}

/** Brought home, sold, paid for and bought; null where nothing of it changes the purse. */
function purseAfter(
  { purse = {} }: Warband,
  proposal: Proposal,
  part: AfterSystem['afterBattle'],
): Purse | null {
  const { trade } = proposal;
  const spent = trade === null ? [] : [[trade.of, -trade.spent] as const];
  const changes = [...purseChanges(proposal, part), ...spent].filter(([, by]) => by !== 0);
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

/** With what was found and bought; null where that is nothing. */
function stashAfter({ stash = {} }: Warband, { exploration, trade }: Proposal): Purse | null {
  const items = [...foundItems(exploration), ...Object.entries(trade?.bought ?? {})];
  if (items.length === 0) return null;
  return items.reduce<Purse>(
    (now, [item, amount]) => ({
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
