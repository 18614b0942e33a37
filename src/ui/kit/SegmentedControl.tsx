import { useId } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './SegmentedControl.css';

export type Segment<Value extends string | number> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName | undefined;
};

export type SegmentedControlProps<Value extends string | number> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
};

/** Radio buttons in a row, for a few options. */
export function SegmentedControl<Value extends string | number>(
  props: SegmentedControlProps<Value>,
) {
  const name = useId();
  return (
    <fieldset className="k-segments">
      <legend className={props.hideLabel === true ? 'visually-hidden' : 'hint air-below-1'}>
        {props.label}
      </legend>
      <div className="cluster box k-segments-options">
        {props.options.map((option) => (
          <label key={option.value} className="line centred k-segment focus-around">
            <input
              className="covers"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            {option.icon === undefined ? null : <Icon name={option.icon} size={18} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
