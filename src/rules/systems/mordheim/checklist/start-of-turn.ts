import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import {
  action,
  duty,
  fighterDuty,
  isAnswered,
  message,
  ONE_D6,
  outcome,
  verdicts,
} from '#rules/kit/duty.ts';
import { fightersOf } from '#rules/kit/view.ts';
import { canAct } from '#rules/skirmish/statuses.ts';
import { ANIMOSITY_ROLLS, DRUNKEN_ROLLS, STUPID_ROLLS } from '../courage.ts';
import { has, ignoresPsychology, isFrenzied, setFlag } from '../flags.ts';
import { fighterTest } from '../possible-tests.ts';
import { RULES } from '../rules.ts';
import { carries } from '../traits.ts';
import { hungerDuties } from './skills.ts';

/**
 * Tests that come after the Rout test and before anything else in a turn, for fighters who can take them: one
 * who has been stunned since does nothing at all.
 * @rule PH-START, MORD-REC-4
 */
export function startOfTurnDuties(view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId).filter((fighter) =>
    canAct(RULES.statuses.of(fighter)),
  );
  return [
    ...own.flatMap((fighter) => drunkenDuties(view, fighter)),
    ...own.flatMap((fighter) => stupidityDuties(view, fighter)),
    ...own.flatMap((fighter) => hungerDuties(view, fighter)),
    ...animosityDuties(view, own),
  ];
}

/** @rule PSY-STUP, PSY-FRENZY */
function stupidityDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  if (has(fighter, 'stupid')) return behaviourDuties(fighter);
  const isStupid = carries(fighter.traits, 'stupidity') || has(fighter, 'drunk-stupid');
  if (!isStupid || ignoresPsychology(fighter)) return [];
  if (isAnswered(view, `stupidity:${fighter.id}`)) return [];
  if (carries(fighter.traits, 'auto-pass-leadership-tests')) return [];
  // Near a hero, his leader among them, or his tamer he does not test at all.
  const spared = exemptions(fighter);
  const { test, dice, answers } = fighterTest(view, fighter, spared.length === 0);
  const engaged = RULES.statuses.isEngaged(view, fighter);
  const failed = setFlag(fighter.id, 'stupid', engaged ? 'no-blows' : 'undecided');
  return [
    fighterDuty(fighter, {
      kind: 'stupidity',
      weight: 'test',
      rule: 'PSY-STUP',
      tone: 'stunned',
      test,
      dice,
      facts: [message(engaged ? 'stupidity.engaged' : 'stupidity.free')],
      outcomes: [
        ...verdicts(test.value, [failed], []),
        ...spared.map((id) => outcome(id, 'neutral', [])),
        // Whether an enemy is near enough for his rage, only the table knows.
        ...(isFrenzied(fighter) ? [outcome('in-charge-range', 'neutral', [])] : []),
        ...answers,
      ],
    }),
  ];
}

/** Company that keeps his mind on the matter: no test while it is near. */
function exemptions(fighter: FighterView): readonly string[] {
  return [
    ...(carries(fighter.traits, 'stupidity-exempt-near-hero') ? ['hero-near'] : []),
    ...(carries(fighter.traits, 'stupidity-exempt-near-tamer') ? ['tamer-near'] : []),
  ];
}

/** A failed test away from any fight: what the creature does is diced for. @rule PSY-STUP */
function behaviourDuties(fighter: FighterView): readonly Duty[] {
  if (fighter.flags['stupid'] !== 'undecided') return [];
  return [
    fighterDuty(fighter, {
      kind: 'stupid-behaviour',
      weight: 'choice',
      rule: 'PSY-STUP',
      tone: 'stunned',
      dice: ONE_D6,
      outcomes: [
        outcome(
          'straight-ahead',
          'neutral',
          [setFlag(fighter.id, 'stupid', 'straight-ahead')],
          STUPID_ROLLS['straight-ahead'],
        ),
        outcome(
          'inactive',
          'neutral',
          [setFlag(fighter.id, 'stupid', 'inactive')],
          STUPID_ROLLS.inactive,
        ),
      ],
    }),
  ];
}

function drunkenDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  if (!carries(fighter.traits, 'drunken')) return [];
  if (isAnswered(view, `drunken:${fighter.id}`)) return [];
  return [
    fighterDuty(fighter, {
      kind: 'drunken',
      weight: 'choice',
      rule: 'PSY-STUP',
      dice: ONE_D6,
      outcomes: [
        outcome(
          'stupid',
          'fail',
          [setFlag(fighter.id, 'drunk-stupid', true)],
          DRUNKEN_ROLLS.stupid,
        ),
        outcome('sober', 'neutral', [], DRUNKEN_ROLLS.sober),
        outcome(
          'frenzied',
          'pass',
          [setFlag(fighter.id, 'drunk-frenzied', true)],
          DRUNKEN_ROLLS.frenzied,
        ),
      ],
    }),
  ];
}

/**
 * One line for the whole mob instead of a card each: tap those who rolled a 1, then what they do. A
 * henchman who has risen to a hero is above it, though his trait stays with him.
 * @rule PSY-ANIM
 */
function animosityDuties(view: BattleView, own: readonly FighterView[]): readonly Duty[] {
  const { sideId } = view.position;
  const key = `animosity:${sideId}`;
  const able = own.filter(
    (fighter) =>
      carries(fighter.traits, 'animosity') &&
      fighter.role === 'henchman' &&
      RULES.statuses.of(fighter).onFeet &&
      !RULES.statuses.isEngaged(view, fighter),
  );
  if (able.length === 0) return [];
  const untouched = able.filter((fighter) => !has(fighter, 'animosity'));
  const ask = isAnswered(view, key)
    ? []
    : [
        duty({
          key,
          kind: 'animosity',
          weight: 'choice',
          sideId,
          rule: 'PSY-ANIM',
          facts: [message('animosity.roll', { count: able.length })],
          outcomes: [outcome('done', 'neutral', [])],
          // A fighter who was tapped has a card of his own.
          action: action({ id: 'animosity', fighterIds: untouched.map(({ id }) => id) }),
        }),
      ];
  const results = able.filter((fighter) => fighter.flags['animosity'] === true).map(squabble);
  return [...ask, ...results];
}

function squabble(fighter: FighterView): Duty {
  return fighterDuty(fighter, {
    kind: 'animosity-result',
    weight: 'choice',
    rule: 'PSY-ANIM',
    dice: ONE_D6,
    outcomes: [
      outcome(
        'attacks',
        'fail',
        [setFlag(fighter.id, 'animosity', 'attacks')],
        ANIMOSITY_ROLLS.attacks,
      ),
      outcome(
        'inactive',
        'neutral',
        [setFlag(fighter.id, 'animosity', 'inactive')],
        ANIMOSITY_ROLLS.inactive,
      ),
      outcome(
        'advances',
        'pass',
        [setFlag(fighter.id, 'animosity', 'advances')],
        ANIMOSITY_ROLLS.advances,
      ),
    ],
  });
}
