import type { WarbandId } from '#rules/contract/ids.ts';
import { isAnybodysPack } from '#rules/kit/anybodys.ts';
import { asNewWarband } from './as-new.ts';
import { folded } from './folded.ts';
import { isTheirs } from './is-theirs.ts';
import { LIMITS, normalizedLine } from './limits.ts';
import type { MusteredFighter } from './muster.ts';
import type { Member, Warband } from './warband.ts';

// Rosters of opponents, kept to be read and met again. They are looked after elsewhere.

/**
 * An opponent's warband as it was scanned from another phone. One that was kept before stays the same warband, so that
 * its battles are all one's; codes have no ids, so it is known by its name and type.
 */
export function scannedRoster(
  scanned: Warband,
  kept: readonly Warband[],
  freshId: () => string,
): Warband {
  const before = kept.find(
    (one) =>
      isTheirs(one) &&
      scanned.name !== '' &&
      folded(one.name) === folded(scanned.name) &&
      one.systemId === scanned.systemId &&
      one.catalogueId === scanned.catalogueId,
  );
  const fresh = asNewWarband(scanned, freshId);
  return { ...fresh, ...(before === undefined ? {} : { id: before.id }), theirs: 'scanned' };
}

/** An opponent's side as it came to a battle. */
interface SideMet {
  readonly warbandId: WarbandId | null;
  readonly name: string;
  readonly emblem: string;
  readonly leaderId: MusteredFighter['id'] | null;
  readonly traits: Warband['traits'];
  readonly fighters: readonly MusteredFighter[];
}

/**
 * The roster of an opponent as he brought it to a battle, each fighter for himself: experience and money stay with
 * him. Null for a side without a list.
 */
export function metRoster(side: SideMet, systemId: string, freshId: () => string): Warband | null {
  const { warbandId, fighters, leaderId } = side;
  if (warbandId === null) return null;
  // Whoever is not open to everybody says of what type it is.
  const types = fighters.flatMap(({ profileId }) => profileId.split('/').slice(0, -1));
  const [catalogueId = ''] = types.filter((type) => !isAnybodysPack(type));
  return {
    id: warbandId,
    name: normalizedLine(side.name, LIMITS.name),
    systemId,
    catalogueId,
    emblem: side.emblem,
    traits: side.traits,
    members: fighters.map(
      (one): Member => ({
        id: `m-${freshId()}`,
        name: one.label,
        profileId: one.profileId,
        title: one.title,
        role: one.role,
        leader: one.id === leaderId,
        profile: one.profile,
        traits: one.traits,
        experience: 0,
        labels: [one.label],
        missesNext: false,
      }),
    ),
    notes: '',
    battles: 0,
    changedAt: 0,
    theirs: 'met',
  };
}

/** A kept roster that is looked after here from now on. */
export function asOwn({ theirs: _, ...warband }: Warband): Warband {
  return warband;
}
