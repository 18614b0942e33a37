import type { BattleSession } from './battle-session.ts';
import type { Holding } from './holding.ts';

/** Who has a battle open: a screen, or a link to another phone, whether a screen shows it or not. */
export type Keeper = 'screens' | 'links';

/**
 * Where a battle stands that this tab has opened: `ahead` created, or opened before anybody came for it ·
 * `shown` on a screen · `linked` kept for other phones only · `left` by all, to be closed once everything
 * is saved · `closed` nobody can join it; `free` resolves when other tabs can have it.
 */
type Stage =
  | { readonly name: 'ahead' | 'shown' | 'linked' | 'left' }
  | { readonly name: 'closed'; readonly free: Promise<void> };

/** A battle that this tab has opened, or is opening. */
export interface OpenedBattle {
  readonly holding: Holding;
  readonly opening: Promise<BattleSession | null>;
  /** Null while it opens, and when that fails. */
  session: BattleSession | null;
  /** How many have opened it and not left yet. */
  readonly keepers: Record<Keeper, number>;
  stage: Stage;
}

/** @param keepers those who have opened it in vain before, and have yet to leave */
export function openedBattle(
  holding: Holding,
  opening: Promise<BattleSession | null>,
  keepers: OpenedBattle['keepers'] = { screens: 0, links: 0 },
): OpenedBattle {
  const name = stageWith(keepers);
  const one: OpenedBattle = {
    holding,
    opening,
    session: null,
    keepers,
    stage: { name: name === 'left' ? 'ahead' : name },
  };
  opening.then(
    (session) => {
      one.session = session;
      if (session === null) void release(one);
    },
    // The caller gets the error; the next `open` tries again.
    () => void release(one),
  );
  return one;
}

/** Somebody opens the battle (`by` 1), or leaves it (-1). */
export function count(one: OpenedBattle, who: Keeper, by: 1 | -1): void {
  // A battle that was only created has no keepers.
  one.keepers[who] = Math.max(0, one.keepers[who] + by);
  if (one.stage.name !== 'closed') one.stage = { name: stageWith(one.keepers) };
}

function stageWith({ screens, links }: OpenedBattle['keepers']): 'shown' | 'linked' | 'left' {
  if (screens > 0) return 'shown';
  return links > 0 ? 'linked' : 'left';
}

/** Whether no screen shows it any more. */
export function isOffScreen({ stage: { name } }: OpenedBattle): boolean {
  return name === 'linked' || name === 'left';
}

/** Releases it, unless that is under way. @returns when other tabs can have it */
export function release(one: OpenedBattle): Promise<void> {
  if (one.stage.name === 'closed') return one.stage.free;
  const free = one.session === null ? one.holding.release() : one.session.close();
  one.stage = { name: 'closed', free };
  return free;
}
