/** What an exploration finds in addition, when several dice show the same face. */
export interface FindRow {
  /** Words under `after.find.<id>`. */
  readonly id: string;
  /** This many dice show this face; of several sets the largest counts, then the higher face. */
  readonly same: number;
  readonly face: number;
  readonly gives: readonly FindGift[];
  /** Types of warbands with another result. */
  readonly byWarband: Readonly<Record<string, readonly FindGift[]>>;
}

export type FindGift =
  /** An amount of the game's income. */
  | {
      readonly kind: 'income';
      readonly id: string;
      readonly amount: Amount;
      /** What is found instead, if two of its dice show the same. */
      readonly onDouble?: readonly FindGift[];
    }
  /** A thing for the chest: the id of an item (`ItemRow`). */
  | { readonly kind: 'item'; readonly item: string; readonly amount: Amount }
  /** One die, both ends included. */
  | { readonly kind: 'table'; readonly rows: readonly FindTableRow[] }
  /** Found on this face or more of one die. */
  | { readonly kind: 'chance'; readonly from: number; readonly gives: readonly FindGift[] }
  /** A test of the leader or of the chosen hero: roll equal to or under his characteristic. */
  | {
      readonly kind: 'test';
      readonly who: 'leader' | 'chosen';
      readonly characteristic: string;
      readonly dice: 1 | 2;
      readonly passed: readonly FindGift[];
      readonly failed: readonly FindGift[];
    }
  /** One of the searchers is chosen; the results may harm him. */
  | { readonly kind: 'choose' }
  /** The chosen hero misses this many battles. */
  | { readonly kind: 'misses'; readonly battles: number }
  /** The chosen hero is lost. */
  | { readonly kind: 'lost' }
  /** A reminder without effect in the app: words under `after.find-note.<id>`. */
  | { readonly kind: 'note'; readonly id: string };

export interface FindTableRow {
  readonly on: readonly [from: number, to: number];
  readonly gives: readonly FindGift[];
}

/** The sum of some D3 or D6 plus a number, multiplied by a factor; without dice the number alone. */
export interface Amount {
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
  readonly times: number;
}

/** Gold crowns; thrown for when it is bought; or a multiple of the price of the weapon that is made of it. */
export type Price =
  | number
  /** `gold` and `times` the sum of D6. */
  | { readonly gold: number; readonly dice: number; readonly times: number }
  | { readonly ofWeapon: number };

/** Other terms for some: types of warbands, or profiles as members carry them. */
export interface Terms {
  readonly for: readonly string[];
  readonly rarity: number;
  /** Absent: at the usual price. */
  readonly price?: Price;
}

/** An item that can lie in a warband's chest. */
export interface ItemRow {
  readonly id: string;
  /** The trait of its bearer; null: it is not carried. Words: of a trait of this id, else `after.item.<id>`. */
  readonly trait: string | null;
  readonly value: true | string;
  /** Its section of the market; words under `after.shelf.<shelf>`. */
  readonly shelf: string;
  /** Null: it is never on sale. */
  readonly price: Price | null;
  /** The total of two dice needed to find one in trade; 0: always; null: never. */
  readonly rarity: number | null;
  readonly terms: readonly Terms[];
  /** Types of warbands or profiles that alone may have it; null: all. */
  readonly for: readonly string[] | null;
  /** Types of warbands or profiles that may not. */
  readonly notFor: readonly string[];
  /** A trait that its bearer needs; null: none. */
  readonly bearer: string | null;
  /** Only for members of limited roles (`RoleRow.limited`), unless a list holds it. */
  readonly heroesOnly: boolean;
  /** Everybody has one for nothing: it costs only what is traded. */
  readonly free?: true;
  /** It comes with the warbands that may have it. */
  readonly own?: true;
  /** Nobody buys it back. */
  readonly unresold?: true;
}
