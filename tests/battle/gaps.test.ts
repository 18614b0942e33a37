import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from '#battle/effective.ts';
import { missingFrom } from '#battle/gaps.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { note } from '../support/notes.ts';
import { runs } from '../support/share.ts';
import { evening, played } from './random-evening.ts';

test('a line that is gone from the middle of a log is missed, whatever was tapped', () => {
  fc.assert(
    fc.property(evening, fc.nat(), (taps, where) => {
      const { entries } = played(taps);
      expect(missingFrom(entries)).toBe(0);
      // The last line leaves no trace: nothing was written after it.
      const at = where % Math.max(1, entries.length - 1);
      if (entries.length > 1) expect(missingFrom(entries.toSpliced(at, 1))).toBe(1);
    }),
    runs(30),
  );
});

test('a log from before lines named the one before them says nothing', () => {
  expect(missingFrom([note('b-1', 1), note('b-1', 3)])).toBe(0);
  const { after, ...old } = note('b-1', 1);
  expect(after).toBeNull();
  expect(parseEntries([old])).toEqual({ entries: [note('b-1', 1)], unreadable: 0 });
});

test('two phones that went on from the same line miss nothing once they have met', () => {
  const start = note('b-1', 1);
  const mine = [
    { ...note('b-1', 2, 'mine', 'a-one'), after: start.id },
    { ...note('b-1', 4, 'mine', 'a-one'), after: note('b-1', 2, '', 'a-one').id },
  ];
  const theirs = [{ ...note('b-1', 3, 'theirs', 'a-two'), after: start.id }];
  expect(missingFrom(inOrder([start, ...mine, ...theirs]))).toBe(0);
  expect(missingFrom(inOrder([...mine, ...theirs]))).toBe(1);
});
