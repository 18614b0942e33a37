import { IMPORT_LIMITS, Unreadable } from '#exchange/import/limits.ts';

/** A JSON or YAML value with its line number. */
export interface Value {
  readonly line: number;
  readonly is: string | number | boolean | null | readonly Value[] | Fields;
}

/** Fields by key; the last duplicate wins. A map, so that no key of a file becomes a property of an object. */
export type Fields = ReadonlyMap<string, Value>;

/**
 * Parses JSON with line numbers.
 * @param max values allowed
 * @throws Unreadable: cut off, not JSON, too deep or too many values
 */
export function readJson(text: string, max: number = IMPORT_LIMITS.nodes): Value {
  let at = 0;
  let line = 1;
  let count = 0;

  const blank = (): void => {
    for (; at < text.length; at += 1) {
      const sign = text[at];
      if (sign === '\n') line += 1;
      else if (sign !== ' ' && sign !== '\t' && sign !== '\r') return;
    }
  };
  const wrong = (): Unreadable => new Unreadable(at >= text.length ? 'CutOff' : 'Damaged');
  const string = (): string => {
    const from = at;
    at += 1;
    while (at < text.length && text[at] !== '"') {
      if (text[at] === '\\') at += 1;
      if (text[at] === '\n') throw wrong();
      at += 1;
    }
    if (at >= text.length) throw wrong();
    at += 1;
    return parsed(text.slice(from, at));
  };
  const value = (depth: number): Value => {
    if (depth > IMPORT_LIMITS.depth) throw new Unreadable('TooDeep');
    count += 1;
    if (count > max) throw new Unreadable('TooBig');
    blank();
    const start = line;
    const sign = text[at];
    if (sign === '"') return { line: start, is: string() };
    if (sign === '{') return { line: start, is: fields(depth) };
    if (sign === '[') return { line: start, is: items(depth) };
    const [word = ''] =
      /^(?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)/i.exec(text.slice(at, at + 40)) ?? [];
    if (word === '') throw wrong();
    at += word.length;
    return { line: start, is: literal(word) };
  };
  const fields = (depth: number): Fields => {
    const found = new Map<string, Value>();
    at += 1;
    for (blank(); text[at] !== '}'; blank()) {
      if (text[at] !== '"') throw wrong();
      const key = string();
      blank();
      if (text[at] !== ':') throw wrong();
      at += 1;
      found.set(key, value(depth + 1));
      blank();
      if (text[at] === ',') at += 1;
      else if (text[at] !== '}') throw wrong();
    }
    at += 1;
    return found;
  };
  const items = (depth: number): readonly Value[] => {
    const found: Value[] = [];
    at += 1;
    for (blank(); text[at] !== ']'; blank()) {
      found.push(value(depth + 1));
      blank();
      if (text[at] === ',') at += 1;
      else if (text[at] !== ']') throw wrong();
    }
    at += 1;
    return found;
  };

  const root = value(0);
  blank();
  if (at < text.length) throw new Unreadable('Damaged');
  return root;
}

function parsed(quoted: string): string {
  try {
    const text: unknown = JSON.parse(quoted.replaceAll('\t', '\\t'));
    return typeof text === 'string' ? text : '';
  } catch {
    throw new Unreadable('Damaged');
  }
}

function literal(word: string): number | boolean | null {
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (word === 'null') return null;
  return Number(word);
}

/**
 * The values of parsed data, which have no lines.
 * @throws Unreadable: too deep or too many values
 */
export function valueFrom(data: unknown): Value {
  let count = 0;
  const value = (one: unknown, depth: number): Value => {
    if (depth > IMPORT_LIMITS.depth) throw new Unreadable('TooDeep');
    count += 1;
    if (count > IMPORT_LIMITS.nodes) throw new Unreadable('TooBig');
    return { line: 1, is: contentOf(one, depth) };
  };
  const contentOf = (one: unknown, depth: number): Value['is'] => {
    if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') return one;
    if (Array.isArray(one)) return one.map((inner: unknown) => value(inner, depth + 1));
    if (typeof one !== 'object' || one === null) return null;
    return new Map(Object.entries(one).map(([key, inner]) => [key, value(inner, depth + 1)]));
  };
  return value(data, 0);
}

/** The fields of an object; empty for any other value. */
export function fieldsOf(value: Value | undefined): Fields {
  return value !== undefined && value.is instanceof Map ? value.is : NO_FIELDS;
}

const NO_FIELDS: Fields = new Map();

/** The items of a list; a single value is a list of one, as converters from XML write it. */
export function listOf(value: Value | undefined): readonly Value[] {
  if (value === undefined || value.is === null || value.is === '') return [];
  return isList(value.is) ? value.is : [value];
}

export function isList(is: Value['is']): is is readonly Value[] {
  return Array.isArray(is);
}

/** A string or number as text; '' for any other value. */
export function textOf(value: Value | undefined): string {
  if (value === undefined) return '';
  if (typeof value.is === 'string') return value.is.trim();
  return typeof value.is === 'number' ? String(value.is) : '';
}

/** The leading whole number of a value, as in "1(+1*)" or `4`; null for none. */
export function numberOf(value: Value | undefined): number | null {
  if (value === undefined) return null;
  if (typeof value.is === 'number') return Number.isFinite(value.is) ? Math.trunc(value.is) : null;
  if (typeof value.is !== 'string') return null;
  const [first] = /^\s*-?\d{1,4}/.exec(value.is) ?? [];
  return first === undefined ? null : Number(first);
}
