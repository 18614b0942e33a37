import type { BattleId, WarbandId } from '#rules/contract/ids.ts';
import { historyOf } from './after-battle/history.ts';
import { folded } from './folded.ts';
import { grouped } from './grouped.ts';
import type { Warband } from './warband.ts';

// Who met whom. Each record of a battle, a warband's history or a log, gives reports; reports of one battle,
// from whatever phone, merge by its id.

/** A warband as a record names it. */
export interface Party {
  readonly id: WarbandId;
  readonly name: string;
  readonly emblem: string;
}

/** What one record has of two enemies in one battle. */
export interface Report {
  readonly battleId: BattleId;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  readonly between: readonly [Party, Party];
  /** Null if nobody won; absent if the record does not have it, as of the two beaten sides of three. */
  readonly winner?: WarbandId | null;
}

/** Two enemies in one battle, by all reports of it. */
export interface Meeting {
  readonly battleId: BattleId;
  readonly at: number;
  readonly title: string;
  /** In the order of their ids. */
  readonly ids: readonly [WarbandId, WarbandId];
  /** Each that a report names, null for nobody; several if reports differ, none if none has it. */
  readonly winners: readonly (WarbandId | null)[];
}

/** How it stands between two warbands, seen from one of them. */
export interface Score {
  readonly met: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Battles of which reports name different winners; they count for nobody. */
  readonly differing: number;
}

/**
 * The meetings that reports tell of, oldest first. Reports merge as a union: their order and their number do not
 * matter.
 */
export function meetingsOf(reports: readonly Report[]): readonly Meeting[] {
  return [...grouped(reports, meetingKey).values()]
    .flatMap((told) => merged(told) ?? [])
    .toSorted(
      (one, other) =>
        one.at - other.at ||
        compared(one.battleId, other.battleId) ||
        compared(one.ids.join(' '), other.ids.join(' ')),
    );
}

function meetingKey({ battleId, between }: Report): string {
  return [battleId, ...idsOf(between)].join(' ');
}

function idsOf([one, other]: Report['between']): Meeting['ids'] {
  return one.id < other.id ? [one.id, other.id] : [other.id, one.id];
}

function merged(reports: readonly Report[]): Meeting | null {
  const [first] = reports;
  if (first === undefined || first.between[0].id === first.between[1].id) return null;
  const said = reports.flatMap(({ winner }) => (winner === undefined ? [] : [winner]));
  return {
    battleId: first.battleId,
    // Of two clocks, and of two names, the same one is taken on every phone.
    at: Math.max(...reports.map(({ at }) => at)),
    title: reports.map(({ title }) => title).reduce((a, b) => (a > b ? a : b)),
    ids: idsOf(first.between),
    winners: [...new Set(said)].toSorted((one, other) => compared(one ?? '', other ?? '')),
  };
}

/** How it stands between the two, seen from the first. */
export function scoreOf(meetings: readonly Meeting[], own: WarbandId, other: WarbandId): Score {
  const both = battlesOf(meetings, own, other);
  const count = (winner: WarbandId | null) =>
    both.filter(({ winners }) => winners.length === 1 && winners[0] === winner).length;
  return {
    met: both.length,
    won: count(own),
    lost: count(other),
    drawn: count(null),
    differing: both.filter(({ winners }) => winners.length > 1).length,
  };
}

/** The meetings of two warbands, in their order. */
export function battlesOf(
  meetings: readonly Meeting[],
  one: WarbandId,
  other: WarbandId,
): readonly Meeting[] {
  return meetings.filter(({ ids }) => ids.includes(one) && ids.includes(other));
}

/**
 * What the histories of warbands tell of those they met. A side without a list is nobody's; a line of an older
 * version has its enemy by name alone, which is enough if only one warband bears it.
 * @param others who is known from elsewhere
 */
export function reportsOfHistories(
  warbands: readonly Warband[],
  others: readonly Party[] = [],
): readonly Report[] {
  const lines = warbands.flatMap((warband) =>
    historyOf(warband).map((line) => ({ line, own: asParty(warband) })),
  );
  const foes = lines.flatMap(({ line: { foes: met, against } }) =>
    met.flatMap((foe, at) => asFoe(foe, against[at]) ?? []),
  );
  const named = grouped([...warbands.map(asParty), ...others, ...foes], ({ name }) => folded(name));
  const byName = (name: string): Party | null => {
    const bearers = named.get(folded(name)) ?? [];
    const [bearer] = bearers;
    const only = name !== '' && bearers.every(({ id }) => id === bearer?.id);
    return only && bearer !== undefined ? bearer : null;
  };
  return lines.flatMap(({ line, own }) => {
    const { id: battleId, at, title, against, foes: met, result } = line;
    const enemies = against.flatMap((name, index) => {
      const foe = met[index];
      return (foe === undefined ? byName(name) : asFoe(foe, name)) ?? [];
    });
    return enemies.map((enemy): Report => {
      const winner = { won: own.id, lost: enemy.id, none: null }[result];
      const said = { battleId, at, title, between: [own, enemy] } as const;
      // Which of several enemies has won is not in this line.
      return result === 'lost' && against.length > 1 ? said : { ...said, winner };
    });
  });
}

function asParty({ id, name, emblem }: Party): Party {
  return { id, name, emblem };
}

function asFoe(
  { warbandId, emblem }: { readonly warbandId: WarbandId | null; readonly emblem: string },
  name = '',
): Party | null {
  return warbandId === null ? null : { id: warbandId, name, emblem };
}

/** The order of two texts, the same on every phone. */
export function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
