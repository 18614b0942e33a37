import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import type { Draft, DraftFighter } from './draft.ts';
import { usualRole } from './resolve.ts';

/**
 * A draft in which its player has said who a fighter is; what the file left open of him follows.
 * @param profileId one of the catalogue; '' for somebody who stays a free text
 */
export function withType(
  draft: Draft,
  fighter: number,
  profileId: string,
  system: RosterSystem,
): Draft {
  return {
    ...draft,
    fighters: draft.fighters.map((one, at) =>
      at === fighter ? typed(one, profileId, system) : one,
    ),
  };
}

/** A draft in which its player has said what kind of warband it is: whoever may be one of it, is. */
export function withWarband(draft: Draft, catalogueId: string, system: RosterSystem): Draft {
  return {
    ...draft,
    catalogueId: { value: catalogueId, origin: 'file', line: null },
    fighters: draft.fighters.map((one) => {
      const own = one.choices.filter((id) => id.startsWith(`${catalogueId}/`));
      const [only] = own;
      if (only === undefined) return one;
      return own.length === 1 ? typed(one, only, system) : { ...one, choices: own };
    }),
    notices: draft.notices.filter(({ code }) => code !== 'AmbiguousWarband'),
  };
}

/** The kinds of warband that a draft may be, where nothing in the file decides it; none where it does. */
export function kindsOf({ catalogueId, fighters }: Draft): readonly string[] {
  if (catalogueId.value !== '') return [];
  const open = fighters.filter(({ choices }) => choices.length > 0);
  const kinds = (choices: readonly string[]) => choices.map((id) => id.split('/')[0] ?? '');
  const [first, ...others] = open.map(({ choices }) => kinds(choices));
  const all = [...new Set(first)].filter((kind) => others.every((one) => one.includes(kind)));
  return all.length > 1 ? all : [];
}

function typed(fighter: DraftFighter, profileId: string, system: RosterSystem): DraftFighter {
  const profile = findProfile(system, profileId);
  const { line } = fighter;
  const named: DraftFighter = {
    ...fighter,
    profileId: { value: profileId, origin: 'file', line },
    choices: [],
  };
  if (profile === null) return named;
  const role = fighter.role.origin === 'file' ? null : usualRole(profile, system);
  const usual = Object.entries(profile.profile).map(
    ([id, value]) => [id, { value, origin: 'rules', line: null }] as const,
  );
  const said = Object.entries(fighter.stats).filter(([, { origin }]) => origin === 'file');
  return {
    ...named,
    role: role === null ? fighter.role : { value: role, origin: 'rules', line },
    xp:
      fighter.xp.origin === 'file'
        ? fighter.xp
        : { value: profile.startXp ?? 0, origin: 'rules', line },
    stats: Object.fromEntries([...usual, ...said]),
  };
}
