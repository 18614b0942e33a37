import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import { i18n } from '#i18n/instance.ts';
import { startI18n } from '#i18n/setup.ts';
import { findCatalogueWarband, findProfile } from '#roster/profiles.ts';
import { ownRow, RIVER_PIRATES } from '../support/own-pack.ts';

// Warbands that players have made, as the whole app has them.

beforeAll(() => startI18n('fr'));
afterEach(() => SYSTEMS.bringOwn({}));

const CAPTAIN = 'river-pirates/captain';
/** No other pack has these. */
const [LEGS, HOOK] = ['sea-legs--river-pirates', 'boat-hook--river-pirates'];

function word(key: string): unknown {
  return i18n.getResource('fr', 'mordheim-packs', key);
}

test('are known to whoever asks for their type, even at once', async () => {
  void SYSTEMS.bringOwn(ownRow(RIVER_PIRATES));
  const system = await SYSTEMS.roster('mordheim', ['river-pirates']);
  if (system === null) throw new Error('no system');
  expect(findCatalogueWarband(system, 'river-pirates')).toMatchObject({ source: 'Our club' });
  expect(findProfile(system, CAPTAIN)).toMatchObject({ cost: 60 });
  expect(system.traits.map(({ id }) => id)).toContain(HOOK);
  expect(word('river-pirates.name')).toBe('Pirates du fleuve');
});

test('are listed first, as players’ own', async () => {
  await SYSTEMS.bringOwn(ownRow(RIVER_PIRATES));
  await SYSTEMS.loadTypeLists();
  const [first, ...others] = SYSTEMS.typeList('mordheim');
  expect(first).toMatchObject({
    id: 'river-pirates',
    own: true,
    brings: [LEGS, HOOK],
  });
  expect(others.filter(({ own }) => own)).toEqual([]);
  await SYSTEMS.bringOwn({});
  expect(SYSTEMS.typeList('mordheim')).toEqual(others);
});

test('are as they were changed last, and whoever watches is told', async () => {
  await SYSTEMS.bringOwn(ownRow(RIVER_PIRATES));
  await SYSTEMS.load('mordheim', ['river-pirates']);
  const told = vi.fn();
  const stop = SYSTEMS.subscribe(told);
  await SYSTEMS.bringOwn(ownRow(RIVER_PIRATES));
  expect(told).not.toHaveBeenCalled();
  const [captain, ...others] = RIVER_PIRATES.profiles;
  const dear = {
    ...RIVER_PIRATES,
    names: { fr: 'Pirates du lac' },
    profiles: [{ ...captain, cost: 75 }, ...others],
  };
  await SYSTEMS.bringOwn(ownRow(dear, 2));
  stop();
  expect(told).toHaveBeenCalled();
  const system = SYSTEMS.loaded('mordheim');
  expect(system === null ? null : findProfile(system, CAPTAIN)).toMatchObject({ cost: 75 });
  expect(word('river-pirates.name')).toBe('Pirates du lac');
});

test('are gone when they have been removed', async () => {
  await SYSTEMS.bringOwn(ownRow(RIVER_PIRATES));
  await SYSTEMS.load('mordheim', ['river-pirates']);
  await SYSTEMS.bringOwn({ [Object.keys(ownRow(RIVER_PIRATES))[0] ?? '']: null });
  const system = SYSTEMS.loaded('mordheim');
  expect(system?.catalogue.map(({ id }) => id)).not.toContain('river-pirates');
  expect(SYSTEMS.ownPacks('mordheim')).toEqual([]);
});

