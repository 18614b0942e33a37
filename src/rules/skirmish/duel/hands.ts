import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import { type Arm, arm, LATER, naturalArm, plainArm, type StrikeTurn } from './arms.ts';
import {
  askedFirst,
  type Circumstances,
  type Combatant,
  characteristic,
  circumstances,
  idOf,
} from './combatant.ts';
import { BARE_HANDS, type Edge, edgeOf, NO_EDGE, skilled } from './edges.ts';
import { type FirstTurn, firstTurnUnasked } from './first-turn.ts';
import { OWN_WEAPON, ownArm } from './own-weapon.ts';
import type { DuelRules, Gear } from './rules.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS, type MissileWeaponId } from './weapon-ids.ts';
import { meleeWeapon, missileWeapon } from './weapons.ts';

/** How many blows he strikes: frenzy doubles his own, never that of a second weapon. @rule PSY-FRENZY, TWO-W */
export function attacks(facts: {
  readonly attacks: number;
  readonly twoWeapons: boolean;
  readonly frenzied: boolean;
}): number {
  return facts.attacks * (facts.frenzied ? 2 : 1) + (facts.twoWeapons ? 1 : 0);
}

/** What he may strike with, carried weapons first. */
function weaponOptions(gear: Gear, firstTurn: FirstTurn): readonly string[] {
  return carriedFirst(gear, [...MELEE_WEAPON_IDS, ...pistols(firstTurn), OWN_WEAPON]);
}

/** Options for his other hand; 'none' comes first. @rule TWO-W */
function secondOptions(gear: Gear, main: Arm, firstTurn: FirstTurn): readonly string[] {
  if (main.beside !== 'any' || UNARMED.has(main.id)) return ['none'];
  const light = [...MELEE_WEAPON_IDS, ...pistols(firstTurn)].filter(isLight);
  return ['none', ...carriedFirst(gear, [...light, OWN_WEAPON])];
}

/** Whether a weapon has other values after the first turn of a combat. */
function mindsFirstTurn(id: string): boolean {
  const blade = meleeWeapon(id);
  if (blade === null) return missileWeapon(id)?.meleeInFirstTurn?.kind === 'blows';
  return blade.firstTurnStrength > 0 || blade.strikes === 'first-turn-first';
}

function mindsMount(id: string): boolean {
  const blade = meleeWeapon(id);
  return blade !== null && (blade.mountedOnly || blade.mountedChargeStrength > 0);
}

const UNARMED: ReadonlySet<string> = new Set(['fist', 'natural-weapons', 'lance']);

/** Whether it leaves the other hand free. */
function isLight(id: string): boolean {
  const found = arm(id, FIRST);
  return found !== null && found.beside === 'any' && !UNARMED.has(id);
}

function pistols({ likely }: FirstTurn): readonly string[] {
  if (!likely) return [];
  return MISSILE_WEAPON_IDS.filter((id) => missileWeapon(id)?.meleeInFirstTurn?.kind === 'blows');
}

function carriedFirst({ melee, missile }: Gear, all: readonly string[]): readonly string[] {
  const own = [...melee, ...missile].filter((id) => all.includes(id));
  return [...own, ...all.filter((id) => !own.includes(id))];
}

/** A weapon in the hand, with its poison and material. */
export interface HeldWeapon {
  readonly arm: Arm;
  readonly edge: Edge;
}

/** Blows struck with one weapon. */
export interface Wielded extends HeldWeapon {
  readonly count: number;
}

/** What a fighter holds. */
export interface Hands {
  readonly main: HeldWeapon;
  readonly second: HeldWeapon | null;
}

/** The fighter, and the moment of the combat. */
export interface Holder {
  readonly rules: DuelRules;
  readonly choices: HouseRuleChoices;
  readonly ask: Circumstances;
  readonly combatant: Combatant;
  readonly firstTurn: FirstTurn;
  readonly strikes: boolean;
  readonly charged: boolean;
}

