import { describe, expect, test, vi } from 'vitest';
import type { ListedType } from '#rules/contract/catalogue.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { createSystems, type SystemSource } from '#store/systems.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { samplesOf } from '../support/systems.ts';

const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'));

function source(id: string): SystemSource {
  const system: RuleSystem = { ...ROSTER_SYSTEM, id };
  return {
    roster: async () => system,
    samples: null,
    lexicon: null,
    front: null,
    system: async () => system,
    types: null,
  };
}

/** Two systems, and a record of the words that were requested. */
function pebblesAndShells() {
  const words: string[] = [];
  const systems = createSystems(
    { pebbles: source('pebbles'), shells: source('shells') },
    async (id) => void words.push(id),
  );
  return { systems, words };
}

describe('rule systems', () => {
  test('are listed by name before any of them is loaded', () => {
    const { systems, words } = pebblesAndShells();
    expect(systems.ids).toEqual(['pebbles', 'shells']);
    expect(systems.loaded('pebbles')).toBeNull();
    expect(words).toEqual([]);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])(
    'do not include “%s”, whatever a file says',
    async (id) => {
      const { systems } = pebblesAndShells();
      expect(await systems.load(id)).toBeNull();
      expect(await systems.roster(id)).toBeNull();
      expect(await systems.samples(id)).toEqual([]);
      expect(systems.hasSamples(id)).toBe(false);
      expect(await systems.lexicon(id)).toBeNull();
      expect([systems.loaded(id), systems.listed(id)]).toEqual([null, null]);
    },
  );

  test('list those with a front for a new player, in their order', () => {
    const shown = (id: string, order: number) =>
      ({ ...source(id), front: { order, picture: { sign: 'dice' }, tone: 'standing' } }) as const;
    const systems = createSystems(
      { pebbles: shown('pebbles', 2), shells: source('shells'), sticks: shown('sticks', 1) },
      async () => {},
    );
    expect(systems.fronts.map(({ id }) => id)).toEqual(['sticks', 'pebbles']);
  });

  test('load one by one, each with its words', async () => {
    const { systems, words } = pebblesAndShells();
    const pebbles = await systems.load('pebbles');
    expect(pebbles?.id).toBe('pebbles');
    expect(systems.loaded('pebbles')).toBe(pebbles);
    expect(systems.loaded('shells')).toBeNull();
    expect(words).toEqual(['pebbles']);
  });

  test('load all at once for the screens that may need any of them', async () => {
    const { systems } = pebblesAndShells();
    await systems.loadAll();
    expect(systems.ids.map((id) => systems.loaded(id)?.id)).toEqual(systems.ids);
  });

  test('load their lists alone, without rules and words', async () => {
    const { systems, words } = pebblesAndShells();
    expect((await systems.roster('shells'))?.id).toBe('shells');
    expect(systems.loaded('shells')).toBeNull();
    expect(words).toEqual([]);
  });

  test('unknown to this version are null, not an error', async () => {
    const { systems } = pebblesAndShells();
    expect(await systems.load('chess')).toBeNull();
    expect(await systems.roster('chess')).toBeNull();
  });

  test('fail to load without their words, and can be loaded again', async () => {
    const loadWords = vi.fn<(id: string) => Promise<void>>(OFFLINE);
    const systems = createSystems({ pebbles: source('pebbles') }, loadWords);
    await expect(systems.load('pebbles')).rejects.toMatchObject({ code: 'not-fetched' });
    expect(systems.loaded('pebbles')).toBeNull();
    loadWords.mockResolvedValue();
    await systems.loadAll();
    expect(systems.loaded('pebbles')?.id).toBe('pebbles');
  });

  test('report a missing network, whatever was requested', async () => {
    const systems = createSystems(
      {
        pebbles: {
          roster: OFFLINE,
          samples: OFFLINE,
          lexicon: OFFLINE,
          front: null,
          system: OFFLINE,
          types: null,
        },
      },
      async () => {},
    );
    await expect(systems.roster('pebbles')).rejects.toMatchObject({ code: 'not-fetched' });
    await expect(systems.samples('pebbles')).rejects.toMatchObject({ code: 'not-fetched' });
    await expect(systems.lexicon('pebbles')).rejects.toMatchObject({ code: 'not-fetched' });
    await expect(systems.loadAll()).rejects.toMatchObject({ code: 'not-fetched' });
  });

  test('keep the lists once they have been loaded', async () => {
    const { systems } = pebblesAndShells();
    expect(systems.listed('shells')).toBeNull();
    const shells = await systems.roster('shells');
    expect(systems.listed('shells')).toBe(shells);
    const whole = await systems.load('shells');
    expect(systems.listed('shells')).toBe(whole);
    expect(await systems.roster('shells')).toBe(whole);
  });

  test('may have sample warbands, or none', async () => {
    const [sample] = samplesOf(ROSTER_SYSTEM.id);
    if (sample === undefined) throw new Error('no sample');
    const systems = createSystems(
      {
        pebbles: source('pebbles'),
        shells: { ...source('shells'), samples: async () => [sample] },
      },
      async () => {},
    );
    expect(['pebbles', 'shells', 'chess'].map(systems.hasSamples)).toEqual([false, true, false]);
    expect(await systems.samples('pebbles')).toEqual([]);
    expect(await systems.samples('shells')).toEqual([sample]);
    expect(await systems.samples('chess')).toEqual([]);
  });
});

