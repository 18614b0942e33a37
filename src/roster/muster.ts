import type { Flags } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { uniqueLabels } from './labels.ts';
import { labelOnTable } from './member-of.ts';
import type { Member, Warband } from './warband.ts';

/** One miniature as it enters a battle: the facts that the setup needs. */
export interface MusteredFighter {
  readonly id: FighterId;
  readonly label: string;
  readonly profileId: string;
  readonly title: string;
  readonly role: string;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
  readonly status: string;
  readonly wounds: number;
}

export interface Muster {
  readonly fighters: readonly MusteredFighter[];
  /** The leader if he takes part; null if one has to be chosen. */
  readonly leaderId: FighterId | null;
}

/**
 * Turns every miniature of a warband into a fighter for a battle, in roster order.
 * Copies everything, so that later changes of the roster don't affect the battle.
 * @param freshFighterId returns a new id at every call
 */
export function muster(
  warband: Warband,
  system: Pick<RuleSystem, 'initialStatus' | 'statuses' | 'woundsCharacteristic'>,
  freshFighterId: () => FighterId,
): Muster {
  const called = labelOnTable(warband);
  const labels = uniqueLabels(
    warband.members.flatMap((member) => member.labels.map((label) => called(member, label))),
  );
  // Listed anyway, so that a player can add him after all.
  const absent = statusFor(system, 'absent') ?? system.initialStatus;
  const soldiers = warband.members.flatMap((member) => member.labels.map(() => member));
  const fighters = soldiers.map((member, index) => ({
    id: freshFighterId(),
    label: labels[index] ?? member.name,
    profileId: member.profileId,
    title: member.title,
    role: member.role,
    profile: member.profile,
    traits: member.traits,
    status: member.missesNext ? absent : system.initialStatus,
    wounds: member.profile[system.woundsCharacteristic] ?? 0,
  }));
  const at = soldiers.findIndex((member) => leadsNow(member));
  return { fighters, leaderId: fighters[at]?.id ?? null };
}

/** The status at setup of those who miss the battle or come later; null in a system without one. */
export function statusFor(
  { statuses }: Pick<RuleSystem, 'statuses'>,
  use: 'absent' | 'reserve',
): string | null {
  return statuses.find((row) => row.use === use)?.id ?? null;
}

function leadsNow(member: Member): boolean {
  return member.leader && !member.missesNext;
}
