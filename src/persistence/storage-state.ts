/** Answers to "will you keep this data even when you need space?"; word keys. */
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
 * Asks the browser to keep the data. Never throws and never takes long, and still nothing on the
 * way to the first screen may wait for it.
 */
export function requestPersistence(
  storage: Storage | undefined = browserStorage(),
  patienceMs = PATIENCE_MS,
): Promise<PersistenceAnswer> {
  return answerOf(storage, (manager) => manager.persist(), patienceMs);
}

/** Where the data stands: kept or not, and how much room there is. Never throws. */
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

/** What a promise gives, or null when it takes too long. */
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
