import type { PackChoices } from '#rules/contract/pack-form.ts';
import { CHARACTERISTICS } from '#rules/skirmish/roster.ts';
import { KINDS, type Pack } from './packs/schema.ts';
import { SHARED_MAXIMUMS } from './racial-maximums.ts';
import { SHARED_LISTS } from './skill-lists.ts';
import { SPELL_LIST_IDS } from './things/spell-lists.ts';
import { TRAIT_ROWS } from './traits.ts';

const HUMAN = { M: 4, WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 } as const;

/** Somebody who leads and somebody who follows, as most people in the city are. */
const BLANK: Pack = {
  pack: 1,
  id: 'blank',
  warband: { emblem: 'crown', startGold: 500, minFighters: 3, maxFighters: 15, maxHeroes: 6 },
  race: 'human',
  profiles: [
    {
      id: 'leader',
      names: { en: 'Leader', fr: 'Chef' },
      role: 'hero',
      leader: true,
      max: 1,
      cost: 60,
      startXp: 20,
      profile: { ...HUMAN, WS: 4, BS: 4, I: 4, Ld: 8 },
      equipment: 'everybody',
      skills: ['combat', 'shooting', 'speed'],
    },
    {
      id: 'follower',
      names: { en: 'Follower', fr: 'Partisan' },
      role: 'henchman',
      cost: 25,
      startXp: 0,
      profile: HUMAN,
      equipment: 'everybody',
    },
  ],
  equipment: {
    everybody: {
      names: { en: 'Everybody', fr: 'Tout le monde' },
      items: ['dagger', 'hammer', 'axe', 'sword', 'bow', 'light-armour', 'shield', 'helmet'],
    },
  },
};

function mostOf(characteristic: string): number {
  return characteristic === 'M' ? 20 : 10;
}

/** What players choose from when they make a warband of their own. */
export const CHOICES: PackChoices = {
  blank: BLANK,
  skillLists: Object.keys(SHARED_LISTS),
  spellLists: SPELL_LIST_IDS,
  traits: TRAIT_ROWS.flatMap(({ id, of, kind }) =>
    of === 'fighter' && kind !== 'injury' ? [id] : [],
  ),
  races: SHARED_MAXIMUMS,
  kinds: KINDS,
  // As the form of a pack has it.
  characteristics: CHARACTERISTICS.map((row) => ({
    ...row,
    max: Math.min(row.max, mostOf(row.id)),
  })),
};
