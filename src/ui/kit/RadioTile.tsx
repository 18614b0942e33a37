import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './RadioTile.css';

export type RadioTileProps = {
  /** The same for all tiles of which one is chosen. */
  readonly group: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: (value: string) => void;
  /** Ids of what names it and of what explains it, where that is not all of its words. */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
};

/** One of several things to choose from; what is in it shows what it is. */
export function RadioTile(props: RadioTileProps) {
  const { group, value, checked, onChange, labelledBy, describedBy, className, children } = props;
  return (
    <label className={classNames('k-radio-tile', className)}>
      <input
        className="covers"
        type="radio"
        name={group}
        value={value}
        checked={checked}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={() => onChange(value)}
      />
      {children}
    </label>
  );
}
