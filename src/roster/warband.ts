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
  /** Battles fought; an aftermath adds one, and players may correct it. */
  readonly battles: number;
  /** The treasury, by id of the kind of income; absent if empty. */
  readonly purse?: Readonly<Record<string, number>>;
  /** Items in its chest, by id; absent if empty. */
  readonly stash?: Readonly<Record<string, number>>;
  /** Finished battles, newest last, as `after-battle/history.ts` reads them; absent if there are none. */
  readonly history?: readonly unknown[];
  /** Drafts of unfinished aftermaths, as `after-battle/draft.ts` reads them. */
  readonly unfinished?: readonly unknown[];
  /** Milliseconds since 1970; set by the store, newest first in lists. */
  readonly changedAt: number;
  /** Archived on this device; never part of a hand-over code. */
  readonly archived?: true;
}

/** A hero, a hired sword, an animal, or a group of henchmen that share a profile. */
export interface Member {
  readonly id: WarriorId;
  readonly name: string;
  /** Profile in the catalogue, as `warband/profile`; '' for free-form. */
  readonly profileId: string;
  /** The player's own word for what he is; '' for the name of his profile or role. */
  readonly title: string;
  readonly role: string;
  readonly leader: boolean;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
  readonly experience: number;
  /** One label for each miniature. */
  readonly labels: readonly string[];
  /** Misses the next battle: offered as absent at setup. */
  readonly missesNext: boolean;
  /** Battles that he misses after the next one; absent if none. */
  readonly missesAfter?: number;
  /** Advances taken; absent until they have been counted. */
  readonly advances?: number;
  /** Skill lists chosen at a promotion; absent for all others, who have those of their profile. */
  readonly skillLists?: readonly string[];
}
