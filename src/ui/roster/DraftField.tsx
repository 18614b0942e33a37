import { useState } from 'react';
import { TextField, type TextFieldProps } from '#ui/kit/TextField.tsx';

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
