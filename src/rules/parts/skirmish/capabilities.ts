import { type Ability, type Deed, type DeedFacts, type Effect, STAYS_PUT } from './deeds.ts';
import { carries } from './reading.ts';
import { type OwnCircumstance, oncePerGame, type SkirmishRules } from './rules.ts';
import { statusRow } from './statuses.ts';

/**
 * What a fighter can do of one deed now.
 * @rule MORD-REC-2, MORD-REC-3, MORD-REC-4, MORD-FLEE-1, MORD-FLEE-3, MORD-FLEE-4, MOV-RUN,
 * MOV-HIDE, MOV-FAILCH, SHO-WHO
 */
export function ability(rules: SkirmishRules, facts: DeedFacts, deed: Deed): Ability {
  const status = statusRow(facts.status);
  return status.actsFreely
    ? bent(bendsOf(rules)[deed], facts)
    : { answer: 'no', because: status.id };
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
