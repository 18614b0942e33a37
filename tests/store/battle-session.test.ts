import { describe, expect, test, vi } from 'vitest';
import type { Command } from '#battle/commands.ts';
import { inOrder } from '#battle/effective.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import type { BattleSession, Systems } from '#store/hooks.ts';
import type { Ports } from '#store/ports.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { browserLocks } from '../support/locks.ts';
import { createMemoryPorts } from '../support/memory-ports.ts';
import { note } from '../support/notes.ts';
import { systemsOf } from '../support/systems.ts';

const BATTLE = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Ulrich', leader: true }, ...crowd('Lame', 7)] },
  { name: 'Skavens', fighters: crowd('Rat', 8) },
]);

/** One disk and one browser; every call of `tab` opens another tab. */
function browser(rules: RuleSystem = system) {
  const memory = createMemoryPorts({ entries: BATTLE.entries });
  const locks = browserLocks();
  const tab = (
    other: { readonly ports?: Partial<Ports>; readonly load?: Systems['load'] } = {},
  ) => {
    const ports: Ports = { ...memory.ports, holdBattle: locks.holdBattle, ...other.ports };
    const known = systemsOf(rules);
    return createBattlesStore(ports, { ...known, load: other.load ?? known.load }).getState();
  };
  return { memory, locks, tab };
}

async function opened(tab: { readonly open: (id: 'b-test') => Promise<BattleSession | null> }) {
  const session = await tab.open('b-test');
  if (session === null) throw new Error('no battle');
  return session;
}

function drop(name: string): Command {
  return { type: 'lose-wound', fighterId: `f-${name}` };
}

function out(name: string): Command {
  return { type: 'set-status', fighterId: `f-${name}`, to: 'out-of-action' };
}

const saved = { kind: 'saved' } as const;

describe('the right to write a battle', () => {
  test('is known when it opens', async () => {
    const { tab } = browser();
    const first = await opened(tab());
    const second = await opened(tab());
    expect(first.holding.getState()).toBe('held');
    expect(second.holding.getState()).toBe('elsewhere');
  });

  test('is requested at once, in parallel with the disk and the rules', () => {
    const { memory, tab } = browser();
    const holdBattle = vi.fn(memory.ports.holdBattle);
    void tab({ ports: { holdBattle } }).open('b-test');
    expect(holdBattle).toHaveBeenCalledTimes(1);
  });

  test('is refused while another tab has it: taps are refused and nothing is written', async () => {
    const { memory, tab } = browser();
    await opened(tab());
    const append = vi.fn(memory.ports.battleLog.append);
    const second = await opened(
      tab({ ports: { battleLog: { ...memory.ports.battleLog, append } } }),
    );
    const before = second.getState();
    expect(second.send(drop('Rat1'))).toEqual({ refused: 'held-elsewhere' });
    expect(second.getState()).toBe(before);
    expect(append).not.toHaveBeenCalled();
  });

  test('is unknown until the lock has answered, and the screen waits for that', async () => {
    const { locks, tab } = browser();
    const { create, ready } = tab();
    const answer = locks.pause();
    const creating = create('mordheim');
    await vi.waitUntil(() => ready('b-fresh-1') !== null);
    const session = ready('b-fresh-1');
    expect(session?.holding.getState()).toBe('asking');
    expect(session?.send(drop('Rat1'))).toEqual({ refused: 'still-opening' });
    answer();
    expect((await creating)?.holding.getState()).toBe('held');
  });

  test('can be taken over, with everything that the other tab has written', async () => {
    const { tab } = browser();
    const first = await opened(tab());
    const second = await opened(tab());
    first.send(out('Rat1'));
    first.send(out('Rat2'));
    await first.settled();
    await second.takeOver();
    expect(second.holding.getState()).toBe('held');
    expect(first.holding.getState()).toBe('elsewhere');
    expect(second.getState().entries).toEqual(first.getState().entries);
    expect(first.send(drop('Rat3'))).toEqual({ refused: 'held-elsewhere' });
    expect(second.send(out('Rat3'))).toHaveProperty('entry');
  });

  test('is not taken over when the other tab’s entries can’t be read', async () => {
    const { memory, tab } = browser();
    await opened(tab());
    const { battleLog } = memory.ports;
    const load = vi.fn(battleLog.load);
    const second = await opened(tab({ ports: { battleLog: { ...battleLog, load } } }));
    load.mockRejectedValueOnce(new Error('closed'));
    await second.takeOver();
    expect(second.holding.getState()).toBe('elsewhere');
    await second.takeOver();
    expect(second.holding.getState()).toBe('held');
  });

  test('is taken over without losing entries that could not be written here', async () => {
    const { memory, tab } = browser();
    const first = await opened(tab());
    memory.failNextSave('quota');
    first.send(out('Rat1'));
    await first.settled();
    const second = await opened(tab());
    await second.takeOver();
    memory.passTime(1000);
    second.send(out('Rat2'));
    await second.settled();
    await first.takeOver();
    const fighters = first.getState().battle?.fighters;
    expect(['f-Rat1', 'f-Rat2'].map((id) => fighters?.[asFighter(id)]?.status)).toEqual([
      'out-of-action',
      'out-of-action',
    ]);
  });
});

