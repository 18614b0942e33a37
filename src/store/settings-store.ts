import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Ports } from './ports.ts';
import { type SaveStatus, saveCode } from './save-status.ts';
import { createWriteQueue } from './write-queue.ts';

const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Percent of the text size that the phone itself is set to. */
const TEXT_SIZES = [100, 125, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Whose dice are rolled by default: the players' own on the table, or the app's. */
const DICE = ['mine', 'app'] as const;
export type DicePreference = (typeof DICE)[number];

/** Seconds untouched after which the table shows itself in large letters; 0 for never. */
const GLANCES = [0, 45, 120] as const;
export type GlanceAfter = (typeof GLANCES)[number];

/** The hand that holds the phone. */
const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

export interface Settings {
  /** A language of the app; null to follow the phone. */
  readonly language: string | null;
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly hand: Hand;
  readonly dice: DicePreference;
  readonly vibration: boolean;
  /** Keep the screen on during a battle. */
  readonly wakeLock: boolean;
  readonly glance: GlanceAfter;
  /** Milliseconds since 1970; null before the first backup. */
  readonly lastBackupAt: number | null;
  /** The battle after which the player was reminded of backups last, and answered; null before. */
  readonly reminderAnswered: string | null;
  /** The player has seen the advice to install the app. */
  readonly installAdvised: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'auto',
  textSize: 100,
  hand: 'right',
  dice: 'mine',
  vibration: true,
  wakeLock: true,
  glance: 45,
  lastBackupAt: null,
  reminderAnswered: null,
  installAdvised: false,
};

export interface SettingsState extends Settings {
  readonly save: SaveStatus;
  /** Reads the disk; the defaults apply until then, and when it can't be read. Never rejects. */
  readonly load: () => Promise<void>;
  /** Takes effect at once; writing to disk follows. */
  readonly change: <K extends keyof Settings>(key: K, value: Settings[K]) => void;
  /** Tries again what failed, be it writing or reading. */
  readonly retrySave: () => void;
}

export type SettingsStore = StoreApi<SettingsState>;

/** The player's settings: stored values where they are valid, defaults elsewhere. */
export function createSettingsStore(ports: Pick<Ports, 'settings'>): SettingsStore {
  return createStore<SettingsState>()((set, get) => {
    const queue = createWriteQueue<keyof Settings>({
      writesOf: (keys) =>
        keys.map((key) => ({ items: [key], work: () => ports.settings.save(key, get()[key]) })),
      onStatus: (save) => set({ save }),
    });
    return {
      ...DEFAULT_SETTINGS,
      save: { kind: 'saved' },
      load: async () => {
        try {
          const stored = readSettings(await ports.settings.load());
          set({ ...stored, save: { kind: 'saved' } });
        } catch (problem) {
          set({ save: { kind: 'failed', code: saveCode(problem), waiting: 0 } });
        }
      },
      change: (key, value) => {
        set((state) => ({ ...state, [key]: value }));
        void queue.add(key);
        queue.report();
      },
      retrySave: () => {
        const { save } = get();
        // A failure with nothing waiting was one of reading.
        if (save.kind === 'failed' && save.waiting === 0) void get().load();
        else queue.retry();
      },
    };
  });
}

/** Settings out of whatever this or another version has stored; unknown values become defaults. */
export function readSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const { language, theme, textSize, hand, dice, vibration, wakeLock, lastBackupAt } = stored;
  const { reminderAnswered, installAdvised, glance } = stored;
  return {
    language: typeof language === 'string' ? language : DEFAULT_SETTINGS.language,
    theme: oneOf(THEMES, theme, DEFAULT_SETTINGS.theme),
    textSize: oneOf(TEXT_SIZES, textSize, DEFAULT_SETTINGS.textSize),
    hand: oneOf(HANDS, hand, DEFAULT_SETTINGS.hand),
    dice: oneOf(DICE, dice, DEFAULT_SETTINGS.dice),
    vibration: typeof vibration === 'boolean' ? vibration : DEFAULT_SETTINGS.vibration,
    wakeLock: typeof wakeLock === 'boolean' ? wakeLock : DEFAULT_SETTINGS.wakeLock,
    glance: oneOf(GLANCES, glance, DEFAULT_SETTINGS.glance),
    lastBackupAt: isTimestamp(lastBackupAt) ? lastBackupAt : DEFAULT_SETTINGS.lastBackupAt,
    reminderAnswered: typeof reminderAnswered === 'string' ? reminderAnswered : null,
    installAdvised: installAdvised === true,
  };
}

/** Whether a value is milliseconds since 1970 within the range of `Date`. */
function isTimestamp(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LATEST_TIMESTAMP;
}

/** The last millisecond of a `Date`. */
const LATEST_TIMESTAMP = 8.64e15;

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}
