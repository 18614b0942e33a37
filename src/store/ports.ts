import type { Entry } from '#battle/events.ts';
import type { Warband } from '#roster/warband.ts';
import type { ActorId, BattleId, WarbandId } from '#rules/ids.ts';

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
  /** Asks for the sole right to write a battle; resolves to false while another tab holds it. */
  readonly holdBattle: (battleId: BattleId, onLost: () => void) => Promise<BattleHold>;
}

export interface BattleHold {
  readonly held: boolean;
  /** Gives the right away, one that is still being asked for too; resolves when others can have it. */
  readonly release: () => Promise<void>;
  /** Takes the right from the other tab. */
  readonly steal: () => Promise<boolean>;
}

export interface BattleLogPort {
  /** Resolves when the entries are on disk; rejects with a `SaveError`-shaped reason when they are not. */
  readonly append: (entries: readonly Entry[]) => Promise<void>;
  readonly load: (battleId: BattleId) => Promise<readonly Entry[]>;
  /** Ids of all battles, newest first. */
  readonly list: () => Promise<readonly BattleId[]>;
  readonly remove: (battleId: BattleId) => Promise<void>;
}

export interface WarbandsPort {
  readonly list: () => Promise<readonly Warband[]>;
  readonly save: (warband: Warband) => Promise<void>;
  readonly remove: (id: WarbandId) => Promise<void>;
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
}

export type RestoreResult =
  | { readonly restored: RestoreCounts }
  | {
      readonly refused: string;
      readonly detail: { readonly part: string; readonly count: number } | null;
    };

/** The device around the app: storage, backup, new versions. */
export interface DevicePort {
  readonly askPersistence: () => Promise<StorageReport['persistence']>;
  readonly storage: () => Promise<StorageReport>;
  readonly makeBackup: () => Promise<{ readonly name: string; readonly text: string }>;
  readonly restore: (text: string) => Promise<RestoreResult>;
  /** Deletes everything and leaves the app as at its first launch. */
  readonly wipe: () => Promise<void>;
  /** Takes the waiting version and starts anew. */
  readonly applyUpdate: () => void;
  /** Starts the app anew, after a restore. */
  readonly restart: () => void;
}
