import { clampedInteger, LIMITS } from '#roster/limits.ts';
import { warbandRating } from '#roster/rating.ts';
import { MAX_HELD, type Member, type Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { missing } from './after-injuries.ts';
import type { AfterSystem, Proposal } from './aftermath.ts';
import { holderIn } from './captives.ts';
import { resultsOf } from './casualties.ts';
import { type Deeds, deedsOf } from './deeds.ts';
import { dosesLeft } from './doses.ts';
import { type AfterDraft, withoutDraft } from './draft.ts';
import type { FindGain } from './find-dice.ts';
import type { BattleSummary } from './fought.ts';
import { type BattleLine, withLine } from './history.ts';
import { purseChanges, ransomOf } from './money.ts';
import { findGains, foundItems } from './proposal.ts';
import { withFoundingRest } from './purse.ts';
import { changeOf } from './take-back.ts';

/**
 * The warband after its aftermath: departures, injuries, experience, advances, income, members who
 * miss the next battle, one more battle fought, and a history line by which all of it can be undone. Unrolled
 * injuries have no effect, and open advances stay open.
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
    ...holdsAfter(warband, fought, proposal),
  };
  const nameOf = (id: WarriorId) => warband.members.find((one) => one.id === id)?.name ?? '';
  const line = {
    ...lineOf(fought, draft, proposal, nameOf, ratings(warband, after, system)),
    ...deedsOf(warband, system, fought, proposal),
  };
  const change = changeOf(warband, after, draft.id);
  return { ...after, history: withLine(warband, { ...line, change }) };
}

/** The rating before and after; null in a game without campaigns. */
function ratings(before: Warband, after: Warband, system: AfterSystem): BattleLine['rating'] {
  const [was, is] = [warbandRating(before, system), warbandRating(after, system)];
  return was === null || is === null ? null : { before: was, after: is };
}

function lineOf(
  { battleId, at, title, against, foes, result }: BattleSummary,
  { found, notes }: AfterDraft,
  { casualties, captives, doses, income, exploration, sale, wages, trade }: Proposal,
  nameOf: (id: WarriorId) => string,
  rating: BattleLine['rating'],
): Omit<BattleLine, keyof Deeds> {
  return {
    id: battleId,
    at,
    title,
    against,
    foes,
    result,
    fallen: casualties.map((one) => ({
      id: one.post.memberId,
      name: one.post.called,
      by: one.soldier.by,
      turn: one.soldier.turn,
      injuries: resultsOf(one).map(({ id }) => id),
    })),
    doses: doses.map((one) => ({
      name: one.post.called,
      drug: one.row.trait,
      result: one.result?.id ?? null,
    })),
    income,
    found,
    find: exploration?.find?.row.id ?? null,
    items: Object.fromEntries(foundItems(exploration)),
    sold: sale === null || sale.sold === 0 ? null : { pieces: sale.sold, price: sale.price },
    paid: wages.reduce(
      (sum, { of, cost, paid }) => sum + (paid && of === (trade?.of ?? of) ? cost : 0),
      0,
    ),
    ransom: ransomOf(captives),
    left: wages.flatMap(({ memberId, stays }) => (stays ? [] : nameOf(memberId))),
    bought: trade?.bought ?? {},
    spent: trade?.spent ?? 0,
    notes,
    rating,
  };
}

/** The purse after income, sale, wages, ransoms and trade; null if the warband has none and gains none. */
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
  // A kind that the warband does not track yet is added only with an amount.
  const kept = Object.entries(sums).filter(
    ([id, amount]) => amount > 0 || Object.hasOwn(purse, id),
  );
  if (kept.length === 0) return null;
  return Object.fromEntries(
    kept.map(([id, amount]) => [id, clampedInteger(amount, 0, LIMITS.purse)]),
  );
}

/** The captives of the enemy who are held on. */
function holdsAfter(
  { holds = [] }: Warband,
  fought: BattleSummary,
  { prisoners }: Proposal,
): Pick<Warband, 'holds'> {
  const of = holderIn(fought, null) ?? { warbandId: null, name: '' };
  const held = prisoners.flatMap(({ name, chosen }, at) =>
    chosen === null ? { id: `e-${fought.battleId}-${at}`, name, of } : [],
  );
  return held.length === 0 ? {} : { holds: [...holds, ...held].slice(0, MAX_HELD) };
}

type Purse = NonNullable<Warband['purse']>;

/** The chest with what was found and bought; null if nothing was. */
function stashAfter(
  { stash = {} }: Warband,
  { exploration, trade, doses, learnt }: Proposal,
): Purse | null {
  const items = [
    ...foundItems(exploration),
    ...Object.entries(trade?.bought ?? {}),
    ...dosesLeft(learnt.members, doses),
  ];
  if (items.length === 0) return null;
  return items.reduce<Purse>(
    (now, [item, amount]) => ({
      ...now,
      [item]: clampedInteger((now[item] ?? 0) + amount, 0, LIMITS.stash),
    }),
    stash,
  );
}

/** The remaining members with their advances, the effects of the search, and the new leader, if any. */
function membersAfter({ learnt, succession, wages, exploration }: Proposal): readonly Member[] {
  const found = findGains(exploration);
  const left = [
    ...wages.flatMap(({ memberId, stays }) => (stays ? [] : memberId)),
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

/** Applies an effect of the search to a member. */
function hurtBySearch(member: Member, gain: FindGain): Member {
  if (gain.kind !== 'misses' || gain.memberId !== member.id) return member;
  const { missesAfter: _, ...rest } = member;
  return { ...rest, ...missing(gain.battles) };
}

/** Members who will miss the next battle. */
export function missingNext({ members }: Pick<Warband, 'members'>): readonly WarriorId[] {
  return members.filter(({ missesNext }) => missesNext).map(({ id }) => id);
}
