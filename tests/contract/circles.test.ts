import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

// The linter sees circles of imports at the start of a file, those of types too (.oxlintrc.json), but not
// those through an import that comes later.

/** For each file of src, those of src that it imports: its values, its types, at once or later. */
function importsOfAll(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => name.replaceAll('\\', '/'));
  return new Map(
    files.map((file) => {
      const text = readFileSync(inProject('src', file), 'utf8');
      const targets = [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'([#.][^']+\.tsx?)'/g)].map(
        ([, target = '']) =>
          target.startsWith('#')
            ? target.slice(1)
            : path.posix.join(path.posix.dirname(file), target),
      );
      return [file, targets];
    }),
  );
}

/** Files that lead back to themselves, and those from which such a circle is reached. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  let left = [...imports];
  for (;;) {
    const names = new Set(left.map(([file]) => file));
    const next = left.filter(([, targets]) => targets.some((target) => names.has(target)));
    if (next.length === left.length) return next.map(([file]) => file);
    left = next;
  }
}

test('no file of src leads back to itself', () => {
  const imports = importsOfAll();
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(inCircles(imports)).toEqual([]);
});

test('a circle would be seen', () => {
  const imports = new Map([
    ['a.ts', ['b.ts', 'd.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
    ['d.ts', []],
  ]);
  expect(inCircles(imports)).toEqual(['a.ts', 'b.ts', 'c.ts']);
});
