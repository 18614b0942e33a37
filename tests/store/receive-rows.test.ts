import { describe, expect, test, vi } from 'vitest';
import type { Entry } from '#battle/events.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { TestBattle } from '../support/battles.ts';
import { createMemoryPorts } from '../support/memory-ports.ts';
import { note } from '../support/notes.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { systemsOf } from '../support/systems.ts';

const LOG = new TestBattle(ROSTER_SYSTEM, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]).do({ type: 'write-note', text: 'here' }).entries;
const [START] = LOG;
if (START?.type !== 'BattleStarted') throw new Error('no beginning');

const [ONE, TWO] = [note('b-test', 1), note('b-test', 2)];

async function opened() {
  const memory = createMemoryPorts({ entries: LOG });
  const append = vi.fn(memory.ports.battleLog.append);
  const ports = { ...memory.ports, battleLog: { ...memory.ports.battleLog, append } };
  const session = await createBattlesStore(ports, systemsOf(ROSTER_SYSTEM))
    .getState()
    .open('b-test');
  if (session === null) throw new Error('no battle');
  /** Everything that was written, tap by tap. */
  const written = () => append.mock.calls.flatMap(([entries]) => entries);
  return { session, memory, written, append };
}

/** As received from another phone: plain data without shared objects. */
function raw(entry: Entry, change: object = {}): unknown {
  return { ...structuredClone(entry), ...change };
}

describe('rows of another phone', () => {
  test('that are new are added and written, each once', async () => {
    const { session, memory, written } = await opened();
    expect(session.receiveRows([raw(TWO), raw(ONE), raw(TWO)])).toEqual([]);
    expect(session.getState().entries).toEqual([ONE, TWO, ...LOG]);
    expect(session.receiveRows([raw(ONE), raw(TWO)])).toEqual([]);
    await session.settled();
    expect(written().toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([ONE, TWO]);
    expect(memory.disk.entries.size).toBe(LOG.length + 2);
  });

  test('that are many are one write', async () => {
    const { session, append } = await opened();
    const rows = Array.from({ length: 2000 }, (_, at) => raw(note('b-test', at + 1)));
    expect(session.receiveRows(rows)).toEqual([]);
    await session.settled();
    expect(append.mock.calls.map(([entries]) => entries.length)).toEqual([2000]);
  });

  test('that are already here change nothing and are not written again', async () => {
    const { session, written } = await opened();
    const before = session.getState();
    expect(session.receiveRows(LOG.map((entry) => raw(entry)))).toEqual([]);
    await session.settled();
    expect(session.getState()).toBe(before);
    expect(written()).toEqual([]);
  });

  test('wait for the disk like every tap, and are written when it works again', async () => {
    const { session, memory } = await opened();
    memory.failNextSave('quota');
    session.receiveRows([raw(ONE)]);
    expect(await session.settled()).toMatchObject({ kind: 'failed', code: 'quota' });
    expect(memory.disk.entries.has(ONE.id)).toBe(false);
    session.retrySave();
    expect(await session.settled()).toMatchObject({ kind: 'saved' });
    expect(memory.disk.entries.has(ONE.id)).toBe(true);
  });

  test('that only a newer app can read are not refused: this phone looks on until its player decides otherwise', async () => {
    const { session, written } = await opened();
    expect(session.receiveRows([raw(ONE, { v: 99 }), raw(TWO)])).toEqual([]);
    await session.settled();
    expect(written()).toEqual([TWO]);
    expect(session.log.getState()).toBe('newer');
    expect(session.send({ type: 'write-note', text: 'mine' })).toEqual({
      refused: 'newer-elsewhere',
    });
    session.playOn();
    session.receiveRows([raw(ONE, { v: 99 })]);
    expect(session.log.getState()).toBe('kept');
    expect(session.send({ type: 'write-note', text: 'mine' })).toHaveProperty('entry');
  });

  test('of a newer version with timestamps in the far future are refused', async () => {
    const { session } = await opened();
    const row = raw(ONE, { v: 99, hlc: 'zzzzzzzzz-zzzz' });
    expect(session.receiveRows([row])).toEqual([ONE.id]);
    expect(session.log.getState()).toBe('kept');
  });

  test.each<[string, unknown, string]>([
    ['rewrites the start', raw(START, { data: { ...START.data, name: 'Another' } }), START.id],
    ['begins again', raw(START, { id: `a-b:${START.hlc}`, actor: 'a-b' }), `a-b:${START.hlc}`],
    ['is of another battle', raw(ONE, { battleId: 'b-other' }), ONE.id],
    ['bears another’s name', raw(ONE, { id: `a-x:${ONE.hlc}` }), `a-x:${ONE.hlc}`],
    ['is no event', raw(ONE, { type: 'Nothing' }), ONE.id],
    ['has no data', raw(ONE, { data: null }), ONE.id],
    ['stands at the end of time', raw(ONE, { hlc: 'zzzzzzzzz-0000' }), ONE.id],
    ['has a moment of no form', raw(ONE, { hlc: 'soon' }), ONE.id],
    ['has no id', raw(ONE, { id: undefined }), ''],
    ['has a number for an id', raw(ONE, { id: 7 }), ''],
    ['is nothing', null, ''],
    ['is a text', 'row', ''],
    ['is a list', [[ONE]], ''],
  ])('one that %s is refused by name, and those beside it are taken', async (_, bad, name) => {
    const { session, written } = await opened();
    expect(session.receiveRows([bad, raw(TWO)])).toEqual([name]);
    await session.settled();
    expect(session.getState().entries).toEqual([TWO, ...LOG]);
    expect(written()).toEqual([TWO]);
  });
});
