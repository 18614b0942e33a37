import { type SaveStatus, saveCode } from './save-status.ts';

/** One write to the disk: all of its items get there, or none. */
export interface Write<Item> {
  readonly items: readonly Item[];
  /** @param earlier resolves once all writes begun before are on disk; rejects when one of them is not */
  readonly work: (earlier: () => Promise<unknown>) => Promise<void>;
  /** Whether it brings all that the writes before it were to bring: nobody waits for those any more then. */
  readonly whole?: boolean;
}

export interface WriteQueueOptions<Item> {
  readonly writesOf: (items: readonly Item[]) => readonly Write<Item>[];
  /**
   * The writes of a retry when every item is under way or nothing waits: they have to get past a write that
   * hangs and may come through after all. By default those of `writesOf`.
   */
  readonly rewritesOf?: (items: readonly Item[]) => readonly Write<Item>[];
  /** Called with a status that differs from the last one. */
  readonly onStatus: (status: SaveStatus) => void;
}

/**
 * What is on its way to the disk. Each write begins within the task of its own tap and waits for no other:
 * the database keeps their order. What fails is kept for the next try, which is the next tap or the
 * player's wish. "Saved" is said only when nothing is under way and nothing has failed.
 */
export interface WriteQueue<Item> {
  /**
   * Takes a new item, or a changed one. Its write has begun when this returns. The status is not reported
   * before a write ends or `report` is called: as a rule that takes less time than drawing "saving" does.
   * @returns resolves when the write has ended, whether it worked or not
   */
  readonly add: (item: Item) => Promise<void>;
  /** The same for many at once: as one write, while many would each look at all others. */
  readonly addAll: (items: readonly Item[]) => Promise<void>;
  readonly report: () => void;
  readonly retry: () => void;
  /** Begins a write besides those of `add`. */
  readonly begin: (write: Write<Item>) => void;
  /** What is not known to be on disk, oldest first. */
  readonly waiting: () => readonly Item[];
  /** Resolves when no write is under way. */
  readonly settled: () => Promise<SaveStatus>;
}

export function createWriteQueue<Item>({
  writesOf,
  rewritesOf = writesOf,
  onStatus,
}: WriteQueueOptions<Item>): WriteQueue<Item> {
  const waiting = new Map<Item, Version>();
  const underWay = new Set<Attempt<Item>>();
  /** Why the last write failed; null once another has begun. */
  let code: string | null = null;
  let reported: SaveStatus = { kind: 'saved' };

  const status = (): SaveStatus => {
    const late = [...underWay].some((attempt) => attempt.late) ? LATE : null;
    const failure = code ?? late;
    if (failure !== null) return { kind: 'failed', code: failure, waiting: waiting.size };
    return { kind: underWay.size > 0 ? 'saving' : 'saved' };
  };
  const report = () => {
    const now = status();
    if (saysTheSame(now, reported)) return;
    reported = now;
    onStatus(now);
  };
  const begin = ({ items, work, whole = false }: Write<Item>): Promise<void> => {
    const before = [...underWay];
    code = null;
    const versions = new Map(items.map((item) => [item, waiting.get(item)]));
    const written = promiseOf(() => work(() => Promise.all(before.map((one) => one.written))));
    let resolve = () => {};
    const ended = new Promise<void>((done) => {
      resolve = done;
    });
    const end = (failure: string | null) => {
      if (!underWay.delete(attempt)) return;
      clearTimeout(timer);
      if (failure === null) {
        for (const [item, version] of versions) {
          if (waiting.get(item) === version) waiting.delete(item);
        }
        for (const one of before) if (whole || isSuperseded(one, waiting)) one.end(null);
      } else code = failure;
      report();
      resolve();
    };
    const attempt: Attempt<Item> = { versions, written, ended, end, late: false };
    underWay.add(attempt);
    const timer = setTimeout(() => {
      attempt.late = true;
      report();
    }, LATE_AFTER);
    written.then(
      () => end(null),
      (problem: unknown) => end(saveCode(problem)),
    );
    return ended;
  };
  const beginAll = (writes: readonly Write<Item>[]) => Promise.all(writes.map(begin));
  const unsent = () => {
    const sent = [...underWay];
    return [...waiting].flatMap(([item, version]) =>
      sent.some(({ versions }) => versions.get(item) === version) ? [] : [item],
    );
  };
  const settled = async (): Promise<SaveStatus> => {
    await Promise.all([...underWay].map(({ ended }) => ended));
    return underWay.size === 0 ? status() : settled();
  };

  const addAll = async (items: readonly Item[]) => {
    for (const item of items) waiting.set(item, Symbol('version'));
    await beginAll(writesOf(unsent()));
  };

  return {
    add: (item) => addAll([item]),
    addAll,
    report,
    retry: () => {
      const left = unsent();
      if (left.length > 0) void beginAll(writesOf(left));
      else if (status().kind === 'failed') void beginAll(rewritesOf([...waiting.keys()]));
      report();
    },
    begin: (write) => {
      void begin(write);
      report();
    },
    waiting: () => [...waiting.keys()],
    settled,
  };
}

/** A state of an item: each change makes another. */
type Version = symbol;

/** A write that is under way. */
interface Attempt<Item> {
  /** What it brings, and which state of it. */
  readonly versions: ReadonlyMap<Item, Version | undefined>;
  readonly written: Promise<void>;
  /** Resolves when it has ended or nobody waits for it any more. */
  readonly ended: Promise<void>;
  /** @param failure null when all that it was to bring is on disk, be it by another write */
  readonly end: (failure: string | null) => void;
  late: boolean;
}

/** Whether all that a write was to bring has got to the disk without it. */
function isSuperseded<Item>(
  { versions }: Attempt<Item>,
  waiting: ReadonlyMap<Item, unknown>,
): boolean {
  return versions.size > 0 && ![...versions.keys()].some((item) => waiting.has(item));
}

/** Begins some work at once; what it throws there and then rejects too. */
async function promiseOf(work: () => Promise<void>): Promise<void> {
  await work();
}

/** Milliseconds after which an unfinished write is shown to players. */
const LATE_AFTER = 10_000;

/** The disk has not said yet what becomes of a write; a word key beside those of its refusals. */
const LATE = 'late';
export type Late = typeof LATE;

function saysTheSame(one: SaveStatus, other: SaveStatus): boolean {
  if (one.kind !== 'failed' || other.kind !== 'failed') return one.kind === other.kind;
  return one.code === other.code && one.waiting === other.waiting;
}