describe('a battle that is left', () => {
  test('before its lock was granted releases the lock as soon as it is', async () => {
    const { locks, tab } = browser();
    const { open, leave } = tab();
    const answer = locks.pause();
    const opening = open('b-test');
    leave('b-test');
    answer();
    await opening;
    await vi.waitUntil(() => !locks.isHeld('b-test'));
    const again = await opened({ open });
    expect(again.send(drop('Rat1'))).toHaveProperty('entry');
  });

  test('before its rules were loaded releases the lock as well', async () => {
    const { locks, tab } = browser();
    const { open, leave } = tab({ load: () => new Promise(() => {}) });
    void open('b-test');
    await vi.waitUntil(() => locks.isHeld('b-test'));
    leave('b-test');
    await vi.waitUntil(() => !locks.isHeld('b-test'));
    expect((await holdingElsewhere(locks)).held).toBe(true);
  });

  test('and opened again before the lock was granted can be written', async () => {
    const { locks, tab } = browser();
    const { open, leave } = tab();
    const answer = locks.pause();
    void open('b-test');
    leave('b-test');
    const again = opened({ open });
    answer();
    expect((await again).send(drop('Rat1'))).toHaveProperty('entry');
  });

  test('and opened again while it closes can be written: this tab waits for its own lock', async () => {
    const { tab } = browser();
    const { open, leave } = tab();
    const first = await opened({ open });
    const again = new Promise<BattleSession>((done) => {
      first.holding.subscribe(() => done(opened({ open })));
    });
    leave('b-test');
    expect(await again).not.toBe(first);
    expect((await again).send(drop('Rat1'))).toHaveProperty('entry');
  });

  test('and opened again at once continues as it was', async () => {
    const { tab } = browser();
    const { open, leave } = tab();
    const first = await opened({ open });
    leave('b-test');
    const again = await opened({ open });
    expect(again).toBe(first);
    expect(again.send(drop('Rat1'))).toHaveProperty('entry');
  });

  test('by one of two screens stays open, and closes with the last', async () => {
    const { locks, tab } = browser();
    const { open, leave } = tab();
    const session = await opened({ open });
    expect(await opened({ open })).toBe(session);
    leave('b-test');
    await everythingUnderWay();
    expect(locks.isHeld('b-test')).toBe(true);
    expect(session.send(drop('Rat1'))).toHaveProperty('entry');
    await everythingUnderWay();
    expect(session.send(drop('Rat2'))).toHaveProperty('entry');
    leave('b-test');
    await vi.waitUntil(() => !locks.isHeld('b-test'));
  });

  test('finishes its writes before another tab gets it', async () => {
    const { memory, locks, tab } = browser();
    const { open, leave } = tab();
    const session = await opened({ open });
    const resume = memory.pauseSaves();
    session.send(out('Rat1'));
    leave('b-test');
    await new Promise((done) => {
      setTimeout(done, 5);
    });
    expect(locks.isHeld('b-test')).toBe(true);
    resume();
    await vi.waitUntil(() => !locks.isHeld('b-test'));
    expect(memory.disk.entries.size).toBe(BATTLE.entries.length + 1);
  });

  test('with unsaved entries keeps them, and saves them when it is opened again', async () => {
    const { memory, locks, tab } = browser();
    const { open, leave } = tab();
    const session = await opened({ open });
    memory.failNextSave('quota');
    session.send(out('Rat1'));
    await session.settled();
    leave('b-test');
    await everythingUnderWay();
    expect(locks.isHeld('b-test')).toBe(true);
    const again = await opened({ open });
    expect(again).toBe(session);
    await session.settled();
    expect(session.saves.getState()).toEqual(saved);
    expect(memory.disk.entries.size).toBe(BATTLE.entries.length + 1);
    leave('b-test');
    await vi.waitUntil(() => !locks.isHeld('b-test'));
  });

  test('with unsaved entries and then deleted is gone for good', async () => {
    const { memory, locks, tab } = browser();
    const { open, leave, remove } = tab();
    const session = await opened({ open });
    memory.failNextSave('quota');
    session.send(out('Rat1'));
    leave('b-test');
    await session.settled();
    await remove('b-test');
    expect(locks.isHeld('b-test')).toBe(false);
    expect(await open('b-test')).toBeNull();
    expect(memory.disk.entries.size).toBe(0);
  });

  test('by a screen that could not open it stays open on another that could', async () => {
    const { locks, tab } = browser();
    const load = vi.fn<Systems['load']>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(system);
    const { open, leave } = tab({ load });
    await expect(open('b-test')).rejects.toThrow('offline');
    const session = await opened({ open });
    leave('b-test');
    await everythingUnderWay();
    expect(locks.isHeld('b-test')).toBe(true);
    expect(session.send(drop('Rat1'))).toHaveProperty('entry');
  });

  test('that does not exist holds no lock', async () => {
    const { locks, tab } = browser();
    expect(await tab().open('b-other')).toBeNull();
    await vi.waitUntil(() => !locks.isHeld('b-other'));
  });
});

