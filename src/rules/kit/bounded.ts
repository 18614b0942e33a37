import * as v from 'valibot';

// Lists and records with a greatest size, which is asked before anybody looks at what is in them: a file or
// another phone can't cause more work than reading its bytes.

/** Characters of a key: an id, or a name. */
const KEY = v.pipe(v.string(), v.maxLength(4000, 'text-too-long'));

/**
 * A list of these, `most` at the most.
 * @param codes why it is refused: no list, too long
 */
export function listOf<const Item extends v.GenericSchema>(
  item: Item,
  most: number,
  [expected, tooLong]: readonly [string, string] = ['list-expected', 'list-too-long'],
) {
  return v.pipe(
    v.array(v.unknown(), expected),
    v.maxLength(most, tooLong),
    v.array(item, expected),
  );
}

/**
 * Values by their keys, `most` at the most.
 * @param code why it is refused
 */
export function recordOf<const Value extends v.GenericSchema>(
  value: Value,
  most: number,
  code = 'record-expected',
) {
  return keyedBy(KEY, value, most, code);
}

/** The same with keys of one form, and perhaps a code of its own for one that is too long. */
export function keyedBy<
  const Key extends v.GenericSchema<string, string>,
  const Value extends v.GenericSchema,
>(key: Key, value: Value, most: number, code = 'record-expected', tooLong = code) {
  return v.pipe(
    v.record(KEY, v.unknown(), code),
    v.maxEntries(most, tooLong),
    v.record(key, value, code),
  );
}
