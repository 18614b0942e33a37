// @ts-check
// Which small mistakes could stand in a file: a change within one line, such as a slip of the hand
// would leave, or a condition that somebody forgot, however many lines it takes.

import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

/**
 * @typedef {object} Mutation
 * @property {string} file relative to the project
 * @property {number} line from 1
 * @property {string} before the original line or lines, without the indentation
 * @property {string} after the mutated line or lines
 * @property {number} start offset where the change begins
 * @property {number} end offset where the replaced text ends
 * @property {string} text the replacement
 * @property {Place} seen the expression or statement that runs when the change matters
 */

/** @typedef {{ start: number; end: number; statement: boolean }} Place */

/**
 * A node of the syntax tree.
 * @typedef {{ type: string; start: number; end: number } & Record<string, unknown>} Node
 */

/**
 * A change to the source. One that removes a condition may span several lines; any other is within one.
 * @typedef {{ start: number; end: number; text: string; seen: Place; condition?: boolean }} Change
 */

/** @type {Readonly<Record<string, string>>} */
const OTHER_OPERATOR = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '*': '/',
  '-': '+',
  '&&': '||',
  '||': '&&',
};

/** @type {Readonly<Record<string, string>>} */
const OTHER_METHOD = { every: 'some', some: 'every', min: 'max', max: 'min' };

/** Methods whose callback decides which elements count. */
const PREDICATED = /^(?:filter|some|every|find|findIndex|findLast|findLastIndex)$/;

/** Types have no effect at run time; what the bundler evaluates must stay readable to it. */
const UNTOUCHED = /^(?:Import(?!Expression)|ExportAll|TS(?!As|Satisfies|NonNull))/;
const TYPES = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']);

/**
 * All mutations of a file, in source order.
 * @param {string} file relative to the project
 * @param {string} source
 * @returns {Mutation[]}
 */
