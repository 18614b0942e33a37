import { describe, expect, test } from 'vitest';
import { outcomeOfDice } from '#rules/dice/outcome.ts';
import { withFurther } from '#rules/skirmish/events/event-table.ts';
import { EVENT_TABLES, HAPPENINGS, SUBPLOTS } from '#rules/systems/mordheim/event-tables.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../../../support/battles.ts';

// Random happenings and subplots: dice, what comes of them, and how long it lasts. @rule MORD-HAPPENINGS, MORD-SUBPLOTS

function played(houseRules: Readonly<Record<string, string>>): TestBattle {
  const troops = ['Reikland', 'Skavens'].map((name) => ({ name, fighters: crowd(name, 4) }));
  return new TestBattle(system, troops, { houseRules });
}

/** Throws these dice for a duty of a side, as the table does. */
function thrown(table: TestBattle, kind: string, name: string, ...dice: number[]): TestBattle {
  const outcome = outcomeOfDice(table.duty(kind, name), dice, null);
  return table.answer(kind, name, outcome?.id ?? 'none', dice);
}

const running = (table: TestBattle) =>
  table.duties
    .filter(({ kind }) => kind === 'event-running')
    .map(({ facts }) =>
      facts
        .map(({ params }) => Object.values(params).join())
        .join(' ')
        .trim(),
    );

/** All that two dice can show, read one after the other. */
const D66 = [1, 2, 3, 4, 5, 6].flatMap((tens) =>
  [1, 2, 3, 4, 5, 6].map((ones) => 10 * tens + ones),
);

