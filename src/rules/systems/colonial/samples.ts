import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two small armies of an imagined frontier. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'Colonne Delorme',
    catalogueId: '',
    emblem: 'eagle',
    members: [
      { is: { role: 'leader', numbers: { C: 5 } }, name: 'Delorme', labels: [], traits: {} },
      {
        is: { role: 'infantry', numbers: { C: 4 } },
        name: 'Ligne',
        labels: ['Compagnie Brun', 'Compagnie Faure', 'Compagnie Morel'],
        traits: {},
      },
      {
        is: { role: 'cavalry', numbers: { C: 4 } },
        name: 'Chasseurs',
        labels: ['Escadron Vidal'],
        traits: {},
      },
      {
        is: { role: 'artillery', numbers: {} },
        name: 'Canons',
        labels: ['Section Petit'],
        traits: {},
      },
    ],
  },
  {
    name: 'Les Montagnards de Sarkhan',
    catalogueId: '',
    emblem: 'sun',
    members: [
      { is: { role: 'leader', numbers: { C: 4 } }, name: 'Azim', labels: [], traits: {} },
      {
        is: { role: 'infantry', numbers: {} },
        name: 'Clans du haut pays',
        labels: ['Clan du Faucon', 'Clan du Lynx', 'Clan du Cèdre', 'Clan du Torrent'],
        traits: {},
      },
      {
        is: { role: 'cavalry', numbers: {} },
        name: 'Cavaliers',
        labels: ['Cavaliers de l’aube', 'Cavaliers de la steppe'],
        traits: {},
      },
    ],
  },
];
