import { useId } from 'react';
import { Icon } from './Icon.tsx';
import type { Option } from './Select.tsx';
import './ChipFace.css';
import './ChipSelect.css';

export type ChipSelectProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** In brass, like a chip that is on. */
  readonly marked?: boolean | undefined;
  /** bar: like a button in a TopBar. */
  readonly look?: 'chip' | 'bar' | undefined;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
};

/** A native select in the shape of a chip, for use among chips or in a header. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const id = useId();
  const choose = (value: string) => {
    const option = props.options.find((candidate) => candidate.value === value);
    if (option !== undefined) props.onChange(option.value);
  };
  return (
    <div
      className={`k-chip-face k-chip-select k-chip-select-${props.look ?? 'chip'}`}
      data-marked={props.marked === true}
    >
      <label
        htmlFor={id}
        className={props.hideLabel === true ? 'visually-hidden' : 'quiet k-chip-select-label'}
      >
        {props.label}
      </label>
      <select
        id={id}
        className="k-chip-select-input"
        value={props.value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </div>
  );
}
