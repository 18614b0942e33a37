import type { Lexicon, ListRole } from '#rules/contract/lexicon.ts';
import type { DraftFighter } from './draft.ts';
import { fold } from './words/names.ts';

/**
 * The same fighters with a role for those whom neither the file nor the catalogue gives one: by what their own lists
 * call heroes, and by where they stand. Heroes come first, and the first group ends them.
 */
export function inRoles(
  fighters: readonly DraftFighter[],
  lexicon: Lexicon,
): readonly DraftFighter[] {
  const end = fighters.findIndex(({ role, count }) => {
    const told = role.origin !== 'guess' && role.value !== 'hero';
    return told || (count.origin === 'file' && count.value > 1);
  });
  // Where nobody ends them, a few may all be heroes.
  const heroes = end < 0 ? (fighters.length <= MOST_HEROES ? fighters.length : 0) : end;
  return fighters.map((one, at) => {
    if (one.role.origin !== 'guess' || one.count.value > 1) return one;
    const kind = strangerOf(one, lexicon);
    if (kind !== null) return { ...one, role: { ...one.role, value: kind } };
    return at < heroes && at < MOST_HEROES ? { ...one, role: { ...one.role, value: 'hero' } } : one;
  });
}

const MOST_HEROES = 6;

/** Where their own lists put those whom the app has no list of; null for those whom it does not know. */
function strangerOf({ type }: DraftFighter, lexicon: Lexicon): ListRole | null {
  const known = KNOWN.get(lexicon) ?? rolesIn(lexicon);
  KNOWN.set(lexicon, known);
  const bare = type.value.replace(/\s*[-–(/].*$/u, '');
  return known.get(fold(type.value)) ?? known.get(fold(bare)) ?? null;
}

const KNOWN = new WeakMap<Lexicon, ReadonlyMap<string, ListRole>>();

function rolesIn({ languages }: Lexicon): ReadonlyMap<string, ListRole> {
  return new Map(
    (['hero', 'hiredSword'] as const).flatMap((role) =>
      languages
        .flatMap(({ strangers }) => strangers[role])
        .map((name) => [fold(name), role] as const),
    ),
  );
}
