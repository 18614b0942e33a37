import type { Message } from '#rules/contract/battle-view.ts';
import { type Script, say } from '#rules/dice/script.ts';
import { type Asking, thrown, thrownAlone } from '#rules/dice/throw.ts';
import { type Attacks, type Batch, landed, type Parry } from './batch.ts';
import type { AttackKind } from './blow.ts';
import { LOTUS_ROLL } from './edges.ts';
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
  type ToHitDie,
  triesOf,
  withHit,
} from './hitting.ts';
import { MISFIRE_FACES, sayMisfire } from './misfire.ts';

/** The names of both for messages, and the id prefix of their rolls. */
export interface Pair {
  readonly id: string;
  readonly name: string;
  readonly other: string;
}

export interface HitsReport {
  /** Hits left of each kind (`landed`). */
  readonly counts: HitCounts;
  /** Parries that he has used: one for each hit, as many as he had. */
  readonly parries: number;
  /** Whether he has none left in this phase. */
  readonly parriedOut: boolean;
  readonly charmUsed: boolean;
  /** Faces of the dice for misfires. */
  readonly misfires: readonly number[];
}

/** Rolls to hit, then all reactions that may cancel hits. @rule CC-HIT, SHO-HIT, PARRY */
export function* settledHits({ attacks, guard }: Batch, pair: Pair): Script<HitsReport> {
  const faces: (readonly number[])[] = [];
  const misfires: number[] = [];
  for (const [index, one] of attacks.entries()) {
    const words = { weapon: one.weapon, attack: one.blow.attack, named: attacks.length > 1 };
    const shot = yield* facesThrown(one, askingToHit(words, `${pair.id}.hit-${index}`, pair));
    const hit = shot.filter(hasHit);
    misfires.push(...misfiresAmong(shot, one));
    faces.push(one.sixes === null ? hit : sixesLast(hit));
  }
  for (const face of misfires) yield* sayMisfire(face, pair.name);
  yield* say('resolver.so-far.hits', { name: pair.name, count: faces.flat().length });
  const left = guard.dodges ? yield* undodged(faces, pair) : faces;
  const hits = attacks.flatMap((one, index) =>
    (left[index] ?? []).reduce((sofar, face) => withHit(sofar, face, guard.parry), noHits(one)),
  );
  const counts = yield* unparried(hits, landed(attacks), guard.parry, pair);
  const charmUsed = guard.luckyCharm && totalOf(counts) > 0;
  return {
    counts: charmUsed ? yield* uncharmed(counts, pair) : counts,
    parries: Math.min(triesOf(guard.parry), left.flat().length),
    parriedOut: left.flat().length >= triesOf(guard.parry),
    charmUsed,
    misfires,
  };
}

function facesThrown(
  { count, toHit }: Attacks,
  asking: Asking<ToHitDie>,
): Script<readonly HitFace[]> {
  return thrown(
    Array.from({ length: count }, () => blowThrown(toHit)),
    asking,
  );
}

function misfiresAmong(faces: readonly HitFace[], { toHit }: Attacks): readonly number[] {
  if (toHit.kind !== 'roll' || toHit.misfires !== true) return [];
  return faces.flatMap((face) => (face === null || face === 0 ? [] : [Math.abs(face)]));
}

/** How dice to hit are asked for. @param named whether to name the weapon, because there are several */
export function askingToHit(
  blow: { readonly weapon: string; readonly attack: AttackKind; readonly named: boolean },
  id: string,
  { name, other }: Pair,
): Asking<ToHitDie> {
  const { weapon, attack, named } = blow;
  const rule = attack === 'shooting' ? 'SHO-HIT' : 'CC-HIT';
  const first = attack === 'shooting' ? 'shoots' : named ? 'to-hit-with' : 'to-hit';
  const asking =
    (step: string, suffix: string, more: Message['params'] = {}): Asking<ToHitDie>[ToHitDie] =>
    (count, need) => {
      const params = { name, other, count, need, ...more };
      return { id: `${id}${suffix}`, said: { code: `resolver.step.${step}`, params }, rule };
    };
  return {
    'to-hit': asking(first, '', { weapon }),
    'to-hit-then': asking('to-hit-then', '-then'),
    'to-hit-again': asking('to-hit-again', '-again', { weapon }),
    'to-hit-again-then': asking('to-hit-then', '-again-then'),
    misfire: (count) => ({
      id: `${id}-misfire`,
      said: { code: 'resolver.step.misfire', params: { name, count } },
      rule: 'MORD-MISFIRE',
      faces: MISFIRE_FACES,
    }),
  };
}

/** Natural 6s of their own kind come after the others. */
function sixesLast(faces: readonly number[]): readonly number[] {
  return faces.toSorted((a, b) => Number(a === LOTUS_ROLL) - Number(b === LOTUS_ROLL));
}

/** @rule INJURY */
function* undodged(
  faces: readonly (readonly number[])[],
  { id, other: name }: Pair,
): Script<readonly (readonly number[])[]> {
  const after = yield* thrown(faces.flat().map(dodgeThrown), {
    dodge: (count, need) => ({
      id: `${id}.dodge`,
      said: { code: 'resolver.step.dodge', params: { name, count, need } },
      rule: 'INJURY',
    }),
  });
  const count = after.filter((face) => face === null).length;
  if (count > 0) yield* say('resolver.so-far.dodged', { name, count });
  let next = 0;
  return faces.map((of) => of.filter(() => after[next++] !== null));
}

/** @rule PARRY */
function* unparried(
  hits: readonly Hits[],
  kinds: readonly Attacks[],
  parry: Parry | null,
  { id, name: other, other: name }: Pair,
): Script<HitCounts> {
  const asking = (step: string) => (_: number, need: number) => ({
    id: `${id}.${step}`,
    said: { code: `resolver.step.${step}`, params: { name, other, need } },
    rule: 'PARRY',
    verdict: true,
  });
  const parrying = parryThrown(hits, kinds, parry);
  const counts = yield* thrownAlone(parrying, {
    parry: asking('parry'),
    'parry-again': asking('parry-again'),
    'second-parry': asking('second-parry'),
    'second-parry-again': asking('second-parry-again'),
  });
  const all = hits.reduce((sum, { count }) => sum + count, 0);
  for (let parried = totalOf(counts); parried < all; parried += 1) {
    yield* say('resolver.so-far.parried', { name });
  }
  return counts;
}

/** @rule INJURY */
function* uncharmed(counts: HitCounts, { id, other: name }: Pair): Script<HitCounts> {
  const left = yield* thrownAlone(charmThrown(counts), {
    'lucky-charm': (_, need) => ({
      id: `${id}.charm`,
      said: { code: 'resolver.step.lucky-charm', params: { name, need } },
      rule: 'INJURY',
      verdict: true,
    }),
  });
  if (totalOf(left) < totalOf(counts)) yield* say('resolver.so-far.charmed', { name });
  return left;
}

function totalOf(counts: HitCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
