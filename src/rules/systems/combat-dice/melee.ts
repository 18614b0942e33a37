import type { FighterId } from '../../ids.ts';
import { areEnemies, contactsOf, fighterOf } from '../../parts/skirmish/reading.ts';
import type { BattleView, FighterView } from '../../system.ts';
import { onTable } from './statuses.ts';

/** A fight as one of those in it sees it. */
export interface Melee {
  /** All who touch each other, directly or through others, himself included; 1 for one on his own. */
  readonly models: number;
  /** Enemies who touch him. */
  readonly enemies: readonly FighterView[];
}

/**
 * The fight somebody is in, read off the contacts.
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
