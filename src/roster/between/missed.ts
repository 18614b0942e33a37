import type { AfterSystem } from '#roster/after-battle/aftermath.ts';
import { isCaptive } from '#roster/after-battle/captives.ts';
import { setPurse, withFoundingRest } from '#roster/after-battle/purse.ts';
import { experienceTrack } from '#roster/experience.ts';
import { clampedInteger, LIMITS } from '#roster/limits.ts';
import { mayBeGroup } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { betweenIn, type MissedMode, withBetween } from './line.ts';
import { changeOf } from './take-back.ts';

// A habit of clubs, not of the rulebook: what a warband does on an evening on which its player is not there.

/** What a player enters of a missed evening. */
export interface MissedEntry {
  readonly mode: MissedMode;
  /** For `gold`: how much, as the club has it. */
  readonly gold: number;
  /** For `scavenging`: the dice, one for each of the searchers. */
  readonly dice: readonly number[];
  /** For `training`: the groups that learn too. */
  readonly groups: readonly WarriorId[];
}

/** Who has something to do on a missed evening. */
export interface AtHome {
  /** They scavenge, one die each. */
  readonly searchers: readonly Member[];
  /** They all learn in training. */
  readonly heroes: readonly Member[];
  /** So do some of these groups. */
  readonly groups: readonly Member[];
  /** How many of them: half, rounded up. */
  readonly mostGroups: number;
}

/** @rule MORD-AFTER-ABSENT */
export function atHome({ members }: Pick<Warband, 'members'>, system: AfterSystem): AtHome {
  const held = system.afterBattle?.captivity ?? null;
  const roles = system.afterBattle?.exploration.roles ?? [];
  const free = members.filter((one) => !isCaptive(one, held));
  const searchers = free.filter(({ role }) => roles.includes(role));
  const learn = free.filter((one) => experienceTrack(one, system) !== null);
  const groups = learn.filter(({ role }) => mayBeGroup(system, role));
  return {
    searchers,
    heroes: learn.filter(({ role }) => roles.includes(role)),
    groups,
    mostGroups: Math.ceil(groups.length / 2),
  };
}

/** What dice bring that look for pieces without searching: by their sum alone. @rule MORD-AFTER-ABSENT */
export function scavenged(
  { afterBattle }: Pick<AfterSystem, 'afterBattle'>,
  dice: readonly number[],
): number {
  const sum = dice.reduce((total, die) => total + die, 0);
  const rows = afterBattle?.exploration.pieces?.bySum ?? [];
  return rows.find(({ from, to }) => sum >= from && (to === null || sum <= to))?.pieces ?? 0;
}

/** What it did on the evening before, if that was missed too: not meant for this one; null for nothing of the kind. */
export function notAgain({ history = [] }: Pick<Warband, 'history'>): MissedMode | null {
  const last = betweenIn(history.at(-1));
  if (last?.between !== 'missed') return null;
  return last.mode === 'scavenging' || last.mode === 'training' ? last.mode : null;
}

/**
 * The warband after a missed evening, with a row of its history by which that can be undone.
 * @param at milliseconds since 1970
 * @rule MORD-AFTER-ABSENT
 */
export function afterMissed(
  warband: Warband,
  system: AfterSystem,
  entry: MissedEntry,
  { id, at }: { readonly id: string; readonly at: number },
): Warband {
  const { mode } = entry;
  const [kind, amount] = incomeOf(system, entry);
  const learners = mode === 'training' ? learnersOf(warband, system, entry.groups) : [];
  const taught = warband.members.map((member) =>
    learners.includes(member) ? withPoint(member) : member,
  );
  const rich = amount === 0 ? warband : earned(withFoundingRest(warband, system), kind, amount);
  const after = { ...rich, members: learners.length === 0 ? warband.members : taught };
  const row = {
    between: 'missed',
    id,
    at,
    mode,
    income: amount === 0 ? {} : { [kind]: amount },
    learnt: learners.map(({ name }) => name),
    change: changeOf(warband, after),
  } as const;
  return { ...after, history: withBetween(warband, row) };
}

function incomeOf(
  system: AfterSystem,
  { mode, gold, dice }: MissedEntry,
): readonly [id: string, amount: number] {
  const part = system.afterBattle;
  switch (mode) {
    case 'gold':
      return [part?.trade?.of ?? '', clampedInteger(gold, 0, LIMITS.purse)];
    case 'scavenging':
      return [part?.exploration.pieces?.id ?? '', scavenged(system, dice)];
    case 'nothing':
    case 'training':
      return ['', 0];
  }
}

function learnersOf(
  warband: Warband,
  system: AfterSystem,
  chosen: readonly WarriorId[],
): readonly Member[] {
  const { heroes, groups } = atHome(warband, system);
  return [...heroes, ...groups.filter(({ id }) => chosen.includes(id))];
}

function withPoint(member: Member): Member {
  return { ...member, experience: clampedInteger(member.experience + 1, 0, LIMITS.experience) };
}

function earned(warband: Warband, kind: string, amount: number): Warband {
  return setPurse(warband, kind, (warband.purse?.[kind] ?? 0) + amount);
}
