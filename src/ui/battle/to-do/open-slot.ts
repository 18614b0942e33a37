import { useCallback, useEffect, useState } from 'react';
import { afterTouch } from '#ui/effects/after-touch.ts';
import type { DutySlot } from './duty-slots.ts';

/** Which card is open, and which slots are held at their height. */
export interface OpenSlot {
  /** Key of the open card; null for none, as while a settled slot is held. */
  readonly open: string | null;
  /** Keys of slots just settled: each keeps the height of its card while players tap on. */
  readonly held: readonly string[];
  /** Opens this card instead of the open one, or folds it. */
  readonly toggle: (key: string) => void;
}

/**
 * One card is open at a time: the first open duty, or the one that players have chosen. A settled slot folds
 * once players pause, at the same time as the next card opens, so that the content below hardly moves.
 */
export function useOpenSlot(slots: readonly DutySlot[]): OpenSlot {
  const [before, setBefore] = useState<Seen>({
    waiting: [],
    cards: [],
    held: [],
    chosen: FIRST,
  });
  const now = seenNow(before, slots);
  if (now !== before) setBefore(now);

  const heldKeys = now.held.join('\n');
  useEffect(() => {
    if (heldKeys === '') return undefined;
    return afterTouch(HOLD_TIME, () => setBefore((seen) => ({ ...seen, held: [] })));
  }, [heldKeys]);

  const toggle = useCallback(
    (key: string) => setBefore((seen) => ({ ...seen, chosen: openOf(seen) === key ? null : key })),
    [],
  );
  return { open: openOf(now), held: now.held, toggle };
}

/** Milliseconds without a touch before a settled slot gives up its height. */
const HOLD_TIME = 600;

interface Seen {
  /** Keys of open duties in the order of the screen, offers included. */
  readonly waiting: readonly string[];
  /** Those of them with a card. Offers are rows, which never fold. */
  readonly cards: readonly string[];
  readonly held: readonly string[];
  /** The key chosen by players; FIRST for no choice; null when they folded the open card. */
  readonly chosen: string | null;
}

/** No key of any duty. */
const FIRST = '';

function seenNow(before: Seen, slots: readonly DutySlot[]): Seen {
  const waiting = slots.flatMap(({ key, duty }) => (duty === null ? [] : [key]));
  const done = new Set(slots.flatMap(({ key, duty }) => (duty === null ? [key] : [])));
  const settled = before.waiting.filter((key) => done.has(key));
  const held = [...before.held.filter((key) => done.has(key)), ...settled];
  const same = sameKeys(waiting, before.waiting) && sameKeys(held, before.held);
  if (same) return before;
  const cards = slots.flatMap(({ key, duty }) =>
    duty === null || duty.weight === 'offer' ? [] : [key],
  );
  const kept = settled.length === 0 && waiting.some((key) => before.waiting.includes(key));
  const alarm = slots.some(
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
