/** Whether the browser has granted persistent storage; word keys. */
export type PersistenceAnswer = 'granted' | 'denied' | 'unsupported' | 'unanswered';

export interface StorageState {
  readonly persistence: PersistenceAnswer;
  /** Bytes; null when the browser doesn't say. */
  readonly used: number | null;
  readonly available: number | null;
}

/** The part of the browser's storage manager that is used here. */
export type Storage = Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>;

/** Some browsers ask the player, and some never answer at all. */
const PATIENCE_MS = 3000;

/**
 * Requests persistent storage. Never rejects, and resolves within `patienceMs`; the start must not wait for
 * it all the same.
 */
export function requestPersistence(
  storage: Storage | undefined = browserStorage(),
  patienceMs = PATIENCE_MS,
): Promise<PersistenceAnswer> {
  return answerOf(storage, (manager) => manager.persist(), patienceMs);
}

/** Whether storage is persistent, and how much of it is used. Never rejects. */
export async function storageState(
  storage: Storage | undefined = browserStorage(),
  patienceMs = PATIENCE_MS,
): Promise<StorageState> {
  const [persistence, estimate] = await Promise.all([
    answerOf(storage, (manager) => manager.persisted(), patienceMs),
    estimateOf(storage, patienceMs),
  ]);
  return { persistence, used: estimate?.usage ?? null, available: estimate?.quota ?? null };
}

async function answerOf(
  storage: Storage | undefined,
  ask: (storage: Storage) => Promise<boolean>,
  patienceMs: number,
): Promise<PersistenceAnswer> {
  if (storage === undefined || !('persist' in storage)) return 'unsupported';
  try {
    const kept = await withTimeout(ask(storage), patienceMs);
    return kept === null ? 'unanswered' : kept ? 'granted' : 'denied';
  } catch {
    return 'unsupported';
  }
}

async function estimateOf(
  storage: Storage | undefined,
  patienceMs: number,
): Promise<StorageEstimate | null> {
  if (storage === undefined || !('estimate' in storage)) return null;
  try {
    return await withTimeout(storage.estimate(), patienceMs);
  } catch {
    return null;
  }
}

/** The value of a promise, or null when it takes too long. */
function withTimeout<T>(promise: Promise<T>, patienceMs: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(null);
    }, patienceMs);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** Absent without https, and in tests. */
function browserStorage(): Storage | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.storage;
}
