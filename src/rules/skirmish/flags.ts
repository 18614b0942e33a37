import type { FlagRow } from '../contract/rows.ts';
import { chip, quiet } from '../kit/rows.ts';

/** The value of `reloading` that takes a turn more than usual. */
export const RELOADS_LONGER = 2;

/** Flags that every skirmish game has; each system adds its own. */
export const SKIRMISH_FLAG_IDS = [
  'stood-up',
  'rallied',
  'rally-tried',
  'flee-move-due',
  'charged',
  'intercepted',
  'unseen-target',
  'failed-charge',
  'ran',
  'moved',
  'fell',
  'climb-failed',
  'shot',
  'cast',
  'reloading',
  'hidden',
  'diving',
  'crit-used',
  'downed-by',
  'near-leader',
  'injury-due',
  'was-fleeing',
  'came-round',
  'outnumbered',
  'breaking',
  'had-to-rout',
  'rout-passed-over',
  'rout-exempt',
  'rout-passed-at',
  'rout-breaking',
  'rout-leaving',
] as const;

export type SkirmishFlagId = (typeof SKIRMISH_FLAG_IDS)[number];

/**
 * Their rows with their lifetimes, and the phases in which players note them by hand: flags that a
 * calculation or a test sets are offered after the others. Values are `true` unless the comment says
 * otherwise.
 * @rule MORD-REC-2, MORD-FLEE-1, MOV-RUN, MOV-FAILCH, MOV-HIDE, MOV-FALL
 */
export const SKIRMISH_FLAGS = {
  'stood-up': chip('stood-up', 'turn', { phases: ['recovery'] }),
  rallied: chip('rallied', 'turn', { phases: ['recovery'] }),
  'rally-tried': quiet('rally-tried', 'phase'),
  /** True, or the id of the fighter who charged him. An unticked move ends with the turn. */
  'flee-move-due': quiet('flee-move-due', 'turn'),
  charged: chip('charged', 'turn', { phases: ['movement', 'close-combat'] }),
  /** His charge was intercepted, and can't be again. */
  intercepted: quiet('intercepted', 'turn'),
  /** He cannot see the target of his charge: an Initiative test decides whether he is aware of it. */
  'unseen-target': quiet('unseen-target', 'phase'),
  /** True, or the id of the fighter he did not reach. */
  'failed-charge': chip('failed-charge', 'turn', { phases: ['movement'] }),
  ran: chip('ran', 'turn', { phases: ['movement', 'shooting'] }),
  moved: chip('moved', 'turn', { phases: ['movement', 'shooting'] }),
  /** Also in an enemy's turn: shot off a roof. */
  fell: chip('fell', 'any-turn', { phases: [] }),
  'climb-failed': chip('climb-failed', 'turn', { phases: [] }),
  shot: chip('shot', 'turn', { phases: ['shooting'], deed: 'shoot' }),
  cast: chip('cast', 'turn', { phases: ['magic', 'shooting'], deed: 'cast' }),
  /**
   * 1 once the turn of the shot is over. Ends with the next own turn, unless he shot again in it; at
   * `RELOADS_LONGER`, a turn later.
   */
  reloading: {
    ...chip('reloading', 'until-changed', { phases: ['shooting'], deed: 'shoot' }),
    announceEnd: true,
  },
  hidden: chip('hidden', 'until-changed', { phases: ['movement', 'shooting'] }),
  /** Set by the jump in the movement phase, counts in that turn's close combat only. */
  diving: chip('diving', 'any-turn', { phases: [] }),
  'crit-used': quiet('crit-used', 'phase'),
  /** Id of the fighter who dropped him in this phase and may therefore not finish him. */
  'downed-by': quiet('downed-by', 'phase'),
  /** The player's answer to "within 6″ of the leader?". */
  'near-leader': quiet('near-leader', 'until-changed'),
  /** Number of injury dice to roll. */
  'injury-due': quiet('injury-due', 'until-changed'),
  'was-fleeing': quiet('was-fleeing', 'until-changed'),
  /** Stunned at the start of this turn: he may not get up in it as well, nor lend Leadership to its Rout test. */
  'came-round': quiet('came-round', 'turn'),
  /** The player's answer to "alone against two or more?". */
  outnumbered: quiet('outnumbered', 'phase'),
  /** Free hits he takes before he runs, after a failed All Alone test. */
  breaking: quiet('breaking', 'any-turn'),
  /** Of a side: a Rout test was required before, so it may rout of its own will later. */
  'had-to-rout': quiet('had-to-rout', 'battle'),
  /** Of a side: its Rout test was due at the start of this turn and has not been rolled. */
  'rout-passed-over': quiet('rout-passed-over', 'turn'),
  /** Of a side: by the scenario it takes no Rout tests. */
  'rout-exempt': quiet('rout-exempt', 'battle'),
  /** Of a side: how many were out of action when it last passed a Rout test. */
  'rout-passed-at': quiet('rout-passed-at', 'battle'),
  /** Of a side: it has failed a Rout test and breaks up, by house rule, fighter by fighter. */
  'rout-breaking': quiet('rout-breaking', 'battle'),
  /** Of a side: how many of its fighters, for its owner to name, still leave the table. */
  'rout-leaving': quiet('rout-leaving', 'battle'),
} as const satisfies { readonly [Id in SkirmishFlagId]: FlagRow & { readonly id: Id } };
