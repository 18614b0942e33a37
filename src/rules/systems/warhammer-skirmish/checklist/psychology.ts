import { duty, said } from '../../../parts/skirmish/checklist/duty.ts';
import { fightersOf, rowOf } from '../../../parts/skirmish/reading.ts';
import type { BattleView, Duty } from '../../../system.ts';
import { carriesAny, PSYCHOLOGY } from '../traits.ts';

/** Whoever has some psychology noted is named once, at the start of his turn: the base rules say what to test. @rule PH-START, PSY-BASE */
export function psychologyDuties(view: BattleView): readonly Duty[] {
  const { sideId } = view.position;
  const concerned = fightersOf(view, sideId).filter(
    (fighter) => rowOf(fighter).onTable && carriesAny(fighter.traits, PSYCHOLOGY),
  );
  if (concerned.length === 0) return [];
  const names = concerned.map((fighter) => fighter.label).join(', ');
  return [
    duty({
      key: `psychology:${sideId}`,
      kind: 'psychology',
      weight: 'reminder',
      sideId,
      rule: 'PSY-BASE',
      facts: [said('psychology.now', { names })],
    }),
  ];
}
