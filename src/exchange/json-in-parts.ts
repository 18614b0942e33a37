// JSON of many megabytes, read and written piece by piece: between two pieces the page can answer. What a piece is
// worth a wait, the caller decides.

/** Characters of a piece: about a millisecond of reading on a slow phone. */
const PIECE = 50_000;

/** Levels that are taken apart: a record of records of lists. Whatever is deeper is within one piece. */
const LEVELS = 3;

/**
 * Reads a text as `JSON.parse` does, piece by piece.
 * @returns the value
 * @throws SyntaxError where `JSON.parse` would
 */
export function* parsedInParts(json: string): Generator<void, unknown> {
  const { value, end } = yield* valueAt(json, afterBlanks(json, 0), LEVELS);
  if (afterBlanks(json, end) < json.length) throw wrongAt(end);
  return value;
}

/** A piece of a text of JSON, and the values that are in it; none in a piece that only joins others. */
interface JsonPiece {
  readonly json: string;
  readonly values: unknown;
}

/**
 * Writes plain JSON values as `JSON.stringify` does; the pieces make the text.
 * @throws RangeError when they are nested too deeply
 */
export function* jsonPieces(value: unknown, levels = LEVELS): Generator<JsonPiece, void> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    yield { json: JSON.stringify(value), values: value };
    return;
  }
  if (Array.isArray(value)) {
    yield* listPieces(value);
    return;
  }
  let before = '{';
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue;
    yield joint(`${before}${JSON.stringify(key)}:`);
    yield* jsonPieces(item, levels - 1);
    before = ',';
  }
  yield joint(before === '{' ? '{}' : '}');
}

/** Values of a list that are written at once, at most. */
const SOME = 100;

function* listPieces(list: readonly unknown[]): Generator<JsonPiece, void> {
  yield joint('[');
  let some = 1;
  for (let at = 0; at < list.length; ) {
    const values = list.slice(at, at + some);
    const json = JSON.stringify(values).slice(1, -1);
    yield { json: at === 0 ? json : `,${json}`, values };
    at += some;
    // As many more as make a piece, if they are like these: photos are as long as a hundred taps.
    some = Math.max(1, Math.min(SOME, Math.floor((some * PIECE) / json.length)));
  }
  yield joint(']');
}

function joint(json: string): JsonPiece {
  return { json, values: null };
}

/** A value in a text, and where it ends. */
interface Found {
  readonly value: unknown;
  readonly end: number;
}

function* valueAt(json: string, at: number, levels: number): Generator<void, Found> {
  const sign = levels === 0 ? '' : json[at];
  if (sign === '{') return yield* recordAt(json, at, levels - 1);
  if (sign === '[') return yield* listAt(json, at);
  const end = endOf(json, at);
  return { value: JSON.parse(json.slice(at, end)), end };
}

function* recordAt(json: string, start: number, levels: number): Generator<void, Found> {
  const members: [string, unknown][] = [];
  let at = afterBlanks(json, start + 1);
  if (json[at] === '}') return { value: {}, end: at + 1 };
  for (;;) {
    if (json[at] !== '"') throw wrongAt(at);
    const keyEnd = endOf(json, at);
    const key = String(JSON.parse(json.slice(at, keyEnd)));
    const colon = afterBlanks(json, keyEnd);
    if (json[colon] !== ':') throw wrongAt(colon);
    const { value, end } = yield* valueAt(json, afterBlanks(json, colon + 1), levels);
    members.push([key, value]);
    yield;
    at = afterBlanks(json, end);
    if (json[at] === '}') return { value: Object.fromEntries(members), end: at + 1 };
    if (json[at] !== ',') throw wrongAt(at);
    at = afterBlanks(json, at + 1);
  }
}

function* listAt(json: string, start: number): Generator<void, Found> {
  const list: unknown[] = [];
  let from = start + 1;
  for (;;) {
    const cut = endOfPiece(json, from);
    const some = listOf(json.slice(from, cut));
    const isLast = json[cut] === ']';
    // Before and after a comma there is a value.
    if (some.length === 0 && !(isLast && list.length === 0)) throw wrongAt(cut);
    for (const one of some) list.push(one);
    if (isLast) return { value: list, end: cut + 1 };
    if (json[cut] !== ',') throw wrongAt(cut);
    yield;
    from = cut + 1;
  }
}

function listOf(values: string): readonly unknown[] {
  const list: unknown = JSON.parse(`[${values}]`);
  return Array.isArray(list) ? list : [];
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/** Whether a character opens (1) or closes (-1) a list or a record. */
function deeper(unit: number): -1 | 0 | 1 {
  if (unit === 0x5b || unit === 0x7b) return 1;
  return unit === 0x5d || unit === 0x7d ? -1 : 0;
}

/** Where a piece of a list that begins here ends: at the first comma between two values after its length, or where the list ends. */
function endOfPiece(json: string, from: number): number {
  let depth = 0;
  for (let at = from; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (unit === QUOTE) at = closingQuote(json, at);
    else if (unit === COMMA) {
      if (depth === 0 && at - from >= PIECE) return at;
    } else {
      depth += deeper(unit);
      if (depth < 0) return at;
    }
  }
  return json.length;
}

/** Where a value that begins here ends, if it is one: JSON.parse judges it. */
function endOf(json: string, from: number): number {
  let depth = 0;
  for (let at = from; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (unit === QUOTE) {
      at = closingQuote(json, at);
      if (depth === 0) return at + 1;
    } else {
      const step = deeper(unit);
      depth += step;
      if (depth < 0 || (depth === 0 && unit === COMMA)) return at;
      if (depth === 0 && step < 0) return at + 1;
    }
  }
  return json.length;
}

function closingQuote(json: string, from: number): number {
  let at = from;
  do {
    at = json.indexOf('"', at + 1);
    if (at < 0) return json.length;
  } while (json.charCodeAt(at - 1) === BACKSLASH && isEscaped(json, at));
  return at;
}

/** Whether an odd number of backslashes is before it. */
function isEscaped(json: string, at: number): boolean {
  let before = at;
  while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}

/** The place of the first character from here that is no white space of JSON. */
function afterBlanks(json: string, from: number): number {
  let at = from;
  while (at < json.length && ' \t\n\r'.includes(json.charAt(at))) at += 1;
  return at;
}

function wrongAt(at: number): SyntaxError {
  return new SyntaxError(`not JSON at ${at}`);
}
