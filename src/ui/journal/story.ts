import { namedAs } from '#battle/anew.ts';
import { departuresBy } from '#battle/ending.ts';
import type { Entry } from '#battle/events.ts';
import type { EntryId } from '#battle/hlc.ts';
import type { JournalItem, JournalTurn } from '#battle/selectors.ts';
import { namedStep } from '#battle/turn.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** One turn of the journal, oldest part first. */
export interface StoryTurn {
  readonly position: TurnPosition;
  /** Empty when nothing worth a line happened. */
  readonly parts: readonly StoryPart[];
}

/** The lines of one phase, or one step of it. */
export interface StoryPart {
  /** Null before the first phase. */
  readonly phase: string | null;
  /** Null for phases without steps. */
  readonly step: string | null;
  readonly lines: readonly StoryLine[];
}

export type StoryLine = EntryLine | BecameLine | EndedLine;

/** An entry of the log. */
export interface EntryLine {
  readonly kind: 'entry';
  readonly key: string;
  readonly item: JournalItem;
  /** Names of those credited, by victim. */
  readonly by: Readonly<Record<FighterId, string>>;
}

/** A status that changed automatically when play moved on. */
export interface BecameLine {
  readonly kind: 'became';
  readonly key: string;
  readonly item: JournalItem;
  readonly fighterId: FighterId;
  readonly to: string;
  readonly by: Readonly<Record<FighterId, string>>;
}

/** The end of the battle, by an entry whose own text does not say so. */
export interface EndedLine {
  readonly kind: 'ended';
  readonly key: string;
  readonly item: JournalItem;
  /** Names; empty for a draw. */
  readonly winners: readonly string[];
  readonly by: Readonly<Record<FighterId, string>>;
}

/**
 * The log arranged for reading: grouped by phase, credits merged into the entries that they credit, a lost wound
 * into the injury roll that followed.
 */
export function storyOf(turns: readonly JournalTurn[], system: RuleSystem): readonly StoryTurn[] {
  const credits = creditsIn(turns);
  return turns.map(({ position, items }) => ({
    position,
    parts: partsOf(items.filter(worthALine(items, credits)), position, system, credits),
  }));
}

/** The main events of a turn: takedowns, tests of whole sides, departures and the end of the battle. */
export function mainEvents(turn: StoryTurn, system: RuleSystem): readonly StoryLine[] {
  const out = outIn(system);
  return turn.parts.flatMap(({ lines }) =>
    lines.filter((line) => {
      const { entry, ignored } = line.item;
      if (ignored) return false;
      // The result is shown elsewhere, so the end is an event only if its entry has no line of its own.
      if (line.kind === 'ended') return entry.type === 'PhaseEntered';
      if (line.kind === 'became') return out.has(line.to);
      if (line.item.winners !== null || departuresBy(entry).length > 0) return true;
      if (entry.type === 'DutyResolved' && entry.data.fighterId === null) {
        return entry.data.resolves && entry.data.test !== null;
      }
      return statusesIn(entry).some(({ to }) => out.has(to));
    }),
  );
}

/** The fighters whom a line puts out of action. */
export function fallenIn(line: StoryLine, system: RuleSystem): readonly FighterId[] {
  if (line.item.ignored || line.kind === 'ended') return [];
  const out = outIn(system);
  const given = line.kind === 'became' ? [line] : statusesIn(line.item.entry);
  return given.flatMap(({ fighterId, to }) => (out.has(to) ? fighterId : []));
}

function outIn({ statuses }: RuleSystem): ReadonlySet<string> {
  return new Set(statuses.filter((row) => row.tone === 'out-of-action').map(({ id }) => id));
}

interface StatusGiven {
  readonly fighterId: FighterId;
  readonly to: string;
}

/** The statuses that an entry gave to fighters. */
function statusesIn({ type, data }: Entry): readonly StatusGiven[] {
  if (type === 'StatusSet' || type === 'InjuryRolled') {
    const { fighterId, to } = data;
    return to === null ? [] : [{ fighterId, to }];
  }
  if (type !== 'Settled' && type !== 'DutyResolved') return [];
  return data.changes.flatMap((change) => (change.kind === 'status' ? change : []));
}

