import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import { duty, message } from '#rules/kit/duty.ts';
import { fightersOf } from '#rules/kit/view.ts';
import { skirmishDuties } from '#rules/skirmish/checklist/duties.ts';
import type { OwnDuties } from '#rules/skirmish/checklist/own-duties.ts';
import { USUAL_DUTIES } from '#rules/skirmish/defaults.ts';
import { canAct } from '#rules/skirmish/statuses.ts';
import { fightReminders, fights } from './fights.ts';
import { RULES } from './rules.ts';
import { carriesAny, PSYCHOLOGY } from './traits.ts';

/** Enemies this near to each other are one unit to a spell, inches. @rule PH-CAST */
export const UNIT_SPACING = 2;

/**
 * Fighters with psychology noted are listed once, at the start of their turn: the base rules say what to
 * test.
 * @rule PH-START, PSY-BASE
 */
function psychologyDuties(view: BattleView): readonly Duty[] {
  const { sideId } = view.position;
  const concerned = fightersOf(view, sideId).filter(
    (fighter) => canAct(RULES.statuses.of(fighter)) && carriesAny(fighter.traits, PSYCHOLOGY),
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
      facts: [message('psychology.now', { names })],
    }),
  ];
}

/** Everything due now: what all skirmish games ask, and a word on psychology and spells. */
export function duties(view: BattleView): readonly Duty[] {
  return skirmishDuties(RULES, view, OWN);
}

const OWN: OwnDuties = {
  ...USUAL_DUTIES,
  startOfTurn: psychologyDuties,
  castFacts: () => [message('cast.unit', { inches: UNIT_SPACING })],
  fights,
  fightReminders,
};
