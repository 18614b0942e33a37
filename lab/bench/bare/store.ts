import { Dexie } from 'dexie';
import { create } from 'zustand';
import { freshRows, type Row, type Tap, tapped } from './rows.ts';

interface Bare {
  readonly rows: readonly Row[];
  readonly taps: number;
  /** How many of the taps are on the disk. */
  readonly saved: number;
  readonly tap: (tap: Tap) => void;
}

// As the app has it: a tap is saved once it would outlive the battery.
const db = new Dexie('bare', { chromeTransactionDurability: 'strict', cache: 'disabled' });
db.version(1).stores({ taps: '++' });
const table = db.table<Tap, number>('taps');

/** How many fighters there are: `?n=120`. */
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

/** Brings back what was tapped before. */
export async function readTaps(): Promise<void> {
  const before = await table.toArray();
  const rows = before.reduce<readonly Row[]>(tapped, freshRows(count));
  useBare.setState({ rows, taps: before.length, saved: before.length });
}