describe('a battle opened in advance', () => {
  test('is available at once when it is opened', async () => {
    const { tab } = browser();
    const { prepare, ready, open } = tab();
    expect(ready('b-test')).toBeNull();
    await prepare('b-test');
    const session = ready('b-test');
    expect(session).not.toBeNull();
    expect(await open('b-test')).toBe(session);
  });

  test('reports why it failed when it is opened', async () => {
    const { tab } = browser();
    const { prepare, ready, open } = tab({ load: () => Promise.reject(new Error('offline')) });
    await prepare('b-test');
    expect(ready('b-test')).toBeNull();
    await expect(open('b-test')).rejects.toThrow('offline');
  });
});

describe('a tap', () => {
  test('is being written before any listener is notified', async () => {
    const { memory, tab } = browser();
    const { battleLog } = memory.ports;
    const heard: string[] = [];
    const append = vi.fn<typeof battleLog.append>(async () => {
      heard.push('written');
      return 'added';
    });
    const session = await opened(tab({ ports: { battleLog: { ...battleLog, append } } }));
    session.subscribe(() => heard.push('battle'));
    session.saves.subscribe(({ kind }) => heard.push(kind));
    session.send(out('Rat1'));
    expect(heard[0]).toBe('written');
    await session.settled();
    expect(heard.toSorted()).toEqual(['battle', 'saved', 'saving', 'written']);
  });

  test('notifies listeners of the battle once, and listeners of saving separately', async () => {
    const { tab } = browser();
    const session = await opened(tab());
    const listener = vi.fn();
    session.subscribe(listener);
    session.send(out('Rat1'));
    await session.settled();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.saves.getState()).toEqual(saved);
  });

  test('made while another is being written does not wait for it', async () => {
    const { memory, tab } = browser();
    const { battleLog } = memory.ports;
    const append = vi.fn(battleLog.append);
    const session = await opened(tab({ ports: { battleLog: { ...battleLog, append } } }));
    const resume = memory.pauseSaves();
    const listener = vi.fn();
    session.saves.subscribe(listener);
    for (const name of ['Rat1', 'Rat2', 'Rat3']) session.send(out(name));
    expect(append.mock.calls.map(([entries]) => entries.length)).toEqual([1, 1, 1]);
    expect(session.saves.getState()).toEqual({ kind: 'saving' });
    resume();
    await session.settled();
    expect(append).toHaveBeenCalledTimes(3);
    expect(listener.mock.calls.map(([status]: readonly unknown[]) => status)).toEqual([
      { kind: 'saving' },
      saved,
    ]);
  });

  test('made at the moment when a write has ended is written too', async () => {
    const { memory, tab } = browser();
    const { battleLog } = memory.ports;
    const session = await opened(tab());
    const more = ['Rat2', 'Rat3', 'Rat4'];
    session.saves.subscribe(({ kind }) => {
      const next = kind === 'saved' ? more.shift() : undefined;
      if (next !== undefined) session.send(out(next));
    });
    session.send(out('Rat1'));
    await session.settled();
    expect(session.saves.getState()).toEqual(saved);
    expect(await battleLog.load('b-test')).toEqual(session.getState().entries);
    expect(session.getState().entries).toHaveLength(BATTLE.entries.length + 4);
  });

  test('that can’t be written is kept, reported, and written by the next attempt', async () => {
    const { memory, tab } = browser();
    const session = await opened(tab());
    memory.failNextSave('quota');
    session.send(out('Rat1'));
    await session.settled();
    expect(session.saves.getState()).toEqual({ kind: 'failed', code: 'quota', waiting: 1 });
    memory.failNextSave('quota');
    session.send(out('Rat2'));
    await session.settled();
    expect(session.saves.getState()).toEqual({ kind: 'failed', code: 'quota', waiting: 2 });
    session.retrySave();
    await session.settled();
    expect(session.saves.getState()).toEqual(saved);
    expect(await memory.ports.battleLog.load('b-test')).toEqual(session.getState().entries);
  });

  test('that the disk refuses immediately is kept as well', async () => {
    const { memory, tab } = browser();
    const { battleLog } = memory.ports;
    const append = vi.fn(battleLog.append).mockImplementationOnce(() => {
      throw Object.assign(new Error('closed'), { code: 'closed' });
    });
    const session = await opened(tab({ ports: { battleLog: { ...battleLog, append } } }));
    session.send(out('Rat1'));
    await session.settled();
    expect(session.saves.getState()).toEqual({ kind: 'failed', code: 'closed', waiting: 1 });
    session.retrySave();
    await session.settled();
    expect(session.saves.getState()).toEqual(saved);
  });

  test('undone and redone leaves the battle unchanged', async () => {
    const { tab } = browser();
    const session = await opened(tab());
    const before = session.getState().battle;
    session.send(out('Rat1'));
    const after = session.getState().battle;
    expect(session.getState().newest?.said.params).toMatchObject({ name: 'Rat1' });
    session.send({ type: 'undo', back: null });
    expect(session.getState().battle).toEqual(before);
    expect(session.getState().newest).toBeNull();
    session.send({ type: 'redo' });
    expect(session.getState().battle).toEqual(after);
  });
});

