import type { BattleView } from '#rules/contract/battle-view.ts';
import type { ResolverField, ResolverSetup } from '#rules/contract/resolver.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import { opponentsOf } from '#rules/kit/view.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import { type ToHit, woundNeed } from './blow.ts';
import {
  type Circumstances,
  type Combatant,
  characteristic,
  circumstances,
  type Opponents,
} from './combatant.ts';
import type { Batch } from './exchange.ts';
import type { Arm } from './hands.ts';
import { type Protection, saveAgainst, toughness, wornBy } from './protection.ts';
import type { DuelRules } from './rules.ts';
import { type ShotModifier, shotToHit } from './to-hit.ts';
import { MISSILE_WEAPON_IDS, type MissileWeapon, missileWeapon } from './weapons.ts';

/** A shot, with everything that bears on it. */
export interface ShotDuel {
  readonly attacker: Combatant;
  readonly defender: Combatant;
  /** Null where players tell the Strength instead. */
  readonly weapon: MissileWeapon | null;
  readonly strength: number;
  readonly shots: number;
  readonly modifiers: readonly ShotModifier[];
  /** Added to the roll to hit of a shot before the first blow of a fight; null for an ordinary shot. */
  readonly beforeBlows: number | null;
  /** Shots at single models are harder by one at this table. */
  readonly singleTarget: boolean;
  readonly worn: Protection;
  readonly fields: readonly ResolverField[];
  readonly batch: Batch;
}

/** Reads a shot off the table and what players say of it. */
export function shotDuel(
  rules: DuelRules,
  view: BattleView,
  { attacker, defender }: Opponents,
  setup: ResolverSetup,
): ShotDuel {
  const ask = circumstances(setup.inputs);
  const weapon = rules.armoury ? weaponOf(attacker, ask) : null;
  const strength = strengthOf(attacker, weapon, ask);
  const shots = shotsOf(weapon, ask);
  const beforeBlows = beforeTheBlows(view, weapon, attacker, defender, ask);
  const modifiers =
    beforeBlows === null
      ? modifiersOf(weapon, shots, attacker, defender, ask)
      : atArmsLength(defender, ask);
  const aim = { weapon, shots, modifiers, beforeBlows };
  const singleTarget = rules.singleTargetPenalty(view.houseRules);
  const { worn, helmet } = wornBy(rules, ask, defender, true);
  const charm = defender.gear.luckyCharm && defender.flags['used-lucky-charm'] === undefined;
  const luckyCharm = ask.isSo('foe-lucky-charm', 'defender', charm, 'if-set');
  const shot = { attacker, defender, ...aim, strength, singleTarget, worn };
  const batch = batchOf(rules, view.houseRules, shot, { luckyCharm, helmet });
  return { ...shot, fields: ask.fields, batch };
}

/** How a shot worsens the save, beyond its Strength or instead of it. @rule SAVE */
export function savedFrom(weapon: MissileWeapon | null): Arm['save'] {
  const save = weapon?.save ?? null;
  return {
    extra: save?.kind === 'extra' ? save.value : 0,
    total: save?.kind === 'total' ? save.value : null,
    victimBonus: 0,
  };
}

/** Strength of a bow, where players tell it. */
const USUAL_STRENGTH = 3;
const STRENGTHS = { min: 1, max: 10 } as const;
const MOST_SHOTS = 2;
/** Added to the roll to hit. @rule SHO-HIT */
export const SINGLE_TARGET = -1;

function weaponOf({ gear }: Combatant, ask: Circumstances): MissileWeapon | null {
  const carried = gear.missile;
  const others = MISSILE_WEAPON_IDS.filter((id) => !carried.includes(id));
  return missileWeapon(
    ask.choice('missile', 'attacker', carried[0] ?? '', [...carried, ...others]),
  );
}

function strengthOf(attacker: Combatant, weapon: MissileWeapon | null, ask: Circumstances): number {
  if (weapon === null) return ask.number('shot-strength', 'attacker', USUAL_STRENGTH, STRENGTHS);
  return weapon.strength === 'user' ? characteristic(attacker, 'S') : weapon.strength;
}

