/** What a quarrelsome fighter does, by D6, both ends included. @rule PSY-ANIM */
export const ANIMOSITY_ROLLS = {
  attacks: [1, 1],
  inactive: [2, 5],
  advances: [6, 6],
} as const;
