import { describe, expect, test } from 'vitest';
import type { Entry } from '#battle/events.ts';
import { timelineOf } from '#battle/timeline.ts';
import { createAir } from '../support/air.ts';
import { TestBattle } from '../support/battles.ts';
import { EVENING } from '../support/memory-ports.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';
import { linked, openPhone, type Phone } from '../support/synced-phone.ts';

// A phone that was copied to another one writes under the same name. Their clocks stand still here, so that what they
// write apart has the same ids.

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }, { name: 'Karl' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]).entries;

function phone(actor: `a-${string}`, entries: readonly Entry[] = LOG): Promise<Phone> {
  return openPhone({ battleId: 'b-test', system, actor, entries, now: EVENING });
}

function note(at: Phone, text: string): Entry {
  return at.tap({ type: 'write-note', text });
}

async function calm(phones: readonly Phone[], air: { readonly calm: () => void }) {
  for (let round = 0; round < 4; round += 1) {
    for (const one of phones) await one.session()?.settled();
    air.calm();
  }
}

function notesOf(at: Phone): readonly string[] {
  const { live } = timelineOf(at.entries());
  return live.flatMap((one) => (one.type === 'NoteWritten' ? one.data.text : [])).toSorted();
}

function expectSame([first, ...others]: readonly Phone[]) {
  for (const one of others) {
    expect(one.entries()).toEqual(first?.entries());
    expect(one.session()?.getState().battle).toEqual(first?.session()?.getState().battle);
  }
}

