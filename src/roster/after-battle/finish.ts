import { advanceCount } from '#roster/advances/count.ts';
import { type AdvanceTurn, takeAdvances } from '#roster/advances/take.ts';
import { isGear } from '#roster/gear.ts';
import { clampedInteger, LIMITS, normalizedLine } from '#roster/limits.ts';
import { findProfile } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { InjuryEffect } from '#rules/contract/after-battle.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import { type Deeds, deedsOf } from './deeds.ts';
import { type AfterDraft, withoutDraft } from './draft.ts';
import type { FindGain } from './find-dice.ts';
import type { BattleSummary } from './fought.ts';
import { type BattleLine, withLine } from './history.ts';
import {
  type AfterSystem,
  type Casualty,
  findGains,
  type Proposal,
  resultsOf,
} from './proposal.ts';
import { changeOf } from './take-back.ts';

/** The warband after a battle, and the advances that its experience brought. */
export interface Aftermath {
  readonly warband: Warband;
  readonly advances: readonly AdvanceTurn[];
}

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
): Aftermath {
  const members = membersAfter(warband, system, fought, proposal);
  const purse = purseAfter(warband, proposal);
  const stash = stashAfter(warband, proposal);
  const hurt: Warband = {
    ...withoutDraft(warband, draft.id),
    members,
    battles: clampedInteger(warband.battles + 1, 0, LIMITS.battles),
    ...(purse === null ? {} : { purse }),
    ...(stash === null ? {} : { stash }),
  };
  const { warband: after, turns } = takeAdvances(hurt, system, draft.advances);
  const nameOf = (id: WarriorId) => warband.members.find((one) => one.id === id)?.name ?? '';
  const line = {
    ...lineOf(fought, draft, proposal, nameOf, ratings(warband, after, system)),
    ...deedsOf(warband, fought, proposal, turns, after),
  };
  const change = changeOf(warband, after, draft.id);
  return {
    warband: { ...after, history: withLine(warband, { ...line, change }) },
    advances: turns,
  };
}

/** What the warband is worth before and after; null in a game without campaigns. */
function ratings(before: Warband, after: Warband, system: AfterSystem): BattleLine['rating'] {
  const [was, is] = [warbandRating(before, system), warbandRating(after, system)];
  return was === null || is === null ? null : { before: was, after: is };
}

function lineOf(
  { battleId, at, title, against, result }: BattleSummary,
  { found, notes }: AfterDraft,
  { casualties, income, exploration, sale, wages }: Proposal,
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
    left: wages.flatMap(({ memberId, paid }) => (paid ? [] : nameOf(memberId))),
    notes,
    rating,
  };
}

