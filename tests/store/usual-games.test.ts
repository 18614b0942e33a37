import { describe, expect, test } from 'vitest';
import { usualGames } from '#store/usual-games.ts';

const GAMES = { ids: ['alpha', 'beta', 'gamma'], starter: 'beta' };

describe('the games in the order of use', () => {
  test('begin with the last played, then the default of a first launch', () => {
    expect(usualGames(GAMES, ['gamma'])).toEqual(['gamma', 'beta', 'alpha']);
    expect(usualGames(GAMES, [null, null])).toEqual(['beta', 'alpha', 'gamma']);
  });

  test('are each listed once, and only those that the app knows', () => {
    expect(usualGames(GAMES, ['constructor', 'gamma', 'gamma', 'beta'])).toEqual([
      'gamma',
      'beta',
      'alpha',
    ]);
    expect(usualGames({ ids: [], starter: null }, ['gamma'])).toEqual([]);
  });
});
