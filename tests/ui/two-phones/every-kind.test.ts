import { expect, describe as group, test } from 'vitest';
import { effectiveEntries } from '#battle/effective.ts';
import type { BattleEvent, Entry, EventData, EventOf, EventType } from '#battle/events.ts';
import { stamp } from '#battle/stamp.ts';
import { timelineOf } from '#battle/timeline.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import type { News } from '#store/hooks.ts';
import { newsFromElsewhere } from '#ui/two-phones/news-from-elsewhere.ts';
import { fighter, side } from '../../support/battles.ts';
import { newBattle } from '../battle/open-table.tsx';

// Two phones change the same within seconds: both players are told, whatever kind of entry it was. The compiler asks
// for a row here for each kind.

interface Case<K extends EventType> {
  readonly here: EventData<K>;
  readonly there: EventData<K>;
  /** What this phone says when the other entry comes before its own in the log, and when after. */
  readonly told: readonly [earlier: Told, later: Told];
}

type Told = News['kind'] | null;

const CONDITION = ['touched-too', 'touched-too'] as const;
const SENTENCE = ['changed-too', 'changed-too'] as const;

const OTTO = { fighterId: 'f-Otto' } as const;
const REIKLAND = { sideId: 's-Reikland' } as const;

const battle = newBattle();
const before = battle.set('Rat1', 'stunned').entries;
const [begun] = before;
const last = before.at(-1);
if (begun?.type !== 'BattleStarted' || last === undefined) throw new Error('no battle');

const { position } = battle.state;
const next = { ...position, phase: 'movement', step: null };
const stunned = [{ kind: 'status', ...OTTO, to: 'stunned' }] as const;
const fallen = [{ kind: 'status', ...OTTO, to: 'out-of-action' }] as const;
const setting = { kind: 'all-alone', key: 'alone:f-Otto', ...REIKLAND, ...OTTO } as const;
const answer = { ...setting, before: '', resolves: true, test: null, dice: [] } as const;
const duel = { resolver: 'duel', subjects: [], inputs: {}, answers: [], credits: [] } as const;
const injury = { ...OTTO, dice: [3], options: [], saveRoll: null } as const;
const profile = { WS: 4 };
const near = (value: true | null) =>
  ({ kind: 'flag', ...OTTO, flag: 'near-leader', value }) as const;

