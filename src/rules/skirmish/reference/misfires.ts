import { between, type Page, type PageTable, word } from '#rules/kit/reference.ts';
import { EXPLOSION, MISFIRE_HARDER, MISFIRES } from '#rules/skirmish/duel/misfire.ts';

/** What a natural 1 with black powder leads to. */
export const MISFIRE_PAGE: Page = {
  section: 'shooting',
  id: 'misfires',
  within: 'shot-to-hit',
  rules: ['MORD-MISFIRE'],
  numbers: { face: 1 },
  tables: [misfireTable],
  related: ['missile-weapons', 'house-rules'],
};

function misfireTable(): PageTable {
  const faces = (misfire: string): [number, number] => [
    MISFIRES.findIndex((one) => one === misfire) + 1,
    MISFIRES.findLastIndex((one) => one === misfire) + 1,
  ];
  return {
    id: 'misfires',
    columns: ['head.d6', 'head.what'],
    rows: [...new Set(MISFIRES)].map((misfire) => [
      between(faces(misfire)),
      [word(`misfire.${misfire}`, { strength: EXPLOSION, plus: MISFIRE_HARDER })],
    ]),
  };
}
