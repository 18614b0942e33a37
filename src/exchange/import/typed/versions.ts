import { fold } from '#exchange/import/words/names.ts';
import type { Person } from './attach.ts';

/**
 * Splits a list that has the same people twice, before and after, into versions of the warband in order. At least
 * half of the named people must reappear with gear; otherwise they are just mentioned again.
 */
export function versionsOf(people: readonly Person[]): readonly (readonly Person[])[] {
  const first = people.find(isNamed);
  if (first === undefined) return [people];
  const again = people.findIndex(
    (one, at) => at > people.indexOf(first) + 1 && isNamed(one) && isAlike(one, first),
  );
  if (again < 0) return [people];
  const before = people.slice(0, again);
  const after = people.slice(again);
  const named = before.filter(isNamed);
  const come = named.filter((one) =>
    after.some((other) => isNamed(other) && isAlike(one, other) && other.gear.length > 0),
  );
  const apart = come.length > 1 && come.length * 2 >= named.length;
  return apart ? [before, ...versionsOf(after)] : [people];
}

function isNamed({ name }: Person): boolean {
  return name !== '';
}

function isAlike(one: Person, other: Person): boolean {
  return (
    fold(one.name) === fold(other.name) &&
    (one.meant.length === 0 || one.meant.some((id) => other.meant.includes(id)))
  );
}
