import type { FighterView, ResolverCall } from '../../../system.ts';
import { PINNED_BONUS_DICE } from '../contact.ts';
import { counted } from '../counters.ts';
import type { Strike } from './strike.ts';

/** The blow of a team-mate whom the target was pushed against: a bonus die, and those he has kept. @rule DR-7 */
export function pinnedAttack({ target }: Strike, mate: FighterView): ResolverCall | null {
  if (target.fighter === null) return null;
  return {
    resolverId: 'attack',
    subjects: {
      attacker: { kind: 'fighter', fighterId: mate.id },
      target: { kind: 'fighter', fighterId: target.fighter.id },
    },
    inputs: {
      kind: 'blow',
      'action-dice': 0,
      'bonus-dice': PINNED_BONUS_DICE,
      'received-dice': counted(mate, 'received'),
    },
  };
}
