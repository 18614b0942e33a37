import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Gauge } from '#ui/kit/Gauge.tsx';

describe('a gauge', () => {
  it('is a single image with a text alternative', () => {
    render(<Gauge total={12} filled={3} mark={3} label="3 of 12 out, test at 3" />);
    expect(screen.getByRole('img', { name: '3 of 12 out, test at 3' })).toBeTruthy();
  });

  it.each([
    { total: 12, filled: 3, mark: 3, drawn: '###|.........' },
    { total: 16, filled: 2, mark: 4, drawn: '##..|............' },
    { total: 4, filled: 0, mark: 1, drawn: '.|...' },
    { total: 4, filled: 4, mark: 4, drawn: '####|' },
    { total: 3, filled: 9, mark: null, drawn: '###' },
    { total: 3, filled: 1, mark: 7, drawn: '#..' },
    { total: 19, filled: 11, mark: 5, drawn: '#####|#####/#........ ' },
    { total: 14, filled: 3.5, mark: 3.5, drawn: '###h|-..........' },
    { total: 5, filled: 1.5, mark: 2, drawn: '#h-|...' },
    { total: 2.5, filled: 0, mark: 1, drawn: '.|.-_' },
    { total: 2.5, filled: 0, mark: 3, drawn: '..-_' },
    { total: 19, filled: 0, mark: 20, drawn: '........../......... ' },
    { total: 30, filled: 0, mark: 8, drawn: '........|......./...............' },
  ])('of $total with $filled filled and the mark after $mark reads $drawn', (gauge) => {
    const { drawn, ...props } = gauge;
    render(<Gauge {...props} label="gauge" />);
    expect(drawing()).toBe(drawn);
  });

  it('says nothing twice: the pips have no role', () => {
    render(<Gauge total={4} filled={1} mark={1} label="1 of 4" />);
    expect(within(screen.getByRole('img')).queryAllByRole('listitem')).toEqual([]);
  });
});

/**
 * The gauge as text: # filled, . empty, h and - halves of them, a space for filler, | the mark, / a new row.
 */
function drawing(): string {
  const rows = [...screen.getByRole('img').children];
  return rows.map((row) => [...row.children].map(sign).join('')).join('/');
}

function sign(cell: Element): string {
  if (cell.classList.contains('k-gauge-mark')) return '|';
  const half = cell.classList.contains('k-gauge-pip-half');
  if (cell.classList.contains('k-gauge-pip-filled')) return half ? 'h' : '#';
  if (cell.classList.contains('k-gauge-pip-blank')) return half ? '_' : ' ';
  return half ? '-' : '.';
}
