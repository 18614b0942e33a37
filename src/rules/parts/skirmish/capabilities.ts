import { CRAWL } from '#rules/parts/movement.ts';
import {
  type Ability,
  type CapabilityFacts,
  type Deed,
  type DeedFacts,
  type Effect,
  STAYS_PUT,
} from './deeds.ts';
import type { HouseRuleChoices } from './house-rules.ts';
import { carries } from './reading.ts';
import { type OwnCircumstance, oncePerGame, type SkirmishRules } from './rules.ts';
import { statusRow, type TableStatus } from './statuses.ts';

export type Capabilities = Readonly<Record<Deed, Ability>> & {
  /** Inches he may crawl in the movement phase. */
  readonly crawl: number;
  readonly strikesFirst: boolean;
  readonly strikesLast: boolean;
  /** Hidden now, and still after the action. */
  readonly hidden: boolean;
  readonly hiddenAfter: boolean;
  readonly canBeSeen: boolean;
  readonly canBeShot: boolean;
  readonly canBeCharged: boolean;
  readonly blocksEnemyRun: boolean;
  readonly blocksRally: boolean;
  readonly mayIntercept: boolean;
  readonly confersLeadership: boolean;
  readonly countsAsFriend: boolean;
  /** False when blows at him hit by themselves. */
  readonly opponentMustRollToHit: boolean;
};

/**
 * What a fighter can do now, and what he counts as for others.
 * @rule MORD-REC-2, MORD-REC-3, MORD-REC-4, MORD-FLEE-1, MORD-FLEE-3, MORD-FLEE-4, MOV-RUN,
 * MOV-HIDE, MOV-FAILCH, SHO-WHO
 */
export function capabilities(rules: SkirmishRules, facts: CapabilityFacts): Capabilities {
  const status = statusRow(facts.status);
  const hidden = isHidden(rules, facts);
  const engaged = isEngaged(facts);
  const deeds = answerDeeds(rules, facts);
  return {
    ...deeds,
    crawl: crawlInches(facts, status),
    strikesFirst: deeds.fight.answer === 'first',
    strikesLast: deeds.fight.answer === 'last',
    hidden,
    hiddenAfter: hidden && (facts.action === null || !REVEALING.includes(facts.action)),
    canBeSeen: status.onTable && !hidden,
    canBeShot: status.mayBeShot && !hidden && !engaged,
    canBeCharged: status.mayBeCharged && !hidden,
    blocksEnemyRun: status.blocksEnemyRun && !hidden,
    blocksRally: status.countsAsNearest && !hidden,
    mayIntercept: status.mayIntercept && !engaged,
    confersLeadership: status.lendsBubble,
    countsAsFriend: status.countsAsFriend,
    opponentMustRollToHit: status.onTable && !status.hitAutomatically,
  };
}

/**
 * What a fighter can do of one deed now, asked without the others.
 * @rule MORD-REC-2, MORD-REC-3, MORD-REC-4, MORD-FLEE-1, MOV-RUN, MOV-HIDE, MOV-FAILCH, SHO-WHO
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
  'enemy-too-near',
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
  'enemy-too-near': { hide: 'no' },
  shot: { shoot: 'no', cast: 'no' },
  cast: { cast: 'no' },
  reloading: { shoot: 'no' },
  'no-run': { run: 'no' },
  'no-missile-weapons': { shoot: 'no' },
  animal: { climb: 'no' },
} as const satisfies Readonly<Record<Circumstance, Effect>>;

/** Deeds that give a hiding place away. @rule MOV-HIDE */
const REVEALING: readonly Deed[] = ['shoot', 'cast', 'charge', 'run'];

function answerDeeds(rules: SkirmishRules, facts: DeedFacts): Readonly<Record<Deed, Ability>> {
  const answer = (deed: Deed) => ability(rules, facts, deed);
  return {
    move: answer('move'),
    run: answer('run'),
    charge: answer('charge'),
    climb: answer('climb'),
    hide: answer('hide'),
    shoot: answer('shoot'),
    cast: answer('cast'),
    fight: answer('fight'),
  };
}

/** What bends one deed, weightiest first: this game's own circumstances, then those of all games. */
interface Bend {
  readonly ability: Ability;
  readonly applies: (facts: DeedFacts) => boolean;
}

const bendsOf = oncePerGame((rules): Readonly<Record<Deed, readonly Bend[]>> => {
  const all = [...rules.circumstances, ...shared(rules)];
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

function shared(rules: SkirmishRules): readonly OwnCircumstance[] {
  return CIRCUMSTANCES.map((id) => ({ id, effect: EFFECTS[id], applies: applying(rules, id) }));
}

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

function applying(rules: SkirmishRules, circumstance: Circumstance): (facts: DeedFacts) => boolean {
  switch (circumstance) {
    case 'engaged':
      return isEngaged;
    case 'opponents-down':
      return (facts) => facts.contact && facts.allOpponentsDown;
    case 'hidden':
      return (facts) => isHidden(rules, facts);
    case 'enemy-too-near':
      return isFound;
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

/** Engaged means facing an enemy on his feet; those on the ground hold nobody. @rule MORD-FLEE-4 */
function isEngaged(facts: DeedFacts): boolean {
  return facts.contact && !facts.allOpponentsDown;
}

/** @rule MOV-HIDE */
function isHidden(rules: SkirmishRules, facts: DeedFacts): boolean {
  return (
    facts.flags['hidden'] !== undefined &&
    mayStayHidden(rules, statusRow(facts.status), facts.choices) &&
    !isEngaged(facts) &&
    !isFound(facts)
  );
}

function mayStayHidden(
  rules: SkirmishRules,
  status: TableStatus,
  choices: HouseRuleChoices,
): boolean {
  switch (status.keepsHidden) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'downedStaysHidden':
      return rules.houseRule(choices, 'downedStaysHidden') === 'yes';
  }
}

/** An enemy finds hidden fighters within his Initiative in inches. @rule MOV-HIDE */
function isFound({ nearestEnemy }: DeedFacts): boolean {
  return nearestEnemy !== null && nearestEnemy.distance <= nearestEnemy.initiative;
}

/** Out of a fight, or away from an enemy who has somebody else to mind. @rule MORD-REC-3 */
function crawlInches(facts: CapabilityFacts, status: TableStatus): number {
  if (!status.crawls) return 0;
  const held = isEngaged(facts) && !facts.enemyAlsoFightsSomeoneElse;
  return held ? 0 : CRAWL;
}
