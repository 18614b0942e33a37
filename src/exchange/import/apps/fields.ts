import { type Fields, textOf, type Value } from '#exchange/import/files/values.ts';
import { plain } from '#exchange/import/words/names.ts';

// Fields of an app’s objects, whatever the spelling of their keys.

/** A normalised key: the same for `displayName`, `display_name` and `DisplayName`. */
export function keyName(key: string): string {
  return plain(key).replaceAll(' ', '');
}

/** The normalised keys that readers have asked each object for. */
const READ_KEYS = new WeakMap<Fields, Set<string>>();

/** The keys that readers have asked an object for, so that the rest can be reported as unread. */
export function keysRead(fields: Fields): ReadonlySet<string> {
  return READ_KEYS.get(fields) ?? NO_KEYS;
}

const NO_KEYS: ReadonlySet<string> = new Set();

/** Marks fields as a modified copy of others: keys read in the copy count as read in the originals. */
export function derivedFrom(fields: Fields, ...of: readonly Fields[]): Fields {
  const read = new Set([fields, ...of].flatMap((one) => [...keysRead(one)]));
  for (const one of [fields, ...of]) if (one.size > 0) READ_KEYS.set(one, read);
  return fields;
}

function markRead(fields: Fields, names: readonly string[]): void {
  const read = READ_KEYS.get(fields) ?? new Set();
  if (fields.size > 0) READ_KEYS.set(fields, read);
  for (const name of names) read.add(name);
}

/** The value of the first of these keys that is present. */
export function field(fields: Fields, names: readonly string[]): Value | undefined {
  markRead(fields, names);
  const known = BY_KEY_NAME.get(fields) ?? byKeyName(fields);
  BY_KEY_NAME.set(fields, known);
  return names.map((name) => known.get(name)).find((value) => value !== undefined);
}

/** Cache of objects with normalised keys. */
const BY_KEY_NAME = new WeakMap<Fields, Fields>();

/** If two keys are the same after normalising, the first one wins. */
function byKeyName(fields: Fields): Fields {
  const present = [...fields].filter(
    ([, { is }]) => is !== null && !(typeof is === 'string' && OBJECT_DUMP.test(is)),
  );
  return new Map(present.map(([key, value]) => [keyName(key), value] as const).toReversed());
}

/** `<warband.Hero object at 0x01A2>`: Python's default representation. */
const OBJECT_DUMP = /^\[?<[^<>]* object at 0x[0-9a-f]+>/i;

/** All values of these keys, in file order. */
export function presentValues(fields: Fields, names: readonly string[]): readonly Value[] {
  markRead(fields, names);
  return [...fields]
    .filter(([key, { is }]) => is !== null && names.includes(keyName(key)))
    .map(([, value]) => value);
}

/** The first of these keys that is present, as text; '' for none. */
export function textField(fields: Fields, names: readonly string[]): string {
  return textOf(field(fields, names));
}

/** The first of these keys that has text; '' for none. */
export function filledTextField(fields: Fields, names: readonly string[]): string {
  return names.map((name) => textField(fields, [name])).find((text) => text !== '') ?? '';
}

/** A boolean, or a number above 0; null for any other value. */
export function booleanOf(value: Value | undefined): boolean | null {
  if (typeof value?.is === 'boolean') return value.is;
  if (typeof value?.is === 'number') return value.is > 0;
  return null;
}