export function mutationsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be read as TypeScript`);
  /** @type {Mutation[]} */
  const found = [];
  walk(asNode(program), [], (node, above) => {
    for (const { condition, ...change } of changesAt(node, above, source)) {
      const { start, end, text } = change;
      if (!condition && source.slice(start, end).includes('\n')) continue;
      const lineStart = source.lastIndexOf('\n', start - 1) + 1;
      const lineEnd = `${source}\n`.indexOf('\n', end);
      const becomes = source.slice(lineStart, start) + text + source.slice(end, lineEnd);
      found.push({
        file,
        line: source.slice(0, lineStart).split('\n').length,
        before: source.slice(lineStart, lineEnd).trim(),
        after: becomes.trim(),
        ...change,
      });
    }
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));
}

/**
 * Selects mutations by a seed: the same ones each time, even after other lines have changed.
 * @param {readonly Mutation[]} mutations
 * @param {number} seed
 * @param {number} count
 * @returns {Mutation[]} in their original order
 */
export function chosen(mutations, seed, count) {
  /** @type {Map<string, number>} */
  const alike = new Map();
  const drawn = mutations.map((mutation) => {
    const name = nameOf(mutation);
    const nth = alike.get(name) ?? 0;
    alike.set(name, nth + 1);
    return { mutation, lot: createHash('sha256').update(`${seed} ${nth} ${name}`).digest('hex') };
  });
  const taken = new Set(
    drawn
      .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, count)
      .map(({ mutation }) => mutation),
  );
  return mutations.filter((mutation) => taken.has(mutation));
}

/**
 * The identity of a mutation, independent of its line number.
 * @param {Pick<Mutation, 'file' | 'before' | 'after'>} mutation
 */
export function nameOf({ file, before, after }) {
  return `${file}\n${before}\n${after}`;
}

/**
 * The source with the mutation applied.
 * @param {string} source
 * @param {Pick<Mutation, 'start' | 'end' | 'text'>} mutation
 */
export function mutated(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end);
}

/**
 * The source instrumented with `call(n)` wherever the code that the nth mutation would change is run.
 * @param {string} source
 * @param {readonly { place: Place; call: string }[]} places
 */
export function withCalls(source, places) {
  const pieces = places.flatMap(({ place: { start, end, statement }, call }) => {
    const [open, close] = statement ? [`{ ${call}; `, ' }'] : [`(${call}, `, ')'];
    const width = end - start;
    // At one position, ends come before beginnings, and of two ranges that begin or end there the wider
    // encloses the other.
    return [
      { at: start, order: -width, text: open },
      { at: end, order: width - 2 * source.length, text: close },
    ];
  });
  let result = '';
  let done = 0;
  for (const { at, text } of pieces.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
    result += source.slice(done, at) + text;
    done = at;
  }
  return result + source.slice(done);
}

/**
 * @param {Node} node
 * @param {readonly Node[]} above its ancestors, nearest first
 * @param {(node: Node, above: readonly Node[]) => void} visit
 */
function walk(node, above, visit) {
  if (UNTOUCHED.test(node.type) || isReadByBundler(node)) return;
  visit(node, above);
  for (const [key, value] of Object.entries(node)) {
    if (TYPES.has(key) || (key === 'key' && node['computed'] === false)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, [node, ...above], visit);
    }
  }
}

/**
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {string} source
 * @returns {Change[]}
 */
function changesAt(node, above, source) {
  const seen = placeOf(node, above);
  switch (node.type) {
    case 'BinaryExpression':
      return operatorChanges(node, source, seen);
    case 'LogicalExpression':
      return node['operator'] === '??'
        ? droppedOperands(node, seen)
        : [
            ...operatorChanges(node, source, seen),
            ...droppedOperands(node, seen).map((change) => ({ ...change, condition: true })),
          ];
    case 'UnaryExpression':
      return node['operator'] === '!'
        ? [{ start: node.start, end: node.start + 1, text: '', seen }]
        : [];
    case 'Literal':
      return isSizeOfIcon(above) ? [] : literalChanges(node, seen);
    case 'CallExpression':
      return [...methodChanges(node, seen), ...droppedPredicate(node)];
    case 'ConditionalExpression': {
      const { start, end } = asNode(node['test']);
      return ['true', 'false'].map((text) => ({ start, end, text, seen }));
    }
    case 'IfStatement': {
      const { start, end } = asNode(node['test']);
      const test = { start, end, seen: { start, end, statement: false } };
      return [
        { ...test, text: 'false', condition: true },
        { ...test, text: 'true', condition: true },
      ];
    }
    case 'ExpressionStatement':
      return /^(?:Call|Await|Assignment|Update)Expression$/.test(asNode(node['expression']).type)
        ? [{ start: node.start, end: node.end, text: ';', seen: { ...seen, statement: true } }]
        : [];
    default:
      return [];
  }
}

/**
 * @param {Node} node
 * @param {string} source
 * @param {Place} seen
 * @returns {Change[]}
 */
function operatorChanges(node, source, seen) {
  const operator = String(node['operator']);
  const [left, right] = [asNode(node['left']), asNode(node['right'])];
  // A plus may concatenate strings; beside a number it adds.
  const text =
    operator === '+' && [left, right].some((side) => typeof side['value'] === 'number')
      ? '-'
      : OTHER_OPERATOR[operator];
  if (text === undefined) return [];
  const start = left.end + source.slice(left.end, right.start).indexOf(operator);
  return [{ start, end: start + operator.length, text, seen }];
}

/**
 * @param {Node} node
 * @param {Place} seen
 * @returns {Change[]}
 */
function literalChanges(node, seen) {
  const { value, start, end } = node;
  if (typeof value === 'boolean') return [{ start, end, text: String(!value), seen }];
  if (typeof value === 'number') return [{ start, end, text: String(value + 1), seen }];
  return [];
}

/**
 * @param {Node} node
 * @param {Place} seen
 * @returns {Change[]}
 */
function methodChanges(node, seen) {
  const callee = asNode(node['callee']);
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const { name, start, end } = asNode(callee['property']);
  const text = OTHER_METHOD[String(name)];
  return text === undefined ? [] : [{ start, end, text, seen }];
}

/**
 * Leaves out either half of `a && b`, `a || b` and `a ?? b`.
 * @param {Node} node
 * @param {Place} seen
 * @returns {Change[]}
 */
function droppedOperands(node, seen) {
  const [left, right] = [asNode(node['left']), asNode(node['right'])];
  return [
    { start: node.start, end: right.start, text: '', seen },
    { start: left.end, end: node.end, text: '', seen },
  ];
}

/**
 * A predicate that accepts everything: `list.filter((one) => true)`.
 * @param {Node} node a call
 * @returns {Change[]}
 */
function droppedPredicate(node) {
  const callee = asNode(node['callee']);
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  if (!PREDICATED.test(String(asNode(callee['property'])['name']))) return [];
  const args = node['arguments'];
  const predicate = Array.isArray(args) ? args[0] : undefined;
  if (!isNode(predicate) || predicate.type !== 'ArrowFunctionExpression') return [];
  const body = asNode(predicate['body']);
  if (body.type === 'BlockStatement') return [];
  const { start, end } = body;
  return [{ start, end, text: 'true', seen: { start, end, statement: false }, condition: true }];
}

/**
 * The node, or the whole chain `a?.b.c()` that it begins, since a call inserted into the middle would break
 * the chain.
 * @param {Node} node
 * @param {readonly Node[]} above
 * @returns {Place}
 */
function placeOf(node, above) {
  let place = node;
  if (node.type === 'CallExpression') {
    for (const parent of above) {
      const goesOn =
        parent['object'] === place ||
        parent['callee'] === place ||
        parent.type === 'ChainExpression' ||
        parent.type === 'TSNonNullExpression';
      if (!goesOn) break;
      place = parent;
    }
  }
  return { start: place.start, end: place.end, statement: false };
}

/**
 * How large an icon is drawn is judged by eye: `<Icon size={18} />`, `iconSize={28}`.
 * @param {readonly Node[]} above of the number
 */
function isSizeOfIcon([container, attribute]) {
  if (container?.type !== 'JSXExpressionContainer' || attribute?.type !== 'JSXAttribute')
    return false;
  return /^(?:size|iconSize)$/.test(String(asNode(attribute['name'])['name']));
}

/** @param {Node} node */
function isReadByBundler(node) {
  if (node.type !== 'CallExpression') return false;
  const callee = asNode(node['callee']);
  return callee.type === 'MemberExpression' && asNode(callee['object']).type === 'MetaProperty';
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/**
 * @param {unknown} value
 * @returns {Node}
 */
function asNode(value) {
  if (!isNode(value)) throw new TypeError('not a node of a syntax tree');
  return value;
}
