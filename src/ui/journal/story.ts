import { departuresBy } from '#battle/ending.ts';
import type { Entry, EntryId } from '#battle/events.ts';
import { type PassedPhase, passedBetween } from '#battle/going-on.ts';
import type { JournalItem, JournalTurn } from '#battle/selectors.ts';
import { namedStep } from '#battle/turn.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** One player turn as the journal tells it, oldest part first. */
export interface StoryTurn {
  readonly position: TurnPosition;
  /** Phases that play has passed over in one go, in their order. */
  readonly passed: readonly string[];
  /** Empty when nothing happened worth a line. */
  readonly parts: readonly StoryPart[];
}

/** What happened in one phase, or one step of it. */
export interface StoryPart {
  /** Null before the first phase. */
  readonly phase: string | null;
  /** Null for phases without steps. */
  readonly step: string | null;
  readonly lines: readonly StoryLine[];
}

export type StoryLine = EntryLine | BecameLine | EndedLine;

/** What players told or did. */
export interface EntryLine {
  readonly kind: 'entry';
  readonly key: string;
  readonly item: JournalItem;
  /** Who is credited with it, by victim. */
  readonly by: Readonly<Record<FighterId, string>>;
}

/** A status that came by itself when play moved on. */
export interface BecameLine {
  readonly kind: 'became';
  readonly key: string;
  readonly item: JournalItem;
  readonly fighterId: FighterId;
  readonly to: string;
  readonly by: Readonly<Record<FighterId, string>>;
}

/** The battle was over with the step before it, whose own words say something else. */
export interface EndedLine {
  readonly kind: 'ended';
  readonly key: string;
  readonly item: JournalItem;
  /** Names; none when nobody has won. */
  readonly winners: readonly string[];
  readonly by: Readonly<Record<FighterId, string>>;
}

/**
 * The log arranged for reading: by phase where something happened, each credit with what it credits,
 * a lost wound with the injury roll that it led to.
 */
export function storyOf(turns: readonly JournalTurn[], system: RuleSystem): readonly StoryTurn[] {
  const credits = creditsIn(turns);
  const passed = passedIn(turns, system);
  return turns.map(({ position, items }) => ({
    position,
    passed: passed.flatMap(({ turn, phase }) => (turn === position.turn ? [phase] : [])),
    parts: partsOf(items.filter(worthALine(items, credits)), position, system, credits),
  }));
}

/** Every phase that was left out and that nobody has come back to. */
function passedIn(turns: readonly JournalTurn[], system: RuleSystem): readonly PassedPhase[] {
  let place: TurnPosition | null = turns[0]?.position ?? null;
  let passed: readonly PassedPhase[] = [];
  for (const { entry } of turns.flatMap(({ items }) => items)) {
    if (entry.type !== 'PhaseEntered') continue;
    const { position } = entry.data;
    const back = ({ turn, phase }: PassedPhase) =>
      turn === position.turn && phase === position.phase;
    const between = place === null ? [] : passedBetween(place, position, system);
    passed = [...passed.filter((one) => !back(one)), ...between];
    place = position;
  }
  return passed;
}

/**
 * What a turn is remembered by: who went out of action, how the tests of a whole side went, who left and by
 * what it ended.
 */
export function mainEvents(turn: StoryTurn, system: RuleSystem): readonly StoryLine[] {
  const out = new Set(
    system.statuses.filter((row) => row.tone === 'out-of-action').map((row) => row.id),
  );
  return turn.parts.flatMap(({ lines }) =>
    lines.filter((line) => {
      const { entry } = line.item;
      // Who has won stands above; only a step without words of its own leaves the end to this line.
      if (line.kind === 'ended') return entry.type === 'PhaseEntered';
      if (line.kind === 'became') return out.has(line.to);
      if (line.item.winners !== null || departuresBy(entry).length > 0) return true;
      if (entry.type === 'DutyResolved' && entry.data.fighterId === null) {
        return entry.data.resolves && entry.data.test !== null;
      }
      return statusesIn(entry).some((status) => out.has(status));
    }),
  );
}

/** The states that an entry brought anybody. */
function statusesIn(entry: Entry): readonly string[] {
  if (entry.type === 'StatusSet' || entry.type === 'InjuryRolled') {
    return entry.data.to === null ? [] : [entry.data.to];
  }
  if (entry.type !== 'Settled' && entry.type !== 'DutyResolved') return [];
  return entry.data.changes.flatMap((change) => (change.kind === 'status' ? [change.to] : []));
}

/** Who is credited, by the entry and its victims. */
type Credits = ReadonlyMap<EntryId, Readonly<Record<FighterId, string>>>;

/** What was said last counts. */
function creditsIn(turns: readonly JournalTurn[]): Credits {
  const credits = new Map<EntryId, Readonly<Record<FighterId, string>>>();
  const items = turns.flatMap((turn) => turn.items);
  for (const { entry } of items) credits.set(entry.id, {});
  for (const { entry, names, said } of items) {
    if (entry.type === 'Settled') {
      const given = entry.data.credits.map(
        ({ victimId, byId }) => [victimId, names[byId] ?? '?'] as const,
      );
      credits.set(entry.id, Object.fromEntries(given));
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

/** Leaves out what another line tells already. */
function worthALine(items: readonly JournalItem[], credits: Credits) {
  return ({ entry }: JournalItem, index: number): boolean => {
    if (entry.type === 'CreditGiven') return !credits.has(entry.data.entryId);
    if (entry.type !== 'WoundLost') return true;
    const next = nextTold(items, index + 1);
    return next?.type !== 'InjuryRolled' || next.data.fighterId !== entry.data.fighterId;
  };
}

/** The entry from there on that is no credit. */
function nextTold(items: readonly JournalItem[], from: number): Entry | null {
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
    if (item.entry.type === 'PhaseEntered') place = placeOf(item.entry.data.position, system);
    const here = item.entry.type === 'BattleStarted' ? BEFORE : place;
    const lines = linesOf(item, credits.get(item.entry.id) ?? {});
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

/** What happened, and with what it ended the battle who has won: the players' own word for it says so itself. */
function linesOf(item: JournalItem, by: EntryLine['by']): readonly StoryLine[] {
  const told = stepLines(item, by);
  const { entry, winners } = item;
  if (winners === null || entry.type === 'BattleEnded') return told;
  return [...told, { kind: 'ended', key: `${entry.id} end`, item, winners, by: {} }];
}

/** Moving on is no line of its own; what it brought is. */
function stepLines(item: JournalItem, by: EntryLine['by']): readonly StoryLine[] {
  const { entry } = item;
  if (entry.type !== 'PhaseEntered') return [{ kind: 'entry', key: entry.id, item, by }];
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
