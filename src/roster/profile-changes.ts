import type { RuleSystem } from '#rules/contract/system.ts';
import type { Life } from './chronicle.ts';
import { changesBy } from './injuries.ts';
import { findProfile, type RosterSystem } from './profiles.ts';
import type { Member } from './warband.ts';

/** What a member's characteristic has gained or lost since his starting profile. */
export interface ProfileChange {
  readonly characteristic: string;
  readonly by: number;
  /** Null where the history does not say. */
  readonly why:
    | { readonly kind: 'advance' }
    | { readonly kind: 'hurt'; readonly id: string }
    | null;
  /** Time of the battle after which it was, in milliseconds since 1970; null if unknown. */
  readonly at: number | null;
}

type Changing = RosterSystem & Pick<RuleSystem, 'afterBattle'>;

/** How far a characteristic is from his starting profile; 0 where he has none. */
export function differenceFrom(
  { profileId, profile }: Pick<Member, 'profileId' | 'profile'>,
  system: Pick<RosterSystem, 'catalogue' | 'extras'>,
  characteristic: string,
): number {
  const came = findProfile(system, profileId)?.profile[characteristic];
  return came === undefined ? 0 : (profile[characteristic] ?? came) - came;
}

/**
 * The changes of a member's characteristics, in the order of the profile. What the history knows has its cause and
 * its time; what is left of the difference from his starting profile is one change without.
 * @param life null for nothing known
 */
export function profileChanges(
  member: Member,
  life: Life | null,
  system: Changing,
): readonly ProfileChange[] {
  const { afterBattle } = system;
  const known: readonly ProfileChange[] = [
    ...(life?.hurt ?? []).flatMap(({ injuries, at }) =>
      (afterBattle === null ? [] : changesBy(afterBattle, injuries)).map(
        ({ id, characteristic, by }) =>
          ({ characteristic, by, why: { kind: 'hurt', id }, at }) as const,
      ),
    ),
    ...(life?.advances ?? []).flatMap(({ kind, what, at }) =>
      kind === 'raise'
        ? [{ characteristic: what, by: 1, why: { kind: 'advance' }, at } as const]
        : [],
    ),
  ];
  return system.characteristics.flatMap(({ id: characteristic }) => {
    const own = known
      .filter((change) => change.characteristic === characteristic)
      .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
    if (findProfile(system, member.profileId) === null) return own;
    const explained = own.reduce((sum, { by }) => sum + by, 0);
    const rest = differenceFrom(member, system, characteristic) - explained;
    return rest === 0 ? own : [...own, { characteristic, by: rest, why: null, at: null }];
  });
}
