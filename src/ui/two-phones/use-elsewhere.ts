import type { Entry } from '#battle/events.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';

/** Whether an entry was made on another device. False as long as all of a battle comes from one device. */
export function useElsewhere(): (entry: Pick<Entry, 'actor'>) => boolean {
  const { actor, isOwn } = useBattleSession();
  const several = useBattle(({ entries }) => {
    const device = (entry: Pick<Entry, 'actor'>) => (isOwn(entry.actor) ? actor : entry.actor);
    const [first] = entries;
    return first !== undefined && entries.some((one) => device(one) !== device(first));
  });
  return (entry) => several && !isOwn(entry.actor);
}
