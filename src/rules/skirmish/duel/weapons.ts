import {
  MELEE_WEAPON_IDS,
  type MeleeWeaponId,
  MISSILE_WEAPON_IDS,
  type MissileWeaponId,
} from './weapon-ids.ts';

/** The critical chart of its wounds, if the table uses charts. @rule CRIT-OPT */
export type BlowClass = 'bladed' | 'bludgeoning' | 'thrusting' | 'unarmed';

/**
 * What a weapon does is a column. A new column is handed on by `arms.ts` to `blows.ts` (to hit, to wound) and
 * `saves.ts`, for shots by `shot-duel.ts`; `reasons.ts` tells of it on the sheet, and a note of
 * `../reference/equipment.ts` in the chart.
 */
export interface MeleeWeapon {
  readonly id: MeleeWeaponId;
  readonly hands: 1 | 2;
  /** Added to the bearer's own Strength in every turn of a combat. */
  readonly strength: number;
  /** Added as well in the first turn of a combat. */
  readonly firstTurnStrength: number;
  /** Added as well in the turn in which a rider charged. */
  readonly mountedChargeStrength: number;
  /** Modifier of the victim's save in addition to the Strength's, zero or less. */
  readonly save: number;
  /** Bonus to the victim's save; without any armour he then saves on 6. */
  readonly victimSaveBonus: number;
  readonly parry: boolean;
  /** A failed parry is rerolled: always, or together with another parrying item, as for a buckler. */
  readonly parriesAgain: 'never' | 'beside-another' | 'always';
  /** Stuns on a 2 as well. @rule INJURY */
  readonly concussion: boolean;
  readonly strikes: 'normal' | 'first-turn-first' | 'last';
  readonly criticalClass: BlowClass;
  /** What the other hand may hold. */
  readonly beside: 'any' | 'shield-or-buckler' | 'shield-only' | 'nothing';
  /** One blow, regardless of the bearer's Attacks. */
  readonly oneAttackOnly: boolean;
  readonly mountedOnly: boolean;
  /** One in each hand: an extra blow, as with any two weapons. */
  readonly pair: boolean;
  /** Its blows can't be parried. */
  readonly unparried: boolean;
  /** Added to the bearer's Initiative for striking. */
  readonly initiative: number;
  /** Added to the bearer's Initiative for climbing. */
  readonly climbing: number;
  /** Extra blows on a charge, and as many at a charger before all others. */
  readonly whipcrack: number;
  /** Its bearer uses no other weapon: in the whole battle, or in a whole combat. */
  readonly alone: 'battle' | 'combat' | null;
  /** Bonus to wound against the enemies that it is blessed against. */
  readonly holy: boolean;
  /** Permanently coated. */
  readonly poison: 'black-lotus' | null;
}

/** Poisons of blades and arrows; reptile venom only for missiles. */
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
 * The effects of each close-combat weapon.
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
  /** Teeth and claws of creatures without weapons: no penalty. */
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
  /** A blunt great weapon, so it uses another critical chart. It has no concussion. */
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
  /** Its hits that do not wound give further blows, which players roll by hand. */
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

/** Use of a pistol at the start of a combat; null in later turns and for other weapons. */
export type FirstTurnUse =
  /** One blow for each barrel, with the shot's Strength and save modifier. */
  | {
      readonly kind: 'blows';
      readonly count: 1 | 2;
      /** What he holds in one hand, beside another weapon in the other. */
      readonly inOneHand: MissileWeaponId;
    }
  /** A shot before the first blow, with this modifier to hit. */
  | { readonly kind: 'shot-before'; readonly toHit: number };

