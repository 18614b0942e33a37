import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupFileOn } from '#app/backup-file.ts';
import { readBackup } from '#exchange/backup.ts';
import { freshApi, openReady } from '../support/databases.ts';

// The file handle that desktop Chromium lets the app write to repeatedly.

const NAME = 'hors-de-combat.json';

/** A file handle as that browser provides it. */
class File {
  readonly name = NAME;
  content = '';
  permission: PermissionState = 'granted';
  asked = 0;

  readonly queryPermission = () => Promise.resolve(this.permission);

  readonly requestPermission = () => {
    this.asked += 1;
    return Promise.resolve(this.permission);
  };

  readonly createWritable = () => {
    let written = '';
    return Promise.resolve({
      write: async (text: string) => {
        written += text;
      },
      close: async () => {
        this.content = written;
      },
    });
  };
}

beforeEach(() => {
  // A database that can store file handles, as that browser’s can.
  const clone = structuredClone;
  vi.stubGlobal('structuredClone', (value: unknown) => (holdsFile(value) ? value : clone(value)));
});

afterEach(() => void vi.unstubAllGlobals());

function holdsFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'value') instanceof File;
}

/** What the player picks in the file dialog; null closes it. */
async function port(picked: unknown) {
  vi.stubGlobal('showSaveFilePicker', () =>
    picked === null ? Promise.reject(new DOMException('closed', 'AbortError')) : picked,
  );
  return backupFileOn(await openReady(freshApi()));
}

describe('the backup file', () => {
  test('is chosen once, and overwritten by each backup until it is forgotten', async () => {
    const file = new File();
    const { choose, chosen, write, forget } = await port(file);
    expect(await chosen()).toBeNull();
    expect(await choose()).toBe(NAME);
    expect(await chosen()).toBe(NAME);
    expect(await write(false)).toEqual({ name: NAME });
    expect(readBackup(file.content)).toHaveProperty('backup');
    await forget();
    expect(await chosen()).toBeNull();
    expect(await write(true)).toEqual({ failed: 'none' });
  });

  test.each([
    ['closes the dialog', null],
    ['has a browser that hands out something else', { name: NAME }],
  ])('is not used when the player %s', async (_what, picked) => {
    const { choose, chosen } = await port(picked);
    expect(await choose()).toBeNull();
    expect(await chosen()).toBeNull();
  });

  test('is not written without permission, which is requested only while a player waits', async () => {
    const file = new File();
    const { choose, write } = await port(file);
    await choose();
    file.permission = 'denied';
    expect(await write(false)).toEqual({ failed: 'not-allowed' });
    expect(file.asked).toBe(0);
    expect(await write(true)).toEqual({ failed: 'not-allowed' });
    expect([file.asked, file.content]).toEqual([1, '']);
  });
});
