import { withArmyRows } from '#exchange/import/builders/army-rows.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import type { Words } from '#exchange/import/words/words.ts';
import { withBlocks } from './blocks.ts';
import { withoutCodes } from './codes-in-front.ts';
import { withFigures } from './figures.ts';
import { withGroupHeadings } from './group-headings.ts';
import { withTypes } from './groups.ts';
import { withoutExplanations } from './headings-below.ts';
import { withLearntBehind } from './learnt-behind.ts';
import { withKeysPaired, withNamesAbove } from './names-above.ts';
import { withOwnKeys } from './own-keys.ts';
import { withOwnTables } from './own-tables.ts';
import { withOwnTypes } from './own-types.ts';
import { withoutFarewell, withoutPlans } from './plans.ts';
import { withPrices } from './prices.ts';
import { withRatings } from './ratings.ts';
import { withRecords } from './records.ts';
import { withoutRemarks } from './remarks.ts';
import { withoutRowNumbers } from './row-numbers.ts';
import { withoutSentencesBehind } from './sentences-behind.ts';
import { withTypesSpelt } from './short-types.ts';
import { withWholeWords } from './short-words.ts';
import { withKeysSpelt } from './spelt-keys.ts';
import { withStatBlocks } from './stat-blocks.ts';
import { withTables } from './table-heads.ts';
import { withTypesBefore } from './types-before.ts';
import { withUnderstoodStart } from './understood-start.ts';
import { withWorksheet } from './worksheets.ts';

/**
 * The lines of a list as most lists have them, where its shape as a whole says that it is written otherwise:
 * each step looks at all lines and changes those of its kind, and the order matters. Words are written out
 * before lines are put together, and lines are put together before anybody reads them one by one.
 */
export function prepared(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const steps = [
    withoutFarewell,
    withoutSentencesBehind,
    withWorksheet,
    withoutCodes,
    withFigures,
    withLearntBehind,
    withoutPlans,
    withGroupHeadings,
    withPrices,
    withoutExplanations,
    withoutRemarks,
    withOwnTypes,
    withOwnTables,
    withRecords,
    withStatBlocks,
    withKeysSpelt,
    withWholeWords,
    withArmyRows,
    withoutRowNumbers,
    withTables,
    withTypesSpelt,
    withoutSentencesBehind,
    withUnderstoodStart,
    withTypesBefore,
    withOwnKeys,
    withKeysPaired,
    withBlocks,
    withNamesAbove,
    withTypes,
    withRatings,
  ] as const;
  return steps.reduce((told, step) => step(told, words), lines);
}
