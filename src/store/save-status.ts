/** Whether the disk has everything that is on the screen. */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** Nothing is lost while the app is open; `code` says what the disk said. */
  | { readonly kind: 'failed'; readonly code: string; readonly waiting: number };

/** Why something was not saved: persistence rejects with an object that carries a code. */
export function saveCode(problem: unknown): string {
  return typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    typeof problem.code === 'string'
    ? problem.code
    : 'unknown';
}
