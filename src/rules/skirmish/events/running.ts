import type { BattleView, Change, SideView, TurnPosition } from '#rules/contract/battle-view.ts';
import { flagTools, quiet } from '#rules/kit/rows.ts';
import { type EventRow, type EventTable, eventRow } from './event-table.ts';

/** Flags of the side that threw the dice: its running events, tables still to be thrown on, what it has had. */
export const EVENT_FLAG_IDS = [
  'lasting-events',
  'events-due',
  'event-met',
  'subplot-thrown',
] as const;

type EventFlagId = (typeof EVENT_FLAG_IDS)[number];

/** For games with such tables. The values of the first two are lists in a text. */
export const EVENT_FLAGS = {
  'lasting-events': { ...quiet('lasting-events', 'until-changed'), announceEnd: true },
  'events-due': quiet('events-due', 'until-changed'),
  'event-met': quiet('event-met', 'battle'),
  'subplot-thrown': quiet('subplot-thrown', 'battle'),
} as const;

const FLAG_TOOLS = flagTools<EventFlagId>();

export const { has, setSideFlag } = FLAG_TOOLS;

/** An event that has come, on the side that found it. */
export interface Running {
  readonly row: EventRow;
  /** Rounds left; `due`: the die for them has to be thrown; null: without end. */
  readonly left: number | 'due' | null;
  /** The number thrown for it; null: none, or to be thrown. */
  readonly value: number | null;
}

/** The events that a side has found, oldest first. What no table knows any more is left out. */
export function runningOf(tables: readonly EventTable[], side: SideView): readonly Running[] {
  return listOf(side, 'lasting-events').flatMap((text) => {
    const [id = '', left = '', value = ''] = text.split(':');
    const row = eventRow(tables, id);
    if (row === null) return [];
    return [{ row, left: left === 'due' ? left : numberOf(left), value: numberOf(value) }];
  });
}

/** Sets what runs for a side; none for no difference. */
export function setRunning(side: SideView, running: readonly Running[]): readonly Change[] {
  const texts = running.map(({ row, left, value }) => `${row.id}:${left ?? ''}:${value ?? ''}`);
  return setList(side, 'lasting-events', texts);
}

/** An event as it comes. */
export function begun(row: EventRow): Running {
  const { lasts = null } = row;
  return { row, left: typeof lasts === 'string' ? 'due' : lasts, value: null };
}

/** Ids of the tables that a side has to throw on. */
export function dueTables(side: SideView): readonly string[] {
  return listOf(side, 'events-due');
}

export function setDueTables(side: SideView, ids: readonly string[]): readonly Change[] {
  return setList(side, 'events-due', ids);
}

/** Events that end as a turn begins, and dice that are to be thrown anew. */
export function eventsTurn(
  tables: readonly EventTable[],
  view: BattleView,
  to: TurnPosition,
): readonly Change[] {
  if (to.turn === view.position.turn) return [];
  return view.sides.flatMap((side) => {
    if (!has(side, 'lasting-events')) return [];
    const own = side.id === to.sideId;
    return setRunning(
      side,
      runningOf(tables, side).flatMap((one) => {
        const left = own && typeof one.left === 'number' ? one.left - 1 : one.left;
        const over = one.left === 0 || left === 0;
        const again = own || one.row.throws?.each === 'turn';
        return over ? [] : [{ ...one, left, value: again ? null : one.value }];
      }),
    );
  });
}

function listOf(side: SideView, flag: EventFlagId): readonly string[] {
  const value = side.flags[flag];
  return typeof value === 'string' ? value.split(' ') : [];
}

function setList(side: SideView, flag: EventFlagId, items: readonly string[]): readonly Change[] {
  const text = items.join(' ');
  if (text === '') return FLAG_TOOLS.clearSideFlag(side, flag);
  return text === side.flags[flag] ? [] : [setSideFlag(side.id, flag, text)];
}

function numberOf(text: string): number | null {
  return text === '' || !Number.isInteger(Number(text)) ? null : Number(text);
}
