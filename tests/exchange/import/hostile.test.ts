import { beforeAll, describe, expect, test } from 'vitest';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import type { ImportResult } from '#exchange/import/result.ts';
import { parseWarband } from '#roster/parse.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { warbandOfDraft } from './accepted.ts';
import { HOSTILE_FILES, MADE_UP } from './hostile-files.ts';
import { FOREIGN, HOSTILE_FORMS, type Spoilt } from './hostile-forms.ts';

// Every form and every way to corrupt it, both as a file’s bytes and as pasted text. Each must end in a
// warband or a named refusal. lab/unit/import-pace.test.ts measures the time.

/** The input, with the only refusal allowed; null for any. */
const GIVEN: readonly (Spoilt & { readonly code: string | null })[] = [
  ...HOSTILE_FORMS.map((one) => ({ ...one, code: null })),
  ...HOSTILE_FILES.map(({ name, bytes, code }) => ({ name, given: bytes, code })),
];

describe(`${GIVEN.length} hostile files and texts`, () => {
  let all: readonly ((typeof GIVEN)[number] & { readonly reading: ImportResult })[] = [];
  beforeAll(() => {
    all = GIVEN.map((one) => ({
      ...one,
      reading:
        typeof one.given === 'string' ? readPasted(one.given, KIT) : readRoster(one.given, KIT),
    }));
  });

  test('are more than four hundred different ones', () => {
    const different = new Set(
      GIVEN.map(({ given }) =>
        typeof given === 'string' ? given : Buffer.from(given).toString('latin1'),
      ),
    );
    expect(different.size).toBeGreaterThan(400);
  });

  test('end in fighters of this game or in one refusal', () => {
    const wrong = all.flatMap(({ name, code, reading: { outcome, drafts, own, notices } }) => {
      const people = [
        ...drafts.map(({ fighters }) => fighters.length),
        ...own.map(({ members }) => members.length),
      ];
      const taken = outcome === 'import' || outcome === 'partial';
      const ends = taken
        ? people.some((count) => count > 0 && count <= 200)
        : people.length === 0 && notices.length === 1;
      const reason = taken ? null : (notices[0]?.code ?? null);
      return ends && (code === null || code === reason) ? [] : [`${name}: ${outcome} ${reason}`];
    });
    expect(wrong).toEqual([]);
  });

  test('of other games are never taken for this game', () => {
    const names = new Set(FOREIGN.map(({ name }) => name));
    const foreign = all.filter(({ name }) => names.has(name));
    expect(foreign.length).toBeGreaterThanOrEqual(FOREIGN.length);
    expect(foreign.filter(({ reading }) => reading.outcome !== 'foreign')).toEqual([]);
  });

  test('that are not lists are not taken for lists', () => {
    const names = new Set(
      MADE_UP.map(({ name }) => name).filter((name) =>
        /letter|shopping|recipe|program|bank|page of the web|another XML/.test(name),
      ),
    );
    const taken = all.filter(({ name, reading }) => names.has(name) && reading.drafts.length > 0);
    expect(names.size).toBeGreaterThan(6);
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  test('leave no number above a warband’s limits, and no property on Object.prototype', () => {
    const drafts = all.flatMap(({ reading }) => reading.drafts);
    const numbers = drafts.flatMap(({ fighters }) =>
      fighters.flatMap(({ count, xp, stats, gear }) => [
        count.value,
        xp.value,
        ...Object.values(stats).map(({ value }) => value),
        ...gear.map((one) => one.count),
      ]),
    );
    expect(numbers.filter((one) => !Number.isSafeInteger(one) || one < 0 || one > 999)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  test('make warbands that the database reads back unchanged', () => {
    const made = all.flatMap(({ reading }) => reading.drafts.map(warbandOfDraft));
    expect(made.length).toBeGreaterThan(100);
    const wrong = made.filter((warband) => {
      const parsed = parseWarband(warband, () => KIT.system);
      return !parsed.ok || parsed.findings.length > 0;
    });
    expect(wrong).toEqual([]);
  });
});
