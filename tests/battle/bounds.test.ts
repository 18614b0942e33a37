import { describe, expect, test } from 'vitest';
import { MOST } from '#battle/bounds.ts';
import type { BattleEvent, Entry, EventType } from '#battle/events.ts';
import { evolve, evolveAll } from '#battle/evolve.ts';
import { stamp } from '#battle/stamp.ts';
import type { BattleState } from '#battle/state.ts';
import { readEntry } from '#persistence/entry-schema.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import golden from '../fixtures/logs/version-5.json';
import { crowd, fighter, side, TestBattle } from '../support/battles.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';

// What one entry may hold, and what many of them may make of a battle.

const PLACE = { battleId: 'b-test', actor: 'a-other', now: Date.UTC(2026, 0, 1, 21) } as const;

function entryOf(event: BattleEvent): Entry {
  return stamp(event, PLACE, null);
}

function many<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

function keyed(count: number, value: unknown): object {
  return Object.fromEntries(many(count, (at) => [`k${at}`, value] as const));
}

/** Data of the stored log of all kinds, with one field in the place of its own. */
function stored(type: EventType, change: (data: object) => object): unknown {
  const entry = golden.entries.find((one) => one.type === type);
  return { ...entry, data: change(entry?.data ?? {}) };
}

const note = { kind: 'contact', a: 'f-Nobody', b: 'f-Noone', touching: true };
const setup = fighter({ name: 'Otto' });

/** What an entry of each kind has many of: the greatest number, and the data with so many. */
const LISTS: readonly (readonly [EventType, string, number, (count: number) => unknown])[] = [
  ['DutyResolved', 'changes', MOST.changes, (count) => many(count, () => note)],
  ['DutyResolved', 'dice', MOST.dice, (count) => many(count, () => 6)],
  [
    'DutyResolved',
    'test',
    MOST.params,
    (count) => ({
      characteristic: 'Ld',
      value: 7,
      reason: { code: 'ld', params: keyed(count, 1) },
    }),
  ],
  ['PhaseEntered', 'changes', MOST.changes, (count) => many(count, () => note)],
  ['InjuryRolled', 'options', MOST.options, (count) => many(count, () => 'helmet')],
  ['EventUndone', 'entryIds', MOST.undone, (count) => many(count, (at) => `a-b:${at}`)],
  [
    'Settled',
    'answers',
    MOST.settled,
    (count) => many(count, () => ({ step: 'hit', dice: [1], choice: null })),
  ],
  [
    'Settled',
    'credits',
    MOST.settled,
    (count) => many(count, () => ({ victimId: 'f-Otto', byId: 'f-Rat' })),
  ],
  [
    'Settled',
    'subjects',
    MOST.settled,
    (count) => many(count, () => ({ role: 'target', fighterId: null, label: 'x' })),
  ],
  ['Settled', 'inputs', MOST.inputs, (count) => keyed(count, true)],
  ['ProfileSet', 'traits', MOST.facts, (count) => keyed(count, true)],
  ['ProfileSet', 'profile', MOST.characteristics, (count) => keyed(count, 3)],
  ['BattleStarted', 'houseRules', MOST.houseRules, (count) => keyed(count, 'yes')],
  [
    'BattleStarted',
    'sides',
    MOST.fighters,
    (count) =>
      many(4, (at) => ({
        ...side({ name: `${at}`, fighters: [] }),
        fighters: many(Math.floor((count + at) / 4), () => setup),
      })),
  ],
  [
    'SideArrived',
    'side',
    MOST.fightersOfSide,
    (count) => ({
      ...side({ name: 'Rats', fighters: [] }),
      fighters: many(count, () => setup),
    }),
  ],
];

describe('of an entry', () => {
  test.each(LISTS)('%s, %s: %i are read, one more is refused', (type, field, most, make) => {
    const row = (count: number) => stored(type, (data) => ({ ...data, [field]: make(count) }));
    expect(readEntry(row(most))).not.toBeNull();
    expect(readEntry(row(most + 1))).toBeNull();
  });
});

const BATTLE = new TestBattle(system, [
  { name: 'Reikland', fighters: crowd('Guerrier', 80) },
  { name: 'Skavens', light: true, fighters: crowd('Vermine', 80) },
]);
const [START] = BATTLE.entries;
const BEGUN = begun();

function begun(): BattleState {
  const state = START === undefined ? null : evolve(null, START);
  if (state === null) throw new Error('no battle');
  return state;
}

const fighters = Object.values(BEGUN.fighters).map(({ id }) => id);

/** Pairs of different fighters. */
function pairs(count: number): readonly { readonly a: FighterId; readonly b: FighterId }[] {
  const all = fighters.flatMap((a, at) => fighters.slice(at + 1).map((b) => ({ a, b })));
  return all.slice(0, count);
}

function touching(count: number): Entry {
  const changes = pairs(count).map(
    (pair) => ({ kind: 'contact', ...pair, touching: true }) as const,
  );
  return entryOf({ type: 'SideLeft', data: { sideId: 's-Reikland', cause: 'rout', changes } });
}

