import { type Entry, EVENT_VERSION } from './events.ts';

/** Brings an entry of an older version to today's shape. There is only one version so far. */
export function upcast(entry: Entry): Entry {
  return entry.v === EVENT_VERSION ? entry : { ...entry, v: EVENT_VERSION };
}
