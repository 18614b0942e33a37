import { agreementEntries } from '../../../parts/reference/agreements.ts';
import { armourEntries } from '../../../parts/reference/armour.ts';
import { closeCombatEntries } from '../../../parts/reference/close-combat.ts';
import { courageEntries } from '../../../parts/reference/courage.ts';
import { entry, linked } from '../../../parts/reference/entry.ts';
import { injuryEntries } from '../../../parts/reference/injury.ts';
import { movementEntries } from '../../../parts/reference/movement.ts';
import { routEntries } from '../../../parts/reference/rout.ts';
import { shootingEntries } from '../../../parts/reference/shooting.ts';
import { statusEntries } from '../../../parts/reference/statuses.ts';
import { turnEntries } from '../../../parts/reference/turn.ts';
import { weaponEntries } from '../../../parts/reference/weapons.ts';
import { STATUS_ROWS } from '../../../parts/skirmish/statuses.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { HOUSE_RULE_ROWS, houseRule } from '../house-rules.ts';
import { PHASES } from '../phases.ts';
import { blowEntries } from './blows.ts';
import { leaderEntries } from './leaders.ts';
import { psychologyEntries } from './psychology.ts';

const naturalOneMisses = houseRule({}, 'naturalOneMisses') === 'yes';

/** The rules in short: what both skirmish games share, and what only Mordheim has. */
export const REFERENCE: readonly ReferenceEntry[] = linked([
  ...turnEntries({ phases: PHASES, coldBlooded: true, spells: {} }),
  ...statusEntries(STATUS_ROWS),
  ...routEntries(STATUS_ROWS),
  ...leaderEntries(),
  ...courageEntries(),
  ...movementEntries(),
  ...shootingEntries({ naturalOneMisses, sevenPlus: houseRule({}, 'sevenPlusShooting') }),
  ...closeCombatEntries(),
  ...armourEntries({ naturalOneFails: naturalOneMisses }),
  ...blowEntries(),
  ...injuryEntries(['none', 'concussion', 'hard-to-kill', 'no-pain', 'jump-up', 'critical'], {
    helmets: true,
  }),
  ...psychologyEntries(),
  ...weaponEntries(),
  entry('equipment', 'healing-herbs', {
    rules: ['HERBS'],
    related: ['phase-recovery', 'stand-up'],
  }),
  ...agreementEntries(HOUSE_RULE_ROWS),
]);
