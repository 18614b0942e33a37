import { expect, test } from 'vitest';
import { assemble } from '#rules/systems/mordheim/packs/assemble.ts';
import { underOwnIds } from '#rules/systems/mordheim/packs/own-ids.ts';
import { readPack } from '#rules/systems/mordheim/packs/read.ts';
import type { Pack } from '#rules/systems/mordheim/packs/schema.ts';
import { EVERY_PACK } from '../../../../scripts/every-pack.ts';
import { RIVER_PIRATES } from '../../../support/own-pack.ts';

// What a pack of players' own brings has ids that no other pack has.

const WARBANDS = EVERY_PACK.filter(({ warband }) => warband !== undefined);

/** Every id that a pack gives to something of its own, profiles aside. */
function brought({ things = {}, skillLists = {}, maximums = {} }: Pack): readonly string[] {
  const { traits, skills, items, spells = {} } = things;
  return [
    ...Object.keys({ ...traits, ...skills, ...items, ...spells, ...skillLists, ...maximums }),
    ...Object.values(spells).flatMap((list) => list.spells.map(({ id }) => id)),
  ];
}

test.each(WARBANDS.map((pack) => [pack.id, pack] as const))(
  'a copy of %s brings nothing under an id of its model, and is right',
  (_id, pack) => {
    const copy = underOwnIds({ ...pack, id: 'own' });
    const before = new Set(brought(pack));
    expect(brought(copy).filter((id) => before.has(id))).toEqual([]);
    expect(brought(copy)).toHaveLength(brought(pack).length);
    // Whoever is left with an id of the model would lack what it was. These are ids of other things.
    const others = ['emblem', 'kinds', 'id', 'heirs', 'cap', 'upkeep'];
    const text = JSON.stringify(
      { ...copy, equipment: Object.values(copy.equipment ?? {}) },
      (key, value: unknown) =>
        others.includes(key) || (key === 'equipment' && typeof value === 'string')
          ? undefined
          : value,
    );
    expect([...before].filter((id) => text.includes(`"${id}"`))).toEqual([]);
    expect(readPack(JSON.parse(JSON.stringify(copy)))).toMatchObject({ ok: true, said: [] });
  },
);

test('nobody takes it for as official as its model', () => {
  expect(underOwnIds({ ...RIVER_PIRATES, grade: 'official' })).toEqual(underOwnIds(RIVER_PIRATES));
});

test('who has it, buys it and learns it has it under that id too', () => {
  const pack = underOwnIds({
    ...RIVER_PIRATES,
    neverLearns: ['dive'],
    market: { may: ['boat-hook', 'net'] },
    maximums: { eel: RIVER_PIRATES.profiles[0].profile },
    skillLists: { rivers: { skills: ['dive', 'sprint'] } },
    things: {
      ...RIVER_PIRATES.things,
      skills: {
        dive: { names: { en: 'Dive' }, hints: { en: 'Under water.' }, group: 'movement' },
      },
      spells: {
        currents: {
          names: { en: 'Currents' },
          spells: [{ id: 'fog', names: { en: 'Fog' }, hints: {}, difficulty: 7, range: null }],
        },
      },
    },
    profiles: RIVER_PIRATES.profiles.map((profile) => ({
      ...profile,
      race: 'eel',
      magic: 'currents',
      skills: ['combat', 'rivers'],
      without: ['boat-hook'],
      promoted: { never: ['rivers'] },
    })),
  });
  const parts = assemble([pack]);
  const own = (id: string) => `${id}--river-pirates`;
  const captain = 'river-pirates/captain';
  expect(pack.profiles[0]?.traits).toEqual({ [own('sea-legs')]: true });
  expect(parts.equipment[0]?.items).toEqual(['dagger', 'axe', own('boat-hook')]);
  expect(parts.equipment[0]?.without[captain]).toEqual([own('boat-hook')]);
  expect(parts.skillLists).toEqual([{ id: own('rivers'), skills: [own('dive'), 'sprint'] }]);
  expect(parts.skills[captain]).toEqual(['combat', own('rivers')]);
  expect(parts.promotedNever[captain]).toEqual([own('rivers')]);
  expect(parts.races[captain]).toBe(own('eel'));
  expect(parts.maximums).toHaveProperty(own('eel'));
  expect(parts.magic[captain]).toBe(own('currents'));
  expect([...parts.neverLearns.keys()]).toEqual([own('dive')]);
  expect([...parts.market.may.keys()]).toEqual([own('boat-hook'), 'net']);
});
