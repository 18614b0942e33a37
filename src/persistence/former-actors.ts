import { actorIn } from './actor.ts';
import type { HorsDeCombatDb, SettingRow } from './db.ts';
import { ACTOR_KEY, FORMER_ACTORS_KEY, parseSettings } from './stored-rows.ts';

/**
 * Keeps the present identity among the former ones, as another is about to take its place: what was written under it
 * stays this device's. Call it within a writing transaction on `settings`.
 */
export async function keepFormerActor(db: HorsDeCombatDb): Promise<void> {
  const rows: readonly unknown[] = await db.settings.bulkGet([ACTOR_KEY, FORMER_ACTORS_KEY]);
  const actor = actorIn(rows);
  if (actor === null) return;
  const value = [...formerIn(rows), actor].slice(-MAX_FORMER);
  await db.settings.put({ key: FORMER_ACTORS_KEY, value } satisfies SettingRow);
}

/** Far more backups than anybody restores. */
const MAX_FORMER = 50;

function formerIn(rows: readonly unknown[]): readonly string[] {
  const former = parseSettings(rows)[FORMER_ACTORS_KEY];
  return Array.isArray(former) ? former.filter((one) => typeof one === 'string') : [];
}
