import { classNames } from './class-names.ts';
import './Gauge.css';

export type GaugeProps = {
  /** Number of pips; the last may be a half. */
  readonly total: number;
  /** Number of filled pips from the left; the last may be half filled. */
  readonly filled: number;
  /** Position of the brass mark: after this pip, or in its middle; null for none. */
  readonly mark: number | null;
  /** Accessible name with all numbers. */
  readonly label: string;
};

/** A pip for each fighter, filled from the left, and a mark where something becomes due. */
export function Gauge({ total, filled, mark, label }: GaugeProps) {
  const rows = rowsOf(total);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with boxes that stretch; there is no picture file
    <div className="stack close k-gauge" role="img" aria-label={label}>
      {rows.map((row) => (
        <div className="line k-gauge-row" key={row.first}>
          {cellsOf(row, filled, mark).map(({ key, look, half }) => (
            <span
              key={key}
              className={classNames(
                look === 'mark' ? 'k-gauge-mark' : 'k-gauge-pip',
                look !== 'mark' && look !== 'empty' && `k-gauge-pip-${look}`,
                half && 'k-gauge-pip-half',
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** More in a row would be too thin to count on half a phone screen. */
const PIPS_PER_ROW = 18;

type Row = { readonly first: number; readonly width: number; readonly total: number };

/** Splits the pips into rows of equal width. */
function rowsOf(total: number): readonly Row[] {
  const pips = Math.ceil(total);
  const count = Math.max(1, Math.ceil(pips / PIPS_PER_ROW));
  const width = Math.ceil(pips / count);
  return Array.from({ length: count }, (_, row) => ({ first: row * width + 1, width, total }));
}

type Cell = {
  readonly key: string;
  readonly look: 'filled' | 'empty' | 'blank' | 'mark';
  /** Half a pip wide. */
  readonly half: boolean;
};

function cellsOf(row: Row, filled: number, mark: number | null): readonly Cell[] {
  return Array.from({ length: row.width }, (_, index) => row.first + index).flatMap((pip) => [
    ...pipOf(pip, row.total, filled, mark),
    ...(mark === pip && pip <= row.total ? [MARK] : []),
  ]);
}

const MARK: Cell = { key: 'mark', look: 'mark', half: false };

/** A pip, or its two halves if the fill or the mark ends in its middle. */
function pipOf(pip: number, total: number, filled: number, mark: number | null): readonly Cell[] {
  const middle = pip - 0.5;
  if (![total, filled, mark].includes(middle)) {
    return [{ key: `${pip}`, look: lookOf(pip, total, filled), half: false }];
  }
  return [
    { key: `${pip}a`, look: lookOf(middle, total, filled), half: true },
    ...(mark === middle ? [MARK] : []),
    { key: `${pip}b`, look: lookOf(pip, total, filled), half: true },
  ];
}

function lookOf(upTo: number, total: number, filled: number): Cell['look'] {
  if (upTo > total) return 'blank';
  return upTo <= filled ? 'filled' : 'empty';
}
