import type { Message } from '#rules/contract/battle-view.ts';
import type { ResolverNeed } from '#rules/contract/resolver.ts';
import { chanceOnD6, withReroll } from '#rules/dice/dice.ts';
import { complement, type Fraction, ZERO } from '#rules/dice/fraction.ts';
import { message } from '#rules/kit/duty.ts';
import { signed } from '#rules/kit/signed.ts';
import type { Arm } from './arms.ts';
import type { Attacks, Batch } from './batch.ts';
import type { ToHit } from './blow.ts';
import { poisonOf, prowess, skillAtArms } from './blows.ts';
import { chanceToHit } from './chances-hits.ts';
import { characteristic, type Role } from './combatant.ts';
import { skilled } from './edges.ts';
import { triesOf } from './hitting.ts';
import { type Protection, strengthModifier } from './saves.ts';
import { CLOAKED, type ShotDuel, SINGLE_TARGET, shotSave, stalked } from './shot-duel.ts';
import type { Stance } from './stance.ts';
import type { Target } from './target.ts';
import { SHOT_MODIFIERS } from './to-hit.ts';
import type { Poison } from './weapons.ts';

/** The reasons for each tile of a line. */
export interface Reasons {
  readonly hit: readonly Message[];
  readonly wound: readonly Message[];
  readonly save: readonly Message[];
  readonly injury: readonly Message[];
}

/** The line of tiles of a batch: to hit, to wound, save, injury. @rule CC-HIT, SHO-HIT, WOUND, SAVE, INJURY, DOWN */
export function tilesOf(role: Role, batch: Batch, why: Reasons): readonly ResolverNeed[] {
  const [main] = batch.attacks;
  if (main === undefined) return [];
  if (batch.target.finishing === 'struck-out') return [finishTile(role, batch.target, why)];
  const { blow } = main;
  return [
    hitTile(role, main, why.hit),
    tile(
      { id: 'to-wound', role, rule: 'WOUND', why: why.wound },
      blow.woundNeed,
      NEVER,
      blow.woundsAgain,
    ),
    tile({ id: 'save', role, rule: 'SAVE', why: why.save }, blow.saveNeed, NONE, blow.savesAgain),
    finishTile(role, batch.target, why),
  ];
}

const NEVER = message('resolver.value.never');
const NONE = message('resolver.value.none');
const AUTO = message('resolver.value.auto');

function hitTile(role: Role, { toHit, blow }: Attacks, why: readonly Message[]): ResolverNeed {
  const rule = blow.attack === 'shooting' ? 'SHO-HIT' : 'CC-HIT';
  return { id: 'to-hit', role, value: hitValue(toHit), chance: chanceToHit(toHit), why, rule };
}

function hitValue(toHit: ToHit): Message {
  switch (toHit.kind) {
    case 'automatic':
      return AUTO;
    case 'impossible':
      return NEVER;
    case 'roll':
      if (toHit.thenNeed !== null)
        return message('resolver.value.ladder', { need: toHit.thenNeed });
      return toHit.need === 6 ? message('resolver.value.six-only') : plus(toHit.need);
  }
}

function tile(
  which: Pick<ResolverNeed, 'id' | 'role' | 'rule' | 'why'>,
  need: number | null,
  none: Message,
  again: boolean,
): ResolverNeed {
  const once: Fraction = need === null ? ZERO : chanceOnD6(need);
  const chance = again ? withReroll(once) : once;
  return { ...which, value: need === null ? none : valueOf(need), chance };
}

/** What happens to a target with no wounds left: a roll, or an automatic result. */
function finishTile(role: Role, target: Target, { injury }: Reasons): ResolverNeed {
  const out = target.finishing !== 'injury';
  return {
    id: 'injury',
    role,
    value: message(out ? 'resolver.value.out' : 'resolver.value.die'),
    chance: out ? complement(ZERO) : null,
    why: injury,
    rule: out ? 'DOWN' : 'INJURY',
  };
}

function valueOf(need: number): Message {
  return need <= 1 ? AUTO : plus(need);
}

function plus(need: number): Message {
  return message('resolver.value.plus', { need });
}

/** The reasons for each need of a batch of blows, in a few words each. */
export function meleeReasons(by: Stance, at: Stance, batch: Batch): Reasons {
  const [main, ...others] = batch.attacks;
  return {
    hit: blowHitReasons(by, at, main),
    wound: [
      ...woundReasons(by, at),
      ...others.map(({ weapon, blow }) => other(weapon, 'second-wounds', blow.woundNeed)),
    ],
    save: [
      ...savesBy(at, by, main),
      ...others.map(({ weapon, blow }) => other(weapon, 'second-saves', blow.saveNeed)),
    ],
    injury: injuryReasons(by, at, batch, by.hand.injury),
  };
}

