import { describe, expect, test } from 'vitest';
import { isEntryId } from '#battle/hlc.ts';
import {
  isActorId,
  isBattleId,
  isFighterId,
  isSideId,
  isWarbandId,
  isWarriorId,
} from '#rules/contract/ids.ts';

const GUARDS = [
  ['a', isActorId],
  ['b', isBattleId],
  ['f', isFighterId],
  ['m', isWarriorId],
  ['s', isSideId],
  ['w', isWarbandId],
] as const;

describe.each(GUARDS)('an id with %s', (letter, isOfKind) => {
  test.each(['1', 'Otto_2', '0190a8e2-7b1c-7d3e-9f00-aaaaaaaaaaaa', 'x'.repeat(64)])(
    'may go on with %s',
    (word) => expect(isOfKind(`${letter}-${word}`)).toBe(true),
  );

  test.each(['', 'a b', 'a:b', '/..', 'a\nb', 'é', 'x'.repeat(65)])('never with %j', (word) =>
    expect(isOfKind(`${letter}-${word}`)).toBe(false),
  );

  test('is no other kind of id, and no other value', () => {
    const others = GUARDS.filter(([other]) => other !== letter);
    expect(others.map(([other]) => isOfKind(`${other}-1`))).not.toContain(true);
    expect([null, undefined, 1, {}, [`${letter}-1`]].map(isOfKind)).not.toContain(true);
  });
});

describe('the id of an entry', () => {
  test.each(['a-x:0mjvvd13k-0000', 'a-x:5'])('is %s', (id) => expect(isEntryId(id)).toBe(true));

  test.each(['a-x', 'a-xy', 'a-x:', ':5', 'a-:5', 'b-x:5', 'a-x/y:5', `a-x:${'5'.repeat(1000)}`])(
    'is not %s',
    (id) => expect(isEntryId(id)).toBe(false),
  );
});
