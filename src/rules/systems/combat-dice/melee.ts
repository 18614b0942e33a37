import type { BattleView, Change, FighterView, Refusal } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { ResolverCall } from '#rules/contract/resolver.ts';
import { areEnemies, contactsOf, fighterOf } from '#rules/kit/view.ts';
import { clearFlag, onTable, setFlag } from './statuses.ts';

/**
 * What leaving contact costs: an action die for each enemy touched, given to him, to strike with at
 * once or to keep.
 * @returns the pool that is left, or why he cannot
 * @rule DR-6
 */
export function disengage(facts: {
  readonly enemiesInContact: number;
  /** Action dice he has left. */
  readonly pool: number;
}): { readonly diceGiven: number; readonly poolAfter: number } | Refusal {
  if (facts.enemiesInContact === 0) return { refused: 'not-in-contact' };
  if (facts.pool < facts.enemiesInContact) return { refused: 'pool-too-small' };
  return { diceGiven: facts.enemiesInContact, poolAfter: facts.pool - facts.enemiesInContact };
}

/** What pushing an enemy back needs and does: all damage of the attack is given up for it. @rule DR-7 */
export function pushBack(facts: {
  readonly damage: number;
  readonly shot: boolean;
  /** Nobody else takes part in the fight. Makes no difference to a shot. */
  readonly oneAgainstOne: boolean;
}): { readonly attackerFollows: boolean; readonly damageApplied: number } | Refusal {
  if (facts.damage <= 0) return { refused: 'no-damage' };
  if (!facts.shot && !facts.oneAgainstOne) return { refused: 'more-than-two' };
  return { attackerFollows: !facts.shot, damageApplied: 0 };
}

/** Dice of a team-mate against an enemy pushed into him, in addition to those he has kept. @rule DR-7 */
export const PINNED_BONUS_DICE = 1;

/** A fight as one of those in it sees it. */
export interface Melee {
  /** All who touch each other, directly or through others, himself included; 1 for one on his own. */
  readonly models: number;
  /** Enemies who touch him. */
  readonly enemies: readonly FighterView[];
}

/**
 * The fight that a fighter is in, from the contacts.
 * @param striker who strikes him now, and touches him therefore, whether or not anybody said so
 * @rule DR-1
 */
export function meleeOf(
  view: BattleView,
  fighter: FighterView,
  striker: FighterView | null = null,
): Melee {
  const touching = touchingOf(view, fighter, striker);
  const enemies = touching(fighter).filter((other) => areEnemies(view, fighter, other));
  return { models: reachable(fighter, touching).size, enemies };
}

/** Enemies on the table who touch him. */
export function opponentsOf(view: BattleView, fighter: FighterView): readonly FighterView[] {
  const touching = touchingOf(view, fighter, null);
  return touching(fighter).filter((other) => areEnemies(view, fighter, other));
}

type Touching = (fighter: FighterView) => readonly FighterView[];

function touchingOf(view: BattleView, struck: FighterView, striker: FighterView | null): Touching {
  const blow = striker === null ? [] : [{ a: striker.id, b: struck.id }];
  return ({ id }) => {
    const pairs = [...contactsOf(view, id), ...blow];
    const ids = pairs.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
    return [...new Set(ids)].flatMap((other) => {
      const found = fighterOf(view, other);
      return found !== null && found.id !== id && onTable(found) ? [found] : [];
    });
  };
}

function reachable(from: FighterView, touching: Touching): ReadonlySet<FighterId> {
  const seen = new Set<FighterId>([from.id]);
  const left = [from];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const other of touching(next)) {
      if (seen.has(other.id)) continue;
      seen.add(other.id);
      left.push(other);
    }
  }
  return seen;
}

/** The die that a leaving enemy gives: one for each blow it is used for. @rule DR-6 */
export const OPPORTUNITY_DICE = 1;

/** He may strike at the one who leaves, who still stands in the fight for that blow. @rule DR-6 */
export function offered(
  enemies: readonly FighterView[],
  leaver: FighterView,
  melee: Melee,
): readonly Change[] {
  if (enemies.length === 0) return [];
  return [
    ...enemies.map(({ id }) => setFlag(id, 'opportunity', leaver.id)),
    setFlag(leaver.id, 'left-melee', melee.models),
    setFlag(leaver.id, 'left-enemies', melee.enemies.length),
  ];
}

/** The blow at the one who left, set up. */
export function opportunityAttack(
  { id: attacker }: { readonly id: FighterId },
  { id: target }: { readonly id: FighterId },
): ResolverCall {
  return {
    resolverId: 'attack',
    subjects: {
      attacker: { kind: 'fighter', fighterId: attacker },
      target: { kind: 'fighter', fighterId: target },
    },
    inputs: {},
  };
}

/** Whether the attacker strikes at the target because it is leaving him. */
export function isOpportunity(attacker: FighterView, target: FighterView): boolean {
  return attacker.flags['opportunity'] === target.id;
}

/** The fight that he has just left, in numbers; null when he has not. */
export function fightLeft({
  flags,
}: FighterView): { readonly models: number; readonly enemies: number } | null {
  const models = flags['left-melee'];
  const enemies = flags['left-enemies'];
  if (typeof models !== 'number' || typeof enemies !== 'number') return null;
  return { models, enemies };
}

/** The blow has been struck. */
export function taken(attacker: FighterView): readonly Change[] {
  return clearFlag(attacker, 'opportunity');
}
