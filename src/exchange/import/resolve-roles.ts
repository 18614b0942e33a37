import type { Lexicon, ListRole } from '#rules/contract/lexicon.ts';
import type { DraftFighter } from './draft.ts';
import { fold } from './words/names.ts';

/**
 * Gives a role to fighters that have none from the file or the catalogue: by known types of warbands outside the
 * catalogue, else by position. Heroes come first, up to the first group.
 */
export function withRoles(
  fighters: readonly DraftFighter[],
  lexicon: Lexicon,
): readonly DraftFighter[] {
  const end = fighters.findIndex(({ role, count }) => {
    const isBelow = role.origin !== 'guess' && role.value !== 'hero';
    return isBelow || (count.origin === 'file' && count.value > 1);
  });
  // Without a group, a short list may be all heroes.
  const heroes = end < 0 ? (fighters.length <= MAX_HEROES ? fighters.length : 0) : end;
  return fighters.map((one, at) => {
    if (one.role.origin !== 'guess' || one.count.value > 1) return one;
    const kind = unlistedRoleOf(one, lexicon);
    if (kind !== null) return { ...one, role: { ...one.role, value: kind } };
    return at < heroes && at < MAX_HEROES ? { ...one, role: { ...one.role, value: 'hero' } } : one;
  });
}

const MAX_HEROES = 6;

/** The role of a type from a warband outside the catalogue; null if unknown. */
function unlistedRoleOf({ type }: DraftFighter, lexicon: Lexicon): ListRole | null {
  const known = UNLISTED_ROLES.get(lexicon) ?? rolesIn(lexicon);
  UNLISTED_ROLES.set(lexicon, known);
  const bare = type.value.replace(/\s*[-–(/].*$/u, '');
  return known.get(fold(type.value)) ?? known.get(fold(bare)) ?? null;
}

const UNLISTED_ROLES = new WeakMap<Lexicon, ReadonlyMap<string, ListRole>>();

function rolesIn({ languages }: Lexicon): ReadonlyMap<string, ListRole> {
  return new Map(
    (['hero', 'hiredSword'] as const).flatMap((role) =>
      languages
        .flatMap(({ strangers }) => strangers[role])
        .map((name) => [fold(name), role] as const),
    ),
  );
}
