import type { Entry } from '#battle/events.ts';
import type { EntryId } from '#battle/hlc.ts';
import type { Hold } from '#battle/hold.ts';
import type { Photo } from '#roster/photo.ts';
import type { Warband } from '#roster/warband.ts';
import type { ActorId, BattleId, WarbandId, WarriorId } from '#rules/contract/ids.ts';

/** What the stores need from outside. The app provides IndexedDB, a clock and dice; tests provide their own. */
export interface Ports {
  readonly battleLog: BattleLogPort;
  readonly warbands: WarbandsPort;
  readonly settings: SettingsPort;
  readonly clock: () => number;
  /** A whole number from 1 to `sides`, evenly. */
  readonly die: (sides: number) => number;
  /** A fresh, unguessable id part. */
  readonly freshId: () => string;
  readonly actor: ActorId;
  /** Takes a new identity, which `actor` is from then on; the one before stays this device's. Never throws. */
  readonly renewActor: () => ActorId;
  /** What parses rows. Rejects with a `NotFetched`. */
  readonly rowReader: () => Promise<ReadRows>;
  /**
   * Decides when to show a tap whose write is under way: at once, or when it has been written.
   * @param written resolves when the write has ended, whether it worked or not
   */
  readonly reveal: (written: Promise<void>, show: () => void) => void;
  /** Decides when to show what another phone did: not under a thumb on its way to something else. */
  readonly revealForeign: (show: () => void) => void;
  /** Asks for the sole right to write a battle; resolves to false while another tab holds it. */
  readonly holdBattle: (battleId: BattleId, onLost: () => void) => Promise<Hold>;
}

/** Parses raw rows into entries of the current version; counts those that can't be read. */
export type ReadRows = (rows: readonly unknown[]) => {
  readonly entries: readonly Entry[];
  readonly unreadable: number;
};

/** `headless`: the entries are stored, but the first entry of their log is gone. */
export type Appended = 'added' | 'headless';

export interface BattleLogPort {
  /**
   * Resolves when the entries are on disk; rejects with a `SaveError`-shaped reason when they are not.
   * @param first the first entry of the log, whose presence is checked too; none when it is among the new
   *   entries
   */
  readonly append: (entries: readonly Entry[], first?: EntryId | null) => Promise<Appended>;
  /**
   * Stores the entries of a log that are missing, and changes nothing else. Rejects like `append`.
   */
  readonly complete: (entries: readonly Entry[]) => Promise<void>;
  readonly load: (battleId: BattleId) => Promise<readonly Entry[]>;
  /** Number of rows of a battle on disk, readable or not. */
  readonly count: (battleId: BattleId) => Promise<number>;
  /** Ids of all battles, newest first. */
  readonly list: () => Promise<readonly BattleId[]>;
  readonly remove: (battleId: BattleId) => Promise<void>;
}

export interface WarbandsPort {
  readonly list: () => Promise<readonly Warband[]>;
  /**
   * Resolves when it is on disk; to `merged` when the stored warband was not this tab's base, so that only
   * this tab's changes were written into it.
   * @param base the warband as this tab last read or wrote it, asked for once earlier writes have ended;
   *   null for a new one
   */
  readonly save: (warband: Warband, base?: () => Warband | null) => Promise<'put' | 'merged'>;
  readonly remove: (id: WarbandId) => Promise<void>;
}

/** The players' photos of their members. Its promises reject with a `SaveError`-shaped reason. */
export interface PhotosPort {
  readonly list: (warbandId: WarbandId) => Promise<readonly Photo[]>;
  readonly save: (photo: Photo) => Promise<void>;
  readonly remove: (ids: readonly WarriorId[]) => Promise<void>;
}

export interface SettingsPort {
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  readonly save: (key: string, value: unknown) => Promise<void>;
}

/** How much of the device the app may rely on; codes are word keys. */
export interface StorageReport {
  readonly persistence: 'granted' | 'denied' | 'unsupported' | 'unanswered';
  /** Bytes; null when the browser doesn't say. */
  readonly used: number | null;
  readonly available: number | null;
}

