import { takeAdvances } from '#roster/advances/take.ts';
import { leaderOf } from '#roster/edit.ts';
import { experienceTrack } from '#roster/experience.ts';
import { clampedInteger, LIMITS } from '#roster/limits.ts';
import { findProfile } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { ExperienceRows, InjuryEffect } from '#rules/contract/after-battle.ts';
import type { FighterId, WarriorId } from '#rules/contract/ids.ts';
import { membersAfterInjuries } from './after-injuries.ts';
import type {
  AfterSystem,
  Gain,
  Income,
  Proposal,
  Reason,
  Succession,
  Underdog,
} from './aftermath.ts';
import {
  type Captive,
  captivesOf,
  captivesPaidFor,
  holderIn,
  withCaptivesSettled,
} from './captives.ts';
import { type Casualty, casualtyOf, resultsOf } from './casualties.ts';
import { type Dose, dosesOf, membersAfterDoses, type Withdrawn, withdrawnOf } from './doses.ts';
import type { AfterDraft } from './draft.ts';
import { type Exploration, explorationOf } from './exploration.ts';
import type { FindGain } from './find-dice.ts';
import type { BattleSummary, Soldier } from './fought.ts';
import { type Sale, saleOf, wagesOf } from './money.ts';
import { type Post, postsOf } from './posts.ts';
import { incomeOfPrisoners, type Prisoner, prisonersOf } from './prisoners.ts';
import { withFoundingRest } from './purse.ts';
import { openTill, type Till } from './till.ts';
import { type Trade, tradeAfter } from './trade.ts';

/** @param enemyRating the rating of the strongest enemy before the battle; null if unknown on this device */
export function propose(
  roster: Warband,
  system: AfterSystem,
  fought: BattleSummary,
  draft: AfterDraft,
  enemyRating: number | null,
): Proposal {
  const warband = withFoundingRest(roster, system);
  const posts = postsOf(warband, fought.soldiers);
  const known = fought.soldiers.filter(({ fighterId }) => posts.has(fighterId));
  const here = known.filter(({ tookPart }) => tookPart);
  const isOut = (one: Soldier) => one.out || draft.alsoOut.includes(one.fighterId);
  const casualties = inRosterOrder(warband, here.filter(isOut), posts).map((one) =>
    casualtyOf(one, posts, warband, system, draft, fought),
  );
  const present = new Set(here.flatMap(({ fighterId }) => posts.get(fighterId)?.memberId ?? []));
  const underdog = underdogOf(warband, system, draft.enemyRating ?? enemyRating);
  const scene: Scene = { warband, system, fought, draft, posts, casualties, present, underdog };
  const part = system.afterBattle;
  const gains = gainsOf(scene);
  const satOut = warband.members.flatMap(({ id, missesNext }) =>
    missesNext && !present.has(id) ? [id] : [],
  );
  const holderOf = (id: WarriorId) => holderIn(fought, draft.captors[id] ?? null);
  const hurt = membersAfterInjuries(warband, system, fought, {
    casualties,
    gains,
    satOut,
    holderOf,
  });
  const taken = dosesOf(here, posts, hurt, part, draft);
  const withdrawn = withdrawnOf(hurt, here, posts, part, draft);
  const survivors = membersAfterDoses(hurt, taken, withdrawn, system);
  const all = { scene, gains, satOut, survivors, here, isOut, taken, withdrawn };
  const booked = settledWith(all, captivesOf(survivors, part, draft));
  // Whose ransom can't be paid is still held, and so counts as a captive in everything that follows.
  const unpaid = booked.captives.some(({ short }) => short > 0);
  return unpaid ? settledWith(all, booked.captives) : booked;
}

interface Survivors {
  readonly scene: Scene;
  readonly gains: readonly Gain[];
  readonly satOut: readonly WarriorId[];
  readonly survivors: readonly Member[];
  readonly here: readonly Soldier[];
  readonly isOut: (one: Soldier) => boolean;
  readonly taken: readonly Dose[];
  readonly withdrawn: readonly Withdrawn[];
}

