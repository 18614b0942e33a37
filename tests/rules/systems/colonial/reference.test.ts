import { beforeAll, expect, test } from 'vitest';
import { say } from '#i18n/said.ts';
import { startI18n } from '#i18n/setup.ts';
import type { ReferenceCell } from '#rules/contract/reference.ts';
import { system } from '#rules/systems/colonial/index.ts';

beforeAll(async () => {
  await startI18n('en');
});

test('the table of circumstances distinguishes those that count per unit from those that count once', () => {
  expect(counts('unfavourable')).toEqual([
    '1',
    '1',
    'one per unit',
    '1',
    'one per unit',
    '1',
    '1',
    '1',
  ]);
  expect(counts('favourable')).toEqual(['one per unit', '1', '1', '1', '1', '1']);
});

test('chances of holding fall with excess circumstances and rise with cohesion', () => {
  expect(rows('chances')).toEqual([
    ['1', '50%', '–', '–', '–', '–', '–'],
    ['2', '75%', '25%', '–', '–', '–', '–'],
    ['3', '88%', '50%', '13%', '–', '–', '–'],
    ['4', '94%', '69%', '31%', '6%', '–', '–'],
    ['5', '97%', '81%', '50%', '19%', '3%', '–'],
    ['6', '98%', '89%', '66%', '34%', '11%', '2%'],
  ]);
});

function counts(table: string): readonly (string | undefined)[] {
  return rows(table).map(([, count]) => count);
}

/** A table as text. */
function rows(id: string): readonly (readonly string[])[] {
  const table = system.reference.flatMap(({ tables }) => tables).find((one) => one.id === id);
  return (table?.rows ?? []).map(({ head, cells }) => [head, ...cells].map(spoken));
}

function spoken(cell: ReferenceCell): string {
  const all = 'code' in cell ? [cell] : cell;
  return all.map(({ code, params }) => say({ code: `colonial-rules:${code}`, params })).join(' / ');
}
