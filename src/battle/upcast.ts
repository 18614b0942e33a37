import { type Entry, EVENT_VERSION, type SideSetup } from './events.ts';

/** Version 1 knew no allies. */
type SideSetupV1 = Omit<SideSetup, 'team'>;

type Started = Extract<Entry, { type: 'BattleStarted' }>;

/** An entry as any version of the app wrote it. */
export type StoredEntry =
  | Entry
  | (Omit<Started, 'data'> & {
      readonly data: Omit<Started['data'], 'sides'> & {
        readonly sides: readonly (SideSetup | SideSetupV1)[];
      };
    });

/** Brings an entry of an older version to today's shape. */
export function upcast(entry: StoredEntry): Entry {
  if (entry.type !== 'BattleStarted') return { ...entry, v: EVENT_VERSION };
  const sides = entry.data.sides.map((side) => ({ team: null, ...side }));
  return { ...entry, v: EVENT_VERSION, data: { ...entry.data, sides } };
}
