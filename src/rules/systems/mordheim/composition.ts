import type { CompositionPart, GearBar, HiringRow } from '#rules/contract/warbands.ts';
import { MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { MELEE_WEAPONS, MISSILE_WEAPONS } from '#rules/skirmish/duel/weapons.ts';
import { POSSESSION_WARES } from './things/possession-wares.ts';
import { POSSESSION_ROWS } from './things/possessions.ts';
import { WEAPON_ROWS } from './things/weapons.ts';
import type { TraitId } from './traits.ts';

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

/** Two of them, or a weapon for both hands. */
const ONE_OR_TWO_HANDS = {
  sword: true,
  axe: true,
  'double-handed': true,
  'two-weapons': true,
} as const satisfies Partial<Record<TraitId, true>>;

/** What one hand alone can't use. @rule MORD-AFTER-INJURY */
const FOR_BOTH_HANDS = [
  ...[...Object.values(MELEE_WEAPONS), ...Object.values(MISSILE_WEAPONS)].flatMap(
    ({ id, hands }) => (hands === 2 ? [id] : []),
  ),
  ...POSSESSION_ROWS.flatMap(({ id }) =>
    id !== 'armour' && POSSESSION_WARES[id].fillsHands === true ? [id] : [],
  ),
];

const POSSESSIONS = [...WEAPON_ROWS, ...POSSESSION_ROWS].flatMap(({ id, kind }) =>
  kind === 'possession' ? [id] : [],
);

/** Who can be hired by whom, as the lists say. Ostlanders hire only ogres. */
export const COMPOSITION: CompositionPart = {
  hiring: [
    {
      ...hired('pit-fighter', { 'morning-star': true, 'spiked-gauntlet': true }),
      by: { not: notBy('undead', 'skaven', 'ostland') },
    },
    {
      ...hired('ogre-bodyguard', { ...ONE_OR_TWO_HANDS, hammer: true, armour: 'light' }),
      by: { not: notBy('skaven') },
    },
    {
      ...hired('halfling-scout', { bow: true }),
      by: { not: notBy('skaven', 'undead', 'possessed', 'ostland', 'orcs') },
      makesRoom: 1,
    },
    {
      // His staff is a club.
      ...hired('warlock', { hammer: true }),
      by: { not: notBy('witch-hunters', 'sisters', 'ostland') },
    },
    {
      ...hired('freelancer', { sword: true, lance: true }),
      by: { only: [...MERCENARIES, 'witch-hunters'] },
    },
    {
      ...hired('elf-ranger', { sword: true, 'elf-bow': true, 'elven-cloak': true }),
      by: { only: [...MERCENARIES, 'witch-hunters'] },
    },
    {
      ...hired('troll-slayer', { axe: true, 'double-handed': true, 'two-weapons': true }),
      by: { only: [...MERCENARIES, 'witch-hunters'] },
    },
  ],
  caps: [
    {
      of: 'orcs/goblin',
      for: ['orcs/boss', 'orcs/shaman', 'orcs/big-un', 'orcs/boy'],
      times: 2,
    },
    { of: 'orcs/cave-squig', for: ['orcs/goblin'], times: 1 },
    { of: 'lizardmen/saurus', for: ['lizardmen/skink'], times: 1 },
  ],
  gear: {
    noneBy: ['hired-sword'],
    barred: [
      bar('no-equipment', POSSESSIONS),
      bar('no-missile-weapons', MISSILE_WEAPON_IDS),
      bar('no-armour', ['armour']),
      bar('injury-arm', FOR_BOTH_HANDS),
    ],
    twoOf: 'two-weapons' satisfies TraitId,
    /** @rule WEAPONS */
    pairs: [
      {
        of: 'sigmarite-hammer' satisfies TraitId,
        for: ['sisters/matriarch', 'sisters/sister-superior'],
      },
    ],
    // A dagger is for nothing, and counts nothing.
    atMost: [
      { group: 'weapons', most: 2 },
      { group: 'missile-weapons', most: 2 },
    ],
  },
};

/** @param carries traits of weapons and armour that he may come with */
function hired(
  id: string,
  carries: Partial<Record<TraitId, true | string>>,
): Pick<HiringRow, 'profileId' | 'makesRoom' | 'carries'> {
  return { profileId: `extras/${id}`, makesRoom: 0, carries: { dagger: true, ...carries } };
}

function notBy(...warbands: readonly string[]): readonly string[] {
  return [...HIRE_NOBODY, ...warbands];
}

function bar(trait: TraitId, traits: readonly TraitId[]): GearBar {
  return { trait, traits };
}