/** The weapons that he fights with: entered by players, or the likeliest. @rule WEAPONS, TWO-W */
export function weaponsInHand(holder: Holder): Hands {
  const { rules, choices, ask, combatant, firstTurn, charged, strikes } = holder;
  const { role, gear } = combatant;
  if (!rules.armoury) return { main: bare(plainArm(strengthBonus(holder))), second: null };
  const options = weaponOptions(gear, firstTurn);
  const first = askedFirst(ask, role);
  const drawn = rules.readings(choices).swapsWeapons ? drawnIn(firstTurn, gear) : likeliest(gear);
  const weapon = first.choice(idOf(role, 'weapon'), role, drawn, options);
  const rides = mindsMount(weapon) && ask.isSo(idOf(role, 'mounted'), role, gear.mounted);
  const moment: StrikeTurn = { firstTurn, mountedCharge: rides && charged };
  const main =
    weapon === OWN_WEAPON
      ? ownArm(ask, role, moment)
      : schooled(gear, arm(weapon, moment) ?? plainArm(0));
  const seconds = secondOptions(gear, main, firstTurn);
  const usual = otherHand(gear, main, firstTurn);
  const entered = first.choice(idOf(role, 'second-weapon'), role, usual, seconds);
  const second =
    entered === OWN_WEAPON ? ownArm(ask, role, moment, 'second-') : arm(entered, moment);
  if (!strikes) return { main: bare(main), second: second === null ? null : bare(second) };
  const edge = edgeOf(ask, role, gear, main, '');
  return {
    main: { arm: main, edge },
    second: second === null ? null : otherwise(holder, second, edge, main),
  };
}

/** The weapon in his other hand; both pistols have the same powder. */
function otherwise(
  { ask, combatant }: Holder,
  second: Arm,
  { powder }: Edge,
  main: Arm,
): HeldWeapon {
  const { role, gear } = combatant;
  const both = main.criticals === 'missile' && second.criticals === 'missile';
  const edge = both ? { ...NO_EDGE, powder } : edgeOf(ask, role, gear, second, 'second-');
  return { arm: second, edge };
}

/** Fighters trained unarmed have no penalty for it, and strike as with two weapons. @rule WEAPONS, TWO-W */
function schooled(gear: Gear, main: Arm): Arm {
  if (main.id !== 'fist' || !skilled(gear, 'art-of-silent-death')) return main;
  return { ...naturalArm(), id: main.id, pair: true };
}

function bare(only: Arm): HeldWeapon {
  return { arm: only, edge: NO_EDGE };
}

/** The same without asking, for a fighter who does not strike. */
export function weaponsUnasked(holder: Holder): Hands {
  const firstTurn = firstTurnUnasked(holder.firstTurn.likely);
  return weaponsInHand({ ...holder, firstTurn, ask: circumstances({}) });
}

/**
 * The number of blows with each weapon; frenzy doubles his own Attacks, but not the second weapon's blow nor
 * those of skills.
 * @rule PSY-FRENZY, TWO-W
 */
export function blowsWith(
  { ask, combatant, charged }: Holder,
  { main, second }: Hands,
  { frenzied, ferocious, more, fewer }: Strokes,
  besides: readonly HeldWeapon[],
): { readonly wielded: readonly Wielded[]; readonly disarmed: readonly Wielded[] } {
  const { role, gear } = combatant;
  const profile = characteristic(combatant, 'A');
  const arms = { main: main.arm, second: second?.arm ?? null };
  const own = blowsOf(arms, gear, { attacks: profile, charged, frenzied, ferocious }) + more;
  const usual = Math.max(Math.min(1, own), own - fewer);
  const range = { min: Math.min(1, usual), max: Math.max(MAX_ATTACKS, usual) };
  const count = ask.number(idOf(role, 'attacks'), role, usual, range);
  const split = splitBlows(arms, count);
  const each = besides.map((held) => ({ ...held, count: 1 }));
  return {
    wielded: merged([
      { ...main, count: split.main },
      ...(second === null ? [] : [{ ...second, count: split.second }]),
      ...each,
    ]),
    disarmed: merged([disarmed({ main, second }, Math.max(split.main, split.second)), ...each]),
  };
}

