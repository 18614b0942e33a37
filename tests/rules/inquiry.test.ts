import { describe, expect, test } from 'vitest';
import {
  type Answers,
  choice,
  completed,
  faces,
  type Inquiry,
  MAX_ANSWERS,
  readAnswers,
  repeated,
  rolledOn,
  total,
  withAnswer,
} from '#rules/dice/inquiry.ts';

/** Two D3, a choice unless they are equal, then a sum until it is 7 or more. */
function* inquiry(): Inquiry<string, string> {
  const [first, second] = yield* faces('D3s', 2, 3);
  const how = first === second ? 'double' : yield* choice('how', ['mild', '2']);
  for (;;) {
    const sum = yield* total('sum', 2);
    if (sum >= 7) return `${how} ${sum}`;
  }
}

function asked(...answers: Answers): readonly [string, readonly number[]] | string {
  const { result, next } = readAnswers(inquiry(), answers);
  return next === null ? result : [next.asked.said, next.thrown];
}

describe('answers', () => {
  test.each<[Answers, ReturnType<typeof asked>]>([
    [[], ['D3s', []]],
    [[2], ['D3s', [2]]],
    [
      [2, 3],
      ['how', []],
    ],
    [
      [2, 3, 'mild'],
      ['sum', []],
    ],
    // Options that are numbers may be stored as such; older documents do so.
    [
      [2, 3, 2, 4],
      ['sum', [4]],
    ],
    [[2, 3, 'mild', 4, 4], 'mild 8'],
    [[2, 2, '9'], 'double 9'],
    // A sum that comes to nothing is rolled again.
    [[2, 2, '3', 1, 2, '7'], 'double 7'],
  ])('%j lead to %j', (answers, expected) => expect(asked(...answers)).toEqual(expected));

  test.each<[string, Answers]>([
    ['a face that the die does not have', [4, 0, 1.5, 2, 3, 'mild', '9']],
    ['an option that is not offered', [2, 3, 'wild', 1, 'mild', '9']],
    ['a total that cannot be', [2, 3, 'mild', '1', '13', '', 'x', '9']],
    ['what comes after the last one', [2, 3, 'mild', '9', 1, 2, 'mild']],
  ])('skip %s', (_, answers) => expect(asked(...answers)).toBe('mild 9'));
});

describe('dice thrown by the app', () => {
  const rolled = (answers: Answers, ...dice: readonly number[]) => {
    const left = [...dice];
    const nextAfter = (given: Answers) => readAnswers(inquiry(), given).next;
    return { all: rolledOn(nextAfter, answers, () => left.shift() ?? 0), left };
  };

  test.each<[Answers, readonly number[], Answers]>([
    [[], [2, 2, 6, 6], [2, 2, 6, 6]],
    [[2], [3], [2, 3]],
    [[2, 3, 'mild', 4], [5], [2, 3, 'mild', 4, 5]],
    [
      [2, 2],
      [1, 1, 4, 3],
      [2, 2, 1, 1, 4, 3],
    ],
  ])('after %j are %j', (answers, dice, all) =>
    expect(rolled(answers, ...dice)).toEqual({ all, left: [] }),
  );

  test('stop where an inquiry never ends', () => {
    const ones = Array.from({ length: 100 }, () => 1);
    const { all, left } = rolled([2, 2], ...ones);
    expect(all).toHaveLength(MAX_ANSWERS);
    expect(left).toHaveLength(100 - MAX_ANSWERS + 2);
  });

  test('complete a throw, and are none for a whole one', () => {
    const throwing = { count: 2, sides: 6 };
    expect(completed(throwing, [5], () => 6)).toEqual([5, 6]);
    expect(completed(throwing, [5, 1, 2], () => 6)).toEqual([5, 1, 2]);
  });

  test('are not thrown for ever', () => {
    expect(repeated(0, (now) => now + 1)).toBe(200);
    expect(repeated(0, (now) => (now < 3 ? now + 1 : null))).toBe(3);
  });
});

test('one answer too many is left out, so that those before it stay', () => {
  const full = Array.from({ length: MAX_ANSWERS }, () => 1);
  expect(withAnswer(full.slice(1), 2)).toEqual([...full.slice(1), 2]);
  expect(withAnswer(full, 2)).toEqual(full);
});
