import { describe, expect, test } from 'vitest';
import { requestPersistence, type Storage, storageState } from '#persistence/storage-state.ts';

const silence = () => new Promise<never>(() => {});

function storage(answers: Partial<Storage> = {}): Storage {
  return {
    persist: () => Promise.resolve(true),
    persisted: () => Promise.resolve(true),
    estimate: () => Promise.resolve({ usage: 12, quota: 3000 }),
    ...answers,
  };
}

describe('asking the browser for persistent storage', () => {
  test('yes', async () => {
    expect(await requestPersistence(storage())).toBe('granted');
  });

  test('no', async () => {
    const refusing = storage({ persist: () => Promise.resolve(false) });
    expect(await requestPersistence(refusing)).toBe('denied');
  });

  test('does not wait for a browser that never answers', async () => {
    expect(await requestPersistence(storage({ persist: silence }), 5)).toBe('unanswered');
  });

  test('means no when the browser fails', async () => {
    const failing = storage({ persist: () => Promise.reject(new TypeError('no')) });
    expect(await requestPersistence(failing)).toBe('unsupported');
  });
});

describe('the state of storage', () => {
  test('includes the space used and available', async () => {
    const state = await storageState(storage());
    expect(state).toEqual({ persistence: 'granted', used: 12, available: 3000 });
  });

  test('includes only what the browser reports', async () => {
    const vague = storage({ persisted: silence, estimate: () => Promise.resolve({}) });
    expect(await storageState(vague, 5)).toEqual({
      persistence: 'unanswered',
      used: null,
      available: null,
    });
  });

  test('is unknown without a storage manager', async () => {
    expect(await storageState(undefined)).toEqual({
      persistence: 'unsupported',
      used: null,
      available: null,
    });
  });
});
