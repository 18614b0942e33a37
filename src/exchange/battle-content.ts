import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { canBeFollowed, hlc, isHlc, readHlc } from '#battle/hlc.ts';
import { type BattleId, isBattleId } from '#rules/contract/ids.ts';
import { listIn, parsedJson } from './plain-json.ts';

/**
 * The log of a battle as compact JSON: each line has the event, the time since the line before, and other
 * fields only where they differ from their defaults. Deflated, it takes half of what rows take. Older
 * formats stay readable for good; the format is part of the envelope (`battle-codes.ts`).
 */

/** A decoded log: raw rows, unchecked. */
export interface BattleMeant {
  readonly battleId: BattleId;
  readonly rows: readonly unknown[];
}

/** @param entries all of a battle, in log order */
export function battleContent(battleId: BattleId, entries: readonly Entry[]): string {
  const actors = [...new Set(entries.map(({ actor }) => actor))];
  const lines = entries.map((entry, index) => {
    const before = entries[index - 1];
    const { time, counter } = readHlc(entry.hlc);
    const since = time - (before === undefined ? 0 : readHlc(before.hlc).time);
    // An `hlc` is two numbers, unless it was not written by `hlc()`.
    const when = hlc(time, counter) === entry.hlc ? since : entry.hlc;
    const after = entry.after === (before?.id ?? null) ? DEFAULT : entry.after;
    const said = [entry.type, entry.data, when, counter, actors.indexOf(entry.actor), after];
    return said.slice(0, said.findLastIndex((one) => one !== DEFAULT) + 1);
  });
  return JSON.stringify([battleId, EVENT_VERSION, actors, lines]);
}

/** The default of a field: the first actor, counter 0, following the line before. */
const DEFAULT = 0;

/** Decodes such a text; null when it is none. The rows are unchecked. */
export function battleMeaning(content: string): BattleMeant | null {
  const [battleId, version, actors, lines] = listIn(parsedJson(content));
  if (!isBattleId(battleId) || typeof version !== 'number') return null;
  if (!Array.isArray(actors) || !Array.isArray(lines)) return null;
  let before: { readonly id: string; readonly time: number } | null = null;
  const rows: unknown[] = [];
  for (const line of lines) {
    const [type, data, when, counter = 0, who = 0, after = DEFAULT] = listIn(line);
    const actor: unknown = typeof who === 'number' ? actors[who] : null;
    const moment = momentOf(when, counter, before?.time ?? 0);
    if (typeof actor !== 'string' || moment === null) return null;
    const id = `${actor}:${moment}`;
    const follows = after === DEFAULT ? (before?.id ?? null) : after;
    rows.push({ id, battleId, actor, hlc: moment, v: version, after: follows, type, data });
    before = { id, time: readHlc(moment).time };
  }
  return { battleId, rows };
}

/** Null for what is no `hlc`; one at the end of time passes, as `inspectArrival` reports it by name. */
function momentOf(when: unknown, counter: unknown, before: number): string | null {
  const moment = typeof when === 'string' ? when : hlcOf(when, counter, before);
  return isHlc(moment) || !canBeFollowed(moment) ? moment : null;
}

function hlcOf(when: unknown, counter: unknown, before: number): string {
  const time = typeof when === 'number' ? before + when : -1;
  return isCount(time) && isCount(counter) ? hlc(time, counter) : '';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0;
}
