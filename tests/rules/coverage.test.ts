import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RULES = path.join(ROOT, 'src/rules');
const page = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');
const listed = new Set([...page.matchAll(/^\| ([A-Z0-9-]+) \|/gm)].map(([, id]) => id));

test('every rule that the code cites is listed in the docs', () => {
  const cited = sourceFiles().flatMap((file) =>
    citations(readFileSync(path.join(RULES, file), 'utf8')).map((id) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ id }) => !listed.has(id))).toEqual([]);
});

test('every file that the docs name is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file]) => file ?? '');
  const missing = named.filter(
    (file) => !existsSync(path.join(RULES, file)) && !existsSync(path.join(ROOT, file)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('a rule is listed once', () => {
  const ids = [...page.matchAll(/^\| ([A-Z0-9-]+) \|/gm)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

function sourceFiles(): readonly string[] {
  return readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
}

/** Ids after `@rule`, up to the end of the comment; several are separated by commas. */
function citations(source: string): readonly string[] {
  return [...source.matchAll(/@rule ([^/@]+)/g)]
    .flatMap(([, text]) => [...(text ?? '').matchAll(/\b[A-Z]{2,}(?:-[A-Z0-9]+)*\b/g)])
    .map(([id]) => id);
}
