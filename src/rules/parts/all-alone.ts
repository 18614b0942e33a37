import type { SkirmishStatus } from './skirmish-status.ts';

/** Friends farther off than this don't help, inches. @rule MORD-ALONE-1 */
export const FRIEND_RANGE = 6;
/** Against this many opponents or more a fighter may be all alone. @rule MORD-ALONE-1 */
export const ALONE_AGAINST = 2;

/** Whether an enemy in contact is one of the two or more. @rule MORD-ALONE-1 */
export function countsAsOpponent(
  status: Pick<SkirmishStatus, 'countsAsOpponent'>,
  downedOpponentsCount: boolean,
): boolean {
  switch (status.countsAsOpponent) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'downedOpponentsCount':
      return downedOpponentsCount;
  }
}
