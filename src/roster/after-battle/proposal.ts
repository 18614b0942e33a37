import { leaderOf } from '#roster/edit.ts';
import { experienceTrack } from '#roster/experience.ts';
import { clampedInteger, LIMITS } from '#roster/limits.ts';
import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type {
  AfterBattlePart,
  ExperienceRows,
  InjuryEffect,
  InjuryRow,
  InjuryTable,
} from '#rules/contract/after-battle.ts';
import type { FighterId, WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { AfterDraft } from './draft.ts';
import { type Exploration, explorationOf } from './exploration.ts';
import type { FindGain } from './find-dice.ts';
import type { BattleSummary, Soldier } from './fought.ts';
import { type InjuryReading, readInjury } from './injury-dice.ts';
import { type Sale, saleOf, type Wage, wagesOf } from './money.ts';
import { type Post, postsOf } from './posts.ts';

/** The system of a warband, with what its papers say of the time after a battle. */
export type AfterSystem = RosterSystem &
  Pick<RuleSystem, 'advances' | 'promotion'> & { readonly afterBattle: AfterBattlePart | null };

/** What comes after a battle, from its log and what the player has said so far. */
export interface Proposal {
  /** Everybody who was out of action, each once, in the order of the roster. */
  readonly casualties: readonly Casualty[];
  /** Took part, and could be said to have been out of action after all. */
  readonly unharmed: readonly Soldier[];
  /** Null in a game that gives the weaker side nothing. */
  readonly underdog: Underdog | null;
  /** Members who gain experience and of whom somebody is left, each once, in the order of the roster. */
  readonly gains: readonly Gain[];
  /** Whose place somebody else has to take; null while a leader is left, or none was there. */
  readonly succession: Succession | null;
  readonly exploration: Exploration | null;
  /** Brought home as the log and the search say, by id of the game's income. */
  readonly takings: Income;
  /** The same as the player corrects it. */
  readonly income: Income;
  /** Null in a game where nothing is sold. */
  readonly sale: Sale | null;
  readonly wages: readonly Wage[];
  /** Members who missed this battle as they had to. */
  readonly satOut: readonly WarriorId[];
}

export interface Casualty {
  readonly soldier: Soldier;
  readonly post: Post;
  /** Null where no paper says what becomes of him. */
  readonly table: InjuryTable | null;
  readonly reading: InjuryReading;
  /** The dice so far. */
  readonly dice: readonly number[];
  /** The player wants nothing to come of it. */
  readonly skipped: boolean;
  /** Something is still to be said of him. */
  readonly open: boolean;
  /** He leaves the warband. */
  readonly gone: boolean;
}

/** Experience of one member: of each of his miniatures, where he is several. */
export interface Gain {
  readonly memberId: WarriorId;
  readonly before: number;
  readonly after: number;
  readonly reasons: readonly Reason[];
  /** What the player gives besides. */
  readonly extra: number;
  /** Sums at which an advance falls due by this battle. */
  readonly advances: readonly number[];
}

export interface Reason {
  /** Of this member and this reason, in a draft. */
  readonly key: string;
  readonly kind: 'survived' | 'leader' | 'enemy' | 'underdog' | 'won' | 'goal' | 'by-injury';
  /** The enemy's name; the id of a scenario's goal; '' for all others. */
  readonly name: string;
  readonly points: number;
  readonly ticked: boolean;
}

/** What both sides were worth before the battle, and what the weaker one's people gain by it. */
export interface Underdog {
  readonly own: number;
  /** Null as long as nobody knows it. */
  readonly enemy: number | null;
  readonly points: number;
}

export interface Succession {
  readonly candidates: readonly WarriorId[];
  /** Named by the player, or the only one; null while it is open. */
  readonly heir: WarriorId | null;
}

type Income = Readonly<Record<string, number>>;

/** @param enemyRating what the strongest enemy was worth before the battle, as far as this device knows */
export function propose(
  warband: Warband,
  system: AfterSystem,
  fought: BattleSummary,
  draft: AfterDraft,
  enemyRating: number | null,
): Proposal {
  const posts = postsOf(warband, fought.soldiers);
  const known = fought.soldiers.filter(({ fighterId }) => posts.has(fighterId));
  const here = known.filter(({ tookPart }) => tookPart);
  const isOut = (one: Soldier) => one.out || draft.alsoOut.includes(one.fighterId);
  const casualties = inRosterOrder(warband, here.filter(isOut), posts).map((one) =>
    casualtyOf(one, posts, warband, system, draft),
  );
  const present = new Set(here.flatMap(({ fighterId }) => posts.get(fighterId)?.memberId ?? []));
  const underdog = underdogOf(warband, system, draft.enemyRating ?? enemyRating);
  const scene: Scene = { warband, system, fought, draft, posts, casualties, present, underdog };
  const part = system.afterBattle;
  const exploration =
    part === null ? null : explorationOf(part, warband, fought, draft, searchersOf(scene));
  const takings = takingsOf(scene, exploration);
  const income = incomeOf(takings, draft);
  const lost = findGains(exploration).flatMap((gain) =>
    gain.kind === 'lost' ? gain.memberId : [],
  );
  const left = remaining(scene).filter(({ id }) => !lost.includes(id));
  const pieces = part?.sale?.of ?? '';
  const chest = (warband.purse?.[pieces] ?? 0) + (income[pieces] ?? 0);
  return {
    casualties,
    underdog,
    unharmed: here.filter((one) => !isOut(one)),
    gains: gainsOf(scene),
    succession: successionOf(scene, lost),
    exploration,
    takings,
    income,
    sale: part === null ? null : saleOf(part, system, left, chest, draft),
    wages: part === null ? [] : wagesOf(part, warband, left, present, draft),
    satOut: warband.members.flatMap(({ id, missesNext }) =>
      missesNext && !present.has(id) ? [id] : [],
    ),
  };
}

interface Scene {
  readonly warband: Warband;
  readonly system: AfterSystem;
  readonly fought: BattleSummary;
  readonly draft: AfterDraft;
  readonly posts: ReadonlyMap<FighterId, Post>;
  readonly casualties: readonly Casualty[];
  /** Members of whom somebody took part. */
  readonly present: ReadonlySet<WarriorId>;
  readonly underdog: Underdog | null;
}

// ── Injuries ───────────────────────────────────────────────────────────────────────────────────

const NO_DICE: InjuryReading = { results: [], next: null };

function casualtyOf(
  soldier: Soldier,
  posts: Scene['posts'],
  { members }: Warband,
  { afterBattle }: AfterSystem,
  draft: AfterDraft,
): Casualty {
  const post = posts.get(soldier.fighterId) ?? {
    memberId: 'm-',
    label: soldier.label,
    called: soldier.label,
  };
  const member = members.find(({ id }) => id === post.memberId);
  const table = afterBattle?.injuries.find(({ roles }) => roles.includes(member?.role ?? ''));
  const dice = draft.dice[soldier.fighterId] ?? [];
  const skipped = draft.skipped.includes(soldier.fighterId);
  const reading = table === undefined ? NO_DICE : readInjury(table, dice);
  const results = skipped ? [] : reading.results;
  return {
    soldier,
    post,
    table: table ?? null,
    reading,
    dice,
    skipped,
    open: !skipped && reading.next !== null,
    gone: member !== undefined && leaves(member, results),
  };
}

/** What comes of an injury; nothing of one that is skipped. */
export function resultsOf({ skipped, reading }: Casualty): readonly InjuryRow[] {
  return skipped ? [] : reading.results;
}

/** Whether one of these results, or the second of a kind, makes him leave the warband. */
function leaves({ traits }: Member, results: readonly InjuryRow[]): boolean {
  const effects = results.flatMap((row) => row.effects);
  return effects.some((effect, at) => {
    if (effect.kind === 'gone') return true;
    if (effect.kind !== 'trait' || effect.twice === 'same') return false;
    const before = effects.slice(0, at).some((other) => sameTrait(other, effect));
    return before || effect.trait in traits;
  });
}

function sameTrait(one: InjuryEffect, other: InjuryEffect): boolean {
  return one.kind === 'trait' && other.kind === 'trait' && one.trait === other.trait;
}

function inRosterOrder(
  { members }: Warband,
  soldiers: readonly Soldier[],
  posts: Scene['posts'],
): readonly Soldier[] {
  const place = ({ fighterId }: Soldier) => {
    const post = posts.get(fighterId);
    const at = members.findIndex(({ id }) => id === post?.memberId);
    return at * MOST_LABELS + (members[at]?.labels.indexOf(post?.label ?? '') ?? 0);
  };
  return soldiers.toSorted((a, b) => place(a) - place(b));
}

const MOST_LABELS = 1000;

/** The miniatures of a member that are left. */
function leftOf({ id, labels }: Member, casualties: readonly Casualty[]): number {
  return labels.length - casualties.filter((one) => one.gone && one.post.memberId === id).length;
}

/** @param lost those who never came back from where they searched */
function successionOf(
  { warband, system, casualties, draft }: Scene,
  lost: readonly WarriorId[],
): Succession | null {
  const leader = leaderOf(warband);
  if (leader === null || system.afterBattle === null) return null;
  const isLeft = (member: Member) => leftOf(member, casualties) > 0 && !lost.includes(member.id);
  if (isLeft(leader)) return null;
  const left = warband.members.filter(isLeft);
  const candidates = system.afterBattle.heirs(left).flatMap((at) => left[at]?.id ?? []);
  const named = candidates.find((id) => id === draft.heir) ?? null;
  const [only, ...others] = candidates;
  return { candidates, heir: named ?? (others.length === 0 ? (only ?? null) : null) };
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
  const { warband, system, casualties, present } = scene;
  const rows = system.afterBattle?.experience;
  if (rows === undefined) return [];
  return warband.members
    .filter((member) => gainsAny(member, system))
    .filter((member) => present.has(member.id) && leftOf(member, casualties) > 0)
    .map((member) => gainOf(member, rows, scene));
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
    // Where the scenario is known, its own goals say what it gives.
    ...(won && fought.scenario === null ? reason('won', rows.won, false) : []),
    ...(fought.scenario?.goals ?? [])
      .filter(({ roles }) => roles?.includes(role) ?? true)
      .flatMap((goal) => reason('goal', goal.points, false, goal.id, goal.id)),
    ...reason('by-injury', experienceOfInjuries(id, casualties), true),
  ];
}

