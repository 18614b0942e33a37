import type { Member } from '#roster/warband.ts';
import type { AfterBattlePart, CaptivityRow } from '#rules/contract/after-battle.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { AfterDraft, CaptiveFate } from './draft.ts';

/** A member whom the enemy holds, since today or longer, and what players say became of him. */
export interface Captive {
  readonly memberId: WarriorId;
  readonly fate: CaptiveFate;
  /** What his freedom has cost. */
  readonly ransom: number;
}

/** Whether the enemy holds him; nobody is held in a game that takes no captives. */
export function isCaptive({ traits }: Member, row: CaptivityRow | null): boolean {
  return row !== null && row.trait in traits;
}

/** Everybody whom the enemy holds. @param members as their injuries have left them */
export function captivesOf(
  members: readonly Member[],
  part: AfterBattlePart | null,
  { captives, ransoms }: Pick<AfterDraft, 'captives' | 'ransoms'>,
): readonly Captive[] {
  return members
    .filter((member) => isCaptive(member, part?.captivity ?? null))
    .map(({ id: memberId }) => {
      const fate = captives[memberId] ?? 'held';
      return { memberId, fate, ransom: fate === 'freed' ? (ransoms[memberId] ?? 0) : 0 };
    });
}

/** Those who are free again come to the next battle; those who are lost are gone, with all that they carried. */
export function withCaptivesSettled(
  members: readonly Member[],
  captives: readonly Captive[],
  part: AfterBattlePart | null,
): readonly Member[] {
  const trait = part?.captivity?.trait;
  if (trait === undefined) return members;
  const fateOf = (id: WarriorId) => captives.find(({ memberId }) => memberId === id)?.fate;
  return members
    .filter(({ id }) => fateOf(id) !== 'lost')
    .map((member) => (fateOf(member.id) === 'freed' ? freed(member, trait) : member));
}

function freed(member: Member, trait: string): Member {
  const { [trait]: _, ...traits } = member.traits;
  const { missesAfter: __, ...rest } = member;
  return { ...rest, traits, missesNext: false };
}
