/** A part of the app could not be fetched: no network, and no offline copy yet. */
export interface NotFetched extends Error {
  /** Key of its sentence among `ui:storage.save`. */
  readonly code: typeof NOT_FETCHED;
}

const NOT_FETCHED = 'not-fetched';

/** Awaits a lazily loaded part of the app. Rejects with a `NotFetched`. */
export async function loadChunk<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (cause) {
    throw notFetched(cause);
  }
}

/** Whether something failed only because a part of the app could not be fetched; it can be retried once that works. */
export function isNotFetched(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === NOT_FETCHED;
}

function notFetched(cause: unknown): NotFetched {
  return Object.assign(new Error(`not fetched: ${String(cause)}`, { cause }), {
    code: NOT_FETCHED,
  } as const);
}
