import { classNames } from './class-names.ts';
import './Gauge.css';

export type GaugeProps = {
  /** How many pips there are. */
  readonly total: number;
  /** How many are filled, from the left. */
  readonly filled: number;
  /** The brass mark stands after this pip; null for none. */
  readonly mark: number | null;
  /** The whole of it in words. */
  readonly label: string;
};

/** A pip for each fighter, filled from the left, and a mark where something becomes due. */
export function Gauge({ total, filled, mark, label }: GaugeProps) {
  const rows = rowsOf(total);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with boxes that stretch; there is no picture file
    <div className="k-gauge" role="img" aria-label={label}>
      {rows.map((row) => (
        <div className="k-gauge-row" key={row.first}>
          {cellsOf(row, filled, mark).map((cell) => (
            <span
              key={cell.key}
              className={classNames(
                cell.kind === 'mark' ? 'k-gauge-mark' : 'k-gauge-pip',
                cell.kind === 'filled' && 'k-gauge-pip-filled',
                cell.kind === 'blank' && 'k-gauge-pip-blank',
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** More in one row would be too thin to count on half a phone screen. */
const PIPS_PER_ROW = 18;

type Row = { readonly first: number; readonly width: number; readonly total: number };

/** Splits the pips into rows of equal width; a lone row holds them all. */
function rowsOf(total: number): readonly Row[] {
  const count = Math.max(1, Math.ceil(total / PIPS_PER_ROW));
  const width = Math.ceil(total / count);
  return Array.from({ length: count }, (_, row) => ({ first: row * width + 1, width, total }));
}

type Cell = {
  readonly key: string;
  readonly kind: 'filled' | 'empty' | 'blank' | 'mark';
};

function cellsOf(row: Row, filled: number, mark: number | null): readonly Cell[] {
  return Array.from({ length: row.width }, (_, index) => row.first + index).flatMap((pip) => [
    { key: `${pip}`, kind: kindOf(pip, row.total, filled) },
    ...(pip === mark && pip <= row.total ? [{ key: 'mark', kind: 'mark' } as const] : []),
  ]);
}

function kindOf(pip: number, total: number, filled: number): Cell['kind'] {
  if (pip > total) return 'blank';
  return pip <= filled ? 'filled' : 'empty';
}
