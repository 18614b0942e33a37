import { describe, expect, test, vi } from 'vitest';
import { settle } from '../../scripts/journeys.mjs';
import { chooseChecks, runChecks, totals } from '../../scripts/run-checks.mjs';
import {
  countsOfPlaywright,
  countsOfVectors,
  countsOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
} from '../../scripts/test-reports.mjs';

const NONE = { passed: 0, failed: 0, skipped: 0 };

describe('the summary line', () => {
  const lint = { name: 'lint', about: '', seconds: 1, result: 'passed', counts: NONE } as const;
  const unit = { ...lint, name: 'unit', counts: { passed: 40, failed: 0, skipped: 1 } } as const;

  test('adds up the tests that ran', () => {
    const vectors = { ...unit, counts: { passed: 2, failed: 3, skipped: 0 } } as const;
    expect(totals([lint, unit, { ...vectors, result: 'failed' }])).toBe('42 passed, 3 failed');
  });

  test('never says "0 failed" when a check without tests failed or did not run', () => {
    expect(totals([{ ...lint, result: 'failed' }, unit])).toBe('40 passed, 1 failed');
    expect(totals([{ ...lint, result: 'not run' }, unit])).toBe('40 passed, 1 failed');
  });
});

describe('a run', () => {
  const good = { name: 'good', about: 'a', run: async () => ({ ok: true, counts: NONE }) };
  const bad = { name: 'bad', about: 'b', run: async () => ({ ok: false, counts: NONE }) };
  const broken = { name: 'broken', about: 'c', run: () => Promise.reject(new Error('gone')) };

  test('continues after a failure, skips what depends on it, and ends with the totals', async () => {
    const output: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((words: string) => output.push(words));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const after = vi.fn(good.run);

    const ok = await runChecks([
      bad,
      broken,
      { ...good, name: 'pointless', needs: 'bad', run: () => Promise.reject(new Error('ran')) },
      { ...good, run: after },
    ]);
    vi.restoreAllMocks();

    expect(ok).toBe(false);
    expect(after).toHaveBeenCalledOnce();
    expect(output.at(-1)).toBe('0 passed, 3 failed');
    expect(output.at(-2)).toMatch(
      /bad +failed .*\nbroken +failed .*\npointless +not run .*\ngood +passed .*\nin all: 0 min 0 s\n/,
    );
  });

  test('runs adjacent checks of one lane in parallel, and the next ones after all of them', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const started: string[] = [];
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const waiting = async () => {
      await begun;
      started.push('waiting');
      return good.run();
    };
    const quick = async () => {
      begin();
      return good.run();
    };
    const after = async () => {
      started.push('after');
      return good.run();
    };

    const ok = await runChecks([
      { ...good, lane: 'one', run: waiting },
      { ...good, lane: 'one', run: quick },
      { ...good, run: after },
    ]);
    vi.restoreAllMocks();
    expect([ok, ...started]).toEqual([true, 'waiting', 'after']);
  });

  test('clearly reports what could not run here, as neither failed nor passed', async () => {
    const output: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((words: string) => output.push(words));
    const absent = async (ok: boolean) => ({ ok, counts: NONE, missing: 'WebKitGTK is not here.' });

    const lenient = await runChecks([{ ...good, name: 'webkit', run: () => absent(true) }]);
    const strict = await runChecks([{ ...good, name: 'webkit', run: () => absent(false) }]);
    vi.restoreAllMocks();

    expect([lenient, strict]).toEqual([true, false]);
    expect(output.filter((words) => words === '!!! WebKitGTK is not here.\n')).toHaveLength(2);
    expect(output.find((words) => words.includes('MISSING'))).toMatch(/webkit +MISSING/);
    expect(output.at(-1)).toBe('0 passed, 1 failed');
  });

  test('names the engine and its version beside the count', async () => {
    const output: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((words: string) => output.push(words));
    const counts = { passed: 20, failed: 0, skipped: 0 };
    await runChecks([{ ...good, run: async () => ({ ok: true, counts, engine: 'Fox 153.7' }) }]);
    vi.restoreAllMocks();
    expect(output.at(-2)).toContain('a (Fox 153.7): 20 passed, 0 failed');
  });

  test('ends with the names of failed and of flaky tests', async () => {
    const output: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((words: string) => output.push(words));
    const failures = [{ title: 'a tap', error: 'TypeError: gone', place: 'taps.test.ts:4' }];
    const unsteady = [{ title: 'a kill', error: 'Error: fetch', place: 'killed.test.ts:9' }];
    await runChecks([
      { ...bad, run: async () => ({ ok: false, counts: NONE, failures, unsteady }) },
    ]);
    vi.restoreAllMocks();
    expect(output.slice(-3)).toEqual([
      'failed: bad › taps.test.ts:4 › a tap\n  TypeError: gone\n',
      '!!! unsteady: bad › killed.test.ts:9 › a kill\n  Error: fetch\n',
      '0 passed, 1 failed',
    ]);
  });

  test('can be limited to named checks, which run in their usual order', () => {
    expect(chooseChecks([good, bad, broken], ['broken', 'good'])).toEqual([good, broken]);
    expect(chooseChecks([good, bad], [])).toEqual([good, bad]);
    expect(() => chooseChecks([good], ['lnit'])).toThrow('"lnit"');
  });
});