function shotsOf(weapon: MissileWeapon | null, ask: Circumstances): number {
  const most = weapon?.shots ?? MOST_SHOTS;
  return ask.number('shots', 'attacker', 1, { min: 1, max: most });
}

/** Some weapons are let off as a fight begins, whoever touches whom. @rule WEAPONS */
function beforeTheBlows(
  view: BattleView,
  weapon: MissileWeapon | null,
  attacker: Combatant,
  defender: Combatant,
  ask: Circumstances,
): number | null {
  const use = weapon?.meleeInFirstTurn ?? null;
  if (use === null || use.kind !== 'shot-before') return null;
  const met = attacker.fighter === null ? [] : opponentsOf(view, attacker.fighter);
  const touching = met.some(({ id }) => id === defender.fighter?.id);
  return ask.isSo('before-blows', 'attacker', touching) ? use.toHit : null;
}

/** So near neither cover nor range nor a step matters. */
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
  const is = (id: string, role: Combatant['role'], table: boolean) => ask.isSo(id, role, table);
  const moved = attacker.flags['moved'] !== undefined;
  const asked = {
    cover: is('cover', 'defender', false),
    long: weapon?.rangePenalty !== false && is('long-range', 'attacker', false),
    moved: weapon?.movePenalty !== false && is('moved', 'attacker', moved),
    large: is('large-target', 'defender', defender.gear.largeTarget),
    multishot: shots > 1,
  } as const;
  const order = ['cover', 'moved', 'long', 'multishot', 'large'] as const;
  return order.filter((modifier) => asked[modifier]);
}

function batchOf(
  rules: DuelRules,
  choices: HouseRuleChoices,
  shot: Omit<ShotDuel, 'fields' | 'batch'>,
  { luckyCharm, helmet }: { readonly luckyCharm: boolean; readonly helmet: boolean },
): Batch {
  const { attacker, defender, weapon, strength, shots } = shot;
  const one = rules.skirmish.houseRule(choices, 'naturalOneMisses') === 'yes';
  const hit = { strength, save: savedFrom(weapon), inflicts: attacker.gear.inflicts };
  const blow = {
    strength,
    woundNeed: woundNeed(strength, characteristic(defender, 'T')),
    saveNeed: saveAgainst(shot.worn, hit, one),
    concussion: false,
    attack: 'shooting',
    criticals: rules.criticals('missile', choices),
  } as const;
  const toHit = aimed(rules, choices, shot);
  return {
    attacks: [{ weapon: weapon?.id ?? 'shot', count: shots, toHit, tooStrong: true, blow }],
    guard: { parry: null, luckyCharm, dodges: defender.gear.dodges },
    target: {
      wounds: defender.wounds,
      lies: lyingAs(rules.skirmish.statuses.of(defender)),
      finishing: 'injury',
      wards: defender.gear.wards.filter(({ id }) => id !== 'step-aside'),
      ...toughness(defender.gear, helmet),
    },
    criticalUsed: false,
  };
}

/** @rule SHO-HIT */
function aimed(
  rules: DuelRules,
  choices: HouseRuleChoices,
  { weapon, attacker, singleTarget, modifiers, beforeBlows }: Omit<ShotDuel, 'fields' | 'batch'>,
): ToHit {
  if (weapon?.autoHits === true) return { kind: 'automatic' };
  const skill =
    characteristic(attacker, 'BS') +
    (weapon?.hitBonus ?? 0) +
    (beforeBlows ?? 0) +
    (singleTarget ? SINGLE_TARGET : 0);
  const { need, thenNeed } = shotToHit(skill, modifiers, {
    naturalOneMisses: rules.skirmish.houseRule(choices, 'naturalOneMisses') === 'yes',
    sevenPlus: rules.skirmish.houseRule(choices, 'sevenPlusShooting'),
  });
  if (need === 'auto') return { kind: 'automatic' };
  if (need === null) return { kind: 'impossible' };
  return { kind: 'roll', need, thenNeed, rerolls: attacker.gear.rerollsHits };
}
