// How far a characteristic can be raised by advances. What mutations, drugs or things add comes on top.

/** Of races that several warbands have in them; the others stand in the pack of theirs. */
export const SHARED_MAXIMUMS = {
  human: { M: 4, WS: 6, BS: 6, S: 4, T: 4, W: 3, I: 6, A: 4, Ld: 9 },
  elf: { M: 5, WS: 7, BS: 7, S: 4, T: 4, W: 3, I: 9, A: 4, Ld: 10 },
  dwarf: { M: 3, WS: 7, BS: 6, S: 4, T: 5, W: 3, I: 5, A: 4, Ld: 10 },
  ogre: { M: 6, WS: 6, BS: 5, S: 5, T: 5, W: 5, I: 6, A: 5, Ld: 9 },
  halfling: { M: 4, WS: 5, BS: 7, S: 3, T: 3, W: 3, I: 9, A: 4, Ld: 10 },
  beastman: { M: 5, WS: 7, BS: 6, S: 4, T: 5, W: 4, I: 6, A: 4, Ld: 9 },
} as const;
