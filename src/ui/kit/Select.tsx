import { useId } from 'react';
import { Icon } from './Icon.tsx';
import './Field.css';

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** The heading above it, the same for those that follow each other; absent for none. */
  readonly group?: string;
};

export type SelectProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly hint?: string | undefined;
};

/** A native select; the chosen option wraps. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const id = useId();
  const choose = (value: string) => {
    const option = props.options.find((candidate) => candidate.value === value);
    if (option !== undefined) props.onChange(option.value);
  };
  return (
    <div className="stack k-field">
      <label className="hint" htmlFor={id}>
        {props.label}
      </label>
      <div className="line k-select focus-around k-field-input">
        <span aria-hidden="true">
          {props.options.find(({ value }) => value === props.value)?.label ?? ''}
        </span>
        <select
          className="covers"
          id={id}
          value={props.value}
          aria-describedby={props.hint === undefined ? undefined : `${id}-note`}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {groupsOf(props.options).map(({ group, options }) =>
            group === undefined ? (
              options.map(item)
            ) : (
              <optgroup key={group} label={group}>
                {options.map(item)}
              </optgroup>
            ),
          )}
        </select>
        <Icon name="down" size={18} />
      </div>
      {props.hint === undefined ? null : (
        <p id={`${id}-note`} className="hint">
          {props.hint}
        </p>
      )}
    </div>
  );
}

function item({ value, label }: Option<string>) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

function groupsOf<Value extends string>(options: readonly Option<Value>[]) {
  const groups: { readonly group: string | undefined; readonly options: Option<Value>[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