describe('two phones with one identity', () => {
  test('that have played apart become the same, and lose nothing', async () => {
    const [one, two] = [await phone('a-copy'), await phone('a-copy')];
    const [mine, other] = [note(one, 'one 1'), note(two, 'two 1')];
    expect(mine.id).toBe(other.id);
    for (let count = 2; count <= 40; count += 1) {
      note(one, `one ${count}`);
      note(two, `two ${count}`);
    }
    const air = createAir();
    linked(one, two, air.connect());
    await calm([one, two], air);
    expectSame([one, two]);
    expect(notesOf(one)).toHaveLength(80);
    expect([...one.ended, ...two.ended]).toEqual([]);
    // Each has a name of its own from now on, and says so.
    expect(one.session()?.actor).not.toBe(two.session()?.actor);
    for (const at of [one, two]) expect(at.session()?.renamed.getState()).toBe(true);
    for (const text of ['later', 'once more']) note(one, text);
    note(two, 'too');
    await calm([one, two], air);
    expectSame([one, two]);
    expect(notesOf(two)).toHaveLength(83);
  });

  test('know whose taps are their own, under either name', async () => {
    const [one, two] = [await phone('a-copy'), await phone('a-copy')];
    note(one, 'one');
    note(two, 'two');
    const air = createAir();
    linked(one, two, air.connect());
    await calm([one, two], air);
    const own = one.entries().filter(({ actor }) => one.session()?.isOwn(actor) === true);
    expect(own.map(({ type, data }) => (type === 'NoteWritten' ? data.text : ''))).toContain('one');
    expect(one.session()?.isOwn('a-copy')).toBe(true);
  });

  test('agree on what was taken back, and redo it alike', async () => {
    const [one, two] = [await phone('a-copy'), await phone('a-copy')];
    one.tap({ type: 'set-status', fighterId: 'f-Otto', to: 'out-of-action' });
    two.tap({ type: 'set-status', fighterId: 'f-Karl', to: 'out-of-action' });
    // Under the same id again: one takes its tap back, the other goes on.
    one.tap({ type: 'undo', back: null });
    note(two, 'two');
    const air = createAir();
    linked(one, two, air.connect());
    await calm([one, two], air);
    expectSame([one, two]);
    expect(notesOf(one)).toEqual(['two']);
    note(one, 'after it');
    one.tap({ type: 'undo', back: null });
    await calm([one, two], air);
    two.tap({ type: 'redo' });
    await calm([one, two], air);
    expectSame([one, two]);
    expect(notesOf(one)).toEqual(['after it', 'two']);
  });

  test('keep who took whom out of action, credited before and after', async () => {
    const [one, two] = [await phone('a-copy'), await phone('a-copy')];
    one.tap({ type: 'set-status', fighterId: 'f-Rat', to: 'out-of-action' });
    two.tap({ type: 'set-status', fighterId: 'f-Karl', to: 'out-of-action' });
    one.tap({ type: 'give-credit', victimId: 'f-Rat', byId: 'f-Otto' });
    const air = createAir();
    linked(one, two, air.connect());
    await calm([one, two], air);
    two.tap({ type: 'give-credit', victimId: 'f-Karl', byId: 'f-Rat' });
    await calm([one, two], air);
    expectSame([one, two]);
    for (const at of [one, two]) {
      const fighters = at.session()?.getState().battle?.fighters;
      expect([fighters?.['f-Rat']?.creditedTo, fighters?.['f-Karl']?.creditedTo]).toEqual([
        'f-Otto',
        'f-Rat',
      ]);
    }
  });

  test('are the same as a third phone that was linked to one of them before, and after a restart', async () => {
    const [one, two, third] = [
      await phone('a-copy'),
      await phone('a-copy'),
      await phone('a-third'),
    ];
    const air = createAir();
    linked(one, third, air.connect());
    note(one, 'one');
    note(two, 'two');
    await calm([one, two, third], air);
    linked(one, two, air.connect());
    await calm([one, two, third], air);
    expectSame([one, two, third]);
    expect(notesOf(third)).toEqual(['one', 'two']);
    expect(third.session()?.renamed.getState()).toBe(false);
    const again = await Promise.all(
      [one, two, third].map(({ memory }, at) =>
        phone(`a-again${at}`, structuredClone([...memory.disk.entries.values()])),
      ),
    );
    expectSame([one, ...again]);
    for (const at of again) expect(at.session()?.missing.getState()).toBe(0);
    const [first, second] = again;
    if (first === undefined || second === undefined) throw new Error('no phone');
    linked(first, second, air.connect());
    await calm(again, air);
    expectSame([one, ...again]);
    expect(again.flatMap(({ ended }) => ended)).toEqual([]);
  });

  test('can hand the battle over to each other afterwards', async () => {
    const [one, two] = [await phone('a-copy'), await phone('a-copy')];
    note(one, 'one');
    note(two, 'two');
    const air = createAir();
    const cut = linked(one, two, air.connect());
    await calm([one, two], air);
    cut();
    note(two, 'later');
    expect(await one.takeIn(structuredClone(two.entries()))).toBeNull();
    // Even with the rows as they are on the other's disk.
    expect(await two.takeIn(structuredClone([...one.memory.disk.entries.values()]))).toBeNull();
  });

  test('that write at different moments have names of their own from the first row on', async () => {
    const [one, two] = [await phone('a-copy'), await phone('a-copy')];
    const air = createAir();
    linked(one, two, air.connect());
    await calm([one, two], air);
    expect(one.session()?.renamed.getState()).toBe(false);
    note(one, 'one');
    await calm([one, two], air);
    expect(two.session()?.renamed.getState()).toBe(true);
    expect(two.session()?.actor).not.toBe('a-copy');
    note(one, 'again');
    note(two, 'too');
    await calm([one, two], air);
    expectSame([one, two]);
    expect(notesOf(one)).toEqual(['again', 'one', 'too']);
  });
});

test('nobody can put another entry in the place of one by saying that it stands for it', async () => {
  const host = await phone('a-host');
  const mine = note(host, 'mine');
  const rows = [
    { ...mine, id: `a-evil:${mine.hlc}`, actor: 'a-evil', after: mine.id, data: { text: 'evil' } },
  ];
  expect(host.session()?.receiveRows(structuredClone(rows))).toEqual([]);
  expect(notesOf(host)).toContain('mine');
});

test('whoever contests one name after another is no copy, and changes nothing', async () => {
  const host = await phone('a-host');
  note(host, 'mine');
  const contest = () => {
    const own = host.entries().at(-1);
    return host.session()?.receiveRows([{ ...own, data: { text: 'evil' } }]) ?? [];
  };
  const answers = Array.from({ length: 12 }, contest);
  expect(answers.slice(-3).every((refused) => refused.length === 1)).toBe(true);
  expect(notesOf(host)).toEqual(['mine']);
  expect(host.entries()).toHaveLength(LOG.length + 1);
});
