import { between, inches, type Page, type PageTable, word } from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
import { BARDED_DIES_UP_TO, DIES_UP_TO } from '#rules/skirmish/mounts/fallen.ts';
import { BOLTS_UP_TO, CRUSHED_UP_TO, FALL_STRENGTH } from '#rules/skirmish/mounts/falls.ts';
import type { Mount } from '#rules/skirmish/mounts/riding.ts';
import { WHOA_BOY } from '#rules/skirmish/mounts/whoa-boy.ts';

/** Inches that a mounted model jumps down or across at most. @rule MORD-MOUNTS */
const JUMPS = 2;

/** How mounts are played, and what each is worth. */
export function mountPage(mounts: readonly Mount[]): Page {
  return {
    section: 'movement',
    id: 'mounts',
    sign: 'mounted',
    rules: ['MORD-MOUNTS', 'MORD-AFTER-MOUNT'],
    numbers: { jump: JUMPS, bare: 6, dies: DIES_UP_TO, barded: BARDED_DIES_UP_TO },
    tables: [() => mountTable(mounts)],
    related: ['whoa-boy', 'move', 'armour-save', 'house-rules'],
  };
}

/** What a die does to a rider, where he may fall off. */
export const WHOA_BOY_PAGE: Page = {
  section: 'movement',
  id: 'whoa-boy',
  within: 'mounts',
  sign: 'fall',
  rules: ['MORD-WHOA-BOY'],
  tables: [saddleTable],
  related: ['injury', 'house-rules'],
};

function mountTable(mounts: readonly Mount[]): PageTable {
  return {
    id: 'mounts',
    columns: ['head.mount', 'head.move', 'head.save', 'head.mount-blows'],
    rows: mounts.map(({ id, movement, save, blows }) => [
      word('value.trait', { trait: id }),
      inches(movement),
      signed(save),
      blows === null ? '–' : word('value.mount-blows', { ...blows }),
    ]),
  };
}

function saddleTable(): PageTable {
  const numbers = { strength: FALL_STRENGTH, bolts: BOLTS_UP_TO, crushed: CRUSHED_UP_TO };
  return {
    id: 'whoa-boy',
    columns: ['head.d6', 'head.what'],
    rows: WHOA_BOY.map(({ id, on }) => [between(on), [word(`saddle.${id}`, numbers)]]),
  };
}
