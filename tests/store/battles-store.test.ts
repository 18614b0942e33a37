import { describe, expect, test, vi } from 'vitest';
import type { Entry } from '#battle/events.ts';
import { nextHlc, readHlc } from '#battle/hlc.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import type { Systems } from '#store/hooks.ts';
import { createSystems, type SystemSource, type TypeSource } from '#store/systems.ts';
import { TestBattle } from '../support/battles.ts';
import { createMemoryPorts } from '../support/memory-ports.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { systemsOf } from '../support/systems.ts';

const BATTLE = new TestBattle(ROSTER_SYSTEM, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]);

const RELIC: TraitRow = {
  id: 'knuckle-of-a-saint',
  kind: 'possession',
  group: 'equipment',
  value: 'none',
  of: 'fighter',
};

function storeOver(load: Systems['load']) {
  const memory = createMemoryPorts({ entries: BATTLE.entries });
  return createBattlesStore(memory.ports, { ...systemsOf(), load });
}

/** Rules that load when the test says so. */
function slowRules() {
  const waiting: (() => void)[] = [];
  const load = () =>
    new Promise<RuleSystem>((resolve) => {
      waiting.push(() => resolve(ROSTER_SYSTEM));
    });
  return { load, waiting };
}

describe('the list of battles', () => {
  test('waits for the rules of its battles, so that it appears completely', async () => {
    const { load, waiting } = slowRules();
    const store = storeOver(load);
    const listed = store.getState().refresh();
    await vi.waitUntil(() => waiting.length > 0);
    expect(store.getState().summaries).toBeNull();
    for (const arrive of waiting) arrive();
    await listed;
    expect(store.getState().summaries?.map(({ battleId }) => battleId)).toEqual(['b-test']);
  });

  test('does not read an open battle from the disk again', async () => {
    const { ports } = createMemoryPorts({ entries: BATTLE.entries });
    const load = vi.fn(ports.battleLog.load);
    const battleLog = { ...ports.battleLog, load };
    const store = createBattlesStore({ ...ports, battleLog }, systemsOf(ROSTER_SYSTEM));
    await store.getState().refresh();
    const read = store.getState().summaries;
    const session = await store.getState().open('b-test');
    load.mockClear();
    await store.getState().refresh();
    expect(load).not.toHaveBeenCalled();
    expect(store.getState().summaries).toEqual(read);
    session?.send({ type: 'write-note', text: 'further' });
    await store.getState().refresh();
    expect(store.getState().summaries?.[0]?.battle).toBe(session?.getState().battle);
  });

  test('shows battles even when their rules can’t be loaded', async () => {
    const store = storeOver(() => Promise.reject(new Error('offline')));
    await store.getState().refresh();
    expect(store.getState().summaries).toHaveLength(1);
    expect(store.getState().unreadable).toEqual([]);
  });

  test('that can’t be read is not shown as empty, and is loaded by the next attempt', async () => {
    const { ports } = createMemoryPorts({ entries: BATTLE.entries });
    const closed = Object.assign(new Error('closed'), { code: 'closed' });
    const list = vi.fn(ports.battleLog.list).mockRejectedValueOnce(closed);
    const battleLog = { ...ports.battleLog, list };
    const store = createBattlesStore({ ...ports, battleLog }, systemsOf(ROSTER_SYSTEM));
    await store.getState().refresh();
    expect(store.getState()).toMatchObject({ summaries: null, trouble: 'closed' });
    await store.getState().refresh();
    expect(store.getState().trouble).toBeNull();
    expect(store.getState().summaries).toHaveLength(1);
  });
});

