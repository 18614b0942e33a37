import { isAlias, isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type Scalar } from 'yaml';
import { IMPORT_LIMITS, Unreadable } from '#exchange/import/limits.ts';
import type { Fields, Value } from './values.ts';

/** Data, and the lines that did not fit in: whoever wrote them meant something else. */
interface YamlReading {
  readonly root: Value;
  readonly odd: readonly number[];
}

/**
 * Parses YAML with line numbers; several documents are a list. What is nearly YAML is mended: some apps write names
 * without looking at what is in them.
 * @throws Unreadable when it is too deep or has too many values
 */
export function readYaml(text: string): YamlReading {
  // Every value has a sign of its own, and the parser's time goes with their number.
  if ((text.match(SIGNS)?.length ?? 0) > IMPORT_LIMITS.nodes) throw new Unreadable('TooBig');
  const spaced = text.replaceAll('\t', '  ');
  const asWritten = parse(spaced);
  return asWritten.odd.length === 0 ? asWritten : parse(mended(spaced));
}

const SIGNS = /[-?:,[\]{}&*!|>'"#]/g;

function parse(text: string): YamlReading {
  const lineCounter = new LineCounter();
  const documents = [
    ...parseAllDocuments(text, {
      lineCounter,
      // Words stay words: what they mean is said below, and no tag makes anything else of them.
      schema: 'failsafe',
      // These two take time with the square of their number.
      prettyErrors: false,
      uniqueKeys: false,
    }),
  ];
  const read = values(lineCounter);
  const found = documents.map(({ contents }) => read(contents, 0));
  const filled = found.filter(({ is }) => is !== null);
  const [first = NOTHING, ...others] = filled;
  const odd = documents
    .flatMap(({ errors }) => errors)
    .map(({ pos }) => lineCounter.linePos(pos[0]).line);
  return {
    root: others.length === 0 ? first : { line: first.line, is: filled },
    odd: [...new Set(odd)],
  };
}

const NOTHING: Value = { line: 1, is: null };

/** Makes values of nodes. */
function values(lines: LineCounter): (node: unknown, depth: number) => Value {
  let count = 0;
  /** What was given a name, with how many values it holds. */
  const named = new Map<string, { readonly value: Value; readonly size: number }>();

  const add = (size: number): void => {
    count += size;
    if (count > IMPORT_LIMITS.nodes) throw new Unreadable('TooBig');
  };
  const valueOf = (node: unknown, depth: number): Value => {
    if (depth > IMPORT_LIMITS.depth) throw new Unreadable('TooDeep');
    add(1);
    if (isAlias(node)) {
      const meant = named.get(node.source);
      // As many again, each time it is named: a few lines could stand for billions.
      add(meant?.size ?? 0);
      return meant?.value ?? { line: lineOf(node), is: `*${node.source}` };
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return NOTHING;
    const before = count;
    const value = { line: lineOf(node), is: contentOf(node, depth) };
    if (node.anchor !== undefined) named.set(node.anchor, { value, size: count - before + 1 });
    return value;
  };
  const contentOf = (node: unknown, depth: number): Value['is'] => {
    if (isSeq(node)) return node.items.map((one) => valueOf(one, depth + 1));
    if (isMap(node)) return fieldsOf(node.items, depth);
    return isScalar(node) ? meaningOf(node) : null;
  };
  const fieldsOf = (
    pairs: readonly { readonly key: unknown; readonly value: unknown }[],
    depth: number,
  ): Fields =>
    new Map(
      pairs.flatMap(({ key, value }) =>
        isScalar(key) ? [[String(key.value), valueOf(value, depth + 1)] as const] : [],
      ),
    );
  const lineOf = ({ range }: { readonly range?: readonly number[] | null }): number =>
    lines.linePos(range?.[0] ?? 0).line;
  return valueOf;
}

/** What is written without quotes may be an answer, a number or nothing; `1e3` and `0x1` are names. */
function meaningOf({ value, type }: Scalar): string | number | boolean | null {
  const text = String(value);
  if (type !== 'PLAIN') return text;
  if (/^(?:true|yes)$/i.test(text)) return true;
  if (/^(?:false|no)$/i.test(text)) return false;
  if (/^(?:null|~)?$/i.test(text)) return null;
  return /^-?\d{1,9}(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Blanks what stands around the data, and puts quotes where only they make a value of what was written. */
function mended(text: string): string {
  return text
    .split('\n')
    .map((line) => (AROUND.test(line) ? '' : line.replace(FIELD, inQuotes)))
    .join('\n');
}

/** A field or an item of a list, and its value. */
const FIELD = /^(\s*(?:- +)*)([\p{L}_][^:"'{[]{0,60}:\s+)?([^\s#].*)$/u;

function inQuotes(line: string, start: string, key: string | undefined, value: string): string {
  const opens = /^["'[{*&!%@`|>]/u.test(value);
  const wrong = opens ? !CLOSED.test(value) : key !== undefined && /:\s/u.test(value);
  return wrong && (key !== undefined || start.includes('-'))
    ? `${start}${key ?? ''}${JSON.stringify(value.trimEnd())}`
    : line;
}

/** At the margin, and neither a field, an item, a comment nor the end of something. */
const AROUND = /^(?![\s#\-?\]}]|\.\.\.|["']?[\p{L}_][^:]{0,60}:(?:\s|$))/u;

/** A value that ends as it begins. */
const CLOSED =
  /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\]|\{.*\}|[|>][+-]?\d?|[&!*][^\s]+)\s*(?:#.*)?$/u;
