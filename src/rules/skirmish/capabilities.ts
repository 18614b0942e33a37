import type { Capability } from '../contract/advice.ts';
import type { BattleView, FighterView, Flags, Said } from '../contract/battle-view.ts';
import { opponentsOf, sideOf } from '../kit/view.ts';
import { type OwnCircumstance, oncePerGame, type SkirmishRules } from './rules.ts';
import { carries, has } from './view.ts';

/** What a fighter may be asked to do in his own turn. */
export const DEEDS = ['move', 'run', 'charge', 'climb', 'hide', 'shoot', 'cast', 'fight'] as const;

export type Deed = (typeof DEEDS)[number];

/** Everything that what he may do depends on; all of it is told by the players, nothing is measured. */
export interface DeedFacts {
  readonly status: string;
  readonly flags: Flags;
  readonly traits: Flags;
  /** In base contact with an enemy, whatever that enemy's state. */
  readonly contact: boolean;
  /** Every enemy in contact is knocked down or stunned. */
  readonly allOpponentsDown: boolean;
}

export interface Ability {
  readonly answer: 'yes' | 'no' | 'half' | 'first' | 'last' | 'forced';
  /** Why not, or why only so: a status or a circumstance; null for a plain yes. */
  readonly because: string | null;
}

/** What a circumstance does to a fighter on his feet; deeds it leaves out stay as they are. */
export type Effect = Partial<Readonly<Record<Deed, Exclude<Ability['answer'], 'yes'>>>>;

/** He goes nowhere. */
export const STAYS_PUT = {
  move: 'no',
  run: 'no',
  charge: 'no',
  climb: 'no',
} as const satisfies Effect;

/** He does nothing at all. */
export const NOTHING = {
  ...STAYS_PUT,
  hide: 'no',
  shoot: 'no',
  cast: 'no',
  fight: 'no',
} as const satisfies Effect;

/**
 * What a fighter can do of one deed now.
 * @rule MORD-REC-2, MORD-REC-3, MORD-REC-4, MORD-FLEE-1, MORD-FLEE-3, MORD-FLEE-4, MOV-RUN,
 * MOV-HIDE, MOV-FAILCH, SHO-WHO
 */
export function ability(rules: SkirmishRules, facts: DeedFacts, deed: Deed): Ability {
  const status = rules.statuses.of(facts);
  return status.onFeet ? bent(bendsOf(rules)[deed], facts) : { answer: 'no', because: status.id };
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
  'hidden',
  'shot',
  'cast',
  'reloading',
  'no-run',
  'no-missile-weapons',
  'animal',
] as const;

type Circumstance = (typeof CIRCUMSTANCES)[number];

/** What each circumstance does to a fighter on his feet. */
const EFFECTS = {
  engaged: { ...STAYS_PUT, hide: 'no', shoot: 'no' },
  rallied: { ...STAYS_PUT, hide: 'no', shoot: 'no' },
  fell: { ...STAYS_PUT, hide: 'no' },
  'climb-failed': STAYS_PUT,
  'stood-up': { move: 'half', run: 'no', charge: 'no', fight: 'last' },
  charged: { ...STAYS_PUT, hide: 'no', shoot: 'no', fight: 'first' },
  'failed-charge': { ...STAYS_PUT, shoot: 'no' },
  ran: { ...STAYS_PUT, hide: 'no', shoot: 'no' },
  'opponents-down': { run: 'no', hide: 'no', shoot: 'no' },
  hidden: { run: 'no' },
  shot: { shoot: 'no', cast: 'no' },
  cast: { cast: 'no' },
  reloading: { shoot: 'no' },
  'no-run': { run: 'no' },
  'no-missile-weapons': { shoot: 'no' },
  animal: { climb: 'no' },
} as const satisfies Readonly<Record<Circumstance, Effect>>;

/** What bends one deed, weightiest first: this game's own circumstances, then those of all games. */
interface Bend {
  readonly ability: Ability;
  readonly applies: (facts: DeedFacts) => boolean;
}

const bendsOf = oncePerGame((rules): Readonly<Record<Deed, readonly Bend[]>> => {
  const all = [...rules.circumstances, ...SHARED];
  const bends = (deed: Deed) =>
    all.flatMap(({ id, effect, applies }): readonly Bend[] => {
      const answer = effect[deed];
      return answer === undefined ? [] : [{ ability: { answer, because: id }, applies }];
    });
  return {
    move: bends('move'),
    run: bends('run'),
    charge: bends('charge'),
    climb: bends('climb'),
    hide: bends('hide'),
    shoot: bends('shoot'),
    cast: bends('cast'),
    fight: bends('fight'),
  };
});

