import type { BattleView, Change, FighterView, Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import {
  type Resolver,
  type ResolverBar,
  type ResolverSheet,
  refused,
  type Subject,
} from '#rules/contract/resolver.ts';
import { played, type Script } from '#rules/dice/script.ts';
import { message } from '#rules/kit/duty.ts';
import { areEnemies } from '#rules/kit/view.ts';
import { abilityOf } from '../capabilities.ts';
import { SKIRMISH_PHASES } from '../phases.ts';
import { clearFlag, has } from '../view.ts';
import {
  needsReloading,
  rangeWith,
  reloadsAfter,
  shotsWithin,
  throwsAtWill,
} from './ammunition.ts';
import { single } from './batch.ts';
import { batchEndings, outcomeChances } from './chances.ts';
import { matchupNotes, type Opponents, opponentsIn } from './combatant.ts';
import { skilled } from './edges.ts';
import { exploded, misfireChanges } from './explosion.ts';
import { loneWeapon } from './hands.ts';
import {
  barOf,
  type Consequences,
  consequencesOf,
  hurtAlone,
  marked,
  NOTHING,
  remembered,
  settled,
} from './outcome.ts';
import { shotReasons, tilesOf } from './reasons.ts';
import type { DuelRules } from './rules.ts';
import { cardSave } from './saves.ts';
import { type BatchReport, settledBatch } from './settle.ts';
import type { WoundsReport } from './settle-wounds.ts';
import { type ShotDuel, shotDuel } from './shot-duel.ts';

/** Shots at a target: needs, chances, and settling. @rule SHO-WHO, SHO-TARGET, SHO-HIT */
export function shotResolver(rules: DuelRules): Resolver {
  const read = remembered((view, setup) => {
    const opponents = opponentsIn(rules, view, setup);
    if ('refusal' in opponents) return opponents;
    return { opponents, shot: shotDuel(rules, view, opponents, setup) };
  });
  return {
    id: 'shot',
    phases: [SKIRMISH_PHASES.shooting.id],
    roles: [
      { id: 'attacker', characteristics: rules.armoury ? ['BS', 'S'] : ['BS'], deed: 'shoot' },
      { id: 'defender', characteristics: ['T', 'W'] },
    ],
    candidates: (view, role, chosen) => candidates(rules, view, role, chosen),
    sheet: (view, setup) => {
      const found = read(view, setup);
      if ('refusal' in found) return refused(found.refusal);
      return sheetOf(rules, view, found.opponents, found.shot);
    },
    next: (view, setup, answers) => {
      const found = read(view, setup);
      if ('refusal' in found) return settled(NOTHING, [found.refusal]);
      const progress = played(settledShot(rules, view, found.shot), answers);
      if (progress.kind === 'step') return progress.step;
      return settled(resultOf(rules, view, found.shot, progress.result), progress.soFar);
    },
  };
}

interface ShotReport {
  readonly shots: BatchReport;
  /** What his own weapon has done to the shooter; null for nothing. */
  readonly explosion: WoundsReport | null;
}

/** The shots, and then what exploded in the shooter's hands. @rule SHO-HIT, MORD-MISFIRE */
function* settledShot(rules: DuelRules, view: BattleView, shot: ShotDuel): Script<ShotReport> {
  const { attacker, defender, batch } = shot;
  const pair = { id: 'attacker', name: attacker.label, other: defender.label };
  const shots = yield* settledBatch(batch, pair);
  const one = rules.skirmish.houseRule(view.houseRules, 'naturalOneMisses') === 'yes';
  return { shots, explosion: yield* exploded(rules, attacker, shots.misfires, one) };
}

function resultOf(
  rules: DuelRules,
  view: BattleView,
  shot: ShotDuel,
  { shots, explosion }: ShotReport,
): Consequences {
  const { attacker, defender, weapon } = shot;
  const hurt = consequencesOf(rules, view, attacker, defender, shots, 'shooting');
  const reloads = weapon !== null && needsReloading(weapon, attacker.gear);
  return {
    ...hurt,
    changes: [
      ...hasShot(rules, shot),
      ...misfireChanges(attacker, weapon, shots.misfires, reloads),
      ...hurt.changes,
      ...(explosion === null ? [] : hurtAlone(rules, view, attacker, explosion)),
    ],
  };
}

/**
 * Shooters with a missile weapon come first, and of them those who may shoot; targets that are not in a fight
 * come first, and of them those who stand.
 * @rule SHO-WHO, SHO-TARGET
 */
function candidates(
  rules: DuelRules,
  view: BattleView,
  role: string,
  chosen: Readonly<Record<string, Subject>>,
): readonly FighterId[] {
  const others = Object.entries(chosen).flatMap(([at, subject]) =>
    at === role || subject.kind === 'free' ? [] : (view.fighters[subject.fighterId] ?? []),
  );
  const shooter = (fighter: FighterView) =>
    (rules.gear(fighter, view.houseRules).missile.length > 0 ? 4 : 0) +
    (abilityOf(rules.skirmish, view, fighter, 'shoot').answer === 'yes' ? 2 : 0) +
    (fighter.sideId === view.position.sideId ? 1 : 0);
  const target = (fighter: FighterView) =>
    (rules.skirmish.statuses.isEngaged(view, fighter) ? 0 : 4) +
    (rules.skirmish.statuses.of(fighter).priorityTarget ? 2 : 0) +
    (fighter.sideId === view.position.sideId ? 0 : 1);
  const rank = role === 'attacker' ? shooter : target;
  return rules.skirmish.statuses
    .present(view)
    .filter((fighter) => others.every((other) => areEnemies(view, fighter, other)))
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ id }) => id);
}

