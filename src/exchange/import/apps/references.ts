import {
  type Fields,
  fieldsOf,
  isList,
  textOf,
  type Value,
} from '#exchange/import/files/values.ts';
import { field, keyName, textField } from './fields.ts';
import { CATALOGUE_KEY } from './keys.ts';

/**
 * Replaces codes, `"u": "u11"`, by the names in the data's own catalogue, `"units": { "u11": { "name": "Dwarf Noble" } }`.
 * Data without a catalogue is returned unchanged.
 */
export function withReferences(root: Value): Value {
  const names = new Map<string, string>();
  collect(root, names, 0);
  return names.size < MIN_NAMES ? root : replaced(root, names, 0);
}

/** Fewer may be a coincidence. */
const MIN_NAMES = 3;

const NAMES: readonly string[] = ['name', 'label', 'nom', 'title', 'displayname', 'n', 'nombre'];

function collect(value: Value, names: Map<string, string>, depth: number): void {
  if (depth > 4) return;
  for (const [key, inner] of fieldsOf(value)) {
    if (CATALOGUE_KEY.test(keyName(key))) collectNames(inner, names, 0);
    else collect(inner, names, depth + 1);
  }
}

function collectNames(value: Value, names: Map<string, string>, depth: number): void {
  if (depth > 3) return;
  if (isList(value.is)) {
    for (const one of value.is) {
      const code = textField(fieldsOf(one), ['id', 'key', 'code', 'slug']);
      const name = textField(fieldsOf(one), NAMES);
      if (code !== '' && name !== '') names.set(code, name);
    }
    return;
  }
  for (const [key, inner] of fieldsOf(value)) {
    const name = textOf(field(fieldsOf(inner), NAMES));
    if (name !== '') names.set(key, name);
    else if (typeof inner.is === 'string' && /^\p{L}{0,3}[-_]?\d+$/u.test(key))
      names.set(key, inner.is);
    else collectNames(inner, names, depth + 1);
  }
}

function replaced(value: Value, names: ReadonlyMap<string, string>, depth: number): Value {
  if (depth > 8) return value;
  const { is, line } = value;
  if (typeof is === 'string') return { line, is: names.get(is) ?? is };
  if (isList(is)) return { line, is: is.map((one) => replaced(one, names, depth + 1)) };
  const fields: Fields = fieldsOf(value);
  if (fields.size === 0) return value;
  return {
    line,
    is: new Map(
      [...fields].map(([key, inner]) => [
        key,
        CATALOGUE_KEY.test(keyName(key)) ? inner : replaced(inner, names, depth + 1),
      ]),
    ),
  };
}
