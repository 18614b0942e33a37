/** What a search of the place brings besides, when dice show the same. */
export interface FindRow {
  /** Words under `after.find.<id>`. */
  readonly id: string;
  /** So many dice show this face; of several sets the largest counts, of equal ones the higher face. */
  readonly same: number;
  readonly face: number;
  readonly gives: readonly FindGift[];
  /** Types of warbands to which it gives something else. */
  readonly byWarband: Readonly<Record<string, readonly FindGift[]>>;
}

export type FindGift =
  /** So much of the game's income. */
  | {
      readonly kind: 'income';
      readonly id: string;
      readonly amount: Amount;
      /** What there is in its place, where two dice of it show the same. */
      readonly onDouble?: readonly FindGift[];
    }
  /** A thing for the chest: the id of an item (`ItemRow`). */
  | { readonly kind: 'item'; readonly item: string; readonly amount: Amount }
  /** One die, both ends included. */
  | { readonly kind: 'table'; readonly rows: readonly FindTableRow[] }
  /** One die for it, from this face on. */
  | { readonly kind: 'chance'; readonly from: number; readonly gives: readonly FindGift[] }
  /** A test of the leader or of the hero who was chosen: equal to his characteristic or less. */
  | {
      readonly kind: 'test';
      readonly who: 'leader' | 'chosen';
      readonly characteristic: string;
      readonly dice: 1 | 2;
      readonly passed: readonly FindGift[];
      readonly failed: readonly FindGift[];
    }
  /** One of those who searched is chosen; he may be hurt by what follows. */
  | { readonly kind: 'choose' }
  /** The chosen one misses so many battles. */
  | { readonly kind: 'misses'; readonly battles: number }
  /** The chosen one is never seen again. */
  | { readonly kind: 'lost' }
  /** Something to remember, which changes nothing here: words under `after.find-note.<id>`. */
  | { readonly kind: 'note'; readonly id: string };

export interface FindTableRow {
  readonly on: readonly [from: number, to: number];
  readonly gives: readonly FindGift[];
}

/** The sum of so many dice of three or six sides, plus a number, all of it so many times; no dice: the number alone. */
export interface Amount {
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
  readonly times: number;
}

/** A thing that lies in a warband's chest. */
export interface ItemRow {
  readonly id: string;
  /** The trait that whoever carries it has; null: nobody carries it. Words: of a trait of this id, else `after.item.<id>`. */
  readonly trait: string | null;
  readonly value: true | string;
  /** What two dice have to come to for one to be found in trade; 0: always; null: it never is. */
  readonly rarity: number | null;
  /** The part of a market where one looks for it; words under `after.shelf.<shelf>`. */
  readonly shelf: string;
}
