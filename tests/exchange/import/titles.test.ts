import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// What stands beside the name of a warband is left out, and never a part of the name itself.

const nameOf = (title: string) =>
  importFile(
    bytesOf(
      `${title}\n\nOtto (Mercenary Captain): sword, pistol\nHans (Champion): axe\n3 Warriors: spear`,
    ),
  ).warband?.name;

describe('the name of a warband', () => {
  test.each([
    ['The Last Stand', 'The Last Stand'],
    ['The Night Before Battle', 'The Night Before Battle'],
    ['The Last Stand, after game 4', 'The Last Stand'],
    ['Red Sashes after battle #3', 'Red Sashes'],
    ['Red Sashes - after the battle', 'Red Sashes'],
    ['Red Sashes, starting list', 'Red Sashes'],
    ['Rote Schärpen, Stand 3. Mai', 'Rote Schärpen'],
    ['Red Sashes, updated, lol', 'Red Sashes, lol'],
    ['Red Sashes update after sunday', 'Red Sashes'],
  ])('%s', (title, name) => {
    expect(nameOf(title)).toBe(name);
  });
});
