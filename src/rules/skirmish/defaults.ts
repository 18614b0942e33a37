import { TWO_D6 } from '../dice/dice.ts';
import { ONE } from '../dice/fraction.ts';
import type { OwnDuties } from './checklist/own-duties.ts';
import { USUAL_BUBBLE } from './leadership.ts';
import { NO_MOUNTS } from './mounts/riding.ts';
import type { SkirmishRules } from './rules.ts';
import { SKIRMISH_STATUSES, statusesOf } from './statuses.ts';

const nothing = () => [];
const never = () => false;

/** Runs and charges go twice as far. @rule MOV-RUN, MOV-CHARGE */
const DOUBLE = 2;

/**
 * Default rules of a skirmish game: those that both sourcebooks share. A game spreads this and states what
 * differs (`{ ...USUAL_RULES, rout: { ...USUAL_RULES.rout, … } }`); its flags, its house rules, and who may
 * shoot and cast are its own in any case.
 * @rule MORD-ROUT-1, WFS-ROUT, MORD-LD-1, MOV-HIDE
 */
export const USUAL_RULES: Omit<SkirmishRules, 'flags' | 'houseRule' | 'castingPhase' | 'ever'> = {
  statuses: statusesOf(SKIRMISH_STATUSES),
  missiles: () => 'unknown',
  shootsUnseen: never,
  circumstances: [],
  rout: {
    counts: () => true,
    weight: () => ONE,
    share: () => ONE,
    excluded: never,
    bonus: () => 0,
    voluntary: () => 'once-due',
    playsOn: () => true,
  },
  leadership: {
    dice: () => TWO_D6,
    bonus: () => 0,
    range: () => USUAL_BUBBLE,
    companion: () => undefined,
    borrows: () => true,
    surePass: never,
  },
  injury: { carried: [], brought: [] },
  finishesDowned: () => true,
  strikes: () => true,
  movement: ({ profile }) => profile['M'] ?? 0,
  mounts: NO_MOUNTS,
  noticesWithin: ({ profile }) => profile['I'] ?? 0,
  pace: () => DOUBLE,
  neverAlone: never,
  neverLeavesCombat: never,
  beforeCharge: () => null,
  daunts: () => false,
  heldCharge: () => null,
  chargeUndone: nothing,
  goesDown: nothing,
  stopsPlaying: nothing,
};

/** A checklist without additions; the fights always come from the game. */
export const USUAL_DUTIES: Omit<OwnDuties, 'fights' | 'fightReminders'> = {
  rout: { facts: nothing, boosts: nothing, reroll: () => null, passed: nothing },
  events: nothing,
  startOfTurn: nothing,
  recovery: nothing,
  charges: nothing,
  chargeFacts: nothing,
  compulsory: nothing,
  castFacts: nothing,
  runFacts: nothing,
  closeCombat: nothing,
  allAlone: { facts: nothing, spared: nothing, reroll: () => null },
  noted: (_view, duty) => duty,
};
