import type { BattleView, FighterView, Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import {
  EMPTY_SHEET,
  type Resolver,
  type ResolverBar,
  type ResolverField,
  type ResolverNeed,
  type ResolverPart,
  type ResolverSetup,
  type ResolverSheet,
  refused,
  type Subject,
} from '#rules/contract/resolver.ts';
import type { Sign, Tone } from '#rules/contract/rows.ts';
import { chanceOnD6, withReroll } from '#rules/dice/dice.ts';
import { complement, type Fraction, ZERO } from '#rules/dice/fraction.ts';
import { message } from '#rules/kit/duty.ts';
import { fighterOf } from '#rules/kit/view.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import { abilityOf, isAble } from '../capabilities.ts';
import type { OutcomeChances } from '../duel/chances.ts';
import { OUTCOMES, type Outcome } from '../duel/ending.ts';
import { has } from '../view.ts';
import {
  choiceIn,
  type Hazard,
  HELMET,
  type MovementRules,
  mayLand,
  numberIn,
  rerollsTests,
  type Situation,
  situationOf,
} from './hazard.ts';
import {
  ALWAYS_FAILS,
  after,
  allPassedChance,
  characteristicChance,
  fallBlow,
  fallChances,
  landing,
} from './movement.ts';
import { nextStep } from './settling.ts';

/** A hazard as a resolver: its needs, chances, and rolls. */
export function hazardResolver(hazard: Hazard, rules: MovementRules): Resolver {
  return {
    id: hazard.id,
    roles: hazard.roles,
    // All of them belong to the movement phase, so none of them is preferred there.
    phases: [],
    candidates: (view, role, chosen) =>
      role === 'target' ? targets(rules, view, chosen) : movers(hazard, rules, view),
    sheet: (view, setup) => sheetOf(hazard, rules, view, setup),
    next: (view, setup, answers) => nextStep(hazard, rules, view, setup, answers),
  };
}

/** Fighters who may do it come first, then those of the active side, then the rest of those on the table. */
function movers(hazard: Hazard, rules: MovementRules, view: BattleView): readonly FighterId[] {
  const likely = (fighter: FighterView): boolean => {
    if (hazard.deed === null)
      return !hazard.downedFirst || lyingAs(rules.skirmish.statuses.of(fighter)) !== 'no';
    return isAble(abilityOf(rules.skirmish, view, fighter, hazard.deed));
  };
  const rank = (fighter: FighterView): number =>
    (likely(fighter) ? 0 : 2) + (fighter.sideId === view.position.sideId ? 0 : 1);
  return rules.skirmish.statuses
    .present(view)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id }) => id);
}

/** @rule MOV-DIVE */
function targets(
  rules: MovementRules,
  view: BattleView,
  { fighter }: Readonly<Record<string, Subject>>,
): readonly FighterId[] {
  const diver = fighter?.kind === 'fighter' ? fighterOf(view, fighter.fighterId) : null;
  return rules.skirmish.statuses
    .enemiesOf(view, diver?.sideId ?? view.position.sideId)
    .filter((enemy) => rules.skirmish.statuses.of(enemy).mayBeCharged && !has(enemy, 'hidden'))
    .map(({ id }) => id);
}

/** The fields of a hazard. */
function sheetOf(
  hazard: Hazard,
  rules: MovementRules,
  view: Situation['view'],
  setup: ResolverSetup,
): ResolverSheet {
  const situation = situationOf(hazard, rules, view, setup);
  if ('code' in situation) return refused(situation);
  return {
    ...EMPTY_SHEET,
    summaries: { fighter: [] },
    fields: fieldsOf(hazard, rules, situation, setup),
    needs: [...testNeeds(hazard, rules, situation), ...fallNeeds(hazard, rules, situation)],
    bars: barsOf(hazard, rules, situation),
    notes: [...hindrances(hazard, rules, situation), ...hazard.notes(situation, rules)],
  };
}

function fieldsOf(
  hazard: Hazard,
  rules: MovementRules,
  { mover, input }: Situation,
  setup: ResolverSetup,
): readonly ResolverField[] {
  const own = hazard.fields(mover).map((field): ResolverField => {
    const common = { id: field.id, role: null, entered: setup.inputs[field.id] !== undefined };
    return field.kind === 'number'
      ? { ...common, kind: 'number', min: field.min, max: field.max, value: numberIn(field, setup) }
      : { ...common, kind: 'choice', options: field.options, value: choiceIn(field, setup) };
  });
  const asks =
    mover.fighter === null &&
    hazard.drop(input) !== null &&
    rules.skirmish.injury.carried.includes(HELMET);
  const helmet: ResolverField = {
    kind: 'switch',
    id: HELMET,
    role: 'fighter',
    entered: setup.inputs[HELMET] !== undefined,
    value: mover.target.helmet,
  };
  return asks ? [...own, helmet] : own;
}

