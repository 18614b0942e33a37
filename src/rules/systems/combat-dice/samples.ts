import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two handfuls of blades who meet at night. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'the-old-bridge-blades',
    catalogueId: '',
    emblem: 'raven',
    members: [
      {
        is: { role: 'captain', numbers: { D: 4, CC: 2, CT: 1, DR: 5, AT: 1, W: 4 } },
        name: 'bertram',
        title: 'captain',
      },
      {
        is: { role: 'fighter', numbers: { CC: 2 } },
        name: 'rapiers',
        title: 'duellist',
        labels: ['ansel', 'lucy', 'remy'],
      },
      {
        is: { role: 'fighter', numbers: { CT: 2 } },
        name: 'muskets',
        title: 'musketeer',
        labels: ['hugo', 'matilda'],
      },
    ],
  },
  {
    name: 'the-blackvale-pack',
    catalogueId: '',
    emblem: 'wolf',
    members: [
      {
        is: { role: 'captain', numbers: { D: 4, CC: 2, DR: 5, AH: 1, AT: 2, W: 4 } },
        name: 'sigrid',
        title: 'chieftain',
        traits: { mounted: true },
      },
      {
        is: { role: 'fighter', numbers: { CC: 2, AH: 1, AT: 1 } },
        name: 'axes',
        title: 'warrior',
        labels: ['olaf', 'ravn', 'torsten'],
        traits: { 'no-missile-weapons': true },
      },
      {
        is: { role: 'fighter', numbers: { CT: 1 } },
        name: 'bows',
        title: 'archer',
        labels: ['freya', 'leif'],
      },
    ],
  },
];