/** Names of those credited, by entry and victim. */
type Credits = ReadonlyMap<EntryId, Readonly<Record<FighterId, string>>>;

/** The latest credit for a victim wins. */
function creditsIn(turns: readonly JournalTurn[]): Credits {
  const credits = new Map<EntryId, Readonly<Record<FighterId, string>>>();
  const items = turns.flatMap((turn) => turn.items);
  for (const { entry } of items) credits.set(namedAs(entry), {});
  for (const { entry, names, said } of items) {
    if (entry.type === 'Settled') {
      const given = entry.data.credits.map(
        ({ victimId, byId }) => [victimId, names[byId] ?? '?'] as const,
      );
      const entryId = namedAs(entry);
      credits.set(entryId, { ...credits.get(entryId), ...Object.fromEntries(given) });
    }
    if (entry.type === 'CreditGiven' && credits.has(entry.data.entryId)) {
      const { entryId, victimId, byId } = entry.data;
      const { [victimId]: _before, ...others } = credits.get(entryId) ?? {};
      const by = byId === null ? {} : { [victimId]: String(said.params['by']) };
      credits.set(entryId, { ...others, ...by });
    }
  }
  return credits;
}

/** False for what another line already says. */
function worthALine(items: readonly JournalItem[], credits: Credits) {
  return ({ entry }: JournalItem, index: number): boolean => {
    if (entry.type === 'CreditGiven') return !credits.has(entry.data.entryId);
    if (entry.type !== 'WoundLost') return true;
    const next = nextEntry(items, index + 1);
    return next?.type !== 'InjuryRolled' || next.data.fighterId !== entry.data.fighterId;
  };
}

/** The next entry that is not a credit. */
function nextEntry(items: readonly JournalItem[], from: number): Entry | null {
  for (let at = from; at < items.length; at += 1) {
    const entry = items[at]?.entry;
    if (entry !== undefined && entry.type !== 'CreditGiven') return entry;
  }
  return null;
}

function partsOf(
  items: readonly JournalItem[],
  start: TurnPosition,
  system: RuleSystem,
  credits: Credits,
): readonly StoryPart[] {
  const parts: (StoryPart & { readonly lines: StoryLine[] })[] = [];
  let place = placeOf(start, system);
  for (const item of items) {
    if (item.entry.type === 'PhaseEntered' && !item.ignored)
      place = placeOf(item.entry.data.position, system);
    const here = item.entry.type === 'BattleStarted' ? BEFORE : place;
    const lines = linesOf(item, credits.get(namedAs(item.entry)) ?? {});
    const last = parts.at(-1);
    if (last !== undefined && last.phase === here.phase && last.step === here.step) {
      last.lines.push(...lines);
    } else if (lines.length > 0) {
      parts.push({ ...here, lines: [...lines] });
    }
  }
  return parts;
}

type StoryMoment = Pick<StoryPart, 'phase' | 'step'>;

const BEFORE: StoryMoment = { phase: null, step: null };

function placeOf(position: TurnPosition, system: RuleSystem): StoryMoment {
  return { phase: position.phase, step: namedStep(system, position) };
}

/** The lines of an entry, with one more if it ended the battle, unless the entry is the end itself. */
function linesOf(item: JournalItem, by: EntryLine['by']): readonly StoryLine[] {
  const lines = stepLines(item, by);
  const { entry, winners } = item;
  if (winners === null || entry.type === 'BattleEnded') return lines;
  return [...lines, { kind: 'ended', key: `${entry.id} end`, item, winners, by: {} }];
}

/** Moving on has no line of its own, but the statuses that it brings do; and so has a press that did not count. */
function stepLines(item: JournalItem, by: EntryLine['by']): readonly StoryLine[] {
  const { entry, ignored } = item;
  if (entry.type !== 'PhaseEntered' || ignored) return [{ kind: 'entry', key: entry.id, item, by }];
  return entry.data.changes.flatMap((change) =>
    change.kind === 'status'
      ? [
          {
            kind: 'became',
            key: `${entry.id} ${change.fighterId}`,
            item,
            fighterId: change.fighterId,
            to: change.to,
            by,
          },
        ]
      : [],
  );
}