describe('types of warbands that are fetched one by one', () => {
  const THERE = ['orcs', 'sisters', 'extras', 'hired-1b'];

  /** A game that knows the types that were fetched, and a record of these. */
  function withTypes(fetch: (ids: readonly string[]) => Promise<void> = async () => {}) {
    const fetched: string[] = [];
    const game: RuleSystem = {
      ...ROSTER_SYSTEM,
      id: 'pebbles',
      get catalogue() {
        return ROSTER_SYSTEM.catalogue.filter(({ id }) => fetched.includes(id));
      },
      get traits() {
        return fetched.includes('orcs') ? [...ROSTER_SYSTEM.traits, SKULL] : ROSTER_SYSTEM.traits;
      },
    };
    const systems = createSystems(
      {
        pebbles: {
          ...source('pebbles'),
          roster: async () => game,
          system: async () => game,
          types: {
            own: () => Promise.reject(new Error('nobody makes any')),
            bringOwn: async () => [],
            play: async () => false,
            ids: async () => THERE,
            always: async () => ['extras'],
            hirelings: async () => ['extras', 'hired-1b'],
            list: async () => LISTED,
            fetch: async (ids) => {
              await fetch(ids);
              fetched.push(...ids.filter((type) => THERE.includes(type)));
            },
          },
        },
      },
      async () => {},
    );
    return { systems, fetched };
  }

  test('come with what asks for them, once', async () => {
    const { systems, fetched } = withTypes();
    expect(typesIn(await systems.roster('pebbles', ['orcs', 'unheard-of', '']))).toEqual(['orcs']);
    expect(fetched).toEqual(['orcs']);
    expect(typesIn(await systems.load('pebbles'))).toEqual(['orcs']);
    expect(fetched).toEqual(['orcs', 'extras']);
    expect(typesIn(await systems.load('pebbles', ['orcs', 'sisters']))).toEqual([
      'orcs',
      'sisters',
    ]);
    expect(fetched).toEqual(['orcs', 'extras', 'sisters']);
  });

  test('whom any of them hires, comes when somebody is to be hired', async () => {
    const { systems, fetched } = withTypes();
    await systems.load('pebbles', ['orcs']);
    const told = vi.fn();
    systems.subscribe(told);
    await systems.loadHirelings('pebbles');
    expect(fetched).toEqual(['orcs', 'extras', 'hired-1b']);
    expect(told).toHaveBeenCalledOnce();
    await systems.loadHirelings('pebbles');
    await systems.loadHirelings('unheard-of');
    expect(fetched).toHaveLength(3);
  });

  test('are all there for what speaks of all of them', async () => {
    const { systems, fetched } = withTypes();
    await systems.loadEverything();
    expect(new Set(fetched)).toEqual(new Set(THERE));
  });

  test('are in what is loaded from then on, and whoever watches is told', async () => {
    const { systems } = withTypes();
    const before = await systems.load('pebbles');
    const told = vi.fn();
    systems.subscribe(told);
    await systems.load('pebbles');
    expect(told).not.toHaveBeenCalled();
    await systems.roster('pebbles', ['sisters']);
    expect(told).toHaveBeenCalledOnce();
    expect(typesIn(systems.loaded('pebbles'))).toEqual(['sisters']);
    expect(typesIn(before)).toEqual([]);
  });

  test('are in what is loaded, though they come after what was asked for meanwhile', async () => {
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { systems } = withTypes((ids) => (ids.includes('sisters') ? slow : Promise.resolve()));
    const lists = systems.roster('pebbles', ['sisters']);
    await systems.load('pebbles', ['orcs']);
    const told = vi.fn();
    systems.subscribe(told);
    arrive();
    expect(typesIn(await lists)).toEqual(['orcs', 'sisters']);
    expect(typesIn(systems.loaded('pebbles'))).toEqual(['orcs', 'sisters']);
    expect(typesIn(await systems.roster('pebbles', ['sisters']))).toEqual(['orcs', 'sisters']);
    expect(told).toHaveBeenCalledOnce();
  });

  test.each(['roster', 'load'] as const)(
    'come with what somebody carries that only one of them has (%s)',
    async (how) => {
      const { systems, fetched } = withTypes();
      await systems[how]('pebbles', ['sisters'], ['hates', 'unheard-of']);
      expect(fetched).not.toContain('orcs');
      const known = await systems[how]('pebbles', ['sisters'], ['hates', SKULL.id]);
      expect(fetched).toContain('orcs');
      expect(known?.traits).toContain(SKULL);
    },
  );

  test('are asked for again when they could not be fetched', async () => {
    const network = { on: false };
    const { systems } = withTypes(() => (network.on ? Promise.resolve() : OFFLINE()));
    await expect(systems.load('pebbles', ['orcs'])).rejects.toMatchObject({ code: 'not-fetched' });
    network.on = true;
    expect(typesIn(await systems.load('pebbles', ['orcs']))).toEqual(['orcs']);
  });
});

const SKULL: TraitRow = {
  id: 'skull-on-a-stick',
  kind: 'possession',
  group: 'weapons',
  value: 'none',
  of: 'fighter',
};

const LISTED: readonly ListedType[] = ROSTER_SYSTEM.catalogue.map((type) =>
  type.id === 'orcs' ? { ...type, brings: [SKULL.id] } : type,
);

function typesIn(system: Pick<RuleSystem, 'catalogue'> | null): readonly string[] {
  return (system?.catalogue ?? []).map(({ id }) => id);
}
