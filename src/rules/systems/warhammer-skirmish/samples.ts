import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two small forces with typed profiles: guards of a mountain pass, and those who want to cross it. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'Gardes de Brisecol',
    catalogueId: '',
    emblem: 'lion',
    members: [
      {
        is: { role: 'hero', numbers: { WS: 4, BS: 4, S: 4, W: 2, I: 4, A: 2, Ld: 8 } },
        name: 'Adelmar',
        labels: [],
        traits: { 'armour-save': 4 },
      },
      {
        is: { role: 'hero', numbers: { W: 2, Ld: 8 } },
        name: 'Ysolde',
        labels: [],
        traits: { caster: true },
      },
      {
        is: { role: 'henchman', numbers: {} },
        name: 'Piques du col',
        labels: ['Bruno', 'Joss', 'Martin', 'Perrin'],
        traits: { 'armour-save': 5 },
      },
      {
        is: { role: 'henchman', numbers: {} },
        name: 'Arbalètes de la tour',
        labels: ['Colin', 'Maud', 'Thierry'],
        traits: {},
      },
      {
        is: { role: 'animal', numbers: { M: 6, WS: 4, BS: 0, I: 4, Ld: 5 } },
        name: 'Croc',
        labels: ['Croc'],
        traits: { animal: true },
      },
    ],
  },
  {
    name: 'Les Dents de pierre',
    catalogueId: '',
    emblem: 'goblin',
    members: [
      {
        is: { role: 'hero', numbers: { WS: 4, S: 4, T: 4, W: 2, A: 2, Ld: 7 } },
        name: 'Gorzak',
        labels: [],
        traits: { 'armour-save': 5 },
      },
      {
        is: { role: 'hero', numbers: { WS: 2, W: 2, I: 2, Ld: 6 } },
        name: 'Vieux Zib',
        labels: [],
        traits: { caster: true },
      },
      {
        is: { role: 'henchman', numbers: { WS: 2, I: 2, Ld: 6 } },
        name: 'Lances tordues',
        labels: ['Ragot', 'Morveux', 'Grinche', 'Bancal', 'Teigne'],
        traits: { 'armour-save': 6, animosity: true },
      },
      {
        is: { role: 'henchman', numbers: { WS: 2, I: 2, Ld: 6 } },
        name: 'Arcs de suie',
        labels: ['Pisteur', 'Louchon', 'Gratte', 'Sifflet'],
        traits: { animosity: true },
      },
      {
        is: { role: 'animal', numbers: { M: 9, BS: 0, Ld: 5 } },
        name: 'Fauves gris',
        labels: ['Griffe', 'Bave'],
        traits: { animal: true },
      },
    ],
  },
];
