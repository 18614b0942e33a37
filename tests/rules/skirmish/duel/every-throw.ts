import type { ResolverAnswer } from '#rules/contract/resolver.ts';
import { type Fraction, fraction } from '#rules/dice/fraction.ts';
import { played, type Script } from '#rules/dice/script.ts';

/**
 * Plays a settling with every throw there is and adds up the chances of its results: slow, simple,
 * and without any of the engine's arithmetic.
 * @param throwsAtMost guards against a settling too long to be counted out
 */
export function everyThrow<Result>(
  script: () => Script<Result>,
  name: (result: Result) => string,
  throwsAtMost = 300_000,
): ReadonlyMap<string, Fraction> {
  const counted = new Map<string, Map<number, bigint>>();
  let played_ = 0;
  const follow = (answers: readonly ResolverAnswer[], dice: number): void => {
    const progress = played(script(), answers);
    if (progress.kind === 'end') {
      played_ += 1;
      if (played_ > throwsAtMost) throw new Error('too many throws to count');
      const byDice = counted.get(name(progress.result)) ?? new Map<number, bigint>();
      byDice.set(dice, (byDice.get(dice) ?? 0n) + 1n);
      counted.set(name(progress.result), byDice);
      return;
    }
    const { step } = progress;
    if (step.kind !== 'dice') throw new Error('no dice to throw');
    for (const faces of allFaces(step.count)) {
      follow([...answers, { step: step.id, dice: faces, choice: null }], dice + step.count);
    }
  };
  follow([], 0);
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

function allFaces(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return allFaces(count - 1).flatMap((before) =>
    [1, 2, 3, 4, 5, 6].map((face) => [...before, face]),
  );
}
