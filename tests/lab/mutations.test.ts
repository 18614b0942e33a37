import { describe, expect, test } from 'vitest';
import { chosen, mutated, mutationsOf, withCalls } from '../../lab/mutants/mutations.mjs';
import { isEnough, lineOf, reportOf } from '../../lab/mutants/report.mjs';

/** Each mutation of a line, as the line becomes. */
function changed(line: string): readonly string[] {
  return mutationsOf('src/one.tsx', line).map(({ after }) => after);
}

describe('the mistakes that could stand in a line', () => {
  test.each([
    ['a < b;', ['a <= b;']],
    ['a >= b;', ['a > b;']],
    ['a === b;', ['a !== b;']],
    ['a && b;', ['b;', 'a;', 'a || b;']],
    ['a || b;', ['b;', 'a;', 'a && b;']],
    ['a ?? b;', ['b;', 'a;']],
    ['!a;', ['a;']],
    ['a = true;', [';', 'a = false;']],
    ['n + 1;', ['n - 1;', 'n + 2;']],
    ['a.every(b);', [';', 'a.some(b);']],
    ['Math.min(a, b);', [';', 'Math.max(a, b);']],
    ['if (a) b;', ['if (false) b;', 'if (true) b;']],
    ['x = a.filter((one) => one.b);', [';', 'x = a.filter((one) => true);']],
    [
      'x = a.some((one) => one.b);',
      [';', 'x = a.every((one) => one.b);', 'x = a.some((one) => true);'],
    ],
    ['x = a.map((one) => one.b);', [';']],
    ['x = a ? b : c;', [';', 'x = false ? b : c;', 'x = true ? b : c;']],
    ['const x = <p hidden={a > b} />;', ['const x = <p hidden={a >= b} />;']],
    ['const x = <Stepper max={9} />;', ['const x = <Stepper max={10} />;']],
  ])('%s', (line, becomes) => {
    expect(changed(line)).toEqual(becomes);
  });

  test.each([
    ['words that are joined', 'const x = `${a} b` + c;'],
    ['types', "const x: 3 | true = f<1>() as 3 | false; type T = 'a' & 2;"],
    ['sizes of icons', 'const x = [<Icon size={18} />, <IconLink iconSize={20} />];'],
    ['names of things', 'const x = { 1: a };'],
    ['what the bundler reads', "const x = import.meta.glob('./*.json', { eager: true });"],
    ['what is on two lines', 'const x = a.map(\n  b,\n);'],
  ])('are none in %s', (_, source) => {
    expect(changed(source)).toEqual([]);
  });

  test('are a forgotten condition, too, that stands on several lines', () => {
    const source = 'if (\n  a &&\n  b\n)\n  c = d;';
    const [left, , , right] = mutationsOf('src/one.ts', source);
    expect(left).toMatchObject({ line: 2, before: 'a &&\n  b', after: 'b' });
    expect(right).toMatchObject({ before: 'a &&\n  b', after: 'a' });
  });

  test('are reported with their original and mutated line', () => {
    const source = 'const a = 1;\n  if (a < 2) f();\n';
    const [, , , second] = mutationsOf('src/one.ts', source);
    expect(second).toMatchObject({
      file: 'src/one.ts',
      line: 2,
      before: 'if (a < 2) f();',
      after: 'if (a <= 2) f();',
    });
    expect(second && mutated(source, second)).toBe('const a = 1;\n  if (a <= 2) f();\n');
  });
});

describe('the choice among them', () => {
  const SOURCE = 'a < b;\nc > d;\ne === f;\n!g;\nh && i;\nj ?? k;\n';
  const names = (source: string, seed: number) =>
    chosen(mutationsOf('src/one.ts', source), seed, 3).map(({ after }) => after);

  test('is the same with the same seed, and another with another', () => {
    expect(names(SOURCE, 1)).toEqual(names(SOURCE, 1));
    expect(names(SOURCE, 1)).toHaveLength(3);
    expect(new Set([1, 2, 3, 4].map((seed) => names(SOURCE, seed).join())).size).toBeGreaterThan(1);
  });

  test('does not change with what comes to stand around them', () => {
    expect(names(`const more = '';\n\n${SOURCE}`, 1)).toEqual(names(SOURCE, 1));
  });
});

describe('the calls that say which tests come by', () => {
  const withAll = (source: string) =>
    withCalls(
      source,
      mutationsOf('src/one.ts', source).map(({ seen }, n) => ({ place: seen, call: `r(${n})` })),
    );

  test('lie around what would change, the inner within the outer', () => {
    expect(withAll('const x = !(a < b);')).toBe('const x = (r(0), !((r(1), a < b)));');
    expect(withAll('f(true);')).toBe('{ r(0); f((r(1), true)); }');
  });

  test('leave a chain whole that may end in the middle', () => {
    expect(withAll('const x = a?.every(b).c;')).toBe('const x = (r(0), a?.every(b).c);');
  });
});

describe('the report', () => {
  const tried = (killed: number, survived: number) =>
    Array.from({ length: killed + survived }, (_, index) => {
      const [mutation] = mutationsOf('src/rules/one.ts', 'a < b;');
      if (mutation === undefined) throw new Error('no mutation');
      return { mutation, outcome: { by: index < killed ? 'a test' : null, ways: 2 } };
    });

  test('is content with nine of ten, and with no fewer', () => {
    expect(isEnough(tried(9, 1))).toBe(true);
    expect(isEnough(tried(8, 1))).toBe(false);
  });

  test('shows each survivor with its line, and counts by folder', () => {
    const [first] = tried(0, 1);
    const line = 'src/rules/one.ts:1 SURVIVED\n  - a < b;\n  + a <= b;';
    expect(first && lineOf(first)).toBe(line);
    expect(reportOf(tried(3, 1)).split('\n').slice(3)).toEqual([
      '',
      'src/rules: 3 of 4 killed (75.0 %), 1 survived',
      'in all: 3 of 4 killed (75.0 %), 1 survived, 90 % wanted',
    ]);
  });
});
