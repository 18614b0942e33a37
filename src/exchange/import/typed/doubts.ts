import type { Doubt } from '#exchange/import/draft.ts';
import { saysSeveral } from '#exchange/import/words/names.ts';
import type { Person } from './attach.ts';
import type { Lattice } from './chunk.ts';
import type { Labelled } from './decode.ts';
import { isCommon, linkOf } from './vocabulary.ts';

/** Adds the doubts that only show in the context of the whole list: a fighter unlike the others is worth checking. */
export function addListDoubts(people: readonly Person[]): void {
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
    // `Warriors: spears`: several, and nobody says how many.
    if (name === '' && count === null && saysSeveral(one.type)) unsure.add('count');
    // Two sentences are no name.
    if (/\p{L}{2}[.!?]\s.*\s/u.test(name)) unsure.add('who');
    // `3 guerriers endurcis`: an injury rarely applies to a whole group.
    if (!single && one.injuries.length > 0) unsure.add('injuries');
    // Unknown words between items may mean that some of them belong to somebody else.
    if (strange.gear > 0) unsure.add('equipment');
    // A sentence about several fighters may assign gear in ways that are not understood.
    const beside = all.filter((other) => other.line === line).length;
    if (beside > 1 && strange.head + strange.gear + strange.behind > 0) unsure.add('who');
    const bare = all.some(
      (other) => other.line === line && other.gear.length === 0 && other.count === null,
    );
    if (beside > 1 && bare) unsure.add('who');
    if (strange.head + strange.gear + strange.behind > 6) unsure.add('who');
  }
}

/** Doubts from known terms in a line that no label covers: a type without a fighter, an item without an owner. */
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

/** Whether a name is suspicious: too long, or only common words, as `pair`, `Experience`, `them`. */
function isOdd(name: string): boolean {
  const words = name.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return false;
  return (
    words.length > 4 ||
    words.every((word) => isCommon(word) || linkOf(word) !== null) ||
    !/\p{L}{2}/u.test(name)
  );
}