/** Brought home, sold and paid for; null where nothing of it changes the purse. */
function purseAfter({ purse = {} }: Warband, proposal: Proposal): Purse | null {
  const changes = purseChanges(proposal).filter(([, by]) => by !== 0);
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
export function purseChanges({
  income,
  sale,
  wages,
}: Proposal): readonly (readonly [id: string, by: number])[] {
  const paid = wages.reduce((sum, { cost, paid: pays }) => sum + (pays ? cost : 0), 0);
  return [
    ...Object.entries(income),
    ...(sale === null
      ? []
      : [[sale.row.of, -sale.sold] as const, [sale.row.for, sale.price] as const]),
    ...wages.slice(0, 1).map(({ of }) => [of, -paid] as const),
  ];
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

function membersAfter(
  { members }: Warband,
  system: AfterSystem,
  fought: BattleSummary,
  proposal: Proposal,
): readonly Member[] {
  const { casualties, gains, satOut, succession, wages, exploration } = proposal;
  const found = findGains(exploration);
  const left = [
    ...wages.flatMap(({ memberId, paid }) => (paid ? [] : memberId)),
    ...found.flatMap((gain) => (gain.kind === 'lost' ? gain.memberId : [])),
  ];
  return members.flatMap((member) => {
    const own = casualties.filter(({ post }) => post.memberId === member.id);
    const dead = own.filter(({ gone }) => gone).map(({ post }) => post.label);
    const labels = member.labels.filter((label) => !dead.includes(label));
    if (labels.length === 0 || left.includes(member.id)) return [];
    const rested = satOut.includes(member.id) ? oneBattleLess(member) : member;
    const injuredOnes = own.reduce((now, one) => injured(now, one, system, fought), rested);
    const hurt = found.reduce(hurtBySearch, injuredOnes);
    const gain = gains.find(({ memberId }) => memberId === member.id);
    return [
      {
        ...hurt,
        labels,
        ...countedAdvances(member, system),
        experience: clampedInteger(gain?.after ?? member.experience, 0, LIMITS.experience),
        leader: leadsNow(member, succession),
      },
    ];
  });
}

/** From now on his advances are counted: those that his numbers and skills show are taken. */
function countedAdvances(member: Member, system: AfterSystem): Pick<Member, 'advances'> {
  const count = advanceCount(member, system);
  return count === null ? {} : { advances: count.taken };
}

function leadsNow({ id, leader }: Member, succession: Proposal['succession']): boolean {
  return succession === null ? leader : succession.heir === id;
}

/** Who missed this battle, and has perhaps more to miss. */
function oneBattleLess({ missesAfter = 0, ...member }: Member): Member {
  return { ...member, ...missing(missesAfter) };
}

/** How it stands in a member that he misses so many battles from now on. */
function missing(battles: number): Pick<Member, 'missesNext' | 'missesAfter'> {
  return {
    missesNext: battles > 0,
    ...(battles > 1 ? { missesAfter: clampedInteger(battles - 1, 1, LIMITS.battles) } : {}),
  };
}

/** Who got into trouble where he searched. */
function hurtBySearch(member: Member, gain: FindGain): Member {
  if (gain.kind !== 'misses' || gain.memberId !== member.id) return member;
  const { missesAfter: _, ...rest } = member;
  return { ...rest, ...missing(gain.battles) };
}

function injured(
  member: Member,
  one: Casualty,
  system: AfterSystem,
  fought: BattleSummary,
): Member {
  if (one.gone) return member;
  const effects = resultsOf(one).flatMap((row) => row.effects);
  const hurt = effects.reduce(
    (now, effect) => withEffect(now, effect, one, system, fought),
    member,
  );
  const missed = effects.flatMap((effect) => (effect.kind === 'misses' ? effect.battles : []));
  if (missed.length === 0) return hurt;
  const { missesAfter: _, ...rest } = hurt;
  return { ...rest, ...missing(Math.max(...missed)) };
}

function withEffect(
  member: Member,
  effect: InjuryEffect,
  one: Casualty,
  system: AfterSystem,
  fought: BattleSummary,
): Member {
  switch (effect.kind) {
    case 'characteristic': {
      const { characteristic: id, by } = effect;
      const row = characteristicRow(system, id);
      const value = clampedInteger(
        (member.profile[id] ?? 0) + by,
        row?.min ?? 0,
        LIMITS.characteristic,
      );
      // Who has less than anybody should have gets nothing by an injury.
      const profile = { ...member.profile, [id]: Math.min(value, member.profile[id] ?? value) };
      return { ...member, profile };
    }
    case 'trait':
      return { ...member, traits: { ...member.traits, [effect.trait]: true } };
    case 'grudge': {
      const whom = grudgeOf(one, fought);
      const now = member.traits[effect.trait];
      const all = [...(typeof now === 'string' ? [now] : []), ...(whom === '' ? [] : [whom])];
      if (all.length === 0) return member;
      const text = normalizedLine(all.join(', '), LIMITS.traitText);
      return { ...member, traits: { ...member.traits, [effect.trait]: text } };
    }
    case 'robbed': {
      const gear = system.traits.filter((row) => isGear(row, system)).map(({ id }) => id);
      const own = findProfile(system, member.profileId)?.traits ?? {};
      const left = Object.entries(member.traits).filter(
        ([id, value]) => !gear.includes(id) || effect.keeps.includes(id) || own[id] === value,
      );
      return { ...member, traits: Object.fromEntries(left) };
    }
    case 'gone':
    case 'misses':
    case 'experience':
      return member;
  }
}

/** Whom somebody holds it against that he was put out of action: who did it, or else all of them. */
export function grudgeOf({ soldier }: Casualty, { against }: BattleSummary): string {
  return soldier.by === '' ? against.join(', ') : soldier.by;
}

/** Members who will miss the next battle. */
export function missingNext({ members }: Pick<Warband, 'members'>): readonly WarriorId[] {
  return members.filter(({ missesNext }) => missesNext).map(({ id }) => id);
}
