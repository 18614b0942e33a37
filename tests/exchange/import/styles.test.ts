import { describe, expect, test } from 'vitest';
import { fold } from '#exchange/import/words/names.ts';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';
import { type Choose, type Entry, styledList } from './styles.ts';

// Lists in whatever way players write them, put together by chance: whoever is in one comes back by name,
// type, number and things, and nobody else.

/** Chooses by a seed, always the same. */
function choosing(seed: number): Choose {
  let state = seed;
  return (_, from) => {
    // A linear congruence, whose upper bits are good enough for this.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = from[Math.floor((state / 2 ** 32) * from.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
}

function told({ count, name, profileId, gear }: Entry): string {
  return `${count} ${name === '' ? '–' : fold(name)} = ${profileId} [${gear.toSorted().join(' ')}]`;
}

function readBack(text: string, entries: readonly Entry[]): readonly string[] {
  const unnamed = new Set(entries.filter(({ name }) => name === '').map((one) => one.profileId));
  return importFile(bytesOf(text)).fighters.map(({ count, name, profileId, equipment }) =>
    told({
      count,
      name: unnamed.has(profileId ?? '') ? '' : name,
      profileId: profileId ?? '?',
      gear: equipment.flatMap((one) =>
        Array.from({ length: one.count }, () => one.itemId ?? one.name),
      ),
    }),
  );
}

const LISTS = 1000;
const AT_ONCE = 100;

describe('a list in ways of players, put together by chance', () => {
  test.each(Array.from({ length: LISTS / AT_ONCE }, (_, at) => at * AT_ONCE))(
    'comes back whole, from the %ith on',
    (from) => {
      const seeds = Array.from({ length: AT_ONCE }, (_, at) => from + at);
      const lists = seeds.map((seed) => styledList(choosing(seed * 2_654_435_761)));
      const read = lists.map(({ text, entries }) => ({ text, people: readBack(text, entries) }));
      expect(read).toEqual(lists.map(({ text, entries }) => ({ text, people: entries.map(told) })));
    },
  );
});
