import { describe, expect, test } from 'vitest';
import { NO_ABBREVIATIONS } from '#exchange/import/typed/abbreviations.ts';
import { latticeOf } from '#exchange/import/typed/chunks.ts';
import { decode } from '#exchange/import/typed/decode.ts';
import { factsOf } from '#exchange/import/typed/facts.ts';
import { linesOf } from '#exchange/import/typed/lines.ts';
import { PATTERNS, type State } from '#exchange/import/typed/patterns.ts';
import { styleOf } from '#exchange/import/typed/style.ts';
import { wordsOf } from '#exchange/import/words/words.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';

// Each transition has an example, which must be read by that transition.

const WORDS = wordsOf(lexicon);

const EXAMPLES = new Map(PATTERNS.map((one) => [`${one.label}: ${one.example}`, one]));

/** The labels of an example’s chunks, at the beginning of a line or continuing the line above. */
function labelsIn(example: string, from: State): readonly string[] {
  const lattices = linesOf(example).map((line) => latticeOf(line, WORDS, NO_ABBREVIATIONS));
  const style = styleOf({ ...factsOf(lattices), capitals: true });
  return lattices.flatMap((lattice) =>
    (['start', from] as const).flatMap((state) =>
      decode(lattice, new Map([[state, 0]]), style).parts.map(({ label }) => label),
    ),
  );
}

describe('a transition', () => {
  test.each([...EXAMPLES])('%s', (_, { label, from, example }) => {
    expect(labelsIn(example, from)).toContain(label);
  });
});
