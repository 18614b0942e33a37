import type { ResolverField } from '#rules/contract/resolver.ts';
import type { Words } from '#ui/battle/words.ts';

/** The name of a field: usually the words of its id. */
export function fieldName(words: Words, { id, named }: ResolverField): string {
  return named === undefined ? words.of('resolver.field', { context: id }) : words.message(named);
}

/** The name of an option. */
export function optionName(words: Words, option: string): string {
  return words.of('resolver.option', { context: option });
}

/** A field entered by hand, in short: its option, or its name and number. */
export function fieldSummary(words: Words, field: ResolverField): string {
  if (field.kind === 'choice') return optionName(words, field.value);
  return field.kind === 'switch'
    ? fieldName(words, field)
    : `${fieldName(words, field)} ${signedValue(field)}`;
}

/** A field's number, signed if it can be negative. With a true minus sign, which screen readers read aloud. */
export function signedValue({ value, min }: Extract<ResolverField, { kind: 'number' }>): string {
  if (min >= 0 || value === 0) return String(value);
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}
