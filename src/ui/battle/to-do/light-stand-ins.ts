import type { BattleState } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';

/**
 * Replaces all fighters of a light side, which are anonymous, by a single one: preferably one without
 * contacts.
 */
export function withStandIns(
  { sides, fighters, contacts }: BattleState,
  ids: readonly FighterId[],
): readonly FighterId[] {
  const light = new Set(sides.filter((side) => side.light).map(({ id }) => id));
  if (light.size === 0) return ids;
  const engaged = new Set(contacts.flatMap(({ a, b }) => [a, b]));
  const standIns = new Map<string, FighterId>();
  for (const free of [true, false]) {
    for (const id of ids) {
      const sideId = fighters[id]?.sideId ?? 's-none';
      if (engaged.has(id) !== free && !standIns.has(sideId)) standIns.set(sideId, id);
    }
  }
  return ids.filter((id) => {
    const sideId = fighters[id]?.sideId ?? 's-none';
    return !light.has(sideId) || standIns.get(sideId) === id;
  });
}
