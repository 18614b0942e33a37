import { skirmishDuties } from '../../../parts/skirmish/checklist/duties.ts';
import { outcome, said } from '../../../parts/skirmish/checklist/duty.ts';
import type { OwnDuties } from '../../../parts/skirmish/checklist/own.ts';
import type { BattleView, Change, Duty, FighterView, Outcome } from '../../../system.ts';
import { fightReminders, fights } from '../fights.ts';
import { fighterOf, fightersOf, has, setFlag, sideOf } from '../reading.ts';
import { RULES } from '../rules.ts';
import { carries } from '../traits.ts';
import { courageToCharge } from './charges.ts';
import { fearWhenChargedDuties } from './fear-charged.ts';
import { healingDuties } from './healing.ts';
import { OWN_ROUT } from './rout.ts';
import { startOfTurnDuties } from './start-of-turn.ts';
import { stupidMoves } from './stupid-moves.ts';

/** Everything due now: what all skirmish games ask, and what Mordheim adds. */
export function duties(view: BattleView): readonly Duty[] {
  return skirmishDuties(RULES, view, OWN);
}

const OWN: OwnDuties = {
  rout: OWN_ROUT,
  startOfTurn: startOfTurnDuties,
  recovery: healingDuties,
  charges: courageToCharge,
  chargeFacts: (able) =>
    able.some((fighter) => has(fighter, 'must-charge')) ? [said('charge.forced')] : [],
  compulsory: stupidMoves,
  castFacts: [],
  closeCombat: (view) =>
    fightersOf(view, view.position.sideId).flatMap((fighter) =>
      fearWhenChargedDuties(view, fighter),
    ),
  fights,
  fightReminders,
  allAlone: {
    facts: (fighter) => (has(fighter, 'all-alone-reroll') ? [said('test.reroll')] : []),
    spared: prayedFor,
    reroll: allAloneReroll,
  },
  noted,
};

/** Near whoever prays for hearts of steel nobody is alone. @rule MORD-ALONE-2 */
function prayedFor(view: BattleView, fighter: FighterView): readonly Outcome[] {
  const side = sideOf(view, fighter.sideId);
  const prayed = side !== null && has(side, 'hearts-of-steel');
  return prayed ? [outcome('prayer-near', 'neutral', [])] : [];
}

/** What lets him roll the failed test once more; nothing when it has been used. @rule MORD-ROUT-3 */
function allAloneReroll(view: BattleView, fighter: FighterView): readonly Change[] | null {
  if (has(fighter, 'all-alone-reroll')) return null;
  const side = sideOf(view, fighter.sideId);
  if (carries(fighter.traits, 'hardy-reroll')) {
    return [setFlag(fighter.id, 'all-alone-reroll', 'hardy-reroll')];
  }
  return side !== null && carries(side.traits, 'hardy')
    ? [setFlag(fighter.id, 'all-alone-reroll', 'hardy')]
    : null;
}

/** A holy relic works before its bearer's first Leadership test only: any test of his is that one. @rule MORD-ROUT-3 */
function noted(view: BattleView, duty: Duty): Duty {
  const fighter = fighterOf(view, duty.fighterId);
  if (duty.test?.characteristic !== 'Ld' || fighter === null) return duty;
  if (!carries(fighter.traits, 'holy-relic') || has(fighter, 'leadership-tested')) return duty;
  const tested = setFlag(fighter.id, 'leadership-tested', true);
  return {
    ...duty,
    outcomes: duty.outcomes.map((one) =>
      one.tone === 'neutral' ? one : { ...one, changes: [...one.changes, tested] },
    ),
  };
}
