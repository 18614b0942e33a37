import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, Change, FighterView } from '#rules/contract/battle-view.ts';
import { fighterDuty, isAnswered, message, outcome } from '#rules/kit/duty.ts';
import { fighterOf, fightersOf } from '#rules/kit/view.ts';
import { skirmishDuties } from '#rules/skirmish/checklist/duties.ts';
import { type OwnDuties } from '#rules/skirmish/checklist/own-duties.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import { fightReminders, fights } from '../fights.ts';
import { has, setFlag } from '../flags.ts';
import { houseRule } from '../house-rules.ts';
import { RULES } from '../rules.ts';
import { carries } from '../traits.ts';
import { allAloneReroll, bannerNear, prayedFor } from './help.ts';
import { courageToCharge, fearWhenChargedDuties, stupidMoves } from './movement.ts';
import { OWN_ROUT } from './rout.ts';
import { CHARGING, fartherFacts, magicFacts, priceOfHunger, RUNNING } from './skills.ts';
import { startOfTurnDuties } from './start-of-turn.ts';

/** Everything due now: what all skirmish games ask, and what Mordheim adds. */
export function duties(view: BattleView): readonly Duty[] {
  return skirmishDuties(RULES, view, OWN);
}

const OWN: OwnDuties = {
  rout: OWN_ROUT,
  startOfTurn: startOfTurnDuties,
  recovery: healingDuties,
  charges: courageToCharge,
  chargeFacts: (able) => [
    ...(able.some((fighter) => has(fighter, 'must-charge')) ? [message('charge.forced')] : []),
    ...fartherFacts(able, CHARGING),
  ],
  runFacts: (able) => fartherFacts(able, RUNNING),
  compulsory: stupidMoves,
  castFacts: (view, able) => magicFacts(view, able),
  closeCombat: (view) =>
    fightersOf(view, view.position.sideId).flatMap((fighter) => [
      ...fearWhenChargedDuties(view, fighter),
      ...priceOfHunger(fighter),
    ]),
  fights,
  fightReminders,
  allAlone: {
    facts: (fighter) => (has(fighter, 'all-alone-reroll') ? [message('test.reroll')] : []),
    spared: (view, fighter) => [...prayedFor(view, fighter), ...bannerNear(view, fighter)],
    reroll: allAloneReroll,
  },
  noted,
};

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

/** Herbs bring back every wound of a hero who is not fighting, while his own side recovers. @rule HERBS */
function healingDuties(view: BattleView): readonly Duty[] {
  return fightersOf(view, view.position.sideId)
    .filter((fighter) => mayHeal(view, fighter))
    .map((fighter) => {
      const full = fighter.profile['W'] ?? 0;
      const healed: readonly Change[] = [
        { kind: 'wounds', fighterId: fighter.id, to: full },
        setFlag(fighter.id, 'used-healing-herbs', true),
      ];
      return fighterDuty(fighter, {
        kind: 'healing-herbs',
        weight: 'offer',
        rule: 'HERBS',
        facts: [message('healing.wounds', { left: fighter.wounds, full })],
        outcomes: [outcome('healed', 'pass', healed)],
      });
    });
}

/** A stunned hero does nothing at all, and nobody looks for herbs in a fight. @rule MORD-REC-4 */
function mayHeal(view: BattleView, fighter: FighterView): boolean {
  const spent =
    has(fighter, 'used-healing-herbs') && houseRule(view.houseRules, 'healingHerbs') === 'once';
  return (
    carries(fighter.traits, 'healing-herbs') &&
    fighter.role === 'hero' &&
    mayAct(fighter) &&
    !RULES.statuses.isEngaged(view, fighter) &&
    fighter.wounds < (fighter.profile['W'] ?? 0) &&
    !spent &&
    !isAnswered(view, `healing-herbs:${fighter.id}`)
  );
}

function mayAct(fighter: FighterView): boolean {
  const status = RULES.statuses.of(fighter);
  return status.onTable && lyingAs(status) !== 'stunned';
}