describe('values derived from the battle', () => {
  test('are the same objects until they change', async () => {
    const { tab } = browser();
    const session = await opened(tab());
    const read = () => {
      const { duties, routs, routsAhead, done, upcoming, turnAfter, opponents } =
        session.getState();
      return { duties, routs, routsAhead, done, upcoming, turnAfter, opponents };
    };
    const before = read();
    session.send({ type: 'write-note', text: 'Il pleut' });
    const after = read();
    expect(Object.values(after)).toEqual(Object.values(before));
    for (const [index, value] of Object.values(after).entries()) {
      expect(value).toBe(Object.values(before)[index]);
    }
    session.send(out('Rat1'));
    const { routs } = session.getState();
    expect(routs['s-Skavens']).not.toBe(before.routs['s-Skavens']);
    expect(routs['s-Reikland']).toBe(before.routs['s-Reikland']);
  });

  test('ask the rules for the duties of a place once, however many readers there are', async () => {
    const duties = vi.fn(system.duties);
    const { tab } = browser({ ...system, duties });
    const session = await opened(tab());
    for (let taps = 0; taps < 9; taps += 1) {
      duties.mockClear();
      const state = session.getState();
      for (let asked = 0; asked < 3; asked += 1)
        expect([state.duties, state.upcoming]).toBeTruthy();
      session.send({ type: 'next-phase' });
      // Duties of a later moment are a separate question: by then flags have ended and others play.
      const places = duties.mock.calls.flatMap(([{ fighters, position }]) =>
        fighters === state.battle?.fighters && position.turn === state.battle.position.turn
          ? [`${position.phase} ${position.step}`]
          : [],
      );
      expect(new Set(places).size).toBe(places.length);
    }
  });

  test('ask the rules nothing until they are read', async () => {
    const duties = vi.fn(system.duties);
    const { tab } = browser({ ...system, duties });
    const session = await opened(tab());
    session.send(out('Rat1'));
    expect(duties).not.toHaveBeenCalled();
  });

  test('include the enemies whom a fighter touches, and nobody of his own side', async () => {
    const { tab } = browser();
    const session = await opened(tab());
    const touch = (a: FighterId, b: FighterId) =>
      session.send({ type: 'set-contact', a, b, touching: true });
    touch('f-Ulrich', 'f-Rat1');
    touch('f-Rat2', 'f-Ulrich');
    touch('f-Lame1', 'f-Lame2');
    const before = session.getState().opponents;
    expect(before).toEqual({
      'f-Ulrich': ['Rat1', 'Rat2'],
      'f-Rat1': ['Ulrich'],
      'f-Rat2': ['Ulrich'],
    });
    touch('f-Lame1', 'f-Rat1');
    const after = session.getState().opponents;
    expect(after['f-Ulrich']).toBe(before['f-Ulrich']);
    expect(after['f-Rat1']).toEqual(['Ulrich', 'Lame1']);
  });

  test('include a rout test that is due with the next turn', async () => {
    const { tab } = browser();
    const session = await opened(tab());
    expect(session.getState().routsAhead).toEqual({ 's-Reikland': false, 's-Skavens': false });
    for (const name of ['Rat1', 'Rat2']) session.send(out(name));
    expect(session.getState().routsAhead).toEqual({ 's-Reikland': false, 's-Skavens': true });
  });
});

