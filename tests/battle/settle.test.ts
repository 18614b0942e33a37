import { describe, expect, test } from 'vitest';
import type { Entry, EventData } from '#battle/events.ts';
import { timelineOf } from '#battle/timeline.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { between, rolled, withDuel } from './made-up-duel.ts';

const SETUP = between('f-Ulrich', 'f-Vermine1');

const battle = () =>
  new TestBattle(withDuel(system), [
    { name: 'Reikland', fighters: [{ name: 'Ulrich', ld: 8, leader: true, role: 'hero' }] },
    { name: 'Skavens', fighters: crowd('Vermine', 3) },
  ]);

describe('a duel that was rolled to its end', () => {
  test('stands in the log with who, under what circumstances, by which dice, and what came of it', () => {
    const table = battle();
    const setup = { ...SETUP, inputs: { 'in-cover': true } };
    table.do({ type: 'settle', resolver: 'duel', setup, answers: rolled(4, 6) });
    expect(table.entries.at(-1)).toMatchObject({
      type: 'Settled',
      data: {
        resolver: 'duel',
        subjects: [
          { role: 'attacker', fighterId: 'f-Ulrich', label: 'Ulrich' },
          { role: 'defender', fighterId: 'f-Vermine1', label: 'Vermine1' },
        ],
        inputs: { 'in-cover': true },
        answers: rolled(4, 6),
        changes: [{ kind: 'status', fighterId: 'f-Vermine1', to: 'out-of-action' }],
        credits: [{ victimId: 'f-Vermine1', byId: 'f-Ulrich' }],
      },
    });
  });

  test('keeps the circumstances that nobody set, as they were read off the table', () => {
    const table = battle();
    table.do({ type: 'settle', resolver: 'duel', setup: SETUP, answers: rolled(1) });
    expect(table.entries.at(-1)).toMatchObject({ data: { inputs: { 'in-cover': false } } });
  });

  test('puts the victim out and credits the one who did it, in one step', () => {
    const table = battle();
    table.do({ type: 'settle', resolver: 'duel', setup: SETUP, answers: rolled(5, 5) });
    expect(table.fighter('Vermine1')).toMatchObject({
      status: 'out-of-action',
      creditedTo: 'f-Ulrich',
      statusEntryId: table.entries.at(-1)?.id,
    });
    table.do({ type: 'give-credit', victimId: 'f-Vermine1', byId: null });
    expect(table.fighter('Vermine1').creditedTo).toBeNull();
  });

  test('credits nobody for one who only falls', () => {
    const table = battle();
    table.do({ type: 'settle', resolver: 'duel', setup: SETUP, answers: rolled(5, 1) });
    expect(table.fighter('Vermine1')).toMatchObject({ status: 'knocked-down', creditedTo: null });
  });

  test('is taken back whole by one undo, and comes back whole', () => {
    const table = battle();
    const before = table.state;
    table.do({ type: 'settle', resolver: 'duel', setup: SETUP, answers: rolled(6, 6) });
    const after = table.state;
    table.do({ type: 'undo', back: null });
    expect(table.state).toEqual(before);
    table.do({ type: 'redo' });
    expect(table.state).toEqual(after);
  });

  test('may come to nothing, and is written down all the same', () => {
    const table = battle();
    const before = table.state;
    table.do({ type: 'settle', resolver: 'duel', setup: SETUP, answers: rolled(3) });
    expect(table.entries).toHaveLength(2);
    expect(table.state).toEqual(before);
  });

  test('may be against somebody who is not on the table: he has a name and nothing changes', () => {
    const table = battle();
    const stranger = { kind: 'free', label: 'Rat géant', profile: {}, traits: {} } as const;
    const setup = { ...SETUP, subjects: { ...SETUP.subjects, defender: stranger } };
    const before = table.state;
    table.do({ type: 'settle', resolver: 'duel', setup, answers: rolled(6, 6) });
    expect(table.entries.at(-1)).toMatchObject({
      data: { subjects: [{}, { role: 'defender', fighterId: null, label: 'Rat géant' }] },
    });
    expect(table.state).toEqual(before);
  });
});

describe('a duel is refused', () => {
  test.each([
    ['that no rule knows', { resolver: 'chess' }, 'unknown-resolver'],
    ['with somebody from nowhere', { setup: between('f-Ulrich', 'f-Nobody') }, 'unknown-fighter'],
    ['before the first die', { answers: [] }, 'not-settled'],
    ['when it hit, and the injury has not been rolled', { answers: rolled(6) }, 'not-settled'],
  ])('%s', (_, change, code) => {
    const table = battle();
    const asked = { resolver: 'duel', setup: SETUP, answers: rolled(6, 6), ...change };
    expect(table.try({ type: 'settle', ...asked })).toBe(code);
    expect(table.entries).toHaveLength(1);
  });
});

describe('a duel out of another phone’s log', () => {
  const told: EventData<'Settled'> = {
    resolver: 'duel',
    subjects: [{ role: 'defender', fighterId: 'f-Vermine1', label: 'Vermine1' }],
    inputs: {},
    answers: [],
    changes: [{ kind: 'status', fighterId: 'f-Vermine1', to: 'out-of-action' }],
    credits: [{ victimId: 'f-Vermine1', byId: 'f-Ulrich' }],
  };
  const merged = (data: EventData<'Settled'>) => {
    const { entries } = battle();
    const stray: Entry = {
      id: 'a-other:zzzzzzzzz-0000',
      battleId: 'b-test',
      actor: 'a-other',
      hlc: 'zzzzzzzzz-0000',
      after: null,
      v: 2,
      type: 'Settled',
      data,
    };
    return timelineOf([...entries, stray]).state;
  };

  test('has its effect', () => {
    expect(merged(told)?.fighters['f-Vermine1']).toMatchObject({
      status: 'out-of-action',
      creditedTo: 'f-Ulrich',
    });
  });

  test('is kept without effect when one of its fighters is not here', () => {
    const nobody = { role: 'attacker', fighterId: 'f-nobody', label: 'Personne' } as const;
    const state = merged({ ...told, subjects: [nobody, ...told.subjects] });
    expect(state?.ignored).toEqual(['a-other:zzzzzzzzz-0000']);
    expect({ ...state, ignored: [] }).toEqual(battle().state);
  });

  test('loses only the credit when whoever is credited is not here', () => {
    const state = merged({ ...told, credits: [{ victimId: 'f-Vermine1', byId: 'f-nobody' }] });
    expect(state?.ignored).toEqual([]);
    expect(state?.fighters['f-Vermine1']).toMatchObject({
      status: 'out-of-action',
      creditedTo: null,
    });
  });
});
