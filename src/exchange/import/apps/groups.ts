import { type Fields, fieldsOf, isList, type Value } from '#exchange/import/files/values.ts';
import { derivedFrom, presentValues, textField } from './fields.ts';
import { NAME_KEYS, TYPE_KEYS } from './keys.ts';

/**
 * Turns a group whose members are stored one by one into one fighter with a count: the first member's data under
 * the group's name. Any other value is returned unchanged.
 */
export function asOneFighter(value: Value): Value {
  const fields = fieldsOf(value);
  const people = presentValues(fields, MEMBER_KEYS).flatMap(peopleIn);
  const [one, ...others] = people;
  if (one === undefined || TYPE_KEYS.some((key) => textField(fields, [key]) !== '')) return value;
  const count: Value = { line: value.line, is: others.length + 1 };
  const name: Value = {
    line: value.line,
    is: NAME_KEYS.map((key) => textField(fields, [key])).find(isFilled) ?? '',
  };
  return {
    line: value.line,
    is: derivedFrom(new Map([...withoutNames(one), ['name', name], ['count', count]]), one),
  };
}

/** Keys for the members of a group. */
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
    .filter((fields) => [...TYPE_KEYS, 'category'].some((key) => textField(fields, [key]) !== ''));
}

function withoutNames(fields: Fields): Fields {
  return new Map([...fields].filter(([key]) => !NAME_KEYS.includes(key)));
}

function isFilled(text: string): boolean {
  return text !== '';
}