test('are told with a reason when they can’t be played, and leave the app’s own as they are', async () => {
  await SYSTEMS.bringOwn({
    ...ownRow({ ...RIVER_PIRATES, id: 'skaven' }, 4),
    ...ownRow({ ...RIVER_PIRATES, id: 'newer', pack: 2 }, 3),
    ...ownRow({ id: 'no-warband', pack: 1, profiles: [] }, 2),
    'pack-mordheim/damaged': 'what?',
  });
  const system = await SYSTEMS.load('mordheim', ['skaven', 'newer', 'no-warband', 'damaged']);
  const codes = SYSTEMS.ownPacks('mordheim').map(({ id, read }) => [
    id,
    read.ok ? 'right' : read.reasons[0]?.code,
  ]);
  expect(codes).toEqual([
    ['skaven', 'id-taken'],
    ['newer', 'newer-version'],
    ['no-warband', 'field-missing'],
    ['damaged', 'damaged'],
  ]);
  const skaven = system?.catalogue.find(({ id }) => id === 'skaven');
  expect(skaven?.profiles.map(({ id }) => id)).not.toContain('captain');
  expect(await SYSTEMS.readPack('mordheim', RIVER_PIRATES)).toMatchObject({ ok: true });
  expect(await SYSTEMS.readPack('mordheim', '{')).toMatchObject({ ok: false });
  const { warband: _, ...nobodys } = RIVER_PIRATES;
  expect(await SYSTEMS.readPack('mordheim', { ...nobodys, id: 'hired-by-us' })).toEqual({
    ok: false,
    reasons: [{ code: 'field-missing', path: 'warband', id: '' }],
  });
});

describe('a pack that is being changed', () => {
  const LEADERLESS = {
    ...RIVER_PIRATES,
    profiles: RIVER_PIRATES.profiles.filter(({ role }) => role !== 'hero'),
  };
  const rowOf = (draft: unknown) => {
    const [[key, row] = ['', {}]] = Object.entries(ownRow(RIVER_PIRATES));
    return { [key]: { ...row, draft, changedAt: 5 } };
  };

  test('is played as it is, if that is right', async () => {
    await SYSTEMS.bringOwn(rowOf({ ...RIVER_PIRATES, names: { fr: 'Pirates du lac' } }));
    expect(SYSTEMS.ownPacks('mordheim')).toMatchObject([
      { read: { ok: true, pack: { names: { fr: 'Pirates du lac' } } }, draft: null },
    ]);
    expect(await SYSTEMS.packForm('mordheim', 'river-pirates')).toMatchObject({
      names: { fr: 'Pirates du lac' },
    });
  });

  test('is played as it was last right, and is kept with the reason', async () => {
    await SYSTEMS.bringOwn(rowOf(LEADERLESS));
    const system = await SYSTEMS.load('mordheim', ['river-pirates']);
    expect(system === null ? null : findProfile(system, CAPTAIN)).toMatchObject({ cost: 60 });
    expect(SYSTEMS.ownPacks('mordheim')).toMatchObject([
      {
        read: { ok: true },
        draft: { form: LEADERLESS, reasons: [{ code: 'one-leader-expected' }] },
      },
    ]);
  });

  test.each([
    ['another pack', { ...RIVER_PIRATES, id: 'lake-pirates' }],
    ['no pack', { id: 'river-pirates' }],
    ['nothing at all', 'what?'],
  ])('has no draft of %s', async (_, draft) => {
    await SYSTEMS.bringOwn(rowOf(draft));
    expect(SYSTEMS.ownPacks('mordheim')).toMatchObject([{ draft: null }]);
  });
});

test('what may be copied is there in the whole, of the game or of players', async () => {
  await SYSTEMS.bringOwn(ownRow(RIVER_PIRATES));
  expect(await SYSTEMS.packForm('mordheim', 'orcs')).toMatchObject({ id: 'orcs', grade: '1a' });
  expect(await SYSTEMS.packForm('mordheim', 'river-pirates')).toEqual(RIVER_PIRATES);
  expect(await SYSTEMS.packForm('mordheim', 'nobody')).toBeNull();
  expect(await SYSTEMS.packForm('colonial', 'nobody')).toBeNull();
  const choices = await SYSTEMS.packChoices('mordheim');
  expect(await SYSTEMS.readPack('mordheim', choices?.blank)).toMatchObject({ ok: true });
  expect(await SYSTEMS.packChoices('colonial')).toBeNull();
});
