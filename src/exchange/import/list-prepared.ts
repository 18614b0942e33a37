import { withArmyRows } from './army-rows.ts';
import { withoutExplanations } from './list-below.ts';
import { withBlocks } from './list-blocks.ts';
import { withTypesSpelt } from './list-cut-short.ts';
import { withFigures } from './list-figures.ts';
import { withTypes } from './list-groups.ts';
import type { ListLine } from './list-lines.ts';
import { withOwnKeys } from './list-own-keys.ts';
import { withKeysPaired, withNamesAbove } from './list-pairs.ts';
import { withoutFarewell, withoutPlans } from './list-plans.ts';
import { withPrices } from './list-prices.ts';
import { withoutRemarks } from './list-remarks.ts';
import { withTables } from './list-sheets.ts';
import { withWholeWords } from './list-short.ts';
import type { Words } from './words.ts';

/**
 * The lines of a list as most lists have them, where its shape as a whole says that it is written otherwise:
 * each step looks at all lines and changes those of its kind, and the order matters. Words are written out
 * before lines are put together, and lines are put together before anybody reads them one by one.
 */
export function prepared(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const steps = [
    withoutFarewell,
    withFigures,
    withoutPlans,
    withPrices,
    withoutExplanations,
    withoutRemarks,
    withWholeWords,
    withArmyRows,
    withTables,
    withTypesSpelt,
    withOwnKeys,
    withKeysPaired,
    withBlocks,
    withNamesAbove,
    withTypes,
  ] as const;
  return steps.reduce((told, step) => step(told, words), lines);
}
