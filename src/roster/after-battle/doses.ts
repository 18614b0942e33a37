import { clampedInteger, LIMITS } from '#roster/limits.ts';
import type { Member } from '#roster/warband.ts';
import type {
  AfterBattlePart,
  AfterResult,
  AfterRow,
  InjuryEffect,
} from '#rules/contract/after-battle.ts';
import type { FighterId, WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import type { AfterDraft } from './draft.ts';
import type { Soldier } from './fought.ts';
import type { Post } from './posts.ts';

/** A drug that somebody had taken for the battle, or the mount that he fell from, and what comes of it. */
export interface Dose {
  /** In a draft. */
  readonly key: string;
  readonly post: Post;
  readonly row: AfterRow;
  /** The dice so far. */
  readonly dice: readonly number[];
  /** Null until the last of them. */
  readonly result: AfterResult | null;
}

/** Somebody who can’t be without a drug, and came to the battle without it. */
export interface Withdrawn {
  readonly memberId: WarriorId;
  readonly trait: string;
  /** The player’s word; by the rules he leaves. */
  readonly stays: boolean;
}

/**
 * The drugs taken by those who are left, and the mounts that they fell from.
 * @param members with their injuries applied
 * @rule MORD-DRUGS, MORD-AFTER-MOUNT
 */
export function dosesOf(
  soldiers: readonly Soldier[],
  posts: ReadonlyMap<FighterId, Post>,
  members: readonly Member[],
  part: AfterBattlePart | null,
  { drugs }: Pick<AfterDraft, 'drugs'>,
): readonly Dose[] {
  return soldiers.flatMap(({ fighterId, doses, fellFrom }) => {
    const post = posts.get(fighterId);
    const member = members.find(({ id }) => id === post?.memberId);
    if (post === undefined || member?.labels.includes(post.label) !== true) return [];
    const fell = part?.steeds?.rows.find(
      ({ trait, applies }) => trait === fellFrom && applies(member.traits),
    );
    const rows: readonly AfterRow[] = [
      ...(part?.drugs ?? []).filter(({ trait }) => doses.includes(trait)),
      ...(fell === undefined ? [] : [fell]),
    ];
    return rows.map((row) => {
      const key = `${fighterId} ${row.trait}`;
      const dice = (drugs[key] ?? []).slice(0, row.dice);
      return { key, post, row, dice, result: resultOf(row, dice) };
    });
  });
}

/** Whether the dose is used up, or the mount dead. */
function isLost({ row: { lostBy }, result }: Dose): boolean {
  return lostBy === null || (result !== null && lostBy.includes(result.id));
}

function resultOf({ dice: count, results }: AfterRow, dice: readonly number[]): AfterResult | null {
  if (dice.length < count) return null;
  const sum = dice.reduce((total, die) => total + die, 0);
  return results.find(({ on: [from, to] }) => sum >= from && sum <= to) ?? null;
}

/** Who had to take a drug and did not, of those who took part and are left. @rule MORD-DRUGS */
export function withdrawnOf(
  members: readonly Member[],
  soldiers: readonly Soldier[],
  posts: ReadonlyMap<FighterId, Post>,
  part: AfterBattlePart | null,
  { clean }: Pick<AfterDraft, 'clean'>,
): readonly Withdrawn[] {
  const habits = (part?.drugs ?? []).filter(({ habit }) => habit !== null);
  return members.flatMap(({ id, traits, labels }) => {
    const own = soldiers.filter(({ fighterId }) => {
      const post = posts.get(fighterId);
      return post?.memberId === id && labels.includes(post.label);
    });
    if (own.length === 0) return [];
    return habits
      .filter(({ habit, trait }) => {
        const took = own.every(({ doses }) => doses.includes(trait));
        return habit !== null && Object.hasOwn(traits, habit) && !took;
      })
      .map(({ trait }) => ({ memberId: id, trait, stays: clean.includes(id) }));
  });
}

/** The members after the drugs: a dose that was taken is used up, its dice have had their effect. @rule MORD-DRUGS, MORD-AFTER-MOUNT */
export function membersAfterDoses(
  members: readonly Member[],
  doses: readonly Dose[],
  withdrawn: readonly Withdrawn[],
  system: Pick<RuleSystem, 'characteristics'>,
): readonly Member[] {
  return members
    .filter(({ id }) => !withdrawn.some(({ memberId, stays }) => memberId === id && !stays))
    .map((member) => {
      const own = doses.filter(({ post }) => post.memberId === member.id);
      const traits = Object.fromEntries(
        Object.entries(member.traits).filter(
          ([id]) => !own.some((one) => one.row.trait === id && isLost(one)),
        ),
      );
      return own
        .flatMap(({ result }) => result?.effects ?? [])
        .reduce(
          (now, effect) => withEffect(now, effect, system),
          own.length === 0 ? member : { ...member, traits },
        );
    });
}

function withEffect(
  member: Member,
  effect: InjuryEffect,
  system: Pick<RuleSystem, 'characteristics'>,
): Member {
  switch (effect.kind) {
    case 'trait':
      return { ...member, traits: { ...member.traits, [effect.trait]: true } };
    case 'characteristic': {
      const { characteristic: id, by } = effect;
      const now = member.profile[id] ?? 0;
      const least = Math.min(now, characteristicRow(system, id)?.min ?? 0);
      const value = clampedInteger(now + by, least, LIMITS.characteristic);
      return { ...member, profile: { ...member.profile, [id]: value } };
    }
    // Of these no dose tells.
    case 'gone':
    case 'grudge':
    case 'misses':
    case 'robbed':
    case 'experience':
    case 'income':
      return member;
  }
}

/**
 * Of a group of which not all have taken theirs, or lost their mounts: what is left, for the chest, by trait.
 * @param members those who are left
 */
export function dosesLeft(
  members: readonly Member[],
  doses: readonly Dose[],
): readonly (readonly [trait: string, count: number])[] {
  return members.flatMap(({ id, labels }) => {
    const own = doses.filter((one) => one.post.memberId === id && isLost(one));
    const taken = new Set(own.map(({ row }) => row.trait));
    return [...taken].flatMap((trait) => {
      const left = labels.length - own.filter(({ row }) => row.trait === trait).length;
      return left <= 0 ? [] : [[trait, left] as const];
    });
  });
}