/** Waits until everything started has finished; nothing here waits for a clock. */
function everythingUnderWay() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Requests the battle as another tab does. */
function holdingElsewhere(locks: ReturnType<typeof browserLocks>) {
  return locks.holdBattle('b-test', () => {});
}

function asFighter(id: string): FighterId {
  return `f-${id.slice(2)}`;
}

describe('an entry of another tab', () => {
  test('is shown once by a watching tab, which still may not write', async () => {
    const { tab } = browser();
    const first = await opened(tab());
    const watching = tab();
    const second = await opened(watching);
    first.send(out('Rat1'));
    first.send(out('Rat2'));
    const entries = first.getState().entries.slice(-2);
    const listener = vi.fn();
    second.subscribe(listener);
    watching.heard({ kind: 'entries', battleId: 'b-test', entries });
    watching.heard({ kind: 'entries', battleId: 'b-test', entries });
    await vi.waitUntil(() => listener.mock.calls.length > 0);
    expect(second.getState().entries).toEqual(first.getState().entries);
    expect(second.getState().battle).toEqual(first.getState().battle);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(second.send(drop('Rat3'))).toEqual({ refused: 'held-elsewhere' });
  });

  test('written while this one was opening is included', async () => {
    const { tab } = browser();
    const first = await opened(tab());
    const watching = tab();
    const opening = opened(watching);
    first.send(out('Rat1'));
    const entries = first.getState().entries.slice(-1);
    watching.heard({ kind: 'entries', battleId: 'b-test', entries });
    const second = await opening;
    await vi.waitUntil(() => second.getState().entries.length === first.getState().entries.length);
    expect(second.getState().battle).toEqual(first.getState().battle);
  });

  test('that arrives after a takeover is included too, and both show what is on disk', async () => {
    const { memory, tab } = browser();
    const loser = tab();
    const first = await opened(loser);
    const taker = tab();
    const second = await opened(taker);
    const resume = memory.pauseSaves();
    first.send(out('Rat1'));
    await second.takeOver();
    // The entries that the other tab was writing are neither on the disk yet nor here.
    expect(second.getState().entries).toHaveLength(BATTLE.entries.length);
    memory.passTime(5);
    second.send(out('Rat2'));
    resume();
    await Promise.all([first.settled(), second.settled()]);
    const [late] = first.getState().entries.slice(-1);
    const [own] = second.getState().entries.slice(-1);
    if (late === undefined || own === undefined) throw new Error('nothing was sent');
    taker.heard({ kind: 'entries', battleId: 'b-test', entries: [late] });
    loser.heard({ kind: 'entries', battleId: 'b-test', entries: [own] });
    await vi.waitUntil(() => second.getState().entries.includes(late));
    const onDisk = await memory.ports.battleLog.load('b-test');
    expect(second.getState().entries).toEqual(onDisk);
    expect(first.getState().entries).toEqual(onDisk);
    expect(first.getState().battle).toEqual(second.getState().battle);
  });

  test('without a notification is found when this tab reads the disk again', async () => {
    const { memory, tab } = browser();
    await opened(tab());
    const watching = tab();
    const second = await opened(watching);
    const restored = note('b-test', 1, 'D’une sauvegarde');
    await memory.ports.battleLog.append([restored]);
    watching.heard({ kind: 'restored', actor: 'a-new' });
    await vi.waitUntil(() => second.getState().entries.length > BATTLE.entries.length);
    expect(second.getState().entries).toContainEqual(restored);
  });

  test('that rewrites an existing entry is refused with a reason', async () => {
    const { tab } = browser();
    const session = await opened(tab());
    const [first] = BATTLE.entries;
    if (first?.type !== 'BattleStarted') throw new Error('no beginning');
    const forged = { ...first, data: { ...first.data, name: 'Une autre' } };
    const before = session.getState();
    expect(session.receive([forged], 'elsewhere')).toEqual([{ id: first.id, why: 'rewrites' }]);
    expect(session.getState()).toBe(before);
  });

  test('that is not on this disk is written here, once', async () => {
    const { memory, tab } = browser();
    const session = await opened(tab());
    const [last] = BATTLE.entries.slice(-1);
    const theirs = { ...note('b-test', 1, 'De loin'), after: last?.id ?? null };
    expect(session.receive([theirs, theirs], 'elsewhere')).toEqual([]);
    expect(await session.settled()).toEqual(saved);
    expect(memory.disk.entries.get(theirs.id)).toEqual(theirs);
    expect(memory.disk.entries.size).toBe(BATTLE.entries.length + 1);
  });
});

