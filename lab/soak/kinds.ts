import { AFTER_BATTLE } from './faults/after-battle.ts';
import { ARRIVALS } from './faults/arrivals.ts';
import { BACKUPS } from './faults/backups.ts';
import { CACHES } from './faults/caches.ts';
import { CLOCKS } from './faults/clocks.ts';
import { DATABASES } from './faults/databases.ts';
import type { Family, FaultKind } from './faults/fault.ts';
import { FIRST_VISITS } from './faults/first-visits.ts';
import { FULL_DISK } from './faults/full-disk.ts';
import { KILLS } from './faults/kills.ts';
import { OFFLINE } from './faults/offline.ts';
import { RELOADS } from './faults/reloads.ts';
import { TABS } from './faults/tabs.ts';
import { UPDATES } from './faults/updates.ts';
import { WARBANDS } from './faults/warbands.ts';

/** A new family is a file in faults/ and a line here; a new kind is a row in its family’s file. */
export const FAMILIES: readonly Family[] = [
  KILLS,
  RELOADS,
  OFFLINE,
  FULL_DISK,
  CLOCKS,
  TABS,
  UPDATES,
  WARBANDS,
  AFTER_BATTLE,
  ARRIVALS,
  BACKUPS,
  DATABASES,
  CACHES,
  FIRST_VISITS,
];

/** All kinds of faults by name. */
export const KINDS: ReadonlyMap<string, FaultKind> = new Map(
  FAMILIES.flatMap((family) => Object.entries(family)),
);
