import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import { TWO_D6 } from '#rules/dice/dice.ts';
import {
  duty,
  fighterDuty,
  isAnswered,
  message,
  outcome,
  toggle,
  verdicts,
} from '#rules/kit/duty.ts';
import { fightersOf, matesOf, opponentsOf } from '#rules/kit/view.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import {
  countedOpponents,
  hasCompany,
  mayFaceMore,
  mayTestAllAlone,
  standsAlone,
} from '../courage.ts';
import { fightsByFighter } from '../fights.ts';
import { droppedBy, type Finishing, finishing, injuryDice, loseWound } from '../injury.ts';
import { allAloneTest } from '../leadership.ts';
import type { CombatStepId } from '../phases.ts';
import type { SkirmishRules } from '../rules.ts';
import { changeStatus } from '../transitions.ts';
import { has, setFlag } from '../view.ts';
import { marking } from './marks.ts';
import type { OwnDuties } from './own-duties.ts';

/**
 * Both sides fight; All Alone tests of the active side follow the blows and depend on what is left. Logs from
 * before steps existed have none: there both are due at once.
 * @rule MORD-ALONE-1
 */
export function closeCombatDuties(
  rules: SkirmishRules,
  view: BattleView,
  own: OwnDuties,
): readonly Duty[] {
  const { step } = view.position;
  const mine = fightersOf(view, view.position.sideId);
  const breaking = mine.flatMap((fighter) => breakDuties(rules, view, fighter));
  return [
    ...(step === AFTER ? [] : [...combatReminders(rules, view, own), ...own.closeCombat(view)]),
    ...breaking,
    ...(step === BLOWS
      ? aloneLater(rules, view, mine)
      : mine.flatMap((fighter) => allAloneDuties(rules, view, fighter, own))),
    ...outnumberedDuties(rules, view, mine),
  ];
}

const BLOWS = 'blows' satisfies CombatStepId;
const AFTER = 'after-blows' satisfies CombatStepId;

/** Reminders during close combat, for both sides. @rule DOWN */
export function combatReminders(
  rules: SkirmishRules,
  view: BattleView,
  own: OwnDuties,
): readonly Duty[] {
  const now = fightsByFighter(own.fights(view));
  if (now.size === 0) return [];
  return view.sides
    .flatMap((side) => fightersOf(view, side.id))
    .filter((fighter) => rules.statuses.of(fighter).onFeet)
    .flatMap((fighter) => {
      const fight = now.get(fighter.id);
      if (fight === undefined) return [];
      return [
        ...own.fightReminders(fighter, fight.turn, opponentsOf(view, fighter)),
        ...finishable(rules, view, fighter).map((enemy) => finish(rules, view, fighter, enemy)),
      ];
    });
}

/** Whether he will have to test, as things stand: he or his opponents may still fall. @rule MORD-ALONE-1 */
function isToTest(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return standsAlone(rules, view, fighter) && !isAnswered(view, `all-alone:${fighter.id}`);
}

/** One line with the names of all who will have to test. @rule MORD-ALONE-1 */
function aloneLater(
  rules: SkirmishRules,
  view: BattleView,
  mine: readonly FighterView[],
): readonly Duty[] {
  const names = mine.filter((fighter) => isToTest(rules, view, fighter)).map(({ label }) => label);
  if (names.length === 0) return [];
  const { sideId } = view.position;
  return [
    duty({
      key: `all-alone-later:${sideId}`,
      kind: 'all-alone-later',
      weight: 'reminder',
      sideId,
      rule: 'MORD-ALONE-1',
      tone: 'fleeing',
      facts: [message('all-alone.later', { names: names.join(', ') })],
    }),
  ];
}

/** @rule MORD-ALONE-1 @rule MORD-ALONE-3 */
function allAloneDuties(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  own: OwnDuties,
): readonly Duty[] {
  if (!isToTest(rules, view, fighter)) return [];
  const { test, dice, answers } = allAloneTest(rules, view, fighter);
  const opponents = Math.max(2, countedOpponents(rules, view, fighter).length);
  const again = own.allAlone.reroll(view, fighter);
  return [
    fighterDuty(fighter, {
      kind: 'all-alone',
      weight: 'test',
      rule: 'MORD-ALONE-1',
      tone: 'fleeing',
      test,
      dice,
      facts: [message('all-alone.opponents', { count: opponents }), ...own.allAlone.facts(fighter)],
      outcomes: [
        ...verdicts(
          test.value,
          again ?? [setFlag(fighter.id, 'breaking', freeHits(rules, view, fighter))],
          [],
        ).map((verdict) => ({ ...verdict, resolves: verdict.id === 'passed' || again === null })),
        ...(someFriendCounts(rules, view, fighter) ? [outcome('friend-near', 'neutral', [])] : []),
        ...own.allAlone.spared(view, fighter),
        ...answers,
      ],
    }),
  ];
}

