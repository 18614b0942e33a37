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

describe('asking the browser to keep the data', () => {
  test('yes', async () => {
    expect(await requestPersistence(storage())).toBe('granted');
  });

  test('no', async () => {
    const refusing = storage({ persist: () => Promise.resolve(false) });
    expect(await requestPersistence(refusing)).toBe('denied');
  });

  test('a browser that never answers is not waited for', async () => {
    expect(await requestPersistence(storage({ persist: silence }), 5)).toBe('unanswered');
  });

  test('a browser that fails at it promises nothing', async () => {
    const failing = storage({ persist: () => Promise.reject(new TypeError('no')) });
    expect(await requestPersistence(failing)).toBe('unsupported');
  });
});

describe('where the data stands', () => {
  test('is told with the room used and left', async () => {
    const state = await storageState(storage());
    expect(state).toEqual({ persistence: 'granted', used: 12, available: 3000 });
  });

  test('is told as far as the browser tells it', async () => {
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
