import { type Fields, textOf, type Value } from '#exchange/import/files/values.ts';
import { plain } from '#exchange/import/words/names.ts';

// Fields of an app’s objects by what their keys mean.

/** A key as it is meant, whether `displayName`, `display_name` or `DisplayName`. */
export function keyName(key: string): string {
  return plain(key).replaceAll(' ', '');
}

/** The keys of each object that somebody has looked for. */
const READ = new WeakMap<Fields, Set<string>>();

/** What was looked for in an object. */
export function keysRead(fields: Fields): ReadonlySet<string> {
  return READ.get(fields) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** A copy with some fields more or fewer: what is read in it is read in those that it was made of, too. */
export function madeOf(fields: Fields, ...of: readonly Fields[]): Fields {
  const read = new Set([fields, ...of].flatMap((one) => [...keysRead(one)]));
  for (const one of [fields, ...of]) if (one.size > 0) READ.set(one, read);
  return fields;
}

function lookFor(fields: Fields, names: readonly string[]): void {
  const read = READ.get(fields) ?? new Set();
  if (fields.size > 0) READ.set(fields, read);
  for (const name of names) read.add(name);
}

/** The value of the first of these keys that is there. */
export function field(fields: Fields, names: readonly string[]): Value | undefined {
  lookFor(fields, names);
  const known = BY_MEANING.get(fields) ?? byMeaning(fields);
  BY_MEANING.set(fields, known);
  return names.map((name) => known.get(name)).find((value) => value !== undefined);
}

/** The keys of each object are looked at again and again, and are the same all the time. */
const BY_MEANING = new WeakMap<Fields, Fields>();

/** Of two keys that mean the same the first one counts. */
function byMeaning(fields: Fields): Fields {
  const told = [...fields].filter(
    ([, { is }]) => is !== null && !(typeof is === 'string' && INNARDS.test(is)),
  );
  return new Map(told.map(([key, value]) => [keyName(key), value] as const).toReversed());
}

/** `<warband.Hero object at 0x01A2>`: what a program has written down of itself. */
const INNARDS = /^\[?<[^<>]* object at 0x[0-9a-f]+>/i;

/** All values of these keys, in the order of the file. */
export function present(fields: Fields, names: readonly string[]): readonly Value[] {
  lookFor(fields, names);
  return [...fields]
    .filter(([key, { is }]) => is !== null && names.includes(keyName(key)))
    .map(([, value]) => value);
}

/** The first of these keys that holds a word. */
export function first(fields: Fields, names: readonly string[]): string {
  return textOf(field(fields, names));
}

export function firstOf(fields: Fields, names: readonly string[]): string {
  return names.map((name) => first(fields, [name])).find((text) => text !== '') ?? '';
}

export function truth(value: Value | undefined): boolean | null {
  if (typeof value?.is === 'boolean') return value.is;
  if (typeof value?.is === 'number') return value.is > 0;
  return null;
}
