import { describe, expect, test, vi } from 'vitest';
import { warbandsOn } from '#persistence/warbands.ts';
import type { Warband } from '#roster/warband.ts';
import { nextTask } from '#store/next-task.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { createMemoryPorts, EVENING, type MemoryStart } from '../support/memory-ports.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { systemsOf } from '../support/systems.ts';
import { emptyWarband } from '../support/warbands.ts';

const SYSTEMS = systemsOf(ROSTER_SYSTEM);

const OLD = { ...emptyWarband('reikland'), id: 'w-old', name: 'Anciens', changedAt: 1 } as const;
const NEW = { ...emptyWarband('skaven'), id: 'w-new', name: 'Nouveaux', changedAt: 2 } as const;

function storeOver(start: MemoryStart) {
  const memory = createMemoryPorts(start);
  const store = createWarbandsStore(memory.ports, SYSTEMS);
  const names = () => store.getState().warbands?.map(({ name }) => name);
  const saved = () => vi.waitFor(() => expect(store.getState().status).toEqual({ kind: 'saved' }));
  return { ...memory, store, names, saved };
}

async function withOldAndNew() {
  const over = storeOver({ warbands: [OLD, NEW], settings: { seeded: true } });
  await over.store.getState().load();
  return over;
}

describe('the very first launch', () => {
  test('never shows an empty list before the samples are added', async () => {
    const { store } = storeOver({});
    const seen: (number | undefined)[] = [];
    store.subscribe(({ warbands }) => seen.push(warbands?.length));
    await store.getState().load();
    expect(seen).not.toContain(0);
  });

  test('lets taps through between making the samples and showing them', async () => {
    const { ports } = createMemoryPorts({});
    const taps: string[] = [];
    const freshId = () => {
      if (taps.length === 0) {
        taps.push('made');
        void nextTask().then(() => taps.push('tapped'));
      }
      return ports.freshId();
    };
    const store = createWarbandsStore({ ...ports, freshId }, SYSTEMS);
    store.subscribe(() => taps.push('shown'));
    await store.getState().load();
    expect(taps.slice(0, 3)).toEqual(['made', 'tapped', 'shown']);
  });

  test('adds two sample warbands, on the screen and on disk', async () => {
    const { store, disk, saved } = storeOver({});
    expect(store.getState().warbands).toBeNull();
    await store.getState().load();
    await saved();
    expect(store.getState().warbands).toHaveLength(2);
    expect([...disk.warbands.values()]).toEqual(
      expect.arrayContaining([...(store.getState().warbands ?? [])]),
    );
    expect(disk.settings.get('seeded')).toBe(true);
  });

  test('announces whom it is going to add, under the ids that they keep', async () => {
    const { store, disk, saved } = storeOver({});
    await store.getState().announce();
    const { announced } = store.getState();
    expect(announced.map(({ systemId }) => systemId)).toEqual(['mordheim', 'mordheim']);
    expect(store.getState().warbands).toBeNull();
    expect(disk.warbands.size).toBe(0);
    await store.getState().load();
    await saved();
    expect(store.getState().announced).toEqual([]);
    expect(
      store.getState().warbands?.map(({ id, systemId, name, emblem, members }) => ({
        id,
        systemId,
        name,
        emblem,
        fighters: members.reduce((sum, { labels }) => sum + labels.length, 0),
      })),
    ).toEqual(announced);
  });

  test('adds the announced ones too when others are asked for before it', async () => {
    const { store, saved } = storeOver({});
    await store.getState().announce();
    const [one, other] = store.getState().announced;
    await store.getState().addSamples('mordheim');
    await saved();
    const ids = store.getState().warbands?.map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(ids).toEqual(expect.arrayContaining([one?.id, other?.id]));
  });

  test('adds both samples once, however often loading is requested meanwhile', async () => {
    const { ports } = storeOver({});
    const { save } = ports.warbands;
    let tell: (warband: Warband) => void = () => {};
    const written = new Promise<Warband>((resolve) => {
      tell = resolve;
    });
    let asked = 0;
    const warbands: typeof ports.warbands = {
      ...ports.warbands,
      save: (warband, known) => {
        tell(warband);
        return save(warband, known);
      },
      // A second read finds the disk as it is between the two writes.
      list: async () => {
        asked += 1;
        return asked === 1 ? [] : [await written];
      },
    };
    const store = createWarbandsStore({ ...ports, warbands }, SYSTEMS);
    await Promise.all([store.getState().load(), store.getState().load()]);
    expect(store.getState().warbands).toHaveLength(2);
  });

  test('marks the samples as untouched, so that a restored backup may replace them', async () => {
    const { store } = storeOver({});
    await store.getState().load();
    const times = store.getState().warbands?.map(({ changedAt }) => changedAt);
    expect(times).toEqual([1, 0]);
  });

  test('happens once: removed samples stay removed', async () => {
    const { store, disk, ports, saved } = storeOver({});
    await store.getState().load();
    for (const { id } of store.getState().warbands ?? []) store.getState().remove(id);
    await saved();
    const next = createWarbandsStore(ports, SYSTEMS);
    await next.getState().load();
    expect(next.getState().warbands).toEqual([]);
    expect(disk.warbands.size).toBe(0);
  });

  test('that was interrupted does not add the samples twice', async () => {
    const { store, names, disk, saved } = storeOver({ warbands: [OLD] });
    await store.getState().load();
    await saved();
    expect(names()).toEqual(['Anciens']);
    expect(disk.settings.get('seeded')).toBe(true);
  });

  test('on a full disk shows the samples, and writes them once there is space', async () => {
    const { store, disk, failNextSave, saved } = storeOver({});
    failNextSave('quota');
    await store.getState().load();
    await vi.waitFor(() => expect(store.getState().status).toMatchObject({ code: 'quota' }));
    expect(store.getState().warbands).toHaveLength(2);
    // Waits until the writes queued behind the failed one have failed as well.
    await new Promise((resolve) => setTimeout(resolve));
    expect(disk.settings.has('seeded')).toBe(false);
    store.getState().retrySave();
    await saved();
    expect(disk.warbands.size).toBe(2);
    expect(disk.settings.get('seeded')).toBe(true);
  });
});

