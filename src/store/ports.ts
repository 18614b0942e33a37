import type { Entry, EntryId } from '#battle/events.ts';
import type { Hold } from '#battle/hold.ts';
import type { Photo } from '#roster/photo.ts';
import type { Warband } from '#roster/warband.ts';
import type { ActorId, BattleId, WarbandId, WarriorId } from '#rules/contract/ids.ts';

/** What the stores need from the world. The app hands in IndexedDB, a clock and dice; tests hand in their own. */
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
  /** Rows from outside as entries of today, each of them checked; how many can't be read is counted. */
  readonly readRows: (rows: readonly unknown[]) => {
    readonly entries: readonly Entry[];
    readonly unreadable: number;
  };
  /**
   * Shows a tap whose write is on its way, at the right moment: at once, or when it has been written.
   * @param written resolves when the write has ended, however
   */
  readonly reveal: (written: Promise<void>, show: () => void) => void;
  /** Asks for the sole right to write a battle; resolves to false while another tab holds it. */
  readonly holdBattle: (battleId: BattleId, onLost: () => void) => Promise<Hold>;
}

/** `headless`: the entries are on disk, but the beginning of their log is not there any more. */
export type Appended = 'added' | 'headless';

export interface BattleLogPort {
  /**
   * Resolves when the entries are on disk; rejects with a `SaveError`-shaped reason when they are not.
   * @param first where the log begins, to be looked for beside the new entries; none when it is among
   *   them
   */
  readonly append: (entries: readonly Entry[], first?: EntryId | null) => Promise<Appended>;
  /**
   * Puts on the disk what it lacks of a log, and leaves all else there as it is. Rejects like `append`.
   */
  readonly complete: (entries: readonly Entry[]) => Promise<void>;
  readonly load: (battleId: BattleId) => Promise<readonly Entry[]>;
  /** How many rows of a battle there are on the disk, whether they can be read or not. */
  readonly count: (battleId: BattleId) => Promise<number>;
  /** Ids of all battles, newest first. */
  readonly list: () => Promise<readonly BattleId[]>;
  readonly remove: (battleId: BattleId) => Promise<void>;
}

export interface WarbandsPort {
  readonly list: () => Promise<readonly Warband[]>;
  /**
   * Resolves when it is on disk. When the disk has it otherwise than this tab knew, only what was changed
   * here is written into it, and `merged` says so.
   * @param base answers how the disk has it as far as this tab knows, once all that was written before
   *   has ended; null for a new one
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
  /** Names of warbands in whose place a newer one stands now. */
  readonly replaced: readonly string[];
  /** Names of warbands that can't be read: kept beside. */
  readonly unreadable: readonly string[];
  /** Entries left out: they contradict what is here. */
  readonly conflicts: number;
  /** Entries left out: nothing could come after them. */
  readonly ahead: number;
  /** Photos that the disk did not take. */
  readonly photosMissing: number;
}

export type RestoreResult =
  | { readonly restored: RestoreCounts }
  | {
      readonly refused: string;
      readonly detail: { readonly part: string; readonly count: number } | null;
    };

/** Told how far long work has come, in entries. */
export type OnProgress = (done: number, total: number) => void;

/** A copy of everything that stays on this device. */
export interface LocalCopy {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  /** What it was taken for; a word key. */
  readonly cause: 'battle-ended' | 'restore' | 'wipe' | 'return';
  /** Who fought, where it was taken at the end of a battle; nobody for all others. */
  readonly sides: readonly string[];
  readonly battles: number;
  readonly warbands: number;
}

/** A backup as a file to be. */
export interface BackupText {
  readonly name: string;
  readonly text: string;
}

/** The file that all backups go to, where the browser knows such files. */
export interface BackupFilePort {
  /** The file that was chosen; null when there is none. */
  readonly chosen: () => Promise<string | null>;
  /** Lets the player choose it; its name, or null when he would rather not. */
  readonly choose: () => Promise<string | null>;
  readonly forget: () => Promise<void>;
  /**
   * Writes a backup into it. `none` no file was chosen · `not-allowed` the browser wants to ask first, and
   * may only after a tap, or the player has said no · `failed` the file is gone, or full.
   * @param mayAsk whether this follows from a tap, so that the browser may ask
   */
  readonly write: (
    mayAsk: boolean,
  ) => Promise<{ readonly name: string } | { readonly failed: 'none' | 'not-allowed' | 'failed' }>;
}

/** The device around the app: storage, backup, new versions. */
export interface DevicePort {
  readonly askPersistence: () => Promise<StorageReport['persistence']>;
  readonly storage: () => Promise<StorageReport>;
  readonly makeBackup: (tell?: OnProgress) => Promise<BackupText>;
  /** Null where the browser knows no files that stay open. */
  readonly backupFile: BackupFilePort | null;
  readonly restore: (text: string, tell?: OnProgress) => Promise<RestoreResult>;
  /** Resolves when the disk is there. */
  readonly photos: () => Promise<PhotosPort>;
  /** Newest first. Rejects when they can't be read. */
  readonly localCopies: () => Promise<readonly LocalCopy[]>;
  /** Takes one at the end of a battle, unless nothing has changed since the last. Rejects when it can't. */
  readonly copyAtEnd: (sides: readonly string[]) => Promise<void>;
  /** All as it was when the copy was taken; what is here now is copied first. */
  readonly returnTo: (copyId: string, tell?: OnProgress) => Promise<RestoreResult>;
  /**
   * Deletes everything and leaves the app as at its first launch.
   * @param copies whether the local copies go too; otherwise one more is taken before, and rejects,
   *   with nothing deleted, when it can't be
   */
  readonly wipe: (copies: boolean) => Promise<void>;
  /** Starts the app anew, after a restore. */
  readonly restart: () => void;
}
