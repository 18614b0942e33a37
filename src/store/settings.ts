/** The options of each setting that has some, in the order of the screen. */
export const OPTIONS = {
  theme: ['auto', 'dark', 'light'],
  /** Percent of the text size that the phone itself is set to. */
  textSize: [100, 125, 150, 200],
  /** The hand that holds the phone. */
  hand: ['left', 'right'],
  /** Whose dice are rolled by default: the players' own on the table, or the app's. */
  dice: ['mine', 'app'],
  /** Seconds untouched after which the table shows itself in large letters; 0 for never. */
  glance: [0, 45, 120],
} as const;

/**
 * Settings out of whatever this or another version has stored, by key: one line says what a setting takes, and
 * its default for anything else.
 */
export function readSettings(stored: Readonly<Record<string, unknown>>) {
  return {
    /** A language of the app; null to follow the phone. */
    language: textOrNull(stored['language']),
    theme: oneOf(OPTIONS.theme, stored['theme'], 'auto'),
    textSize: oneOf(OPTIONS.textSize, stored['textSize'], 100),
    hand: oneOf(OPTIONS.hand, stored['hand'], 'right'),
    dice: oneOf(OPTIONS.dice, stored['dice'], 'mine'),
    /** What other phones at the table call this player; '' for none given. */
    playerName: textOrNull(stored['playerName']) ?? '',
    vibration: yesOrNo(stored['vibration'], true),
    /** Keep the screen on during a battle. */
    wakeLock: yesOrNo(stored['wakeLock'], true),
    glance: oneOf(OPTIONS.glance, stored['glance'], 45),
    /** That display in two halves, one upside down for whoever sits opposite. */
    glanceFacing: yesOrNo(stored['glanceFacing'], false),
    /** Milliseconds since 1970; null before the first backup. */
    lastBackupAt: timestampOrNull(stored['lastBackupAt']),
    /** The battle after which the player was reminded of backups last, and answered; null before. */
    reminderAnswered: textOrNull(stored['reminderAnswered']),
    /** The player has seen the advice to install the app. */
    installAdvised: yesOrNo(stored['installAdvised'], false),
  };
}

export type Settings = Readonly<ReturnType<typeof readSettings>>;

export const DEFAULT_SETTINGS: Settings = readSettings({});

function oneOf<const T>(options: readonly T[], value: unknown, otherwise: NoInfer<T>): T {
  return options.find((option) => option === value) ?? otherwise;
}

function yesOrNo(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** An id or a name: a longer text is none. */
function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.length <= MAX_ID ? value : null;
}

const MAX_ID = 100;

/** Milliseconds since 1970 within the range of `Date`. */
function timestampOrNull(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= LATEST_TIMESTAMP ? value : null;
}

/** The last millisecond of a `Date`. */
const LATEST_TIMESTAMP = 8.64e15;
