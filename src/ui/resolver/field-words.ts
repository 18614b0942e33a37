import type { ResolverField } from '#rules/contract/resolver.ts';
import type { Words } from '#ui/battle/words.ts';

/** What players call it: mostly the words of its id. */
export function nameOf(words: Words, { id, named }: ResolverField): string {
  return named === undefined ? words.of(`resolver.field.${id}`) : words.said(named);
}

/** What was told by hand, name and number. */
export function inShort(words: Words, field: ResolverField): string {
  if (field.kind === 'choice') return words.of(`resolver.option.${field.value}`);
  return field.kind === 'switch'
    ? nameOf(words, field)
    : `${nameOf(words, field)} ${valueOf(field)}`;
}

/** What can be more or less than usual has a sign; the minus is one that is read aloud as such. */
export function valueOf({ value, min }: Extract<ResolverField, { kind: 'number' }>): string {
  if (min >= 0 || value === 0) return String(value);
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}
