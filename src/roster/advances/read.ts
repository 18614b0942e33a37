import type { LearningSystem } from '#roster/experience.ts';
import { promotedRole, type RisingSystem } from '#roster/groups.ts';
import { findCatalogueWarband, findProfile, roleOf } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { AdvanceGift, AdvanceRow, AdvanceTable, SkillList } from '#rules/contract/advances.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import {
  type Answers,
  choice,
  type Inquiry,
  type Reading,
  readAnswers,
  total,
} from '#rules/dice/inquiry.ts';
import { skillBar } from './skill-bar.ts';

/** The parts of a game needed to read advances from dice and choices. */
export type AdvanceSystem = LearningSystem & RisingSystem & Pick<RuleSystem, 'magic' | 'traits'>;

/** Whose advance it is, with the state of the warband at that point. */
export interface AdvanceScene {
  readonly warband: Warband;
  readonly member: Member;
  readonly system: AdvanceSystem;
  /** One of his group has just been promoted: the others roll again, and promotion is no longer offered. */
  readonly afterPromotion: boolean;
}

/** The dice and choices of one advance so far: a result, or the next question. */
export type AdvanceReading = Reading<AdvanceQuestion, AdvanceResult>;

export type AdvanceResult =
  | { readonly kind: 'raise'; readonly characteristic: string }
  | { readonly kind: 'skill'; readonly skill: string }
  | {
      readonly kind: 'promotion';
      readonly to: string;
      /** Index of the miniature in its group. */
      readonly index: number;
      /** His skill lists from now on; empty where he has nothing to choose. */
      readonly lists: readonly string[];
    }
  /** A promotion that kills him. */
  | { readonly kind: 'lost'; readonly index: number }
  /** Already on the player's sheet. */
  | { readonly kind: 'entered' };

export type AdvanceQuestion =
  /** Two dice, by their sum. */
  | { readonly ask: 'sum'; readonly options: readonly SumOption[] }
  /** One more die: 1–3 for the first, 4–6 for the second. */
  | { readonly ask: 'die'; readonly of: readonly string[] }
  | { readonly ask: 'characteristic'; readonly of: readonly string[] }
  /** The skills that he has not learnt yet, by list, and the spells that he may learn instead. */
  | {
      readonly ask: 'skill';
      readonly lists: readonly SkillList[];
      /** Why he can't have some of them; players may give them to him all the same. */
      readonly barred: Readonly<Record<string, Message>>;
      readonly spells: readonly string[];
      /** What a spell that he knows would need from then on. */
      readonly again: Readonly<Record<string, number>>;
    }
  | { readonly ask: 'list'; readonly of: readonly string[]; readonly left: number }
  | { readonly ask: 'whom'; readonly labels: readonly string[] };

export interface SumOption {
  readonly on: AdvanceRow['on'];
  readonly gives: AdvanceGift;
  /** Has no effect: the dice are rolled again. */
  readonly again: boolean;
}

/** Replaces the dice of an advance that is already on the player's sheet. */
export const ENTERED = 'entered';

/**
 * Reads the dice and choices of one advance, one after the other: two dice or their sum, then a die, the id of a
 * characteristic, a skill or a list, or the index of a miniature in its group.
 * @rule MORD-AFTER-ADVANCE
 */
export function readAdvance(scene: AdvanceScene, answers: Answers): AdvanceReading {
  return answers[0] === ENTERED
    ? { result: { kind: 'entered' }, next: null }
    : readAnswers(advance(scene), answers);
}

type Asks<Result = AdvanceResult> = Inquiry<AdvanceQuestion, Result>;

function* advance(scene: AdvanceScene): Asks {
  const options = sumOptions(scene);
  const { gives } = yield* rowOf(options);
  switch (gives.kind) {
    case 'raise':
      return yield* raiseTaken(scene, gives);
    case 'skill':
      return yield* skillTaken(scene);
    case 'promotion':
      return yield* promotionTaken(scene, gives.to);
  }
}

