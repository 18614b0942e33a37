import {
  MELEE_WEAPON_IDS,
  type MeleeWeaponId,
  MISSILE_WEAPON_IDS,
  type MissileWeaponId,
} from './weapon-ids.ts';

/** Which critical chart its wounds are looked up in, where tables play charts. @rule CRIT-OPT */
export type BlowClass = 'bladed' | 'bludgeoning' | 'thrusting' | 'unarmed';

export interface MeleeWeapon {
  readonly id: MeleeWeaponId;
  readonly hands: 1 | 2;
  /** Added to the bearer's own Strength in every turn of a combat. */
  readonly strength: number;
  /** Added besides in the first turn of a combat. */
  readonly firstTurnStrength: number;
  /** Added besides in the turn in which a rider charged. */
  readonly mountedChargeStrength: number;
  /** Worsening of the victim's save beyond the Strength's, zero or less. */
  readonly save: number;
  /** Bettering of the victim's save; one without any armour saves on 6 then. */
  readonly victimSaveBonus: number;
  readonly parry: boolean;
  /** A failed parry is tried again: by itself, or beside another thing that parries, as a buckler is. */
  readonly parriesAgain: 'never' | 'beside-another' | 'always';
  /** Stuns on a 2 already. @rule INJURY */
  readonly concussion: boolean;
  readonly strikes: 'normal' | 'first-turn-first' | 'last';
  readonly criticalClass: BlowClass;
  /** What the other hand may hold. */
  readonly beside: 'any' | 'shield-or-buckler' | 'shield-only' | 'nothing';
  /** One blow whatever the bearer's Attacks. */
  readonly oneAttackOnly: boolean;
  readonly mountedOnly: boolean;
  /** One in each hand: a blow more, as with any two weapons. */
  readonly pair: boolean;
  /** Nobody parries its blows. */
  readonly unparried: boolean;
  /** Added to the Initiative of whoever strikes with it. */
  readonly initiative: number;
  /** Added to the Initiative of whoever climbs with it. */
  readonly climbing: number;
  /** Blows more on a charge; and as many at his charger, before all others. */
  readonly whipcrack: number;
  /** Whoever takes it along uses nothing else: in the whole battle, in a whole combat. */
  readonly alone: 'battle' | 'combat' | null;
  /** Wounds better by one those whom its prayers were said against. */
  readonly holy: boolean;
  /** Coated once and for all. */
  readonly poison: 'black-lotus' | null;
}

/** What a blade or an arrow may be coated with; the venom of reptiles only what is shot or thrown. */
export type Poison = 'dark-venom' | 'black-lotus' | 'reptile-venom';

const PLAIN = {
  hands: 1,
  strength: 0,
  firstTurnStrength: 0,
  mountedChargeStrength: 0,
  save: 0,
  victimSaveBonus: 0,
  parry: false,
  parriesAgain: 'never',
  concussion: false,
  strikes: 'normal',
  criticalClass: 'bladed',
  beside: 'any',
  oneAttackOnly: false,
  mountedOnly: false,
  pair: false,
  unparried: false,
  initiative: 0,
  climbing: 0,
  whipcrack: 0,
  alone: null,
  holy: false,
  poison: null,
} as const satisfies Omit<MeleeWeapon, 'id'>;

const TWO_HANDED = { ...PLAIN, hands: 2, beside: 'nothing' } as const;

const SPEAR = {
  ...PLAIN,
  mountedChargeStrength: 1,
  strikes: 'first-turn-first',
  beside: 'shield-or-buckler',
  criticalClass: 'thrusting',
} as const;

/**
 * What each weapon does to the blows struck with it.
 * @rule WEAPONS, PARRY, TWO-W
 */
