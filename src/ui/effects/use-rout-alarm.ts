import { useEffect } from 'react';
import { useBattle, useBattleSession, useSettings } from '#store/hooks.ts';

/**
 * Makes itself felt when a rout test falls due in the open battle: one vibration, if players want
 * any, and a mark on the app's icon as long as it is due. What was due already when the battle was
 * opened is no news, and neither is a return from another screen.
 */
export function useRoutAlarm(): void {
  const { kept, keep } = useBattleSession();
  const vibrates = useSettings((state) => state.vibration);
  const due = useBattle(({ duties }) =>
    duties
      .filter((duty) => duty.weight === 'rout')
      .map((duty) => duty.key)
      .join(' '),
  );

  useEffect(() => {
    const before = kept().routsSeen;
    keep({ routsSeen: due });
    if (vibrates && before !== null && due !== '' && due !== before) vibrate();
  }, [kept, keep, due, vibrates]);

  useEffect(() => {
    if (due === '') return undefined;
    markApp(true);
    return () => markApp(false);
  }, [due]);
}

/** Milliseconds on, off, on. */
const ALARM: readonly number[] = [120, 80, 240];

function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate([...ALARM]);
}

/** The dot on the icon of an installed app; other browsers have none, or refuse. */
function markApp(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const marked = on ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  marked.catch(() => {});
}
