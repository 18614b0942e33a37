import { type Entry, EVENT_VERSION } from './events.ts';

/** An entry as today's app means it; older shapes have become today's as they were read (`steps/*.shape.ts`). */
export function upcast(entry: Entry): Entry {
  const v = EVENT_VERSION;
  if (entry.type !== 'BattleStarted') return { ...entry, v };
  return { ...entry, v, data: { ...entry.data, houseRules: asItBegan(entry.data.houseRules) } };
}

/** A battle keeps the rules that it began with, even if a later house rule has another default. */
function asItBegan(named: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const later = LATER_SWITCHES.filter(({ beside, rule }) => beside in named && !(rule in named));
  if (later.length === 0) return named;
  return { ...named, ...Object.fromEntries(later.map(({ rule, played }) => [rule, played])) };
}

/**
 * House rules added after battles had been recorded, with what was played before. A battle names every house
 * rule existing at its start, so one that lacks this id began earlier. Never changed.
 */
const LATER_SWITCHES = [
  { rule: 'edgeSixFalls', beside: 'downedStaysHidden', played: 'yes' },
] as const;
