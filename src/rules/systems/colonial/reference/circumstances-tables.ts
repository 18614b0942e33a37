import { number, word } from '../../../parts/reference/cells.ts';
import { row, table } from '../../../parts/reference/entry.ts';
import type { ReferenceTable } from '../../../reference.ts';
import type { Said } from '../../../system.ts';
import {
  BATTERED_LOSSES,
  type CircumstanceLine,
  type Circumstances,
  favourable,
  NEAR_HEXES,
  SHAKEN_LOSSES,
  unfavourable,
} from '../circumstances.ts';
import { HOUSE_RULE_ROWS } from '../house-rules.ts';

/** The lines that speak against a unit, with how often each counts. @rule COL-1 */
export function unfavourableTable(): ReferenceTable {
  return linesTable('unfavourable', unfavourable);
}

/** The lines that speak for it. @rule COL-2 */
export function favourableTable(): ReferenceTable {
  return linesTable('favourable', favourable);
}

function linesTable(
  id: string,
  linesOf: (facts: Circumstances) => readonly CircumstanceLine[],
): ReferenceTable {
  const columns = [word('head.circumstance'), word('head.counts')];
  return table(
    id,
    columns,
    linesOf(TWICE).map((line) => row(word(`line.${line.id}`, NUMBERS), [counts(line)])),
  );
}

/** A line that comes to more with more of the same counts for each of them. */
function counts({ count }: CircumstanceLine): Said {
  return count > 1 ? word('value.each') : number(count);
}

/** Everything there is, and two of what there can be more of. */
const TWICE: Circumstances = {
  losses: BATTERED_LOSSES,
  weakenedFriends: 2,
  artillery: 2,
  strongerEnemies: 2,
  flanked: true,
  behind: true,
  cavalryNear: true,
  steadyFriends: 2,
  leaderHere: true,
  cover: 'heavy',
  square: true,
  noEnemyNear: true,
  eachBattery: HOUSE_RULE_ROWS.some(
    ({ id, default: usual }) => id === 'artilleryCounts' && usual === 'each',
  ),
};

const NUMBERS = { shaken: SHAKEN_LOSSES, battered: BATTERED_LOSSES, hexes: NEAR_HEXES };
