import { expect, test } from 'vitest';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import { KIT } from '../../scripts/import-file.ts';
import { HOSTILE_FILES } from '../../tests/exchange/import/hostile-files.ts';
import { FORMS, HOSTILE_FORMS } from '../../tests/exchange/import/hostile-forms.ts';

/** CPU time, which does not depend on the load of the machine. */
const MOST_SECONDS = 2;

const GIVEN = [
  ...HOSTILE_FORMS,
  ...HOSTILE_FILES.map(({ name, bytes }) => ({ name, given: bytes })),
];

test(`${GIVEN.length} hostile files and texts are each read within ${MOST_SECONDS} seconds`, () => {
  // The vocabulary is prepared once.
  for (const text of Object.values(FORMS)) readPasted(text, KIT);
  // The best of three, to exclude compilation and garbage collection.
  const slow = GIVEN.filter((one) => [1, 2, 3].every(() => secondsFor(one.given) > MOST_SECONDS));
  expect(slow.map(({ name }) => name)).toEqual([]);
});

function secondsFor(given: string | Uint8Array): number {
  const begin = process.cpuUsage();
  if (typeof given === 'string') readPasted(given, KIT);
  else readRoster(given, KIT);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}
