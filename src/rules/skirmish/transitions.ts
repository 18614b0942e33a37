import type {
  BattleView,
  Change,
  FighterView,
  Refusal,
  TurnPosition,
} from '../contract/battle-view.ts';
import type { FighterId } from '../contract/ids.ts';
import { endContactsOf } from '../kit/contacts.ts';
import { expiredFlags } from '../kit/expired-flags.ts';
import { fighterOf, fightersOf, sideOf } from '../kit/view.ts';
import { RELOADS_LONGER } from './flags.ts';
import { fallChanges, steadied } from './mounts/falls.ts';
import { settledInTheSaddle } from './mounts/getting-on.ts';
import { isRoutDue } from './rout.ts';
import type { SkirmishRules } from './rules.ts';
import { lyingAs, type SkirmishStatus } from './statuses.ts';
import { clearFlag, has, setFlag, setSideFlag } from './view.ts';

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
  const to = runsAnyway(rules, view, fighter, wanted) ? rules.statuses.fleeing : wanted;
  const row = rules.statuses.of({ status: to });
  return [
    { kind: 'status', fighterId: id, to },
    ...(lyingAs(row) !== 'no' ? goingDown(rules, view, fighter) : []),
    ...(row.leavesFight ? endContactsOf(view, id) : []),
    ...(row.onTable ? [] : stopping(rules, view, fighter)),
    ...(staysHidden(rules, view, row) ? [] : clearFlag(fighter, 'hidden')),
    ...(row.onFeet ? backOnHisFeet(fighter) : []),
    ...fallChanges(rules, view, fighter, row),
    ...(row.flees ? [] : clearFlag(fighter, 'flee-move-due')),
    ...(settlesInjury(rules.statuses.of(fighter), row) ? clearFlag(fighter, 'injury-due') : []),
    ...(row.leavesFight ? clearFlag(fighter, 'near-leader') : []),
    ...clearFlag(fighter, 'breaking'),
  ];
}

/**
 * Whether the rules let the status change happen now. Players may do it all the same: the battle
 * notes it as a correction.
 */
export function mayChangeStatus(
  rules: SkirmishRules,
  view: BattleView,
  id: FighterId,
  to: string,
): Refusal | null {
  const fighter = fighterOf(view, id);
  if (fighter === null) return { refused: 'unknown-fighter' };
  const now = rules.statuses.of(fighter);
  const code = now.neverBecomes[to];
  if (code !== undefined) return { refused: code };
  if (!now.risesInRecovery || !rules.statuses.of({ status: to }).onFeet) return null;
  const ownRecovery = view.position.phase === 'recovery' && view.position.sideId === fighter.sideId;
  return ownRecovery ? null : { refused: `only-in-recovery.${now.id}` };
}

/**
 * What happens by itself when play moves on: flags that end, stunned fighters who come round, a rout
 * test that was passed over and stays due.
 * @rule MORD-REC-1
 * @rule MORD-ROUT-1
 */
export function enter(rules: SkirmishRules, view: BattleView, to: TurnPosition): readonly Change[] {
  const newTurn = to.turn !== view.position.turn;
  return [
    ...(leavesRecovery(view, to) ? atRecoveryEnd(rules, view) : []),
    ...expiredFlags(rules.flags, view, to),
    ...(newTurn
      ? [
          ...breakingUp(rules, view),
          ...reloaded(view),
          ...settledInTheSaddle(view),
          ...steadied(view, to),
          ...comingRound(rules, view, to),
        ]
      : []),
  ];
}

/** By house rule one who breaks from a fight runs even when a free hit drops him. @rule MORD-ALONE-3 */
function runsAnyway(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  wanted: string,
): boolean {
  return (
    lyingAs(rules.statuses.of({ status: wanted })) !== 'no' &&
    has(fighter, 'breaking') &&
    rules.houseRule(view.houseRules, 'allAloneDropped') === 'runs'
  );
}

/** In flight when he fell: earlier, or by house rule because a free hit dropped him as he broke. */
function fellInFlight(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  const breaking =
    has(fighter, 'breaking') &&
    rules.houseRule(view.houseRules, 'allAloneDropped') === 'stays-fleeing';
  return rules.statuses.of(fighter).flees || has(fighter, 'was-fleeing') || breaking;
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
function staysHidden(
  rules: SkirmishRules,
  view: BattleView,
  { keepsHidden }: SkirmishStatus,
): boolean {
  switch (keepsHidden) {
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

/** A fall or a way off the table is what the dice were for; coming round, rallying or running is not. @rule INJURY */
function settlesInjury(from: SkirmishStatus, to: SkirmishStatus): boolean {
  return !to.onTable || LYING.indexOf(lyingAs(to)) > LYING.indexOf(lyingAs(from));
}

/** From bad to worse. */
const LYING: readonly ReturnType<typeof lyingAs>[] = ['no', 'knocked-down', 'stunned'];

function backOnHisFeet(fighter: FighterView): readonly Change[] {
  return [...clearFlag(fighter, 'was-fleeing'), ...clearFlag(fighter, 'came-round')];
}

function leavesRecovery(view: BattleView, to: TurnPosition): boolean {
  return view.position.phase === 'recovery' && to.phase !== 'recovery';
}

/** Nobody is held up: what was not rolled stays due (rout) or takes its course (flight). */
function atRecoveryEnd(rules: SkirmishRules, view: BattleView): readonly Change[] {
  const { sideId } = view.position;
  const side = sideOf(view, sideId);
  const stillRunning = fightersOf(view, sideId).filter(
    (fighter) =>
      rules.statuses.of(fighter).flees &&
      !has(fighter, 'flee-move-due') &&
      // Who has tried may have run as well, before players came back to this phase.
      view.answers[`rally:${fighter.id}`] === undefined,
  );
  return [
    ...(side !== null && isRoutDue(rules, view, side)
      ? [setSideFlag(sideId, 'rout-passed-over', true), setSideFlag(sideId, 'had-to-rout', true)]
      : []),
    ...stillRunning.map((fighter) => setFlag(fighter.id, 'flee-move-due', true)),
  ];
}

/** A fighter who failed his test flees at the end of the turn, even if players did not tick it. @rule MORD-ALONE-3 */
function breakingUp(rules: SkirmishRules, view: BattleView): readonly Change[] {
  return Object.values(view.fighters)
    .filter((fighter) => rules.statuses.of(fighter).onFeet && has(fighter, 'breaking'))
    .flatMap((fighter) => changeStatus(rules, view, fighter.id, rules.statuses.fleeing));
}

/** The turn after the shot goes by without one; then the weapon is ready again. @rule SHO-WHO */
function reloaded(view: BattleView): readonly Change[] {
  return fightersOf(view, view.position.sideId)
    .filter((fighter) => has(fighter, 'reloading'))
    .flatMap((fighter) =>
      fighter.flags['reloading'] === 1 && !has(fighter, 'shot')
        ? clearFlag(fighter, 'reloading')
        : [
            setFlag(
              fighter.id,
              'reloading',
              fighter.flags['reloading'] === RELOADS_LONGER ? true : 1,
            ),
          ],
    );
}

function comingRound(rules: SkirmishRules, view: BattleView, to: TurnPosition): readonly Change[] {
  return fightersOf(view, to.sideId).flatMap((fighter) => {
    const { becomesAtTurnStart } = rules.statuses.of(fighter);
    return becomesAtTurnStart === null
      ? []
      : [
          ...changeStatus(rules, view, fighter.id, becomesAtTurnStart),
          setFlag(fighter.id, 'came-round', true),
        ];
  });
}
