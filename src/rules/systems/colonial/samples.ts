import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two small armies of an imagined frontier. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'harcourts-column',
    catalogueId: '',
    emblem: 'eagle',
    members: [
      { is: { role: 'leader', numbers: { C: 5 } }, name: 'harcourt', labels: [], traits: {} },
      {
        is: { role: 'infantry', numbers: { C: 4 } },
        name: 'line',
        labels: ['browns-company', 'fowlers-company', 'morleys-company'],
        traits: {},
      },
      {
        is: { role: 'cavalry', numbers: { C: 4 } },
        name: 'light-horse',
        labels: ['vickers-squadron'],
        traits: {},
      },
      {
        is: { role: 'artillery', numbers: {} },
        name: 'guns',
        labels: ['pettits-section'],
        traits: {},
      },
    ],
  },
  {
    name: 'the-hillmen-of-sarkhan',
    catalogueId: '',
    emblem: 'sun',
    members: [
      { is: { role: 'leader', numbers: { C: 4 } }, name: 'azim', labels: [], traits: {} },
      {
        is: { role: 'infantry', numbers: {} },
        name: 'highland-clans',
        labels: [
          'clan-of-the-falcon',
          'clan-of-the-lynx',
          'clan-of-the-cedar',
          'clan-of-the-torrent',
        ],
        traits: {},
      },
      {
        is: { role: 'cavalry', numbers: {} },
        name: 'riders',
        labels: ['riders-of-the-dawn', 'riders-of-the-steppe'],
        traits: {},
      },
    ],
  },
];