function experienceOfInjuries(id: WarriorId, casualties: readonly Casualty[]): number {
  return casualties
    .filter(({ post }) => post.memberId === id)
    .flatMap((one) => resultsOf(one).flatMap(({ effects }) => effects))
    .reduce((sum, effect) => sum + (effect.kind === 'experience' ? effect.by : 0), 0);
}

// ── What is brought home ───────────────────────────────────────────────────────────────────────

/** Those who search: of the roles that may, who took part and were not out of action. */
function searchersOf({ warband, system, casualties, present }: Scene): readonly Member[] {
  const roles = system.afterBattle?.exploration.roles ?? [];
  return warband.members.filter(({ id, role }) => {
    const out = casualties.some(({ post }) => post.memberId === id);
    return roles.includes(role) && present.has(id) && !out;
  });
}

/** What was carried to safety, and what the search brought. */
function takingsOf({ system, fought }: Scene, exploration: Exploration | null): Income {
  const part = system.afterBattle;
  const treasure = clampedInteger(fought.treasure, 0, LIMITS.purse);
  const found = [
    [part?.treasure ?? '', treasure],
    [part?.exploration.pieces?.id ?? '', exploration?.pieces ?? 0],
    ...findGains(exploration).flatMap((gain) =>
      gain.kind === 'income' ? [[gain.id, gain.amount] as const] : [],
    ),
  ] as const;
  return found.reduce<Income>(
    (sum, [id, amount]) => (amount === 0 ? sum : { ...sum, [id]: (sum[id] ?? 0) + amount }),
    {},
  );
}

/** As the player corrects it. */
function incomeOf(takings: Income, { income, corrections }: AfterDraft): Income {
  const ids = [...new Set([...Object.keys(takings), ...Object.keys(corrections)])];
  const corrected = ids.map((id) => {
    const amount = (takings[id] ?? 0) + (corrections[id] ?? 0);
    return [id, clampedInteger(amount, 0, LIMITS.purse)] as const;
  });
  return { ...Object.fromEntries(corrected), ...income };
}

/** All that is certain of what the search came upon; nothing where it is left. */
export function findGains(exploration: Exploration | null): readonly FindGain[] {
  const find = exploration?.find ?? null;
  return find === null || find.skipped ? [] : find.reading.gains;
}

function remaining({ warband, casualties }: Scene): readonly Member[] {
  return warband.members.flatMap((member) => {
    const dead = casualties
      .filter((one) => one.gone && one.post.memberId === member.id)
      .map(({ post }) => post.label);
    const labels = member.labels.filter((label) => !dead.includes(label));
    return labels.length === 0 ? [] : [{ ...member, labels }];
  });
}
