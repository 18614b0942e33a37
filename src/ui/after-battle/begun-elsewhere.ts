import type { Entry } from '#battle/events.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useSeat } from '#store/hooks/seat.ts';
import { useBattle, useBattleSession, useBattleShallow } from '#store/hooks.ts';
import { useLink } from '#ui/two-phones/use-link.ts';

// Each phone stores its own warbands: two that have the same one could finish a battle with different results.

/** Warbands whose aftermath another phone has begun. */
export function useBegunElsewhere(): readonly WarbandId[] {
  const { isOwn } = useBattleSession();
  return useBattleShallow(({ entries }) =>
    entries.flatMap((entry) =>
      entry.type === 'AftermathBegun' && !isOwn(entry.actor) ? [entry.data.warbandId] : [],
    ),
  );
}

/** Reports once to the battle's other phones, if any, that the aftermath of a warband has begun here. */
export function useReportBegun(warbandId: WarbandId): () => void {
  const session = useBattleSession();
  const { isOwn } = session;
  const linked = useLink() !== null;
  const seated = useSeat() !== null;
  const others = useBattle(({ writers }) => writers.some((actor) => !isOwn(actor)));
  return () => {
    const own = ({ entries }: { readonly entries: readonly Entry[] }) =>
      entries.some(
        (entry) =>
          entry.type === 'AftermathBegun' &&
          isOwn(entry.actor) &&
          entry.data.warbandId === warbandId,
      );
    if (!(linked || seated || others) || own(session.getState())) return;
    session.send({ type: 'begin-aftermath', warbandId });
  };
}
