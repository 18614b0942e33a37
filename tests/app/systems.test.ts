import { beforeAll, expect, test } from 'vitest';
import { SYSTEM_FILES } from '#app/system-files.ts';
import { SYSTEMS } from '#app/systems.ts';
import { hasWords } from '#i18n/said.ts';
import { startI18n } from '#i18n/setup.ts';
import { ALL_SYSTEMS, keyedSamplesOf } from '../support/systems.ts';

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

test.each(IDS)('%s has at hand what its samples and every battle take', async (id) => {
  const packs = await SYSTEM_FILES[id]?.packs?.();
  const types = packs === undefined ? [] : keyedSamplesOf(id).map(({ catalogueId }) => catalogueId);
  const wanted = new Set([...types, ...(packs?.always ?? [])]);
  expect(new Set(packs?.atHand.keys())).toEqual(wanted);
  for (const type of wanted) {
    expect(await packs?.atHand.get(type)?.()).toMatchObject({ id: type });
  }
});
