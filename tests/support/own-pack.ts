import { packKey } from '#roster/pack-key.ts';
import type { Pack } from '#rules/systems/mordheim/packs/schema.ts';

const NUMBERS = { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 } as const;

/** A warband that a player has made, with a thing and a rule of its own. */
export const RIVER_PIRATES = {
  pack: 1,
  id: 'river-pirates',
  names: { en: 'River pirates', fr: 'Pirates du fleuve' },
  source: 'Our club',
  warband: { emblem: 'anchor', startGold: 500, minFighters: 3, maxFighters: 15, maxHeroes: 6 },
  kinds: ['men'],
  race: 'human',
  profiles: [
    {
      id: 'captain',
      names: { en: 'River captain', fr: 'Capitaine du fleuve' },
      role: 'hero',
      leader: true,
      max: 1,
      cost: 60,
      startXp: 20,
      profile: NUMBERS,
      traits: { 'sea-legs': true },
      equipment: 'pirates',
      skills: ['combat', 'speed'],
    },
    {
      id: 'deckhand',
      names: { en: 'Deckhand', fr: 'Matelot' },
      role: 'henchman',
      max: 5,
      cost: 25,
      startXp: 0,
      profile: { ...NUMBERS, WS: 3, BS: 3, I: 3, Ld: 7 },
      equipment: 'pirates',
    },
  ],
  equipment: { pirates: { items: ['dagger', 'axe', 'boat-hook'] } },
  things: {
    traits: {
      'sea-legs': {
        names: { en: 'Sea legs', fr: 'Pied marin' },
        hints: { en: 'On deck he can’t fall.', fr: 'Sur un pont, il ne tombe pas.' },
        group: 'movement',
      },
    },
    items: {
      'boat-hook': {
        names: { en: 'Boat hook', fr: 'Gaffe' },
        hints: { en: 'Pulls boats.', fr: 'Tire les barques.' },
        shelf: 'weapons',
        price: 8,
        rarity: 0,
      },
    },
  },
} as const satisfies Pack;

/** The row of a pack of the players’ own among the settings, by its key. */
export function ownRow<P extends { readonly id: string }>(pack: P, changedAt = 1) {
  return { [packKey('mordheim', pack.id)]: { systemId: 'mordheim', pack, changedAt } };
}
