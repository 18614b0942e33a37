import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { HOSTILE_FILES, LIST, MADE_UP } from './hostile-files.ts';
import { bytesOf } from './made-roster.ts';
import { secondAt } from './pace.ts';

// Whatever comes, the answer is a warband or a named reason, within a second, and no key of a file
// ever reaches an object of ours.

const AT_ONCE = 40;
const SOME = Array.from(
  { length: Math.ceil(HOSTILE_FILES.length / AT_ONCE) },
  (_, at) => [at * AT_ONCE, HOSTILE_FILES.slice(at * AT_ONCE, (at + 1) * AT_ONCE)] as const,
);

describe('hostile files', () => {
  test('are many', () => {
    expect(HOSTILE_FILES.length).toBeGreaterThan(300);
  });

  // Some at a time, so that each test is short on a busy machine too.
  test.each(SOME)(
    'from the %sth on end in a warband or a named reason, within a second',
    (_, files) => {
      // The tables of words are made ready once.
      importFile(bytesOf(LIST));
      const second = secondAt(() => importFile(bytesOf(LIST)));
      const wrong = files.flatMap(({ name, bytes, code }) => {
        const start = performance.now();
        const { outcome, issues, fighters } = importFile(bytes);
        const ms = performance.now() - start;
        const taken = outcome === 'import' || outcome === 'partial';
        const reason = issues[0]?.code;
        if (ms > second) return [`${name}: ${Math.round(ms)} ms`];
        if (taken !== fighters.length > 0)
          return [`${name}: ${outcome} with ${fighters.length} fighters`];
        if (!taken && (reason === undefined || issues[0]?.text === ''))
          return [`${name}: no reason`];
        return code !== null && (taken || reason !== code) ? [`${name}: ${outcome} ${reason}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );

  test('leave every object as it was', () => {
    const empty: Record<string, unknown> = {};
    expect(empty['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('that are no lists are taken for none', () => {
    const invented = MADE_UP.filter(({ name }) =>
      /letter|shopping|recipe|program|bank|page of the web|another XML/.test(name),
    ).filter(({ bytes }) => importFile(bytes).fighters.length > 0);
    expect(invented.map(({ name }) => name)).toEqual([]);
  });
});