describe('of a battle', () => {
  test('fighters who are not there touch nobody', () => {
    const changes = many(
      MOST.changes,
      (at) => ({ kind: 'contact', a: `f-x${at}`, b: `f-y${at}`, touching: true }) as const,
    );
    const entry = entryOf({
      type: 'SideLeft',
      data: { sideId: 's-Reikland', cause: 'rout', changes },
    });
    expect(evolve(BEGUN, entry)?.contacts).toEqual([]);
  });

  test('contacts have a greatest number', () => {
    expect(evolve(BEGUN, touching(MOST.contacts))?.contacts).toHaveLength(MOST.contacts);
    expect(evolve(BEGUN, touching(MOST.contacts + 1))?.contacts).toHaveLength(MOST.contacts);
  });

  test('fighters have a greatest number on all sides, by the log and by hand', () => {
    const rest = MOST.fighters - fighters.length;
    const joins = many(rest, (at) =>
      entryOf({
        type: 'FighterJoined',
        data: { sideId: 's-Reikland', fighter: fighter({ name: `Late${at}` }) },
      }),
    );
    const full = evolveAll(BEGUN, joins);
    expect(Object.keys(full?.fighters ?? {})).toHaveLength(MOST.fighters);
    const more = entryOf({
      type: 'FighterJoined',
      data: { sideId: 's-Reikland', fighter: fighter({ name: 'More' }) },
    });
    expect(evolve(full, more)?.ignored).toEqual([more.id]);
    const table = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Guerrier', 999) },
      { name: 'Averland', fighters: crowd('Lancier', 999) },
      { name: 'Skavens', light: true, fighters: crowd('Vermine', 2) },
    ]);
    const join = { type: 'join', sideId: 's-Skavens', fighter: fighter({ name: 'More' }) } as const;
    expect(table.try(join)).toBe('too-many-fighters');
    const arriving = side({ name: 'Skavens', fighters: crowd('Rat', 3) });
    expect(table.try({ type: 'arrive', side: arriving })).toBe('too-many-fighters');
  });

  test('marks of a fighter have a greatest number; the others can still be changed', () => {
    const marks = (count: number, value: true | null) =>
      many(count, (at) =>
        entryOf({ type: 'FlagSet', data: { fighterId: 'f-Vermine1', flag: `k${at}`, value } }),
      );
    const full = evolveAll(BEGUN, marks(MOST.facts + 1, true));
    expect(Object.keys(full?.fighters['f-Vermine1']?.flags ?? {})).toHaveLength(MOST.facts);
    const less = evolveAll(full, marks(2, null));
    expect(Object.keys(less?.fighters['f-Vermine1']?.flags ?? {})).toHaveLength(MOST.facts - 2);
  });
});

/** A list that counts how often it is read. */
function counted<T>(items: readonly T[]) {
  let reads = 0;
  const list = new Proxy(items, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      const value: unknown = Reflect.get(target, key, receiver);
      return value;
    },
  });
  return { list, reads: () => reads };
}

describe('a fold reads what a battle has many of once, however many changes an entry brings', () => {
  const before = evolve(BEGUN, touching(2000));

  test('contacts', () => {
    if (before === null) throw new Error('no battle');
    for (const count of [1, 100, 4000]) {
      const { list, reads } = counted(before.contacts);
      const after = evolve({ ...before, contacts: list }, touching(count));
      expect(after?.contacts).toHaveLength(Math.max(2000, count));
      expect(reads()).toBe(2000);
    }
  });

  test('entries without effect', () => {
    if (before === null) throw new Error('no battle');
    const { list, reads } = counted(many(500, (at) => `a-x:${at}` as const));
    const nobody = many(400, () =>
      entryOf({ type: 'FlagSet', data: { fighterId: 'f-Nobody', flag: 'hidden', value: true } }),
    );
    const after = evolveAll({ ...before, ignored: list }, nobody);
    expect(after?.ignored).toHaveLength(900);
    expect(reads()).toBe(500);
  });

  test('answers of a turn', () => {
    if (before === null) throw new Error('no battle');
    let reads = 0;
    const answers = new Proxy<Readonly<Record<string, string>>>(
      Object.fromEntries(many(500, (at) => [`k${at}`, 'passed'] as const)),
      {
        ownKeys: (target) => {
          reads += 1;
          return Reflect.ownKeys(target);
        },
      },
    );
    const answering = many(400, (at) => resolved(`more${at}`));
    const after = evolveAll({ ...before, answers }, answering);
    expect(Object.keys(after?.answers ?? {})).toHaveLength(900);
    expect(reads).toBeLessThan(5);
  });
});

test('a duty more than a turn may have is without effect', () => {
  const answering = many(MOST.answers + 1, (at) => resolved(`k${at}`));
  const after = evolveAll(BEGUN, answering);
  expect(Object.keys(after?.answers ?? {})).toHaveLength(MOST.answers);
  expect(after?.ignored).toHaveLength(1);
});

/** A rout test that was passed. */
function resolved(key: string): Entry {
  return entryOf({
    type: 'DutyResolved',
    data: {
      key,
      kind: 'rout',
      sideId: 's-Reikland',
      fighterId: null,
      outcome: 'passed',
      before: null,
      resolves: true,
      test: null,
      dice: [],
      changes: [],
    },
  });
}