function sheetOf(
  rules: DuelRules,
  view: BattleView,
  opponents: Opponents,
  shot: ShotDuel,
): ResolverSheet {
  const { weapon, worn, batch } = shot;
  const one = rules.skirmish.houseRule(view.houseRules, 'naturalOneMisses') === 'yes';
  const save = cardSave(worn, one);
  const saves: readonly Message[] =
    save === null ? [] : [message('resolver.summary.save', { need: save })];
  return {
    refusal: null,
    summaries: {
      attacker:
        weapon === null
          ? []
          : [
              message('resolver.option', { context: weapon.id }),
              message('resolver.summary.range', { range: rangeWith(weapon, shot.attacker.gear) }),
            ],
      defender: saves,
    },
    fields: shot.fields,
    needs: tilesOf('attacker', batch, shotReasons(shot)),
    bars: barsOf(shot),
    order: [],
    notes: shotNotes(rules, view, opponents, shot),
  };
}

function barsOf({ attacker, defender, batch, shots }: ShotDuel): readonly ResolverBar[] {
  const names = { name: attacker.label, other: defender.label };
  const one = barOf('one-shot', outcomeChances(batchEndings(single(batch))), names);
  if (shots === 1) return [one];
  const all = barOf('shots', outcomeChances(batchEndings(batch)), { ...names, count: shots });
  return [one, all];
}

/** He has shot: no longer hidden unless his weapon is silent, and reloading if it needs it. @rule SHO-WHO, MOV-HIDE */
function hasShot(rules: DuelRules, { attacker, weapon, shots }: ShotDuel): readonly Change[] {
  const { fighter } = attacker;
  if (fighter === null) return [];
  const reloads = weapon !== null && reloadsAfter(weapon, attacker.gear, shots);
  return [
    ...marked(rules.skirmish, fighter, ['shot', reloads ? 'reloading' : null]),
    ...(weapon?.silent === true ? [] : clearFlag(fighter, 'hidden')),
  ];
}

