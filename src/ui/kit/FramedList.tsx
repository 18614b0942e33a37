import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './FramedList.css';

type FramedListProps = {
  readonly label?: string | undefined;
  /** One `li` for each row. */
  readonly children: ReactNode;
};

/** Rows that belong together: one frame around them, and a line between each two. */
export function FramedList({ label, children }: FramedListProps) {
  return (
    <ul className="box k-framed" aria-label={label}>
      {children}
    </ul>
  );
}

type FactRowProps = {
  readonly label: ReactNode;
  /** At the end of the line. */
  readonly value: ReactNode;
  /** The sum of the others. */
  readonly strong?: boolean | undefined;
};

/** A row that is only read: what, and how much. */
export function FactRow({ label, value, strong }: FactRowProps) {
  return (
    <li className={classNames('line apart k-fact', strong === true && 'k-fact-strong')}>
      <span className="quiet">{label}</span> <b>{value}</b>
    </li>
  );
}
