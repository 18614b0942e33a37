import type { Capability } from '../contract/advice.ts';
import type { BattleView, FighterView, Message } from '../contract/battle-view.ts';
import { message } from '../kit/duty.ts';
import { oncePer } from '../kit/once-per.ts';
import type { HouseRuleChoices } from '../kit/rows.ts';
import { fightersOf, opponentsOf, sideOf } from '../kit/view.ts';
import type { SkirmishFlagId } from './flags.ts';
import { ridden } from './mounts/riding.ts';
import { CRAWL } from './movement/movement.ts';
import { reach } from './movement/reach.ts';
import type { SkirmishPhaseId } from './phases.ts';
import type { OwnCircumstance, SkirmishRules } from './rules.ts';
import { lyingAs } from './statuses.ts';
import {
  type Ability,
  type DeedFacts,
  type Effect,
  TURN_ACTIONS,
  type TurnAction,
} from './turn-actions.ts';
import { carries, has } from './view.ts';

/** He cannot move. */
export const NO_MOVEMENT = {
  move: 'no',
  run: 'no',
  charge: 'no',
  climb: 'no',
} as const satisfies Effect;

/** He can do nothing. */
export const NOTHING = {
  ...NO_MOVEMENT,
  hide: 'no',
  shoot: 'no',
  cast: 'no',
  fight: 'no',
} as const satisfies Effect;

/**
 * How far a fighter can do one deed now.
 * @rule MORD-REC-2, MORD-REC-3, MORD-REC-4, MORD-FLEE-1, MORD-FLEE-3, MORD-FLEE-4, MOV-RUN, MOV-HIDE,
 * MOV-FAILCH, SHO-WHO
 */
export function ability(rules: SkirmishRules, facts: DeedFacts, deed: TurnAction): Ability {
  const status = rules.statuses.of(facts);
  if (status.onFeet) return decisive(modifiersOf(rules)[deed], facts);
  const down: Ability = { answer: 'no', because: status.id };
  if (deed !== 'move' || lyingAs(status) !== 'knocked-down') return down;
  // An enemy that holds him prevents crawling as an ordinary contact prevents walking away.
  const crawls = decisive(modifiersOf(rules).move, { ...facts, contact: facts.held });
  return crawls.answer === 'no' ? crawls : { ...down, answer: 'little' };
}

/** Whether he can do it, at least in part: a fighter who only crawls neither jumps nor climbs. */
export function isAble({ answer }: Ability): boolean {
  return answer !== 'no' && answer !== 'little';
}

const CIRCUMSTANCES = [
  'engaged',
  'rallied',
  'fell',
  'climb-failed',
  'stood-up',
  'charged',
  'failed-charge',
  'ran',
  'opponents-down',
  'shot',
  'cast',
  'reloading',
  'no-run',
  'no-missile-weapons',
  'animal',
] as const;

type Circumstance = (typeof CIRCUMSTANCES)[number];

/** The effect of each circumstance on a standing fighter. */
const EFFECTS = {
  engaged: { ...NO_MOVEMENT, hide: 'no', shoot: 'no' },
  rallied: { ...NO_MOVEMENT, hide: 'no', shoot: 'no' },
  fell: { ...NO_MOVEMENT, hide: 'no' },
  'climb-failed': NO_MOVEMENT,
  'stood-up': { move: 'half', run: 'no', charge: 'no', fight: 'last' },
  charged: { ...NO_MOVEMENT, hide: 'no', shoot: 'no', fight: 'first' },
  'failed-charge': { ...NO_MOVEMENT, hide: 'no', shoot: 'no' },
  ran: { ...NO_MOVEMENT, hide: 'no', shoot: 'no' },
  'opponents-down': { run: 'no', hide: 'no', shoot: 'no' },
  shot: { shoot: 'no' },
  cast: { cast: 'no' },
  reloading: { shoot: 'no' },
  'no-run': { run: 'no' },
  'no-missile-weapons': { shoot: 'no' },
  animal: { climb: 'no' },
} as const satisfies Readonly<Record<Circumstance, Effect>>;

/** A circumstance that changes one deed. */
interface Modifier {
  readonly ability: Ability;
  readonly applies: (facts: DeedFacts) => boolean;
}