function testNeeds(
  hazard: Hazard,
  rules: MovementRules,
  situation: Situation,
): readonly ResolverNeed[] {
  const { mover } = situation;
  const height = hazard.drop(situation.input);
  const lands = height !== null && mayLand(hazard, mover, height);
  const tests = hazard.tests(situation, rules) ?? (lands ? 1 : 0);
  if (tests === 0) return [];
  const { initiative, steadier } = mover;
  const again = rerollsTests(hazard, rules, mover);
  const once = characteristicChance(initiative);
  const need = Math.min(ALWAYS_FAILS - 1, initiative);
  return [
    {
      id: 'initiative',
      role: 'fighter',
      value:
        need <= 0 ? message('resolver.value.none') : message('resolver.value.at-most', { need }),
      chance: again ? withReroll(once) : once,
      why: [
        message('resolver.why.initiative', { initiative }),
        ...(steadier === 0 ? [] : [message('resolver.why.steadier', { modifier: `+${steadier}` })]),
        ...(tests > 1 ? [message('resolver.why.tests', { count: tests })] : []),
        ...(again ? [message('resolver.why.rerolled')] : []),
        ...(lands ? [message('resolver.why.lands')] : []),
      ],
      rule: 'COM-CHTEST',
    },
  ];
}

function fallNeeds(
  hazard: Hazard,
  rules: MovementRules,
  situation: Situation,
): readonly ResolverNeed[] {
  const { mover, input } = situation;
  const height = hazard.drop(input);
  if (height === null || !risky(hazard, rules, situation)) return [];
  const { toughness } = mover;
  const { woundNeed: need } = fallBlow(height, toughness);
  return [
    {
      id: 'fall-hits',
      role: 'fighter',
      value: message('resolver.value.d3'),
      chance: null,
      why: [message('resolver.why.fall-hits')],
      rule: 'MOV-FALL',
    },
    {
      id: 'to-wound',
      role: 'fighter',
      value:
        need === null ? message('resolver.value.none') : message('resolver.value.plus', { need }),
      chance: chanceOnD6(need),
      why: [message('resolver.why.fall-strength', { strength: height, toughness })],
      rule: 'MOV-FALL',
    },
  ];
}

/** Whether he can fail at all: a jump of less than 2″ needs no test. */
function risky(hazard: Hazard, rules: MovementRules, situation: Situation): boolean {
  return hazard.tests(situation, rules) !== 0;
}

function barsOf(
  hazard: Hazard,
  rules: MovementRules,
  situation: Situation,
): readonly ResolverBar[] {
  const { mover, input } = situation;
  const tests = hazard.tests(situation, rules);
  const height = hazard.drop(input);
  const params = { name: mover.label };
  const again = rerollsTests(hazard, rules, mover);
  const fall = height === null ? null : fallOf(hazard, mover, height, again);
  const fallBar = fall === null ? [] : [{ id: 'fall', params, parts: fallParts(fall) }];
  if (tests === null) return fallBar;
  const passed = allPassedChance(mover.initiative, tests, again);
  const failed = complement(passed);
  const parts = [
    part('safe', 'standing', passed),
    ...(fall === null ? [part('stays', 'neutral', failed)] : fallParts(after(failed, fall))),
  ].filter(possible);
  const attempt = { id: 'attempt', params, parts };
  return tests === 0 ? [attempt] : [attempt, ...fallBar];
}

/** @rule MOV-FALL */
function fallOf(
  hazard: Hazard,
  mover: Situation['mover'],
  height: number,
  again: boolean,
): OutcomeChances {
  const chances = fallChances(height, mover.toughness, mover.target);
  if (!mayLand(hazard, mover, height)) return chances;
  return landing(allPassedChance(mover.initiative, 1, again), chances);
}

function fallParts(chances: OutcomeChances): readonly ResolverPart[] {
  return OUTCOMES.map((outcome) =>
    part(
      PART[outcome].id,
      PART[outcome].tone,
      chances[outcome],
      outcome === 'wound' ? 'wound' : null,
    ),
  ).filter(possible);
}

/** Names and tones of the endings of a fall. */
const PART: Readonly<Record<Outcome, { readonly id: string; readonly tone: Tone }>> = {
  nothing: { id: 'unharmed', tone: 'neutral' },
  wound: { id: 'wound', tone: 'fleeing' },
  'knocked-down': { id: 'knocked-down', tone: 'knocked-down' },
  stunned: { id: 'stunned', tone: 'stunned' },
  'out-of-action': { id: 'out-of-action', tone: 'out-of-action' },
};

function part(id: string, tone: Tone, chance: Fraction, sign: Sign | null = null): ResolverPart {
  return { id, tone, sign, chance };
}

function possible({ chance }: ResolverPart): boolean {
  return chance.num !== ZERO.num;
}

/** Other obstacles: shown as remarks, but players may do it anyway. */
function hindrances(
  { deed }: Hazard,
  rules: MovementRules,
  { view, mover }: Situation,
): readonly Message[] {
  if (deed === null || mover.fighter === null) return [];
  const able = abilityOf(rules.skirmish, view, mover.fighter, deed);
  return isAble(able) || able.because === null ? [] : [message(`why.${able.because}`)];
}
