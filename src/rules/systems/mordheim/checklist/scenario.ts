import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import type { ScenarioMoment } from '#rules/contract/scenarios.ts';
import { duty, message } from '#rules/kit/duty.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { scenarioOf } from '#rules/kit/scenarios.ts';
import { sideOf } from '#rules/kit/view.ts';
import type { SkirmishPhaseId } from '#rules/skirmish/phases.ts';
import { SCENARIOS } from '../scenarios.ts';

/** What the rules of the scenario return to at this moment, as its sentence says. @rule MORD-SCENARIO */
export function scenarioReminders(view: BattleView): readonly Duty[] {
  const row = scenarioOf({ scenarios: SCENARIOS }, view.houseRules);
  if (row === null || row.again === null || !isNow(row.again, view)) return [];
  return [
    duty({
      key: `scenario:${row.id}`,
      kind: 'scenario-moment',
      weight: 'reminder',
      sideId: view.position.sideId,
      rule: 'MORD-SCENARIO',
      facts: [message(`scenario.${row.id}.again`)],
    }),
  ];
}

function isNow(moment: ScenarioMoment, view: BattleView): boolean {
  const { sideId, phase } = view.position;
  const side = sideOf(view, sideId);
  const playing = view.sides.filter(({ removed }) => removed === null);
  if (side === null || side.removed !== null || phase !== PHASES[moment]) return false;
  switch (moment) {
    case 'turn':
    case 'moving':
      return hasPlayer(side);
    case 'round':
      return playing[0]?.id === sideId;
    case 'round-end':
      return playing.at(-1)?.id === sideId;
  }
}

const PHASES: Readonly<Record<ScenarioMoment, SkirmishPhaseId>> = {
  turn: 'recovery',
  moving: 'movement',
  round: 'recovery',
  'round-end': 'close-combat',
};
