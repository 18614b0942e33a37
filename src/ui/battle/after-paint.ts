import { oncePer } from '#rules/kit/once-per.ts';
import type { BattleStoreState } from '#store/hooks.ts';
import { useBattleSession, useReadShallow } from '#store/hooks.ts';

type Shown = ReturnType<typeof useBattleSession>['shown'];

/**
 * Reads the open battle one frame late, for what takes long to work out and what a tap need not wait for; renders again
 * only when an answer has changed. A tap that moves play on gets the present state at once.
 */
export function useBattleAfterPaint<T>(read: (state: BattleStoreState) => T): T {
  return useReadShallow(paintedOf(useBattleSession().shown), read);
}

/** The battle as of the last paint, for all who read it together. */
const paintedOf = oncePer(({ getState, subscribe }: Shown): Shown => {
  const readers = new Set<Parameters<Shown['subscribe']>[0]>();
  let painted = getState();
  let stop = () => {};
  const catchUp = () => {
    const before = painted;
    painted = getState();
    for (const tell of readers) tell(painted, before);
  };
  const watch = () => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const leave = subscribe(() => {
      cancel();
      if (movesOn(painted, getState())) catchUp();
      // The timer fires after this frame is painted.
      else
        frame = requestAnimationFrame(() => {
          timer = setTimeout(catchUp);
        });
    });
    return () => {
      cancel();
      leave();
    };
  };
  return {
    getState: () => {
      if (readers.size === 0 || movesOn(painted, getState())) painted = getState();
      return painted;
    },
    subscribe: (reader) => {
      if (readers.size === 0) stop = watch();
      readers.add(reader);
      return () => {
        readers.delete(reader);
        if (readers.size === 0) stop();
      };
    },
  };
});

function movesOn(before: BattleStoreState, now: BattleStoreState): boolean {
  return before.battle?.position !== now.battle?.position;
}
