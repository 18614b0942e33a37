import { useState } from 'react';
import type { DoneItem } from '#battle/selectors.ts';
import type { Duty } from '#rules/contract/advice.ts';
import { useBattle } from '#store/hooks.ts';

/** Where something is to do, or was: what has been settled keeps the place that its card had. */
export interface HeldPlace {
  readonly key: string;
  /** Null once it is settled. */
  readonly duty: Duty | null;
  /** What has come of it; null while it is open. */
  readonly done: DoneItem | null;
}

/**
 * The places of a phase, in the order of the cards: a settled one stays where it was until play moves on,
 * so that no other moves because of it.
 * @param open what is still to do, in the order to show it
 * @param done what has been settled in this phase
 */
export function useHeldPlaces(
  open: readonly Duty[],
  done: readonly DoneItem[],
): readonly HeldPlace[] {
  const moment = useBattle(({ battle }) => {
    if (battle === null) return '';
    const { turn, phase, step } = battle.position;
    return `${turn} ${phase} ${step}`;
  });
  const [before, setBefore] = useState<Held>({ moment, keys: [] });
  const settled = new Map(done.flatMap((item) => (item.duty === null ? [] : [[item.duty, item]])));
  const known = before.moment === moment ? before.keys : [];
  const keys = merged(
    known.filter((key) => settled.has(key)),
    open.map(({ key }) => key),
    known,
  );
  if (before.moment !== moment || keys.join('\n') !== before.keys.join('\n')) {
    setBefore({ moment, keys });
  }
  const duties = new Map(open.map((duty) => [duty.key, duty]));
  return keys.map((key) => {
    const duty = duties.get(key) ?? null;
    return { key, duty, done: duty === null ? (settled.get(key) ?? null) : null };
  });
}

interface Held {
  readonly moment: string;
  readonly keys: readonly string[];
}

/** The open ones in their order, each settled one right after whatever it stood behind. */
function merged(
  settled: readonly string[],
  open: readonly string[],
  order: readonly string[],
): readonly string[] {
  let keys = open;
  for (const key of settled) {
    if (keys.includes(key)) continue;
    const before = order.slice(0, order.indexOf(key)).findLast((one) => keys.includes(one));
    keys = keys.toSpliced(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}
