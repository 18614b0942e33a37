import type { Entry } from '#battle/events.ts';
import type { Inbox } from './inbox.ts';

// A link may be up while hardly anything gets through, or while the other phone sleeps. Phones send back the last row of
// what they have admitted, so what was sent after it has not arrived there.

/** Milliseconds for which another phone may lack an entry before players are told. */
const PATIENCE = 6000;

/** Milliseconds between two looks while some phone lacks something. */
const PAUSE = 2000;

export interface Lag {
  /** Watches until all linked phones have all; call it when this phone has more, or another phone is linked. */
  readonly watch: () => void;
  readonly stop: () => void;
}

/**
 * @param entries all that this phone has, in order
 * @param inboxes of the phones that are linked now
 * @param onLooked called after each look: whether some phone has lacked an entry for long
 */
export function createLag(
  entries: () => readonly Entry[],
  inboxes: () => readonly Inbox[],
  onLooked: (isLate: boolean) => void,
): Lag {
  /** The oldest entry that each phone lacks, and since when. */
  let lacking = new Map<Inbox, { readonly id: string; readonly since: number }>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const look = () => {
    timer = null;
    const now = performance.now();
    const before = lacking;
    lacking = new Map();
    for (const inbox of inboxes()) {
      const id = entries().find((entry) => !inbox.isThere(entry.id))?.id;
      if (id === undefined) continue;
      const known = before.get(inbox);
      lacking.set(inbox, known?.id === id ? known : { id, since: now });
    }
    onLooked([...lacking.values()].some(({ since }) => now - since >= PATIENCE));
    if (lacking.size > 0) watch();
  };
  const watch = () => {
    timer ??= setTimeout(look, PAUSE);
  };
  return {
    watch,
    stop: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
