import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../scripts/paths.mjs';

test('no height is in vh, which on a phone includes the browser’s bars', () => {
  const folder = inProject('src', 'ui');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(20);
  const wrong = sheets.filter((name) =>
    /\d(?:vh|svh|lvh)\b/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
