import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import { duty, fighterDuty, isAnswered, message, outcome } from '#rules/kit/duty.ts';
import { oncePer } from '#rules/kit/once-per.ts';
import { oncePerLineup, sideOf } from '#rules/kit/view.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import { injuryDice } from '../injury.ts';
import { EDGE_RANGE } from '../movement/movement.ts';
import { isWipedOut } from '../rout.ts';
import type { SkirmishRules } from '../rules.ts';
import { has } from '../view.ts';
import { routOutcomeChanges } from './rout.ts';

/** Due in every side's turn. */
export function anytimeDuties(rules: SkirmishRules, view: BattleView): readonly Duty[] {
  return [...injuryDuties(rules)(view), ...wipedOutDuties(rules, view)];
}

/** Injury rolls still to be made, of fighters on the table. @rule INJURY */
const injuryDuties = oncePer((rules: SkirmishRules) =>
  oncePerLineup((lineup): readonly Duty[] =>
    Object.values(lineup.fighters)
      .filter((fighter) => injuryDice(lineup, fighter.id) > 0)
      .filter((fighter) => rules.statuses.of(fighter).onTable)
      .filter((fighter) => sideOf(lineup, fighter.sideId)?.removed === null)
      .map((fighter) =>
        fighterDuty(fighter, {
          kind: 'injury',
          weight: 'choice',
          anytime: true,
          rule: 'INJURY',
          tone: 'out-of-action',
          rollsInjury: true,
          facts: [message('injury.dice', { count: injuryDice(lineup, fighter.id) })],
        }),
      ),
  ),
);

/** A side with no fighters on the table or still to arrive is out of the battle. @rule MORD-ROUT-4 */
function wipedOutDuties(rules: SkirmishRules, view: BattleView): readonly Duty[] {
  return view.sides
    .filter((side) => side.removed === null && !isAnswered(view, `wiped-out:${side.id}`))
    .filter((side) => isWipedOut(rules, view, side.id))
    .map((side) =>
      duty({
        key: `wiped-out:${side.id}`,
        kind: 'wiped-out',
        weight: 'choice',
        anytime: true,
        sideId: side.id,
        rule: 'MORD-ROUT-4',
        tone: 'rout',
        outcomes: [
          outcome('removed', 'fail', routOutcomeChanges(rules, view, side.id, 'wiped-out')),
          outcome('plays-on', 'neutral', []),
        ],
      }),
    );
}

/**
 * Knocked down in this phase, perhaps near an edge: the app can't measure, so this is a reminder with the
 * test at hand.
 * @rule MORD-REC-5
 */
export const edgeReminders = oncePer((rules: SkirmishRules) =>
  oncePerLineup((lineup): readonly Duty[] =>
    Object.values(lineup.fighters)
      .filter((fighter) => has(fighter, 'downed-by') && !has(fighter, 'fell'))
      .filter((fighter) => lyingAs(rules.statuses.of(fighter)) !== 'no')
      .map((fighter) =>
        fighterDuty(fighter, {
          kind: 'near-edge',
          weight: 'reminder',
          rule: 'MORD-REC-5',
          tone: 'knocked-down',
          facts: [message('edge.near', { inches: EDGE_RANGE })],
          opens: {
            resolverId: 'edge',
            subjects: { fighter: { kind: 'fighter', fighterId: fighter.id } },
            inputs: {},
          },
        }),
      ),
  ),
);
