import { isInUse } from '#roster/archive.ts';
import type { Band } from '#roster/campaign.ts';
import type { Warband } from '#roster/warband.ts';

/** A warband of the campaign that is on this device. */
type BandHere = Band & { readonly warband: Warband };

/** Whether a battle of a warband can be set up here. */
export function canFight(band: Band): band is BandHere {
  const { warband } = band;
  return warband !== null && isInUse(warband) && warband.members.length > 0;
}
