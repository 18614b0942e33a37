import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two small armies of an imagined frontier. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'harcourts-column',
    catalogueId: '',
    emblem: 'cross',
    members: [
      { is: { role: 'leader', numbers: { C: 5 } }, name: 'harcourt', title: 'colonel' },
      {
        is: { role: 'infantry', numbers: { C: 4 } },
        name: 'line',
        title: 'line-infantry',
        labels: ['browns-company', 'fowlers-company', 'morleys-company'],
      },
      {
        is: { role: 'cavalry', numbers: { C: 4 } },
        name: 'light-horse',
        title: 'light-cavalry',
        labels: ['vickers-squadron'],
      },
      {
        is: { role: 'artillery' },
        name: 'guns',
        title: 'field-artillery',
        labels: ['pettits-section'],
      },
    ],
  },
  {
    name: 'the-hillmen-of-sarkhan',
    catalogueId: '',
    emblem: 'sun',
    members: [
      { is: { role: 'leader', numbers: { C: 4 } }, name: 'azim', title: 'emir' },
      {
        is: { role: 'infantry' },
        name: 'highland-clans',
        title: 'hill-infantry',
        labels: [
          'clan-of-the-falcon',
          'clan-of-the-lynx',
          'clan-of-the-cedar',
          'clan-of-the-torrent',
        ],
      },
      {
        is: { role: 'cavalry' },
        name: 'riders',
        title: 'irregular-cavalry',
        labels: ['riders-of-the-dawn', 'riders-of-the-steppe'],
      },
    ],
  },
];