describe('a log that disappears from the disk during a battle', () => {
  /** Deletes as the browser or another tab would, without asking. */
  async function emptied({ memory }: ReturnType<typeof browser>) {
    await memory.ports.battleLog.remove('b-test');
    expect(memory.disk.entries.size).toBe(0);
  }

  test('is rewritten completely by the next tap, with a notice', async () => {
    const all = browser();
    const session = await opened(all.tab());
    await emptied(all);
    session.send(out('Rat1'));
    expect(await session.settled()).toEqual(saved);
    expect(inOrder(await all.memory.ports.battleLog.load('b-test'))).toEqual(
      session.getState().entries,
    );
    expect(session.log.getState()).toBe('rewritten');
  });

  test('is rewritten without a tap when the tab reads the disk again', async () => {
    const all = browser();
    const tab = all.tab();
    const session = await opened(tab);
    await emptied(all);
    await tab.lookAgain();
    await session.settled();
    expect(await all.memory.ports.battleLog.load('b-test')).toEqual(BATTLE.entries);
    expect(session.log.getState()).toBe('rewritten');
  });

  test('and can’t be rewritten is not reported as saved', async () => {
    const all = browser();
    const { battleLog } = all.memory.ports;
    const full = Object.assign(new Error('full'), { code: 'quota' });
    const complete = vi.fn(battleLog.complete).mockRejectedValueOnce(full);
    const session = await opened(all.tab({ ports: { battleLog: { ...battleLog, complete } } }));
    await emptied(all);
    session.send(out('Rat1'));
    expect(await session.settled()).toEqual({ kind: 'failed', code: 'quota', waiting: 1 });
    session.retrySave();
    expect(await session.settled()).toEqual(saved);
    expect(inOrder(await battleLog.load('b-test'))).toEqual(session.getState().entries);
  });

  test('is reported as deleted elsewhere in a watching tab', async () => {
    const all = browser();
    await opened(all.tab());
    const watching = all.tab();
    const second = await opened(watching);
    await emptied(all);
    await watching.lookAgain();
    expect(second.log.getState()).toBe('removed');
    expect(all.memory.disk.entries.size).toBe(0);
  });

  test('is not reported when the disk still has everything', async () => {
    const all = browser();
    const tab = all.tab();
    const session = await opened(tab);
    const looking = tab.lookAgain();
    session.send(out('Rat1'));
    await looking;
    session.send(out('Rat2'));
    await tab.lookAgain();
    expect(session.log.getState()).toBe('kept');
  });
});

