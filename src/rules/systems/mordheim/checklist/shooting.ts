import type { BattleView, Duty, FighterView } from '../../../system.ts';
import { mayCast, mayShoot } from '../abilities.ts';
import { fightersOf } from '../reading.ts';
import { duty } from './duty.ts';

/** Who may shoot or cast, and who has. @rule SHO-WHO @rule PH-CAST */
export function shootingDuties(view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId);
  return [
    ...mark(
      view,
      'shoot',
      'SHO-WHO',
      own.filter((fighter) => mayShoot(view, fighter)),
    ),
    ...mark(
      view,
      'cast',
      'PH-CAST',
      own.filter((fighter) => mayCast(view, fighter)),
    ),
  ];
}

function mark(
  view: BattleView,
  id: string,
  rule: string,
  able: readonly FighterView[],
): readonly Duty[] {
  if (able.length === 0) return [];
  const { sideId } = view.position;
  return [
    duty({
      key: `${id}:${sideId}`,
      kind: id,
      weight: 'mark',
      sideId,
      rule,
      action: { id, fighterIds: able.map((fighter) => fighter.id), targetIds: [] },
    }),
  ];
}