/** Remarks before this shot; players may shoot all the same. @rule SHO-WHO, SHO-TARGET, SHO-COVERHIT */
function shotNotes(
  rules: DuelRules,
  view: BattleView,
  opponents: Opponents,
  shot: ShotDuel,
): readonly Message[] {
  // It is part of the fight, so the rules about who may shoot at whom don't apply.
  if (shot.beforeBlows !== null) return matchupNotes(view, opponents);
  return [
    ...matchupNotes(view, opponents),
    ...shooterNotes(rules, view, opponents),
    ...targetNotes(rules, view, opponents),
    ...weaponNotes(shot),
  ];
}

/** @rule SHO-WHO, CC-WHO */
function shooterNotes(rules: DuelRules, view: BattleView, { attacker }: Opponents) {
  const { fighter, label } = attacker;
  if (fighter === null) return [];
  const { answer, because } = abilityOf(rules.skirmish, view, fighter, 'shoot');
  if (answer === 'yes' || because === null) return [];
  const reason: Message = message(`why.${because}`);
  return [
    message('resolver.note.may-not-shoot', { name: label }),
    reason,
    // In contact a pistol strikes a blow instead of shooting.
    ...(rules.skirmish.statuses.isEngaged(view, fighter)
      ? [message('resolver.note.point-blank')]
      : []),
  ];
}

/** @rule SHO-TARGET */
function targetNotes(
  rules: DuelRules,
  view: BattleView,
  { defender }: Opponents,
): readonly Message[] {
  const { fighter, label } = defender;
  if (fighter === null) return [];
  const name = { name: label };
  return [
    ...(rules.skirmish.statuses.isEngaged(view, fighter)
      ? [message('resolver.note.engaged', name)]
      : []),
    ...(has(fighter, 'hidden') ? [message('resolver.note.hidden-target', name)] : []),
    ...(rules.skirmish.statuses.of(fighter).priorityTarget
      ? []
      : [message('resolver.note.no-priority', name)]),
  ];
}

function weaponNotes(shot: ShotDuel): readonly Message[] {
  const { attacker, defender, weapon, modifiers, shots, batch } = shot;
  const { gear } = attacker;
  const lone = loneWeapon(gear.melee);
  const toHit = batch.attacks[0]?.toHit;
  const need = toHit?.kind === 'roll' && toHit.thenNeed === null ? toHit.need : null;
  const moved = modifiers.includes('moved');
  const within = weapon === null ? null : shotsWithin(weapon, gear);
  const atWill = weapon !== null && throwsAtWill(weapon, gear);
  return [
    ...(weapon?.anyTarget === true || atWill || modifiers.includes('large')
      ? []
      : [message('resolver.note.nearest')]),
    ...(weapon?.moveOrFire === true && moved && !skilled(gear, 'nimble')
      ? [message('resolver.note.move-or-fire')]
      : []),
    ...(weapon !== null && reloadsAfter(weapon, gear, shots)
      ? [message('resolver.note.reloads')]
      : []),
    ...(weapon?.silent === true && attacker.flags['hidden'] !== undefined
      ? [message('resolver.note.silent', { name: defender.label, other: attacker.label })]
      : []),
    ...(lone === null
      ? []
      : [message('resolver.note.lone-weapon', { name: attacker.label, weapon: lone })]),
    ...(weapon?.oncePerBattle === true ? [message('resolver.note.once-per-battle')] : []),
    ...(shots > 1 && within !== null
      ? [message('resolver.note.shots-within', { distance: within })]
      : []),
    ...(shots > 1 && moved && weapon?.moveOrFire === true && skilled(gear, 'nimble')
      ? [message('resolver.note.nimble-or-quick')]
      : []),
    ...(shots > 1 && weapon?.shotsStandingStill === true && moved
      ? [message('resolver.note.shots-standing-still')]
      : []),
    ...(modifiers.includes('cover') && need !== null && need > 2
      ? [message('resolver.note.cover-hit', { roll: need - 1 })]
      : []),
  ];
}
