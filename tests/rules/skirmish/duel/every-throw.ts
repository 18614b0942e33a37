import type { ResolverAnswer, ResolverStep } from '#rules/contract/resolver.ts';
import { type Fraction, fraction } from '#rules/dice/fraction.ts';
import { played, type Script } from '#rules/dice/script.ts';

/** The faces of a die to try: all, or one of each group that its step calls equivalent. */
export type Faces = 'all' | 'one-of-each';

/**
 * Settles every branch and adds up the chances of the results: slow and simple, without the engine’s
 * arithmetic.
 * @param endsAtMost the maximum number of branches
 */
export function everyThrow<Result>(
  script: () => Script<Result>,
  name: (result: Result) => string,
  faces: Faces = 'all',
  endsAtMost = 300_000,
): ReadonlyMap<string, Fraction> {
  const counted = new Map<string, Map<number, bigint>>();
  let ends = 0;
  const follow = (answers: readonly ResolverAnswer[], dice: number, ways: bigint): void => {
    const progress = played(script(), answers);
    if (progress.kind === 'end') {
      ends += 1;
      if (ends > endsAtMost) throw new Error('too many throws to count');
      const byDice = counted.get(name(progress.result)) ?? new Map<number, bigint>();
      byDice.set(dice, (byDice.get(dice) ?? 0n) + ways);
      counted.set(name(progress.result), byDice);
      return;
    }
    const { step } = progress;
    if (step.kind !== 'dice') throw new Error('no dice to throw');
    for (const fallen of allFalls(step.count, facesOf(step, faces))) {
      const answer = { step: step.id, dice: fallen.dice, choice: null };
      follow([...answers, answer], dice + step.count, ways * fallen.ways);
    }
  };
  follow([], 0, 1n);
  return new Map([...counted].map(([result, byDice]) => [result, added(byDice)]));
}

/** Chances of throws of different lengths, over the longest. */
function added(byDice: ReadonlyMap<number, bigint>): Fraction {
  const most = Math.max(...byDice.keys());
  const ways = [...byDice].reduce(
    (sum, [dice, count]) => sum + count * 6n ** BigInt(most - dice),
    0n,
  );
  return fraction(ways, 6n ** BigInt(most));
}

type DiceStep = Extract<ResolverStep, { readonly kind: 'dice' }>;

const D6_FACES = [1, 2, 3, 4, 5, 6];

/** Rolls in which each face may differ: a parry depends on them, as does a critical hit. */
const FACES_COUNT = /\.(shoots|to-hit|to-wound|critical)/;

/** Faces with the number that they represent. */
function facesOf(step: DiceStep, faces: Faces): ReadonlyMap<number, bigint> {
  const { need, said } = step;
  const stands = (face: number): unknown => {
    if (faces === 'all' || FACES_COUNT.test(said.code)) return face;
    return need === null ? JSON.stringify(step.faces?.[face - 1] ?? face) : face >= need;
  };
  const standing = D6_FACES.map((face) => ({ face, as: stands(face) }));
  // The highest of the equivalent faces: among failures the one nearest to success.
  return new Map(
    standing
      .map(({ as }) => standing.filter((other) => other.as === as))
      .map((alike) => [alike.at(-1)?.face ?? 0, BigInt(alike.length)]),
  );
}

interface Fall {
  readonly dice: readonly number[];
  readonly ways: bigint;
}

function allFalls(count: number, faces: ReadonlyMap<number, bigint>): readonly Fall[] {
  if (count === 0) return [{ dice: [], ways: 1n }];
  return allFalls(count - 1, faces).flatMap(({ dice, ways }) =>
    [...faces].map(([face, share]) => ({ dice: [...dice, face], ways: ways * share })),
  );
}
