import { type Fields, fieldsOf, isList, type Value } from '#exchange/import/files/values.ts';
import { first, madeOf, present } from './fields.ts';
import { NAME_KEYS, TYPE_KEYS } from './keys.ts';

/**
 * A group whose members an app keeps one by one, as one fighter who is so many: what the first of them is and
 * carries, under the group's own name. Anything else as it stands.
 */
export function asOneFighter(value: Value): Value {
  const fields = fieldsOf(value);
  const people = present(fields, MEMBER_KEYS).flatMap(peopleIn);
  const [one, ...others] = people;
  if (one === undefined || TYPE_KEYS.some((key) => first(fields, [key]) !== '')) return value;
  const count: Value = { line: value.line, is: others.length + 1 };
  const name: Value = {
    line: value.line,
    is: NAME_KEYS.map((key) => first(fields, [key])).find(isTold) ?? '',
  };
  return {
    line: value.line,
    is: madeOf(new Map([...withoutNames(one), ['name', name], ['count', count]]), one),
  };
}

/** Where apps keep the members of a group. */
const MEMBER_KEYS: readonly string[] = [
  'henchmanlist',
  'henchmenlist',
  'members',
  'fighters',
  'individuals',
];

function peopleIn(value: Value): readonly Fields[] {
  const all = isList(value.is) ? value.is : [...fieldsOf(value).values()];
  return all
    .map(fieldsOf)
    .filter((fields) => [...TYPE_KEYS, 'category'].some((key) => first(fields, [key]) !== ''));
}

function withoutNames(fields: Fields): Fields {
  return new Map([...fields].filter(([key]) => !NAME_KEYS.includes(key)));
}

function isTold(text: string): boolean {
  return text !== '';
}
