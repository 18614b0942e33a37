import { beforeAll, expect, test } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import { hasWords } from '#i18n/said.ts';
import { startI18n } from '#i18n/setup.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

const IDS = ALL_SYSTEMS.map(({ id }) => id);

beforeAll(() => startI18n('fr', 'own'));

test('every folder of rules is a system with the folder’s name as its id', () => {
  expect(SYSTEMS.ids.toSorted()).toEqual(IDS.toSorted());
});

test.each(IDS)('%s can load its lists alone, and later its rules with their words', async (id) => {
  const name = { code: `${id}:name`, params: {} };
  expect((await SYSTEMS.roster(id))?.id).toBe(id);
  expect(SYSTEMS.loaded(id)).toBeNull();
  expect(hasWords(name)).toBe(false);

  expect((await SYSTEMS.load(id))?.id).toBe(id);
  expect(hasWords(name)).toBe(true);
});
