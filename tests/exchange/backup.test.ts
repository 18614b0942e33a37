import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Backup,
  type BackupReading,
  type BackupRow,
  MAX_BACKUP_LENGTH,
  readBackup,
  writeBackup,
} from '#exchange/backup.ts';

const SMALL: Backup = {
  writtenAt: 1795374030000,
  appVersion: '0.1.0',
  warbands: [{ id: 'w-1', name: 'Les Égarés « ’ »', changedAt: 5 }],
  battles: { 'b-1': [{ id: 'a-k:1', battleId: 'b-1', hlc: '1', dice: [6, 4] }] },
  settings: { theme: 'dark', vibration: false, lastBackupAt: null },
};

const anyRow: fc.Arbitrary<BackupRow> = fc
  .tuple(fc.string({ minLength: 1 }), fc.dictionary(fc.string(), fc.jsonValue()))
  .map(([id, fields]) => ({ ...fields, id }));

const anyBackup: fc.Arbitrary<Backup> = fc.record({
  writtenAt: fc.nat(),
  appVersion: fc.string({ unit: 'binary' }),
  warbands: fc.array(anyRow, { maxLength: 4 }),
  battles: fc.dictionary(fc.string(), fc.array(anyRow, { maxLength: 4 })),
  settings: fc.dictionary(fc.string(), fc.jsonValue()),
});

function refusal(text: string): string | null {
  const reading = readBackup(text);
  return 'refused' in reading ? reading.refused : null;
}

/** True when a changed text is refused, or still reads as exactly the same backup. */
function isSafe(text: string, truth: Backup): boolean {
  const reading: BackupReading = readBackup(text);
  return 'refused' in reading || JSON.stringify(reading.backup) === JSON.stringify(truth);
}

describe('a backup', () => {
  test('is unchanged after being written and read', () => {
    fc.assert(
      fc.property(anyBackup, (backup) => {
        // Compared as text, since JSON does not distinguish 0 from −0.
        const reading = JSON.stringify(readBackup(writeBackup(backup)));
        expect(reading).toBe(JSON.stringify({ backup }));
      }),
    );
  });

  test('may be indented, start with a byte order mark and end with a newline', () => {
    const text = `\uFEFF${JSON.stringify(JSON.parse(writeBackup(SMALL)), null, 2)}\r\n`;
    expect(readBackup(text)).toEqual({ backup: SMALL });
  });

  test('includes photos, and has the old format where there are none', () => {
    const photos = [{ id: 'm-1', warbandId: 'w-1', image: 'data:image/webp;base64,AA==' }];
    expect(readBackup(writeBackup({ ...SMALL, photos }))).toEqual({
      backup: { ...SMALL, photos },
    });
    expect(writeBackup({ ...SMALL, photos: [] })).toBe(writeBackup(SMALL));
    const changed = writeBackup({ ...SMALL, photos }).replace('AA==', 'BB==');
    expect(refusal(changed)).toBe('damaged');
  });

  test('is not written when it would be too long to be read back', () => {
    const photos = [{ id: 'm-1', image: 'A'.repeat(MAX_BACKUP_LENGTH) }];
    expect(() => writeBackup({ ...SMALL, photos })).toThrow(RangeError);
  });

  test('starts with the app’s name and the format', () => {
    expect(writeBackup(SMALL).startsWith('{"app":"hors-de-combat","format":1,')).toBe(true);
  });
});

