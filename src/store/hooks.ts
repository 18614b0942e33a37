import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Fighter, Side } from '#battle/state.ts';
import type { Duty, RoutReport } from '#rules/contract/advice.ts';
import type { BattleId, FighterId, SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { BattleStoreState } from './battle-reading.ts';
import type { BattleSession, LogState } from './battle-session.ts';
import type { BattlesState, BattlesStore } from './battles-store.ts';
import type { DeviceState, DeviceStore } from './device-store.ts';
import type { HoldingState } from './holding.ts';
import type { ReadonlyStore } from './readonly-store.ts';
import type { SaveStatus } from './save-status.ts';
import type { SettingsState, SettingsStore } from './settings-store.ts';
import type { Systems } from './systems.ts';
import type { WarbandsState, WarbandsStore } from './warband-store.ts';

/** Everything the screens may hold on to; the app puts it together and hands it down once. */
export interface Stores {
  readonly settings: SettingsStore;
  readonly warbands: WarbandsStore;
  readonly battles: BattlesStore;
  readonly device: DeviceStore;
  readonly systems: Systems;
  /** Dice and ids for what the app rolls or creates for the player. */
  readonly die: (sides: number) => number;
  readonly freshId: () => string;
  readonly clock: () => number;
}

export type { ArrivalRefusal, Arriving } from './arriving-battle.ts';
export type { BattleStoreState } from './battle-reading.ts';
export type { BattleSession } from './battle-session.ts';
export type { BattleSummary } from './battle-summary.ts';
export type { UnsavedBattle } from './battles-store.ts';
export { isStorageLow } from './device-store.ts';
export { isNotFetched } from './load-chunk.ts';
export type { DifferingWarband, LocalCopy, RestoreCounts, RestoreResult } from './ports.ts';
export { saveCode } from './save-status.ts';
export type { AppRoll, News, QuestionDraft, StepReport } from './screen-memory.ts';
export { OPTIONS } from './settings.ts';
export type { Systems } from './systems.ts';
export { usualGames } from './usual-games.ts';
export type { Announced } from './warband-store.ts';

export const StoresContext = createContext<Stores | null>(null);
export const BattleContext = createContext<BattleSession | null>(null);

/** @throws Error outside the app's provider: a screen mounted without it is a programming mistake. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === null) throw new Error('useStores outside StoresContext');
  return stores;
}

/** The rule systems; drawn again whenever another one has been fetched. */
export function useSystems(): Systems {
  const { systems } = useStores();
  useSyncExternalStore(systems.subscribe, systems.count);
  return systems;
}

export function useSettings<T>(read: (state: SettingsState) => T): T {
  return useRead(useStores().settings, read);
}

export function useWarbands<T>(read: (state: WarbandsState) => T): T {
  return useRead(useStores().warbands, read);
}

export function useBattles<T>(read: (state: BattlesState) => T): T {
  return useRead(useStores().battles, read);
}

export function useDevice<T>(read: (state: DeviceState) => T): T {
  return useRead(useStores().device, read);
}

/** @throws Error outside an open battle. */
export function useBattleSession(): BattleSession {
  const session = useContext(BattleContext);
  if (session === null) throw new Error('useBattleSession outside BattleContext');
  return session;
}

/** Reads the open battle, as it may be shown; `read` must return a primitive or something that the store holds. */
export function useBattle<T>(read: (state: BattleStoreState) => T): T {
  return useRead(useBattleSession().shown, read);
}

/** Reads several values at once; renders again only when one of them changes. */
export function useBattleShallow<T>(read: (state: BattleStoreState) => T): T {
  return useReadShallow(useBattleSession().shown, read);
}

/** The same of any store. */
export function useReadShallow<S, T>(store: ReadonlyStore<S>, read: (state: S) => T): T {
  return useRead(store, useShallow(read));
}

/** Whether the disk has everything of the open battle. */
export function useSaveStatus(): SaveStatus {
  return useWatched(useBattleSession().saves);
}

/** What has become of the open battle's log on the disk. */
export function useLogState(): LogState {
  return useWatched(useBattleSession().log);
}

/** How many lines are missing in the middle of the open battle's log. */
export function useMissing(): number {
  return useWatched(useBattleSession().missing);
}

/** Whether another phone was found to write under this one's name (`BattleSession.renamed`). */
export function useRenamed(): boolean {
  return useWatched(useBattleSession().renamed);
}

/** Whether this tab may write the open battle. */
export function useHolding(): HoldingState {
  return useWatched(useBattleSession().holding);
}

export function useFighter(id: FighterId): Fighter | null {
  return useBattle((state) => state.battle?.fighters[id] ?? null);
}

export function useSide(id: SideId): Side | null {
  return useBattle((state) => state.battle?.sides.find((side) => side.id === id) ?? null);
}

export function useDuties(): readonly Duty[] {
  return useBattle((state) => state.duties);
}

export function useRout(id: SideId): RoutReport | null {
  return useBattle((state) => state.routs[id] ?? null);
}

export function useRuleSystem(): RuleSystem {
  return useBattle((state) => state.system);
}

export function useBattleId(): BattleId {
  return useBattleSession().battleId;
}

/** Asks `read` once for each state that it is shown, however often React wants the answer. */
function useRead<S, T>(store: ReadonlyStore<S>, read: (state: S) => T): T {
  const answer = useMemo(() => askedOnce(store, read), [store, read]);
  return useSyncExternalStore(store.subscribe, answer);
}

function askedOnce<S, T>({ getState }: ReadonlyStore<S>, read: (state: S) => T): () => T {
  let last: { readonly state: S; readonly answer: T } | null = null;
  return () => {
    const state = getState();
    if (last === null || last.state !== state) last = { state, answer: read(state) };
    return last.answer;
  };
}

function useWatched<S>({ subscribe, getState }: ReadonlyStore<S>): S {
  return useSyncExternalStore(subscribe, getState);
}
