import { parseWarband } from '#roster/parse.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import { sameContent } from '#roster/same-content.ts';
import type { Warband } from '#roster/warband.ts';
import { betweenIn, type Change, changeIn } from './line.ts';

/** The change that a row between battles stores for undoing it. */
export function changeOf(before: Warband, after: Warband): Change {
  const ids = new Set([...before.members, ...after.members].map(({ id }) => id));
  const members = [...ids].flatMap((id) => {
    const was = before.members.find((one) => one.id === id) ?? null;
    const is = after.members.find((one) => one.id === id) ?? null;
    const at = before.members.findIndex((one) => one.id === id);
    return was === is ? [] : [{ id, at: Math.max(0, at), before: was, after: is }];
  });
  return {
    members,
    purse: { before: before.purse ?? null, after: after.purse ?? null },
    stash: { before: before.stash ?? null, after: after.stash ?? null },
    released: (before.holds ?? []).filter(({ id }) => !isHeld(after, id)),
    told: members.flatMap(({ id, after: left }) => (left === null ? id : [])),
  };
}

function isHeld({ holds = [] }: Pick<Warband, 'holds'>, id: string): boolean {
  return holds.some((one) => one.id === id);
}

/**
 * The warband without the newest row of its history, if that is the one of this id. Null if it is not, or if it can't
 * be undone: somebody of it has changed since, or its gold or its things have been spent.
 */
function withoutBetween(warband: Warband, system: RosterSystem, id: string): Warband | null {
  const { history = [], purse: _, stash: __, ...whole } = warband;
  const row = history.at(-1);
  const change = betweenIn(row)?.id === id ? changeIn(row) : null;
  if (change === null) return null;
  const purse = amountsBack(warband.purse ?? null, change.purse);
  const stash = amountsBack(warband.stash ?? null, change.stash);
  const members = membersBack(warband.members, change.members);
  if (purse === 'spent' || stash === 'spent' || members === null) return null;
  const older = history.slice(0, -1).map((one) => untold(one, change.told));
  const holds = [...(warband.holds ?? []), ...change.released];
  const back = parseWarband(
    {
      ...whole,
      members,
      ...(purse === null ? {} : { purse }),
      ...(stash === null ? {} : { stash }),
      ...(holds.length === 0 ? {} : { holds }),
      ...(older.length === 0 ? {} : { history: older }),
    },
    () => system,
  );
  return back.ok ? back.warband : null;
}

/** A row of the history without the end of these members. */
function untold(row: unknown, ids: Change['told']): unknown {
  if (ids.length === 0 || typeof row !== 'object' || row === null || !('gone' in row)) return row;
  const { gone } = row;
  if (!Array.isArray(gone)) return row;
  const left = gone.filter((one: unknown) => !(isOf(one) && ids.some((id) => id === one.id)));
  return left.length === gone.length ? row : { ...row, gone: left };
}

function isOf(row: unknown): row is { readonly id: unknown } {
  return typeof row === 'object' && row !== null && 'id' in row;
}

type Amounts = Readonly<Record<string, number>> | null;

/** What is there without what the row brought, and with what it cost. */
function amountsBack(now: Amounts, { before, after }: Change['purse']): Amounts | 'spent' {
  const ids = new Set([now, before, after].flatMap((one) => Object.keys(one ?? {})));
  const back = [...ids].map(
    (id) => [id, (now?.[id] ?? 0) - (after?.[id] ?? 0) + (before?.[id] ?? 0)] as const,
  );
  if (back.some(([, amount]) => amount < 0)) return 'spent';
  // Kinds that were not there before go again.
  const kept = back.filter(([id, amount]) => amount > 0 || Object.hasOwn(before ?? {}, id));
  return before === null && kept.length === 0 ? null : Object.fromEntries(kept);
}

function membersBack(
  now: Warband['members'],
  touched: Change['members'],
): readonly unknown[] | null {
  const untouched = touched.every(({ id, after }) =>
    sameContent(now.find((one) => one.id === id) ?? null, after),
  );
  if (!untouched) return null;
  const ids = new Set(touched.map(({ id }) => id));
  return touched
    .filter(({ before }) => before !== null)
    .toSorted((one, other) => one.at - other.at)
    .reduce<readonly unknown[]>(
      (all, { at, before }) => all.toSpliced(at, 0, before),
      now.filter(({ id }) => !ids.has(id)),
    );
}

/**
 * All warbands of which something between battles has a row, without it. Null if one of them can't undo it, so that
 * none does; empty if nobody has it.
 */
export function takenBack(
  warbands: readonly Warband[],
  systemOf: (id: string) => RosterSystem | null,
  id: string,
): readonly Warband[] | null {
  const back = warbands
    .filter(({ history = [] }) => history.some((row) => betweenIn(row)?.id === id))
    .map((warband) => {
      const system = systemOf(warband.systemId);
      return system === null ? null : withoutBetween(warband, system, id);
    });
  const whole = back.filter((one) => one !== null);
  return whole.length === back.length ? whole : null;
}
