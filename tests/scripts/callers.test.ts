import { describe, expect, test } from 'vitest';
import { uncalled } from '../../scripts/callers.mjs';

/** What is found in a project of these files. */
function found(
  src: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
): readonly string[] {
  return uncalled(new Map(Object.entries(src)), new Map(Object.entries(others)));
}

const RULE = 'export function rule() { return 1; }';

describe('an exported value without a caller in src', () => {
  test('is named', () => {
    expect(found({ 'src/a.ts': RULE })).toEqual(['src/a.ts: nobody in src calls rule']);
  });

  test('is named although tests call it', () => {
    const tests = { 'tests/a.test.ts': "import { rule } from '#a.ts'; rule();" };
    expect(found({ 'src/a.ts': RULE }, tests)).toEqual(['src/a.ts: nobody in src calls rule']);
  });

  test.each([
    ['it calls itself', 'export function rule() { return rule(); }'],
    ['a property is called like it', `${RULE} console.log({ rule: 1 }.rule);`],
  ])('is named although %s', (_, text) => {
    expect(found({ 'src/a.ts': text })).toEqual(['src/a.ts: nobody in src calls rule']);
  });

  test('is named behind an import of types, and where it is only passed on', () => {
    const type = "import type { rule } from './a.ts'; let one: typeof rule;";
    expect(found({ 'src/a.ts': RULE, 'src/b.ts': type })).toHaveLength(1);
    expect(found({ 'src/a.ts': RULE, 'src/b.ts': "export { rule } from './a.ts';" })).toEqual([
      'src/b.ts: nobody in src calls rule',
    ]);
  });

  test('is named in a file that was imported whole for something else', () => {
    const both = `${RULE} export const other = 2;`;
    const whole = "import * as a from './a.ts'; console.log(a.other);";
    expect(found({ 'src/a.ts': both, 'src/b.ts': whole })).toEqual([
      'src/a.ts: nobody in src calls rule',
    ]);
  });

  test('is named in a file that is loaded later for something else', () => {
    const both = `${RULE} export const other = 2;`;
    const later = "const { other } = await import('./a.ts'); console.log(other);";
    expect(found({ 'src/a.ts': both, 'src/b.ts': later })).toHaveLength(1);
    expect(found({ 'src/a.ts': both, 'src/b.ts': "console.log(import('./a.ts'));" })).toEqual([]);
  });
});

describe('nothing is said of', () => {
  test.each([
    ['a value that another file imports', "import { rule } from './a.ts'; rule();"],
    ['one imported from the top of src', "import { rule as one } from '#a.ts'; one();"],
    ['one of a file that was imported whole', "import * as a from '#a.ts'; a.rule();"],
    ['one of a file that is loaded later', "console.log((await import('#a.ts')).rule);"],
  ])('%s', (_, text) => {
    expect(found({ 'src/a.ts': RULE, 'src/b.ts': text })).toEqual([]);
  });

  test('types', () => {
    const types = 'export interface One { readonly a: number } export type Two = One;';
    expect(found({ 'src/a.ts': types })).toEqual([]);
  });

  test('what games are found by', () => {
    expect(found({ 'src/rules/systems/chess/index.ts': 'export const system = {};' })).toEqual([]);
  });
});

test('a value that its own file alone uses need not be exported, unless tests want it', () => {
  const own = { 'src/a.ts': `${RULE} rule();` };
  expect(found(own)).toEqual(['src/a.ts: rule need not be exported']);
  expect(found(own, { 'tests/a.test.ts': "import { rule } from '#a.ts'; rule();" })).toEqual([]);
});

test('a file that is no program stops the check', () => {
  expect(() => found({ 'src/a.ts': 'export const = 1;' })).toThrow(/src\/a\.ts/);
});
