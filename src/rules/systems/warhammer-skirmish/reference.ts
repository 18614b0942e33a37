import type { ReferenceEntry } from '#rules/contract/reference.ts';
import { type PageTable, reference, status } from '#rules/kit/reference.ts';
import { agreementPages } from '#rules/skirmish/reference/agreements.ts';
import { ARMOUR_PAGES } from '#rules/skirmish/reference/armour.ts';
import { closeCombatPages } from '#rules/skirmish/reference/close-combat.ts';
import { criticalPage } from '#rules/skirmish/reference/critical.ts';
import { injuryPage } from '#rules/skirmish/reference/injury.ts';
import { MOVEMENT_PAGES } from '#rules/skirmish/reference/movement.ts';
import { shootingPages } from '#rules/skirmish/reference/shooting.ts';
import { COURAGE_PAGES, routPages, statusPages } from '#rules/skirmish/reference/statuses.ts';
import { testPages, turnPages } from '#rules/skirmish/reference/turn.ts';
import { UNIT_SPACING } from './duties.ts';
import { HOUSE_RULE_ROWS, houseRule } from './house-rules.ts';
import { PHASES } from './phases.ts';
import { RULES } from './rules.ts';

const INJURIES: PageTable = {
  id: 'injury',
  columns: ['head.d6', 'bend.none'],
  rows: [
    ['1–2', status('knocked-down')],
    ['3–4', status('stunned')],
    ['5–6', status('out-of-action')],
  ],
};

/** The rules in short: those of the skirmish annex; weapons and psychology stay with the base rules. */
export const REFERENCE: readonly ReferenceEntry[] = reference([
  ...turnPages({
    phases: PHASES,
    castIn: 'magic',
    spells: { inches: UNIT_SPACING },
  }),
  ...statusPages(RULES.statuses.rows),
  ...routPages(RULES.statuses.rows),
  ...COURAGE_PAGES,
  ...MOVEMENT_PAGES,
  ...shootingPages({
    naturalOneMisses: houseRule({}, 'naturalOneMisses') === 'yes',
    sevenPlus: houseRule({}, 'sevenPlusShooting'),
  }),
  ...closeCombatPages({}),
  ...ARMOUR_PAGES,
  criticalPage([]),
  injuryPage(INJURIES, {}),
  {
    section: 'close-combat',
    id: 'base-weapons',
    sign: 'hammer',
    related: ['armour-save', 'shot-to-hit', 'strike-order'],
  },
  {
    section: 'tests',
    id: 'psychology',
    sign: 'fear',
    rules: ['PSY-BASE'],
    related: ['turn', 'leadership-test'],
  },
  ...testPages(false),
  {
    section: 'agreements',
    id: 'force',
    // The sizes of force that the book has in mind: points a side, and the best of wizards.
    numbers: { least: 100, most: 250, level: 1 },
    related: ['leader', 'casting'],
  },
  ...agreementPages(HOUSE_RULE_ROWS),
]);
