import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupFileOn } from '#app/backup-file.ts';
import { readBackup } from '#exchange/backup.ts';
import { freshApi, openReady } from '../support/databases.ts';

// The file that Chromium on computers lets the app write again and again.

const NAME = 'hors-de-combat.json';

/** A file as such a browser hands it out. */
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
  // A database that keeps such files as they are, as it does in that browser.
  const clone = structuredClone;
  vi.stubGlobal('structuredClone', (value: unknown) => (holdsFile(value) ? value : clone(value)));
});

afterEach(() => void vi.unstubAllGlobals());

function holdsFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'value') instanceof File;
}

/** The player picks this in the dialog; null closes it. */
async function port(picked: unknown) {
  vi.stubGlobal('showSaveFilePicker', () =>
    picked === null ? Promise.reject(new DOMException('closed', 'AbortError')) : picked,
  );
  return backupFileOn(await openReady(freshApi()));
}

describe('the file that backups go to', () => {
  test('is chosen once, and written anew until it is forgotten', async () => {
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
  ])('is none where the player %s', async (_what, picked) => {
    const { choose, chosen } = await port(picked);
    expect(await choose()).toBeNull();
    expect(await chosen()).toBeNull();
  });

  test('is left alone without leave, which is asked for only where a player waits for it', async () => {
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
