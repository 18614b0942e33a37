import type { Flags } from '#rules/contract/battle-view.ts';
import { oncePer } from '#rules/kit/once-per.ts';
import { joinedWords, wordsOf } from '#rules/kit/several.ts';
import { type ArmourId, type Gear, SKILLS } from '#rules/skirmish/duel/rules.ts';
import type { Ward } from '#rules/skirmish/duel/target.ts';
import { meleeWeaponsOf, missileWeaponsOf } from './carried-weapons.ts';
import { carries, type TraitId, traitNumber, traitText } from './traits.ts';

/** A fighter's equipment and special rules, as they count in a fight. @rule SAVE, INJURY, WEAPONS */
export const gearOf = oncePer((traits: Flags): Gear => {
  const has = (id: TraitId) => carries(traits, id);
  return {
    melee: meleeOf(traits),
    missile: missileWeaponsOf(traits).map(({ id }) => id),
    secondWeapon: has('two-weapons'),
    armour: armourOf(traits),
    shield: has('shield'),
    buckler: has('buckler'),
    helmet: has('helmet'),
    skills: skillsOf(traits),
    poison: POISONS.find((id) => carries(traits, id)) ?? null,
    material: materialOf(traits),
    naturalSave: traitNumber(traits, 'scaly-skin'),
    wornSave: null,
    wards: [
      ...(has('step-aside') ? [STEP_ASIDE] : []),
      ...(has('regeneration') ? [REGENERATION] : []),
    ],
    dodges: has('dodge'),
    luckyCharm: has('lucky-charm'),
    hardToKill: has('hard-to-kill') || has('toughened-hide'),
    hardHead: has('hard-head'),
    noPain: has('no-pain'),
    jumpUp: has('jump-up'),
    expertSwordsman: has('expert-swordsman'),
    strongman: has('strongman'),
    strikesFirst: has('strikes-first'),
    strikesLast: has('strikes-last'),
    hates: hatesWhom(traits),
    largeTarget: has('large-target'),
    mounted: has('mounted'),
    mountSave: 0,
    hinders: has('cloud-of-flies') ? FLIES : 0,
    inflicts: traitNumber(traits, 'armour-save-modifier-inflicted') ?? 0,
    bites: has('bite-attack'),
    rerollsHits: has('reroll-characteristic-and-hit'),
    attacksOnCharge: traitNumber(traits, 'attacks-on-charge'),
  };
});

/** A fighter who has drunk the tears is immune to poison in this battle. @rule WEAPONS */
function skillsOf(traits: Flags): Gear['skills'] {
  const noted = SKILLS.filter((id) => carries(traits, id));
  return carries(traits, 'tears-of-shallaya') ? [...noted, 'immune-poison'] : noted;
}

/** Toughened leathers save as light armour does. @rule SAVE */
function armourOf(traits: Flags): ArmourId {
  const worn = traitText(traits, 'armour');
  return worn === 'leathers' ? 'light' : (ARMOURS.find((id) => id === worn) ?? 'none');
}

const POISONS = ['dark-venom', 'black-lotus', 'reptile-venom'] as const;
const ARMOURS: readonly ArmourId[] = ['none', 'light', 'heavy', 'ithilmar', 'gromril'];

/** Steps aside from a blow that has wounded him. @rule INJURY */
const STEP_ASIDE: Ward = { id: 'step-aside', need: 5 };

/** Wounds of trolls close by themselves. @rule INJURY */
const REGENERATION: Ward = { id: 'regeneration', need: 4 };

/** A cloud of flies hinders those who strike at him. @rule CC-HIT */
const FLIES = -1;

/** @rule WEAPONS */
function materialOf(traits: Flags): Gear['material'] {
  if (carries(traits, 'gromril-weapon')) return 'gromril';
  return carries(traits, 'ithilmar-weapon') ? 'ithilmar' : null;
}

/** Hatreds that name whom they are for. @rule PSY-HATE */
const LEARNT_HATREDS = ['righteous-fury', 'manhater'] as const;

/** Fighters immune to psychology hate no one. @rule PSY-HATE */
function hatesWhom(traits: Flags): string | null {
  if (carries(traits, 'immune-psychology')) return null;
  const named = [
    ...wordsOf(traitText(traits, 'hates') ?? ''),
    ...LEARNT_HATREDS.filter((id) => carries(traits, id)),
  ];
  if (named.length > 0) return joinedWords(named);
  return carries(traits, 'hatred') ? '' : null;
}

/** A warband noted before weapons had names may only say that one stuns easily. */
function meleeOf(traits: Flags): readonly string[] {
  const weapons = meleeWeaponsOf(traits).map(({ id }) => id);
  const unnamed = carries(traits, 'concussion-weapon') && !weapons.includes('hammer');
  return unnamed ? ['hammer', ...weapons] : weapons;
}
