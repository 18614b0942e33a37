import type { FlagRow } from '../../system.ts';

/** Once-per-battle possessions: what has been used up carries the item's trait id. */
const USED_FLAG_IDS = [
  'used-blood-oath',
  'used-healing-herbs',
  'used-holy-relic',
  'used-silk-clothes',
  'used-war-horn',
] as const;

export const FLAG_IDS = [
  'stood-up',
  'rallied',
  'rally-tried',
  'flee-move-due',
  'charged',
  'failed-charge',
  'fear-blocked',
  'ran',
  'moved',
  'fell',
  'climb-failed',
  'shot',
  'cast',
  'reloading',
  'hidden',
  'fear-sixes',
  'diving',
  'stupid',
  'frenzied',
  'frenzy-lost',
  'frenzy-in-range',
  'must-charge',
  'crit-used',
  'parry-used',
  'downed-by',
  'near-leader',
  'injury-due',
  'was-fleeing',
  'came-round',
  'animosity',
  'leadership-tested',
  'had-to-rout',
  'horn-blown',
  'hearts-of-steel',
  'charging',
  'outnumbered',
  'breaking',
  'drunk-stupid',
  'drunk-frenzied',
  'all-alone-reroll',
  'rout-passed-over',
  'rout-reroll',
  ...USED_FLAG_IDS,
] as const;

export type FlagId = (typeof FLAG_IDS)[number];

/**
 * Every flag with its lifetime. Values are `true` unless the comment says otherwise.
 * @rule MORD-REC-2, MORD-FLEE-1, MOV-RUN, MOV-FAILCH, MOV-HIDE, MOV-FALL, PSY-STUP
 */
export const FLAGS = {
  'stood-up': chip('stood-up', 'turn'),
  rallied: chip('rallied', 'turn'),
  'rally-tried': quiet('rally-tried', 'phase'),
  /** True, or the id of the fighter who charged him. A move nobody ticked off is over with the turn. */
  'flee-move-due': quiet('flee-move-due', 'turn'),
  charged: chip('charged', 'turn'),
  'failed-charge': chip('failed-charge', 'turn'),
  'fear-blocked': chip('fear-blocked', 'turn'),
  ran: chip('ran', 'turn'),
  moved: chip('moved', 'turn'),
  /** Also in an enemy's turn: shot off a roof. */
  fell: chip('fell', 'any-turn'),
  'climb-failed': chip('climb-failed', 'turn'),
  shot: chip('shot', 'turn'),
  cast: chip('cast', 'turn'),
  /** 1 once the turn of the shot is over. Ends with the next own turn, unless he shot again in it. */
  reloading: { id: 'reloading', lifetime: 'until-changed', toggle: true, announceEnd: true },
  hidden: chip('hidden', 'until-changed'),
  /** Set in the movement phase, needed until that same turn's close combat is over. */
  'fear-sixes': chip('fear-sixes', 'any-turn'),
  /** Set by the jump in the movement phase, counts in that turn's close combat only. */
  diving: chip('diving', 'any-turn'),
  /** 'no-blows', 'straight-ahead' or 'inactive'; see `StupidBehaviour`. */
  stupid: { id: 'stupid', lifetime: 'until-own-turn', toggle: true, announceEnd: true },
  /** Made frenzied by a mushroom or a drunken roll; born frenzy is the trait. */
  frenzied: quiet('frenzied', 'until-changed'),
  'frenzy-lost': quiet('frenzy-lost', 'battle'),
  'frenzy-in-range': quiet('frenzy-in-range', 'turn'),
  'must-charge': quiet('must-charge', 'turn'),
  'crit-used': quiet('crit-used', 'phase'),
  'parry-used': quiet('parry-used', 'phase'),
  /** Id of the fighter who dropped him in this phase and may therefore not finish him. */
  'downed-by': quiet('downed-by', 'phase'),
  /** The player's answer to "within 6″ of the leader?". */
  'near-leader': quiet('near-leader', 'until-changed'),
  /** Number of injury dice to roll. */
  'injury-due': quiet('injury-due', 'until-changed'),
  'was-fleeing': quiet('was-fleeing', 'until-changed'),
  /** Stunned at the start of this turn: he may not get up in it as well, nor lend Leadership to its Rout test. */
  'came-round': quiet('came-round', 'turn'),
  /** 'attacks', 'inactive' or 'advances': this turn's animosity. */
  animosity: { id: 'animosity', lifetime: 'turn', toggle: false, announceEnd: false },
  'leadership-tested': quiet('leadership-tested', 'battle'),
  /** Of a side: a Rout test was required before, so it may rout of its own will later. */
  'had-to-rout': quiet('had-to-rout', 'battle'),
  /** Of a side: +1 Leadership until its next turn. */
  'horn-blown': { id: 'horn-blown', lifetime: 'until-own-turn', toggle: false, announceEnd: true },
  /** Of a side: the prayer's +1 to Rout tests; ends with its caster's fall. */
  'hearts-of-steel': quiet('hearts-of-steel', 'until-changed'),
  /** Id of the fighter he wants to charge, while a Fear test stands between them. */
  charging: quiet('charging', 'phase'),
  /** The player's answer to "alone against two or more?". */
  outnumbered: quiet('outnumbered', 'phase'),
  /** Free hits he takes before he runs, after a failed All Alone test. */
  breaking: quiet('breaking', 'any-turn'),
  /** Drank too much: takes a stupidity test this turn. */
  'drunk-stupid': quiet('drunk-stupid', 'turn'),
  /** Drank himself into a rage for this turn. */
  'drunk-frenzied': quiet('drunk-frenzied', 'turn'),
  /** Trait that lets him roll the failed All Alone test again, now. */
  'all-alone-reroll': quiet('all-alone-reroll', 'phase'),
  /** Of a side: its Rout test was due at the start of this turn and has not been rolled. */
  'rout-passed-over': quiet('rout-passed-over', 'turn'),
  /** Of a side: trait that lets it roll the failed Rout test again, now. */
  'rout-reroll': quiet('rout-reroll', 'turn'),
  'used-blood-oath': quiet('used-blood-oath', 'battle'),
  'used-healing-herbs': quiet('used-healing-herbs', 'battle'),
  'used-holy-relic': quiet('used-holy-relic', 'battle'),
  'used-silk-clothes': quiet('used-silk-clothes', 'battle'),
  'used-war-horn': quiet('used-war-horn', 'battle'),
} as const satisfies { readonly [Id in FlagId]: FlagRow & { readonly id: Id } };

export const FLAG_ROWS: readonly FlagRow[] = FLAG_IDS.map((id) => FLAGS[id]);

/** A flag that players switch on and off among a fighter's "this turn". */
function chip<Id extends string, Life extends FlagRow['lifetime']>(id: Id, lifetime: Life) {
  return { id, lifetime, toggle: true, announceEnd: false } as const;
}

/** A flag that follows from something else the players say. */
function quiet<Id extends string, Life extends FlagRow['lifetime']>(id: Id, lifetime: Life) {
  return { id, lifetime, toggle: false, announceEnd: false } as const;
}
