import type { FighterId } from '../../../ids.ts';
import type { ResolverCredit } from '../../../resolver.ts';
import type { Change, FighterView } from '../../../system.ts';
import { count, counted, type Place } from '../counters.ts';
import { taken } from '../opportunity.ts';
import { contactsEnd, harmed } from '../transitions.ts';
import { strikesLeaver } from './attack-fields.ts';
import type { Strike } from './strike.ts';

/** What has come of the dice and of what players decided. */
export interface Ending {
  readonly place: Place;
  readonly armourAfter: number;
  /** Damage that stays; 0 when it was given up to push the target back. */
  readonly damage: number;
  readonly pushed: boolean;
  /** A team-mate of the attacker whom the target was pushed against. */
  readonly pinnedBy: FighterView | null;
}

/** What an attack changes on the table: dice spent, armour broken, damage, who touches whom. */
export function strikeChanges(strike: Strike, ending: Ending): readonly Change[] {
  return [...spent(strike), ...suffered(strike, ending)];
}

/** Who put him out, if he is. */
export function creditsOf({ attacker, target }: Strike, ending: Ending): readonly ResolverCredit[] {
  const { fighter } = target;
  if (fighter === null || attacker.fighter === null) return [];
  const out = ending.damage > 0 && fighter.wounds <= ending.damage;
  return out ? [{ victimId: fighter.id, byId: attacker.fighter.id }] : [];
}

function spent({ attacker, target, values }: Strike): readonly Change[] {
  const { fighter } = attacker;
  if (fighter === null) return [];
  return [
    ...count(fighter, 'pool', counted(fighter, 'pool') - values.actionDice),
    ...count(fighter, 'received', counted(fighter, 'received') - values.receivedDice),
    ...(strikesLeaver(attacker, target) ? taken(fighter) : []),
  ];
}

/** @rule DR-5, DR-7, DR-OUT */
function suffered(
  { view, attacker, target, values }: Strike,
  { place, armourAfter, damage, pushed, pinnedBy }: Ending,
): readonly Change[] {
  const { fighter } = target;
  if (fighter === null) return [];
  return [
    ...count(fighter, `armour-${place}`, armourAfter),
    ...harmed(view, fighter, damage),
    // Only the target of a shot moves: whoever touched it is left behind.
    ...(pushed && values.kind === 'shot' ? contactsEnd(view, fighter) : []),
    ...[pushed && values.kind === 'blow' ? attacker.fighter : null, pinnedBy].flatMap((other) =>
      other === null ? [] : touch(fighter.id, other.id),
    ),
  ];
}

function touch(a: FighterId, b: FighterId): readonly Change[] {
  return [{ kind: 'contact', a, b, touching: true }];
}