/** By deed and decreasing weight: this game's own first, then those of all games. */
const modifiersOf = oncePer(
  (rules: SkirmishRules): Readonly<Record<TurnAction, readonly Modifier[]>> => {
    const all = [...rules.circumstances, ...SHARED];
    const changing = (deed: TurnAction) =>
      all.flatMap(({ id, effect, applies }): readonly Modifier[] => {
        const answer = effect[deed];
        return answer === undefined ? [] : [{ ability: { answer, because: id }, applies }];
      });
    return {
      move: changing('move'),
      run: changing('run'),
      charge: changing('charge'),
      climb: changing('climb'),
      hide: changing('hide'),
      shoot: changing('shoot'),
      cast: changing('cast'),
      fight: changing('fight'),
    };
  },
);

const SHARED: readonly OwnCircumstance[] = CIRCUMSTANCES.map((id) => ({
  id,
  effect: EFFECTS[id],
  applies: applying(id),
}));

const FREE: Ability = { answer: 'yes', because: null };

/** A plain "no" outweighs everything; among equals the first circumstance is the reason. */
function decisive(modifiers: readonly Modifier[], facts: DeedFacts): Ability {
  let first: Ability | null = null;
  for (const { ability: modified, applies } of modifiers) {
    const counts = modified.answer === 'no' || first === null;
    if (!counts || !applies(facts)) continue;
    if (modified.answer === 'no') return modified;
    first = modified;
  }
  return first ?? FREE;
}

function applying(circumstance: Circumstance): (facts: DeedFacts) => boolean {
  switch (circumstance) {
    case 'engaged':
      return isEngaged;
    case 'opponents-down':
      return (facts) => facts.allOpponentsDown;
    case 'no-run':
    case 'no-missile-weapons':
    case 'animal':
      return (facts) => carries(facts.traits, circumstance);
    case 'rallied':
    case 'fell':
    case 'climb-failed':
    case 'stood-up':
    case 'charged':
    case 'failed-charge':
    case 'ran':
    case 'shot':
    case 'cast':
    case 'reloading':
      return (facts) => facts.flags[circumstance] !== undefined;
  }
}

/** Engaged means in contact with a standing enemy; fighters on the ground engage no one. @rule MORD-FLEE-4 */
function isEngaged(facts: DeedFacts): boolean {
  return facts.contact && !facts.allOpponentsDown;
}

/** How far a fighter can do one deed now, from his flags and contacts. */
export function abilityOf(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  deed: TurnAction,
): Ability {
  const opponents = opponentsOf(view, fighter);
  // What a spell asks for is known once its pack is, and another thing before.
  const lasting =
    opponents.length === 0 && deed !== 'cast' ? untouched(rules)(view.houseRules)(fighter) : null;
  const known = lasting?.get(deed);
  if (known !== undefined) return known;
  const standing = opponents.filter((one) => rules.statuses.of(one).onFeet);
  const facts: DeedFacts = {
    status: fighter.status,
    flags: fighter.flags,
    traits: fighter.traits,
    contact: opponents.length > 0,
    allOpponentsDown: opponents.length > 0 && standing.length === 0,
    held: standing.some((one) => !rules.statuses.isEngaged(view, one)),
    mounted: ridden(rules.mounts, fighter, view.houseRules) !== null,
  };
  const able = ability(rules, facts, deed);
  lasting?.set(deed, able);
  return able;
}

/** The deeds of those whom no enemy touches: a tap changes one of them, and the others can do what they could. */
const untouched = oncePer((_rules: SkirmishRules) =>
  oncePer((_choices: HouseRuleChoices) =>
    oncePer((_fighter: FighterView) => new Map<TurnAction, Ability>()),
  ),
);

