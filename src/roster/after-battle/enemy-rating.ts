import type { RosterSystem } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { BattleSummary } from './fought.ts';
import { historyOf } from './history.ts';

/**
 * The rating of the strongest enemy before the battle: from his own history if he has finished its aftermath, else
 * his present one. Null unless the warbands of all enemies are on this device.
 */
export function enemyRating(
  warbands: readonly Warband[],
  system: Pick<RosterSystem, 'campaign'>,
  { against, foes, battleId }: BattleSummary,
): number | null {
  const enemies = warbands.filter(({ id }) => foes.some(({ warbandId }) => warbandId === id));
  if (enemies.length === 0 || enemies.length < against.length) return null;
  const ratings = enemies.flatMap((enemy) => ratingBefore(enemy, system, battleId) ?? []);
  return ratings.length < enemies.length ? null : Math.max(...ratings);
}

function ratingBefore(
  warband: Warband,
  system: Pick<RosterSystem, 'campaign'>,
  battleId: BattleId,
): number | null {
  const line = historyOf(warband).find(({ id }) => id === battleId);
  return line?.rating?.before ?? warbandRating(warband, system);
}
