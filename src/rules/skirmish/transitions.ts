import type {
  BattleView,
  Change,
  FighterView,
  Flags,
  Refusal,
  TurnPosition,
} from '../contract/battle-view.ts';
import type { FighterId, SideId } from '../contract/ids.ts';
import type { FlagRow } from '../contract/rows.ts';
import { fighterOf, fightersOf, inContact, sideOf } from '../kit/view.ts';
import { routReport } from './rout.ts';
import type { SkirmishRules } from './rules.ts';
import { statusRow } from './statuses.ts';
import { clearFlag, has, setFlag, setSideFlag, statusOf } from './view.ts';

/**
 * A fighter's status becomes `to`, with all that follows by itself: contacts broken, cover given up, a
 * flight interrupted, and what this game adds.
 * @rule MORD-ALONE-3
 */
export function changeStatus(
  rules: SkirmishRules,
  view: BattleView,
  id: FighterId,
  wanted: string,
): readonly Change[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  const to = runsAnyway(rules, view, fighter, wanted) ? 'fleeing' : wanted;
  return [
    { kind: 'status', fighterId: id, to },
    ...(DOWN.has(to) ? goingDown(rules, view, fighter) : []),
    ...(LEAVES_FIGHT.has(to) ? leavingTheFight(view, fighter) : []),
    ...(LEAVES_TABLE.has(to) ? stopping(rules, view, fighter) : []),
    ...(staysHidden(rules, view, to) ? [] : clearFlag(fighter, 'hidden')),
    ...(to === 'standing' ? backOnHisFeet(fighter) : []),
    ...(to === 'fleeing' ? [] : clearFlag(fighter, 'flee-move-due')),
    ...(settlesInjury(fighter.status, to) ? clearFlag(fighter, 'injury-due') : []),
    ...(LEAVES_FIGHT.has(to) ? clearFlag(fighter, 'near-leader') : []),
    ...clearFlag(fighter, 'breaking'),
  ];
}

/**
 * Whether the rules let the status change happen now. Players may do it all the same: the battle
 * notes it as a correction.
 */
export function mayChangeStatus(view: BattleView, id: FighterId, to: string): Refusal | null {
  const fighter = fighterOf(view, id);
  if (fighter === null) return { refused: 'unknown-fighter' };
  const code = ILLEGAL[`${statusOf(fighter)}>${to}`];
  if (code !== undefined) return { refused: code };
  const rises = to === 'standing' && RISES_IN_RECOVERY.has(fighter.status);
  if (!rises) return null;
  const ownRecovery = view.position.phase === 'recovery' && view.position.sideId === fighter.sideId;
  return ownRecovery ? null : { refused: `only-in-recovery.${statusOf(fighter)}` };
}

/**
 * What happens by itself when play moves on: flags that end, stunned fighters who come round, a rout
 * test that was passed over and stays due.
 * @rule MORD-REC-1 @rule MORD-ROUT-1
 */
export function enter(rules: SkirmishRules, view: BattleView, to: TurnPosition): readonly Change[] {
  const newTurn = to.turn !== view.position.turn;
  return [
    ...(leavesRecovery(view, to) ? atRecoveryEnd(rules, view) : []),
    ...expiredFlags(rules, view, to),
    ...(newTurn
      ? [...breakingUp(rules, view), ...reloaded(view), ...comingRound(rules, view, to)]
      : []),
  ];
}

const DOWN: ReadonlySet<string> = new Set(['knocked-down', 'stunned']);
const LEAVES_TABLE: ReadonlySet<string> = new Set([
  'out-of-action',
  'left-table',
  'in-reserve',
  'absent',
]);
const LEAVES_FIGHT: ReadonlySet<string> = new Set([...LEAVES_TABLE, 'fleeing']);
/** From bad to worse. */
const FALLS: readonly string[] = ['knocked-down', 'stunned'];
const RISES_IN_RECOVERY: ReadonlySet<string> = new Set(['knocked-down', 'fleeing']);

const ILLEGAL: Readonly<Record<string, string>> = {
  'stunned>standing': 'stunned-stands',
  'out-of-action>fleeing': 'out-flees',
  'left-table>standing': 'left-table-returns',
  'left-table>knocked-down': 'left-table-returns',
  'left-table>stunned': 'left-table-returns',
  'left-table>fleeing': 'left-table-returns',
  'left-table>out-of-action': 'left-table-returns',
};

/** By house rule one who breaks from a fight runs even when a free hit drops him. @rule MORD-ALONE-3 */
function runsAnyway(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  wanted: string,
): boolean {
  return (
    DOWN.has(wanted) &&
    has(fighter, 'breaking') &&
    rules.houseRule(view.houseRules, 'allAloneDropped') === 'runs'
  );
}

/** In flight when he fell: earlier, or by house rule because a free hit dropped him as he broke. */
function fellInFlight(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  const breaking =
    has(fighter, 'breaking') &&
    rules.houseRule(view.houseRules, 'allAloneDropped') === 'stays-fleeing';
  return fighter.status === 'fleeing' || has(fighter, 'was-fleeing') || breaking;
}

function goingDown(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Change[] {
  const resumes =
    fellInFlight(rules, view, fighter) &&
    rules.houseRule(view.houseRules, 'standUpAfterFlight') === 'flees-again';
  return [
    ...rules.goesDown(fighter),
    ...(resumes && !has(fighter, 'was-fleeing') ? [setFlag(fighter.id, 'was-fleeing', true)] : []),
    ...stopping(rules, view, fighter),
  ];
}

/** In that status he is as well hidden as before. @rule MOV-HIDE */
function staysHidden(rules: SkirmishRules, view: BattleView, status: string): boolean {
  switch (statusRow(status).keepsHidden) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'downedStaysHidden':
      return rules.houseRule(view.houseRules, 'downedStaysHidden') === 'yes';
  }
}

