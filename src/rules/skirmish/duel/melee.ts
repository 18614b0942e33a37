import type { BattleView, FighterView, Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import {
  type Resolver,
  type ResolverBar,
  type ResolverSheet,
  refused,
  type Subject,
} from '#rules/contract/resolver.ts';
import { compare } from '#rules/dice/fraction.ts';
import { played } from '#rules/dice/script.ts';
import { message } from '#rules/kit/duty.ts';
import { areEnemies, opponentsOf } from '#rules/kit/view.ts';
import { barsToFinishing } from '../injury.ts';
import { SKIRMISH_PHASES } from '../phases.ts';
import { has } from '../view.ts';
import { single } from './batch.ts';
import { batchEndings, exchangeChances, outcomeChances } from './chances.ts';
import { type Combatant, matchupNotes, type Opponents, opponentsIn } from './combatant.ts';
import { afterFreeHit } from './free-hit.ts';
import { loneWeapon } from './hands.ts';
import { canStrike, type MeleeDuel, meleeDuel, strikingOrder } from './melee-duel.ts';
import { barOf, consequencesOf, NOTHING, remembered, settled } from './outcome.ts';
import { meleeReasons, tilesOf } from './reasons.ts';
import type { DuelRules } from './rules.ts';
import { cardSave } from './saves.ts';
import { type ExchangeReport, settledExchange } from './settle.ts';
import type { Stance } from './stance.ts';

/** Close combat between two fighters: needs, chances, and settling. @rule CC-WHO, CC-ORDER */
export function meleeResolver(rules: DuelRules): Resolver {
  const read = remembered((view, setup) => {
    const opponents = opponentsIn(rules, view, setup);
    if ('refusal' in opponents) return opponents;
    const duel = meleeDuel(rules, view, opponents, setup);
    return tooManyBlows(duel) ?? { opponents, duel };
  });
  return {
    id: 'melee',
    phases: [SKIRMISH_PHASES['close-combat'].id],
    roles: [
      { id: 'attacker', characteristics: CHARACTERISTICS },
      { id: 'defender', characteristics: CHARACTERISTICS },
    ],
    candidates: (view, role, chosen) => candidates(rules, view, role, chosen),
    sheet: (view, setup) => {
      const found = read(view, setup);
      if ('refusal' in found) return refused(found.refusal);
      return sheetOf(rules, view, found.opponents, found.duel);
    },
    next: (view, setup, answers) => {
      const found = read(view, setup);
      if ('refusal' in found) return settled(NOTHING, [found.refusal]);
      const { opponents, duel } = found;
      const progress = played(settledExchange(duel.exchange, pairsOf(opponents)), answers);
      if (progress.kind === 'step') return progress.step;
      return settled(resultOf(rules, view, opponents, duel, progress.result), progress.soFar);
    },
  };
}

/** Above the maximum in play: ten Attacks, the maximum of the tables, doubled twice and with all bonuses. */
const MAX_BLOWS = 64;

/** Refuses fighters with more blows: the calculation would take too long. @rule CC-HIT */
function tooManyBlows({ attacker, defender }: MeleeDuel): { readonly refusal: Message } | null {
  const many = [attacker, defender].find(
    ({ wielded }) => wielded.reduce((sum, { count }) => sum + count, 0) > MAX_BLOWS,
  );
  if (many === undefined) return null;
  const params = { name: many.combatant.label, most: MAX_BLOWS };
  return { refusal: message('resolver.refusal.too-many-blows', params) };
}

const CHARACTERISTICS = ['WS', 'S', 'T', 'W', 'I', 'A'] as const;

/**
 * Fighters in contact first, and standing ones before those on the ground; then attackers of the active side
 * and defenders of the others. Fighters who can't strike are offered as defenders only.
 * @rule CC-WHO
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
  const rank = (fighter: FighterView) => {
    const touches = opponentsOf(view, fighter);
    const met = others.some((other) => touches.some(({ id }) => id === other.id));
    const plays = fighter.sideId === view.position.sideId;
    return (
      (met ? 8 : 0) +
      (touches.length > 0 ? 4 : 0) +
      (rules.skirmish.statuses.of(fighter).strikesBlows ? 2 : 0) +
      (plays === (role === 'attacker') ? 1 : 0)
    );
  };
  return rules.skirmish.statuses
    .present(view)
    .filter((fighter) => role !== 'attacker' || canStrike(rules, { fighter }))
    .filter((fighter) => others.every((other) => areEnemies(view, fighter, other)))
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ id }) => id);
}

function sheetOf(
  rules: DuelRules,
  view: BattleView,
  opponents: Opponents,
  duel: MeleeDuel,
): ResolverSheet {
  const { attacker, defender, exchange } = duel;
  const answer = exchange.defender?.batch;
  return {
    refusal: null,
    summaries: { attacker: weaponsOf(attacker), defender: savesOf(rules, view, defender) },
    fields: duel.fields.toSorted((a, b) => place(a.role) - place(b.role)),
    needs: [
      ...tilesOf(
        'attacker',
        exchange.attacker.batch,
        meleeReasons(attacker, defender, exchange.attacker.batch),
      ),
      ...(answer === undefined
        ? []
        : tilesOf('defender', answer, meleeReasons(defender, attacker, answer))),
    ],
    bars: barsOf(duel),
    order: strikingOrder(rules, view, duel),
    notes: meleeNotes(rules, view, opponents, duel),
  };
}

/** The attacker's own circumstances first, then those of the situation, then the defender's. */
function place(role: string | null): number {
  if (role === 'attacker') return 0;
  return role === null ? 1 : 2;
}

/** The endings of both come first, then their blows. Redundant bars are left out. */
function barsOf({ attacker, defender, exchange }: MeleeDuel): readonly ResolverBar[] {
  const { batch } = exchange.attacker;
  const names = { name: attacker.combatant.label, other: defender.combatant.label };
  const count = batch.attacks.reduce((sum, one) => sum + one.count, 0);
  const one = barOf('one-attack', outcomeChances(batchEndings(single(batch))), names);
  const all = barOf('attacks', outcomeChances(batchEndings(batch)), { ...names, count });
  const alone = count > 1 ? [one, all] : [one];
  if (exchange.defender === null) return alone;
  const chances = exchangeChances(exchange);
  const end = barOf('exchange', chances.defender, { name: defender.combatant.label });
  return [
    end,
    barOf('exchange', chances.attacker, { name: attacker.combatant.label }),
    ...alone.filter((bar) => !saysTheSame(bar, end)),
  ];
}

function saysTheSame(one: ResolverBar, other: ResolverBar): boolean {
  return (
    one.parts.length === other.parts.length &&
    one.parts.every(({ id, chance }, at) => {
      const part = other.parts[at];
      return part !== undefined && part.id === id && compare(part.chance, chance) === 0;
    })
  );
}

function weaponsOf({ wielded }: Stance): readonly Message[] {
  return wielded
    .filter(({ arm }) => arm.id !== 'plain')
    .map(({ arm }) => message('resolver.option', { context: arm.id }));
}

function savesOf(rules: DuelRules, view: BattleView, { worn }: Stance): readonly Message[] {
  const one = rules.skirmish.houseRule(view.houseRules, 'naturalOneMisses') === 'yes';
  const need = cardSave(worn, one);
  return need === null ? [] : [message('resolver.summary.save', { need })];
}

function pairsOf({ attacker, defender }: Opponents) {
  return {
    attacker: { id: 'attacker', name: attacker.label, other: defender.label },
    defender: { id: 'defender', name: defender.label, other: attacker.label },
  };
}

function resultOf(
  rules: DuelRules,
  view: BattleView,
  { attacker, defender }: Opponents,
  { freeHit }: MeleeDuel,
  report: ExchangeReport,
) {
  const of = (by: Combatant, at: Combatant, batch: ExchangeReport['attacker']) =>
    consequencesOf(rules, view, by, at, batch, 'melee');
  const blows = of(attacker, defender, report.attacker);
  const back = of(defender, attacker, report.defender);
  return {
    changes: [
      ...blows.changes,
      ...back.changes,
      ...(freeHit && report.attacker !== null ? afterFreeHit(defender, report.attacker) : []),
    ],
    credits: [...blows.credits, ...back.credits],
  };
}

/** Remarks before the two strike; players may go on all the same. @rule CC-WHO, DOWN */
function meleeNotes(
  rules: DuelRules,
  view: BattleView,
  opponents: Opponents,
  duel: MeleeDuel,
): readonly Message[] {
  const { attacker, defender } = opponents;
  const names = { name: attacker.label, other: defender.label };
  return [
    ...matchupNotes(view, opponents),
    ...(canStrike(rules, attacker) ? [] : [message('resolver.note.no-blows', names)]),
    ...barsToFinishing({
      facesStandingEnemy: standingEnemyFirst(rules, view, opponents, duel),
      droppedHim: duel.droppedHim,
    }).map((bar) => message(`resolver.note.${bar}`, names)),
    ...loneNotes(duel.attacker),
    ...whipNotes(duel, names),
    ...(isHidden(defender.fighter) ? [message('resolver.note.hidden', names)] : []),
    ...(rules.skirmish.statuses.of(defender).flees ? [message('resolver.note.flees', names)] : []),
    ...[attacker, ...(duel.strikesBack ? [defender] : [])]
      .filter((one) => keepsWeapon(rules, view, duel, one))
      .map(({ label }) => message('resolver.note.keeps-weapon', { name: label })),
    ...(duel.defender.lies === 'no' && !duel.strikesBack && !duel.whipcrack
      ? [message('resolver.note.no-answer', { name: defender.label })]
      : []),
  ];
}

/** A whip against a charger strikes before everything calculated here. @rule WEAPONS, CC-ORDER */
function whipNotes(
  { attacker, defender, strikesBack }: MeleeDuel,
  { name, other }: { readonly name: string; readonly other: string },
): readonly Message[] {
  const { main, second } = defender.hands;
  const meets = [main, second].some((held) => (held?.arm.whipcrack ?? 0) > 0);
  if (!meets || !attacker.charged || !strikesBack) return [];
  return [message('resolver.note.whip-first', { name: other, other: name })];
}

/** A fighter with several weapons keeps the one he began with. @rule TWO-W */
function keepsWeapon(
  rules: DuelRules,
  view: BattleView,
  { firstTurn }: MeleeDuel,
  { gear }: Combatant,
): boolean {
  if (!rules.armoury || firstTurn || rules.readings(view.houseRules).swapsWeapons) return false;
  return gear.melee.filter((id) => id !== 'dagger').length > 1;
}

/** The weapon he must use for the whole battle, if he strikes with another. @rule WEAPONS */
function loneNotes({ combatant, wielded }: Stance): readonly Message[] {
  const lone = loneWeapon(combatant.gear.melee);
  if (lone === null || wielded.every(({ arm }) => arm.id === lone || arm.criticals === 'unarmed'))
    return [];
  return [message('resolver.note.lone-weapon', { name: combatant.label, weapon: lone })];
}

/** A fighter on the ground can't be struck at while a standing enemy is in contact. @rule CC-WHO */
function standingEnemyFirst(
  rules: DuelRules,
  view: BattleView,
  { attacker, defender }: Opponents,
  duel: MeleeDuel,
): boolean {
  const { fighter } = attacker;
  if (fighter === null || duel.defender.lies === 'no') return false;
  const others = opponentsOf(view, fighter).filter((other) => other.id !== defender.fighter?.id);
  return (
    others.some((other) => rules.skirmish.statuses.of(other).onFeet) &&
    rules.skirmish.statuses.isEngaged(view, fighter)
  );
}

/** A fighter in contact with an enemy is no longer hidden. */
function isHidden(fighter: FighterView | null): boolean {
  return fighter !== null && has(fighter, 'hidden');
}
