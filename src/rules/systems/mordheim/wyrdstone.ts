// Wyrdstone as facts: how much of it a search brings, and what it fetches. @rule MORD-AFTER-EXPLORE

/** Pieces found, by the sum of the dice; `to` null: and more. */
export const WYRDSTONE_FOUND: readonly {
  readonly from: number;
  readonly to: number | null;
  readonly pieces: number;
}[] = [
  { from: 1, to: 5, pieces: 1 },
  { from: 6, to: 11, pieces: 2 },
  { from: 12, to: 17, pieces: 3 },
  { from: 18, to: 24, pieces: 4 },
  { from: 25, to: 30, pieces: 5 },
  { from: 31, to: 35, pieces: 6 },
  { from: 36, to: null, pieces: 7 },
];

/** Sizes of a warband for which a sale brings in the same, the least fighters of each; hired swords do not count. */
export const SALE_SIZES = [1, 4, 7, 10, 13, 16] as const;

/** Gold crowns for all that is sold at once, from one piece on, by size; the last row is for that many and more. */
export const SALES: readonly (readonly number[])[] = [
  [45, 40, 35, 30, 30, 25],
  [60, 55, 50, 45, 40, 35],
  [75, 70, 65, 60, 55, 50],
  [90, 80, 70, 65, 60, 55],
  [110, 100, 90, 80, 70, 65],
  [120, 110, 100, 90, 80, 70],
  [145, 130, 120, 110, 100, 90],
  [155, 140, 130, 120, 110, 100],
];
