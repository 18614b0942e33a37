import { fighterDuty, isAnswered, outcome, said } from '../../../parts/skirmish/checklist/duty.ts';
import type { BattleView, Duty } from '../../../system.ts';
import { fightersOf, isEngaged, setFlag } from '../reading.ts';

/** Stupid fighters who wander straight ahead. @rule PSY-STUP */
export function stupidMoves(view: BattleView): readonly Duty[] {
  return fightersOf(view, view.position.sideId)
    .filter((fighter) => fighter.flags['stupid'] === 'straight-ahead')
    .filter((fighter) => fighter.status === 'standing' && !isEngaged(view, fighter))
    .filter((fighter) => !isAnswered(view, `stupid-move:${fighter.id}`))
    .map((fighter) =>
      fighterDuty(fighter, {
        kind: 'stupid-move',
        weight: 'choice',
        rule: 'PSY-STUP',
        tone: 'stunned',
        facts: [said('stupidity.straight', { inches: (fighter.profile['M'] ?? 0) / 2 })],
        outcomes: [outcome('moved', 'neutral', [setFlag(fighter.id, 'moved', true)])],
      }),
    );
}
