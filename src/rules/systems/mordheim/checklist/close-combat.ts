import { TWO_D6 } from '../../../dice.ts';
import type { BattleView, Duty, FighterView } from '../../../system.ts';
import { countedOpponents, hasCompany, mayTestAllAlone, standsAlone } from '../courage.ts';
import { hatredRerolls } from '../hatred.ts';
import { houseRule } from '../house-rules.ts';
import {
  fightersOf,
  friendsOf,
  has,
  isEngaged,
  opponentsOf,
  rowOf,
  setFlag,
  sideOf,
} from '../reading.ts';
import { allAloneTest } from '../test-leadership.ts';
import { carriesAny, traitText } from '../traits.ts';
import { changeStatus } from '../transitions.ts';
import { injuryDice, loseWound } from '../wounds.ts';
import { duty, fighterDuty, isAnswered, outcome, said, toggle, verdicts } from './duty.ts';
import { fearWhenChargedDuties } from './fear-charged.ts';

/** Both sides fight; at the end of the phase the side whose turn it is tests All Alone. */
export function closeCombatDuties(view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId);
  return [
    ...combatReminders(view),
    ...own.flatMap((fighter) => fearWhenChargedDuties(view, fighter)),
    ...own.flatMap((fighter) => breakDuties(view, fighter)),
    ...own.flatMap((fighter) => allAloneDuties(view, fighter)),
    ...outnumberedDuties(view, own),
  ];
}

/** @rule MORD-ALONE-1 @rule MORD-ALONE-3 */
function allAloneDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  if (!standsAlone(view, fighter) || isAnswered(view, `all-alone:${fighter.id}`)) return [];
  const { test, dice, answers } = allAloneTest(view, fighter);
  const opponents = Math.max(2, countedOpponents(view, fighter).length);
  const reroll = rerollOf(view, fighter);
  const failed =
    reroll === null
      ? [setFlag(fighter.id, 'breaking', opponents)]
      : [setFlag(fighter.id, 'all-alone-reroll', reroll)];
  return [
    fighterDuty(fighter, {
      kind: 'all-alone',
      weight: 'test',
      rule: 'MORD-ALONE-1',
      tone: 'fleeing',
      test,
      dice,
      facts: [
        said('all-alone.opponents', { count: opponents }),
        ...(has(fighter, 'all-alone-reroll') ? [said('test.reroll')] : []),
      ],
      outcomes: [
        ...verdicts(test.value, failed, []).map((verdict) => ({
          ...verdict,
          resolves: verdict.id === 'passed' || reroll === null,
        })),
        ...(someFriendCounts(view, fighter) ? [outcome('friend-near', 'neutral', [])] : []),
        ...answers,
      ],
    }),
  ];
}

/** What lets him roll the failed test once more; null when nothing does or it has been used. @rule MORD-ROUT-3 */
function rerollOf(view: BattleView, fighter: FighterView): string | null {
  if (has(fighter, 'all-alone-reroll')) return null;
  const side = sideOf(view, fighter.sideId);
  if (carriesAny(fighter.traits, ['hardy-reroll'])) return 'hardy-reroll';
  if (side !== null && carriesAny(side.traits, ['hardy'])) return 'hardy';
  return null;
}

/** The question "a friend within 6″?" is asked only while some friend could be one. */
function someFriendCounts(view: BattleView, fighter: FighterView): boolean {
  return friendsOf(view, fighter).some((friend) => rowOf(friend).countsAsFriend);
}

/** Broke: free hits first, then he runs if he still stands. @rule MORD-ALONE-3 */
export function breakDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  const hits = fighter.flags['breaking'];
  if (typeof hits !== 'number' || fighter.status !== 'standing') return [];
  // Whether he still stands is for the injury roll to say, and it comes first.
  const struck = injuryDice(view, fighter.id) > 0;
  return [
    fighterDuty(fighter, {
      kind: 'break-off',
      weight: 'choice',
      rule: 'MORD-ALONE-3',
      tone: 'fleeing',
      dice: struck ? null : TWO_D6,
      facts: [said('break-off.hits', { count: hits })],
      outcomes: [
        toggle('wounded', false, loseWound(view, fighter.id)),
        ...(struck
          ? []
          : [outcome('runs', 'fail', changeStatus(view, fighter.id, 'fleeing'), [2, 12])]),
      ],
    }),
  ];
}

