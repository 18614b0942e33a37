import type { Warband } from '#roster/warband.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { participants, withWarband } from './draft.ts';
import { previewRouts } from './preview.ts';
import { warbandSetup } from './side-setups.ts';

/** What a warband can bring to its next battle. */
export interface Strength {
  /** Miniatures that can take part. */
  readonly fighters: number;
  /** From how many out of action its rout test is due by the game's own rules; null for none. */
  readonly test: number | null;
}

/** Counts who can fight, without those who miss the next battle. */
export function strengthOf(warband: Warband, system: RuleSystem): Strength {
  let serial = 0;
  const freshId = () => String((serial += 1));
  const side = withWarband(SIDE, warband, system, freshId);
  const { name, emblem } = warband;
  const setup = { id: SIDE, name, emblem, team: null, ...warbandSetup(side, system) };
  const report = previewRouts([setup], system, {}).get(SIDE) ?? null;
  const fighters = participants(side, system).length;
  const test = report === null || report.spared || fighters === 0 ? null : report.needed;
  return { fighters, test };
}

const SIDE: SideId = 's-next';
