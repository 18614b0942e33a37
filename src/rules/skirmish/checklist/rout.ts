import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, Change, SideView } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { winsAlone } from '#rules/kit/alliances.ts';
import { endContactsOfSide } from '#rules/kit/contacts.ts';
import { duty, message, outcome, verdicts } from '#rules/kit/duty.ts';
import { hasPlayer, onlyTeam, type Party } from '#rules/kit/parties.ts';
import { sideOf, teamOf } from '#rules/kit/view.ts';
import {
  countOf,
  EXEMPT,
  isExempt,
  isRoutDue,
  isWipedOut,
  outOf,
  routDice,
  routReport,
  routTogether,
  withoutRout,
} from '../rout.ts';
import type { SkirmishRules, VoluntaryRout } from '../rules.ts';
import { clearSideFlag, has, setSideFlag } from '../view.ts';
import type { OwnRout } from './own-duties.ts';

/**
 * Whether a side may rout voluntarily now: at the start of its own turn, with a quarter lost now or a Rout
 * test required earlier; by house rule never, or with three out of action.
 * @rule MORD-ROUT-5
 */
export function voluntaryRoutAllowed(facts: {
  readonly when: VoluntaryRout;
  readonly startOfOwnTurn: boolean;
  /** Whether a quarter is lost now. */
  readonly reached: boolean;
  /** Whether a Rout test was due in an earlier turn, even if losses have gone down since. */
  readonly hadToTestBefore: boolean;
  /** How many are out of action. */
  readonly out: number;
}): boolean {
  if (!facts.startOfOwnTurn) return false;
  switch (facts.when) {
    case 'once-due':
      return facts.hadToTestBefore || facts.reached;
    case 'three-out':
      return facts.out >= VOLUNTARY_OUT;
    case 'never':
      return false;
  }
}

/** By house rule, so many out of action let a side give up. */
const VOLUNTARY_OUT = 3;

export interface RoutOutcome {
  readonly gameEnds: boolean;
  /** The last side on the table, or the first of the last allies. */
  readonly lastStanding: string | null;
}

/**
 * What happens to the battle when a side routs or has no fighters left. With more than two sides only that
 * one leaves, and the others play on until one side or only allies remain, unless the scenario has its own
 * end.
 * @rule MORD-ROUT-4
 */
export function routOutcome(facts: {
  /** Sides still on the table before the departure. */
  readonly playing: readonly Party[];
  /** Sides that leave now: one, or allies who rout together. */
  readonly leaves: readonly string[];
  /** The scenario has its own end, so the first to leave may end it. */
  readonly scenarioSpecial: boolean;
  /** Allies fight on until one of them is left. */
  readonly alone?: boolean;
}): RoutOutcome {
  const left = facts.playing.filter((side) => !facts.leaves.includes(side.id));
  const [first] = left;
  const decided = facts.alone === true ? left.length === 1 : onlyTeam(left);
  return {
    gameEnds: decided || first === undefined || facts.scenarioSpecial,
    lastStanding: decided ? (first?.id ?? null) : null,
  };
}

/** @rule MORD-ROUT-5 */
function mayRoutByChoice(rules: SkirmishRules, view: BattleView, sideId: SideId): boolean {
  const side = sideOf(view, sideId);
  if (side === null || withoutRout(rules, view, side) || isWipedOut(rules, view, sideId))
    return false;
  return voluntaryRoutAllowed({
    when: rules.rout.voluntary(view.houseRules),
    startOfOwnTurn: view.position.sideId === sideId && view.position.phase === 'recovery',
    reached: countOf(rules)(view, sideId).reached,
    hadToTestBefore: has(side, 'had-to-rout'),
    out: outOf(rules)(view, sideId),
  });
}

/**
 * A side leaves, with its allies if they rout together; the battle ends when only one side or only allies are
 * left, whoever has no player aside. A scenario may give the battle to the first who routs, or go on to the last.
 * @rule MORD-ROUT-4
 */
export function routOutcomeChanges(
  rules: SkirmishRules,
  view: BattleView,
  sideId: SideId,
  cause: 'rout' | 'voluntary-rout' | 'wiped-out',
): readonly Change[] {
  if (cause === 'wiped-out')
    return removalChanges(rules, view, { leaving: [sideId], cause, winnerId: null });
  const leaving = routingWith(rules, view, sideId).map(({ id }) => id);
  const winnerId = winsByLeaving(rules, view) ? sideId : null;
  return removalChanges(rules, view, { leaving, cause, winnerId });
}

/** A side leaves at the players' request: alone, but with the same consequences as a rout. @rule MORD-ROUT-4 */
export function leavingChanges(
  rules: SkirmishRules,
  view: BattleView,
  sideId: SideId,
  cause: string,
): readonly Change[] {
  const winnerId = winsByLeaving(rules, view) ? sideId : null;
  return removalChanges(rules, view, { leaving: [sideId], cause, winnerId });
}

interface Departure {
  readonly leaving: readonly SideId[];
  readonly cause: string;
  /** The side that wins by leaving; null for none. */
  readonly winnerId: SideId | null;
}

function removalChanges(
  rules: SkirmishRules,
  view: BattleView,
  { leaving, cause, winnerId }: Departure,
): readonly Change[] {
  const playing = view.sides.filter((side) => side.removed === null && hasPlayer(side));
  const result = routOutcome({
    playing,
    leaves: leaving,
    alone: winsAlone(view.houseRules),
    scenarioSpecial: winnerId !== null || !rules.rout.playsOn(view.houseRules),
  });
  const last = playing.find(({ id }) => id === result.lastStanding)?.id ?? null;
  const somebodyStays = playing.some(({ id }) => !leaving.includes(id));
  const ends = result.gameEnds && (winnerId !== null || !somebodyStays || !goesOn(rules, view));
  return [
    ...leaving.map((id): Change => ({ kind: 'side-removed', sideId: id, cause })),
    ...(ends
      ? [{ kind: 'battle-ended', winnerId: winnerId ?? last, cause } as const]
      : leaving.flatMap((id) => endContactsOfSide(view, id))),
  ];
}