/** What a restore brought. */
export interface RestoreCounts {
  readonly battles: number;
  readonly entries: number;
  readonly warbands: number;
  readonly differing: readonly DifferingWarband[];
  /** Names of unreadable warbands, which were stored beside the others. */
  readonly unreadable: readonly string[];
  /** Names of packs of the player's own that were not here. */
  readonly packs: readonly string[];
  /** Of those of which the backup had another version: the one changed last was kept. */
  readonly differingPacks: readonly string[];
  /** Entries left out because they contradict stored ones. */
  readonly conflicts: number;
  /** Entries left out because they are dated at the end of time, where nothing could follow. */
  readonly ahead: number;
  /** Photos that could not be stored. */
  readonly photosMissing: number;
}

/** A warband of which the backup had another version: the one changed last was kept. */
export interface DifferingWarband {
  readonly id: string;
  readonly kept: 'here' | 'in-backup';
  readonly here: WarbandVersion;
  readonly inBackup: WarbandVersion;
}

/** One of two versions of a warband, as a raw row. */
export interface WarbandVersion {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly row: { readonly id: string };
}

export type RestoreResult =
  | { readonly restored: RestoreCounts }
  | {
      readonly refused: string;
      readonly detail: { readonly part: string; readonly count: number } | null;
    };

/** Reports the progress of long work, in entries. */
export type OnProgress = (done: number, total: number) => void;

/** A copy of everything that stays on this device. */
export interface LocalCopy {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  /** Why it was taken; a word key. */
  readonly cause: 'battle-ended' | 'restore' | 'wipe' | 'return';
  /** Names of the sides, if it was taken at the end of a battle; otherwise empty. */
  readonly sides: readonly string[];
  readonly battles: number;
  readonly warbands: number;
}

/** A backup file, not written yet. */
export interface BackupText {
  readonly name: string;
  readonly text: string;
}

/** The file that backups are written to, in browsers with the File System Access API. */
export interface BackupFilePort {
  /** Name of the chosen file; null when there is none. */
  readonly chosen: () => Promise<string | null>;
  /** Lets the player choose it; resolves to its name, or null when the dialog is cancelled. */
  readonly choose: () => Promise<string | null>;
  readonly forget: () => Promise<void>;
  /**
   * Writes a backup into it. `none` no file chosen · `not-allowed` permission is missing or denied ·
   * `failed` the file is gone, or the disk full.
   * @param mayAsk whether a tap led here, so that the browser may ask for permission
   */
  readonly write: (
    mayAsk: boolean,
  ) => Promise<{ readonly name: string } | { readonly failed: 'none' | 'not-allowed' | 'failed' }>;
}

/** The device around the app: storage, backup, new versions. */
export interface DevicePort {
  readonly askPersistence: () => Promise<StorageReport['persistence']>;
  readonly storage: () => Promise<StorageReport>;
  readonly makeBackup: (onProgress?: OnProgress) => Promise<BackupText>;
  /** Null in browsers without the File System Access API. */
  readonly backupFile: BackupFilePort | null;
  /** @param pieces of the text of a backup */
  readonly restore: (pieces: readonly string[], onProgress?: OnProgress) => Promise<RestoreResult>;
  /** Puts one of two versions of a warband in place of the stored one. Rejects with a `SaveError`-shaped reason. */
  readonly putWarband: (row: WarbandVersion['row']) => Promise<void>;
  /** Resolves when the disk is open. */
  readonly photos: () => Promise<PhotosPort>;
  /** Newest first. Rejects when they can't be read. */
  readonly localCopies: () => Promise<readonly LocalCopy[]>;
  /** Takes one at the end of a battle, unless nothing has changed since the last. Rejects on failure. */
  readonly copyAtEnd: (sides: readonly string[]) => Promise<void>;
  /** Restores everything as it was in a copy, after taking one of the present state. */
  readonly returnTo: (copyId: string, onProgress?: OnProgress) => Promise<RestoreResult>;
  /**
   * Deletes everything, as before the first launch.
   * @param copies whether local copies go too; otherwise one more is taken first, and if that fails this
   *   rejects with nothing deleted
   */
  readonly wipe: (copies: boolean) => Promise<void>;
  /** Reloads the app, after a restore. */
  readonly restart: () => void;
}
