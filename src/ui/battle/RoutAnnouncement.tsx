import { useBattle } from '#store/hooks.ts';
import { useWords } from './words.ts';

/** Says aloud, for those who don't see the card, that a rout test has become due. */
export function RoutAnnouncement() {
  const words = useWords();
  const side = useBattle(
    ({ battle, routs }) => battle?.sides.find(({ id }) => routs[id]?.due === true)?.name ?? null,
  );
  return (
    <p className="visually-hidden" aria-live="polite">
      {side === null ? '' : words.battle('gauge.announce-due', { side })}
    </p>
  );
}
