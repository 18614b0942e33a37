import { useRef } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import './Field.css';

export type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly clearLabel: string;
  /** How many were found; null before there is anything to look for. */
  readonly count: number | null;
};

/** A field to search with, which says how much was found and is emptied by one tap. */
export function SearchField({ label, value, onChange, clearLabel, count }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="line k-field-input k-search focus-around">
      <Icon name="search" size={20} />
      <input
        ref={input}
        type="search"
        inputMode="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {count === null ? null : (
        <span className="hint" aria-hidden="true">
          {count}
        </span>
      )}
      {value === '' ? null : (
        <IconButton icon="close" iconSize={20} label={clearLabel} onPress={clear} />
      )}
    </div>
  );
}
