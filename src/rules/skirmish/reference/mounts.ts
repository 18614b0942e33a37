import { inches, type Page, type PageTable, word } from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
import { BARDED_DIES_UP_TO, DIES_UP_TO } from '#rules/skirmish/mounts/fallen.ts';
import type { Mount } from '#rules/skirmish/mounts/riding.ts';

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
    related: ['move', 'armour-save', 'house-rules'],
  };
}

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
