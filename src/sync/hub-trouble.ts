import type { HubTrouble } from './links.ts';

/** Maps a hub's reason for refusing this phone (hub/refusal.mjs), or null for none, to a trouble of this app. */
export function troubleOf(refused: string | null): HubTrouble {
  switch (refused) {
    case null:
      return 'unreachable';
    case 'no-right':
    case 'read-only':
    case 'too-big':
    case 'full':
    case 'idle':
      return refused;
    case 'too-fast':
    case 'crowded':
    case 'too-many-rooms':
      return 'crowded';
    default:
      return 'other';
  }
}
