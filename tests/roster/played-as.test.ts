import { expect, test } from 'vitest';
import { playedTraits } from '#roster/played-as.ts';
import { system } from '#rules/systems/mordheim/index.ts';

// What only one warband has may be played as what everybody knows.

test('a katar cuts as an axe does, and is still a katar', () => {
  expect(playedTraits({ katar: true, helmet: true }, system)).toEqual({
    katar: true,
    axe: true,
    helmet: true,
  });
});

test('who has nothing of the kind is as he was', () => {
  const traits = { axe: true, 'scaly-skin': 5 } as const;
  expect(playedTraits(traits, system)).toBe(traits);
});

test('what is played is not said to be left to the players', () => {
  const rows = system.traits.filter((row) => row.as !== undefined);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ onlyNoted }) => onlyNoted === true)).toEqual([]);
});
