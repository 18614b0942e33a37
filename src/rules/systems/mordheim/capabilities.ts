import type { Flags } from '../../system.ts';
import { type HouseRuleChoices, houseRule } from './house-rules.ts';
import { type MordheimStatus, type StatusId, statusRow } from './statuses.ts';
import { readStupidBehaviour } from './stupidity.ts';
import { carries, carriesAny } from './traits.ts';

/** What a fighter may be asked to do in his own turn. */
export const DEEDS = ['move', 'run', 'charge', 'climb', 'hide', 'shoot', 'cast', 'fight'] as const;

export type Deed = (typeof DEEDS)[number];

/** Everything the answers depend on; all of it is told by the players, nothing is measured. */
export interface CapabilityFacts {
  readonly status: string;
  readonly flags: Flags;
  readonly traits: Flags;
  /** In base contact with an enemy, whatever that enemy's state. */
  readonly contact: boolean;
  /** Every enemy in contact is knocked down or stunned. */
  readonly allOpponentsDown: boolean;
  /** The enemy in contact has somebody else to fight as well. */
  readonly enemyAlsoFightsSomeoneElse: boolean;
  /** The nearest enemy who could find him, inches; null when none was told. */
  readonly nearestEnemy: { readonly distance: number; readonly initiative: number } | null;
  /** What he is about to do, for telling whether it gives his hiding place away. */
  readonly action: Deed | null;
  readonly choices: HouseRuleChoices;
}

export interface Ability {
  readonly answer: 'yes' | 'no' | 'half' | 'first' | 'last' | 'forced';
  /** Why not, or why only so; null for a plain yes. */
  readonly because: Because | null;
}

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
 * MOV-HIDE, MOV-FAILCH, SHO-WHO, PSY-STUP, PSY-FEAR-B, PSY-FRENZY
 */
export function capabilities(facts: CapabilityFacts): Capabilities {
  const status = statusRow(facts.status);
  const hidden = isHidden(facts, status);
  const engaged = isEngaged(facts);
  const deeds = answerDeeds(facts, status);
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

/** Why a deed is barred or bent: a status, or one of these. */
export type Because = StatusId | Circumstance;

const CIRCUMSTANCES = [
  'stupid-no-blows',
  'stupid-straight-ahead',
  'stupid-inactive',
  'must-charge',
  'engaged',
  'rallied',
  'fear-blocked',
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
  'armour',
  'animal',
] as const;

type Circumstance = (typeof CIRCUMSTANCES)[number];

type Effect = Partial<Readonly<Record<Deed, Exclude<Ability['answer'], 'yes'>>>>;

const STAYS_PUT = { move: 'no', run: 'no', charge: 'no', climb: 'no' } as const;
const NOTHING = { ...STAYS_PUT, hide: 'no', shoot: 'no', cast: 'no', fight: 'no' } as const;

/** What each circumstance does to a fighter on his feet; what it leaves out stays as it is. */
const EFFECTS = {
  'stupid-no-blows': NOTHING,
  'stupid-straight-ahead': { ...NOTHING, move: 'half' },
  'stupid-inactive': NOTHING,
  'must-charge': { ...STAYS_PUT, charge: 'forced', hide: 'no', shoot: 'no' },
  engaged: { ...STAYS_PUT, hide: 'no', shoot: 'no' },
  rallied: { ...STAYS_PUT, hide: 'no', shoot: 'no' },
  'fear-blocked': { ...STAYS_PUT, hide: 'no', shoot: 'no' },
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
  armour: { cast: 'no' },
  animal: { climb: 'no' },
} as const satisfies Readonly<Record<Circumstance, Effect>>;

/** Deeds that give a hiding place away. @rule MOV-HIDE */
const REVEALING: readonly Deed[] = ['shoot', 'cast', 'charge', 'run'];

/** How far one crawls who has been knocked down. @rule MORD-REC-3 */
const CRAWL = 2;

function answerDeeds(
  facts: CapabilityFacts,
  status: MordheimStatus,
): Readonly<Record<Deed, Ability>> {
  const circumstances = CIRCUMSTANCES.filter((one) => applies(one, facts, status));
  const answer = (deed: Deed): Ability =>
    status.actsFreely ? bent(deed, circumstances) : { answer: 'no', because: status.id };
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

/** A plain "no" outweighs everything; among equals the first circumstance is the reason. */
function bent(deed: Deed, circumstances: readonly Circumstance[]): Ability {
  const effects = circumstances.flatMap((because): readonly Ability[] => {
    const effect: Effect = EFFECTS[because];
    const answer = effect[deed];
    return answer === undefined ? [] : [{ answer, because }];
  });
  const ban = effects.find((effect) => effect.answer === 'no');
  return ban ?? effects[0] ?? { answer: 'yes', because: null };
}

function applies(
  circumstance: Circumstance,
  facts: CapabilityFacts,
  status: MordheimStatus,
): boolean {
  const { flags, traits } = facts;
  switch (circumstance) {
    case 'stupid-no-blows':
    case 'stupid-straight-ahead':
    case 'stupid-inactive':
      return circumstance === `stupid-${stupidity(flags)}`;
    case 'engaged':
      return isEngaged(facts);
    case 'opponents-down':
      return facts.contact && facts.allOpponentsDown;
    case 'hidden':
      return isHidden(facts, status);
    case 'enemy-too-near':
      return isFound(facts);
    case 'no-run':
    case 'no-missile-weapons':
    case 'animal':
      return carries(traits, circumstance);
    case 'armour':
      return carriesAny(traits, ['armour', 'shield']) && !carries(traits, 'prayers');
    case 'must-charge':
    case 'rallied':
    case 'fear-blocked':
    case 'fell':
    case 'climb-failed':
    case 'stood-up':
    case 'charged':
    case 'failed-charge':
    case 'ran':
    case 'shot':
    case 'cast':
    case 'reloading':
      return flags[circumstance] !== undefined;
  }
}

/** A stupid fighter whose die was not noted at least strikes no blows and goes nowhere. */
function stupidity(flags: Flags): string {
  const value = flags['stupid'];
  return value === undefined ? '' : (readStupidBehaviour(value) ?? 'inactive');
}

/** Engaged means facing an enemy on his feet; those on the ground hold nobody. @rule MORD-FLEE-4 */
function isEngaged(facts: CapabilityFacts): boolean {
  return facts.contact && !facts.allOpponentsDown;
}

/** @rule MOV-HIDE */
function isHidden(facts: CapabilityFacts, status: MordheimStatus): boolean {
  return (
    facts.flags['hidden'] !== undefined &&
    mayStayHidden(status, facts.choices) &&
    !isEngaged(facts) &&
    !isFound(facts)
  );
}

function mayStayHidden(status: MordheimStatus, choices: HouseRuleChoices): boolean {
  switch (status.keepsHidden) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'downedStaysHidden':
      return houseRule(choices, 'downedStaysHidden') === 'yes';
  }
}

/** An enemy finds hidden fighters within his Initiative in inches. @rule MOV-HIDE */
function isFound({ nearestEnemy }: CapabilityFacts): boolean {
  return nearestEnemy !== null && nearestEnemy.distance <= nearestEnemy.initiative;
}

/** Out of a fight, or away from an enemy who has somebody else to mind. @rule MORD-REC-3 */
function crawlInches(facts: CapabilityFacts, status: MordheimStatus): number {
  if (!status.crawls) return 0;
  const held = isEngaged(facts) && !facts.enemyAlsoFightsSomeoneElse;
  return held ? 0 : CRAWL;
}