/** What modifies the number of his blows. */
interface Strokes {
  readonly frenzied: boolean;
  readonly ferocious: boolean;
  readonly more: number;
  /** Blows lost, but never the last one. */
  readonly fewer: number;
}

/** The weapons he is likely to use, before players enter any. @rule WEAPONS */
export function usualArm(gear: Gear, moment: StrikeTurn): Arm {
  return arm(likeliest(gear), moment) ?? plainArm(0);
}

/** The number of blows with the weapons he is likely to use, before players enter any. @rule TWO-W */
export function usualBlows(gear: Gear, fury: Fury & { readonly firstTurn: boolean }): number {
  const firstTurn = firstTurnUnasked(fury.firstTurn);
  const moment: StrikeTurn = { firstTurn, mountedCharge: false };
  const main = usualArm(gear, moment);
  const other = otherHand(gear, main, firstTurn);
  const second = secondOptions(gear, main, firstTurn).includes(other) ? arm(other, moment) : null;
  return blowsOf({ main, second }, gear, fury) + (gear.bites ? 1 : 0);
}

interface Arms {
  readonly main: Arm;
  readonly second: Arm | null;
}

/** What increases a fighter's number of blows. */
interface Fury {
  /** From his profile. */
  readonly attacks: number;
  readonly charged: boolean;
  readonly frenzied: boolean;
  /** Also doubles his own Attacks when he charges. */
  readonly ferocious?: boolean;
}

function blowsOf({ main, second }: Arms, gear: Gear, fury: Fury): number {
  const usual = (fury.charged ? gear.attacksOnCharge : null) ?? fury.attacks;
  const own = usual * (fury.ferocious === true ? 2 : 1);
  const fixed = fixedBlows(main, second);
  const count =
    fixed ??
    attacks({
      attacks: own,
      twoWeapons: second !== null || main.pair,
      frenzied: fury.frenzied,
    });
  // Only one whip gives extra blows, and they are added after all multiplication.
  return count + (fury.charged ? Math.max(main.whipcrack, second?.whipcrack ?? 0) : 0);
}

/** The number of blows of weapons that all strike a fixed number; null if one strikes as often as he does. */
function fixedBlows(main: Arm, second: Arm | null): number | null {
  if (second === null) return main.blows;
  return main.blows === null || second.blows === null ? null : main.blows + second.blows;
}

/**
 * One blow with the weapon in the other hand, the others with the first; a pistol strikes once in either hand.
 * @rule TWO-W, WEAPONS
 */
function splitBlows(
  { main, second }: Arms,
  count: number,
): { readonly main: number; readonly second: number } {
  if (second === null || count <= 1) return { main: count, second: 0 };
  const other = main.blows === null ? Math.min(1, count - 1) : Math.max(0, count - main.blows);
  return { main: count - other, second: other };
}

function likeliest({ melee }: Gear): string {
  return loneWeapon(melee) ?? melee.find((id) => id !== 'dagger') ?? melee[0] ?? 'dagger';
}

/** By house rule he may draw another weapon once the first turn's bonus is over. @rule WEAPONS */
function drawnIn(firstTurn: FirstTurn, gear: Gear): string {
  const first = likeliest(gear);
  if (!mindsFirstTurn(first) || firstTurn.now()) return first;
  return gear.melee.find((id) => id !== 'dagger' && !mindsFirstTurn(id)) ?? first;
}

/** Whether a shield or a buckler is in his hand rather than on his back. @rule TWO-W, WEAPONS */
export function freeFor(thing: 'shield' | 'buckler', { main, second }: Hands): boolean {
  if (second !== null || main.arm.beside === 'nothing') return false;
  return thing === 'shield' || main.arm.beside !== 'shield-only';
}