export const MELEE_WEAPONS = {
  fist: {
    ...PLAIN,
    id: 'fist',
    strength: -1,
    victimSaveBonus: 1,
    criticalClass: 'unarmed',
    oneAttackOnly: true,
  },
  /** Teeth and claws of those who never bear weapons: nothing is lost by it. */
  'natural-weapons': { ...PLAIN, id: 'natural-weapons', criticalClass: 'unarmed' },
  dagger: { ...PLAIN, id: 'dagger', victimSaveBonus: 1 },
  /** Hammers, maces, clubs and staffs. */
  hammer: { ...PLAIN, id: 'hammer', concussion: true, criticalClass: 'bludgeoning' },
  axe: { ...PLAIN, id: 'axe', save: -1 },
  sword: { ...PLAIN, id: 'sword', parry: true },
  flail: { ...TWO_HANDED, id: 'flail', firstTurnStrength: 2, criticalClass: 'bludgeoning' },
  'morning-star': {
    ...PLAIN,
    id: 'morning-star',
    firstTurnStrength: 1,
    beside: 'shield-only',
    criticalClass: 'bludgeoning',
  },
  halberd: { ...TWO_HANDED, id: 'halberd', strength: 1, criticalClass: 'thrusting' },
  spear: { ...SPEAR, id: 'spear' },
  'double-handed': { ...TWO_HANDED, id: 'double-handed', strength: 2, strikes: 'last' },
  /** As any great weapon, but blunt: no chart of edges for it. It stuns no sooner than others. */
  'great-hammer': {
    ...TWO_HANDED,
    id: 'great-hammer',
    strength: 2,
    strikes: 'last',
    criticalClass: 'bludgeoning',
  },
  lance: {
    ...PLAIN,
    id: 'lance',
    mountedChargeStrength: 2,
    criticalClass: 'thrusting',
    mountedOnly: true,
  },
  'dwarf-axe': {
    ...PLAIN,
    id: 'dwarf-axe',
    save: -1,
    parry: true,
    parriesAgain: 'beside-another',
  },
  'sigmarite-hammer': {
    ...PLAIN,
    id: 'sigmarite-hammer',
    strength: 1,
    concussion: true,
    holy: true,
    criticalClass: 'bludgeoning',
  },
  'steel-whip': { ...PLAIN, id: 'steel-whip', unparried: true, whipcrack: 1 },
  'fighting-claws': {
    ...TWO_HANDED,
    id: 'fighting-claws',
    pair: true,
    parry: true,
    parriesAgain: 'always',
    climbing: 1,
    alone: 'battle',
  },
  'weeping-blades': {
    ...TWO_HANDED,
    id: 'weeping-blades',
    pair: true,
    parry: true,
    poison: 'black-lotus',
  },
  /** Its blows that hit and do not wound bring others: those are thrown by hand. */
  rapier: { ...PLAIN, id: 'rapier', victimSaveBonus: 1, parry: true },
  /** A weapon and a buckler in one. */
  'spiked-gauntlet': {
    ...PLAIN,
    id: 'spiked-gauntlet',
    parry: true,
    parriesAgain: 'beside-another',
  },
  'brass-knuckles': {
    ...TWO_HANDED,
    id: 'brass-knuckles',
    strength: 1,
    pair: true,
    initiative: -2,
    alone: 'combat',
    criticalClass: 'bludgeoning',
  },
  'sword-breaker': { ...PLAIN, id: 'sword-breaker', parry: true },
  'horsemans-hammer': {
    ...TWO_HANDED,
    id: 'horsemans-hammer',
    strength: 1,
    mountedChargeStrength: 1,
    criticalClass: 'bludgeoning',
  },
  'brazier-iron': {
    ...TWO_HANDED,
    id: 'brazier-iron',
    strength: 1,
    criticalClass: 'bludgeoning',
  },
  'squig-prodder': { ...SPEAR, id: 'squig-prodder' },
} as const satisfies { readonly [Id in MeleeWeaponId]: MeleeWeapon & { readonly id: Id } };

/** What a pistol is good for when a combat begins; null in later turns and for other weapons. */
export type FirstTurnUse =
  /** As many blows as there are barrels, at the shot's Strength and save. */
  | { readonly kind: 'blows'; readonly count: 1 | 2 }
  /** A shot before the first blow, with this much to its roll to hit. */
  | { readonly kind: 'shot-before'; readonly toHit: number };

export interface MissileWeapon {
  readonly id: MissileWeaponId;
  /** Inches. */
  readonly range: number;
  /** Strength of the hit; `user`: the shooter's own. */
  readonly strength: number | 'user';
  /**
   * `extra`: beyond the Strength's worsening. `total`: instead of it. `better`: what it adds to the
   * victim's save. Null: the Strength's alone.
   */
  readonly save: { readonly kind: 'extra' | 'total' | 'better'; readonly value: number } | null;
  /** The most shots in one phase. */
  readonly shots: 1 | 2;
  /** Added to each roll to hit when more than one is fired, zero or less. */
  readonly shotPenalty: number;
  /** More than one only at targets within this many inches; null: at any. */
  readonly shotsWithin: number | null;
  /** More than one only if he has not moved. */
  readonly shotsStandingStill: boolean;
  /** Not in a turn in which he moved. */
  readonly moveOrFire: boolean;
  /** The turn after a shot goes by without one. */
  readonly reloads: boolean;
  /** Less accurate beyond half its range. */
  readonly rangePenalty: boolean;
  /** Less accurate after moving. */
  readonly movePenalty: boolean;
  /** Added to the roll to hit. */
  readonly hitBonus: number;
  /** Hits without a roll. */
  readonly autoHits: boolean;
  readonly oncePerBattle: boolean;
  /** Need not be fired at the nearest. */
  readonly anyTarget: boolean;
  readonly meleeInFirstTurn: FirstTurnUse | null;
  /** What may be better than usual in it: arrowheads, or powder. */
  readonly ammunition: 'arrows' | 'powder' | null;
  /** A quick shooter lets it off twice. */
  readonly quick: boolean;
  readonly poison: 'black-lotus' | null;
  /** A 6 to wound is a wound like any other. */
  readonly neverCritical: boolean;
  /** Does not give away whoever shoots from hiding. */
  readonly silent: boolean;
}

