import { describe, expect, test } from 'vitest';
import { EVENT_VERSION } from '#battle/events.ts';
import { replay } from '#battle/replay.ts';
import type { BattleState } from '#battle/state.ts';
import { SHAPES } from '#battle/steps/all.shape.ts';
import { upcast } from '#battle/upcast.ts';
import { parseEntries } from '#persistence/log-rows.ts';

/** Logs as older versions of the app wrote them, with what they tell. Never edited after a release. */
const LOGS = import.meta.glob<{ readonly entries: readonly unknown[]; readonly state: unknown }>(
  '../fixtures/logs/version-*.json',
  { eager: true, import: 'default' },
);

describe('a log of every version that players may have on their phones', () => {
  test('stands among the fixtures, today’s too', () => {
    const versions = Object.keys(LOGS).map(written);
    expect(versions.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: EVENT_VERSION }, (_, index) => index + 1),
    );
  });

  test.each(Object.entries(LOGS))(
    '%s tells the same battle as when it was written',
    (path, log) => {
      const { entries, unreadable } = parseEntries(log.entries);
      expect(unreadable).toBe(0);
      const state = replay(entries);
      expect(state === null ? null : asWritten(written(path), state)).toEqual(log.state);
    },
  );

  test.each(Object.entries(LOGS))('%s has every kind of event of its time in it', (path, log) => {
    const { entries } = parseEntries(log.entries);
    const kinds = new Set<string>(entries.map(({ type }) => type));
    expect(kindsOf(written(path)).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test.each(Object.entries(LOGS))('%s stands at the steps it has been through', (_, log) => {
    const { entries } = parseEntries(log.entries);
    const moves = entries.flatMap(({ type, data }) => {
      if (type !== 'PhaseEntered') return [];
      const { phase, step } = data.position;
      return [step === null ? phase : `${phase}: ${step}`];
    });
    expect(new Set(moves)).toEqual(
      new Set([
        'recovery',
        'movement: charges',
        'movement: other-moves',
        'shooting',
        'close-combat',
      ]),
    );
  });

  test('and entries that are today’s already stay as they are', () => {
    const newest = LOGS[`../fixtures/logs/version-${EVENT_VERSION}.json`];
    const { entries } = parseEntries(newest?.entries ?? []);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries).toEqual(newest?.entries);
    expect(entries.map(upcast)).toEqual(entries);
  });
});

describe('where play stood as a phase was entered', () => {
  test.each([1, 2, 3, 4])(
    'is not known of version %i, whose phases count as they did',
    (version) => {
      const { entries } = parseEntries(
        LOGS[`../fixtures/logs/version-${version}.json`]?.entries ?? [],
      );
      const entered = entries.flatMap(({ type, data }) => (type === 'PhaseEntered' ? [data] : []));
      expect(entered.length).toBeGreaterThan(0);
      expect(entered.every(({ from }) => from === null)).toBe(true);
    },
  );

  test('stands in the log since', () => {
    const { entries } = parseEntries(LOGS['../fixtures/logs/version-5.json']?.entries ?? []);
    const entered = entries.flatMap(({ type, data }) => (type === 'PhaseEntered' ? [data] : []));
    expect(entered.length).toBeGreaterThan(0);
    expect(entered.every(({ from }) => from !== null)).toBe(true);
  });
});

describe('a battle that began before there was a switch for edges', () => {
  test.each([
    ['plays them as it began', { downedStaysHidden: 'yes' }, { edgeSixFalls: 'yes' }],
    ['unless it names the switch', { downedStaysHidden: 'yes', edgeSixFalls: 'no' }, {}],
    ['or names no switch at all', {}, {}],
  ])('%s', (_, houseRules, more) => {
    const newest = LOGS[`../fixtures/logs/version-${EVENT_VERSION}.json`];
    const { entries } = parseEntries(newest?.entries ?? []);
    const started = entries.find(({ type }) => type === 'BattleStarted');
    if (started?.type !== 'BattleStarted') throw new Error('no battle begins');
    const read = upcast({ ...started, data: { ...started.data, houseRules } });
    expect(read.data).toEqual({ ...started.data, houseRules: { ...houseRules, ...more } });
  });
});

