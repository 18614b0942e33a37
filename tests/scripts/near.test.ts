import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { importsOf, reachOf, sourceTexts } from '../../scripts/imports.mjs';
import { nearTests } from '../../scripts/near.mjs';
import { nearestTests, withinSeconds } from '../../scripts/nearest.mjs';
import { inProject } from '../../scripts/paths.mjs';

const PROJECT = sourceTexts();

describe('what a file imports', () => {
  const texts = new Map([
    [
      'src/ui/Row.tsx',
      [
        "import { useState } from 'react';",
        "import type { Row } from './types.ts';",
        "import { type Side } from './side.ts';",
        'import {',
        '  type Fighter,',
        '  named,',
        "} from '#rules/named.ts';",
        "import './row.css';",
        "export { Cell } from './Cell.tsx';",
        "const Sheet = lazy(() => import('./Sheet.tsx'));",
        "const SYSTEMS = import.meta.glob<System>('../rules/systems/*/index.ts', { eager: true });",
      ].join('\n'),
    ],
    ...['types.ts', 'side.ts', 'Cell.tsx', 'Sheet.tsx'].map(
      (name) => [`src/ui/${name}`, ''] as const,
    ),
    ['src/rules/named.ts', "export * from './kit.ts';"],
    ['src/rules/kit.ts', ''],
    ['src/rules/systems/one/index.ts', ''],
    ['src/rules/systems/one/deep/index.ts', ''],
  ]);

  test('is what runs with it: no types, but what comes later and what is found by its place', () => {
    expect(importsOf(texts).get('src/ui/Row.tsx')).toEqual(
      new Set([
        'src/rules/named.ts',
        'src/ui/Cell.tsx',
        'src/ui/Sheet.tsx',
        'src/rules/systems/one/index.ts',
      ]),
    );
  });

  test('brings more with it, further away', () => {
    const reach = reachOf('src/ui/Row.tsx', importsOf(texts));
    expect(reach.get('src/ui/Row.tsx')).toBe(0);
    expect(reach.get('src/rules/named.ts')).toBe(1);
    expect(reach.get('src/rules/kit.ts')).toBe(2);
    expect(reach.has('src/ui/types.ts')).toBe(false);
  });

  test('is what a parser finds', () => {
    const files = [...PROJECT.keys()].filter((file) =>
      /^src\/(?:app|i18n|store|sync)\//.test(file),
    );
    const imports = importsOf(PROJECT);
    const wrong = files.filter((file) => {
      const found = [...(imports.get(file) ?? [])].filter((to) => !to.includes('/systems/'));
      return found.toSorted().join() !== parsed(file).toSorted().join();
    });
    expect(files.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });
});

describe('the nearest tests', () => {
  const texts = new Map([
    ['src/ui/battle/GaugeStrip.tsx', "export function GaugeStrip() { return t('gauge.losses'); }"],
    ['tests/ui/battle/gauge-strip.test.tsx', "test('the strip of gauges', () => openTable());"],
    ['tests/ui/battle/losses.test.tsx', "test('casualties', () => tap('Pertes'));"],
    ['tests/ui/battle/menu.test.tsx', "test('the menu', () => tap('Menu'));"],
    ['tests/ui/home/strip.test.tsx', "test('the strip of gauges', () => openTable());"],
    ['tests/battle/fold.test.ts', "test('a fold', () => fold());"],
  ]);
  const everything = new Map([['src/ui/battle/GaugeStrip.tsx', 5]]);
  const tests = [...texts.keys()].filter((file) => file.startsWith('tests/'));
  const reaches = new Map(tests.map((one) => [one, everything]));
  const phrases = new Map([['gauge.losses', 'Pertes']]);

  test('are those that speak of the same things, near it before others', () => {
    const nearest = nearestTests(texts, reaches, phrases)('src/ui/battle/GaugeStrip.tsx');
    const names = nearest.map(({ test: name }) => name);
    expect(names.slice(0, 2).toSorted()).toEqual([
      'tests/ui/battle/gauge-strip.test.tsx',
      'tests/ui/battle/losses.test.tsx',
    ]);
    expect(names[2]).toBe('tests/ui/home/strip.test.tsx');
  });

  test('are none that do not load it', () => {
    const far = new Map(reaches).set('tests/ui/battle/losses.test.tsx', new Map());
    const nearest = nearestTests(texts, far, phrases)('src/ui/battle/GaugeStrip.tsx');
    expect(nearest.map(({ test: name }) => name)).not.toContain('tests/ui/battle/losses.test.tsx');
  });

  test.each([
    ['as many as there is time for', 3, ['a', 'b']],
    ['leave out what would take too long', 2.5, ['a', 'c']],
    ['are one at least', 0, ['a']],
  ])('%s', (_, seconds, names) => {
    const candidates = [
      { test: 'a', nearness: 60, seconds: 2 },
      { test: 'b', nearness: 40, seconds: 1 },
      { test: 'c', nearness: 20, seconds: 0.5 },
      { test: 'far', nearness: 1, seconds: 0 },
    ];
    expect(withinSeconds(candidates, seconds)).toEqual(names);
  });
});

test('of this project are those named like a file, some of the others, and a changed test itself', () => {
  const { tests, others } = nearTests([
    'src/roster/advances/read.ts',
    'src/ui/battle/header/GaugeStrip.tsx',
    'src/sync/room-key.ts',
    'tests/scripts/near.test.ts',
  ]);
  expect(tests).toContain('tests/roster/advances/read.test.ts');
  expect(tests).toContain('tests/ui/battle/gauge-strip.test.tsx');
  expect(tests).toContain('tests/sync/room-key.test.ts');
  expect(tests).toContain('tests/scripts/near.test.ts');
  expect(tests.length).toBeLessThan(40);
  expect(others).toBeGreaterThan(60);
});

/** The files of the project that a file imports, as Vite’s parser reads it. */
function parsed(file: string): readonly string[] {
  const { module } = parseSync(file, readFileSync(inProject(file), 'utf8'));
  const names = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null || isType ? [] : [moduleRequest.value],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const text = PROJECT.get(file)?.slice(start, end) ?? '';
      return text.startsWith("'") ? [text.slice(1, -1)] : [];
    }),
  ];
  const places = names.map((name) =>
    name.startsWith('#') ? `src/${name.slice(1)}` : path.posix.join(path.posix.dirname(file), name),
  );
  return [...new Set(places)].filter((place) => PROJECT.has(place) && !place.includes('/systems/'));
}
