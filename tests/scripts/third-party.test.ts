import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';
import { thirdParty } from '../../scripts/third-party.mjs';

test('lists every bundled package once, with version, licence and text', () => {
  const react = inProject('node_modules', 'react');
  const list = thirdParty([
    `${react}/index.js`,
    `${react}/cjs/react.production.js?commonjs-es-import`,
    inProject('src', 'main.ts'),
    '\0rolldown/runtime.js',
  ]);
  const names = list.map(({ name }) => name);
  expect(names).toEqual(['Alegreya Sans', 'Game Icons', 'Grenze Gotisch', 'react', 'rolldown']);
  const found = list.find(({ name }) => name === 'react');
  expect(found?.licence).toBe('MIT');
  expect(found?.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(found?.text).toContain('Permission is hereby granted');
});

test('fails the build for a package without its required licence text', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'third-party-'));
  const left = path.join(folder, 'node_modules', 'left-pad');
  mkdirSync(left, { recursive: true });
  const about = { name: 'left-pad', version: '1.0.0', license: 'MIT' };
  writeFileSync(path.join(left, 'package.json'), JSON.stringify(about));
  expect(() => thirdParty([`${left}/index.js`])).toThrow('left-pad (MIT)');
  rmSync(folder, { recursive: true });
});
