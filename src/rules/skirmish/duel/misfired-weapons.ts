import type { FighterView } from '#rules/contract/battle-view.ts';
import { quiet } from '#rules/kit/rows.ts';
import { type MissileWeapon, missileWeapon } from './weapons.ts';

/** Of a fighter: weapons that misfires have put out of use, parted by spaces; two of a brace stand twice. */
export const MISFIRED = 'misfired';
/** Those among them that are gone for good. */
export const EXPLODED = 'exploded';

/** Flags of games with misfires. @rule MORD-MISFIRE */
export const MISFIRE_FLAGS = {
  [MISFIRED]: quiet(MISFIRED, 'battle'),
  [EXPLODED]: quiet(EXPLODED, 'battle'),
} as const;

/** Ids of the weapons that such a flag names. */
export function misfired({ flags }: Pick<FighterView, 'flags'>, flag: string): readonly string[] {
  const named = flags[flag];
  return typeof named === 'string' ? named.split(' ') : [];
}

/** The weapons that misfires have left him: of a brace, one pistol at first. @rule MORD-MISFIRE */
export function leftAfterMisfires(
  weapons: readonly MissileWeapon[],
  fighter: Pick<FighterView, 'flags'>,
): readonly MissileWeapon[] {
  const lost = misfired(fighter, MISFIRED);
  if (lost.length === 0) return weapons;
  return weapons.flatMap((weapon) => {
    const times = lost.filter((id) => id === weapon.id).length;
    const use = weapon.meleeInFirstTurn;
    if (times === 0) return [weapon];
    const isBrace = use?.kind === 'blows' && use.count > 1;
    const other = isBrace && times === 1 ? missileWeapon(use.inOneHand) : null;
    return other === null || lost.includes(other.id) ? [] : [other];
  });
}
