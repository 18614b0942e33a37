import { agreementEntries } from '../../../parts/reference/agreements.ts';
import { armourEntries } from '../../../parts/reference/armour.ts';
import { closeCombatEntries } from '../../../parts/reference/close-combat.ts';
import { courageEntries } from '../../../parts/reference/courage.ts';
import { criticalEntry } from '../../../parts/reference/critical.ts';
import { entry, linked } from '../../../parts/reference/entry.ts';
import { injuryEntries } from '../../../parts/reference/injury.ts';
import { movementEntries } from '../../../parts/reference/movement.ts';
import { routEntries } from '../../../parts/reference/rout.ts';
import { shootingEntries } from '../../../parts/reference/shooting.ts';
import { statusEntries } from '../../../parts/reference/statuses.ts';
import { turnEntries } from '../../../parts/reference/turn.ts';
import { STATUS_ROWS } from '../../../parts/skirmish/statuses.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { HOUSE_RULE_ROWS, houseRule } from '../house-rules.ts';
import { PHASES } from '../phases.ts';
import { UNIT_SPACING } from '../spells.ts';

const naturalOneMisses = houseRule({}, 'naturalOneMisses') === 'yes';
const sevenPlus = houseRule({}, 'sevenPlusShooting');

/** The rules in short: those of the skirmish annex; weapons and psychology stay with the base rules. */
export const REFERENCE: readonly ReferenceEntry[] = linked([
  ...turnEntries({ phases: PHASES, coldBlooded: false, spells: { inches: UNIT_SPACING } }),
  ...statusEntries(STATUS_ROWS),
  ...routEntries(STATUS_ROWS),
  ...courageEntries(),
  ...movementEntries(),
  ...shootingEntries({ naturalOneMisses, sevenPlus }),
  ...closeCombatEntries(),
  ...armourEntries({ naturalOneFails: naturalOneMisses }),
  criticalEntry(() => []),
  ...injuryEntries(['none'], { helmets: false }),
  entry('psychology', 'psychology', {
    rules: ['PSY-BASE'],
    related: ['turn', 'leadership-test'],
  }),
  ...agreementEntries(HOUSE_RULE_ROWS),
]);
