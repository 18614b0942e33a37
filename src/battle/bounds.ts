/**
 * The greatest numbers of what one entry holds, and of what the entries of a log make of a battle: far above any
 * that is played, so that no file and no other phone brings more work than a long evening.
 */
export const MOST = {
  /** Of one side. */
  fightersOfSide: 999,
  /** On all sides, those who join later included. */
  fighters: 2000,
  sides: 99,
  /** Packs of the players’ own that one side needs. */
  packsOfSide: 5,
  /** Of a battle. */
  packsOfBattle: 20,
  /** Characters of one, as JSON: several times the largest. */
  pack: 100_000,
  /** Characters of all that one entry brings. */
  packs: 400_000,
  /** What one entry brings with it: some for each fighter. */
  changes: 10_000,
  /** Steps that one undo takes back. */
  undone: 200_000,
  dice: 500,
  /** Answers, subjects and credits of one calculation. */
  settled: 500,
  inputs: 500,
  options: 99,
  params: 99,
  characteristics: 99,
  houseRules: 500,
  /** Traits, marks, markers: each of one fighter or one side. */
  facts: 250,
  /** Fighters who touch each other, two by two. */
  contacts: 5000,
  /** Duties answered in one turn. */
  answers: 5000,
} as const;
