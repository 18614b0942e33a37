import type { BattleView } from '#rules/contract/battle-view.ts';
import type { ResolverField, ResolverSetup } from '#rules/contract/resolver.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import { opponentsOf } from '#rules/kit/view.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import { type Ammunition, loadedWith, shotsWith } from './ammunition.ts';
import { type Arm, savedFrom } from './arms.ts';
import type { Batch } from './batch.ts';
import { type ToHit, woundNeed } from './blow.ts';
import { type ByHand, byHand, savesAgain } from './by-hand.ts';
import {
  type Circumstances,
  type Combatant,
  characteristic,
  circumstances,
  type Opponents,
} from './combatant.ts';
import { skilled } from './edges.ts';
import { turnOfFight } from './fight-turn.ts';
import { MISFIRE_HARDER } from './misfire.ts';
import type { DuelRules } from './rules.ts';
import { type Protection, saveAgainst, toughness, wornBy } from './saves.ts';
import { type ShotModifier, shotToHit } from './to-hit.ts';
import { MISSILE_WEAPON_IDS } from './weapon-ids.ts';
import { type MissileWeapon, missileWeapon } from './weapons.ts';

/** A shot, with everything that affects it. */
export interface ShotDuel {
  readonly attacker: Combatant;
  readonly defender: Combatant;
  /** Null if players enter the Strength instead. */
  readonly weapon: MissileWeapon | null;
  readonly strength: number;
  readonly shots: number;
  readonly loaded: Ammunition;
  readonly hand: ByHand;
  readonly modifiers: readonly ShotModifier[];
  /** Added to the roll to hit of a shot before the first blow of a fight; null for an ordinary shot. */
  readonly beforeBlows: number | null;
  /** By house rule, shots at single models have −1 to hit. */
  readonly singleTarget: boolean;
  readonly worn: Protection;
  readonly fields: readonly ResolverField[];
  readonly batch: Batch;
}

/** Reads a shot off the table and the players' input. */
export function shotDuel(
  rules: DuelRules,
  view: BattleView,
  opponents: Opponents,
  setup: ResolverSetup,
): ShotDuel {
  const { attacker, defender } = opponents;
  const ask = circumstances(setup.inputs);
  const weapon = rules.armoury ? weaponOf(attacker, ask) : null;
  const own = strengthOf(attacker, weapon, ask);
  const chosenShots = shotsWith(weapon, attacker.gear, ask);
  const loaded = loadedWith(rules, weapon, opponents, ask);
  const beforeBlows = beforeTheBlows(rules, view, weapon, opponents, ask);
  const modifiers =
    beforeBlows === null
      ? modifiersOf(weapon, chosenShots, attacker, defender, ask)
      : atArmsLength(defender, ask);
  const hand = byHand(ask, 'attacker', {
    toHit: weapon?.autoHits !== true,
    strength: weapon !== null,
  });
  const shots = chosenShots + furtherShots(ask);
  const strength = Math.min(
    STRENGTHS.max,
    Math.max(STRENGTHS.min, own + loaded.strength + hand.strength),
  );
  const aim = { weapon, shots, modifiers, beforeBlows, loaded, hand };
  const singleTarget = rules.singleTargetPenalty(view.houseRules);
  const { worn, helmet } = wornBy(rules, ask, defender, true);
  const charm = defender.gear.luckyCharm && defender.flags['used-lucky-charm'] === undefined;
  const luckyCharm = ask.isSo('foe-lucky-charm', 'defender', charm, 'if-set');
  const shot = { attacker, defender, ...aim, strength, singleTarget, worn };
  const used = attacker.flags['crit-used'] !== undefined;
  const criticalUsed =
    criticalsAreFew(rules, view.houseRules) &&
    ask.isSo('critical-used', 'attacker', used, 'if-set');
  const met = { luckyCharm, helmet, savesAgain: savesAgain(ask, 'defender'), criticalUsed };
  const batch = batchOf(rules, view.houseRules, shot, met);
  return { ...shot, fields: ask.fields, batch };
}

