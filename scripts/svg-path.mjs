// @ts-check

/**
 * Rounds an SVG path to whole units of its own grid and writes it as short as it goes.
 *
 * Every point is rounded where it lies on the grid, not as a step from the last one, so the error
 * never adds up along the outline: at most half a unit anywhere, whatever the length of the path.
 *
 * @param {string} path the `d` attribute
 * @returns {string} the same drawing in relative commands with whole numbers
 */
export function roundPath(path) {
  const state = { x: 0, y: 0, startX: 0, startY: 0, roundX: 0, roundY: 0, last: '' };
  return parse(path)
    .map(([command, values]) => step(state, command, values))
    .join('');
}

/**
 * @typedef {{ x: number, y: number, startX: number, startY: number, roundX: number,
 *   roundY: number, last: string }} Pen where the pen is, exactly and on the grid
 * @typedef {'x' | 'y' | 'raw'} Axis what a value counts along; raw for radii, angles and flags
 */

/** @type {Readonly<Record<string, number>>} */
const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** @param {Pen} state @param {string} command @param {readonly number[]} values */
function step(state, command, values) {
  const kind = command.toUpperCase();
  const relative = command !== kind;
  if (kind === 'Z') {
    state.x = state.startX;
    state.y = state.startY;
    state.roundX = Math.round(state.x);
    state.roundY = Math.round(state.y);
    return write(state, 'z', []);
  }
  const points = absolute(state, kind, values, relative);
  const written = points.map(([axis, value]) => relativeTo(state, axis, value));
  moveTo(state, kind, points);
  return write(state, kind.toLowerCase(), written);
}

/**
 * The values of one command where they lie on the grid.
 *
 * @param {Pen} state @param {string} kind @param {readonly number[]} values
 * @param {boolean} relative @returns {readonly (readonly [Axis, number])[]}
 */
function absolute(state, kind, values, relative) {
  const offset = { x: relative ? state.x : 0, y: relative ? state.y : 0, raw: 0 };
  return values.map((value, index) => {
    const axis = axisOf(kind, index);
    return /** @type {const} */ ([axis, value + offset[axis]]);
  });
}

/** @param {string} kind @param {number} index @returns {Axis} */
function axisOf(kind, index) {
  if (kind === 'H') return 'x';
  if (kind === 'V') return 'y';
  if (kind === 'A' && index < 5) return 'raw';
  const pair = kind === 'A' ? index - 5 : index;
  return pair % 2 === 0 ? 'x' : 'y';
}

/** @param {Pen} state @param {Axis} axis @param {number} value */
function relativeTo(state, axis, value) {
  if (axis === 'raw') return Math.round(value);
  return Math.round(value) - (axis === 'x' ? state.roundX : state.roundY);
}

/** @param {Pen} state @param {string} kind @param {readonly (readonly [Axis, number])[]} points */
function moveTo(state, kind, points) {
  for (const [axis, value] of points) {
    if (axis === 'x') state.x = value;
    if (axis === 'y') state.y = value;
  }
  state.roundX = Math.round(state.x);
  state.roundY = Math.round(state.y);
  if (kind === 'M') {
    state.startX = state.x;
    state.startY = state.y;
  }
}

/** @param {Pen} state @param {string} letter @param {readonly number[]} values */
function write(state, letter, values) {
  const repeats = state.last === letter && letter !== 'z' && letter !== 'm';
  const first = state.last === '';
  state.last = letter;
  const shown = repeats ? '' : first ? letter.toUpperCase() : letter;
  const numbers = values.map((value, index) => {
    const separated = value >= 0 && (index > 0 || repeats);
    return separated ? ` ${value}` : `${value}`;
  });
  return shown + numbers.join('');
}

/**
 * Splits a path into commands with their values, one entry per repetition of a command.
 *
 * @param {string} path @returns {readonly (readonly [string, readonly number[]])[]}
 */
function parse(path) {
  // e is no command but the exponent of a number.
  /** @type {[string, readonly number[]][]} */
  const found = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const size = ARITY[kind];
    if (size === undefined) throw new Error(`unknown path command ${letter}`);
    const numbers = kind === 'A' ? arcNumbers(rest) : plainNumbers(rest);
    if (size === 0) found.push([letter, []]);
    for (let at = 0; size > 0 && at < numbers.length; at += size) {
      found.push([at > 0 ? following(letter) : letter, numbers.slice(at, at + size)]);
    }
  }
  return found;
}

/** After a move, further pairs are lines. @param {string} letter */
function following(letter) {
  if (letter === 'M') return 'L';
  if (letter === 'm') return 'l';
  return letter;
}

/** @param {string} text */
function plainNumbers(text) {
  return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}

/** Arcs may write their two flags without any separator: `a1 1 0 01.5.5`. @param {string} text */
function arcNumbers(text) {
  const number = '([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)';
  const gap = '[\\s,]*';
  const arc = new RegExp(
    [number, number, number, '([01])', '([01])', number, number].join(gap),
    'gi',
  );
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}
