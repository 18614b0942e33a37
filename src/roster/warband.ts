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
  /** Battles fought; what follows one counts it, and players may put it right. */
  readonly battles: number;
  /** What the warband has to spend, by id of the game's income; not there while there is nothing. */
  readonly purse?: Readonly<Record<string, number>>;
  /** Things in its chest that nobody carries, by id of the game's items; not there while there are none. */
  readonly stash?: Readonly<Record<string, number>>;
  /** Battles told, the newest last, as `after-battle/history.ts` reads them; not there without any. */
  readonly history?: readonly unknown[];
  /** What players have said so far of battles they are not done with, as `after-battle/draft.ts` reads it. */
  readonly unfinished?: readonly unknown[];
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
  /** Battles that he misses after the next one; not there while there are none. */
  readonly missesAfter?: number;
  /** Advances that he has taken; not there as long as nobody has counted them. */
  readonly advances?: number;
  /** Lists of skills that were chosen for somebody who rose; not there for all others, whose profile has them. */
  readonly skillLists?: readonly string[];
}