/** What modifies the injury roll. @rule INJURY, DOWN */
function injuryReasons(
  by: Pick<Stance, 'wielded' | 'combatant'> | null,
  at: Pick<Stance, 'combatant' | 'helmet'>,
  batch: Batch,
  entered: number,
): readonly Message[] {
  const { finishing, lies } = batch.target;
  const { gear, label, wounds } = at.combatant;
  if (finishing !== 'injury') return [message(`resolver.why.finished-${lies}`, { name: label })];
  return [
    ...(wounds > 1 ? [message('resolver.why.wounds-left', { count: wounds })] : []),
    ...(batch.target.fallsOff === true ? when(true, 'whoa-boy') : bends(by, at, batch, entered)),
    ...gear.wards.map(({ id, need }) => message(`resolver.why.${id}`, { need })),
  ];
}

/** What bends the injury table. @rule INJURY */
function bends(
  by: Pick<Stance, 'wielded' | 'combatant'> | null,
  at: Pick<Stance, 'combatant' | 'helmet'>,
  batch: Batch,
  entered: number,
): readonly Message[] {
  const { gear } = at.combatant;
  return [
    ...when(by?.wielded.some(({ arm }) => arm.concussion) === true, 'concussion'),
    ...when(by !== null && skilled(by.combatant.gear, 'strike-to-injure'), 'strike-to-injure'),
    ...when(by !== null && skilled(by.combatant.gear, 'web-of-steel'), 'web-of-steel'),
    ...modified('injury-told', entered),
    ...when(by !== null && skilled(by.combatant.gear, 'eadbasher'), 'eadbasher'),
    ...when(gear.hardToKill, 'hard-to-kill'),
    ...when(batch.target.trueGrit === true, 'true-grit'),
    ...when(batch.target.thickSkull === true, 'thick-skull'),
    ...when(gear.hardHead, 'hard-head'),
    ...when(gear.noPain, 'no-pain'),
    ...when(gear.jumpUp, 'jump-up'),
    ...when(at.helmet, 'helmet'),
  ];
}

function blowHitReasons(by: Stance, at: Stance, main: Attacks | undefined): readonly Message[] {
  if (at.lies !== 'no') return [message('resolver.why.lies', { name: at.combatant.label })];
  if (by.hand.automatic) return [message('resolver.why.automatic-told'), ...metBy(at, main)];
  const skills = {
    own: characteristic(by.combatant, 'WS') + skillAtArms(by),
    other: characteristic(at.combatant, 'WS') + skillAtArms(at),
  };
  if (at.breaks) return [message('resolver.why.free-hit', { name: at.combatant.label })];
  return [
    ...(by.fearSixes
      ? [message('resolver.why.fear-sixes')]
      : [message('resolver.why.skills', skills)]),
    ...when(by.dived, 'dived-hit'),
    ...when(at.combatant.gear.hinders < 0, 'hindered'),
    ...modified('hard-to-approach', at.hinders - at.combatant.gear.hinders),
    ...modified('fury', prowess(by)),
    ...modified('accuracy', by.wielded[0]?.arm.toHit ?? 0),
    ...modified('told', by.hand.hit),
    ...rollsAgain(by, main),
    ...metBy(at, main),
  ];
}

/** Why a missed blow is rerolled: one reason is enough. */
function rollsAgain(by: Stance, main: Attacks | undefined): readonly Message[] {
  if (main?.toHit.kind !== 'roll' || !main.toHit.rerolls) return [];
  if (by.hatred) return when(true, 'hatred');
  if (by.combatant.gear.rerollsHits) return when(true, 'rerolls-hits');
  return when(true, by.hand.hitsAgain ? 'hits-again' : 'expert-swordsman');
}

/** Reactions that cancel hits. */
function metBy(at: Stance, main: Attacks | undefined): readonly Message[] {
  const parries = at.parry !== null && main?.tooStrong !== true;
  const rerolls = at.parry?.rerolls === true;
  return [
    ...when(parries, PARRY_WHY[triesOf(at.parry) > 1 ? 'two' : 'one'][rerolls ? 'again' : 'once']),
    ...when(at.luckyCharm, 'lucky-charm'),
  ];
}

const PARRY_WHY = {
  one: { once: 'parry', again: 'parry-twice' },
  two: { once: 'parry-two', again: 'parry-two-twice' },
} as const;

function woundReasons(by: Stance, at: Stance): readonly Message[] {
  const [first] = by.wielded;
  const arm = first?.arm;
  const own = characteristic(by.combatant, 'S');
  const bonus = arm === undefined ? 0 : arm.strength(own) - own;
  const poison = first === undefined ? null : poisonOf(at, first);
  return [
    message('resolver.why.strength', { own, other: characteristic(at.combatant, 'T') }),
    ...modified('weapon-strength', bonus),
    ...when(by.dived, 'dived-strength'),
    ...when(
      skilled(by.combatant.gear, 'mighty-blow') && arm?.criticals !== 'missile',
      'mighty-blow',
    ),
    ...poisoned(poison),
    ...when(first?.edge.powder === true, 'superior-powder'),
    ...modified('strength-told', by.hand.strength),
    ...when(skilled(at.combatant.gear, 'resilient'), 'resilient'),
    ...when(skilled(by.combatant.gear, 'monster-slayer'), 'monster-slayer'),
    ...when(by.blessed && arm?.holy === true, 'blessed'),
    ...when(by.hand.woundsAgain, 'wounds-again'),
  ];
}