describe('the newest battle', () => {
  const HOUR = 3_600_000;
  /** Another battle, begun an hour earlier. */
  const EARLIER = BATTLE.entries.map((entry): Entry => {
    const hlc = nextHlc(null, readHlc(entry.hlc).time - HOUR);
    return { ...entry, battleId: 'b-earlier', hlc, id: `${entry.actor}:${hlc}` };
  });
  const listedAt = async (now: number) => {
    const { ports } = createMemoryPorts({ entries: [...BATTLE.entries, ...EARLIER], now });
    const store = createBattlesStore(ports, systemsOf(ROSTER_SYSTEM));
    await store.getState().refresh();
    return store.getState().summaries?.map(({ battleId }) => battleId);
  };
  const last = Math.max(...BATTLE.entries.map(({ hlc }) => readHlc(hlc).time));

  test('is the one changed last, even by a phone whose clock is a little fast', async () => {
    expect(await listedAt(last)).toEqual(['b-test', 'b-earlier']);
    expect(await listedAt(last - HOUR / 12)).toEqual(['b-test', 'b-earlier']);
  });

  test('is never one that a wrong clock has put into the future', async () => {
    expect(await listedAt(last - HOUR / 2)).toEqual(['b-earlier', 'b-test']);
  });
});

describe('types of warbands that come one by one', () => {
  /** Its game knows one more thing as soon as somebody plays sisters. */
  const fetched: string[] = [];
  const game: RuleSystem = {
    ...ROSTER_SYSTEM,
    get traits() {
      return fetched.includes('sisters') ? [...ROSTER_SYSTEM.traits, RELIC] : ROSTER_SYSTEM.traits;
    },
  };
  const types: TypeSource = {
    own: () => Promise.reject(new Error('nobody makes any')),
    bringOwn: async () => [],
    play: async () => false,
    ids: async () => ['reikland', 'sisters'],
    always: async () => [],
    hirelings: async () => [],
    list: async () => [],
    fetch: async (ids) => void fetched.push(...ids),
  };
  const source: SystemSource = {
    roster: async () => game,
    system: async () => game,
    samples: null,
    lexicon: null,
    front: null,
    types,
  };

  test('come together for a list of battles: its game is not made anew for each', async () => {
    const entries = ['reikland/captain', 'orcs/boss', 'skaven/adept'].flatMap((profileId, at) => {
      const battle = new TestBattle(ROSTER_SYSTEM, [
        { name: 'Reikland', fighters: [{ name: 'Otto', profileId }] },
        { name: 'Skavens', fighters: [{ name: 'Rat' }] },
      ]);
      return battle.entries.map(
        (entry): Entry => ({ ...entry, battleId: `b-${at}`, id: `${entry.id}-${at}` }),
      );
    });
    const systems = createSystems({ mordheim: source }, async () => {});
    await systems.load('mordheim');
    const told = vi.fn();
    systems.subscribe(told);
    const { ports } = createMemoryPorts({ entries });
    await createBattlesStore(ports, systems).getState().refresh();
    expect(fetched).toEqual(expect.arrayContaining(['orcs', 'reikland', 'skaven']));
    expect(told).toHaveBeenCalledOnce();
  });

  test('are known to an open battle once they are fetched, and whoever watches is told', async () => {
    const systems = createSystems({ mordheim: source }, async () => {});
    const { ports } = createMemoryPorts({ entries: BATTLE.entries });
    const session = await createBattlesStore(ports, systems).getState().open('b-test');
    const told = vi.fn();
    session?.shown.subscribe(told);
    expect(session?.system.traits).not.toContain(RELIC);
    await systems.roster('mordheim', ['sisters']);
    expect(told).toHaveBeenCalledOnce();
    expect(session?.system.traits).toContain(RELIC);
    expect(session?.shown.getState().system).toBe(session?.system);
    expect(session?.getState().battle?.battleId).toBe('b-test');
  });
});

describe('opening a battle', () => {
  test('with unknown rules opens nothing', async () => {
    const store = storeOver(systemsOf().load);
    expect(await store.getState().open('b-test')).toBeNull();
  });

  test('fails while its rules can’t be loaded, and works once they can', async () => {
    const load = vi.fn<Systems['load']>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(ROSTER_SYSTEM);
    const { open, leave } = storeOver(load).getState();
    await expect(open('b-test')).rejects.toThrow('offline');
    leave('b-test');
    expect((await open('b-test'))?.getState().battle?.battleId).toBe('b-test');
  });
});