/** A weapon that, if carried, is the only one used in the whole battle. @rule WEAPONS */
export function loneWeapon(carried: readonly string[]): string | null {
  return carried.find((id) => meleeWeapon(id)?.alone === 'battle') ?? null;
}

const STRENGTH_BONUS = { min: -3, max: 5 } as const;
/** Above any number of blows in play. */
const MAX_ATTACKS = 12;
const FIRST: StrikeTurn = { firstTurn: firstTurnUnasked(true), mountedCharge: false };
/** A bite, which no weapon modifies. */
export const BITE: HeldWeapon = { arm: naturalArm(), edge: NO_EDGE };

/** The weapon held by a tail. @rule TWO-W */
export function bladeOf(tail: 'tail-dagger' | 'tail-sword'): HeldWeapon {
  return bare(arm(tail === 'tail-sword' ? 'sword' : 'dagger', LATER) ?? plainArm(0));
}

function strengthBonus({ ask, combatant, strikes }: Holder): number {
  const { role } = combatant;
  return strikes ? ask.number(idOf(role, 'strength-bonus'), role, 0, STRENGTH_BONUS) : 0;
}

/**
 * The likely content of his other hand: as the combat begins a pistol, otherwise a second weapon, but neither
 * beside a shield or buckler. Nothing if the first weapon is not one he is known to carry.
 * @rule TWO-W, WEAPONS
 */
function otherHand(gear: Gear, main: Arm, firstTurn: FirstTurn): string {
  const others = gear.melee.filter((id) => id !== main.id && isLight(id));
  const best = others.find((id) => id !== 'dagger') ?? others[0] ?? 'none';
  const pistol = pistolOf(gear);
  if (pistol !== null && holdsAnother(gear, main) && firstTurn.now()) return pistol;
  if (gear.secondWeapon) return best === 'none' ? 'dagger' : best;
  return gear.shield || gear.buckler || !gear.melee.includes(main.id) ? 'none' : best;
}

/** Whether a pistol is likely in his other hand: nobody puts a shield away for it. */
function holdsAnother({ melee, shield, buckler }: Gear, { id, beside }: Arm): boolean {
  const own = melee.includes(id) || (id === 'dagger' && melee.length === 0);
  return own && beside === 'any' && !UNARMED.has(id) && !shield && !buckler;
}

/** A pistol that he carries, one of a brace if need be; null for none. */
function pistolOf({ missile }: Gear): MissileWeaponId | null {
  const uses = missile.map((id) => missileWeapon(id)?.meleeInFirstTurn ?? null);
  return uses.find((use) => use?.kind === 'blows')?.inOneHand ?? null;
}

/** His weapons after losing one: the other one, his dagger, or his fists. @rule CRIT-OPT */
function disarmed({ main, second }: Hands, count: number): Wielded {
  if (BARE_HANDS.has(main.arm.id)) return { ...main, count };
  const left = second ?? bare(arm(main.arm.id === 'dagger' ? 'fist' : 'dagger', LATER) ?? main.arm);
  return { ...left, count: left.arm.blows ?? count };
}

/** Merges weapons of one kind; those without blows are left out, except the first. */
function merged(wielded: readonly Wielded[]): readonly Wielded[] {
  return wielded.reduce<readonly Wielded[]>((sofar, one, index) => {
    const alike = sofar.findIndex((other) => areAlike(other, one));
    const same = sofar[alike];
    if (same !== undefined) return sofar.with(alike, { ...same, count: same.count + one.count });
    return one.count > 0 || index === 0 ? [...sofar, one] : sofar;
  }, []);
}

function areAlike(one: HeldWeapon, other: HeldWeapon): boolean {
  const [a, b] = [one.edge, other.edge];
  return (
    one.arm.id === other.arm.id &&
    a.poison === b.poison &&
    a.material === b.material &&
    a.powder === b.powder
  );
}