/** In such a scenario the first side to leave wins, as long as all are still there. */
function winsByLeaving(rules: SkirmishRules, view: BattleView): boolean {
  const first = view.sides.every((side) => side.removed === null);
  return first && rules.houseRule(view.houseRules, 'scenarioFirstToLeaveWins') === 'yes';
}

/** In such a scenario whoever is left plays on alone, for what it is about. */
function goesOn(rules: SkirmishRules, view: BattleView): boolean {
  return rules.houseRule(view.houseRules, 'scenarioGoesOn') === 'yes';
}

/** The side itself, and its remaining allies if allies rout together. */
function routingWith(rules: SkirmishRules, view: BattleView, sideId: SideId): readonly SideView[] {
  return teamOf(view, sideId).filter(
    (side) => side.id === sideId || (side.removed === null && routTogether(rules, view)),
  );
}

/** The Rout test of the side whose turn it is, or the choice to leave. @rule MORD-ROUT-1, MORD-ROUT-5 */
export function routDuties(rules: SkirmishRules, view: BattleView, own: OwnRout): readonly Duty[] {
  const side = sideOf(view, view.position.sideId);
  if (side === null || side.removed !== null) return [];
  return [
    ...testDuties(rules, view, side, own),
    ...voluntaryDuties(rules, view, side),
    ...exemptDuties(rules, view, side),
  ];
}

function testDuties(
  rules: SkirmishRules,
  view: BattleView,
  side: SideView,
  own: OwnRout,
): readonly Duty[] {
  if (!isRoutDue(rules, view, side)) return [];
  const report = routReport(rules, view, side.id);
  const again = own.reroll(view, side);
  const failed = again ?? failedChanges(rules, view, side);
  const passed = [
    ...own.passed(side),
    setSideFlag(side.id, 'had-to-rout', true),
    ...clearSideFlag(side, 'rout-passed-over'),
    ...noteLosses(rules, view, side),
  ];
  return [
    duty({
      key: `rout:${side.id}`,
      kind: 'rout-test',
      weight: 'rout',
      anytime: true,
      tone: 'rout',
      sideId: side.id,
      rule: 'MORD-ROUT-1',
      test: {
        characteristic: 'Ld',
        value: report.leadership,
        reason: report.reason,
        chance: report.chance,
      },
      dice: routDice(rules, view, side),
      facts: [
        message('rout.count', { participants: report.participants, needed: report.needed }),
        ...own.facts(side),
      ],
      outcomes: [
        ...verdicts(report.leadership, failed, passed).map((verdict) => ({
          ...verdict,
          resolves: verdict.id === 'passed' || again === null,
        })),
        ...own
          .boosts(view, side)
          .map((boost) =>
            boost.resolves
              ? { ...boost, changes: [...boost.changes, ...noteLosses(rules, view, side)] }
              : boost,
          ),
        outcome(EXEMPT, 'neutral', [
          setSideFlag(side.id, 'rout-exempt', true),
          ...clearSideFlag(side, 'rout-passed-over'),
        ]),
      ],
    }),
  ];
}

/** The battle is over for the side, or it begins to break up, and all who rout with it. @rule MORD-ROUT-4 */
function failedChanges(rules: SkirmishRules, view: BattleView, side: SideView): readonly Change[] {
  if (rules.houseRule(view.houseRules, 'routFailed') === 'ends') {
    return routOutcomeChanges(rules, view, side.id, 'rout');
  }
  return routingWith(rules, view, side.id).flatMap((one) => [
    setSideFlag(one.id, 'had-to-rout', true),
    setSideFlag(one.id, 'rout-breaking', true),
    ...clearSideFlag(one, 'rout-passed-over'),
  ]);
}

/** The losses at which the test was passed, where only a further one makes the next due. @rule MORD-ROUT-1 */
function noteLosses(rules: SkirmishRules, view: BattleView, side: SideView): readonly Change[] {
  return rules.houseRule(view.houseRules, 'routAgain') === 'after-loss'
    ? [setSideFlag(side.id, 'rout-passed-at', outOf(rules)(view, side.id))]
    : [];
}

/** @rule MORD-ROUT-5 */
function voluntaryDuties(rules: SkirmishRules, view: BattleView, side: SideView): readonly Duty[] {
  if (!mayRoutByChoice(rules, view, side.id)) return [];
  return [
    duty({
      key: `voluntary-rout:${side.id}`,
      kind: 'voluntary-rout',
      weight: 'offer',
      sideId: side.id,
      rule: 'MORD-ROUT-5',
      tone: 'rout',
      outcomes: [
        outcome('leaves', 'fail', routOutcomeChanges(rules, view, side.id, 'voluntary-rout')),
      ],
    }),
  ];
}

/** A side exempt from Rout tests can be made to take them again, to correct a wrong answer. @rule MORD-ROUT-1 */
function exemptDuties(rules: SkirmishRules, view: BattleView, side: SideView): readonly Duty[] {
  const { reached } = countOf(rules)(view, side.id);
  if (!isExempt(side) || !reached || view.position.phase !== 'recovery') return [];
  return [
    duty({
      key: `rout-exempt:${side.id}`,
      kind: 'rout-exempt',
      weight: 'offer',
      sideId: side.id,
      rule: 'MORD-ROUT-1',
      tone: 'neutral',
      outcomes: [outcome('tests-again', 'neutral', clearSideFlag(side, 'rout-exempt'))],
    }),
  ];
}
