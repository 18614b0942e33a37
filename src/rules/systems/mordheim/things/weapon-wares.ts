import type { Sign } from '#rules/contract/rows.ts';
import { common, rare, reserved, thrown, UNSOLD, type Ware } from './ware.ts';
import type { WeaponTraitId } from './weapons.ts';

interface Weapon extends Ware {
  readonly sign: Sign;
}

/**
 * Weapons on the market, and their pictures, those first that characterise a fighter most: bows and guns.
 * Pistols and daggers are common side arms. What they do, and the hands they take, is in
 * `src/rules/skirmish/duel/weapons.ts`; weapons without effects here are among the possessions.
 * @rule MORD-AFTER-TRADE, MORD-AFTER-RARE
 */
export const WEAPON_WARES: { readonly [Id in WeaponTraitId]: Weapon } = {
  'hochland-rifle': { ...rare(200, 11), sign: 'long-gun' },
  handgun: { ...rare(35, 8), sign: 'long-gun' },
  blunderbuss: { ...rare(30, 9), sign: 'long-gun' },
  'elf-bow': { ...rare(thrown(35, 3), 12), sign: 'bow' },
  'long-bow': { ...common(15), sign: 'bow' },
  bow: { ...common(10), sign: 'bow' },
  'short-bow': { ...common(5), sign: 'bow' },
  'repeater-crossbow': { ...rare(40, 8), sign: 'crossbow' },
  crossbow: { ...common(25), sign: 'crossbow' },
  'double-handed': { ...common(15), sign: 'sword' },
  'great-hammer': { ...common(15), sign: 'hammer' },
  halberd: { ...common(10), sign: 'halberd' },
  lance: { ...rare(40, 8), sign: 'spear' },
  spear: { ...common(10), sign: 'spear' },
  flail: { ...common(15), sign: 'flail' },
  'morning-star': { ...common(15), sign: 'flail' },
  'steel-whip': { ...reserved(common(10)), sign: 'flail' },
  'weeping-blades': { ...reserved(rare(50, 9)), sign: 'sword' },
  'fighting-claws': { ...reserved(rare(35, 7)), sign: 'claws' },
  'dwarf-axe': { ...reserved(rare(15, 8)), sign: 'axe' },
  'sigmarite-hammer': { ...reserved(common(15)), sign: 'hammer' },
  'horsemans-hammer': { ...rare(12, 10), sign: 'hammer' },
  'brazier-iron': { ...reserved(rare(35, 7)), sign: 'hammer' },
  'squig-prodder': { ...reserved(common(15)), sign: 'spear' },
  rapier: { ...reserved(rare(15, 5)), sign: 'sword' },
  'sword-breaker': { ...rare(30, 8), sign: 'sword' },
  'spiked-gauntlet': { ...reserved(UNSOLD), sign: 'claws' },
  'brass-knuckles': { ...rare(20, 6), sign: 'claws' },
  sword: { ...common(10), sign: 'sword' },
  axe: { ...common(5), sign: 'axe' },
  hammer: { ...common(3), sign: 'hammer' },
  'brace-of-duelling-pistols': { ...rare(60, 10), sign: 'pistol' },
  'brace-of-warplock-pistols': { ...reserved(rare(70, 11)), sign: 'pistol' },
  'brace-of-pistols': { ...rare(30, 8), sign: 'pistol' },
  'duelling-pistol': { ...rare(30, 10), sign: 'pistol' },
  'warplock-pistol': { ...reserved(rare(35, 11)), sign: 'pistol' },
  pistol: { ...rare(15, 8), sign: 'pistol' },
  'crossbow-pistol': { ...rare(35, 9), sign: 'crossbow' },
  sling: { ...common(2), sign: 'thrown' },
  blowpipe: { ...reserved(rare(25, 7)), sign: 'thrown' },
  'throwing-weapon': { ...rare(15, 5), sign: 'thrown' },
  javelins: {
    ...reserved(common(5)),
    sign: 'thrown',
  },
  'natural-weapons': { ...UNSOLD, sign: 'claws' },
  fist: { ...UNSOLD, sign: 'claws' },
  dagger: { ...common(2), free: true, sign: 'dagger' },
};