/** All his deeds as rows of the fighter's page, including the leader's range. */
export function capabilityRows(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Capability[] {
  const deeds = TURN_ACTIONS.filter((deed) => concerns(rules, view, fighter, deed)).map((deed) => {
    const able = abilityOf(rules, view, fighter, deed);
    return {
      id: deed,
      answer: able.answer,
      now: isTimeFor(rules, view, fighter, deed),
      reach: reachOf(rules, view, fighter, deed, able),
      reason: because(able.because),
    };
  });
  if (sideOf(view, fighter.sideId)?.leaderId !== fighter.id) return deeds;
  const lends = rules.statuses.of(fighter).lendsBubble;
  const bubble: Capability = {
    id: 'leader-bubble',
    answer: lends ? 'yes' : 'no',
    now: true,
    reach: null,
    reason: lends ? null : because(fighter.status),
  };
  return [...deeds, bubble];
}

/**
 * Whether this is the phase for it; both sides strike blows, everything else is done in one's own turn.
 * @rule PH-MOVE, PH-CAST
 */
function isTimeFor(
  rules: SkirmishRules,
  { position }: BattleView,
  fighter: FighterView,
  deed: TurnAction,
): boolean {
  if (deed === 'fight') return position.phase === 'close-combat';
  return position.sideId === fighter.sideId && position.phase === phaseOf(rules, deed);
}

function phaseOf(rules: SkirmishRules, deed: Exclude<TurnAction, 'fight'>): SkirmishPhaseId {
  switch (deed) {
    case 'shoot':
      return 'shooting';
    case 'cast':
      return rules.castingPhase;
    case 'move':
    case 'run':
    case 'charge':
    case 'climb':
    case 'hide':
      return 'movement';
  }
}

/** @rule MOV-CHARGE */
export function mayCharge(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  const answer = abilityOf(rules, view, fighter, 'charge').answer;
  return (answer === 'yes' || answer === 'forced') && rules.heldCharge(fighter)?.state !== 'waits';
}

/** @rule MOV-RUN */
export function mayRun(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return mayOrHas(rules, view, fighter, 'run', 'ran');
}

export function mayMove(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return mayOrHas(rules, view, fighter, 'move', 'moved');
}

/** @rule MOV-HIDE */
export function mayHide(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return mayOrHas(rules, view, fighter, 'hide', 'hidden');
}

/** @rule SHO-WHO */
export function mayShoot(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return concerns(rules, view, fighter, 'shoot') && mayOrHas(rules, view, fighter, 'shoot', 'shot');
}

/** @rule PH-CAST */
export function mayCast(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return concerns(rules, view, fighter, 'cast') && mayOrHas(rules, view, fighter, 'cast', 'cast');
}

/** Fighters who have done it stay listed, so that the same tap undoes it, unless they have left the table. */
function mayOrHas(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  deed: TurnAction,
  mark: SkirmishFlagId,
): boolean {
  if (!rules.statuses.of(fighter).onTable) return false;
  return has(fighter, mark) || isAble(abilityOf(rules, view, fighter, deed));
}

/** How far he moves, according to his profile. @rule MOV-RUN, MOV-CHARGE, MORD-REC-2, MORD-REC-3 */
function reachOf(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  deed: TurnAction,
  { answer }: Ability,
): Message | null {
  if (answer === 'no') return null;
  switch (deed) {
    case 'move':
      if (answer === 'little') return message('reach.inches', { inches: CRAWL });
      return reach(rules, view, fighter, answer === 'half' ? 'half' : 'move');
    case 'climb':
      return reach(rules, view, fighter, has(fighter, 'stood-up') ? 'half' : 'move');
    case 'run':
    case 'charge':
      return reach(rules, view, fighter, 'double');
    case 'hide':
    case 'shoot':
    case 'cast':
    case 'fight':
      return null;
  }
}

/** Deeds that this fighter never does are left out, and shots of those without a missile weapon. */
function concerns(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  deed: TurnAction,
): boolean {
  switch (deed) {
    case 'shoot':
      return rules.ever(fighter, deed) && (has(fighter, 'shot') || isArmed(rules, view, fighter));
    case 'cast':
      return rules.ever(fighter, deed);
    case 'move':
    case 'run':
    case 'charge':
    case 'climb':
    case 'hide':
    case 'fight':
      return true;
  }
}

/** Whether he has a missile weapon, or weapons are noted of nobody of his side. @rule SHO-WHO */
function isArmed(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  const missiles = rules.missiles(fighter);
  if (missiles === 'ready' || missiles === 'reload') return true;
  return fightersOf(view, fighter.sideId).every((one) => rules.missiles(one) === 'unknown');
}

function because(code: string | null): Message | null {
  return code === null ? null : message(`why.${code}`);
}