describe('the tables', () => {
  test('have one row for each result', () => {
    const found = (table: typeof HAPPENINGS, total: number) =>
      table.rows.filter(({ on: [from, to] }) => from <= total && total <= to).length;
    expect(D66.map((total) => found(HAPPENINGS, total))).toEqual(D66.map(() => 1));
    for (let sum = 3; sum <= 18; sum += 1) expect([sum, found(SUBPLOTS, sum)]).toEqual([sum, 1]);
    for (const table of withFurther(EVENT_TABLES).filter(({ dice }) => dice.count === 1)) {
      expect([1, 2, 3, 4, 5, 6].map((face) => found(table, face))).toEqual([1, 1, 1, 1, 1, 1]);
    }
  });

  test('name no event twice', () => {
    const ids = withFurther(EVENT_TABLES).flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('random happenings', () => {
  test('are not asked for unless players play them', () => {
    expect(played({}).due).toEqual([]);
  });

  test('a die is due as each turn begins, and only then', () => {
    const table = played({ happenings: 'once' });
    expect(table.due).toEqual(['happening Reikland']);
    thrown(table, 'happening', 'Reikland', 2);
    expect(table.due).toEqual([]);
    expect(table.next().due).toEqual([]);
    table.nextUntil('Skavens', 'recovery');
    expect(table.due).toEqual(['happening Skavens']);
  });

  test('a 1 leads to the table, which stays due until it is thrown on', () => {
    const table = played({ happenings: 'once' });
    thrown(table, 'happening', 'Reikland', 1);
    expect(table.due).toEqual(['event-table Reikland']);
    expect(table.next().due).toEqual(['event-table Reikland']);
    thrown(table, 'event-table', 'Reikland', 4, 1);
    expect(table.due).toEqual([]);
    expect(running(table)).toEqual(['sickened']);
  });

  test('one event a battle, or one a turn', () => {
    const once = thrown(played({ happenings: 'once' }), 'happening', 'Reikland', 1);
    expect(once.nextUntil('Skavens', 'recovery').due).toEqual(['event-table Reikland']);
    const more = thrown(played({ happenings: 'each-turn' }), 'happening', 'Reikland', 1);
    expect(more.nextUntil('Skavens', 'recovery').due).toContain('happening Skavens');
  });

  test('the end of the flies: as many rounds as the die says', () => {
    const table = thrown(played({ happenings: 'once' }), 'happening', 'Reikland', 1);
    thrown(table, 'event-table', 'Reikland', 4, 6);
    expect(table.due).toEqual(['event-lasts Reikland']);
    thrown(table, 'event-lasts', 'Reikland', 3);
    expect(running(table)).toEqual(['flies 2']);
    expect(running(table.nextUntil('Skavens', 'close-combat'))).toEqual(['flies 2']);
    expect(running(table.nextUntil('Reikland', 'recovery'))).toEqual(['flies 1']);
    expect(running(table.nextUntil('Skavens', 'recovery'))).toEqual(['flies 1']);
    expect(running(table.nextUntil('Reikland', 'recovery'))).toEqual([]);
    expect(table.state.sides[0]?.flags['lasting-events']).toBeUndefined();
  });

  test('what happens at once is gone with the turn', () => {
    const table = thrown(played({ happenings: 'once' }), 'happening', 'Reikland', 1);
    thrown(table, 'event-table', 'Reikland', 3, 1);
    expect(running(table.nextUntil('Reikland', 'close-combat'))).toEqual(['collapse']);
    expect(running(table.nextUntil('Skavens', 'recovery'))).toEqual([]);
  });

  test('fog is measured anew in each turn of its finder, distances in everybody’s', () => {
    const fog = thrown(played({ happenings: 'once' }), 'happening', 'Reikland', 1);
    thrown(thrown(fog, 'event-table', 'Reikland', 3, 3), 'event-value', 'Reikland', 3, 4);
    expect(running(fog)).toEqual(['fog 7']);
    expect(fog.nextUntil('Skavens', 'recovery').due).toEqual([]);
    expect(fog.nextUntil('Reikland', 'recovery').due).toEqual(['event-value Reikland']);

    const lies = thrown(played({ happenings: 'once' }), 'happening', 'Reikland', 1);
    thrown(lies, 'event-table', 'Reikland', 2, 5);
    expect(lies.due).toEqual(['event-lasts Reikland', 'event-value Reikland']);
    thrown(thrown(lies, 'event-lasts', 'Reikland', 6), 'event-value', 'Reikland', 5);
    expect(running(lies)).toEqual(['distances 5 3']);
    expect(lies.nextUntil('Skavens', 'recovery').due).toEqual(['event-value Reikland']);
  });

  test('a storm has a die of its own for what it brings', () => {
    const table = thrown(played({ happenings: 'once' }), 'happening', 'Reikland', 1);
    thrown(table, 'event-table', 'Reikland', 4, 3);
    expect(table.due).toEqual(['event-table Reikland']);
    thrown(table, 'event-table', 'Reikland', 2);
    expect(running(table)).toEqual(['storm', 'storm-2 1']);
    expect(running(table.nextUntil('Skavens', 'recovery'))).toEqual(['storm-2 1']);
    expect(running(table.nextUntil('Reikland', 'recovery'))).toEqual([]);
  });

  test('players say that it is over, and may take that back', () => {
    const table = thrown(played({ happenings: 'once' }), 'happening', 'Reikland', 1);
    thrown(table, 'event-table', 'Reikland', 6, 6);
    expect(running(table)).toEqual(['giant-spider']);
    const key = table.duties.find(({ kind }) => kind === 'event-running')?.key ?? '';
    table.do({ type: 'resolve-duty', key, outcome: 'over', dice: [], overruledValue: null });
    expect(running(table)).toEqual([]);
    table.do({ type: 'undo', back: null });
    expect(running(table)).toEqual(['giant-spider']);
  });

  test('events whose readings differ say so', () => {
    const table = thrown(played({ happenings: 'once' }), 'happening', 'Reikland', 1);
    thrown(table, 'event-table', 'Reikland', 1, 4);
    const codes = table.duties.flatMap(({ facts }) => facts.map(({ code }) => code));
    expect(codes).toContain('event.differs');
  });
});

describe('subplots', () => {
  test('each player throws once, in his first turn or as soon as he remembers', () => {
    const table = played({ subplots: 'yes' });
    expect(table.due).toEqual(['subplot Reikland']);
    thrown(table, 'subplot', 'Reikland', 6);
    expect(table.nextUntil('Skavens', 'recovery').due).toEqual(['subplot Skavens']);
    expect(table.nextUntil('Reikland', 'recovery').due).toEqual([]);
    expect(table.nextUntil('Skavens', 'recovery').due).toEqual(['subplot Skavens']);
  });

  test('three dice on a 1, for the whole battle', () => {
    const table = thrown(played({ subplots: 'yes' }), 'subplot', 'Reikland', 1);
    thrown(table, 'event-table', 'Reikland', 4, 4, 6);
    expect(running(table)).toEqual(['bad-light']);
    for (let turn = 0; turn < 4; turn += 1) table.nextUntil('Reikland', 'recovery');
    expect(running(table)).toEqual(['bad-light']);
  });

  test('beside a happening', () => {
    const table = played({ subplots: 'yes', happenings: 'once' });
    thrown(thrown(table, 'subplot', 'Reikland', 1), 'happening', 'Reikland', 1);
    expect(table.due).toEqual(['event-table Reikland', 'event-table Reikland']);
  });
});
