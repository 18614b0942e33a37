import type { CatalogueWarband } from '#rules/contract/catalogue.ts';

export const SISTERS: CatalogueWarband = {
  id: 'sisters',
  emblem: 'comet',
  startGold: 500,
  minFighters: 3,
  maxFighters: 15,
  maxHeroes: 6,
  profiles: [
    {
      id: 'matriarch',
      role: 'hero',
      leader: true,
      max: 1,
      cost: 70,
      startXp: 20,
      profile: { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 },
      traits: { prayers: true },
    },
    {
      id: 'sister-superior',
      role: 'hero',
      max: 3,
      cost: 35,
      startXp: 8,
      profile: { M: 4, WS: 4, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 },
    },
    {
      id: 'augur',
      role: 'hero',
      max: 1,
      cost: 25,
      startXp: 0,
      profile: { M: 4, WS: 2, BS: 2, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 },
      traits: { 'reroll-characteristic-and-hit': true },
    },
    {
      id: 'sister',
      role: 'henchman',
      cost: 25,
      startXp: 0,
      profile: { M: 4, WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 },
    },
    {
      id: 'novice',
      role: 'henchman',
      max: 10,
      cost: 15,
      startXp: 0,
      profile: { M: 4, WS: 2, BS: 2, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 6 },
    },
  ],
};
