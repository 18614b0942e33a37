import { skirmishDuties } from '../../../parts/skirmish/checklist/duties.ts';
import { said } from '../../../parts/skirmish/checklist/duty.ts';
import type { OwnDuties } from '../../../parts/skirmish/checklist/own.ts';
import type { BattleView, Duty } from '../../../system.ts';
import { fightReminders, fights } from '../fights.ts';
import { RULES } from '../rules.ts';
import { UNIT_SPACING } from '../spells.ts';
import { psychologyDuties } from './psychology.ts';

/** Everything due now: what all skirmish games ask, and a word on psychology and spells. */
export function duties(view: BattleView): readonly Duty[] {
  return skirmishDuties(RULES, view, OWN);
}

const nothing = () => [];

const OWN: OwnDuties = {
  rout: { facts: nothing, boosts: nothing, reroll: () => null, passed: nothing },
  startOfTurn: psychologyDuties,
  recovery: nothing,
  charges: nothing,
  chargeFacts: nothing,
  compulsory: nothing,
  castFacts: [said('cast.unit', { inches: UNIT_SPACING })],
  closeCombat: nothing,
  fights,
  fightReminders,
  allAlone: { facts: nothing, spared: nothing, reroll: () => null },
  noted: (_view, duty) => duty,
};
