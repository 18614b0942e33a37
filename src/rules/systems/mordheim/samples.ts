import type { SampleWarband } from '#rules/contract/catalogue.ts';

/** Two Mordheim warbands that follow their lists, with something of most rules in them. */
export const samples: readonly SampleWarband[] = [
  {
    name: 'ravens',
    catalogueId: 'reikland',
    emblem: 'raven',
    members: [
      {
        is: { profile: 'captain' },
        name: 'ulrich',
        experience: 22,
        traits: { sword: true, pistol: true, helmet: true, armour: 'light', shield: true },
      },
      {
        is: { profile: 'champion' },
        name: 'gunther',
        experience: 9,
        traits: { hammer: true },
      },
      {
        is: { profile: 'champion' },
        name: 'otto',
        experience: 9,
        traits: { axe: true, helmet: true, armour: 'light' },
      },
      {
        is: { profile: 'youngblood' },
        name: 'klaus',
        experience: 1,
        traits: { spear: true },
      },
      {
        is: { profile: 'youngblood' },
        name: 'dieter',
        experience: 1,
        traits: { axe: true },
      },
      {
        is: { profile: 'warrior' },
        name: 'blades-of-the-reik',
        labels: ['wilhelm', 'lutz', 'karl'],
        experience: 1,
        traits: { sword: true, shield: true },
      },
      {
        is: { profile: 'marksman' },
        name: 'ravens-eyes',
        labels: ['greta', 'frieda', 'anselm'],
        traits: { bow: true },
      },
      {
        is: { profile: 'swordsman' },
        name: 'old-duellist',
        labels: ['matthias'],
        traits: { sword: true, buckler: true },
      },
    ],
  },
  {
    name: 'claws',
    catalogueId: 'skaven',
    emblem: 'rat',
    members: [
      {
        is: { profile: 'assassin-adept' },
        name: 'tarsik',
        experience: 21,
        traits: { dagger: true, sword: true, 'throwing-weapon': true, 'two-weapons': true },
      },
      {
        is: { profile: 'eshin-sorcerer' },
        name: 'moonchewer',
        traits: { dagger: true },
      },
      {
        is: { profile: 'black-skaven' },
        name: 'ratchak',
        traits: { dagger: true, sword: true, 'two-weapons': true },
      },
      {
        is: { profile: 'black-skaven' },
        name: 'chirrik',
        traits: { halberd: true, helmet: true },
      },
      {
        is: { profile: 'night-runner' },
        name: 'skulk',
        traits: { dagger: true, 'throwing-weapon': true },
      },
      {
        is: { profile: 'night-runner' },
        name: 'splittail',
        traits: { dagger: true, sling: true },
      },
      {
        is: { profile: 'verminkin' },
        name: 'cutthroats',
        labels: ['grey-snout', 'torn-ear', 'sootnibbler', 'hollow-tooth'],
        traits: { dagger: true, sword: true },
      },
      {
        is: { profile: 'giant-rat' },
        name: 'cellar-pack',
        labels: ['mangy', 'greedy', 'hobble', 'patches'],
      },
      { is: { profile: 'rat-ogre' }, name: 'crusher', labels: ['crusher'] },
    ],
  },
];