/** Everything after the injuries, with these fates of captives. */
function settledWith(
  { scene, gains, satOut, survivors, here, isOut, taken, withdrawn }: Survivors,
  wanted: readonly Captive[],
): Proposal {
  const { warband, system, fought, draft, casualties, present, underdog } = scene;
  const part = system.afterBattle;
  const members = withCaptivesSettled(survivors, wanted, part);
  const { warband: learnt, turns: advances } = takeAdvances(
    { ...warband, members },
    system,
    draft.advances,
  );
  const able = ableMembers(scene, learnt);
  const took = learnt.members.filter(({ id }) => present.has(id));
  const exploration =
    part === null
      ? null
      : explorationOf(part, learnt, fought, draft, searchersOf(scene, able), took);
  const prisoners = prisonersOf(part, warband, draft);
  const takings = takingsOf(scene, exploration, prisoners);
  const income = incomeOf(takings, draft);
  const lost = findGains(exploration).flatMap((gain) =>
    gain.kind === 'lost' ? gain.memberId : [],
  );
  const left = learnt.members.filter(({ id }) => !lost.includes(id));
  const pieces = part?.sale?.of ?? '';
  const chest = (warband.purse?.[pieces] ?? 0) + (income[pieces] ?? 0);
  const sale = part === null ? null : saleOf(part, system, left, chest, draft);
  const till = tillWith(warband, income, sale);
  const captives = captivesPaidFor(wanted, part, till);
  const wages = part === null ? [] : wagesOf(part, warband, left, present, draft, till);
  return {
    casualties,
    doses: taken,
    withdrawn,
    underdog,
    unharmed: here.filter((one) => !isOut(one)),
    gains,
    learnt,
    advances,
    succession: successionOf(scene, left),
    exploration,
    prisoners,
    takings,
    income,
    sale,
    captives,
    wages,
    trade: tradeOf(
      scene,
      able.filter(({ id }) => !lost.includes(id)),
      foundItems(exploration),
      till,
    ),
    satOut,
  };
}

interface Scene {
  readonly warband: Warband;
  readonly system: AfterSystem;
  readonly fought: BattleSummary;
  readonly draft: AfterDraft;
  readonly posts: ReadonlyMap<FighterId, Post>;
  readonly casualties: readonly Casualty[];
  /** Members of which at least one miniature took part. */
  readonly present: ReadonlySet<WarriorId>;
  readonly underdog: Underdog | null;
}

// ── Injuries ───────────────────────────────────────────────────────────────────────────────────

function inRosterOrder(
  { members }: Warband,
  soldiers: readonly Soldier[],
  posts: Scene['posts'],
): readonly Soldier[] {
  const place = ({ fighterId }: Soldier) => {
    const post = posts.get(fighterId);
    const at = members.findIndex(({ id }) => id === post?.memberId);
    return at * MAX_LABELS + (members[at]?.labels.indexOf(post?.label ?? '') ?? 0);
  };
  return soldiers.toSorted((a, b) => place(a) - place(b));
}

const MAX_LABELS = 1000;

/** The remaining miniatures of a member. */
function leftOf({ id, labels }: Member, casualties: readonly Casualty[]): number {
  return labels.length - casualties.filter((one) => one.gone && one.post.memberId === id).length;
}

/** @param left the remaining members, in their present state */
function successionOf(
  { warband, system, draft }: Scene,
  left: readonly Member[],
): Succession | null {
  const leader = leaderOf(warband);
  if (leader === null || system.afterBattle === null) return null;
  if (left.some(({ id }) => id === leader.id)) return null;
  const { exception, ...found } = system.afterBattle.heirs(left, leader);
  const idsOf = (places: readonly number[]) => places.flatMap((at) => left[at]?.id ?? []);
  const [candidates, others] = [idsOf(found.candidates), idsOf(found.others)];
  const named = [...candidates, ...others].find((id) => id === draft.heir) ?? null;
  const [only, ...more] = candidates;
  const heir = named ?? (more.length === 0 ? (only ?? null) : null);
  return { candidates, others, exception, heir };
}

