// The soak’s own record of a battle: which taps were shown. It uses none of the app’s code, and reads the
// stored rows as plain JSON.

/** One tap that writes one entry. */
export type Tap =
  | { readonly kind: 'ring'; readonly who: string; readonly on: boolean }
  | { readonly kind: 'status'; readonly who: string; readonly to: string }
  | { readonly kind: 'wound'; readonly who: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'next' | 'answer' | 'undo' | 'redo' | 'end' };

/** A recorded tap. `sure`: its change was shown. Any other may have been saved or not. */
export interface RecordedTap {
  readonly tap: Tap;
  readonly sure: boolean;
}

/** A log entry as stored. */
export interface Row {
  readonly id: string;
  readonly battleId: string;
  readonly actor: string;
  readonly hlc: string;
  readonly type: string;
  readonly data: unknown;
}

/** What a screen shows of a fighter; null for what it does not show now. */
export interface Shown {
  readonly status: string;
  readonly ring: boolean | null;
  readonly lost: number | null;
}

/** Fighters by name. */
export type Picture = Readonly<Record<string, Shown>>;

/** A fighter’s state according to the stored entries. */
interface Standing {
  readonly status: string;
  readonly ring: boolean;
  /** Wounds lost. */
  readonly lost: number;
}

/** Rows of one battle in log order, without unreadable ones. */
export function logOf(battleId: string, rows: readonly unknown[]): readonly Row[] {
  return rows
    .filter(isRow)
    .filter((row) => row.battleId === battleId)
    .toSorted((a, b) => compare(a.hlc, b.hlc) || compare(a.actor, b.actor));
}

/**
 * Compares the stored log with the taps: every sure tap is there once, in order, and nothing else is.
 * @returns what is wrong, empty when nothing is; and the record with unsure taps resolved
 */
export function checkLog(
  recorded: readonly RecordedTap[],
  log: readonly Row[],
): { readonly wrong: readonly string[]; readonly recorded: readonly RecordedTap[] } {
  const [start, ...entries] = log;
  if (start?.type !== 'BattleStarted') {
    return { wrong: [`the log of ${log.length} rows has no beginning`], recorded };
  }
  const names = namesIn(start);
  const kept: RecordedTap[] = [];
  const wrong: string[] = [];
  let at = 0;
  for (const [index, one] of recorded.entries()) {
    const entry = entries[at];
    if (entry !== undefined && isOf(one.tap, entry, names, entries)) {
      kept.push({ tap: one.tap, sure: true });
      at += 1;
    } else if (one.sure) {
      wrong.push(
        `tap ${index + 1} of ${recorded.length} (${words(one.tap)}) was shown; the disk has ${entry === undefined ? 'nothing' : rowWords(entry)}`,
      );
      return { wrong, recorded };
    }
  }
  if (at < entries.length) {
    const extra = entries.slice(at).map(rowWords).join(', ');
    wrong.push(`the disk has ${entries.length - at} entries that nobody tapped: ${extra}`);
  }
  return { wrong, recorded: kept };
}

/** Rows that were there before and are missing or different now. */
export function checkHistory(
  before: ReadonlyMap<string, string>,
  rows: readonly unknown[],
): readonly string[] {
  const now = contentsOf(rows);
  return [...before].flatMap(([id, content]) => {
    const there = now.get(id);
    if (there === undefined) return [`the row ${id} is gone`];
    return there === content ? [] : [`the row ${id} says something else than before`];
  });
}

/** The content of each row, by id. */
export function contentsOf(rows: readonly unknown[]): ReadonlyMap<string, string> {
  return new Map(rows.filter(isRow).map((row) => [row.id, JSON.stringify(row, inOrder)]));
}

/** JSON with sorted fields, since rewritten rows may have another order. */
export function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => compare(a, b)));
}

/** Compares a screen with the stored state. @param wordOf the word of a status, by its id */
export function checkScreen(
  picture: Picture,
  log: readonly Row[],
  wordOf: (status: string) => string,
): readonly string[] {
  const standing = standingAfter(log);
  const missing = [...standing.keys()].filter((name) => picture[name] === undefined);
  const strange = Object.keys(picture).filter((name) => !standing.has(name));
  const differing = Object.entries(picture).flatMap(([name, shown]) => {
    const there = standing.get(name);
    if (there === undefined) return [];
    const status = wordOf(there.status);
    return [
      ...(shown.status === status
        ? []
        : [`${name} is shown as "${shown.status}", on the disk he is "${status}"`]),
      ...(shown.ring === null || shown.ring === there.ring
        ? []
        : [`the ring of ${name} is shown ${onOff(shown.ring)}, on the disk ${onOff(there.ring)}`]),
      ...(shown.lost === null || shown.lost === there.lost
        ? []
        : [`${name} is shown with ${shown.lost} wounds lost, on the disk with ${there.lost}`]),
    ];
  });
  return [
    ...missing.map((name) => `${name} is not on the screen`),
    ...strange.map((name) => `${name} is on the screen and not in the battle`),
    ...differing,
  ];
}

