import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import { MOST } from '#battle/bounds.ts';
import type { Command } from '#battle/commands.ts';
import type { SideSetup } from '#battle/events.ts';
import { startI18n } from '#i18n/setup.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { findProfile } from '#roster/profiles.ts';
import { packsOfSide } from '#store/packs-needed.ts';
import { crowd, side } from '../support/battles.ts';
import { ownRow, RIVER_PIRATES } from '../support/own-pack.ts';
import { storesInMemory } from '../support/stores.ts';

// A battle of a warband that players have made themselves: whoever gets it plays it as it was begun.

const CAPTAIN = 'river-pirates/captain';
const PIRATES = {
  name: 'Pirates',
  fighters: [
    { name: 'Jo', leader: true, profileId: CAPTAIN },
    { name: 'Mo', profileId: '' },
  ],
};
const RATS = { name: 'Rats', fighters: crowd('Rat', 2) };

beforeAll(() => startI18n('fr'));
afterEach(async () => {
  await SYSTEMS.play('mordheim', []);
  await SYSTEMS.bringOwn({});
});

function start(...sides: readonly SideSetup[]): Command {
  const houseRules = {};
  return {
    type: 'start-battle',
    systemId: 'mordheim',
    name: '',
    roundLimit: null,
    houseRules,
    sides,
  };
}

/** A battle as a phone begins it that has these rows among its settings. */
async function begun(rows: Readonly<Record<string, unknown>>, ...sides: readonly SideSetup[]) {
  await SYSTEMS.bringOwn(rows);
  const { stores } = storesInMemory();
  const session = await stores.battles.getState().create('mordheim');
  if (session === null) throw new Error('no game');
  session.send(start(...sides));
  await session.settled();
  return session.getState();
}

/** The same battle on the phone of somebody who has these rows. */
async function received(
  { battleId, entries }: Awaited<ReturnType<typeof begun>>,
  rows: Readonly<Record<string, unknown>>,
) {
  await SYSTEMS.bringOwn(rows);
  const { stores } = storesInMemory();
  const battles = stores.battles.getState();
  const arriving = await battles.weigh(battleId, entries);
  if ('refused' in arriving) throw new Error(arriving.refused);
  await battles.takeIn(arriving);
  return { ...battles, battleId };
}

function cost(): number | null {
  const system = SYSTEMS.loaded('mordheim');
  return (system === null ? null : findProfile(system, CAPTAIN)?.cost) ?? null;
}

const [CAPTAIN_NOW, ...OTHERS] = RIVER_PIRATES.profiles;
const DEAR = { ...RIVER_PIRATES, profiles: [{ ...CAPTAIN_NOW, cost: 75 }, ...OTHERS] };

