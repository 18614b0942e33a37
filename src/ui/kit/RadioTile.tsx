import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './RadioTile.css';

export type RadioTileProps = {
  /** Shared by all tiles of a group. */
  readonly group: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: (value: string) => void;
  /** Ids of its name and its description, if those are not its whole text. */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
};

/** A radio button in the form of a tile. */
export function RadioTile(props: RadioTileProps) {
  const { group, value, checked, onChange, labelledBy, describedBy, className, children } = props;
  return (
    <label className={classNames('pick k-radio-tile focus-around', className)}>
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
