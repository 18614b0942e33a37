import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { inProject } from '../../scripts/paths.mjs';

// Reads from the syntax trees which codes the source can produce, so that a code without words is found even
// if no test battle produces it.

/** A code in the source; `*` stands for a part known only at run time. */
export interface SourceCode {
  readonly code: string;
  /** The names of its variables; null when the source does not spell them out. */
  readonly params: readonly string[] | null;
  readonly where: string;
}

export interface Source {
  /** Every object `{ code, params }`, and every call of a function that makes one. */
  readonly said: readonly SourceCode[];
  /** Kinds of duties: objects with a `kind` and a `weight`. */
  readonly kinds: readonly SourceCode[];
  /** Ids of outcomes: the first arguments of `outcome` and `toggle`. */
  readonly outcomes: readonly SourceCode[];
  /** The values of an object’s property, such as `refused`. */
  readonly values: (key: string) => readonly SourceCode[];
  /** The strings of a constant list, by its name. @throws Error when there is no such list */
  readonly list: (name: string) => readonly string[];
}

/**
 * Reads source files or whole folders.
 * @param paths from the project’s root; one with an exclamation mark is left out
 * @param speaker the function that makes a code of its first argument and variables of its second; null for none
 * @param prefix what that function puts before the code
 * @throws Error when nothing calls that function, since it may have been renamed
 */
export function readSource(paths: readonly string[], speaker: string | null, prefix = ''): Source {
  const left = paths.flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []));
  const files = paths
    .filter((one) => !one.startsWith('!'))
    .flatMap(filesUnder)
    .filter((file) => !left.some((one) => file.startsWith(one)))
    .map(readFile);
  const nodes = files.flatMap((file) => file.nodes);
  if (speaker !== null && !nodes.some((node) => isCallOf(node, [speaker]))) {
    throw new Error(`nothing in ${paths.join(', ')} calls ${speaker}`);
  }
  const found = (pick: (place: Place) => readonly SourceCode[]) =>
    files.flatMap((file) => file.nodes.flatMap((node) => pick({ node, file, files })));
  return {
    said: found((place) => [...spoken(place, speaker, prefix), ...pairs(place)]),
    kinds: found((place) =>
      property(place.node, 'weight') === null ? [] : valuesOf(place, 'kind'),
    ),
    outcomes: found((place) =>
      isCallOf(place.node, ['outcome', 'toggle']) ? argument(place, 0) : [],
    ),
    values: (key) => found((place) => valuesOf(place, key)),
    list: (name) => {
      const declared = nodes.find((node) => declares(node, name));
      if (declared === undefined) throw new Error(`no list ${name}`);
      return stringsIn(declared);
    },
  };
}

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface SourceFile {
  readonly name: string;
  readonly nodes: readonly SyntaxNode[];
  readonly parents: ReadonlyMap<SyntaxNode, SyntaxNode>;
}

/** A node with the context needed to resolve its identifiers. */
interface Place {
  readonly node: SyntaxNode;
  readonly file: SourceFile;
  readonly files: readonly SourceFile[];
}

const UNKNOWN = ['*'] as const;
/** Depth limit for resolving identifiers; no source here goes as deep. */
const DEEPEST = 6;

function filesUnder(from: string): readonly string[] {
  if (from.endsWith('.ts')) return [from];
  return readdirSync(inProject(from), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(from, name))
    .toSorted();
}

function readFile(name: string): SourceFile {
  const { program } = parseSync(name, readFileSync(inProject(name), 'utf8'));
  const nodes: SyntaxNode[] = [];
  const parents = new Map<SyntaxNode, SyntaxNode>();
  const visit = (value: unknown, parent: SyntaxNode | null): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, parent);
    } else if (isNode(value)) {
      nodes.push(value);
      if (parent !== null) parents.set(value, parent);
      for (const child of Object.values(value)) visit(child, value);
    }
  };
  visit(program, null);
  return { name, nodes, parents };
}

/** `message('…', { … })` */
function spoken(place: Place, speaker: string | null, prefix: string): readonly SourceCode[] {
  if (speaker === null || !isCallOf(place.node, [speaker])) return [];
  const params = keysOf(nodesOf(place.node['arguments'])[1] ?? null);
  return argument(place, 0).map((one) => ({ ...one, code: prefix + one.code, params }));
}

/** `{ code: '…', params: { … } }` */
function pairs(place: Place): readonly SourceCode[] {
  const params = property(place.node, 'params');
  if (params === null) return [];
  return valuesOf(place, 'code').map((one) => ({ ...one, params: keysOf(params) }));
}

function valuesOf(place: Place, key: string): readonly SourceCode[] {
  const value = property(place.node, key);
  return value === null ? [] : codesOf({ ...place, node: value });
}