const KINDS: { readonly [K in EventType]: Case<K> } = {
  // A log has one beginning: the door refuses another.
  BattleStarted: { here: begun.data, there: begun.data, told: [null, null] },
  // Whoever was quicker has lost nothing.
  PhaseEntered: {
    here: { position: next, from: position, changes: [] },
    there: { position: next, from: position, changes: [] },
    told: ['overtaken', null],
  },
  DutyResolved: {
    here: { ...answer, outcome: 'passed', changes: [] },
    there: { ...answer, outcome: 'failed', changes: stunned },
    told: ['answered-twice', 'answered-twice'],
  },
  ActionTaken: {
    here: { action: 'run', ...OTTO, targetId: null, changes: [] },
    there: { action: 'charge', ...OTTO, targetId: 'f-Rat1', changes: [] },
    told: CONDITION,
  },
  StatusSet: {
    here: { ...OTTO, from: 'standing', to: 'stunned', against: null, changes: stunned },
    there: { ...OTTO, from: 'standing', to: 'out-of-action', against: null, changes: fallen },
    told: CONDITION,
  },
  WoundLost: {
    here: { ...OTTO, changes: [] },
    there: { ...OTTO, changes: [] },
    told: CONDITION,
  },
  WoundsSet: { here: { ...OTTO, to: 1 }, there: { ...OTTO, to: 2 }, told: CONDITION },
  InjuryRolled: {
    here: { ...injury, to: 'stunned', changes: stunned },
    there: { ...injury, to: null, changes: [] },
    told: CONDITION,
  },
  Settled: {
    here: { ...duel, changes: stunned },
    there: { ...duel, changes: fallen },
    told: CONDITION,
  },
  FlagSet: {
    here: { ...OTTO, flag: 'hidden', value: true },
    there: { ...OTTO, flag: 'hidden', value: null },
    told: CONDITION,
  },
  ContactSet: {
    here: { a: 'f-Otto', b: 'f-Rat1', touching: true },
    there: { a: 'f-Rat1', b: 'f-Otto', touching: false },
    told: SENTENCE,
  },
  MarkerCounted: {
    here: { ...REIKLAND, fighterId: null, marker: 'treasure', count: 1 },
    there: { ...REIKLAND, fighterId: null, marker: 'treasure', count: 2 },
    told: SENTENCE,
  },
  ItemUsed: {
    here: { ...OTTO, item: 'lucky-charm', used: true },
    there: { ...OTTO, item: 'lucky-charm', used: false },
    told: SENTENCE,
  },
  Captured: {
    here: { ...OTTO, by: 's-Skavens' },
    there: { ...OTTO, by: null },
    told: SENTENCE,
  },
  FighterJoined: {
    here: { ...REIKLAND, fighter: fighter({ name: 'Late' }) },
    there: { ...REIKLAND, fighter: fighter({ name: 'Later' }) },
    told: SENTENCE,
  },
  // The second to arrive finds the place taken; the first has lost nothing.
  SideArrived: {
    here: { side: side({ name: 'Reikland', warbandId: 'w-1', fighters: [{ name: 'Hans' }] }) },
    there: { side: side({ name: 'Reikland', warbandId: 'w-2', fighters: [{ name: 'Jan' }] }) },
    told: ['overtaken', null],
  },
  FighterRenamed: {
    here: { ...OTTO, label: 'Otto the Red' },
    there: { ...OTTO, label: 'Otto the Black' },
    told: SENTENCE,
  },
  ProfileSet: {
    here: { ...OTTO, profile, traits: {} },
    there: { ...OTTO, profile, traits: { hatred: true } },
    told: SENTENCE,
  },
  LeaderNamed: {
    here: { ...REIKLAND, ...OTTO },
    there: { ...REIKLAND, fighterId: null },
    told: SENTENCE,
  },
  SideLeadershipSet: {
    here: { ...REIKLAND, leadership: 7 },
    there: { ...REIKLAND, leadership: 8 },
    told: SENTENCE,
  },
  SideTold: {
    here: { ...REIKLAND, fact: 'big-one', value: true, ofEach: false },
    there: { ...REIKLAND, fact: 'big-one', value: null, ofEach: false },
    told: SENTENCE,
  },
  ReachSet: {
    here: { ...REIKLAND, within: true, changes: [near(true)] },
    there: { ...REIKLAND, within: false, changes: [near(null)] },
    told: SENTENCE,
  },
  SideLeft: {
    here: { ...REIKLAND, cause: 'gave-up', changes: [] },
    there: { ...REIKLAND, cause: 'routed', changes: [] },
    told: SENTENCE,
  },
  AlliesSet: {
    here: { sideIds: ['s-Reikland', 's-Skavens'], team: 'a', how: 'agreed', changes: [] },
    there: { sideIds: ['s-Reikland'], team: null, how: 'word', changes: [] },
    told: SENTENCE,
  },
  CauseGiven: {
    here: { entryId: last.id, victimId: 'f-Rat1', cause: 'fall' },
    there: { entryId: last.id, victimId: 'f-Rat1', cause: 'nobody' },
    told: SENTENCE,
  },
  CreditGiven: {
    here: { entryId: last.id, victimId: 'f-Rat1', byId: 'f-Otto' },
    there: { entryId: last.id, victimId: 'f-Rat1', byId: 'f-Klaus' },
    told: SENTENCE,
  },
  HouseRuleSet: {
    here: { rule: 'a-rule', value: 'yes' },
    there: { rule: 'a-rule', value: 'no' },
    told: SENTENCE,
  },
  BattleEnded: {
    here: { winnerId: 's-Reikland', cause: 'agreed' },
    there: { winnerId: null, cause: 'agreed' },
    told: SENTENCE,
  },
  BattleReopened: { here: {}, there: {}, told: SENTENCE },
  AftermathBegun: {
    here: { warbandId: 'w-1' },
    there: { warbandId: 'w-1' },
    told: SENTENCE,
  },
  SeatTaken: {
    here: { seat: 's-Reikland', name: 'Anna' },
    there: { seat: 's-Reikland', name: 'Marc' },
    told: SENTENCE,
  },
  // Two notes are two lines.
  NoteWritten: { here: { text: 'One' }, there: { text: 'Two' }, told: [null, null] },
  EventUndone: {
    here: { entryIds: [last.id] },
    there: { entryIds: [last.id] },
    told: ['undone-elsewhere', 'undone-elsewhere'],
  },
};

