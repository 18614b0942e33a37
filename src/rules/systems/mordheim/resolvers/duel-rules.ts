import type { DuelRules } from '../../../parts/duel/duel-rules.ts';
import { criticalHit } from '../critical-charts.ts';
import { FIGHT_RULES, fights } from '../fights.ts';
import { gearOf } from '../gear.ts';
import { isFrenzied } from '../reading.ts';
import { RULES } from '../rules.ts';

/** What Mordheim brings to duels and shots. */
export const DUEL: DuelRules = {
  skirmish: RULES,
  armoury: true,
  psychology: true,
  gear: gearOf,
  criticals: (weapon, choices) => FACES.map((face) => criticalHit(weapon, face, choices)),
  frenzied: isFrenzied,
  singleTargetPenalty: () => false,
  fights,
  striking: FIGHT_RULES.striking,
};

const FACES = [1, 2, 3, 4, 5, 6] as const;
