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

// A warband that leaves as a file comes back as it was; what was written in November 2026 stays readable
// for good. Links, texts with their last line and tables stand beside what writes them.

function backupOf(warbands: readonly Warband[]): string {
  return writeBackup({
    writtenAt: 1795374030000,
    appVersion: '0.1.0',
    warbands: warbands.map((one) => ({ ...one })),
    battles: {},
    settings: {},
  });
}

describe('a warband in a file of its own', () => {
  test('comes back as it was, as a file and pasted, whatever is in it', () => {
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

  test('may be indented, begin with a mark of order and end its lines in two signs', () => {
    fc.assert(
      fc.property(anyWarband, fc.constantFrom('\n', '\r\n'), (warband, end) => {
        const text = `\uFEFF${JSON.stringify(warband, null, 2).replaceAll('\n', end)}${end}`;
        expect(readRoster(bytesOf(text), KIT).own).toEqual([warband]);
      }),
      runs(15),
    );
  });

  test('is in use again where it was put away before', () => {
    const text = JSON.stringify({ ...golden.warband, archived: true });
    expect(readPasted(text, KIT).own).toEqual([golden.warband]);
  });
});

describe('warbands in a backup', () => {
  test('come back as they were, in their order', () => {
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

describe('written in November 2026', () => {
  const file = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
  const own = (name: string) => readRoster(new Uint8Array(file(name)), KIT).own;

  test('a warband in a file of its own', () => {
    expect(own('forms/warband-1.saved')).toEqual([golden.warband]);
  });

  test.each(['fr', 'en'])('a text with its last line, in %s', (language) => {
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

  test.each(['fr', 'en'])('a list as of a list builder, in %s', (language) => {
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
