import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Fighter, Side } from '#battle/state.ts';
import type { BattleId, FighterId, SideId } from '#rules/ids.ts';
import type { Duty, RoutReport, RuleSystem } from '#rules/system.ts';
import type { BattleStore, BattleStoreState } from './battle-store.ts';
import type { BattlesState, BattlesStore } from './battles-store.ts';
import type { DeviceState, DeviceStore } from './device-store.ts';
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

export type { BattleStore } from './battle-store.ts';
export type { Systems } from './systems.ts';

export const StoresContext = createContext<Stores | null>(null);
export const BattleContext = createContext<BattleStore | null>(null);

/** @throws Error outside the app's provider: a screen mounted without it is a programming mistake. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === null) throw new Error('useStores outside StoresContext');
  return stores;
}

export function useSettings<T>(read: (state: SettingsState) => T): T {
  return useStore(useStores().settings, read);
}

export function useWarbands<T>(read: (state: WarbandsState) => T): T {
  return useStore(useStores().warbands, read);
}

export function useBattles<T>(read: (state: BattlesState) => T): T {
  return useStore(useStores().battles, read);
}

export function useDevice<T>(read: (state: DeviceState) => T): T {
  return useStore(useStores().device, read);
}

/** @throws Error outside an open battle. */
export function useBattleStore(): BattleStore {
  const store = useContext(BattleContext);
  if (store === null) throw new Error('useBattleStore outside BattleContext');
  return store;
}

/** Reads the open battle; `read` must return a primitive or something that the store holds. */
export function useBattle<T>(read: (state: BattleStoreState) => T): T {
  return useStore(useBattleStore(), read);
}

/** Reads several values at once; renders again only when one of them changes. */
export function useBattleShallow<T>(read: (state: BattleStoreState) => T): T {
  return useStore(useBattleStore(), useShallow(read));
}

export function useSend(): BattleStoreState['send'] {
  return useBattle((state) => state.send);
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
  return useBattle((state) => state.battleId);
}
