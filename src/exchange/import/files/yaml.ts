import { IMPORT_LIMITS, Unreadable } from '#exchange/import/limits.ts';
import type { Value } from './values.ts';

interface YamlLine {
  readonly no: number;
  readonly indent: number;
  readonly text: string;
}

/**
 * Parses the subset of YAML that rosters use: indented fields, lists and text blocks, flow collections on one line,
 * comments. Anchors, tags and nested documents stay text. Lines that fit nowhere are skipped.
 * @throws Unreadable when it is too deep
 */
export function readYaml(text: string): Value {
  const lines = text.split('\n').flatMap(lineOf);
  const [value] = block(lines, 0, lines[0]?.indent ?? 0, 0);
  return value;
}

function lineOf(raw: string, index: number): readonly YamlLine[] {
  const spaced = raw.replaceAll('\t', '  ').trimEnd();
  const text = withoutComment(spaced.trimStart());
  if (text === '' || text === '---' || text === '...') return [];
  return [{ no: index + 1, indent: spaced.length - spaced.trimStart().length, text }];
}

/** Removes a `#` comment outside quotes. */
function withoutComment(text: string): string {
  if (text.startsWith('#')) return '';
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if ((sign === '"' || sign === "'") && /[\s:[{,]/.test(text[at - 1] ?? ' ')) quote = sign;
    else if (sign === '#' && /\s/.test(text[at - 1] ?? '')) return text.slice(0, at).trimEnd();
  }
  return text;
}

/** The value that begins at a line, and the line after it. */
function block(
  lines: readonly YamlLine[],
  from: number,
  indent: number,
  depth: number,
): readonly [Value, number] {
  if (depth > IMPORT_LIMITS.depth) throw new Unreadable('TooDeep');
  const first = lines[from];
  if (first === undefined) return [{ line: 1, is: null }, from];
  return isDash(first.text) ? list(lines, from, indent, depth) : fields(lines, from, indent, depth);
}

function isDash(text: string): boolean {
  return text === '-' || text.startsWith('- ');
}

function list(
  lines: readonly YamlLine[],
  from: number,
  indent: number,
  depth: number,
): readonly [Value, number] {
  const found: Value[] = [];
  let at = from;
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    if (line.indent < indent || (line.indent === indent && !isDash(line.text))) break;
    if (line.indent > indent || !isDash(line.text)) {
      at += 1;
      continue;
    }
    const rest = line.text.slice(1).trimStart();
    const inner = line.indent + line.text.length - rest.length;
    if (rest === '') {
      const next = lines[at + 1];
      if (next === undefined || next.indent <= indent) {
        at += 1;
        continue;
      }
      const [value, after] = block(lines, at + 1, next.indent, depth + 1);
      found.push(value);
      at = after;
    } else if (keyOf(rest) !== null || isDash(rest)) {
      // Treat the rest of the line as a line of its own.
      const end = endOf(lines, at + 1, indent);
      const own = [{ no: line.no, indent: inner, text: rest }, ...lines.slice(at + 1, end)];
      found.push(block(own, 0, inner, depth + 1)[0]);
      at = end;
    } else {
      found.push({ line: line.no, is: scalar(rest) });
      at += 1;
    }
  }
  return [{ line: lines[from]?.no ?? 1, is: found }, at];
}

/** Index of the next line that is not indented deeper. */
function endOf(lines: readonly YamlLine[], from: number, indent: number): number {
  let end = from;
  while ((lines[end]?.indent ?? -1) > indent) end += 1;
  return end;
}

function fields(
  lines: readonly YamlLine[],
  from: number,
  indent: number,
  depth: number,
): readonly [Value, number] {
  const found = new Map<string, Value>();
  let at = from;
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    if (line.indent < indent) break;
    const pair = line.indent === indent ? keyOf(line.text) : null;
    at += 1;
    if (pair === null) {
      if (line.indent === indent && isDash(line.text)) {
        at -= 1;
        break;
      }
      continue;
    }
    const [key, rest] = pair;
    const next = lines[at];
    if (/^[|>][+-]?$/.test(rest)) {
      const end = endOf(lines, at, indent);
      found.set(key, {
        line: line.no,
        is: lines
          .slice(at, end)
          .map(({ text }) => text)
          .join('\n'),
      });
      at = end;
    } else if (rest !== '') found.set(key, { line: line.no, is: inline(rest, line.no) });
    else if (
      next !== undefined &&
      (next.indent > indent || (next.indent === indent && isDash(next.text)))
    ) {
      const [value, after] = block(lines, at, next.indent, depth + 1);
      found.set(key, value);
      at = after;
    } else found.set(key, { line: line.no, is: null });
  }
  return [{ line: lines[from]?.no ?? 1, is: found }, at];
}

/** `key: rest`; a key is short and may be quoted. */
function keyOf(text: string): readonly [string, string] | null {
  const match =
    /^(?:"([^"]{1,60})"|'([^']{1,60})'|([^:\s"'[{#-][^:"]{0,60}?))\s*:(?:\s+(.*))?$/.exec(text);
  if (match === null) return null;
  return [match[1] ?? match[2] ?? match[3] ?? '', match[4] ?? ''];
}

function inline(text: string, line: number): Value['is'] {
  if (text.startsWith('[') && text.endsWith(']')) {
    return parts(text.slice(1, -1)).map((part) => ({ line, is: scalar(part) }));
  }
  if (text.startsWith('{') && text.endsWith('}')) {
    const pairs = parts(text.slice(1, -1)).flatMap((part) => {
      const pair = keyOf(part.replace(/:(?=\S)/, ': '));
      return pair === null ? [] : [[pair[0], { line, is: scalar(pair[1]) }] as const];
    });
    if (pairs.length > 0) return new Map<string, Value>(pairs);
  }
  return scalar(text);
}

function parts(text: string): readonly string[] {
  return text
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function scalar(text: string): string | number | boolean | null {
  const quoted = /^"(.*)"$|^'(.*)'$/.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? '';
  if (/^(?:true|yes)$/i.test(text)) return true;
  if (/^(?:false|no)$/i.test(text)) return false;
  if (/^(?:null|~)$/i.test(text)) return null;
  return /^-?\d{1,9}(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
