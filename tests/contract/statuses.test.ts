import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';
import { ALL_SYSTEMS } from '../support/systems.ts';

// A status is defined by its row. Rules that compare its id would not work with a new status, so no code may
// outside the tables, in any game.

/** Of every game, so that statuses of one game only are covered too. */
const IDS = [...new Set(ALL_SYSTEMS.flatMap(({ statuses }) => statuses.map(({ id }) => id)))]
  .map((id) => `'${id}'`)
  .join('|');
/** A status compared with an id on either side, in a `case`, or looked up in a list of ids. */
const ASKS = [
  new RegExp(`\\b(?:status|to|wanted)\\b\\s*[=!]==? (?:${IDS})`),
  new RegExp(`(?:${IDS}) [=!]==? [^\\n]{0,40}\\b(?:status|to|wanted)\\b`),
  new RegExp(`(?:new Set|Set<string> = new Set)\\(\\[\\s*(?:${IDS})`),
  new RegExp(`\\[(?:${IDS})(?:, (?:${IDS}))*\\]\\.(?:includes|some|indexOf)`),
];
const TABLES = /(?:^|\/)statuses\.ts$/;

function asking(source: string): readonly string[] {
  const lines = source.split('\n');
  const found = lines.filter((line) => ASKS.some((pattern) => pattern.test(line)));
  return [...found, ...(ASKS[2]?.test(source) === true && found.length === 0 ? ['new Set'] : [])];
}

test('no rule compares a status with an id', () => {
  const files = readdirSync(inProject('src/rules'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !TABLES.test(file));
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    asking(readFileSync(path.join(inProject('src/rules'), file), 'utf8')).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});

test('a comparison is found', () => {
  const lines = [
    "  if (fighter.status === 'standing') return true;",
    "    .filter(({ status }) => status !== 'fleeing')",
    "  return 'stunned' === fighter.status;",
    "const DOWN: ReadonlySet<string> = new Set(['knocked-down', 'stunned']);",
    "  return ['standing', 'fleeing'].includes(status);",
    "  if (to === 'left-table') return [];",
  ];
  expect(lines.filter((line) => asking(line).length === 0)).toEqual([]);
  expect(asking("  const table = roll > 4 ? 'stunned' : 'knocked-down';")).toEqual([]);
});
