import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeBackup } from '#exchange/backup.ts';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import { parseWarband } from '#roster/parse.ts';
import type { Warband } from '#roster/warband.ts';
import { KIT } from '../../scripts/import-file.ts';
import golden from '../fixtures/codes/warband-1.json';
import { runs } from '../support/share.ts';
import { anyWarband } from '../support/warbands.ts';
import { bytesOf } from './import/made-roster.ts';

// A warband exported as a file is unchanged when imported, and exports of November 2026 stay readable for
// good. Links, lists with their last line, and tables are tested beside their writers.

function backupOf(warbands: readonly Warband[]): string {
  return writeBackup({
    writtenAt: 1795374030000,
    appVersion: '0.1.0',
    warbands: warbands.map((one) => ({ ...one })),
    battles: {},
    settings: {},
  });
}

describe('a warband file', () => {
  test('is unchanged after being written and read, as a file or pasted', () => {
    fc.assert(
      fc.property(anyWarband, (warband) => {
        const text = JSON.stringify(warband);
        for (const { outcome, format, own } of [
          readPasted(text, KIT),
          readRoster(bytesOf(text), KIT),
        ]) {
          expect([outcome, format]).toEqual(['import', 'warband']);
          expect(own).toEqual([warband]);
        }
      }),
    );
  });

  test('may be indented, start with a byte order mark and have CRLF line ends', () => {
    fc.assert(
      fc.property(anyWarband, fc.constantFrom('\n', '\r\n'), (warband, end) => {
        const text = `\uFEFF${JSON.stringify(warband, null, 2).replaceAll('\n', end)}${end}`;
        expect(readRoster(bytesOf(text), KIT).own).toEqual([warband]);
      }),
      runs(15),
    );
  });

  test('brings a retired warband back into use', () => {
    const text = JSON.stringify({ ...golden.warband, archived: true });
    expect(readPasted(text, KIT).own).toEqual([golden.warband]);
  });
});

describe('warbands in a backup', () => {
  test('are unchanged and in the same order', () => {
    fc.assert(
      fc.property(fc.array(anyWarband, { minLength: 1, maxLength: 3 }), (some) => {
        const warbands = some.map((one, at): Warband => ({ ...one, id: `w-${at + 1}` }));
        const { format, own } = readRoster(bytesOf(backupOf(warbands)), KIT);
        expect(format).toBe('backup');
        expect(own).toEqual(warbands);
      }),
      runs(20),
    );
  });
});

describe('exports of November 2026', () => {
  const file = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
  const own = (name: string) => readRoster(new Uint8Array(file(name)), KIT).own;

  test('a warband file', () => {
    expect(own('forms/warband-1.saved')).toEqual([golden.warband]);
  });

  test.each(['fr', 'en'])('a list with its last line, in %s', (language) => {
    expect(own(`forms/text-1-${language}.txt`)).toEqual([golden.warband]);
  });

  test.each(['fr', 'en'])('a table, in %s', (language) => {
    const [warband] = own(`forms/sheet-1-${language}.csv`);
    expect(warband).toMatchObject({
      name: golden.warband.name,
      catalogueId: golden.warband.catalogueId,
      members: golden.warband.members.map(({ id: _, ...one }) => one),
    });
  });

  test.each(['fr', 'en'])('a list in a list builder’s format, in %s', (language) => {
    const bytes = new Uint8Array(file(`forms/list-1-${language}.txt`));
    const [draft] = readRoster(bytes, KIT).drafts;
    expect(
      draft?.fighters.map(({ name, profileId, count, xp }) => [
        name.value,
        profileId.value,
        count.value,
        xp.value,
      ]),
    ).toEqual(
      golden.warband.members.map((one) => [
        one.name,
        one.profileId,
        one.labels.length,
        one.experience,
      ]),
    );
  });

  test('a backup', () => {
    const parsed: unknown = JSON.parse(file('backups/format-1.backup').toString());
    const rows =
      typeof parsed === 'object' && parsed !== null && 'warbands' in parsed ? parsed.warbands : [];
    const expected = Array.isArray(rows)
      ? rows.flatMap((row: unknown) => {
          const read = parseWarband(row, KIT.systemOf);
          return read.ok ? [read.warband] : [];
        })
      : [];
    expect(expected.length).toBeGreaterThan(0);
    expect(own('backups/format-1.backup')).toEqual(expected);
  });
});
