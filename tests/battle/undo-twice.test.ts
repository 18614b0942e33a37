import { describe, expect, test } from 'vitest';
import { redoableUndo, redoableUndos, undoableSteps } from '#battle/effective.ts';
import type { Entry } from '#battle/events.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { createAir } from '../support/air.ts';
import { TestBattle } from '../support/battles.ts';
import { note } from '../support/notes.ts';
import { linked, openPhone } from '../support/synced-phone.ts';

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]).entries;

describe('when both players have undone the same step', () => {
  test('one redo brings it back on both phones, and one undo takes it away again', async () => {
    const phone = (actor: `a-${string}`) =>
      openPhone({ battleId: 'b-test', system, actor, entries: LOG });
    const phones = [await phone('a-host'), await phone('a-guest')] as const;
    const [host, guest] = phones;
    const air = createAir();
    const calm = async () => {
      for (let round = 0; round < 3; round += 1) {
        for (const one of phones) await one.session()?.settled();
        air.calm();
      }
    };
    let cut = linked(host, guest, air.connect());
    host.tap({ type: 'set-status', fighterId: 'f-Otto', to: 'stunned' });
    await calm();
    cut();
    for (const one of phones) one.tap({ type: 'undo', back: null });
    cut = linked(host, guest, air.connect());
    await calm();
    const statuses = () =>
      phones.map((one) => one.session()?.getState().battle?.fighters['f-Otto']?.status);
    expect(statuses()).toEqual(['standing', 'standing']);
    guest.tap({ type: 'redo' });
    await calm();
    expect(statuses()).toEqual(['stunned', 'stunned']);
    expect(() => host.tap({ type: 'redo' })).toThrow('nothing-to-redo');
    host.tap({ type: 'undo', back: null });
    await calm();
    expect(statuses()).toEqual(['standing', 'standing']);
    host.tap({ type: 'redo' });
    await calm();
    expect(statuses()).toEqual(['stunned', 'stunned']);
  });

  test('undos of other steps stay as they are', () => {
    const battle = new TestBattle(system, [
      { name: 'Reikland', fighters: [{ name: 'Otto' }] },
      { name: 'Skavens', fighters: [{ name: 'Rat' }] },
    ]);
    for (const text of ['one', 'two']) battle.do({ type: 'write-note', text });
    battle.do({ type: 'undo', back: null }).do({ type: 'undo', back: null });
    const [newest, ...others] = redoableUndos(battle.entries);
    expect(newest).toBe(battle.entries.at(-1));
    expect(others).toEqual([]);
    battle.do({ type: 'redo' }).do({ type: 'redo' });
    expect(battle.try({ type: 'redo' })).toBe('nothing-to-redo');
  });
});

/** Entries that count how often their kind is asked for. */
function counted(entries: readonly Entry[]) {
  let looks = 0;
  const watched = entries.map(
    (entry) =>
      new Proxy(entry, {
        get: (target, key, receiver) => {
          if (key === 'type') looks += 1;
          const value: unknown = Reflect.get(target, key, receiver);
          return value;
        },
      }),
  );
  return { watched, looks: () => looks };
}

describe('a look for what can be undone or redone takes in each entry a few times', () => {
  const notes = Array.from({ length: 2000 }, (_, at) => note('b-test', at));

  test('steps to undo', () => {
    const { watched, looks } = counted(notes);
    expect(undoableSteps(watched)).toHaveLength(2000);
    expect(looks()).toBeLessThan(2000 * 12);
  });

  test('redos of redos of what lies far back', () => {
    const undo = (at: number, id: Entry['id']): Entry => {
      const { data: _, ...stamp } = note('b-test', at);
      return { ...stamp, type: 'EventUndone', data: { entryIds: [id] } };
    };
    const [first] = notes;
    if (first === undefined) throw new Error('no note');
    const early = Array.from({ length: 1000 }, (_, at) => undo(3000 + at, first.id));
    const late = early.map(({ id }, at) => undo(6000 + at, id));
    const { watched, looks } = counted([...notes, ...early, ...late]);
    expect(redoableUndo(watched)).toBeNull();
    expect(looks()).toBeLessThan(4000 * 12);
  });
});