function poisoned(poison: Poison | null): readonly Message[] {
  return poison === null ? [] : [message(`resolver.why.${poison}`)];
}

function savesBy(at: Stance, by: Stance, main: Attacks | undefined): readonly Message[] {
  const [first] = by.wielded;
  if (first === undefined || main === undefined) return [];
  return [
    ...saveReasons(at.worn, { strength: main.blow.strength, save: first.arm.save }),
    ...when(first.edge.material === 'gromril', 'gromril-blade'),
    ...modified('inflicted', by.combatant.gear.inflicts),
    ...modified('save-told', by.hand.save),
    ...when(at.savesAgain, 'saves-again'),
  ];
}

/** The parts of the save, and its modifiers. @rule SAVE */
function saveReasons(
  worn: Protection,
  hit: { readonly strength: number; readonly save: Arm['save'] },
): readonly Message[] {
  const { armour, shield, wornSave, naturalSave, skin } = worn;
  const { extra, total, victimBonus } = hit.save;
  const byStrength = total === null ? strengthModifier(hit.strength) : 0;
  return [
    ...(armour === 'none' ? [] : [message(`resolver.why.armour-${armour}`)]),
    ...when(shield, 'shield'),
    ...when(skin.hide > 0, 'hide'),
    ...when(skin.hard, 'well-ard'),
    ...(wornSave === null ? [] : [message('resolver.why.worn-save', { need: wornSave })]),
    ...(naturalSave === null ? [] : [message('resolver.why.natural-save', { need: naturalSave })]),
    ...modified('strength-modifier', byStrength),
    ...modified('total-modifier', total ?? 0),
    ...modified('weapon-save', extra),
    ...modified('victim-bonus', victimBonus),
  ];
}

/** The needs of a further weapon that strikes along with the first. */
function other(
  weapon: string,
  code: 'second-wounds' | 'second-saves',
  need: number | null,
): Message {
  const params = { weapon, need: need ?? 0 };
  return message(need === null ? `resolver.why.${code}-never` : `resolver.why.${code}`, params);
}

function modified(code: string, by: number): readonly Message[] {
  return by === 0 ? [] : [message(`resolver.why.${code}`, { modifier: signed(by) })];
}

function when(applies: boolean, code: string): readonly Message[] {
  return applies ? [message(`resolver.why.${code}`)] : [];
}

/** The reasons for each need of a shot, in a few words each. */
export function shotReasons(shot: ShotDuel): Reasons {
  const { attacker, defender, strength, worn, batch, loaded, hand } = shot;
  const at = { combatant: defender, helmet: batch.target.helmet };
  const blow = batch.attacks[0]?.blow;
  return {
    hit: shotHitReasons(shot),
    wound: [
      message('resolver.why.strength', { own: strength, other: characteristic(defender, 'T') }),
      ...when(loaded.kind === 'superior-powder', 'superior-powder'),
      ...poisoned(loaded.poison),
      ...modified('strength-told', hand.strength),
      ...when(hand.woundsAgain, 'wounds-again'),
    ],
    save: [
      ...saveReasons(worn, { strength, save: shotSave(shot) }),
      ...modified('inflicted', attacker.gear.inflicts),
      ...modified('save-told', hand.save),
      ...when(blow?.savesAgain === true, 'saves-again'),
    ],
    injury: [
      ...injuryReasons(null, at, batch, hand.injury),
      ...when(loaded.kind === 'hunting-arrows', 'hunting-arrows'),
    ],
  };
}

/** @rule SHO-HIT */
function shotHitReasons(shot: ShotDuel): readonly Message[] {
  const { attacker, defender, weapon, modifiers, singleTarget, beforeBlows, hand } = shot;
  const met = [
    ...when(shot.batch.guard.dodges, 'dodge'),
    ...when(shot.batch.guard.luckyCharm, 'lucky-charm'),
  ];
  if (weapon?.autoHits === true) return [message('resolver.why.auto-hits')];
  if (hand.automatic) return [message('resolver.why.automatic-told'), ...met];
  return [
    message('resolver.why.ballistic-skill', { value: characteristic(attacker, 'BS') }),
    ...modifiers.map((modifier) =>
      message(`resolver.why.shot-${modifier}`, { modifier: signed(SHOT_MODIFIERS[modifier]) }),
    ),
    ...modified('accuracy', weapon?.hitBonus ?? 0),
    ...modified('before-blows', beforeBlows ?? 0),
    ...modified('elven-cloak', skilled(defender.gear, 'elven-cloak') ? CLOAKED : 0),
    ...modified('great-hunter', stalked(shot)),
    ...modified('single-target', singleTarget ? SINGLE_TARGET : 0),
    ...modified('told', hand.hit),
    ...when(attacker.gear.rerollsHits, 'rerolls-hits'),
    ...when(hand.hitsAgain && !attacker.gear.rerollsHits, 'hits-again'),
    ...met,
  ];
}