/** Rolls again until something comes of it. */
function* rowOf(options: readonly SumOption[]): Asks<SumOption> {
  for (;;) {
    const sum = yield* total({ ask: 'sum', options } as const, 2);
    const option = options.find((one) => !one.again && isOn(one, sum));
    if (option !== undefined) return option;
  }
}

function* raiseTaken(
  scene: AdvanceScene,
  { of, by }: Extract<AdvanceGift, { readonly kind: 'raise' }>,
): Asks {
  const free = of.filter((id) => mayRaise(scene, id));
  const offered = free.length === 0 ? raisable(scene) : free;
  const [only, ...others] = offered;
  if (only !== undefined && others.length === 0) return raised(only);
  if (by === 'die' && free.length === of.length) {
    const die = yield* total({ ask: 'die', of } as const, 1);
    return raised(of[die < 4 ? 0 : 1] ?? '');
  }
  return raised(yield* choice({ ask: 'characteristic', of: offered } as const, offered));
}

function* skillTaken({ member, system }: AdvanceScene): Asks {
  const lists = skillsLeft(member, system);
  const learnable = system.magic?.learnable(member) ?? [];
  const again = learnable.flatMap((id) => {
    const need = needAgain(member, id, system);
    return need === null ? [] : [[id, need] as const];
  });
  const spells = learnable.filter(
    (id) => !Object.hasOwn(member.traits, id) || again.some(([known]) => known === id),
  );
  const barred = lists
    .flatMap((list) => list.skills)
    .flatMap((skill) => {
      const bar = skillBar(member, skill, system);
      return bar === null ? [] : [[skill, bar] as const];
    });
  const all = [...lists.flatMap((list) => list.skills), ...spells];
  const asked = {
    ask: 'skill',
    lists,
    barred: Object.fromEntries(barred),
    spells,
    again: Object.fromEntries(again),
  } as const;
  return { kind: 'skill', skill: yield* choice(asked, all) };
}

function* promotionTaken({ member, warband, system }: AdvanceScene, to: string): Asks {
  const { labels, profileId } = member;
  const indexes = labels.map((_, at) => String(at));
  const index =
    labels.length === 1 ? 0 : Number(yield* choice({ ask: 'whom', labels } as const, indexes));
  if (system.advances?.lostByPromotion.includes(profileId)) return { kind: 'lost', index };
  const chosen: string[] = [];
  const { offered, count } = promotedLists(member, warband, system);
  while (chosen.length < count) {
    const open = offered.filter((id) => !chosen.includes(id));
    const left = count - chosen.length;
    chosen.push(yield* choice({ ask: 'list', of: open, left } as const, open));
  }
  return { kind: 'promotion', to, index, lists: chosen.length > 0 ? chosen : offered };
}

// ── Options ────────────────────────────────────────────────────────────────────────────────────

/** The sums that have different results, in the order of the table. */
function sumOptions(scene: AdvanceScene): readonly SumOption[] {
  const table = tableOf(scene);
  return (table?.rows ?? []).map((row) => ({ ...row, again: comesToNothing(scene, row, table) }));
}

function tableOf({ member, system }: AdvanceScene): AdvanceTable | null {
  return system.advances?.tables.find(({ roles }) => roles.includes(member.role)) ?? null;
}

function comesToNothing(
  scene: AdvanceScene,
  { gives }: AdvanceRow,
  table: AdvanceTable | null,
): boolean {
  switch (gives.kind) {
    case 'skill':
      return false;
    case 'raise':
      return gives.of.every((id) => !mayRaise(scene, id)) && mustRollAgain(scene, table);
    case 'promotion':
      return scene.afterPromotion || !mayBePromoted(scene, gives.to);
  }
}

/** Whether he rolls again if a row has no effect for him, rather than choosing something else. */
function mustRollAgain(scene: AdvanceScene, table: AdvanceTable | null): boolean {
  return table?.exhausted === 'again' || raisable(scene).length === 0;
}

function mayBePromoted({ member, warband, system }: AdvanceScene, to: string): boolean {
  if (system.advances?.lostByPromotion.includes(member.profileId)) return true;
  return promotedRole(member, system) === to && hasRoom(warband, to, system);
}