/** A simple fold: no undone entries, no rules, only what the rows contain. */
function standingAfter(log: readonly Row[]): ReadonlyMap<string, Standing> {
  const [start] = log;
  if (start === undefined) return new Map();
  const names = namesIn(start);
  const undone = undoneIn(log);
  const standing = new Map<string, Standing>();
  const patch = (id: unknown, change: Partial<Standing>) => {
    const before = standing.get(String(id)) ?? { status: 'standing', ring: false, lost: 0 };
    standing.set(String(id), { ...before, ...change });
  };
  const wounds = fullWounds(start);
  const apply = (change: unknown) => {
    const id = field(change, 'fighterId');
    switch (field(change, 'kind')) {
      case 'status':
        return patch(id, { status: String(field(change, 'to')) });
      case 'wounds':
        return patch(id, { lost: (wounds.get(String(id)) ?? 0) - Number(field(change, 'to')) });
      case 'flag':
        if (field(change, 'flag') !== NEAR_LEADER) return undefined;
        return patch(id, { ring: (field(change, 'value') ?? null) !== null });
      default:
        return undefined;
    }
  };
  for (const id of names.keys()) patch(id, {});
  for (const { id, type, data } of log) {
    if (undone.has(id) || type === 'EventUndone') continue;
    if (type === 'FlagSet') apply({ ...record(data), kind: 'flag' });
    for (const change of list(field(data, 'changes'))) apply(change);
  }
  return new Map(
    [...standing].flatMap(([id, one]) => {
      const name = names.get(id);
      return name === undefined ? [] : [[name, one] as const];
    }),
  );
}

const NEAR_LEADER = 'near-leader';

/** Names of the fighters by id, from the battle’s start. */
function namesIn(start: Row): ReadonlyMap<string, string> {
  return new Map(
    fightersIn(start).map((one) => [String(field(one, 'id')), String(field(one, 'label'))]),
  );
}

function fullWounds(start: Row): ReadonlyMap<string, number> {
  return new Map(
    fightersIn(start).map((one) => [
      String(field(one, 'id')),
      Number(field(field(one, 'profile'), 'W')),
    ]),
  );
}

/** Those with a row of their own: light sides are only counted. */
function fightersIn(start: Row): readonly unknown[] {
  return list(field(start.data, 'sides'))
    .filter((side) => field(side, 'light') !== true)
    .flatMap((side) => list(field(side, 'fighters')));
}

function undoneIn(log: readonly Row[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { id, type, data } of log.toReversed()) {
    if (type !== 'EventUndone' || undone.has(id)) continue;
    for (const target of list(field(data, 'entryIds'))) undone.add(String(target));
  }
  return undone;
}

/** Whether this tap writes such an entry. */
function isOf(
  tap: Tap,
  { type, data }: Row,
  names: ReadonlyMap<string, string>,
  log: readonly Row[],
): boolean {
  const who = names.get(String(field(data, 'fighterId')));
  switch (tap.kind) {
    case 'ring':
      return (
        type === 'FlagSet' &&
        who === tap.who &&
        field(data, 'flag') === NEAR_LEADER &&
        ((field(data, 'value') ?? null) !== null) === tap.on
      );
    case 'status':
      return type === 'StatusSet' && who === tap.who && field(data, 'to') === tap.to;
    case 'wound':
      return type === 'WoundLost' && who === tap.who;
    case 'note':
      return type === 'NoteWritten' && field(data, 'text') === tap.text;
    case 'next':
      return type === 'PhaseEntered';
    case 'answer':
      return type === 'DutyResolved';
    case 'end':
      return type === 'BattleEnded';
    case 'undo':
    case 'redo': {
      const [target] = list(field(data, 'entryIds'));
      const undoesUndo = log.find(({ id }) => id === target)?.type === 'EventUndone';
      return type === 'EventUndone' && undoesUndo === (tap.kind === 'redo');
    }
  }
}

/** A tap in words, for the list of steps. */
export function words(tap: Tap): string {
  switch (tap.kind) {
    case 'ring':
      return `${tap.who}: ring ${onOff(tap.on)}`;
    case 'status':
      return `${tap.who}: ${tap.to}`;
    case 'wound':
      return `${tap.who}: a wound`;
    case 'note':
      return `note "${tap.text}"`;
    case 'next':
    case 'answer':
    case 'undo':
    case 'redo':
    case 'end':
      return tap.kind;
  }
}

function rowWords({ type, id }: Row): string {
  return `${type} (${id})`;
}

function onOff(on: boolean): string {
  return on ? 'on' : 'off';
}

function isRow(row: unknown): row is Row {
  return (
    ['id', 'battleId', 'actor', 'hlc', 'type'].every(
      (name) => typeof field(row, name) === 'string',
    ) && typeof field(row, 'data') === 'object'
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function record(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
