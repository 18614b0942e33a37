import type { ReferenceEntry } from '#rules/contract/reference.ts';
import { agreementEntries, entry, linked } from '#rules/kit/reference.ts';
import {
  closeCombatEntries,
  criticalEntry,
  injuryEntries,
  shootingEntries,
} from '#rules/skirmish/reference/blows.ts';
import { armourEntries } from '#rules/skirmish/reference/equipment.ts';
import { movementEntries } from '#rules/skirmish/reference/movement.ts';
import { courageEntries, routEntries, statusEntries } from '#rules/skirmish/reference/statuses.ts';
import { turnEntries } from '#rules/skirmish/reference/turn.ts';
import { UNIT_SPACING } from './duties.ts';
import { HOUSE_RULE_ROWS, houseRule } from './house-rules.ts';
import { PHASES } from './phases.ts';
import { RULES } from './rules.ts';

/** The sizes of force that the book has in mind: points a side, and the best of wizards. */
const FORCE = { least: 100, most: 250, level: 1 } as const;

const naturalOneMisses = houseRule({}, 'naturalOneMisses') === 'yes';
const sevenPlus = houseRule({}, 'sevenPlusShooting');

/** The rules in short: those of the skirmish annex; weapons and psychology stay with the base rules. */
export const REFERENCE: readonly ReferenceEntry[] = linked([
  ...turnEntries({ phases: PHASES, coldBlooded: false, spells: { inches: UNIT_SPACING } }),
  ...statusEntries(RULES.statuses.rows),
  ...routEntries(RULES.statuses.rows),
  ...courageEntries(),
  ...movementEntries(),
  ...shootingEntries({ naturalOneMisses, sevenPlus }),
  ...closeCombatEntries({ afraidHitsOn: null }),
  ...armourEntries({ naturalOneFails: naturalOneMisses }),
  criticalEntry(() => []),
  ...injuryEntries(['none'], { helmets: false }),
  entry('close-combat', 'base-weapons', {
    related: ['armour-save', 'shot-to-hit', 'strike-order'],
  }),
  entry('psychology', 'psychology', {
    rules: ['PSY-BASE'],
    related: ['turn', 'leadership-test'],
  }),
  entry('agreements', 'force', { numbers: FORCE, related: ['leader', 'casting'] }),
  ...agreementEntries(HOUSE_RULE_ROWS),
]);