describe('a battle that is deleted in one tab while another plays it', () => {
  test('is closed in the other, which writes nothing more', async () => {
    const { memory, tab } = browser();
    const playing = tab();
    const first = await opened(playing);
    await tab().remove('b-test');
    playing.heard({ kind: 'removed', battleId: 'b-test' });
    await vi.waitUntil(() => first.log.getState() === 'removed');
    expect(first.holding.getState()).toBe('elsewhere');
    expect(first.send(out('Rat1'))).toEqual({ refused: 'removed-elsewhere' });
    expect(memory.disk.entries.size).toBe(0);
  });

  test('can be kept there: it is rewritten completely and continues', async () => {
    const { memory, tab } = browser();
    const playing = tab();
    const first = await opened(playing);
    await tab().remove('b-test');
    playing.heard({ kind: 'removed', battleId: 'b-test' });
    await vi.waitUntil(() => first.log.getState() === 'removed');
    await first.putBack();
    expect(await first.settled()).toEqual(saved);
    expect(first.send(out('Rat1'))).toHaveProperty('entry');
    await first.settled();
    expect(await memory.ports.battleLog.load('b-test')).toEqual(first.getState().entries);
  });
});

describe('an unsaved battle', () => {
  test('is reported at home after it was left, until it is saved', async () => {
    const { memory, locks } = browser();
    const ports = { ...memory.ports, holdBattle: locks.holdBattle };
    const store = createBattlesStore(ports, systemsOf(system));
    const { open, leave } = store.getState();
    const session = await opened({ open });
    memory.failNextSave('quota');
    session.send(out('Rat1'));
    expect(await session.settled()).toEqual({ kind: 'failed', code: 'quota', waiting: 1 });
    leave('b-test');
    expect(store.getState().unsaved).toMatchObject([
      { battleId: 'b-test', code: 'quota', waiting: 1 },
    ]);
    store.getState().retrySaves();
    expect(await session.settled()).toEqual(saved);
    expect(store.getState().unsaved).toEqual([]);
    expect(memory.disk.entries.size).toBe(BATTLE.entries.length + 1);
    // Once saved, it is released like any other.
    await vi.waitUntil(() => !locks.isHeld('b-test'));
  });
});