describe('damage is detected', () => {
  test('wherever the file is cut off', () => {
    const text = writeBackup(SMALL);
    const cuts = Array.from({ length: text.length }, (_, length) => text.slice(0, length));
    expect(cuts.filter((cut) => refusal(cut) === null)).toEqual([]);
    const halves = cuts.slice(30).map((cut) => readBackup(cut));
    expect(new Set(halves.map((half) => JSON.stringify(half)))).toEqual(
      new Set(['{"refused":"damaged","detail":{"part":"file","count":1}}']),
    );
  });

  test('wherever a single character is changed, removed or inserted', () => {
    const text = writeBackup(SMALL);
    const edits = Array.from({ length: text.length }, (_, at) => [
      text.slice(0, at) + text.slice(at + 1),
      ...['0', '7', 'x', '"', ',', '}', ' ', 'é'].flatMap((sign) => [
        text.slice(0, at) + sign + text.slice(at + 1),
        text.slice(0, at) + sign + text.slice(at),
      ]),
    ]).flat();
    expect(edits.filter((edit) => !isSafe(edit, SMALL))).toEqual([]);
  });

  test('at any place of a real file', () => {
    const file = new URL('../fixtures/backups/format-1.backup', import.meta.url);
    const text = readFileSync(file, 'utf8');
    const reading = readBackup(text);
    if (!('backup' in reading)) throw new Error(reading.refused);
    const { backup } = reading;
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ unit: 'binary' }), (at, put) => {
        expect(isSafe(text.slice(0, at) + put + text.slice(at + 1), backup)).toBe(true);
      }),
    );
  });

  const lines = (text: string) =>
    JSON.stringify({ ...JSON.parse(writeBackup(SMALL)), ...JSON.parse(text) });

  test.each([
    ['warbands that are no list', '{"warbands":{}}', 'warbands', 1],
    ['two warbands without an id', '{"warbands":[{"id":"w-1"},{},null]}', 'warbands', 2],
    ['battles that are no logs', '{"battles":[]}', 'battles', 1],
    ['entries without an id', '{"battles":{"b-1":[{"id":1}],"b-2":7}}', 'battles', 2],
    ['settings that are none', '{"settings":null}', 'settings', 1],
    ['a name that somebody changed', '{"appVersion":"0.1.1"}', 'content', 1],
    ['a checksum of something else', '{"checksum":"cbf29ce484222325"}', 'content', 1],
    ['something added', '{"extra":1}', 'content', 1],
    ['a format that is no number', '{"format":"1"}', 'content', 1],
  ])('%s: reports which part', (_, changed, part, count) => {
    expect(readBackup(lines(changed))).toEqual({ refused: 'damaged', detail: { part, count } });
  });
});

test('an infinite number is damage, even with a matching checksum', () => {
  // JSON writes infinity as null, so the checksum of null matches.
  const text = writeBackup({ ...SMALL, settings: { lastBackupAt: null } });
  expect(refusal(text)).toBeNull();
  expect(refusal(text.replace('"lastBackupAt":null', '"lastBackupAt":1e999'))).toBe('damaged');
  expect(refusal(writeBackup({ ...SMALL, writtenAt: 1e300 }))).toBe('damaged');
});

describe('other files are refused', () => {
  test.each([
    ['an empty file', '', 'empty'],
    ['a file of blanks', ' \n\t\uFEFF', 'empty'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'not-json'],
    ['a web page', '<!doctype html><title>404</title>', 'not-json'],
    ['a number', '42', 'not-ours'],
    ['a list', '[]', 'not-ours'],
    ['nothing, as JSON', 'null', 'not-ours'],
    ['a roster of another app', '{"roster":{"name":"Skaven"}}', 'not-ours'],
    ['a backup of another app', '{"app":"battle-scribe","format":1}', 'not-ours'],
    ['a backup of a newer version', '{"app":"hors-de-combat","format":2}', 'newer-format'],
    ['a backup with nothing in it', '{"app":"hors-de-combat","format":1}', 'damaged'],
  ])('%s', (_, text, refused) => {
    expect(refusal(text)).toBe(refused);
  });

  test('a text longer than the limit is refused without being parsed', () => {
    expect(refusal('['.repeat(MAX_BACKUP_LENGTH + 1))).toBe('too-big');
  });

  test('a deeply nested file is refused without a crash', () => {
    const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const file = JSON.stringify({ app: 'hors-de-combat', format: 1, checksum: '0' });
    const rest = `"writtenAt":1,"appVersion":"","warbands":[],"battles":{},"settings":${deep}}`;
    expect(refusal(`${file.slice(0, -1)},${rest}`)).toBe('damaged');
  });

  test('arbitrary JSON is refused', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(refusal(text)).not.toBeNull();
      }),
    );
  });

  test('arbitrary text is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(refusal(text)).not.toBeNull();
      }),
    );
  });
});
