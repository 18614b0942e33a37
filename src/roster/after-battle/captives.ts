import type { Holder, Member } from '#roster/warband.ts';
import type { AfterBattlePart, CaptivityRow } from '#rules/contract/after-battle.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { AfterDraft, CaptiveFate } from './draft.ts';
import type { BattleSummary } from './fought.ts';
import type { Till } from './till.ts';

/** A member held captive, since this battle or an earlier one, and his fate as entered. */
export interface Captive {
  readonly memberId: WarriorId;
  readonly fate: CaptiveFate;
  /** Ransom paid. */
  readonly ransom: number;
  /** Missing for the ransom entered, so that he is still held; 0 for nothing. */
  readonly short: number;
}

/** Whether he is a captive; always false in a game without captives. */
export function isCaptive({ traits }: Member, row: CaptivityRow | null): boolean {
  return row !== null && row.trait in traits;
}

/** All captives. @param members with their injuries applied */
export function captivesOf(
  members: readonly Member[],
  part: AfterBattlePart | null,
  { captives, ransoms }: Pick<AfterDraft, 'captives' | 'ransoms'>,
): readonly Captive[] {
  return members
    .filter((member) => isCaptive(member, part?.captivity ?? null))
    .map(({ id: memberId }) => {
      const fate = captives[memberId] ?? 'held';
      const ransom = fate === 'freed' ? (ransoms[memberId] ?? 0) : 0;
      return { memberId, fate, ransom, short: 0 };
    });
}

/**
 * Who has taken somebody.
 * @param at which of the enemies, as players say; null for the only one
 */
export function holderIn(
  { foes, against }: Pick<BattleSummary, 'foes' | 'against'>,
  at: number | null,
): Holder | null {
  const index = at ?? (foes.length === 1 ? 0 : -1);
  const foe = foes[index];
  return foe === undefined ? null : { warbandId: foe.warbandId, name: against[index] ?? '' };
}

/** Whoever’s ransom is more than there is stays a captive. */
export function captivesPaidFor(
  captives: readonly Captive[],
  part: AfterBattlePart | null,
  till: Till,
): readonly Captive[] {
  const of = part?.captivity?.of ?? '';
  return captives.map((one) => {
    const short = till.pay(of, one.ransom);
    return short === 0 ? one : { ...one, fate: 'held', ransom: 0, short };
  });
}

/** Freed captives can fight the next battle; lost ones are removed with all their equipment. */
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

/** A captive who is free again: he can fight the next battle. */
export function freed(member: Member, trait: string): Member {
  const { [trait]: _, ...traits } = member.traits;
  const { missesAfter: __, heldBy: ___, ...rest } = member;
  return { ...rest, traits, missesNext: false };
}