export interface MissileWeapon {
  readonly id: MissileWeaponId;
  readonly hands: 1 | 2;
  /** Inches. */
  readonly range: number;
  /** Strength of the hit; `user`: the shooter's own. */
  readonly strength: number | 'user';
  /**
   * `extra`: in addition to the Strength's modifier. `total`: instead of it. `better`: bonus to the victim's
   * save. Null: the Strength's alone.
   */
  readonly save: { readonly kind: 'extra' | 'total' | 'better'; readonly value: number } | null;
  /** Maximum shots in one phase. */
  readonly shots: 1 | 2;
  /** Added to each roll to hit when more than one is fired, zero or less. */
  readonly shotPenalty: number;
  /** Range in inches for more than one shot; null: any. */
  readonly shotsWithin: number | null;
  /** More than one only if he has not moved. */
  readonly shotsStandingStill: boolean;
  /** Not in a turn in which he moved. */
  readonly moveOrFire: boolean;
  /** Needs a turn to reload after a shot. */
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
  /** The ammunition that may be of better quality: arrowheads, or powder. */
  readonly ammunition: 'arrows' | 'powder' | null;
  /** A quick shooter fires it twice. */
  readonly quick: boolean;
  /** Knives and stars: a knife fighter throws several at once, at any targets. */
  readonly severalAtOnce: boolean;
  readonly poison: 'black-lotus' | null;
  /** A 6 to wound is not critical. */
  readonly neverCritical: boolean;
  /** Does not reveal a hidden shooter. */
  readonly silent: boolean;
}

const ARROW = {
  hands: 2,
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
  severalAtOnce: false,
  poison: null,
  neverCritical: false,
  silent: false,
} as const satisfies Omit<MissileWeapon, 'id' | 'range'>;

const THROWN = {
  ...ARROW,
  hands: 1,
  strength: 'user',
  rangePenalty: false,
  movePenalty: false,
} as const;

const BOW = { ...ARROW, ammunition: 'arrows', quick: true } as const;

const BLACK_POWDER = {
  ...ARROW,
  strength: 4,
  save: { kind: 'total', value: -2 },
  reloads: true,
  ammunition: 'powder',
} as const;

/** One blow as a combat begins. */
function blowOf(inOneHand: MissileWeaponId): FirstTurnUse {
  return { kind: 'blows', count: 1, inOneHand };
}

/** Two of them: one is reloaded while the other shoots, and both strike as a combat begins. */
function braceOf(inOneHand: MissileWeaponId) {
  const blows: FirstTurnUse = { kind: 'blows', count: 2, inOneHand };
  return { hands: 2, reloads: false, meleeInFirstTurn: blows } as const;
}

const PISTOL = { ...BLACK_POWDER, hands: 1, range: 6, meleeInFirstTurn: blowOf('pistol') } as const;

const DUELLING_PISTOL = {
  ...PISTOL,
  range: 10,
  hitBonus: 1,
  meleeInFirstTurn: blowOf('duelling-pistol'),
} as const;

const WARPLOCK = {
  ...PISTOL,
  range: 8,
  strength: 5,
  save: { kind: 'total', value: -3 },
  meleeInFirstTurn: blowOf('warplock-pistol'),
} as const;

/**
 * The effects of each missile weapon.
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
  'throwing-weapon': { ...THROWN, id: 'throwing-weapon', range: 6, severalAtOnce: true },
  'repeater-crossbow': {
    ...ARROW,
    id: 'repeater-crossbow',
    range: 24,
    shots: 2,
    shotPenalty: -1,
  },
  'crossbow-pistol': {
    ...ARROW,
    hands: 1,
    id: 'crossbow-pistol',
    range: 10,
    strength: 4,
    meleeInFirstTurn: { kind: 'shot-before', toHit: -2 },
  },
  pistol: { ...PISTOL, id: 'pistol' },
  'brace-of-pistols': { ...PISTOL, ...braceOf('pistol'), id: 'brace-of-pistols' },
  'duelling-pistol': { ...DUELLING_PISTOL, id: 'duelling-pistol' },
  'brace-of-duelling-pistols': {
    ...DUELLING_PISTOL,
    ...braceOf('duelling-pistol'),
    id: 'brace-of-duelling-pistols',
  },
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
  'brace-of-warplock-pistols': {
    ...WARPLOCK,
    ...braceOf('warplock-pistol'),
    id: 'brace-of-warplock-pistols',
  },
  blowpipe: {
    ...ARROW,
    hands: 1,
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
