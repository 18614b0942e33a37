// JSON of many megabytes, read and written piece by piece: between two pieces the page can answer. What a piece is
// worth a wait, the caller decides.

/** Characters of a piece: about a millisecond of reading on a slow phone. */
const PIECE = 50_000;

/** Levels that are taken apart: a record of records of lists. Whatever is deeper is within one piece. */
const LEVELS = 3;

/**
 * Reads a text as `JSON.parse` does, piece by piece.
 * @param pieces of the text, cut anywhere: they are never joined, as a text of many megabytes takes tens of milliseconds
 * @returns the value
 * @throws SyntaxError where `JSON.parse` would
 */
export function* parsedInParts(pieces: readonly string[]): Generator<void, unknown> {
  const rest = restOf(pieces);
  nextSign(rest);
  const value = yield* nextValue(rest, LEVELS);
  if (nextSign(rest) !== undefined) throw notJson();
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

/** What is left to read of a text: as much as is looked at lies together. */
interface Rest {
  json: string;
  /** Where the next value or sign is in it. */
  at: number;
  /** Adds what comes next; false at the end of the text. */
  readonly grow: () => boolean;
}

function restOf(pieces: readonly string[]): Rest {
  let next = 0;
  const rest: Rest = {
    json: '',
    at: 0,
    grow: () => {
      if (next === pieces.length) return false;
      const left = rest.json.slice(rest.at);
      const until = next;
      // As long again at least: a long value is looked through anew each time.
      for (let more = 0; more <= left.length && next < pieces.length; next += 1) {
        more += pieces[next]?.length ?? 0;
      }
      rest.json = [left, ...pieces.slice(until, next)].join('');
      rest.at = 0;
      return true;
    },
  };
  return rest;
}

/** Goes on to the next sign that is no white space of JSON; undefined at the end. */
function nextSign(rest: Rest): string | undefined {
  for (;;) {
    for (; rest.at < rest.json.length; rest.at += 1) {
      const sign = rest.json.charAt(rest.at);
      if (!' \t\n\r'.includes(sign)) return sign;
    }
    if (!rest.grow()) return undefined;
  }
}

/** Goes on behind what begins here, and gives its text. @param find where that ends; from the text’s length on: not yet */
function taken(rest: Rest, find: (json: string, from: number) => number): string {
  let end = find(rest.json, rest.at);
  while (end >= rest.json.length && rest.grow()) end = find(rest.json, rest.at);
  const text = rest.json.slice(rest.at, end);
  rest.at = end;
  return text;
}

function* nextValue(rest: Rest, levels: number): Generator<void, unknown> {
  const sign = levels === 0 ? '' : rest.json[rest.at];
  if (sign === '{') return yield* nextRecord(rest, levels - 1);
  if (sign === '[') return yield* nextList(rest);
  const value: unknown = JSON.parse(taken(rest, endOf));
  return value;
}

function* nextRecord(rest: Rest, levels: number): Generator<void, unknown> {
  const members: [string, unknown][] = [];
  rest.at += 1;
  if (nextSign(rest) === '}') {
    rest.at += 1;
    return {};
  }
  for (;;) {
    if (nextSign(rest) !== '"') throw notJson();
    const key = String(JSON.parse(taken(rest, endOf)));
    if (nextSign(rest) !== ':') throw notJson();
    rest.at += 1;
    nextSign(rest);
    members.push([key, yield* nextValue(rest, levels)]);
    yield;
    const sign = nextSign(rest);
    if (sign !== '}' && sign !== ',') throw notJson();
    rest.at += 1;
    if (sign === '}') return Object.fromEntries(members);
  }
}

function* nextList(rest: Rest): Generator<void, unknown> {
  const list: unknown[] = [];
  for (;;) {
    rest.at += 1;
    const some = listOf(taken(rest, endOfPiece));
    const sign = rest.json[rest.at];
    const isLast = sign === ']';
    // Before and after a comma there is a value.
    if (some.length === 0 && !(isLast && list.length === 0)) throw notJson();
    if (!isLast && sign !== ',') throw notJson();
    for (const one of some) list.push(one);
    if (isLast) {
      rest.at += 1;
      return list;
    }
    yield;
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

function notJson(): SyntaxError {
  return new SyntaxError('not JSON');
}
