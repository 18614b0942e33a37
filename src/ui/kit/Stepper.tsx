import { Icon } from './Icon.tsx';
import './Button.css';
import './Stepper.css';

export type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** The displayed value, if not the plain number. */
  readonly shown?: string | undefined;
};

/**
 * A whole number between two bounds, stepped by one. At a bound the button does nothing but stays focusable, so that
 * keyboard users do not lose the focus.
 */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, onChange } = props;
  const change = (next: number) => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <fieldset className="cluster line k-stepper" aria-label={label}>
      <span className="k-stepper-label" aria-hidden="true">
        {label}
      </span>
      <div className="line k-stepper-controls">
        <button
          type="button"
          className="k-button k-icon-button"
          aria-label={props.decreaseLabel}
          aria-disabled={value <= min}
          onClick={() => change(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <output className="centred k-stepper-value">{props.shown ?? value}</output>
        <button
          type="button"
          className="k-button k-icon-button"
          aria-label={props.increaseLabel}
          aria-disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  );
}