describe('repeating failed journeys', () => {
  const tap = { title: 'a tap', error: 'late', place: 'taps.test.ts:4' };
  const kill = { title: 'a kill', error: 'gone', place: 'killed.test.ts:9' };
  const first = {
    code: 1,
    counts: { passed: 8, failed: 2, skipped: 0 },
    failures: [tap, kill],
  };

  test('passes if they pass each time, and still names them', () => {
    const held = { code: 0, counts: { passed: 6, failed: 0, skipped: 0 }, failures: [] };
    expect(settle(first, held)).toEqual({
      code: 0,
      counts: { passed: 10, failed: 0, skipped: 0 },
      failures: [],
      unsteady: [tap, kill],
    });
  });

  test('fails if one of the repetitions fails', () => {
    const oneFails = { code: 1, counts: { passed: 5, failed: 1, skipped: 0 }, failures: [kill] };
    expect(settle(first, oneFails)).toEqual({
      code: 1,
      counts: { passed: 9, failed: 1, skipped: 0 },
      failures: [kill],
      unsteady: [tap],
    });
  });

  test('fails if the repetition crashed or ran nothing', () => {
    for (const code of [0, 1]) {
      const nothing = { code, counts: NONE, failures: [] };
      expect(settle(first, nothing)).toEqual({ ...first, unsteady: [] });
    }
  });
});

describe('the names of failures', () => {
  test('come from Playwright’s nested suites, without escape codes', () => {
    const red = '\u001B[31mError: late\u001B[39m\n  at taps';
    const spec = (ok: boolean) => ({
      ok,
      title: ok ? 'good' : 'bad',
      file: 'taps.test.ts',
      line: 7,
      tests: [{ results: [{ errors: ok ? [] : [{ message: red }] }] }],
    });
    const report = { suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }] };
    expect(failuresOfPlaywright(report)).toEqual([
      { title: 'bad', error: 'Error: late', place: 'taps.test.ts:7' },
    ]);
  });

  test('include Playwright’s awaited locator and the helper’s line', () => {
    const message = "Error: expect(locator).toBeVisible() failed\n\nLocator: getByRole('dialog')\n";
    const errors = [{ message, location: { file: '/anywhere/e2e/support/screens.ts', line: 421 } }];
    const spec = {
      ok: false,
      title: 'bad',
      file: 'taps.test.ts',
      line: 7,
      tests: [{ results: [{ errors }] }],
    };
    expect(failuresOfPlaywright({ specs: [spec] })[0]?.error).toBe(
      "Error: expect(locator).toBeVisible() failed · Locator: getByRole('dialog') · screens.ts:421",
    );
  });

  test('include test files that Vitest could not load', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'good' },
            { status: 'failed', fullName: 'bad', failureMessages: ['Error: 1 is not 2\n at x'] },
          ],
        },
        { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(failuresOfVitest(report)).toEqual([
      { title: 'a.test.ts: bad', error: 'Error: 1 is not 2', place: 'a.test.ts' },
      { title: 'b.test.ts', error: 'no such module', place: 'b.test.ts' },
    ]);
  });
});

describe('test counts', () => {
  test('of Vitest include a file that does not load as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countsOfVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  test('of Playwright', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } };
    expect(countsOfPlaywright(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  test('of the vectors come from their last count', () => {
    const output = 'injury: 12 passed, 1 failed\n\n60 passed, 1 failed\n';
    expect(countsOfVectors(output)).toEqual({ passed: 60, failed: 1, skipped: 0 });
  });

  test('are none for a tool that crashed before it wrote a report', () => {
    expect(countsOfVitest(undefined)).toEqual(NONE);
    expect(countsOfPlaywright(undefined)).toEqual(NONE);
    expect(countsOfVectors('')).toEqual(NONE);
  });
});
