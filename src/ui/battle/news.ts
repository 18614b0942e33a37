import type { Command } from '#battle/commands.ts';
import { describe } from '#battle/describe.ts';
import type { Entry } from '#battle/events.ts';
import type { BattleState } from '#battle/state.ts';
import type { FighterId } from '#rules/ids.ts';
import type { Change, Duty, RuleSystem, Said } from '#rules/system.ts';
import { groupDuties } from './duty-order.ts';

/** What a step brought that the players should hear of at once. */
export type News =
  /** Nothing happened, and why. */
  | { readonly kind: 'refused'; readonly code: string }
  /** A correction that the rules would not make by themselves. */
  | { readonly kind: 'against'; readonly fighterId: FighterId; readonly code: string }
  | { readonly kind: 'out-of-action'; readonly fighterId: FighterId }
  /** The app rolled for the players. */
  | ({ readonly kind: 'rolled' } & Rolled)
  /** Dice of the Duel screen were applied: all that came of it. */
  | { readonly kind: 'settled'; readonly said: Said; readonly changes: readonly Change[] }
  | { readonly kind: 'undone'; readonly said: Said; readonly count: number };

/** Dice that the app rolled for a duty, and what they decided. */
export interface Rolled {
  readonly duty: Duty;
  /** Where its card stood among the others. */
  readonly index: number;
  readonly dice: readonly number[];
  readonly outcome: string;
  /** Value that the players tested against instead of the duty's own. */
  readonly overruled: number | null;
}

type Outcome = { readonly entry: Entry } | { readonly refused: string };

/** The news of one step; null when the screen says it all. */
export function newsOf(
  command: Command,
  result: Outcome,
  before: Moment,
  after: BattleState | null,
  system: RuleSystem,
): News | null {
  // Asking for what is so already is no mistake worth a word.
  if ('refused' in result) {
    return result.refused === 'no-change' ? null : { kind: 'refused', code: result.refused };
  }
  const { entry } = result;
  if (entry.type === 'EventUndone') return undone(entry.data.entryIds, before);
  if (entry.type === 'Settled' && after !== null) {
    return { kind: 'settled', said: describe(entry, after), changes: entry.data.changes };
  }
  if (entry.type === 'StatusSet' && entry.data.against !== null) {
    return { kind: 'against', fighterId: entry.data.fighterId, code: entry.data.against };
  }
  const fallen = newlyOut(before.battle, after, system);
  return fallen === null
    ? rolledNews(command, before.duties)
    : { kind: 'out-of-action', fighterId: fallen };
}

/** The battle as it stood before the step. */
export interface Moment {
  readonly battle: BattleState | null;
  readonly entries: readonly Entry[];
  readonly duties: readonly Duty[];
}

/** The fighter for whom an injury roll has just become due, or one die more; null when none has. */
export function freshInjury(
  before: BattleState | null,
  after: BattleState | null,
  system: RuleSystem,
): FighterId | null {
  const part = system.injury;
  if (part === null || before === null || after === null) return null;
  const hurt = Object.values(after.fighters).find(
    ({ id }) => part.due(after, id) > part.due(before, id),
  );
  return hurt?.id ?? null;
}

/** News for the next screen of this battle; it is none any more once another step has been taken. */
export function bringNews(store: Log, news: News): void {
  brought.set(store, { news, entry: store.getState().entries.at(-1) });
}

export function broughtNews(store: Log): News | null {
  const told = brought.get(store);
  return told !== undefined && told.entry === store.getState().entries.at(-1) ? told.news : null;
}

interface Log {
  readonly getState: () => { readonly entries: readonly Entry[] };
}

/** By open battle: outlives the screen, not the battle. */
const brought = new WeakMap<Log, { readonly news: News; readonly entry: Entry | undefined }>();

function rolledNews(command: Command, duties: readonly Duty[]): News | null {
  if (command.type !== 'resolve-duty' || command.dice.length === 0) return null;
  const { cards } = groupDuties(duties);
  const index = cards.findIndex(({ key }) => key === command.key);
  const duty = cards[index];
  if (duty === undefined) return null;
  const { dice, outcome, overruledValue: overruled } = command;
  return { kind: 'rolled', duty, index, dice, outcome, overruled };
}

function undone(ids: readonly Entry['id'][], { battle, entries }: Moment): News | null {
  const [newest] = entries.filter((entry) => ids.includes(entry.id)).toReversed();
  // An undo that takes back an undo is a redo, which shows by itself.
  if (newest === undefined || newest.type === 'EventUndone' || battle === null) return null;
  return { kind: 'undone', said: describe(newest, battle), count: ids.length };
}

function newlyOut(
  before: BattleState | null,
  after: BattleState | null,
  system: RuleSystem,
): FighterId | null {
  const out = new Set(
    system.statuses.filter((row) => row.tone === 'out-of-action').map((row) => row.id),
  );
  const fallen = Object.values(after?.fighters ?? {}).find(
    ({ id, status }) => out.has(status) && !out.has(before?.fighters[id]?.status ?? ''),
  );
  return fallen?.id ?? null;
}
