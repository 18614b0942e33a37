import type { Entry } from '#battle/events.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';

/**
 * Whether an entry was made on another device than this one. Nobody is told while all of a battle comes from one
 * device.
 */
export function useElsewhere(): (entry: Pick<Entry, 'actor'>) => boolean {
  const { actor } = useBattleSession();
  const several = useBattle(({ entries }) =>
    entries.some((one) => one.actor !== entries[0]?.actor),
  );
  return (entry) => several && entry.actor !== actor;
}
