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
        title: 'captain',
        traits: { sword: true, 'armour-save': 4 },
      },
      {
        is: { role: 'hero', numbers: { W: 2, Ld: 8 } },
        name: 'ysolde',
        title: 'enchantress',
        traits: { dagger: true, caster: true },
      },
      {
        is: { role: 'henchman' },
        name: 'pikes-of-the-pass',
        title: 'pikeman',
        labels: ['bruno', 'joss', 'martin', 'perrin'],
        traits: { spear: true, 'armour-save': 5 },
      },
      {
        is: { role: 'henchman' },
        name: 'tower-crossbows',
        title: 'crossbowman',
        labels: ['colin', 'maud', 'terence'],
        traits: { crossbow: true, dagger: true },
      },
      {
        is: { role: 'animal', numbers: { M: 6, WS: 4, BS: 0, I: 4, Ld: 5 } },
        name: 'fang',
        title: 'war-hound',
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
        title: 'orc-boss',
        traits: { axe: true, 'armour-save': 5 },
      },
      {
        is: { role: 'hero', numbers: { WS: 2, W: 2, I: 2, Ld: 6 } },
        name: 'old-zib',
        title: 'goblin-shaman',
        traits: { dagger: true, caster: true },
      },
      {
        is: { role: 'henchman', numbers: { WS: 2, I: 2, Ld: 6 } },
        name: 'crooked-spears',
        title: 'goblin-spearman',
        labels: ['snout', 'snotnose', 'grouch', 'wobbly', 'scab'],
        traits: { spear: true, 'armour-save': 6, animosity: true },
      },
      {
        is: { role: 'henchman', numbers: { WS: 2, I: 2, Ld: 6 } },
        name: 'soot-bows',
        title: 'goblin-archer',
        labels: ['tracker', 'squint', 'scratch', 'whistle'],
        traits: { bow: true, dagger: true, animosity: true },
      },
      {
        is: { role: 'animal', numbers: { M: 9, BS: 0, Ld: 5 } },
        name: 'grey-prowlers',
        title: 'giant-wolf',
        labels: ['claw', 'slobber'],
        traits: { animal: true },
      },
    ],
  },
];