// ── Experience ─────────────────────────────────────────────────────────────────────────────────

/** @rule MORD-AFTER-UNDERDOG */
function underdogOf(warband: Warband, system: AfterSystem, enemy: number | null): Underdog | null {
  const rows = system.afterBattle?.experience.underdog ?? [];
  const own = warbandRating(warband, system);
  if (rows.length === 0 || own === null) return null;
  const less = (enemy ?? own) - own;
  const row = rows.find(({ from, to }) => less >= from && (to === null || less <= to));
  return { own, enemy, points: row?.points ?? 0 };
}

function gainsOf(scene: Scene): readonly Gain[] {
  const { warband, system, fought, casualties, present } = scene;
  const rows = system.afterBattle?.experience;
  if (rows === undefined) return [];
  return warband.members
    .filter((member) => gainsAny(member, system))
    .filter((member) => present.has(member.id) && leftOf(member, casualties) > 0)
    .map((member) => gainOf(member, { ...rows, ...fought.scenario?.experience }, scene));
}

function gainsAny(member: Member, system: AfterSystem): boolean {
  const profile = findProfile(system, member.profileId);
  const learns = profile === null || profile.startXp !== undefined;
  return learns && experienceTrack(member, system) !== null;
}

function gainOf(member: Member, rows: ExperienceRows, scene: Scene): Gain {
  const reasons = reasonsOf(member, rows, scene);
  const extra = scene.draft.extra[member.id] ?? 0;
  const before = member.experience;
  const ticked = reasons.filter((reason) => reason.ticked);
  const after = ticked.reduce((sum, { points }) => sum + points, before + extra);
  const steps = experienceTrack(member, scene.system)?.steps ?? [];
  return {
    memberId: member.id,
    before,
    after,
    reasons,
    extra,
    advances: steps.filter((step) => step > before && step <= after),
  };
}

function reasonsOf(
  { id, role }: Member,
  rows: ExperienceRows,
  { fought, posts, casualties, draft, underdog }: Scene,
): readonly Reason[] {
  const own = fought.soldiers.filter(({ fighterId }) => posts.get(fighterId)?.memberId === id);
  const reason = (kind: Reason['kind'], points: number, ticked: boolean, of = '', name = '') => {
    const key = `${id} ${kind}${of === '' ? '' : ` ${of}`}`;
    return points === 0 ? [] : [{ key, kind, name, points, ticked: draft.ticks[key] ?? ticked }];
  };
  const won = fought.result === 'won';
  const credited = rows.credited.includes(role);
  return [
    ...reason('survived', rows.survived, true),
    ...(won && own.some(({ leader }) => leader)
      ? reason('leader', rows.leaderOfWinners, true)
      : []),
    ...own
      .flatMap(({ felled }) => (credited ? felled : []))
      .flatMap(({ fighterId, label }) => reason('enemy', rows.enemyOut, true, fighterId, label)),
    ...reason('underdog', underdog?.points ?? 0, true),
    // If the scenario is known, its own goals replace the general reason.
    ...(won && fought.scenario === null ? reason('won', rows.won, false) : []),
    ...(fought.scenario?.goals ?? [])
      .filter(({ roles }) => roles?.includes(role) ?? true)
      .flatMap(({ id: goal, points, carrying = false }) =>
        reason('goal', points, carrying && own.some((one) => one.carrying), goal, goal),
      ),
    ...reason('by-injury', experienceOfInjuries(id, casualties), true),
  ];
}

function experienceOfInjuries(id: WarriorId, casualties: readonly Casualty[]): number {
  return effectsOf(casualties.filter(({ post }) => post.memberId === id)).reduce(
    (sum, effect) => sum + (effect.kind === 'experience' ? effect.by : 0),
    0,
  );
}

function effectsOf(casualties: readonly Casualty[]): readonly InjuryEffect[] {
  return casualties.flatMap((one) => resultsOf(one).flatMap(({ effects }) => effects));
}

// ── Income ─────────────────────────────────────────────────────────────────────────────────────