describe('a step told by its place, as logs did until version 2', () => {
  test.each([
    ['movement', 0, 'charges'],
    ['movement', 1, 'compulsory'],
    ['movement', 2, 'other-moves'],
    ['movement', 3, null],
    ['recovery', 0, null],
    ['a phase of nobody’s', 1, null],
    ['constructor', 0, null],
  ])('%s %i was %s', (phase, step, id) => {
    const row = {
      id: 'a-x:0mjvvd13k-0000',
      battleId: 'b-x',
      actor: 'a-x',
      hlc: '0mjvvd13k-0000',
      v: 2,
      type: 'PhaseEntered',
      data: { position: { round: 1, turn: 1, sideId: 's-x', phase, step }, changes: [] },
    };
    const [entry] = parseEntries([row]).entries;
    expect(entry?.data).toMatchObject({ position: { phase, step: id } });
    expect(entry?.v).toBe(EVENT_VERSION);
  });

  test('is not told so any more', () => {
    const position = { round: 1, turn: 1, sideId: 's-x', phase: 'movement', step: 2 };
    const row = {
      id: 'a-x:0mjvvd13k-0000',
      battleId: 'b-x',
      actor: 'a-x',
      hlc: '0mjvvd13k-0000',
      type: 'PhaseEntered',
      data: { position, changes: [] },
    };
    expect(parseEntries([{ ...row, v: 2 }]).unreadable).toBe(0);
    expect(parseEntries([{ ...row, v: EVENT_VERSION }]).unreadable).toBe(1);
  });
});

/** Came after the log of version 5, without a version of their own. */
const AFTER_VERSION_5 = ['SideTold', 'CauseGiven'];

/** The kinds that there were when a log was written. */
function kindsOf(version: number): readonly string[] {
  return Object.entries(SHAPES).flatMap(([kind, { since }]) =>
    since > version || (version <= 5 && AFTER_VERSION_5.includes(kind)) ? [] : [kind],
  );
}

/** The version that wrote the log. */
function written(path: string): number {
  return Number(/version-(\d+)/.exec(path)?.[1]);
}

/** The state as that version told it: what put somebody out was told of enemies only, until November 2026. */
function asWritten(version: number, state: BattleState) {
  if (version > 6) return state;
  const { packs, ...then } = state;
  expect(packs).toEqual([]);
  if (version > 4) return then;
  if (version < 4) return stepAsWritten(version, asVersion3(then));
  const fighters = Object.entries(state.fighters).map(([id, { cause, ...one }]) => {
    expect(cause).toBeNull();
    return [id, one] as const;
  });
  return { ...then, fighters: Object.fromEntries(fighters) };
}

function stepAsWritten(version: number, state: ReturnType<typeof asVersion3>) {
  if (version > 2) return state;
  // The battle stands in a phase without steps, whose place was 0.
  expect(state.position.step).toBeNull();
  const then = version < 2 ? asVersion1(state) : state;
  return { ...then, position: { ...state.position, step: 0 } };
}

/** The state without what fighters carry, which is nothing yet. */
function asVersion3(state: Omit<BattleState, 'packs'>) {
  const sides = state.sides.map(({ held, ...side }) => {
    expect(held).toEqual({});
    return side;
  });
  const fighters = Object.entries(state.fighters).map(([id, fighter]) => {
    const { carried, used, captor, cause, ...one } = fighter;
    expect({ carried, used, captor, cause }).toEqual({
      carried: {},
      used: [],
      captor: null,
      cause: null,
    });
    return [id, one] as const;
  });
  return { ...state, sides, fighters: Object.fromEntries(fighters) };
}

/** The state without what it has learnt to say since (allies, and who was the last to leave). */
function asVersion1(state: ReturnType<typeof asVersion3>) {
  const sides = state.sides.map(({ team, ...side }) => {
    expect(team).toBeNull();
    return side;
  });
  if (state.end === null) return { ...state, sides };
  const { winnerId, cause } = state.end;
  return { ...state, sides, end: { winnerId, cause } };
}
