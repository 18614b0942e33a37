import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two handfuls of blades who meet at night. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'Les Lames du vieux pont',
    catalogueId: '',
    emblem: 'raven',
    members: [
      {
        is: { role: 'captain', numbers: { D: 4, CC: 2, CT: 1, DR: 5, AT: 1, W: 4 } },
        name: 'Bertrand',
        labels: [],
        traits: {},
      },
      {
        is: { role: 'fighter', numbers: { CC: 2 } },
        name: 'Rapières',
        labels: ['Anselme', 'Lucie', 'Rémi'],
        traits: {},
      },
      {
        is: { role: 'fighter', numbers: { CT: 2 } },
        name: 'Mousquets',
        labels: ['Hugo', 'Mathilde'],
        traits: {},
      },
    ],
  },
  {
    name: 'La Meute de Valnoir',
    catalogueId: '',
    emblem: 'wolf',
    members: [
      {
        is: { role: 'captain', numbers: { D: 4, CC: 2, DR: 5, AH: 1, AT: 2, W: 4 } },
        name: 'Sigrid',
        labels: [],
        traits: { mounted: true },
      },
      {
        is: { role: 'fighter', numbers: { CC: 2, AH: 1, AT: 1 } },
        name: 'Haches',
        labels: ['Olaf', 'Ravn', 'Torsten'],
        traits: { 'no-missile-weapons': true },
      },
      {
        is: { role: 'fighter', numbers: { CT: 1 } },
        name: 'Arcs',
        labels: ['Freya', 'Leif'],
        traits: {},
      },
    ],
  },
];
