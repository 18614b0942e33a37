import { type ActorId, isActorId } from '#rules/contract/ids.ts';

// Under whose names this device has written before a backup was restored, which gives it a new one: what they wrote
// is its own all the same. One row among the settings, kept by persistence/former-actors.ts.

/** Key of the row; backups leave it out (persistence/stored-rows.ts). */
const FORMER_ACTORS_KEY = 'former-actors';

/** Those in the settings as they are stored; a damaged row counts as none. */
export function formerActorsIn(settings: Readonly<Record<string, unknown>>): readonly ActorId[] {
  const row = settings[FORMER_ACTORS_KEY];
  return Array.isArray(row) ? row.filter(isActorId) : [];
}
