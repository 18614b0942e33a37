import { type AdvancePicks, type TakenAdvances, takeAdvances } from '#roster/advances/take.ts';
import type { Warband } from '#roster/warband.ts';
import type { AfterSystem } from './aftermath.ts';
import { withMoreTold } from './history.ts';
import { goneAs, killedByRising, takenBy } from './told.ts';

/**
 * The warband with advances that are rolled after the aftermath. The line of its last battle tells them, as those
 * that were rolled in time: that battle has earned them.
 */
export function learnAfterwards(
  warband: Warband,
  system: Parameters<typeof takeAdvances>[1] & Pick<AfterSystem, 'signs'>,
  picks: AdvancePicks,
): TakenAdvances {
  const { warband: after, turns } = takeAdvances(warband, system, picks);
  const advances = turns.flatMap((turn) => takenBy(turn, warband, after));
  const gone = turns
    .flatMap(killedByRising)
    .map(({ member, name, how }) => goneAs(member, name, how, system));
  if (advances.length + gone.length === 0) return { warband: after, turns };
  const { history } = withMoreTold(warband, { advances, gone });
  return { warband: { ...after, ...(history === undefined ? {} : { history }) }, turns };
}
