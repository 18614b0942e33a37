import type { FighterSetup } from '#battle/events.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { participants, type WarbandSide } from './draft.ts';

/** Who leads a side, and whether the players have to be asked. */
export interface Leading {
  /** null when nobody takes part, in a system without leaders, and without Leadership when the own leader is away. */
  readonly leaderId: FighterId | null;
  /** The warband's own leader; null when it has none. */
  readonly own: FighterSetup | null;
  /** True when the own leader is away or missing, so that somebody stands in. */
  readonly acting: boolean;
  /** Who may stand in, the best first. */
  readonly candidates: readonly FighterSetup[];
}

/** The warband's leader, or whoever stands in: the one named, else the first of the candidates. */
export function leadingOf(side: WarbandSide, system: RuleSystem): Leading {
  if (!system.roles.some((row) => row.mayLead)) return NOBODY;
  const present = participants(side, system);
  const own = side.fighters.find((fighter) => fighter.id === side.ownLeaderId) ?? null;
  const candidates = candidatesAmong(present, system);
  if (own !== null && present.includes(own)) {
    return { leaderId: own.id, own, acting: false, candidates };
  }
  // Without Leadership nobody need stand in.
  if (system.leadershipCharacteristic === null) return NOBODY;
  const named = candidates.find((fighter) => fighter.id === side.namedId);
  return { leaderId: (named ?? candidates[0])?.id ?? null, own, acting: true, candidates };
}

const NOBODY: Leading = { leaderId: null, own: null, acting: false, candidates: [] };

/** Those whose role may lead, in the order of roles and of their Leadership; failing them, everybody. */
function candidatesAmong(
  present: readonly FighterSetup[],
  system: RuleSystem,
): readonly FighterSetup[] {
  const rank = new Map(system.roles.filter((row) => row.mayLead).map((row, at) => [row.id, at]));
  const fit = present.filter((fighter) => rank.has(fighter.role));
  return (fit.length > 0 ? fit : present).toSorted(
    (a, b) =>
      (rank.get(a.role) ?? 0) - (rank.get(b.role) ?? 0) ||
      leadershipOf(b, system) - leadershipOf(a, system),
  );
}

/** 0 in a system without Leadership. */
export function leadershipOf(fighter: FighterSetup, system: RuleSystem): number {
  return fighter.profile[system.leadershipCharacteristic ?? ''] ?? 0;
}
