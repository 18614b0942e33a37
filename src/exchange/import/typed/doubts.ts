import type { Doubt } from '#exchange/import/draft.ts';
import type { Person } from './attach.ts';
import type { Lattice } from './chunk.ts';
import type { Labelled } from './decode.ts';
import { isCommon, linkOf } from './vocabulary.ts';

/**
 * What a list as a whole makes doubtful of somebody, beside what his own line does: whoever is not like the others
 * is worth a look.
 */
export function doubt(people: readonly Person[]): void {
  const all = people.filter(({ gone, row }) => !gone && row === undefined);
  const named = all.filter(({ name }) => name !== '').length;
  const armed = all.filter(({ gear }) => gear.length > 0).length;
  for (const one of all) {
    const { name, gear, count, unsure, strange, line } = one;
    const single = (count ?? 1) === 1;
    if (single && name === '' && named * 4 > all.length * 3) unsure.add('name');
    if (single && gear.length === 0 && armed * 2 > all.length) unsure.add('equipment');
    if (
      isOdd(name) ||
      strange.head > 0 ||
      all.some((other) => other !== one && name !== '' && other.name === name)
    )
      unsure.add('name');
    // `3 guerriers endurcis`: what is one man's fate is hardly a whole group's.
    if (!single && one.injuries.length > 0) unsure.add('injuries');
    // Words between his things may say that some of them are not his.
    if (strange.gear > 0) unsure.add('equipment');
    // A line that tells of several tells in sentences who has what.
    const beside = all.filter((other) => other.line === line).length;
    if (beside > 1 && strange.head + strange.gear + strange.behind > 0) unsure.add('who');
    const bare = all.some(
      (other) => other.line === line && other.gear.length === 0 && other.count === null,
    );
    if (beside > 1 && bare) unsure.add('who');
    if (strange.head + strange.gear + strange.behind > 6) unsure.add('who');
  }
}

/**
 * What a line may say besides what was made of it: a word for somebody who is nobody here, or for a thing that
 * nobody has.
 */
export function overlooked(lattice: Lattice, parts: readonly Labelled[]): readonly Doubt[] {
  const taken = parts.filter(({ label }) => label !== 'rest' && label !== 'name');
  const free = lattice.chunks
    .flat()
    .filter(
      ({ from, to, how }) =>
        how === 'exact' && taken.every(({ chunk }) => chunk.to <= from || chunk.from >= to),
    );
  const has = (kind: string) => free.some(({ is, ids }) => is === kind && ids.length > 0);
  return [
    ...(has('type') ? (['who'] as const) : []),
    ...(has('thing') ? (['equipment'] as const) : []),
  ];
}

/** `pair`, `Experience`, `them`: words of any sentence. */
function isOdd(name: string): boolean {
  const words = name.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return false;
  return (
    words.length > 4 ||
    words.every((word) => isCommon(word) || linkOf(word) !== null) ||
    !/\p{L}{2}/u.test(name)
  );
}
