import type { CompositionPart, GearBar } from '#rules/contract/warbands.ts';
import { MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { MELEE_WEAPONS, MISSILE_WEAPONS } from '#rules/skirmish/duel/weapons.ts';
import type { OwnItem, Parts } from './packs/assemble.ts';
import { fromParts } from './packs/parts.ts';
import { POSSESSION_WARES } from './things/possession-wares.ts';
import { POSSESSION_ROWS } from './things/possessions.ts';
import { WEAPON_ROWS } from './things/weapons.ts';
import type { TraitId } from './traits.ts';

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

/** Who may be in a warband, and with what. */
export const composition = fromParts(
  (parts): CompositionPart => ({
    hiring: parts.hiring,
    caps: parts.caps,
    gear: {
      noneBy: ['hired-sword'],
      barred: [
        bar('no-equipment', [...POSSESSIONS, ...own(parts)]),
        bar('no-missile-weapons', [...MISSILE_WEAPON_IDS, ...own(parts, isShot)]),
        bar('no-armour', ['armour']),
        bar('injury-arm', [...FOR_BOTH_HANDS, ...own(parts, ({ hands }) => hands === 2)]),
      ],
      twoOf: 'two-weapons' satisfies TraitId,
      /** @rule WEAPONS */
      pairs: [...parts.pairs].map(([of, profiles]) => ({ of, for: profiles })),
      // A dagger is for nothing, and counts nothing.
      atMost: [
        { group: 'weapons', most: 2 },
        { group: 'missile-weapons', most: 2 },
      ],
    },
  }),
);

function own({ items }: Parts, which: (item: OwnItem) => boolean = () => true): readonly string[] {
  return items.filter(which).map(({ id }) => id);
}

function isShot({ shelf }: OwnItem): boolean {
  return shelf === 'missiles';
}

function bar(trait: TraitId, traits: readonly string[]): GearBar {
  return { trait, traits };
}
