import { type ActorId, isActorId } from '#rules/contract/ids.ts';
import type { HorsDeCombatDb, SettingRow } from './db.ts';
import { ACTOR_KEY, parseSettings } from './stored-rows.ts';
import { reading, writing } from './transaction.ts';

/**
 * The identity under which this installation writes entries: made once, kept until a backup is restored.
 * A read-only database may lack one; the id then lasts for this run.
 * @param fresh the identity to take where there is none: the one under which this run writes already
 * @throws SaveError
 */
export async function loadActor(db: HorsDeCombatDb, fresh: () => ActorId): Promise<ActorId> {
  const read = async () => {
    const row: unknown = await db.settings.get(ACTOR_KEY);
    return actorIn([row]);
  };
  if (db.mode === 'read-only') {
    return (await reading(db, ['settings'], read)) ?? fresh();
  }
  // One transaction, so that two tabs opened at the same time agree.
  return writing(db, ['settings'], async () => (await read()) ?? writeActor(db, fresh()));
}

/** Changes the installation's identity. Call it within a writing transaction on `settings`. */
export async function writeActor(db: HorsDeCombatDb, actor: ActorId): Promise<ActorId> {
  await db.settings.put({ key: ACTOR_KEY, value: actor } satisfies SettingRow);
  return actor;
}

/** The identity in rows of settings; null when there is none. */
export function actorIn(rows: readonly unknown[]): ActorId | null {
  const actor = parseSettings(rows)[ACTOR_KEY];
  return isActorId(actor) ? actor : null;
}

/** @param freshId a fresh, unguessable id part */
export function newActor(freshId: () => string): ActorId {
  return `a-${freshId()}`;
}