/** Strength of a bow, if players enter it. */
const USUAL_STRENGTH = 3;
const STRENGTHS = { min: 1, max: 10 } as const;
/** Above any number of further shots in play. */
const FURTHER = { min: 0, max: 6 } as const;
/** Added to the roll to hit. @rule SHO-HIT */
export const SINGLE_TARGET = -1;
/** Added to the roll to hit a target with an elven cloak. @rule SHO-HIT */
export const CLOAKED = -1;

function weaponOf({ gear }: Combatant, ask: Circumstances): MissileWeapon | null {
  const carried = gear.missile;
  const others = MISSILE_WEAPON_IDS.filter((id) => !carried.includes(id));
  // If no weapon is noted, players enter it: no bow is assumed.
  const options =
    carried.length === 0 ? [OWN_MISSILE, ...others] : [...carried, ...others, OWN_MISSILE];
  return missileWeapon(ask.foremost.choice('missile', 'attacker', options[0] ?? '', options));
}

/** A weapon without a row, or not specified: its Strength is entered. */
const OWN_MISSILE = 'own-missile';

/** Shots in addition to the weapon's, without a penalty. */
function furtherShots({ byHand: ask }: Circumstances): number {
  return ask.number('further-shots', 'attacker', 0, FURTHER);
}

function strengthOf(attacker: Combatant, weapon: MissileWeapon | null, ask: Circumstances): number {
  if (weapon === null)
    return ask.foremost.number('shot-strength', 'attacker', USUAL_STRENGTH, STRENGTHS);
  return weapon.strength === 'user' ? characteristic(attacker, 'S') : weapon.strength;
}

/** Some weapons are fired before the first blow of a fight, in its first turn only. @rule WEAPONS */
function beforeTheBlows(
  rules: DuelRules,
  view: BattleView,
  weapon: MissileWeapon | null,
  opponents: Opponents,
  ask: Circumstances,
): number | null {
  const use = weapon?.meleeInFirstTurn ?? null;
  if (use === null || use.kind !== 'shot-before') return null;
  const { attacker, defender } = opponents;
  const met = attacker.fighter === null ? [] : opponentsOf(view, attacker.fighter);
  const touching = met.some(({ id }) => id === defender.fighter?.id);
  const begins = touching && turnOfFight(rules, view, opponents) === 1;
  return ask.isSo('before-blows', 'attacker', begins) ? use.toHit : null;
}

/** At arm's length, cover, range and movement don't matter. */
function atArmsLength({ gear }: Combatant, ask: Circumstances): readonly ShotModifier[] {
  return ask.isSo('large-target', 'defender', gear.largeTarget) ? ['large'] : [];
}

/** @rule SHO-HIT */
function modifiersOf(
  weapon: MissileWeapon | null,
  shots: number,
  attacker: Combatant,
  defender: Combatant,
  ask: Circumstances,
): readonly ShotModifier[] {
  if (weapon?.autoHits === true) return [];
  const is = (id: string, role: Combatant['role'], table: boolean) =>
    ask.foremost.isSo(id, role, table);
  const moved = attacker.flags['moved'] !== undefined;
  const asked = {
    cover: !skilled(attacker.gear, 'trick-shooter') && is('cover', 'defender', false),
    long: weapon?.rangePenalty !== false && is('long-range', 'attacker', false),
    moved: weapon?.movePenalty !== false && is('moved', 'attacker', moved),
    large: ask.isSo('large-target', 'defender', defender.gear.largeTarget),
    multishot: shots > 1 && (weapon?.shotPenalty ?? -1) < 0,
  } as const;
  const order = ['cover', 'moved', 'long', 'multishot', 'large'] as const;
  return order.filter((modifier) => asked[modifier]);
}

