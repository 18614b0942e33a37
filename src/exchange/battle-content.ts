import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { canBeFollowed, hlc, isHlc, readHlc } from '#battle/hlc.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { listIn, parsedJson } from './plain-json.ts';

/**
 * The log of a battle as short as it can be told: JSON in which each line tells what happened, how long
 * after the line before, and the rest only where it is not what goes without saying. Half of what rows on
 * the disk take, once both are deflated. Older forms stay readable for good; the form is told by whoever
 * carries it (`battle-codes.ts`).
 */

/** What a log from elsewhere says: rows as they lie on the disk, none of them looked at yet. */
export interface BattleMeant {
  readonly battleId: BattleId;
  readonly rows: readonly unknown[];
}

/** @param entries all of a battle, in the log's order */
export function battleContent(battleId: BattleId, entries: readonly Entry[]): string {
  const actors = [...new Set(entries.map(({ actor }) => actor))];
  const lines = entries.map((entry, index) => {
    const before = entries[index - 1];
    const { time, counter } = readHlc(entry.hlc);
    const since = time - (before === undefined ? 0 : readHlc(before.hlc).time);
    // A moment is two numbers, unless somebody has written it in another way.
    const when = hlc(time, counter) === entry.hlc ? since : entry.hlc;
    const after = entry.after === (before?.id ?? null) ? AS_USUAL : entry.after;
    const said = [entry.type, entry.data, when, counter, actors.indexOf(entry.actor), after];
    return said.slice(0, said.findLastIndex((one) => one !== AS_USUAL) + 1);
  });
  return JSON.stringify([battleId, EVENT_VERSION, actors, lines]);
}

/** What goes without saying: the first writer, the first of its millisecond, right after the line before. */
const AS_USUAL = 0;

/** What a text of this form says; null when it is none. Nothing in it is trusted yet. */
export function battleMeaning(content: string): BattleMeant | null {
  const [battleId, version, actors, lines] = listIn(parsedJson(content));
  if (!isPlainBattleId(battleId) || typeof version !== 'number') return null;
  if (!Array.isArray(actors) || !Array.isArray(lines)) return null;
  let before: { readonly id: string; readonly time: number } | null = null;
  const rows: unknown[] = [];
  for (const line of lines) {
    const [type, data, when, counter = 0, who = 0, after = AS_USUAL] = listIn(line);
    const actor: unknown = typeof who === 'number' ? actors[who] : null;
    const moment = momentOf(when, counter, before?.time ?? 0);
    if (typeof actor !== 'string' || moment === null) return null;
    const id = `${actor}:${moment}`;
    const follows = after === AS_USUAL ? (before?.id ?? null) : after;
    rows.push({ id, battleId, actor, hlc: moment, v: version, after: follows, type, data });
    before = { id, time: readHlc(moment).time };
  }
  return { battleId, rows };
}

/**
 * Whether it is an id as the app makes them, and no more: it comes to stand in an address.
 */
export function isPlainBattleId(id: unknown): id is BattleId {
  return typeof id === 'string' && /^b-[\w-]{1,80}$/.test(id);
}

/** Null for what is no moment; one that no log may have is told apart, for whoever takes it in to name. */
function momentOf(when: unknown, counter: unknown, before: number): string | null {
  const moment = typeof when === 'string' ? when : countedMoment(when, counter, before);
  return isHlc(moment) || !canBeFollowed(moment) ? moment : null;
}

function countedMoment(when: unknown, counter: unknown, before: number): string {
  const time = typeof when === 'number' ? before + when : -1;
  return isCount(time) && isCount(counter) ? hlc(time, counter) : '';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0;
}