function argument(place: Place, index: number): readonly SourceCode[] {
  const value = nodesOf(place.node['arguments'])[index];
  return value === undefined ? [] : codesOf({ ...place, node: value });
}

function codesOf(place: Place): readonly SourceCode[] {
  const where = place.file.name;
  return textsOf(place, 0).map((code) => ({ code, params: null, where }));
}

/** Every string that an expression can evaluate to. */
function textsOf(place: Place, depth: number): readonly string[] {
  const { node } = place;
  const also = (key: string) => {
    const inner = node[key];
    return isNode(inner) ? textsOf({ ...place, node: inner }, depth) : UNKNOWN;
  };
  if (depth > DEEPEST) return UNKNOWN;
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral':
      return templateTexts(place, depth);
    case 'ConditionalExpression':
      return [...also('consequent'), ...also('alternate')];
    case 'Identifier':
      return namedTexts(place, depth);
    default:
      return UNKNOWN;
  }
}

function templateTexts(place: Place, depth: number): readonly string[] {
  const quasis = nodesOf(place.node['quasis']).map(cooked);
  const holes = nodesOf(place.node['expressions']).map((node) =>
    textsOf({ ...place, node }, depth),
  );
  return quasis.reduce<readonly string[]>(
    (starts, quasi, index) =>
      starts.flatMap((start) =>
        index === 0 ? [quasi] : (holes[index - 1] ?? []).map((hole) => start + hole + quasi),
      ),
    [''],
  );
}

/** What an identifier refers to; for a parameter, the arguments that its function is called with. */
function namedTexts(place: Place, depth: number): readonly string[] {
  const name = nameOf(place.node);
  const owner = enclosingFunctions(place).find((candidate) => indexOfParam(candidate, name) >= 0);
  if (owner === undefined) return UNKNOWN;
  const called = functionName(owner, place.file);
  if (called === null) return UNKNOWN;
  const within = isExported(owner, place.file) ? place.files : [place.file];
  return within.flatMap((file) =>
    file.nodes
      .filter((node) => isCallOf(node, [called]))
      .flatMap((call) => nodesOf(call['arguments'])[indexOfParam(owner, name)] ?? [])
      .flatMap((node) => textsOf({ ...place, node, file }, depth + 1)),
  );
}

function enclosingFunctions({ node, file }: Place): readonly SyntaxNode[] {
  const parent = file.parents.get(node);
  if (parent === undefined) return [];
  const outer = enclosingFunctions({ node: parent, file, files: [] });
  return FUNCTIONS.has(parent.type) ? [parent, ...outer] : outer;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

function indexOfParam(owner: SyntaxNode, name: string): number {
  return nodesOf(owner['params']).findIndex((param) => nameOf(param) === name);
}

/** `function name()` or `const name = () => …`. */
function functionName(owner: SyntaxNode, file: SourceFile): string | null {
  const named = owner.type === 'FunctionDeclaration' ? owner : file.parents.get(owner);
  const id = named?.['id'];
  return isNode(id) ? nameOf(id) : null;
}

function isExported(owner: SyntaxNode, file: SourceFile): boolean {
  return file.parents.get(owner)?.type === 'ExportNamedDeclaration';
}

function isCallOf(node: SyntaxNode, names: readonly string[]): boolean {
  const callee = node['callee'];
  return node.type === 'CallExpression' && isNode(callee) && names.includes(nameOf(callee));
}

/** The value of an object’s property as a node; null when it has none. */
function property(node: SyntaxNode, key: string): SyntaxNode | null {
  if (node.type !== 'ObjectExpression') return null;
  const found = nodesOf(node['properties']).find((one) => keyOf(one) === key);
  const value = found?.['value'];
  return isNode(value) ? value : null;
}

/** The names of an object’s properties; null when it has spread ones. */
function keysOf(node: SyntaxNode | null): readonly string[] | null {
  if (node === null) return [];
  if (node.type !== 'ObjectExpression') return null;
  const properties = nodesOf(node['properties']);
  return properties.some((one) => one.type !== 'Property') ? null : properties.map(keyOf);
}

function keyOf(node: SyntaxNode): string {
  const key = node['key'];
  if (!isNode(key)) return '';
  return typeof key['value'] === 'string' ? key['value'] : nameOf(key);
}

function declares(node: SyntaxNode, name: string): boolean {
  const id = node['id'];
  return node.type === 'VariableDeclarator' && isNode(id) && nameOf(id) === name;
}

function stringsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isNode(value)) return [];
  if (value.type === 'Literal' && typeof value['value'] === 'string') return [value['value']];
  return Object.values(value).flatMap(stringsIn);
}

function cooked(quasi: SyntaxNode): string {
  const value = quasi['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : '';
}

function nameOf(node: SyntaxNode): string {
  return typeof node['name'] === 'string' ? node['name'] : '';
}

function nodesOf(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}
