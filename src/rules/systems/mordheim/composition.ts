import type { CompositionPart, HiringRow } from '#rules/contract/warbands.ts';
import type { TraitGroup, TraitId } from './traits.ts';

/** Human mercenaries, and those who pass for them. */
const MERCENARIES = [
  'reikland',
  'middenheim',
  'marienburg',
  'averland',
  'ostermark',
  'kislev',
] as const;

/** Their own lists open no door to hired swords. */
const HIRE_NOBODY = ['beastmen', 'carnival'] as const;

const BOUGHT = ['weapons', 'missile-weapons', 'equipment'] as const satisfies readonly TraitGroup[];

/** What the lists say of who comes to whom. Ostlanders hire ogres and nobody else. */
export const COMPOSITION: CompositionPart = {
  hiring: [
    { ...hired('pit-fighter'), by: { not: notBy('undead', 'skaven', 'ostland') } },
    { ...hired('ogre-bodyguard'), by: { not: notBy('skaven') } },
    {
      ...hired('halfling-scout'),
      by: { not: notBy('skaven', 'undead', 'possessed', 'ostland') },
      makesRoom: 1,
    },
    { ...hired('warlock'), by: { not: notBy('witch-hunters', 'sisters', 'ostland') } },
    { ...hired('freelancer'), by: { only: [...MERCENARIES, 'witch-hunters'] } },
    { ...hired('elf-ranger'), by: { only: [...MERCENARIES, 'witch-hunters'] } },
    { ...hired('troll-slayer'), by: { only: [...MERCENARIES, 'witch-hunters'] } },
  ],
  caps: [
    {
      of: 'orcs/goblin',
      for: ['orcs/boss', 'orcs/shaman', 'orcs/big-un', 'orcs/boy'],
      times: 2,
    },
    { of: 'orcs/cave-squig', for: ['orcs/goblin'], times: 1 },
  ],
  gear: {
    noneBy: ['hired-sword'],
    barred: [
      bar('no-equipment', { groups: BOUGHT }),
      bar('no-missile-weapons', { groups: ['missile-weapons'] }),
      bar('no-armour', { traits: ['armour'] }),
    ],
    // A dagger is for nothing, and counts nothing.
    atMost: [
      { group: 'weapons', most: 2 },
      { group: 'missile-weapons', most: 2 },
    ],
  },
};

function hired(id: string): Pick<HiringRow, 'profileId' | 'makesRoom'> {
  return { profileId: `extras/${id}`, makesRoom: 0 };
}

function notBy(...warbands: readonly string[]): readonly string[] {
  return [...HIRE_NOBODY, ...warbands];
}

function bar(
  trait: TraitId,
  {
    groups = [],
    traits = [],
  }: { readonly groups?: readonly TraitGroup[]; readonly traits?: readonly TraitId[] },
) {
  return { trait, groups, traits };
}
