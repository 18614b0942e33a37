import type { Flags } from '#rules/contract/battle-view.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';

/** A warband between battles: what the player owns and edits. */
export interface Warband {
  readonly id: WarbandId;
  readonly name: string;
  readonly systemId: string;
  /** Warband type in the system's catalogue; '' for a free-form one. */
  readonly catalogueId: string;
  readonly emblem: string;
  /** Warband-wide rules and possessions (war horn, hardy …) by trait id. */
  readonly traits: Flags;
  readonly members: readonly Member[];
  readonly notes: string;
  /** Battles fought, kept by hand until campaigns do it. */
  readonly battles: number;
  /** Milliseconds since 1970; set by the store, newest first in lists. */
  readonly changedAt: number;
  /** Out of sight on this device until it is wanted again: no code takes it along. */
  readonly archived?: true;
}

/** A hero, a hired sword, an animal, or a group of henchmen that share a profile. */
export interface Member {
  readonly id: WarriorId;
  readonly name: string;
  /** Profile in the catalogue, as `warband/profile`; '' for free-form. */
  readonly profileId: string;
  /** The player's own word for what he is; '' when the profile says it. */
  readonly title: string;
  readonly role: string;
  readonly leader: boolean;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
  readonly experience: number;
  /** One label for each miniature: one for a single warrior, as many as the group counts for henchmen. */
  readonly labels: readonly string[];
  /** Misses the next battle: offered as absent at setup. */
  readonly missesNext: boolean;
}
