import type { Duty, Outcome } from '#rules/contract/advice.ts';
import type { BattleView, Change, Message, SideView } from '#rules/contract/battle-view.ts';
import type { Signs } from '#rules/contract/rows.ts';
import type { DiceSpec } from '#rules/dice/dice.ts';
import { duty, message, ONE_D6, outcome } from '#rules/kit/duty.ts';
import { type EventRow, type EventTable, withFurther } from './event-table.ts';
import { begun, dueTables, type Running, runningOf, setDueTables, setRunning } from './running.ts';

/** The face that brings an event. */
export const EVENT_FACE = 1;

/** Pictures of the duties. */
export const EVENT_SIGNS = {
  happening: 'dice',
  subplot: 'dice',
  'event-table': 'dice',
  'event-lasts': 'dice',
  'event-value': 'dice',
  'event-running': 'rules',
} as const satisfies Signs;

/**
 * The die that may bring an event of this table, for the side whose turn it is.
 * @param kind of the duty, with its words
 * @param met what a 1 brings besides
 * @param thrown what any throw brings
 */
export function eventDie(
  kind: string,
  side: SideView,
  table: EventTable,
  { met = [], thrown = [] }: Readonly<Partial<Record<'met' | 'thrown', readonly Change[]>>>,
): Duty {
  return duty({
    key: `${kind}:${side.id}`,
    kind,
    weight: 'choice',
    sideId: side.id,
    rule: table.rule,
    dice: ONE_D6,
    outcomes: [
      outcome('no-event', 'neutral', thrown, [EVENT_FACE + 1, 6]),
      outcome(
        'event',
        'fail',
        [...toThrowOn(side, table), ...met, ...thrown],
        [EVENT_FACE, EVENT_FACE],
      ),
    ],
  });
}

/** Tables to be thrown on, dice of the events that run, and the events themselves, as long as they last. */
export function eventDuties(tables: readonly EventTable[], view: BattleView): readonly Duty[] {
  return view.sides.flatMap((side) => {
    const running = runningOf(tables, side);
    const due = dueTables(side);
    if (running.length + due.length === 0) return [];
    const all = withFurther(tables);
    return [
      ...all.filter(({ id }) => due.includes(id)).map((one) => tableDuty(side, one, tables)),
      ...running.flatMap((one) => [
        ...(one.left === 'due' ? [lastsDuty(side, one, running, ruleOf(all, one.row))] : []),
        ...valueDuty(side, one, running, ruleOf(all, one.row)),
        banner(view, side, one, running, ruleOf(all, one.row)),
      ]),
    ];
  });
}

function ruleOf(tables: readonly EventTable[], row: EventRow): string {
  return tables.find(({ rows }) => rows.includes(row))?.rule ?? '';
}

function toThrowOn(side: SideView, { id }: EventTable): readonly Change[] {
  return setDueTables(side, [...dueTables(side).filter((one) => one !== id), id]);
}

function tableDuty(side: SideView, table: EventTable, tables: readonly EventTable[]): Duty {
  const others = runningOf(tables, side);
  const waiting = dueTables(side).filter((id) => id !== table.id);
  return duty({
    key: `event-table:${side.id}:${table.id}`,
    kind: 'event-table',
    weight: 'choice',
    anytime: true,
    sideId: side.id,
    rule: table.rule,
    dice: table.dice,
    facts: [
      message(`event-table.${table.id}`),
      ...(table.single === true ? [message('event.single')] : []),
    ],
    outcomes: table.rows.map((row) =>
      outcome(
        row.id,
        'neutral',
        [
          ...setDueTables(side, row.further === undefined ? waiting : [...waiting, row.further.id]),
          ...setRunning(side, [...others.filter((one) => one.row !== row), begun(row)]),
        ],
        row.on,
      ),
    ),
  });
}

/** How many rounds it lasts. */
function lastsDuty(side: SideView, one: Running, all: readonly Running[], rule: string): Duty {
  // A D3 is half of a D6, rounded up.
  const faces = one.row.lasts === 'D3' ? 2 : 1;
  const results = Array.from({ length: ONE_D6.sides / faces }, (_, index) => index + 1);
  return duty({
    key: `event-lasts:${side.id}:${one.row.id}`,
    kind: 'event-lasts',
    weight: 'choice',
    anytime: true,
    sideId: side.id,
    rule,
    dice: ONE_D6,
    facts: [nameOf(one.row)],
    outcomes: results.map((left) =>
      numbered(left, [faces * left - faces + 1, faces * left], side, all, { ...one, left }),
    ),
  });
}

/** The number that it throws. */
function valueDuty(
  side: SideView,
  one: Running,
  all: readonly Running[],
  rule: string,
): readonly Duty[] {
  const { throws } = one.row;
  if (throws === undefined || one.value !== null) return [];
  return [
    duty({
      key: `event-value:${side.id}:${one.row.id}`,
      kind: 'event-value',
      weight: 'choice',
      anytime: true,
      sideId: side.id,
      rule,
      dice: throws.dice,
      facts: [nameOf(one.row)],
      outcomes: totalsOf(throws.dice).map((value) =>
        numbered(value, [value, value], side, all, { ...one, value }),
      ),
    }),
  ];
}

/** An event in sight of all, on every turn while it lasts. */
function banner(
  view: BattleView,
  side: SideView,
  one: Running,
  all: readonly Running[],
  rule: string,
): Duty {
  const { row, left, value } = one;
  return duty({
    key: `event:${side.id}:${row.id}`,
    kind: 'event-running',
    weight: 'reminder',
    anytime: true,
    sideId: view.position.sideId,
    rule,
    facts: [
      message('event.said', { event: row.id }),
      ...(value === null ? [] : [message('event.value', { value })]),
      ...(typeof left === 'number' && left > 0 ? [message('event.left', { count: left })] : []),
      ...(row.differs === true ? [message('event.differs')] : []),
    ],
    outcomes: [outcome('over', 'neutral', setRunning(side, without(all, row)))],
  });
}

function nameOf({ id }: EventRow): Message {
  return message('event.named', { event: id });
}

function numbered(
  result: number,
  on: Outcome['on'],
  side: SideView,
  all: readonly Running[],
  now: Running,
): Outcome {
  const changes = setRunning(
    side,
    all.map((one) => (one.row === now.row ? now : one)),
  );
  return outcome(String(result), 'neutral', changes, on);
}

function without(all: readonly Running[], row: EventRow): readonly Running[] {
  return all.filter((one) => one.row !== row);
}

function totalsOf({ count, sides }: DiceSpec): readonly number[] {
  return Array.from({ length: count * sides - count + 1 }, (_, index) => count + index);
}
