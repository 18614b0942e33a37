import { createStore, type StoreApi } from 'zustand/vanilla';
import { sameContent } from '#roster/same-content.ts';
import type { Ports } from './ports.ts';
import { type SaveStatus, saveCode } from './save-status.ts';
import { DEFAULT_SETTINGS, readSettings, type Settings } from './settings.ts';
import { createWriteQueue } from './write-queue.ts';

export interface SettingsState extends Settings {
  readonly save: SaveStatus;
  /** All rows as the disk has them, by key: those that are no settings are parsed by what keeps them. */
  readonly rows: Readonly<Record<string, unknown>>;
  /** Reads the disk; the defaults apply until then, and when it can't be read. Never rejects. */
  readonly load: () => Promise<void>;
  /** Reads what other tabs have written; unsaved changes of this tab win. Never rejects. */
  readonly lookAgain: () => Promise<void>;
  /** Takes effect at once; writing to disk follows. */
  readonly change: <K extends keyof Settings>(key: K, value: Settings[K]) => void;
  /** The same for a row that is no setting. */
  readonly keep: (key: string, value: unknown) => void;
  /** Tries again what failed, be it writing or reading. */
  readonly retrySave: () => void;
}

export type SettingsStore = StoreApi<SettingsState>;

/** The player's settings: stored values where they are valid, defaults elsewhere. */
export function createSettingsStore(ports: Pick<Ports, 'settings'>): SettingsStore {
  return createStore<SettingsState>()((set, get) => {
    /** Whether another tab may have the last word on a row that this one was writing while it read. */
    let behind = false;
    const queue = createWriteQueue<string>({
      writesOf: (keys) =>
        keys.map((key) => ({
          items: [key],
          work: () => ports.settings.save(key, get().rows[key]),
        })),
      onStatus: (save) => {
        set({ save });
        if (!behind || save.kind === 'saving') return;
        behind = false;
        void get().lookAgain();
      },
    });
    const read = async (): Promise<void> => {
      const before = get().rows;
      const waiting = queue.waiting();
      const stored = await ports.settings.load();
      // What has been written meanwhile may have been read before it was.
      if (waiting.length > 0 && queue.waiting().length === 0) return read();
      const now = get().rows;
      const own = Object.entries(now).filter(
        ([key, value]) => waiting.includes(key) || value !== before[key],
      );
      const rows = { ...stored, ...Object.fromEntries(own) };
      behind ||= waiting.length > 0;
      if (!sameContent(rows, now)) set({ ...readSettings(rows), rows });
      return undefined;
    };
    const keep = (key: string, value: unknown) => {
      set(({ rows }) => ({ rows: { ...rows, [key]: value } }));
      void queue.add(key);
      queue.report();
    };
    return {
      ...DEFAULT_SETTINGS,
      save: { kind: 'saved' },
      rows: {},
      load: async () => {
        try {
          await read();
          set({ save: { kind: 'saved' } });
        } catch (problem) {
          set({ save: { kind: 'failed', code: saveCode(problem), waiting: 0 } });
        }
      },
      lookAgain: () => read().catch(() => undefined),
      change: (key, value) => {
        set((state) => ({ ...state, [key]: value }));
        keep(key, value);
      },
      keep,
      retrySave: () => {
        const { save } = get();
        // A failure with nothing waiting was one of reading.
        if (save.kind === 'failed' && save.waiting === 0) void get().load();
        else queue.retry();
      },
    };
  });
}
