import { describe, expect, test } from 'vitest';
import { usualGames } from '#store/usual-games.ts';

const GAMES = { ids: ['alpha', 'beta', 'gamma'], starter: 'beta' };

describe('the games in the order of use', () => {
  test('begin with what was played last, then the one of a first launch', () => {
    expect(usualGames(GAMES, ['gamma'])).toEqual(['gamma', 'beta', 'alpha']);
    expect(usualGames(GAMES, [null, null])).toEqual(['beta', 'alpha', 'gamma']);
  });

  test('are each there once, and only those that the app knows', () => {
    expect(usualGames(GAMES, ['constructor', 'gamma', 'gamma', 'beta'])).toEqual([
      'gamma',
      'beta',
      'alpha',
    ]);
    expect(usualGames({ ids: [], starter: null }, ['gamma'])).toEqual([]);
  });
});