/**
 * One blow from each standing enemy: those on the ground don't strike, though they may count against him.
 * @rule MORD-ALONE-3
 */
function freeHits(rules: SkirmishRules, view: BattleView, fighter: FighterView): number {
  const standing = opponentsOf(view, fighter).filter((one) => rules.statuses.of(one).onFeet).length;
  return has(fighter, 'outnumbered') ? Math.max(2, standing) : standing;
}

/** Whether any friend could count: only then is "a friend within 6″?" asked. */
function someFriendCounts(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return matesOf(view, fighter.sideId).some(
    (friend) => friend.id !== fighter.id && rules.statuses.of(friend).countsAsFriend,
  );
}

/** He broke: free hits first, then he flees if he still stands. @rule MORD-ALONE-3 */
export function breakDuties(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Duty[] {
  const hits = fighter.flags['breaking'];
  if (typeof hits !== 'number' || !rules.statuses.of(fighter).onFeet) return [];
  // The injury roll comes first: it decides whether he still stands.
  const struck = injuryDice(view, fighter.id) > 0;
  return [
    fighterDuty(fighter, {
      kind: 'break-off',
      weight: 'choice',
      rule: 'MORD-ALONE-3',
      tone: 'fleeing',
      dice: struck ? null : TWO_D6,
      facts: hits > 0 ? [message('break-off.hits', { count: hits })] : [],
      outcomes: [
        toggle('wounded', false, loseWound(view, fighter.id)),
        ...(struck
          ? []
          : [
              outcome(
                'runs',
                'fail',
                changeStatus(rules, view, fighter.id, rules.statuses.fleeing),
                [2, 12],
              ),
            ]),
      ],
      opens: struck ? null : freeHitOn(rules, view, fighter, hits),
    }),
  ];
}

/** The next free hit, set up: each standing enemy strikes once. @rule MORD-ALONE-3 */
function freeHitOn(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  hits: number,
): Duty['opens'] {
  const standing = opponentsOf(view, fighter).filter((one) => rules.statuses.of(one).onFeet);
  const next = hits > 0 ? standing[Math.max(0, standing.length - hits)] : undefined;
  if (next === undefined) return null;
  return {
    resolverId: 'melee',
    subjects: {
      attacker: { kind: 'fighter', fighterId: next.id },
      defender: { kind: 'fighter', fighterId: fighter.id },
    },
    inputs: {},
  };
}

/**
 * "Alone against two or more?" for fighters with one known contact and possibly more; not asked with two
 * contacts, nor against a single named enemy.
 * @rule MORD-ALONE-1
 */
function outnumberedDuties(
  rules: SkirmishRules,
  view: BattleView,
  own: readonly FighterView[],
): readonly Duty[] {
  const candidates = own.filter(
    (fighter) =>
      mayTestAllAlone(rules, view, fighter) &&
      countedOpponents(rules, view, fighter).length === 1 &&
      !hasCompany(rules, view, fighter) &&
      !isAnswered(view, `all-alone:${fighter.id}`) &&
      mayFaceMore(rules, view, fighter),
  );
  if (candidates.length === 0) return [];
  return [
    duty({
      key: `outnumbered:${view.position.sideId}`,
      kind: 'outnumbered',
      weight: 'mark',
      sideId: view.position.sideId,
      rule: 'MORD-ALONE-1',
      action: marking('outnumbered', candidates),
    }),
  ];
}

/** Enemies on the ground whom he may strike: he touches no standing enemy. @rule DOWN @rule CC-WHO */
function finishable(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly FighterView[] {
  if (rules.statuses.isEngaged(view, fighter) || !rules.strikes(fighter)) return [];
  return opponentsOf(view, fighter).filter(
    (enemy) => howFinished(rules, view, fighter, enemy) !== 'injury',
  );
}

function howFinished(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  enemy: FighterView,
): Finishing {
  const blow = { shooting: false, droppedHim: droppedBy(enemy, fighter.id) };
  return finishing(rules, view.houseRules, lyingAs(rules.statuses.of(enemy)), blow);
}

function finish(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  enemy: FighterView,
): Duty {
  const names = { name: fighter.label, target: enemy.label };
  const struckOut = howFinished(rules, view, fighter, enemy) === 'struck-out';
  const fact = message(struckOut ? 'reminder.finish-stunned' : 'reminder.finish', names);
  return fighterDuty(fighter, {
    key: `finish:${fighter.id}:${enemy.id}`,
    kind: 'finish',
    weight: 'reminder',
    rule: 'DOWN',
    facts: [fact],
  });
}
