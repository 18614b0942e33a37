import {
  certain,
  chanceOf,
  type Distribution,
  flatMap,
  interned,
  map,
} from '#rules/dice/distribution.ts';
import type { Fraction } from '#rules/dice/fraction.ts';
import { spreadOf } from '#rules/dice/throw.ts';
import { type Attacks, type Guard, landed } from './batch.ts';
import type { ToHit } from './blow.ts';
import {
  blowThrown,
  charmThrown,
  dodgeThrown,
  type HitCounts,
  type HitFace,
  type Hits,
  hasHit,
  noHits,
  parryThrown,
  withHit,
} from './hitting.ts';

/**
 * How many hits of each kind (`landed`) remain after all reactions. Exact for any number of blows; equal
 * counts are the same object.
 * @rule CC-HIT, SHO-HIT, PARRY
 */
export function hitsLeft(attacks: readonly Attacks[], guard: Guard): Distribution<HitCounts> {
  const kinds = landed(attacks);
  const same = interned((counts: HitCounts) => counts.join(' '));
  const thrown = attacks.reduce<Distribution<readonly Hits[]>>((before, one) => {
    const own = hitsWith(one, guard);
    return flatMap(before, (hits) => map(own, (more) => [...hits, ...more]));
  }, certain([]));
  const left = flatMap(thrown, (hits) =>
    map(spreadOf(parryThrown(hits, kinds, guard.parry)), same),
  );
  if (!guard.luckyCharm) return left;
  return flatMap(left, (counts) => map(spreadOf(charmThrown(counts)), same));
}

/** The chance that one blow or shot hits. @rule CC-HIT, SHO-HIT */
export function chanceToHit(toHit: ToHit): Fraction {
  const hits = map(spreadOf(blowThrown(toHit)), hasHit);
  return chanceOf(hits, true);
}

/** Hits with one weapon, die by die. */
function hitsWith(attacks: Attacks, { dodges, parry }: Guard): Distribution<readonly Hits[]> {
  const once = spreadOf(blowThrown(attacks.toHit));
  const one = dodges ? flatMap(once, dodged) : once;
  const same = interned((hits: readonly Hits[]) =>
    hits.map(({ count, dice }) => `${count}:${dice.join('')}`).join(' '),
  );
  return Array.from({ length: attacks.count }).reduce<Distribution<readonly Hits[]>>(
    (before) =>
      flatMap(before, (hits) =>
        map(one, (face) => (hasHit(face) ? same(withHit(hits, face, parry)) : hits)),
      ),
    certain(noHits(attacks)),
  );
}

function dodged(face: HitFace): Distribution<HitFace> {
  return hasHit(face) ? spreadOf(dodgeThrown(face)) : certain(face);
}
