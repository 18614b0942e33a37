import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

// What speaks when nothing else can has to run where nothing else does: in the syntax of 2020, and with what every
// browser since 2015 knows. (`?.` and `??` are of 2020 too; an older browser has the sentence that needs no program.)

const LAST_RESORTS = ['src/main.ts', 'src/app/page-words.ts', 'src/i18n/last-resort.ts'];

const NEWER_SYNTAX: ReadonlySet<string> = new Set([
  'StaticBlock',
  'PrivateIdentifier',
  'PropertyDefinition',
  'AccessorProperty',
]);

const NEWER_WORDS: ReadonlySet<string> = new Set([
  'any',
  'at',
  'findLast',
  'findLastIndex',
  'flat',
  'flatMap',
  'fromEntries',
  'groupBy',
  'hasOwn',
  'matchAll',
  'replaceAll',
  'structuredClone',
  'toReversed',
  'toSorted',
  'toSpliced',
  'with',
  'withResolvers',
]);

test.each(LAST_RESORTS)('%s is written in the oldest words', (file) => {
  expect(newerIn(readFileSync(inProject(file), 'utf8'))).toEqual([]);
});

test('newer words are found', () => {
  const code = 'class A { #b = 1; static {} }\n[1].at(-1);\na ??= Object.hasOwn(b, c);\nawait d;';
  expect(newerIn(code)).toEqual([
    'PropertyDefinition',
    'PrivateIdentifier',
    'StaticBlock',
    'at',
    '??=',
    'hasOwn',
    'await outside a function',
  ]);
});

/** What of a source needs a newer browser, in order. */
function newerIn(code: string): readonly string[] {
  const { program, errors } = parseSync('source.ts', code);
  expect(errors).toEqual([]);
  const found: string[] = [];
  visit(program, false, (node, inFunction) => {
    const { type } = node;
    if (typeof type !== 'string') return;
    if (NEWER_SYNTAX.has(type)) found.push(type);
    if (type === 'AwaitExpression' && !inFunction) found.push('await outside a function');
    if (type === 'AssignmentExpression' && /^(?:\?\?|&&|\|\|)=$/.test(String(node['operator']))) {
      found.push(String(node['operator']));
    }
    if (type !== 'MemberExpression') return;
    const { property } = node;
    const name = isNode(property) && typeof property['name'] === 'string' ? property['name'] : '';
    if (NEWER_WORDS.has(name)) found.push(name);
  });
  return found;
}

interface Node {
  readonly type?: unknown;
  readonly [field: string]: unknown;
}

function visit(
  value: unknown,
  inFunction: boolean,
  see: (node: Node, inFunction: boolean) => void,
): void {
  if (Array.isArray(value)) for (const one of value) visit(one, inFunction, see);
  if (!isNode(value)) return;
  see(value, inFunction);
  const within = inFunction || /Function/.test(String(value.type));
  for (const part of Object.values(value)) visit(part, within, see);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
