import type { Change } from '#rules/contract/battle-view.ts';
import {
  type ResolverAnswer,
  type ResolverSetup,
  type ResolverStep,
  refusedStep,
} from '#rules/contract/resolver.ts';
import { d3 } from '#rules/dice/dice.ts';
import { D6 } from '#rules/dice/inquiry.ts';
import { played, roll, type Script, say } from '#rules/dice/script.ts';
import { inContact } from '#rules/kit/view.ts';
import type { Outcome } from '../duel/ending.ts';
import { settledWounds, type WoundsReport } from '../duel/settle-wounds.ts';
import { toldOfOne } from '../duel/told-of-one.ts';
import { changeStatus } from '../transitions.ts';
import { clearFlag, setFlag } from '../view.ts';
import {
  type Hazard,
  type MovementRules,
  mayLand,
  rerollsTests,
  type Situation,
  situationOf,
} from './hazard.ts';
import { failures, fallBlow } from './movement.ts';

/** What to roll next, or the result. */
export function nextStep(
  hazard: Hazard,
  rules: MovementRules,
  view: Situation['view'],
  setup: ResolverSetup,
  answers: readonly ResolverAnswer[],
): ResolverStep {
  const situation = situationOf(hazard, rules, view, setup);
  if ('code' in situation) return refusedStep(situation);
  const progress = played(settledHazard(hazard, rules, situation), answers);
  if (progress.kind === 'step') return progress.step;
  const { result, soFar } = progress;
  return {
    kind: 'done',
    soFar,
    changes: changesOf(hazard, rules, situation, result),
    credits: [],
    follow: null,
  };
}

/** `fall`: null when he did not fall. */
interface Ending {
  readonly passed: boolean;
  readonly fall: WoundsReport | null;
}

function* settledHazard(
  hazard: Hazard,
  rules: MovementRules,
  situation: Situation,
): Script<Ending> {
  const { mover, input } = situation;
  const name = mover.label;
  const passed = yield* tested(hazard, rules, situation);
  if (passed) {
    yield* say('resolver.so-far.safe', { name });
    return { passed, fall: null };
  }
  const height = hazard.drop(input);
  if (height === null) {
    yield* say('resolver.so-far.stays', { name });
    return { passed, fall: null };
  }
  yield* say('resolver.so-far.falls', { name, height });
  if (mayLand(hazard, mover, height) && (yield* landed(hazard, rules, situation))) {
    yield* say('resolver.so-far.lands', { name });
    return { passed, fall: { ...UNHURT, woundsLeft: mover.target.wounds } };
  }
  return { passed, fall: yield* fallen(height, situation) };
}

const UNHURT = { outcome: 'nothing', hindered: 'none', criticalUsed: false } as const;

/** One test for an acrobat, however deep. @rule MOV-FALL */
function landed(hazard: Hazard, rules: MovementRules, situation: Situation): Script<boolean> {
  return allPassed('landing', 'resolver.step.landing', 1, hazard, rules, situation);
}

/** @rule COM-CHTEST, MOV-DROP */
function* tested(hazard: Hazard, rules: MovementRules, situation: Situation): Script<boolean> {
  const count = hazard.tests(situation, rules);
  if (count === null) return false;
  if (count === 0) return true;
  const code = 'resolver.step.initiative';
  return yield* allPassed('initiative', code, count, hazard, rules, situation);
}

/** @rule COM-CHTEST, COM-REROLL */
function* allPassed(
  id: string,
  step: string,
  count: number,
  hazard: Hazard,
  rules: MovementRules,
  situation: Situation,
): Script<boolean> {
  const again = rerollsTests(hazard, rules, situation.mover);
  const first = yield* initiative(id, step, count, situation);
  if (typeof first === 'boolean' || first === 0 || !again) return first === true || first === 0;
  const code = 'resolver.step.initiative-again';
  const second = yield* initiative(`${id}-again`, code, first, situation);
  return second === true || second === 0;
}

/** How many of the tests have failed, from the dice or as entered. */
function* initiative(
  id: string,
  code: string,
  count: number,
  { mover }: Situation,
): Script<number | boolean> {
  const params = { name: mover.label, count, need: mover.initiative };
  const reply = yield {
    kind: 'ask',
    id,
    said: { code, params },
    count,
    sides: D6,
    // Low dice succeed here.
    need: null,
    verdict: true,
    faces: null,
    rule: 'COM-CHTEST',
  };
  return typeof reply === 'string' ? reply === 'passed' : failures(mover.initiative, reply);
}

/** @rule MOV-FALL */
function* fallen(height: number, { mover }: Situation): Script<WoundsReport> {
  const name = mover.label;
  const [face] = yield* roll({
    id: 'fall-hits',
    said: { code: 'resolver.step.fall-hits', params: { name } },
    count: 1,
    need: null,
    rule: 'MOV-FALL',
  });
  const hits = d3(face ?? 1);
  yield* say('resolver.so-far.fall-hits', { name, count: hits, strength: height });
  const blow = fallBlow(height, mover.toughness);
  const hit = { weapon: '', count: hits, toHit: AUTOMATIC, tooStrong: false, blow, sixes: null };
  const struck = { attacks: [hit], target: mover.target, criticalUsed: false };
  const pair = { id: 'fall', name, other: name };
  const report = yield* toldOfOne(settledWounds(struck, [hits], pair), WORDS);
  yield* say(END[report.outcome], { name });
  return report;
}

const AUTOMATIC = { kind: 'automatic' } as const;

const END: Readonly<Record<Outcome, string>> = {
  nothing: 'resolver.so-far.fall-unharmed',
  wound: 'resolver.so-far.fall-wound',
  'knocked-down': 'resolver.so-far.fall-knocked-down',
  stunned: 'resolver.so-far.fall-stunned',
  'out-of-action': 'resolver.so-far.fall-out-of-action',
};

const WORDS: Readonly<Record<string, string>> = {
  'resolver.step.to-wound': 'resolver.step.fall-to-wound',
  'resolver.step.injury': 'resolver.step.fall-injury',
  'resolver.so-far.wounds': 'resolver.so-far.fall-wounds',
};

function changesOf(
  hazard: Hazard,
  rules: MovementRules,
  situation: Situation,
  { passed, fall }: Ending,
): readonly Change[] {
  if (situation.mover.fighter === null) return [];
  if (passed) return hazard.passed(situation, rules);
  return [
    ...hazard.failed(situation),
    ...(fall === null ? [] : fellChanges(rules, situation, fall)),
  ];
}

/** Changes of a fall: his contacts end, he is no longer hidden, and injured as rolled. */
function fellChanges(
  rules: MovementRules,
  { view, mover: { fighter } }: Situation,
  { outcome, woundsLeft }: WoundsReport,
): readonly Change[] {
  if (fighter === null) return [];
  const { id } = fighter;
  const lost: readonly Change[] =
    woundsLeft === fighter.wounds ? [] : [{ kind: 'wounds', fighterId: id, to: woundsLeft }];
  return [
    setFlag(id, 'fell', true),
    ...clearFlag(fighter, 'hidden'),
    ...inContact(view, id).map(
      (other): Change => ({ kind: 'contact', a: id, b: other.id, touching: false }),
    ),
    ...lost,
    ...(outcome === 'nothing' || outcome === 'wound'
      ? []
      : changeStatus(rules.skirmish, view, id, rules.skirmish.statuses.after(outcome))),
  ];
}
