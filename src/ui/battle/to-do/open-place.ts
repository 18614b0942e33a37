import { useCallback, useEffect, useState } from 'react';
import type { HeldPlace } from './held-places.ts';
import { whenNoFinger } from './when-no-finger.ts';

/** Which card of what is to do stands open, and what has not been folded yet. */
export interface OpenPlace {
  /** Its key; null for none, as for the moment in which a settled card still has its height. */
  readonly open: string | null;
  /** Keys of what was settled a moment ago: it keeps the height of its card until no thumb is near. */
  readonly held: readonly string[];
  /** Opens this card in place of the other one, or folds it. */
  readonly toggle: (key: string) => void;
}

/**
 * One card is open at a time: the first that waits, or the one that players have chosen. What is settled folds
 * soon after, and in the same moment the next one opens, so that what stands below hardly moves.
 */
export function useOpenPlace(places: readonly HeldPlace[]): OpenPlace {
  const [before, setBefore] = useState<Seen>({
    waiting: [],
    cards: [],
    held: [],
    chosen: FIRST,
  });
  const now = seenNow(before, places);
  if (now !== before) setBefore(now);

  const someHeld = now.held.join('\n');
  useEffect(() => {
    if (someHeld === '') return undefined;
    return whenNoFinger(SETTLING, () => setBefore((seen) => ({ ...seen, held: [] })));
  }, [someHeld]);

  const toggle = useCallback(
    (key: string) => setBefore((seen) => ({ ...seen, chosen: openOf(seen) === key ? null : key })),
    [],
  );
  return { open: openOf(now), held: now.held, toggle };
}

/** Milliseconds that a settled card keeps its height. */
const SETTLING = 600;

interface Seen {
  /** Keys of what was still to do, in the order of the screen, with what may be left. */
  readonly waiting: readonly string[];
  /** Those of them that have a card: what may be left is a row and always whole. */
  readonly cards: readonly string[];
  readonly held: readonly string[];
  /** A key, or FIRST where nobody has chosen; null: players have folded the open one. */
  readonly chosen: string | null;
}

/** No key of any duty. */
const FIRST = '';

function seenNow(before: Seen, places: readonly HeldPlace[]): Seen {
  const waiting = places.flatMap(({ key, duty }) => (duty === null ? [] : [key]));
  const done = new Set(places.flatMap(({ key, duty }) => (duty === null ? [key] : [])));
  const settled = before.waiting.filter((key) => done.has(key));
  const held = [...before.held.filter((key) => done.has(key)), ...settled];
  const same = sameKeys(waiting, before.waiting) && sameKeys(held, before.held);
  if (same) return before;
  const cards = places.flatMap(({ key, duty }) =>
    duty === null || duty.weight === 'offer' ? [] : [key],
  );
  const kept = settled.length === 0 && waiting.some((key) => before.waiting.includes(key));
  const alarm = places.some(
    ({ key, duty }) => duty?.weight === 'rout' && !before.waiting.includes(key),
  );
  return { waiting, cards, held, chosen: kept && !alarm ? before.chosen : FIRST };
}

function openOf({ cards, held, chosen }: Seen): string | null {
  if (chosen !== null && cards.includes(chosen)) return chosen;
  if (chosen === null || held.length > 0) return null;
  return cards[0] ?? null;
}

function sameKeys(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((key, index) => key === others[index]);
}
