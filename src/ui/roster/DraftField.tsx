import { useId, useState } from 'react';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { TextField, type TextFieldProps } from '#ui/kit/TextField.tsx';
import '#ui/kit/Stepper.css';
import './NumberField.css';

/**
 * A text field that saves with every key. The stored value may differ, trimmed or made unique; the typed text stays
 * visible until the field loses the focus.
 */
export function DraftField({ value, onChange, ...field }: TextFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    onChange(text);
  };
  return (
    <div onBlur={() => setDraft(null)}>
      <TextField {...field} value={draft ?? value} onChange={type} />
    </div>
  );
}

type NumberFieldProps = {
  readonly label: string;
  /** Null for none. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
};

/** A field for a whole number that may be large: typed, or stepped. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, onChange } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const step = (by: number) => {
    setDraft(null);
    onChange(Math.min(max, Math.max(min, (value ?? 0) + by)));
  };
  const type = (text: string) => {
    setDraft(text);
    const typed = wholeNumber(text);
    if (typed !== null) onChange(Math.min(max, Math.max(min, typed)));
  };
  return (
    <div className="cluster line k-stepper">
      <label className="k-stepper-label" htmlFor={id}>
        {label}
      </label>
      <div className="line">
        <IconButton
          icon="minus"
          tone="neutral"
          label={props.decreaseLabel}
          disabled={value !== null && value <= min}
          onPress={() => step(-1)}
        />
        <input
          id={id}
          className="centred number-field-input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? value ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
        />
        <IconButton
          icon="plus"
          tone="neutral"
          label={props.increaseLabel}
          disabled={value !== null && value >= max}
          onPress={() => step(1)}
        />
      </div>
    </div>
  );
}

/** Null for an incomplete number, such as a lone minus. */
function wholeNumber(text: string): number | null {
  const digits = text.trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(digits) ? Number(digits) : null;
}