const SHARED: readonly OwnCircumstance[] = CIRCUMSTANCES.map((id) => ({
  id,
  effect: EFFECTS[id],
  applies: applying(id),
}));

const FREE: Ability = { answer: 'yes', because: null };

/** A plain "no" outweighs everything; among equals the first circumstance is the reason. */
function bent(bends: readonly Bend[], facts: DeedFacts): Ability {
  let first: Ability | null = null;
  for (const { ability: bending, applies } of bends) {
    const counts = bending.answer === 'no' || first === null;
    if (!counts || !applies(facts)) continue;
    if (bending.answer === 'no') return bending;
    first = bending;
  }
  return first ?? FREE;
}

function applying(circumstance: Circumstance): (facts: DeedFacts) => boolean {
  switch (circumstance) {
    case 'engaged':
      return isEngaged;
    case 'opponents-down':
      return (facts) => facts.contact && facts.allOpponentsDown;
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
    case 'hidden':
    case 'shot':
    case 'cast':
    case 'reloading':
      return (facts) => facts.flags[circumstance] !== undefined;
  }
}

/** Engaged means facing an enemy on his feet; those on the ground hold nobody. @rule MORD-FLEE-4 */
function isEngaged(facts: DeedFacts): boolean {
  return facts.contact && !facts.allOpponentsDown;
}

/** What a fighter of this battle can do of one deed now, read off his flags and contacts. */
export function abilityOf(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  deed: Deed,
): Ability {
  const opponents = opponentsOf(view, fighter);
  const facts: DeedFacts = {
    status: fighter.status,
    flags: fighter.flags,
    traits: fighter.traits,
    contact: opponents.length > 0,
    allOpponentsDown:
      opponents.length > 0 && !opponents.some((one) => rules.statuses.of(one).onFeet),
  };
  return ability(rules, facts, deed);
}

/** What he can do of every deed, as rows for the fighter's page, with the leader's reach among them. */
export function capabilityRows(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Capability[] {
  const deeds = DEEDS.filter((deed) => concerns(rules, fighter, deed)).map((deed) => {
    const { answer, because: code } = abilityOf(rules, view, fighter, deed);
    return { id: deed, answer, reason: because(code) };
  });
  const leads = sideOf(view, fighter.sideId)?.leaderId === fighter.id;
  const bubble: Capability = {
    id: 'leader-bubble',
    answer: rules.statuses.of(fighter).lendsBubble ? 'yes' : 'no',
    reason: rules.statuses.of(fighter).lendsBubble ? null : because(fighter.status),
  };
  return leads ? [...deeds, bubble] : deeds;
}

/** @rule MOV-CHARGE */
export function mayCharge(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  const answer = abilityOf(rules, view, fighter, 'charge').answer;
  return (answer === 'yes' || answer === 'forced') && !rules.chargeWaits(fighter);
}

/** Those who run stay on the list, so that the same tap takes it back. @rule MOV-RUN */
export function mayRun(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return has(fighter, 'ran') || abilityOf(rules, view, fighter, 'run').answer === 'yes';
}

export function mayMove(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (has(fighter, 'moved')) return true;
  const answer = abilityOf(rules, view, fighter, 'move').answer;
  return rules.statuses.of(fighter).onFeet && (answer === 'yes' || answer === 'half');
}

/** @rule MOV-HIDE */
export function mayHide(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return has(fighter, 'hidden') || abilityOf(rules, view, fighter, 'hide').answer === 'yes';
}

/** @rule SHO-WHO */
export function mayShoot(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (!concerns(rules, fighter, 'shoot')) return false;
  return has(fighter, 'shot') || abilityOf(rules, view, fighter, 'shoot').answer === 'yes';
}

/** @rule PH-CAST */
export function mayCast(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (!concerns(rules, fighter, 'cast')) return false;
  return has(fighter, 'cast') || abilityOf(rules, view, fighter, 'cast').answer === 'yes';
}

/** Deeds that this kind of fighter never does are not worth a line. */
function concerns(rules: SkirmishRules, fighter: FighterView, deed: Deed): boolean {
  switch (deed) {
    case 'shoot':
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

function because(code: string | null): Said | null {
  return code === null ? null : { code: `why.${code}`, params: {} };
}
