import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two Mordheim warbands that follow their lists, with something of most rules in them. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'Les Corbeaux de Reikland',
    catalogueId: 'reikland',
    emblem: 'raven',
    members: [
      {
        is: { profile: 'captain' },
        name: 'Ulrich',
        labels: [],
        traits: { sword: true, pistol: true, helmet: true, armour: 'light', shield: true },
      },
      { is: { profile: 'champion' }, name: 'Gunther', labels: [], traits: { hammer: true } },
      {
        is: { profile: 'champion' },
        name: 'Otto',
        labels: [],
        traits: { axe: true, helmet: true, armour: 'light' },
      },
      { is: { profile: 'youngblood' }, name: 'Klaus', labels: [], traits: { spear: true } },
      { is: { profile: 'youngblood' }, name: 'Dieter', labels: [], traits: { axe: true } },
      {
        is: { profile: 'warrior' },
        name: 'Lames du Reik',
        labels: ['Wilhelm', 'Lutz', 'Karl'],
        traits: { sword: true, shield: true },
      },
      {
        is: { profile: 'marksman' },
        name: 'Yeux de corbeau',
        labels: ['Greta', 'Frieda', 'Anselm'],
        traits: { bow: true },
      },
      {
        is: { profile: 'swordsman' },
        name: 'Vieux bretteur',
        labels: ['Matthias'],
        traits: { sword: true, buckler: true },
      },
    ],
  },
  {
    name: 'Griffes d’Eshin',
    catalogueId: 'skaven',
    emblem: 'rat',
    members: [
      {
        is: { profile: 'assassin-adept' },
        name: 'Tarsik',
        labels: [],
        traits: { dagger: true, sword: true, 'throwing-weapon': true, 'two-weapons': true },
      },
      {
        is: { profile: 'eshin-sorcerer' },
        name: 'Mâche-Lune',
        labels: [],
        traits: { dagger: true },
      },
      {
        is: { profile: 'black-skaven' },
        name: 'Ratchak',
        labels: [],
        traits: { dagger: true, sword: true, 'two-weapons': true },
      },
      {
        is: { profile: 'black-skaven' },
        name: 'Tchirik',
        labels: [],
        traits: { halberd: true, helmet: true },
      },
      {
        is: { profile: 'night-runner' },
        name: 'Furtif',
        labels: [],
        traits: { dagger: true, 'throwing-weapon': true },
      },
      {
        is: { profile: 'night-runner' },
        name: 'Queue-Fendue',
        labels: [],
        traits: { dagger: true, sling: true },
      },
      {
        is: { profile: 'verminkin' },
        name: 'Égorgeurs',
        labels: ['Museau-Gris', 'Oreille-Mordue', 'Croque-Suie', 'Dent-Creuse'],
        traits: { dagger: true, sword: true },
      },
      {
        is: { profile: 'giant-rat' },
        name: 'Meute des caves',
        labels: ['Galeux', 'Goulu', 'Boiteux', 'Pelade'],
        traits: {},
      },
      { is: { profile: 'rat-ogre' }, name: 'Broyeur', labels: ['Broyeur'], traits: {} },
    ],
  },
];