describe('a battle of players’ own warbands', () => {
  test('brings their packs, once each, and no others', async () => {
    const rows = { ...ownRow(RIVER_PIRATES), ...ownRow({ ...RIVER_PIRATES, id: 'lake-pirates' }) };
    const { battle, entries } = await begun(rows, side(PIRATES), side(RATS));
    expect(battle?.packs.map((text): unknown => JSON.parse(text))).toEqual([RIVER_PIRATES]);
    const [first] = entries;
    const sides = first?.type === 'BattleStarted' ? first.data.sides : [];
    expect(sides.map(({ packs }) => packs.length)).toEqual([1, 0]);
  });

  test('brings what somebody carries who is of another', async () => {
    const carrier = {
      name: 'Ulf',
      profileId: 'skaven/eshin',
      traits: { 'boat-hook--river-pirates': true },
    } as const;
    const { battle } = await begun(
      ownRow(RIVER_PIRATES),
      side({ name: 'Rats', fighters: [carrier] }),
      side({ name: 'Others', fighters: crowd('Otto', 1) }),
    );
    expect(battle?.packs).toHaveLength(1);
  });

  test('is played by them on a phone that has never seen them, as long as it is on the screen', async () => {
    const battle = await begun(ownRow(RIVER_PIRATES), side(PIRATES), side(RATS));
    const phone = await received(battle, {});
    expect(cost()).toBeNull();
    const session = await phone.open(phone.battleId);
    expect(cost()).toBe(60);
    expect(session?.system.traits.map(({ id }) => id)).toContain('boat-hook--river-pirates');
    phone.leave(phone.battleId);
    await SYSTEMS.load('mordheim');
    await expect.poll(cost).toBeNull();
  });

  test('is played by them where the same warband has changed, which stays as it is elsewhere', async () => {
    const battle = await begun(ownRow(RIVER_PIRATES), side(PIRATES), side(RATS));
    const phone = await received(battle, ownRow(DEAR, 2));
    await SYSTEMS.load('mordheim', ['river-pirates']);
    expect(cost()).toBe(75);
    await phone.open(phone.battleId);
    expect(cost()).toBe(60);
    // Somebody changes it again meanwhile.
    await SYSTEMS.bringOwn(ownRow({ ...DEAR, source: 'Club' }, 3));
    expect(cost()).toBe(60);
    phone.leave(phone.battleId);
    await expect.poll(cost).toBe(75);
    // An open battle for other phones alone changes nothing.
    await phone.open(phone.battleId, 'links');
    expect(cost()).toBe(75);
    phone.leave(phone.battleId, 'links');
  });

  test('is played by what another phone brings later', async () => {
    const rats = side(RATS);
    const counted = {
      ...side({ ...PIRATES, light: true, fighters: crowd('One', 2) }),
      name: 'They',
    };
    const battle = await begun({}, counted, rats);
    const phone = await received(battle, {});
    const session = await phone.open(phone.battleId);
    session?.send({
      type: 'arrive',
      side: { ...side(PIRATES), packs: [JSON.stringify(RIVER_PIRATES)] },
    });
    await expect.poll(cost).toBe(60);
    session?.send({ type: 'undo', back: null });
    await expect.poll(cost).toBeNull();
    phone.leave(phone.battleId);
  });

  test('opens even if nobody can read what it brings, or it claims to be of the app', async () => {
    const skaven = JSON.stringify({ ...RIVER_PIRATES, id: 'skaven' });
    const strange = { ...side(PIRATES), packs: ['{', 'null', skaven, '['.repeat(50_000)] };
    const phone = await received(await begun({}, strange, side(RATS)), {});
    const session = await phone.open(phone.battleId);
    expect(session?.getState().battle?.packs).toHaveLength(4);
    const known = SYSTEMS.loaded('mordheim');
    expect(known === null ? null : findProfile(known, CAPTAIN)).toBeNull();
    expect(known?.catalogue.find(({ id }) => id === 'skaven')?.profiles ?? []).not.toContainEqual(
      expect.objectContaining({ id: 'captain' }),
    );
    phone.leave(phone.battleId);
  });
});

describe('what one battle brings', () => {
  const row = async (packs: readonly unknown[], sides = 1) => {
    const { entries } = await begun({}, side(PIRATES), side(RATS));
    const [first] = entries;
    if (first?.type !== 'BattleStarted') throw new Error('no battle');
    const [one] = first.data.sides;
    const many = Array.from({ length: sides }, () => ({ ...one, packs, fighters: [] }));
    return { ...first, data: { ...first.data, sides: many } };
  };

  test.each([
    ['one as long as can be', ['x'.repeat(MOST.pack)], 1, 0],
    ['one that is longer', ['x'.repeat(MOST.pack + 1)], 1, 1],
    ['as many as can be', Array.from({ length: MOST.packsOfSide }, String), 1, 0],
    ['a hundred', Array.from({ length: 100 }, String), 1, 1],
    ['all that fits', ['x'.repeat(MOST.pack)], 4, 0],
    ['more than that', ['x'.repeat(MOST.pack)], 5, 1],
    ['no texts', [7], 1, 1],
  ])('%s is bounded', async (_, packs, sides, unreadable) => {
    expect(parseEntries([await row(packs, sides)]).unreadable).toBe(unreadable);
  });

  test('leaves out a pack beyond that', async () => {
    await SYSTEMS.bringOwn(ownRow(RIVER_PIRATES));
    const own = SYSTEMS.ownPacks('mordheim');
    const big = { ...RIVER_PIRATES, source: 'x'.repeat(MOST.pack) };
    const read = { ok: true, pack: big, said: [] } as const;
    expect(packsOfSide(side(PIRATES), own)).toHaveLength(1);
    expect(
      packsOfSide(
        side(PIRATES),
        own.map((one) => ({ ...one, read })),
      ),
    ).toEqual([]);
  });
});
