import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CELL_SIGNS, readCsv, writeCsv } from '#exchange/csv.ts';

const anyCell = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('=+-@\'"\t\r\n;, aé0'), '\r\n', '＝'),
      fc.string({ maxLength: 4 }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

const anyRow = fc
  .array(anyCell, { minLength: 1, maxLength: 5 })
  .filter((cells) => cells.some((cell) => cell.trim() !== ''));

describe.each(CELL_SIGNS)('cells separated by %j', (sign) => {
  test('are unchanged after being written and read', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), (rows) => {
        expect(readCsv(writeCsv(rows, sign), sign, 100).map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  test('never start like a formula', () => {
    fc.assert(
      fc.property(anyCell, (cell) => {
        // A row whose first cell is empty starts with the separator.
        fc.pre(cell !== '');
        const text = writeCsv([[cell, 'x']], sign).slice(1);
        expect(/^"?[=+\-@\t\r＝＋－＠]/u.test(text)).toBe(false);
      }),
    );
  });
});

describe('a table', () => {
  test('is quoted as spreadsheets expect, and only where necessary', () => {
    expect(writeCsv([['a', 'b;c', 'say "x"', 'two\nlines', 4]], ';')).toBe(
      '\uFEFFa;"b;c";"say ""x""";"two\nlines";4\r\n',
    );
  });

  test('gives the line number of each row, and stops at the limit', () => {
    const text = 'a,"b\nb"\r\n\r\nc,d\ne,f';
    expect(readCsv(text, ',', 2)).toEqual([
      { line: 1, cells: ['a', 'b\nb'] },
      { line: 4, cells: ['c', 'd'] },
    ]);
  });

  test('with an unclosed last quote ends at the end of the text', () => {
    expect(readCsv('a,"b', ',', 9)).toEqual([{ line: 1, cells: ['a', 'b'] }]);
  });
});
