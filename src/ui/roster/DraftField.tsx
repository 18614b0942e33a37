import { useId, useState } from 'react';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { TextField, type TextFieldProps } from '#ui/kit/TextField.tsx';
import './NumberField.css';

/**
 * A text that is saved with every key, in the form it is kept in: without blanks at its ends, told
 * apart from others. What was typed stays in sight until the field is left; then what was kept shows.
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
  /** Null while there is none. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
};

/** A whole number that may be large: typed, or changed by one. */
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
    <div className="number-field">
      <label className="number-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="number-field-controls">
        <IconButton
          icon="minus"
          tone="neutral"
          label={props.decreaseLabel}
          disabled={value !== null && value <= min}
          onPress={() => step(-1)}
        />
        <input
          id={id}
          className="number-field-input"
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

/** Null for what is no number yet, such as a lone minus. */
function wholeNumber(text: string): number | null {
  const digits = text.trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(digits) ? Number(digits) : null;
}
