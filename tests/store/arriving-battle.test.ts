import { describe, expect, test } from 'vitest';
import type { Entry } from '#battle/events.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { TestBattle } from '../support/battles.ts';
import { createMemoryPorts } from '../support/memory-ports.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { systemsOf } from '../support/systems.ts';

function played(): TestBattle {
  return new TestBattle(ROSTER_SYSTEM, [
    { name: 'Reikland', fighters: [{ name: 'Otto' }] },
    { name: 'Skavens', fighters: [{ name: 'Rat' }] },
  ])
    .do({ type: 'write-note', text: 'one' })
    .do({ type: 'write-note', text: 'two' });
}

const LOG = played().entries;
const [START, ONE, TWO] = LOG;
if (START === undefined || ONE === undefined || TWO === undefined) throw new Error('no log');

/** An entry that another phone has written after the second of these. */
const THEIRS: Entry = {
  ...TWO,
  id: `a-other:${TWO.hlc}`,
  actor: 'a-other',
  after: ONE.id,
  type: 'NoteWritten',
  data: { text: 'three' },
};

/** A phone with these entries on its disk. */
function phone(entries: readonly Entry[]) {
  const memory = createMemoryPorts({ entries });
  const store = createBattlesStore(memory.ports, systemsOf(ROSTER_SYSTEM));
  const { weigh, takeIn } = store.getState();
  const ids = () => [...memory.disk.entries.keys()].toSorted();
  return {
    ...memory,
    store,
    ids,
    takeIn,
    weigh: (rows: readonly unknown[]) => weigh('b-test', rows),
  };
}

function idsOf(entries: readonly Entry[]): readonly string[] {
  return entries.map(({ id }) => id).toSorted();
}

async function arrival(here: readonly Entry[], rows: readonly unknown[]) {
  const at = phone(here);
  const found = await at.weigh(rows);
  if ('refused' in found) throw new Error(found.refused);
  return { at, found };
}

function dated(entry: Entry, hlc: string): Entry {
  return { ...entry, id: `${entry.actor}:${hlc}`, hlc };
}

/** The same entry by another actor, a moment before everything else. */
function again(start: Entry): Entry {
  return dated({ ...start, actor: 'a-other' }, '000000001-0000');
}

describe('a battle from another phone', () => {
  test('that is new here is examined without writing anything, and then received completely', async () => {
    const { at, found } = await arrival([], LOG);
    expect(found).toMatchObject({ battleId: 'b-test', lines: 3, here: false, ahead: 0 });
    expect(found.taken).toEqual(LOG);
    expect(at.ids()).toEqual([]);
    await at.takeIn(found);
    expect(at.ids()).toEqual(idsOf(LOG));
    const [summary] = at.store.getState().summaries ?? [];
    expect(summary?.battle.sides.map(({ name }) => name)).toEqual(['Reikland', 'Skavens']);
  });

  test('that was continued elsewhere adds only the new entries', async () => {
    const { at, found } = await arrival([START, ONE], LOG);
    expect(found).toMatchObject({ taken: [TWO], here: true, ahead: 0 });
    await at.takeIn(found);
    expect(at.ids()).toEqual(idsOf(LOG));
  });

  test('that was continued on both phones loses nothing of either', async () => {
    const { at, found } = await arrival(LOG, [START, ONE, THEIRS]);
    expect(found).toMatchObject({ taken: [THEIRS], here: true, ahead: 1 });
    await at.takeIn(found);
    expect(at.ids()).toEqual(idsOf([...LOG, THEIRS]));
  });

  test('that is older than the one here, or the same, changes nothing', async () => {
    const older = await arrival(LOG, [START]);
    expect(older.found).toMatchObject({ taken: [], here: true, ahead: 2 });
    const same = await arrival(LOG, LOG.toReversed());
    expect(same.found).toMatchObject({ taken: [], here: true, ahead: 0 });
  });

  test('appears on the open table', async () => {
    const { at, found } = await arrival([START, ONE], LOG);
    const session = await at.store.getState().open('b-test');
    await at.takeIn(found);
    expect(session?.getState().entries).toEqual(LOG);
    expect(session?.send({ type: 'write-note', text: 'four' })).toMatchObject({
      entry: { after: TWO.id },
    });
  });

  test('that can’t be written is not received, and can be received again', async () => {
    const { at, found } = await arrival([START], LOG);
    at.failNextSave('quota');
    await expect(at.takeIn(found)).rejects.toMatchObject({ code: 'quota' });
    expect(at.ids()).toEqual(idsOf([START]));
    await at.takeIn(found);
    expect(at.ids()).toEqual(idsOf(LOG));
  });

  test.each<[string, readonly unknown[], string]>([
    ['nothing', [], 'damaged'],
    ['no beginning', [ONE, TWO], 'damaged'],
    ['a line that is none', [START, { ...ONE, type: 'Teleported' }], 'damaged'],
    ['lines that are no rows', [START, null, 'x'], 'damaged'],
    ['a line of a newer app', [START, { ...ONE, v: 99 }], 'newer'],
    ['a line of another battle', [START, { ...ONE, battleId: 'b-other' }], 'damaged'],
    ['a line under a false name', [START, { ...ONE, id: `a-forger:${ONE.hlc}` }], 'damaged'],
    ['two lines of one name', [START, ONE, { ...ONE, data: { text: 'else' } }], 'contradicts'],
    ['two beginnings', [START, again(START)], 'contradicts'],
    ['a line at the end of all time', [START, dated(ONE, 'zzzzzzzzz-0000')], 'ahead'],
    ['a line after the end of all time', [START, dated(ONE, 'zzzzzzzzzz-zzzz')], 'ahead'],
    ['no side at all', [{ ...START, data: { ...START.data, sides: [] } }], 'damaged'],
    [
      'rules of nobody’s',
      [{ ...START, data: { ...START.data, systemId: 'checkers' } }],
      'unknown-game',
    ],
  ])('with %s is refused whole', async (_, rows, why) => {
    const here = phone([]);
    expect(await here.weigh(rows)).toEqual({ refused: why });
    expect(here.ids()).toEqual([]);
  });

  test('with a line of the year 2100 is taken: a clock was wrong', async () => {
    const here = phone([]);
    const rows = [START, dated(ONE, '1vyoxfmo0-0000')];
    expect(await here.weigh(rows)).toMatchObject({ lines: 2, here: false });
  });

  test('with another start than the one here is refused entirely', async () => {
    const here = phone(LOG);
    expect(await here.weigh([again(START)])).toEqual({ refused: 'contradicts' });
    expect(here.ids()).toEqual(idsOf(LOG));
  });

  test('with changed entries is refused entirely', async () => {
    const there = phone([START, ONE]);
    const rewritten = { ...ONE, data: { text: 'not so' } };
    expect(await there.weigh([START, rewritten, TWO])).toEqual({ refused: 'contradicts' });
    expect(there.ids()).toEqual(idsOf([START, ONE]));
  });
});