const NOW = Date.UTC(2026, 0, 1, 21);

group.each(Object.keys(KINDS).filter(isKind))('%s on two phones', (kind) => {
  const [earlier, later] = KINDS[kind].told;

  test.each([
    ['earlier', NOW - 1000, earlier],
    ['later', NOW + 1000, later],
  ])('where the other one was %s', (_, then, told) => {
    const { here, there } = eventsOf(kind);
    expect(told).toBe(newsOf([here, NOW], [there, then])?.kind ?? null);
  });
});

group('what has nothing in common is no news', () => {
  const rule = (id: string) =>
    ({ type: 'HouseRuleSet', data: { rule: id, value: 'yes' } }) as const;
  const nobody = (sideId: SideId) =>
    ({ type: 'LeaderNamed', data: { sideId, fighterId: null } }) as const;
  const flagged = (fighterId: FighterId) =>
    ({ type: 'FlagSet', data: { fighterId, flag: 'hidden', value: true } }) as const;

  test.each([
    ['another house rule', rule('one'), rule('other')],
    ['another side', nobody('s-Reikland'), nobody('s-Skavens')],
    ['another fighter', flagged('f-Otto'), flagged('f-Klaus')],
  ])('%s', (_, here, there) => {
    expect(newsOf([here, NOW], [there, NOW + 1000])).toBeNull();
  });

  test('nor what was done too long ago', () => {
    expect(newsOf([rule('one'), NOW - 9000], [rule('one'), NOW + 1000])).toBeNull();
  });
});

test('what is no step is told without a way to undo it', () => {
  const seat = { type: 'SeatTaken', data: { seat: 's-Reikland', name: '' } } as const;
  const leader = { type: 'LeaderNamed', data: { ...REIKLAND, fighterId: null } } as const;
  expect(newsOf([seat, NOW], [seat, NOW + 1000])).toMatchObject({ undoable: false });
  expect(newsOf([leader, NOW], [leader, NOW + 1000])).toMatchObject({ undoable: true });
});

/** What this phone says of an event of another one, both with their times. */
function newsOf(
  [here, now]: readonly [BattleEvent, number],
  [there, then]: readonly [BattleEvent, number],
): News | null {
  const own = stamp(here, { battleId: 'b-test', actor: 'a-me', now }, begun ?? null);
  const other = stamp(there, { battleId: 'b-test', actor: 'a-other', now: then }, begun ?? null);
  const read = (entries: readonly Entry[]) => {
    const { live, state } = timelineOf(entries);
    return { entries, live: effectiveEntries(live, state), battle: state };
  };
  const shown = read([...before, own]);
  return newsFromElsewhere(shown, read([...shown.entries, other]), {
    actor: 'a-me',
    now: NOW + 2000,
  });
}

function eventsOf<K extends EventType>(
  type: K,
): { readonly here: EventOf<K>; readonly there: EventOf<K> } {
  const { here, there } = KINDS[type];
  return { here: { type, data: here }, there: { type, data: there } };
}

function isKind(name: string): name is EventType {
  return Object.hasOwn(KINDS, name);
}
