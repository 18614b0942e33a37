import type { FighterId } from '#rules/ids.ts';
import { abilityOf } from '#rules/parts/skirmish/abilities.ts';
import { SKIRMISH_PHASES } from '#rules/parts/skirmish/phases.ts';
import { areEnemies, clearFlag, isEngaged, rowOf } from '#rules/parts/skirmish/reading.ts';
import type { Resolver, ResolverBar, ResolverSheet, Subject } from '#rules/resolver.ts';
import { played } from '#rules/script.ts';
import { refused } from '#rules/sheet.ts';
import type { BattleView, Change, FighterView, Said } from '#rules/system.ts';
import { barOf } from './bars.ts';
import { batchEndings, single } from './batch.ts';
import { type Opponents, opponentsIn, said } from './combatant.ts';
import { type Consequences, consequencesOf, marked, NOTHING } from './consequences.ts';
import type { DuelRules } from './duel-rules.ts';
import { cardSave } from './protection.ts';
import { remembered } from './remembered.ts';
import { type BatchReport, settledBatch } from './settle-batch.ts';
import { settled } from './sheets.ts';
import { type ShotDuel, shotDuel } from './shot-duel.ts';
import { shotNotes } from './shot-notes.ts';
import { shotReasons } from './shot-reasons.ts';
import { tilesOf } from './tiles.ts';
import { outcomeChances } from './wounding.ts';

/** Shots at somebody: what they need, what becomes of him, and rolling it to its end. @rule SHO-WHO, SHO-TARGET, SHO-HIT */
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
      { id: 'attacker', characteristics: rules.armoury ? ['BS', 'S'] : ['BS'] },
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
      const { attacker, defender } = found.opponents;
      const pair = { id: 'attacker', name: attacker.label, other: defender.label };
      const progress = played(settledBatch(found.shot.batch, pair), answers);
      if (progress.kind === 'step') return progress.step;
      return settled(resultOf(rules, view, found.shot, progress.result), progress.soFar);
    },
  };
}

function resultOf(
  rules: DuelRules,
  view: BattleView,
  shot: ShotDuel,
  report: BatchReport,
): Consequences {
  const { attacker, defender } = shot;
  const hurt = consequencesOf(rules.skirmish, view, attacker, defender, report, 'shooting');
  return { ...hurt, changes: [...hasShot(rules, shot), ...hurt.changes] };
}

/** Shooters who may shoot first; targets nobody fights with and who stand first. @rule SHO-WHO, SHO-TARGET */
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
    (rules.gear(fighter.traits).missile.length > 0 ? 4 : 0) +
    (abilityOf(rules.skirmish, view, fighter, 'shoot').answer === 'yes' ? 2 : 0) +
    (fighter.sideId === view.position.sideId ? 1 : 0);
  const target = (fighter: FighterView) =>
    (isEngaged(view, fighter) ? 0 : 4) +
    (rowOf(fighter).priorityTarget ? 2 : 0) +
    (fighter.sideId === view.position.sideId ? 0 : 1);
  const rank = role === 'attacker' ? shooter : target;
  return Object.values(view.fighters)
    .filter((fighter) => rowOf(fighter).onTable)
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
  const saves: readonly Said[] =
    save === null ? [] : [said('resolver.summary.save', { need: save })];
  return {
    refusal: null,
    summaries: {
      attacker: weapon === null ? [] : [said(`resolver.option.${weapon.id}`)],
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

/** He has shot: seen by everybody, and reloading if his weapon wants it. @rule SHO-WHO, MOV-HIDE */
function hasShot(rules: DuelRules, { attacker, weapon }: ShotDuel): readonly Change[] {
  const { fighter } = attacker;
  if (fighter === null) return [];
  const reloads = weapon?.reloads === true;
  return [
    ...marked(rules.skirmish, fighter, ['shot', reloads ? 'reloading' : null]),
    ...clearFlag(fighter, 'hidden'),
  ];
}