const ARROW = {
  strength: 3,
  save: null,
  shots: 1,
  shotPenalty: 0,
  shotsWithin: null,
  shotsStandingStill: false,
  moveOrFire: false,
  reloads: false,
  rangePenalty: true,
  movePenalty: true,
  hitBonus: 0,
  autoHits: false,
  oncePerBattle: false,
  anyTarget: false,
  meleeInFirstTurn: null,
  ammunition: null,
  quick: false,
  poison: null,
  neverCritical: false,
  silent: false,
} as const satisfies Omit<MissileWeapon, 'id' | 'range'>;

const THROWN = { ...ARROW, strength: 'user', rangePenalty: false, movePenalty: false } as const;

const BOW = { ...ARROW, ammunition: 'arrows', quick: true } as const;

const BLACK_POWDER = {
  ...ARROW,
  strength: 4,
  save: { kind: 'total', value: -2 },
  reloads: true,
  ammunition: 'powder',
} as const;

const PISTOL = {
  ...BLACK_POWDER,
  range: 6,
  meleeInFirstTurn: { kind: 'blows', count: 1 },
} as const;

const DUELLING_PISTOL = { ...PISTOL, range: 10, hitBonus: 1 } as const;

const WARPLOCK = {
  ...PISTOL,
  range: 8,
  strength: 5,
  save: { kind: 'total', value: -3 },
} as const;

/** One is reloaded while the other shoots. */
const BRACE = { reloads: false, meleeInFirstTurn: { kind: 'blows', count: 2 } } as const;

/**
 * What each missile weapon does.
 * @rule WEAPONS, SHO-HIT, SHO-WHO
 */
export const MISSILE_WEAPONS = {
  'short-bow': { ...BOW, id: 'short-bow', range: 16 },
  bow: { ...BOW, id: 'bow', range: 24 },
  'long-bow': { ...BOW, id: 'long-bow', range: 30 },
  'elf-bow': { ...BOW, id: 'elf-bow', range: 36, save: { kind: 'extra', value: -1 } },
  crossbow: { ...ARROW, id: 'crossbow', range: 30, strength: 4, moveOrFire: true, quick: true },
  sling: {
    ...ARROW,
    id: 'sling',
    range: 18,
    shots: 2,
    shotPenalty: -1,
    shotsWithin: 9,
    shotsStandingStill: true,
  },
  /** Throwing stars and knives. */
  'throwing-weapon': { ...THROWN, id: 'throwing-weapon', range: 6 },
  'repeater-crossbow': {
    ...ARROW,
    id: 'repeater-crossbow',
    range: 24,
    shots: 2,
    shotPenalty: -1,
  },
  'crossbow-pistol': {
    ...ARROW,
    id: 'crossbow-pistol',
    range: 10,
    strength: 4,
    meleeInFirstTurn: { kind: 'shot-before', toHit: -2 },
  },
  pistol: { ...PISTOL, id: 'pistol' },
  'brace-of-pistols': { ...PISTOL, ...BRACE, id: 'brace-of-pistols' },
  'duelling-pistol': { ...DUELLING_PISTOL, id: 'duelling-pistol' },
  'brace-of-duelling-pistols': { ...DUELLING_PISTOL, ...BRACE, id: 'brace-of-duelling-pistols' },
  blunderbuss: {
    ...ARROW,
    id: 'blunderbuss',
    range: 16,
    autoHits: true,
    oncePerBattle: true,
    ammunition: 'powder',
  },
  handgun: { ...BLACK_POWDER, id: 'handgun', range: 24, moveOrFire: true },
  'hochland-rifle': {
    ...BLACK_POWDER,
    id: 'hochland-rifle',
    range: 48,
    moveOrFire: true,
    anyTarget: true,
  },
  'warplock-pistol': { ...WARPLOCK, id: 'warplock-pistol' },
  'brace-of-warplock-pistols': { ...WARPLOCK, ...BRACE, id: 'brace-of-warplock-pistols' },
  blowpipe: {
    ...ARROW,
    id: 'blowpipe',
    range: 8,
    strength: 1,
    save: { kind: 'better', value: 1 },
    poison: 'black-lotus',
    neverCritical: true,
    silent: true,
  },
  javelins: { ...THROWN, id: 'javelins', range: 8 },
} as const satisfies { readonly [Id in MissileWeaponId]: MissileWeapon & { readonly id: Id } };

/** The row of a close-combat weapon by its id, null for any other id. */
export function meleeWeapon(id: string): MeleeWeapon | null {
  const known = MELEE_WEAPON_IDS.find((one) => one === id);
  return known === undefined ? null : MELEE_WEAPONS[known];
}

/** The row of a missile weapon by its id, null for any other id. */
export function missileWeapon(id: string): MissileWeapon | null {
  const known = MISSILE_WEAPON_IDS.find((one) => one === id);
  return known === undefined ? null : MISSILE_WEAPONS[known];
}
