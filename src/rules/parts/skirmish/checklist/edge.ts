import { EDGE_RANGE } from '#rules/parts/movement-tests.ts';
import type { BattleView, Duty } from '#rules/system.ts';
import { has, rowOf } from '../reading.ts';
import { fighterDuty, said } from './duty.ts';

/**
 * Dropped in this phase, perhaps near an edge: nobody measures for the players, so that this only
 * reminds them, with the test at hand.
 * @rule MORD-REC-5
 */
export function edgeReminders(view: BattleView): readonly Duty[] {
  return Object.values(view.fighters)
    .filter(
      (fighter) => has(fighter, 'downed-by') && rowOf(fighter).downed && !has(fighter, 'fell'),
    )
    .map((fighter) =>
      fighterDuty(fighter, {
        kind: 'near-edge',
        weight: 'reminder',
        rule: 'MORD-REC-5',
        tone: 'knocked-down',
        facts: [said('edge.near', { inches: EDGE_RANGE })],
        opens: {
          resolverId: 'edge',
          subjects: { fighter: { kind: 'fighter', fighterId: fighter.id } },
          inputs: {},
        },
      }),
    );
}