describe('a write that hangs', () => {
  const late = { kind: 'failed', code: 'late', waiting: 1 } as const;

  test('is reported after ten seconds, at home too, until it completes', async () => {
    vi.useFakeTimers();
    const { memory, tab } = browser();
    const playing = tab();
    const session = await opened(playing);
    const goOn = memory.pauseSaves();
    session.send(out('Rat1'));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(session.saves.getState().kind).not.toBe('failed');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.saves.getState()).toEqual(late);
    goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.saves.getState()).toEqual(saved);
    vi.useRealTimers();
  });

  test('is no longer waited for when another attempt has written everything', async () => {
    vi.useFakeTimers();
    const memory = createMemoryPorts({ entries: BATTLE.entries });
    const append = () => new Promise<never>(() => {});
    const ports = { ...memory.ports, battleLog: { ...memory.ports.battleLog, append } };
    const session = await opened(createBattlesStore(ports, systemsOf(system)).getState());
    session.send(out('Rat1'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.saves.getState()).toEqual(late);
    session.retrySave();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.saves.getState()).toEqual(saved);
    expect(memory.disk.entries.size).toBe(BATTLE.entries.length + 1);
    expect(await session.settled()).toEqual(saved);
    vi.useRealTimers();
  });
});

describe('an entry missing in the middle of a log', () => {
  test('is reported when the battle opens, until the entry arrives', async () => {
    const battle = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Lame', 4) },
      { name: 'Skavens', fighters: crowd('Rat', 4) },
    ]);
    for (const name of ['Rat1', 'Rat2', 'Rat3']) battle.do(out(name));
    const lost = battle.entries.slice(2, 3);
    const entries = battle.entries.filter((entry) => !lost.includes(entry));
    const memory = createMemoryPorts({ entries });
    const session = await opened(createBattlesStore(memory.ports, systemsOf(system)).getState());
    expect(session.missing.getState()).toBe(1);
    session.receive(lost, 'disk');
    expect(session.missing.getState()).toBe(0);
  });
});

describe('a calculation that players have not finished', () => {
  const draft = {
    inputs: { charged: true },
    answers: [{ step: 'hits', dice: [4], choice: null }],
    typed: { step: 'wounds', dice: [2] },
  } as const;
  const drafts = new Map([['1 melee/f-Ulrich/f-Rat1', draft]]);
  const lastResolver = { moment: '1 recovery', address: 'melee/f-Ulrich/f-Rat1' };

  test('is restored with the app, in this battle only', async () => {
    const { tab } = browser();
    const { open, leave } = tab();
    const first = await opened({ open });
    first.keep({ lastResolver });
    first.keep({ drafts });
    leave('b-test');
    await everythingUnderWay();
    const again = await opened(tab());
    expect(again.kept()).toMatchObject({ drafts, lastResolver });
    expect(again.drafts.getState()).toEqual(drafts);
  });

  test('does not prevent playing where it can be neither written nor read', async () => {
    const { memory, tab } = browser();
    const broken = () => Promise.reject(new Error('no settings'));
    const ports = { settings: { load: broken, save: broken } };
    const session = await opened(tab({ ports }));
    session.keep({ drafts });
    await everythingUnderWay();
    expect(session.drafts.getState()).toEqual(drafts);
    expect(session.send(drop('Rat1'))).toHaveProperty('entry');
    expect(memory.disk.settings.size).toBe(0);
  });
});