function stopping(rules: SkirmishRules, view: BattleView, fighter: FighterView): readonly Change[] {
  const side = sideOf(view, fighter.sideId);
  return side === null ? [] : rules.stopsPlaying(side, fighter);
}

function leavingTheFight(view: BattleView, fighter: FighterView): readonly Change[] {
  return inContact(view, fighter.id).map((other) => ({
    kind: 'contact',
    a: fighter.id,
    b: other.id,
    touching: false,
  }));
}

/** A fall or a way off the table is what the dice were for; coming round, rallying or running is not. @rule INJURY */
function settlesInjury(from: string, to: string): boolean {
  return LEAVES_TABLE.has(to) || FALLS.indexOf(to) > FALLS.indexOf(from);
}

function backOnHisFeet(fighter: FighterView): readonly Change[] {
  return [...clearFlag(fighter, 'was-fleeing'), ...clearFlag(fighter, 'came-round')];
}

function leavesRecovery(view: BattleView, to: TurnPosition): boolean {
  return view.position.phase === 'recovery' && to.phase !== 'recovery';
}

/** Nobody is held up: what was not rolled stays due (rout) or takes its course (flight). */
function atRecoveryEnd(rules: SkirmishRules, view: BattleView): readonly Change[] {
  const { sideId } = view.position;
  const stillRunning = fightersOf(view, sideId).filter(
    (fighter) =>
      fighter.status === 'fleeing' &&
      !has(fighter, 'flee-move-due') &&
      // Who has tried may have run as well, before players came back to this phase.
      view.answers[`rally:${fighter.id}`] === undefined,
  );
  return [
    ...(routReport(rules, view, sideId).due
      ? [setSideFlag(sideId, 'rout-passed-over', true), setSideFlag(sideId, 'had-to-rout', true)]
      : []),
    ...stillRunning.map((fighter) => setFlag(fighter.id, 'flee-move-due', true)),
  ];
}

/** Who has lost his nerve runs when his turn is over, whether or not anybody ticked it off. @rule MORD-ALONE-3 */
function breakingUp(rules: SkirmishRules, view: BattleView): readonly Change[] {
  return Object.values(view.fighters)
    .filter((fighter) => fighter.status === 'standing' && has(fighter, 'breaking'))
    .flatMap((fighter) => changeStatus(rules, view, fighter.id, 'fleeing'));
}

/** The turn after the shot goes by without one; then the weapon is ready again. @rule SHO-WHO */
function reloaded(view: BattleView): readonly Change[] {
  return fightersOf(view, view.position.sideId)
    .filter((fighter) => has(fighter, 'reloading'))
    .flatMap((fighter) =>
      fighter.flags['reloading'] === 1 && !has(fighter, 'shot')
        ? clearFlag(fighter, 'reloading')
        : [setFlag(fighter.id, 'reloading', 1)],
    );
}

function comingRound(rules: SkirmishRules, view: BattleView, to: TurnPosition): readonly Change[] {
  return fightersOf(view, to.sideId)
    .filter((fighter) => fighter.status === 'stunned')
    .flatMap((fighter) => [
      ...changeStatus(rules, view, fighter.id, 'knocked-down'),
      setFlag(fighter.id, 'came-round', true),
    ]);
}

function expiredFlags(rules: SkirmishRules, view: BattleView, to: TurnPosition): readonly Change[] {
  const expired = expiring(rules, view, to);
  const ofFighters = Object.values(view.fighters).flatMap((fighter) =>
    expired(fighter).map(
      ({ id }): Change => ({ kind: 'flag', fighterId: fighter.id, flag: id, value: null }),
    ),
  );
  const ofSides = view.sides.flatMap((side) =>
    expired({ sideId: side.id, flags: side.flags }).map(
      ({ id }): Change => ({ kind: 'side-flag', sideId: side.id, flag: id, value: null }),
    ),
  );
  return [...ofFighters, ...ofSides];
}

/** What ends for its owner; which flags can end is the same for all of one side. */
function expiring(
  rules: SkirmishRules,
  view: BattleView,
  to: TurnPosition,
): (owner: { readonly sideId: SideId; readonly flags: Flags }) => readonly FlagRow[] {
  const ofSide = new Map<SideId, readonly FlagRow[]>();
  return ({ sideId, flags }) => {
    const ending = ofSide.get(sideId) ?? rules.flags.filter((row) => ends(view, to, sideId, row));
    ofSide.set(sideId, ending);
    return ending.filter(({ id }) => flags[id] !== undefined);
  };
}

function ends(view: BattleView, to: TurnPosition, ownerSideId: SideId, row: FlagRow): boolean {
  const newTurn = to.turn !== view.position.turn;
  const newPhase = newTurn || to.phase !== view.position.phase;
  switch (row.lifetime) {
    case 'phase':
      return newPhase;
    case 'any-turn':
      return newTurn;
    case 'turn':
      // At its start too: what was noted late, in an enemy's turn, is not of the turn to come.
      return newTurn && (ownerSideId === view.position.sideId || ownerSideId === to.sideId);
    case 'until-own-turn':
      return newTurn && ownerSideId === to.sideId;
    case 'until-changed':
    case 'battle':
      return false;
  }
}
