import { useId } from 'react';
import './Field.css';

export type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong with the value; also marks the field as invalid. */
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly type?: 'text' | 'search' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'search' | 'url' | undefined;
  readonly autoComplete?: string | undefined;
  /** Several lines. */
  readonly multiline?: boolean | undefined;
};

/** A labelled text field of one or several lines. */
export function TextField(props: TextFieldProps) {
  const id = useId();
  const note = props.error ?? props.hint;
  const noteId = `${id}-note`;
  const shared = {
    id,
    className: 'k-field-input',
    value: props.value,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete ?? 'off',
    'aria-invalid': props.error !== undefined,
    'aria-describedby': note === undefined ? undefined : noteId,
  };
  return (
    <div className="stack k-field">
      <label className="hint" htmlFor={id}>
        {props.label}
      </label>
      {props.multiline === true ? (
        <textarea {...shared} onChange={(event) => props.onChange(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      )}
      {note === undefined ? null : (
        <p id={noteId} className={props.error === undefined ? 'hint' : 'k-field-error'}>
          {note}
        </p>
      )}
    </div>
  );
}
