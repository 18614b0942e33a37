import type { DraftFighter } from '#exchange/import/draft.ts';
import { isUnnamed } from '#exchange/import/unnamed.ts';

/**
 * Whether no fighter has a name, items, advances or a count: a catalogue rather than a warband. A short typed
 * list of types may still be a real warband.
 */
export function areBare(
  fighters: readonly DraftFighter[],
  written: boolean,
  most = MAX_BARE,
): boolean {
  // A single one is as likely a stray word.
  if (written && fighters.length < most && fighters.length > 1) return false;
  return fighters.every(
    ({ name, type, count, xp, gear, skills, injuries, role }) =>
      isUnnamed({ name, type }) &&
      count.value === 1 &&
      (xp.origin !== 'file' || fighters.length > most) &&
      gear.every(({ itemId }) => itemId === '') &&
      skills.length + injuries.length === 0 &&
      (written || role.origin !== 'file'),
  );
}

const MAX_BARE = 25;
