import type { Draft } from '#exchange/import/draft.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import type { Warband } from '#roster/warband.ts';
import { KIT } from '../../../scripts/import-file.ts';

/** The warband that the app makes of a draft accepted without changes. */
export function warbandOfDraft(draft: Draft): Warband {
  let next = 0;
  return toWarband(draft, KIT.lexicon, KIT.system, {
    warband: 'w-new',
    warrior: () => {
      next += 1;
      return `m-${next}`;
    },
    now: 5,
  });
}