/** Whether the warband's type allows one more of this role. */
function hasRoom({ catalogueId, members }: Warband, role: string, system: AdvanceSystem): boolean {
  const type = findCatalogueWarband(system, catalogueId);
  if (type === null || roleOf(system, role)?.limited !== true) return true;
  const held = members
    .filter((member) => roleOf(system, member.role)?.limited === true)
    .reduce((sum, { labels }) => sum + labels.length, 0);
  return held < type.maxHeroes;
}

/** Whether it is below the maximum of his race, and was raised less often than his table allows. */
function mayRaise({ member, warband, system }: AdvanceScene, id: string): boolean {
  const { advances } = system;
  const value = member.profile[id] ?? 0;
  const most = racialMaximum(member, warband, system, id);
  if (most !== null && value >= most) return false;
  const table = advances?.tables.find(({ roles }) => roles.includes(member.role));
  const came = findProfile(system, member.profileId)?.profile[id];
  const raises = table?.raises ?? null;
  return raises === null || came === undefined || value - came < raises;
}

/** How far advances can raise a characteristic of his race; null without a limit. @rule MORD-AFTER-ADVANCE */
export function racialMaximum(
  { profileId }: Pick<Member, 'profileId'>,
  { catalogueId }: Pick<Warband, 'catalogueId'>,
  { advances }: Pick<RuleSystem, 'advances'>,
  id: string,
): number | null {
  const race = advances?.races[profileId] ?? advances?.races[catalogueId];
  return advances?.maximums[race ?? '']?.[id] ?? null;
}

function raisable(scene: AdvanceScene): readonly string[] {
  return Object.keys(scene.member.profile).filter((id) => mayRaise(scene, id));
}

/** The number of a spell once he has learnt it again; null for one that he does not know or can't make easier. */
export function needAgain(
  { traits }: Pick<Member, 'traits'>,
  spell: string,
  { magic, traits: rows }: AdvanceSystem,
): number | null {
  const range = rows.find(({ id }) => id === spell)?.range;
  const known = traits[spell];
  if (known === undefined || range === undefined || magic === null) return null;
  const now = typeof known === 'number' ? known : range.default;
  return now > range.min ? Math.max(range.min, now - magic.easier) : null;
}

/** The skills of his lists that he has not learnt yet; of all lists if his own are unknown. */
function skillsLeft(
  { profileId, traits, skillLists }: Member,
  { advances }: AdvanceSystem,
): readonly SkillList[] {
  if (advances === undefined) return [];
  const { lists, byProfile } = advances.skills;
  const own = skillLists ?? byProfile[profileId];
  return lists
    .filter(({ id }) => own === undefined || own.includes(id))
    .map(({ id, skills }) => ({
      id,
      skills: skills.filter((skill) => !Object.hasOwn(traits, skill)),
    }))
    .filter(({ skills }) => skills.length > 0);
}

interface PromotedLists {
  readonly offered: readonly string[];
  /** How many of them he chooses; 0 if he gets all. */
  readonly count: number;
}

/** The lists of his warband's heroes, except those that his profile never gets. @rule MORD-AFTER-SKILLS */
function promotedLists(
  { profileId }: Member,
  { catalogueId }: Warband,
  { advances }: AdvanceSystem,
): PromotedLists {
  if (advances === undefined) return { offered: [], count: 0 };
  const { lists, byProfile, promoted, promotedOnly, promotedNever } = advances.skills;
  const only = promotedOnly[profileId];
  if (only !== undefined) return { offered: only, count: 0 };
  const heroes = Object.entries(byProfile).filter(([id]) => id.startsWith(`${catalogueId}/`));
  const open = new Set(heroes.flatMap(([, ids]) => ids));
  const never = promotedNever[profileId] ?? [];
  const offered = lists
    .map(({ id }) => id)
    .filter((id) => (open.size === 0 || open.has(id)) && !never.includes(id));
  return { offered, count: Math.min(promoted, offered.length) };
}

function isOn({ on }: SumOption, sum: number): boolean {
  return on.some(([from, to]) => sum >= from && sum <= to);
}

function raised(characteristic: string): AdvanceResult {
  return { kind: 'raise', characteristic };
}
