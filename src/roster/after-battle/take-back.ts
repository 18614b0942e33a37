import { mergedWarband } from '#roster/merge.ts';
import { parseWarband } from '#roster/parse.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';

/** What finishing an aftermath has changed, before and after. */
interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** The change that a history line stores for undoing it. */
export function changeOf(before: Warband, after: Warband, id: BattleId): Change {
  const draft = rowOf(before, id);
  return {
    before: { ...part(before), ...(draft === undefined ? {} : { draft }) },
    after: part(after),
  };
}

/**
 * The warband with its last aftermath undone, keeping what has been changed since; the aftermath is a draft again.
 * Null if that is impossible: another aftermath has been finished since, or the warband has grown too large.
 */
export function undoAfterBattle(
  warband: Warband,
  system: RosterSystem,
  id: BattleId,
): Warband | null {
  const last = warband.history?.at(-1);
  if (!isRecord(last) || last['id'] !== id || !isChange(last['change'])) return null;
  const { before, after } = last['change'];
  const { draft, ...was } = before;
  const { history = [], unfinished = [], ...rest } = warband;
  // A three-way merge: only the changes of the aftermath are reverted.
  const merged = mergedWarband(was, after, part(warband));
  const { purse: _, stash: __, holds: ___, ...whole } = rest;
  const older = history.slice(0, -1);
  const open = [...unfinished, ...(draft === undefined ? [] : [draft])];
  const back = parseWarband(
    {
      ...whole,
      ...(isRecord(merged) ? merged : {}),
      ...(older.length === 0 ? {} : { history: older }),
      ...(open.length === 0 ? {} : { unfinished: open }),
    },
    () => system,
  );
  return back.ok ? back.warband : null;
}

/** Whether the aftermath can be undone. */
export function mayTakeBack({ history }: Pick<Warband, 'history'>, id: BattleId): boolean {
  const last = history?.at(-1);
  return isRecord(last) && last['id'] === id && isChange(last['change']);
}

function part({ members, battles, purse, stash, holds }: Warband): Fields {
  return {
    members,
    battles,
    ...(purse === undefined ? {} : { purse }),
    ...(stash === undefined ? {} : { stash }),
    ...(holds === undefined ? {} : { holds }),
  };
}

function rowOf({ unfinished = [] }: Warband, id: BattleId): unknown {
  return unfinished.find((row) => isRecord(row) && row['id'] === id);
}

function isChange(value: unknown): value is { readonly before: Fields; readonly after: Fields } {
  return isRecord(value) && isRecord(value['before']) && isRecord(value['after']);
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
