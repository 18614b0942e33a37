import { changeMember } from '#roster/edit.ts';
import { promote } from '#roster/groups.ts';
import { LIMITS } from '#roster/limits.ts';
import { removeMember, removeMiniature } from '#roster/lineup.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import { advanceCount } from './count.ts';
import {
  type AdvanceReading,
  type AdvanceResult,
  type AdvanceScene,
  type AdvanceSystem,
  needAgain,
  readAdvance,
} from './read.ts';
import { skillBar } from './skill-bar.ts';

/** Dice and choices by member, one list per advance, as `read.ts` reads them. */
export type AdvancePicks = Readonly<Record<string, readonly Answers[]>>;

/** One advance of a member, taken or next. */
export interface AdvanceTurn extends AdvanceScene {
  readonly memberId: WarriorId;
  /** Index of its answers in the member's `AdvancePicks`. */
  readonly at: number;
  /** Number of open advances, including this one. */
  readonly open: number;
  readonly reading: AdvanceReading;
}

export interface TakenAdvances {
  readonly warband: Warband;
  /** All members' advances in roster order: those taken, then the next open one. */
  readonly turns: readonly AdvanceTurn[];
}

/**
 * The warband with the advances that were rolled and chosen. A promoted member gets one of his own at once,
 * and the others of his group roll again; unanswered advances stay open.
 * @rule MORD-AFTER-ADVANCE
 */
export function takeAdvances(
  warband: Warband,
  system: AdvanceSystem,
  picks: AdvancePicks,
): TakenAdvances {
  const turns: AdvanceTurn[] = [];
  const queue = warband.members.map(({ id }) => id);
  let now = warband;
  for (const memberId of queue) {
    let afterPromotion = false;
    for (let at = 0; at < MAX_TURNS; at += 1) {
      const member = now.members.find(({ id }) => id === memberId);
      const open = member === undefined ? 0 : (advanceCount(member, system)?.open ?? 0);
      if (member === undefined || open === 0) break;
      const scene: AdvanceScene = { warband: now, member, system, afterPromotion };
      const reading = readAdvance(scene, picks[memberId]?.[at] ?? []);
      turns.push({ ...scene, memberId, at, open, reading });
      if (reading.result === null) break;
      const heirId = freshId(now, member, at);
      now = withAdvance(now, system, member, reading.result, heirId);
      if (reading.result.kind === 'promotion' && member.labels.length > 1) queue.push(heirId);
      afterPromotion = ['promotion', 'lost'].includes(reading.result.kind);
    }
  }
  return { warband: now, turns };
}

/** Upper bound per member, for damaged files. */
const MAX_TURNS = 40;

/** Deterministic, since the same answers are read several times. */
function freshId({ members }: Warband, { id }: Member, at: number): WarriorId {
  const stem = id.slice(0, MAX_ID_LENGTH);
  let serial = at + 1;
  const made = (): WarriorId => `m-${stem.slice(2)}-${serial}`;
  while (members.some((one) => one.id === made())) serial += 1;
  return made();
}

const MAX_ID_LENGTH = 56;

function withAdvance(
  warband: Warband,
  system: AdvanceSystem,
  member: Member,
  result: AdvanceResult,
  heirId: WarriorId,
): Warband {
  const taken = (advanceCount(member, system)?.taken ?? 0) + 1;
  const change = (how: (now: Member) => Partial<Member>) =>
    changeMember(warband, member.id, (now) => ({ ...now, ...how(now), advances: taken }));
  switch (result.kind) {
    case 'entered':
      return change(() => ({}));
    case 'raise':
      return change(({ profile }) => ({ profile: raised(profile, result.characteristic) }));
    case 'skill':
      return change(({ traits }) => ({
        traits: {
          ...traits,
          [result.skill]: needAgain(member, result.skill, system) ?? valueOf(result.skill, system),
          ...despiteBar(member, result.skill, system),
        },
      }));
    case 'lost':
      return member.labels.length === 1
        ? removeMember(warband, member.id)
        : removeMiniature(warband, member.id, result.index);
    case 'promotion':
      return promoted(warband, system, member, result, heirId);
  }
}

/** A skill is a flag; a spell has a number. */
function valueOf(trait: string, { traits }: AdvanceSystem): FlagValue {
  const row = traits.find(({ id }) => id === trait);
  return row?.range?.default ?? true;
}

/** Players who give him a skill that is not for him have let it count. */
function despiteBar(member: Member, skill: string, system: AdvanceSystem): Member['traits'] {
  const { anyway = '' } = system.advances?.skills ?? {};
  return skillBar(member, skill, system) === null ? {} : { [anyway]: true };
}

function raised(profile: Member['profile'], id: string): Member['profile'] {
  return { ...profile, [id]: Math.min(LIMITS.characteristic, (profile[id] ?? 0) + 1) };
}

function promoted(
  warband: Warband,
  system: AdvanceSystem,
  member: Member,
  { index, lists }: Extract<AdvanceResult, { readonly kind: 'promotion' }>,
  heirId: WarriorId,
): Warband {
  const alone = member.labels.length === 1;
  const risen = promote(warband, system, member.id, { index, id: heirId });
  return changeMember(risen, alone ? member.id : heirId, (now) => ({ ...now, skillLists: lists }));
}
