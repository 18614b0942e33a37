import type { Member } from '#roster/warband.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';

/** What things of a warband are called in the player's language; the caller has the words. */
export interface RosterSaid {
  /** "Mercenaires reiklanders". */
  readonly type: (catalogueId: string) => string;
  /** What somebody is: "Capitaine mercenaire", or the player's own word. */
  readonly kind: (member: Member) => string;
  readonly role: (role: string, count: number) => string;
  /** "CC". */
  readonly short: (characteristic: string) => string;
  /** "Épée", "Armure : légère". */
  readonly carried: (trait: string, value: FlagValue, catalogueId: string) => string;
}