function batchOf(
  rules: DuelRules,
  choices: HouseRuleChoices,
  shot: Omit<ShotDuel, 'fields' | 'batch'>,
  met: {
    readonly luckyCharm: boolean;
    readonly helmet: boolean;
    readonly savesAgain: boolean;
    readonly criticalUsed: boolean;
  },
): Batch {
  const { attacker, defender, weapon, strength, shots, loaded, hand } = shot;
  const { luckyCharm, helmet } = met;
  const one = rules.skirmish.houseRule(choices, 'naturalOneMisses') === 'yes';
  const inflicts = attacker.gear.inflicts + hand.save;
  const ofStrength = (value: number) => ({
    strength: value,
    woundNeed: woundNeed(value + loaded.wounding, characteristic(defender, 'T')),
    saveNeed: saveAgainst(shot.worn, { strength: value, save: shotSave(shot), inflicts }, one),
  });
  const blow = {
    ...ofStrength(strength),
    concussion: false,
    attack: 'shooting',
    oneForShots: criticalsAreFew(rules, choices),
    criticals: weapon?.neverCritical === true ? [] : rules.criticals('missile', choices),
    woundsAgain: hand.woundsAgain,
    savesAgain: met.savesAgain,
    injuryModifier: loaded.injury + hand.injury,
  } as const;
  const toHit = aimed(rules, choices, shot);
  const misfires = toHit.kind === 'roll' && toHit.misfires === true;
  const harder = misfires ? { ...blow, ...ofStrength(strength + MISFIRE_HARDER) } : null;
  const sixes = loaded.poison === 'black-lotus' ? { ...blow, woundNeed: 1 } : harder;
  return {
    attacks: [{ weapon: weapon?.id ?? 'shot', count: shots, toHit, tooStrong: true, blow, sixes }],
    guard: { parry: null, luckyCharm, dodges: defender.gear.dodges },
    target: {
      wounds: defender.wounds,
      lies: lyingAs(rules.skirmish.statuses.of(defender)),
      finishing: 'injury',
      wards: defender.gear.wards.filter(({ id }) => id !== 'step-aside'),
      ...toughness(defender.gear, helmet),
    },
    criticalUsed: met.criticalUsed,
  };
}

/** By house rule a shooter has one critical hit in a phase, as in close combat. @rule CRIT */
export function criticalsAreFew(rules: DuelRules, choices: HouseRuleChoices): boolean {
  return rules.skirmish.houseRule(choices, 'shootingCriticals') === 'phase';
}

/** The weapon's modifiers of the save, and a fur that only helps against shots. @rule SAVE */
export function shotSave({ weapon, defender }: Pick<ShotDuel, 'weapon' | 'defender'>): Arm['save'] {
  const save = savedFrom(weapon);
  const furred = skilled(defender.gear, 'wolfcloak') ? FUR : 0;
  return { ...save, victimBonus: save.victimBonus + furred };
}

/** Added by a wolf pelt to the save against shots. @rule SAVE */
const FUR = 1;

/** For a target with the skill, cover counts double. @rule SHO-HIT */
export function stalked({ defender, modifiers }: Pick<ShotDuel, 'defender' | 'modifiers'>): number {
  const stalks = skilled(defender.gear, 'great-hunter') && modifiers.includes('cover');
  return stalks ? STALKED : 0;
}

const STALKED = -1;

/** @rule SHO-HIT */
function aimed(
  rules: DuelRules,
  choices: HouseRuleChoices,
  shot: Omit<ShotDuel, 'fields' | 'batch'>,
): ToHit {
  const { weapon, attacker, defender, singleTarget, modifiers, beforeBlows, hand } = shot;
  if (weapon?.autoHits === true || hand.automatic) return { kind: 'automatic' };
  const skill =
    characteristic(attacker, 'BS') +
    (weapon?.hitBonus ?? 0) +
    (beforeBlows ?? 0) +
    (skilled(defender.gear, 'elven-cloak') ? CLOAKED : 0) +
    stalked(shot) +
    (singleTarget ? SINGLE_TARGET : 0) +
    hand.hit;
  const misfires = weapon?.ammunition === 'powder' && rules.readings(choices).misfires;
  const { need, thenNeed } = shotToHit(skill, modifiers, {
    // A 1 that misfires never hits by itself, however good the shooter.
    naturalOneMisses: misfires || rules.skirmish.houseRule(choices, 'naturalOneMisses') === 'yes',
    sevenPlus: rules.skirmish.houseRule(choices, 'sevenPlusShooting'),
  });
  if (need === 'auto') return { kind: 'automatic' };
  if (need === null) return { kind: 'impossible' };
  const rerolls = attacker.gear.rerollsHits || hand.hitsAgain;
  return { kind: 'roll', need, thenNeed, rerolls, ...(misfires ? { misfires } : {}) };
}
