import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two small forces with typed profiles: guards of a mountain pass, and those who want to cross it. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'wardens-of-breakneck',
    catalogueId: '',
    emblem: 'lion',
    members: [
      {
        is: { role: 'hero', numbers: { WS: 4, BS: 4, S: 4, W: 2, I: 4, A: 2, Ld: 8 } },
        name: 'adelmar',
        traits: { 'armour-save': 4 },
      },
      {
        is: { role: 'hero', numbers: { W: 2, Ld: 8 } },
        name: 'ysolde',
        traits: { caster: true },
      },
      {
        is: { role: 'henchman' },
        name: 'pikes-of-the-pass',
        labels: ['bruno', 'joss', 'martin', 'perrin'],
        traits: { 'armour-save': 5 },
      },
      {
        is: { role: 'henchman' },
        name: 'tower-crossbows',
        labels: ['colin', 'maud', 'terence'],
      },
      {
        is: { role: 'animal', numbers: { M: 6, WS: 4, BS: 0, I: 4, Ld: 5 } },
        name: 'fang',
        labels: ['fang'],
        traits: { animal: true },
      },
    ],
  },
  {
    name: 'the-stone-teeth',
    catalogueId: '',
    emblem: 'goblin',
    members: [
      {
        is: { role: 'hero', numbers: { WS: 4, S: 4, T: 4, W: 2, A: 2, Ld: 7 } },
        name: 'gorzak',
        traits: { 'armour-save': 5 },
      },
      {
        is: { role: 'hero', numbers: { WS: 2, W: 2, I: 2, Ld: 6 } },
        name: 'old-zib',
        traits: { caster: true },
      },
      {
        is: { role: 'henchman', numbers: { WS: 2, I: 2, Ld: 6 } },
        name: 'crooked-spears',
        labels: ['snout', 'snotnose', 'grouch', 'wobbly', 'scab'],
        traits: { 'armour-save': 6, animosity: true },
      },
      {
        is: { role: 'henchman', numbers: { WS: 2, I: 2, Ld: 6 } },
        name: 'soot-bows',
        labels: ['tracker', 'squint', 'scratch', 'whistle'],
        traits: { animosity: true },
      },
      {
        is: { role: 'animal', numbers: { M: 9, BS: 0, Ld: 5 } },
        name: 'grey-prowlers',
        labels: ['claw', 'slobber'],
        traits: { animal: true },
      },
    ],
  },
];
