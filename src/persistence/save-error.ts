/**
 * Why something could not be written; word keys.
 * `quota` no space left · `closed` the database was closed by a newer app in another tab, or by the
 * browser · `unanswered` the browser does not answer · `read-only` it belongs to a newer app · `conflict` an entry of this id exists with other
 * content · `unknown` anything else.
 */
export type SaveFailure = 'quota' | 'closed' | 'unanswered' | 'read-only' | 'conflict' | 'unknown';

export interface SaveError extends Error {
  readonly name: 'SaveError';
  readonly code: SaveFailure;
}

export function saveError(code: SaveFailure, cause?: unknown): SaveError {
  const name = 'SaveError' as const;
  return Object.assign(new Error(`not saved: ${code}`, { cause }), { name, code });
}

/** Maps anything thrown by a write to a SaveError. */
export function toSaveError(thrown: unknown): SaveError {
  if (isSaveError(thrown)) return thrown;
  const names = errorNames(thrown);
  if (names.some((name) => NO_SPACE.has(name))) return saveError('quota', thrown);
  if (names.some((name) => CLOSED.has(name))) return saveError('closed', thrown);
  return saveError('unknown', thrown);
}

/**
 * Whether a new connection may succeed: browsers lose the process behind a connection that still reports to
 * be open, with errors of many names. A full disk, the content of a row or a bug fails on any connection.
 */
export function isHealedByReopening(thrown: unknown): boolean {
  if (isSaveError(thrown)) return false;
  const names = errorNames(thrown);
  return names.length > 0 && !names.some((name) => NO_SPACE.has(name) || NOT_HEALED.has(name));
}

/**
 * Names of an error and of all errors wrapped in it. Browsers report a full disk as an AbortError of the
 * transaction; Dexie keeps the cause in `inner` or in a list of failures.
 */
export function errorNames(thrown: unknown): readonly string[] {
  return namesWithin(thrown, 0);
}

const NO_SPACE: ReadonlySet<string> = new Set(['QuotaExceededError', 'QuotaExceeded']);
const CLOSED: ReadonlySet<string> = new Set(['DatabaseClosedError', 'InvalidStateError']);
const NOT_HEALED: ReadonlySet<string> = new Set([
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'NotAllowedError',
  'ReadOnlyError',
  'SecurityError',
  'VersionError',
  'Error',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
]);
const MAX_DEPTH = 5;

function isSaveError(thrown: unknown): thrown is SaveError {
  return thrown instanceof Error && thrown.name === 'SaveError' && 'code' in thrown;
}

function namesWithin(thrown: unknown, depth: number): readonly string[] {
  if (typeof thrown !== 'object' || thrown === null || depth > MAX_DEPTH) return [];
  const own = 'name' in thrown && typeof thrown.name === 'string' ? [thrown.name] : [];
  const wrapped = [
    'inner' in thrown ? thrown.inner : undefined,
    'cause' in thrown ? thrown.cause : undefined,
    ...('failures' in thrown ? toList(thrown.failures) : []),
  ];
  return [...own, ...wrapped.flatMap((error) => namesWithin(error, depth + 1))];
}

function toList(failures: unknown): readonly unknown[] {
  return Array.isArray(failures) ? failures : [];
}
