import { Dexie } from 'dexie';
import { create } from 'zustand';
import { freshRows, type Row, type Tap, tapped } from './rows.ts';

interface Bare {
  readonly rows: readonly Row[];
  readonly taps: number;
  /** The number of taps on the disk. */
  readonly saved: number;
  readonly tap: (tap: Tap) => void;
}

// As in the app: a tap is saved once it would survive a power failure.
const db = new Dexie('bare', { chromeTransactionDurability: 'strict', cache: 'disabled' });
db.version(1).stores({ taps: '++' });
const table = db.table<Tap, number>('taps');

/** The number of fighters: `?n=120`. */
const count = Number(new URLSearchParams(location.search).get('n') ?? 24);

export const useBare = create<Bare>((set, get) => ({
  rows: freshRows(count),
  taps: 0,
  saved: 0,
  tap(tap) {
    const taps = get().taps + 1;
    set({ rows: tapped(get().rows, tap), taps });
    void table.add(tap).then(() => set({ saved: taps }));
  },
}));

/** Restores earlier taps. */
export async function readTaps(): Promise<void> {
  const before = await table.toArray();
  const rows = before.reduce<readonly Row[]>(tapped, freshRows(count));
  useBare.setState({ rows, taps: before.length, saved: before.length });
}