describe('without a network, before the rules were ever loaded', () => {
  test('the list stays unknown, and the next attempt loads everything', async () => {
    const { ports, disk } = createMemoryPorts();
    const missing = Object.assign(new Error('offline'), { code: 'not-fetched' });
    const roster = vi.fn(SYSTEMS.roster).mockRejectedValueOnce(missing);
    const store = createWarbandsStore(ports, { ...SYSTEMS, roster });
    await store.getState().load();
    expect(store.getState()).toMatchObject({
      warbands: null,
      status: { kind: 'failed', code: 'not-fetched' },
    });
    expect(disk.settings.has('seeded')).toBe(false);
    store.getState().retrySave();
    await vi.waitFor(() => expect(disk.settings.get('seeded')).toBe(true));
    expect(store.getState()).toMatchObject({ status: { kind: 'saved' } });
    expect(store.getState().warbands).toHaveLength(2);
  });
});

describe('warbands', () => {
  test('are listed last changed first, and a change moves a warband to the top', async () => {
    const { store, names, disk, saved } = await withOldAndNew();
    expect(names()).toEqual(['Nouveaux', 'Anciens']);
    store.getState().save({ ...OLD, name: 'Renommés' });
    expect(names()).toEqual(['Renommés', 'Nouveaux']);
    await saved();
    expect(disk.warbands.get('w-old')).toEqual({ ...OLD, name: 'Renommés', changedAt: EVENING });
  });

  test('changed on a clock that was ahead and is right again are later with each change', async () => {
    const { store, disk, saved } = await withOldAndNew();
    const ahead = { ...OLD, changedAt: EVENING + 1000 };
    store.getState().save(ahead);
    await saved();
    expect(disk.warbands.get('w-old')?.changedAt).toBe(EVENING + 1001);
    store.getState().save({ ...ahead, changedAt: Number.MAX_SAFE_INTEGER });
    await saved();
    expect(disk.warbands.get('w-old')?.changedAt).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('can be removed, and the removal can be undone', async () => {
    const { store, names, disk, saved } = await withOldAndNew();
    store.getState().remove('w-new');
    expect(names()).toEqual(['Anciens']);
    expect(store.getState().removed).toEqual(NEW);
    await saved();
    expect(disk.warbands.has('w-new')).toBe(false);
    store.getState().undoRemove();
    expect(names()).toEqual(['Nouveaux', 'Anciens']);
    expect(store.getState().removed).toBeNull();
    await saved();
    expect(disk.warbands.get('w-new')).toEqual(NEW);
  });

  test('stay on disk when a removal is undone before the disk has answered', async () => {
    const { store, disk, pauseSaves, saved } = await withOldAndNew();
    const resume = pauseSaves();
    store.getState().remove('w-new');
    store.getState().undoRemove();
    resume();
    await saved();
    expect(disk.warbands.get('w-new')).toEqual(NEW);
  });

  test('that do not exist can neither be removed nor restored', async () => {
    const { store, names } = await withOldAndNew();
    store.getState().remove('w-nobody');
    store.getState().undoRemove();
    expect(names()).toEqual(['Nouveaux', 'Anciens']);
  });

  test('that are samples can be added again as new warbands', async () => {
    const { store, disk, saved } = await withOldAndNew();
    await store.getState().addSamples('mordheim');
    await store.getState().addSamples('mordheim');
    await saved();
    expect(disk.warbands.size).toBe(6);
    expect(new Set(store.getState().warbands?.map(({ id }) => id)).size).toBe(6);
  });

  test('that can’t be read are not shown as an empty list', async () => {
    const { ports } = createMemoryPorts();
    const closed = Object.assign(new Error('closed'), { code: 'closed' });
    const store = createWarbandsStore(
      { ...ports, warbands: { ...ports.warbands, list: () => Promise.reject(closed) } },
      SYSTEMS,
    );
    await store.getState().load();
    expect(store.getState()).toMatchObject({
      warbands: null,
      status: { kind: 'failed', code: 'closed' },
    });
  });
});

describe('a warband that another tab has changed', () => {
  /** Two tabs over the real database port, which knows what each has read. */
  async function twoTabs(answered: () => Promise<void> = () => Promise.resolve()) {
    const db = await openReady(freshApi());
    const disk = warbandsOn(
      db,
      async () => ROSTER_SYSTEM,
      () => undefined,
    );
    const { ports } = createMemoryPorts({ settings: { seeded: true } });
    await disk.save(OLD);
    const late: typeof disk = {
      ...disk,
      save: async (...asked) => {
        const outcome = await disk.save(...asked);
        await answered();
        return outcome;
      },
    };
    const tab = async (port: typeof disk) => {
      const store = createWarbandsStore({ ...ports, warbands: port }, SYSTEMS);
      await store.getState().load();
      const only = () => {
        const [one] = store.getState().warbands ?? [];
        if (one === undefined) throw new Error('no warband');
        return one;
      };
      const saved = () =>
        vi.waitFor(() => expect(store.getState().status).toEqual({ kind: 'saved' }));
      return { store, only, saved, ...store.getState() };
    };
    return { disk, one: await tab(disk), other: await tab(late) };
  }

  test('keeps the changes of both tabs, with a notice, though neither knew of the other', async () => {
    const { disk, one, other } = await twoTabs();
    one.save({ ...one.only(), name: 'Les Anciens' });
    await one.saved();
    other.save({ ...other.only(), notes: 'Doivent 30 co.' });
    await other.saved();
    expect(await disk.list()).toMatchObject([{ name: 'Les Anciens', notes: 'Doivent 30 co.' }]);
    await vi.waitFor(() => expect(other.only().name).toBe('Les Anciens'));
    expect(other.store.getState().changedElsewhere).toBe(OLD.id);
  });

  test('shows the change when this tab reads again, and keeps what was typed here meanwhile', async () => {
    const { disk, one, other } = await twoTabs();
    one.save({ ...one.only(), name: 'Les Anciens' });
    await one.saved();
    const looking = other.lookAgain();
    other.save({ ...other.only(), notes: 'Doivent 30 co.' });
    await looking;
    expect(other.only().notes).toBe('Doivent 30 co.');
    await other.saved();
    await one.lookAgain();
    expect(await disk.list()).toMatchObject([{ name: 'Les Anciens', notes: 'Doivent 30 co.' }]);
    expect(one.only()).toMatchObject({ name: 'Les Anciens', notes: 'Doivent 30 co.' });
  });

  test('in the same field at the same time shows the last write in both tabs', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // The disk has what was written here, but its answer has not arrived yet.
    const { one, other } = await twoTabs(() => answered);
    other.save({ ...other.only(), name: 'Là-bas' });
    await other.lookAgain();
    one.save({ ...one.only(), name: 'Ici' });
    await one.saved();
    await other.lookAgain();
    answer();
    await other.saved();
    await vi.waitFor(() => expect(other.only().name).toBe('Ici'));
    expect(one.only().name).toBe('Ici');
  });

  test('is gone here when it was removed there; a tab’s own changes cause no notice', async () => {
    const { one, other } = await twoTabs();
    one.save({ ...one.only(), name: 'Les Anciens' });
    await one.saved();
    await one.lookAgain();
    expect(one.store.getState().changedElsewhere).toBeNull();
    other.remove(OLD.id);
    await other.saved();
    await one.lookAgain();
    expect(one.store.getState().warbands).toEqual([]);
  });
});
