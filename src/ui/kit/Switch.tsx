import { useId } from 'react';
import './Switch.css';

export type SwitchProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
};

/** A switch whose whole row is the target. */
export function Switch({ label, checked, onChange, hint, disabled }: SwitchProps) {
  const id = useId();
  return (
    <label className="line gap-3 k-switch" htmlFor={id}>
      <span className="fills">
        <span id={`${id}-label`}>{label}</span>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className="hint k-switch-hint">
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="k-switch-input"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