/** Members who took part with no miniature out of action, including those promoted after this battle. */
function ableMembers({ warband, casualties, present }: Scene, learnt: Warband): readonly Member[] {
  const isNew = (id: WarriorId) => warband.members.every((member) => member.id !== id);
  return learnt.members.filter(({ id, labels }) => {
    const out = casualties.some(({ post }) => labels.includes(post.label));
    return (present.has(id) || isNew(id)) && !out;
  });
}

/** Those who can explore. */
function searchersOf({ system }: Scene, able: readonly Member[]): readonly Member[] {
  const roles = system.afterBattle?.exploration.roles ?? [];
  return able.filter(({ role }) => roles.includes(role));
}

/** What there is to pay with: purse, income and sale. */
function tillWith({ purse }: Warband, income: Income, sale: Sale | null): Till {
  const sums = new Map(Object.entries(purse ?? {}));
  const add = (id: string, by: number) => sums.set(id, (sums.get(id) ?? 0) + by);
  for (const [id, amount] of Object.entries(income)) add(id, amount);
  if (sale !== null)
    add(sale.row.of, -sale.sold).set(sale.row.for, (sums.get(sale.row.for) ?? 0) + sale.price);
  return openTill(Object.fromEntries(sums), (id) => Object.hasOwn(purse ?? {}, id));
}

/** Trade, with the money left after everything else. */
function tradeOf(
  { warband, system, draft }: Scene,
  able: readonly Member[],
  found: readonly (readonly [item: string, amount: number])[],
  till: Till,
): Trade | null {
  const part = system.afterBattle;
  if (part === null) return null;
  const of = part.trade?.of ?? '';
  const chest = found.reduce<Income>(
    (now, [item, amount]) => ({ ...now, [item]: (now[item] ?? 0) + amount }),
    warband.stash ?? {},
  );
  return tradeAfter(
    part,
    system,
    warband,
    able,
    clampedInteger(till.left(of), 0, LIMITS.purse),
    chest,
    draft,
  );
}

/** Treasure secured in the battle, the result of the search, and income from injuries and captives. */
function takingsOf(
  { system, fought, casualties }: Scene,
  exploration: Exploration | null,
  prisoners: readonly Prisoner[],
): Income {
  const part = system.afterBattle;
  const treasure = clampedInteger(fought.treasure, 0, LIMITS.purse);
  const found = [
    [part?.treasure ?? '', treasure],
    [part?.exploration.pieces?.id ?? '', exploration?.pieces ?? 0],
    ...findGains(exploration).flatMap((gain) =>
      gain.kind === 'income' ? [[gain.id, gain.amount] as const] : [],
    ),
    ...incomeOfPrisoners(prisoners, part),
    ...effectsOf(casualties).flatMap((effect) =>
      effect.kind === 'income' ? [[effect.id, effect.amount] as const] : [],
    ),
  ] as const;
  return found.reduce<Income>(
    (sum, [id, amount]) => (amount === 0 ? sum : { ...sum, [id]: (sum[id] ?? 0) + amount }),
    {},
  );
}

/** The income with the player's corrections. */
function incomeOf(takings: Income, { income, corrections }: AfterDraft): Income {
  const ids = [...new Set([...Object.keys(takings), ...Object.keys(corrections)])];
  const corrected = ids.map((id) => {
    const amount = (takings[id] ?? 0) + (corrections[id] ?? 0);
    return [id, clampedInteger(amount, 0, LIMITS.purse)] as const;
  });
  return { ...Object.fromEntries(corrected), ...income };
}

/** Certain gains of the find; none if it is skipped. */
export function findGains(exploration: Exploration | null): readonly FindGain[] {
  const find = exploration?.find ?? null;
  return find === null || find.skipped ? [] : find.reading.gains;
}

/** Found items for the chest. */
export function foundItems(
  exploration: Exploration | null,
): readonly (readonly [item: string, amount: number])[] {
  return findGains(exploration).flatMap((gain) =>
    gain.kind === 'item' ? [[gain.item, gain.amount] as const] : [],
  );
}
