import { ownFirst } from '#battle/sides.ts';
import { isFinished, isStarted } from '#roster/after-battle/progress.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useRuleSystem, useWarbands } from '#store/hooks.ts';
import { useBegunElsewhere } from '#ui/after-battle/begun-elsewhere.ts';

/** A warband of this device that fought in this battle, and how far its aftermath is. */
export interface WarbandAftermath {
  readonly warbandId: WarbandId;
  readonly name: string;
  /** Fighters out of action. */
  readonly out: number;
  readonly begun: boolean;
  readonly done: boolean;
  /** Another phone has begun it. */
  readonly elsewhere: boolean;
  /** Whether it is for the players of this phone: for any side if the phone is no side’s. */
  readonly own: boolean;
}

/** In playing order, that of this phone’s side first, each warband once; empty until the warbands are loaded. */
export function useAftermaths(): readonly WarbandAftermath[] {
  const battle = useBattle((state) => state.battle);
  const { statuses } = useRuleSystem();
  const warbands = useWarbands((state) => state.warbands);
  const ownSide = useOwnSide();
  const begunElsewhere = useBegunElsewhere();
  if (battle === null || warbands === null) return [];
  const out = statuses.filter((row) => row.tone === 'out-of-action').map(({ id }) => id);
  const sides = ownFirst(battle.sides, ownSide);
  const aftermaths = sides.flatMap(({ id: sideId, warbandId, name, fighterIds }) => {
    const warband = warbands.find(({ id }) => id === warbandId);
    // An opponent does his own.
    if (warband === undefined || isTheirs(warband)) return [];
    const fallen = fighterIds.filter((id) => out.includes(battle.fighters[id]?.status ?? ''));
    const begun = isStarted(warband, battle.battleId);
    const done = isFinished(warband, battle.battleId);
    const elsewhere = begunElsewhere.includes(warband.id);
    const own = ownSide === null || ownSide === sideId;
    return [{ warbandId: warband.id, name, out: fallen.length, begun, done, elsewhere, own }];
  });
  return aftermaths.filter(
    (aftermath, at) => aftermaths.findIndex((one) => one.warbandId === aftermath.warbandId) === at,
  );
}

/** Whether it is left to do on this phone, and to nobody else. */
export function isLeft({ done, own, elsewhere, begun }: WarbandAftermath): boolean {
  return !done && own && (begun || !elsewhere);
}
