import { useEffect } from 'react';
import { useOwnSide, useSeat } from '#store/hooks/seat.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';
import { useVibration } from './use-vibration.ts';

/**
 * Vibrates once when a rout test falls due, if the setting allows it, and badges the app's icon while it is due.
 * Not on a phone that is another side’s, or only looks on; nor for a test that was due already when the battle was opened, nor when returning from another screen.
 */
export function useRoutAlarm(): void {
  const { kept, keep } = useBattleSession();
  const vibrate = useVibration();
  const own = useOwnSide();
  const onlooker = useSeat() === 'onlooker';
  const due = useBattle(({ duties }) =>
    duties
      .filter(({ weight, sideId }) => weight === 'rout' && (own === null || own === sideId))
      .filter(() => !onlooker)
      .map((duty) => duty.key)
      .join(' '),
  );

  useEffect(() => {
    const before = kept().routsSeen;
    keep({ routsSeen: due });
    if (before !== null && due !== '' && due !== before) vibrate(...ALARM);
  }, [kept, keep, due, vibrate]);

  useEffect(() => {
    if (due === '') return undefined;
    setBadge(true);
    return () => setBadge(false);
  }, [due]);
}

/** Milliseconds on, off, on. */
const ALARM: readonly number[] = [120, 80, 240];

/** The badge on the icon of an installed app, where supported. */
function setBadge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const done = on ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  done.catch(() => {});
}
