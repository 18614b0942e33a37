import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonPieces, parsedInParts } from '#exchange/json-in-parts.ts';

/**
 * What is read, and in how many pieces; the name of the error where there is none.
 * @param cut where the text is cut: into pieces of so many characters
 */
function readInParts(
  text: string,
  cut: number,
): { readonly value: unknown; readonly pieces: number } | string {
  const given = Array.from({ length: Math.ceil(text.length / cut) }, (_, at) =>
    text.slice(at * cut, (at + 1) * cut),
  );
  const work = parsedInParts(given);
  try {
    for (let pieces = 1; ; pieces += 1) {
      const step = work.next();
      if (step.done === true) return { value: step.value, pieces };
    }
  } catch (thrown) {
    return thrown instanceof Error ? thrown.name : 'thrown';
  }
}

function readAtOnce(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    return thrown instanceof Error ? thrown.name : 'thrown';
  }
}

function expectSame(text: string, cut: number) {
  const read = readInParts(text, cut);
  expect(typeof read === 'string' ? read : read.value).toEqual(readAtOnce(text));
}

/** From every character to one piece for all. */
const cuts = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(1_000_000));
const blanks = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\r'), maxLength: 3 });

describe('JSON in parts', () => {
  test('is read as at once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), blanks, fc.nat(2), cuts, (value, around, indent, cut) => {
        expectSame(around + JSON.stringify(value, null, indent) + around, cut);
      }),
    );
  });

  test('is refused where JSON is, whatever sign is put in or left out', () => {
    const signs = fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '\\', '0', ' ', '\u00a0');
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.nat(),
        fc.nat(2),
        signs,
        cuts,
        (value, place, gone, sign, cut) => {
          const text = JSON.stringify(value);
          const at = place % (text.length + 1);
          expectSame(text.slice(0, at) + sign + text.slice(at + gone), cut);
        },
      ),
      { numRuns: 2000 },
    );
  });

  const long = 'x'.repeat(60_000);

  test.each([
    ['a comma too many at the end of a piece', `["${long}",]`],
    ['a comma too many between pieces', `["${long}",,"${long}"]`],
    ['nothing but blanks before a comma', `[${' '.repeat(60_000)},1]`],
    ['another closing sign', `["${long}",1}`],
    ['an end in the middle', `["${long}",`],
    ['a text after the end', `["${long}"] 1`],
  ])('%s: refused', (_, text) => {
    expect(readInParts(text, text.length)).toBe('SyntaxError');
    expect(readInParts(text, 1000)).toBe('SyntaxError');
    expect(readAtOnce(text)).toBe('SyntaxError');
  });

  test('long lists come in pieces, at any of the levels of a backup', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => ({ id: `${at}`, text: '},{"id":"\\"' }));
    const value = { warbands: rows, battles: { 'b-1': rows, 'b-2': [] }, settings: { rows } };
    for (const cut of [777, 1_000_000]) {
      const read = readInParts(JSON.stringify(value), cut);
      expect(read).toMatchObject({ value });
      expect(typeof read === 'string' ? 0 : read.pieces).toBeGreaterThan(6);
    }
    const pieces = [...jsonPieces(value)].map(({ json }) => json);
    expect(pieces.join('')).toBe(JSON.stringify(value));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(10_000);
  });

  test('is written as at once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const pieces = [...jsonPieces(value)].map(({ json }) => json);
        expect(pieces.join('')).toBe(JSON.stringify(value));
      }),
    );
  });
});
