import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runVectors } from './run.ts';

const EXAMPLES = fileURLToPath(new URL('./examples.json', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vectors-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the rules answer every example as the tables expect', () => {
  const report = runVectors(EXAMPLES);
  expect(report.lines.filter((line) => line.includes(' expected '))).toEqual([]);
  expect(report).toMatchObject({ failed: 0, unknown: [] });
  expect(report.passed).toBeGreaterThan(100);
});

describe('the vectors runner', () => {
  test('names what was expected and what came instead', () => {
    const report = run({
      id: 'X',
      kind: 'rout-threshold',
      given: { participants: 12 },
      expect: { needed: 4 },
    });
    expect(report.failed).toBe(1);
    expect(report.lines).toContain('X (mordheim): needed expected 4, got 3');
    expect(report.lines.at(-1)).toBe('0 passed, 1 failed');
  });

  test('fails over a field that no rule answers', () => {
    const report = run({ id: 'X', kind: 'phases', given: {}, expect: { mood: 'grim' } });
    expect(report.lines).toContain('X (mordheim): mood expected "grim", got nothing');
  });

  test('fails over a fact that nobody here understands', () => {
    const report = run({ id: 'X', kind: 'rout-threshold', given: { moon: 1 }, expect: {} });
    expect(report.failed).toBe(1);
  });

  test('names a kind that it should know and does not', () => {
    const report = run({ id: 'X', kind: 'weather', given: {}, expect: {} });
    expect(report).toMatchObject({ failed: 1, unknown: ['weather'] });
  });

  test('leaves other rule systems alone', () => {
    const report = run({ id: 'X', kind: 'weather', systems: ['chess'], given: {}, expect: {} });
    expect(report).toMatchObject({ passed: 0, failed: 0, unknown: [] });
  });

  test('refuses a file without vectors', () => {
    const file = path.join(folder, 'empty.json');
    writeFileSync(file, '{}');
    expect(() => runVectors(file)).toThrow(/vectors/);
  });
});

function run(vector: Readonly<Record<string, unknown>>) {
  const file = path.join(folder, 'vectors.json');
  writeFileSync(file, JSON.stringify({ vectors: [{ systems: ['mordheim'], ...vector }] }));
  return runVectors(file);
}
