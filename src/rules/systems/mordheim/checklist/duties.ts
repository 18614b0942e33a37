import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import { message } from '#rules/kit/duty.ts';
import { fighterOf, fightersOf } from '#rules/kit/view.ts';
import { skirmishDuties } from '#rules/skirmish/checklist/duties.ts';
import type { OwnDuties } from '#rules/skirmish/checklist/own-duties.ts';
import { optionalEvents } from '#rules/skirmish/events/optional-events.ts';
import { mountBlows } from '#rules/skirmish/mounts/blows.ts';
import { fallDuties } from '#rules/skirmish/mounts/falls.ts';
import { HAPPENINGS, SUBPLOTS } from '../event-tables.ts';
import { fightReminders, fights } from '../fights.ts';
import { has, setFlag } from '../flags.ts';
import { houseRule } from '../house-rules.ts';
import { RULES } from '../rules.ts';
import { carries } from '../traits.ts';
import { allAloneReroll, bannerNear, prayedFor } from './help.ts';
import { courageToCharge, fearWhenChargedDuties, stupidMoves } from './movement.ts';
import { recoveryDuties } from './recovery.ts';
import { OWN_ROUT } from './rout.ts';
import { scenarioReminders } from './scenario.ts';
import { CHARGING, fartherFacts, magicFacts, priceOfHunger, RUNNING } from './skills.ts';
import { startOfTurnDuties } from './start-of-turn.ts';

/** Everything due now: what all skirmish games ask, and what Mordheim adds. */
export function duties(view: BattleView): readonly Duty[] {
  return skirmishDuties(RULES, view, OWN);
}

const OWN: OwnDuties = {
  rout: OWN_ROUT,
  events: (view) => [
    ...optionalEvents(view, {
      happenings: HAPPENINGS,
      subplots: SUBPLOTS,
      plays: {
        happenings: houseRule(view.houseRules, 'happenings'),
        subplots: houseRule(view.houseRules, 'subplots'),
      },
    }),
    ...scenarioReminders(view),
    ...fallDuties(RULES, view),
  ],
  startOfTurn: startOfTurnDuties,
  recovery: recoveryDuties,
  charges: courageToCharge,
  chargeFacts: (able) => [
    ...(able.some((fighter) => has(fighter, 'must-charge')) ? [message('charge.forced')] : []),
    ...fartherFacts(able, CHARGING),
  ],
  runFacts: (able) => fartherFacts(able, RUNNING),
  compulsory: stupidMoves,
  castFacts: magicFacts,
  closeCombat: (view) => [
    ...fightersOf(view, view.position.sideId).flatMap((fighter) => [
      ...fearWhenChargedDuties(view, fighter),
      ...priceOfHunger(fighter),
    ]),
    ...mountBlows(RULES, view),
  ],
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
