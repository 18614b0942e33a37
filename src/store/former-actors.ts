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

/**
 * The names under which one device has written. Until November 2026 it kept another name than that of its first run:
 * `a-a-x` instead of `a-x`.
 */
export function namesOf(actor: ActorId): readonly ActorId[] {
  const first = actor.replace(/^a-a-/, 'a-');
  return isActorId(first) ? [actor, first] : [actor];
}