/** "Alone against two or more?" for fighters known to face one; those in two contacts need no question. */
function outnumberedDuties(view: BattleView, own: readonly FighterView[]): readonly Duty[] {
  const candidates = own.filter(
    (fighter) =>
      mayTestAllAlone(view, fighter) &&
      countedOpponents(view, fighter).length === 1 &&
      !hasCompany(view, fighter) &&
      !isAnswered(view, `all-alone:${fighter.id}`) &&
      otherStandingEnemies(view, fighter) > 0,
  );
  if (candidates.length === 0) return [];
  return [
    duty({
      key: `outnumbered:${view.position.sideId}`,
      kind: 'outnumbered',
      weight: 'mark',
      sideId: view.position.sideId,
      rule: 'MORD-ALONE-1',
      action: {
        id: 'outnumbered',
        fighterIds: candidates.map((fighter) => fighter.id),
        targetIds: [],
      },
    }),
  ];
}

function otherStandingEnemies(view: BattleView, fighter: FighterView): number {
  const met = new Set(opponentsOf(view, fighter).map((other) => other.id));
  return view.sides
    .filter((side) => side.id !== fighter.sideId && side.removed === null)
    .flatMap((side) => fightersOf(view, side.id))
    .filter((enemy) => enemy.status === 'standing' && !met.has(enemy.id)).length;
}

/** What is easily forgotten while dice roll, for both sides. @rule PSY-HATE @rule PSY-STUP @rule MORD-REC-2 */
export function combatReminders(view: BattleView): readonly Duty[] {
  const everyone = view.sides
    .filter((side) => side.removed === null)
    .flatMap((side) => fightersOf(view, side.id))
    .filter((fighter) => fighter.status === 'standing' && opponentsOf(view, fighter).length > 0);
  return everyone.flatMap((fighter) => [
    ...(hatesInFirstTurn(view, fighter)
      ? [remind(fighter, 'hatred', 'PSY-HATE', { whom: traitText(fighter.traits, 'hates') ?? '' })]
      : []),
    ...(has(fighter, 'fear-sixes') ? [remind(fighter, 'fear-sixes', 'PSY-FEAR-A', {})] : []),
    ...(has(fighter, 'stupid') ? [remind(fighter, 'no-blows', 'PSY-STUP', {})] : []),
    ...(has(fighter, 'stood-up') ? [remind(fighter, 'strikes-last', 'MORD-REC-2', {})] : []),
    ...finishable(view, fighter).map((enemy) => finish(view, fighter, enemy)),
  ]);
}

/** Enemies on the ground whom he may strike: nobody on his feet is in the way. @rule DOWN @rule CC-WHO */
function finishable(view: BattleView, fighter: FighterView): readonly FighterView[] {
  if (isEngaged(view, fighter) || has(fighter, 'stupid')) return [];
  return opponentsOf(view, fighter).filter((enemy) => rowOf(enemy).downed);
}

function finish(view: BattleView, fighter: FighterView, enemy: FighterView): Duty {
  const goesOut =
    enemy.status === 'stunned' && houseRule(view.houseRules, 'stunnedAutoOut') === 'yes';
  const names = { name: fighter.label, target: enemy.label };
  return fighterDuty(fighter, {
    key: `finish:${fighter.id}:${enemy.id}`,
    kind: 'finish',
    weight: 'reminder',
    rule: 'DOWN',
    facts: [goesOut ? said('reminder.finish-stunned', names) : said('reminder.finish', names)],
  });
}

function hatesInFirstTurn(view: BattleView, fighter: FighterView): boolean {
  if (!carriesAny(fighter.traits, ['hatred', 'hates'])) return false;
  const met = view.contacts.filter(
    (contact) => contact.a === fighter.id || contact.b === fighter.id,
  );
  const since = Math.min(...met.map((contact) => contact.since));
  return hatredRerolls({
    combatTurn: view.position.turn - since + 1,
    hatedEnemy: met.length > 0,
    missed: true,
  });
}

function remind(
  fighter: FighterView,
  kind: string,
  rule: string,
  params: Record<string, string>,
): Duty {
  return fighterDuty(fighter, {
    kind,
    weight: 'reminder',
    rule,
    facts: [said(`reminder.${kind}`, { name: fighter.label, ...params })],
  });
}
