import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { Entry, EventData } from '#battle/events.ts';
import { startI18n } from '#i18n/setup.ts';
import { type BattlesStore, createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore, type DatabaseState } from '#store/device-store.ts';
import { type Stores, StoresContext, type Systems } from '#store/hooks.ts';
import type { DevicePort } from '#store/ports.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { useHand, useTextSize, useTheme } from '#ui/effects/use-looks.ts';
import { HomeScreen } from '#ui/home/HomeScreen.tsx';
import { SettingsScreen } from '#ui/settings/SettingsScreen.tsx';
import { NewBattleScreen } from '#ui/setup/NewBattleScreen.tsx';
import { type Recruit, side } from '../../support/battles.ts';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import {
  createMemoryPorts,
  type MemoryPorts,
  type MemoryStart,
} from '../../support/memory-ports.ts';
import { SYSTEMS } from '../../support/systems.ts';

export interface AppStart extends MemoryStart {
  readonly path?: string;
  readonly language?: string;
  /** What differs from a device without any features. */
  readonly device?: Partial<DevicePort>;
  readonly database?: DatabaseState;
  /** Whether battles are still unread at the first render. */
  readonly slow?: boolean;
  /** The rules that can be loaded; all by default. */
  readonly systems?: Systems;
}

export interface OpenApp extends MemoryPorts {
  readonly stores: Stores;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly unmount: () => void;
  /** The state of the only battle in the log on disk. */
  readonly started: () => EventData<'BattleStarted'>;
}

/** A battle’s screens and home, on a simulated disk; at first launch by default. */
export async function openApp(start: AppStart = {}): Promise<OpenApp> {
  await startI18n(start.language ?? 'fr');
  const memory = createMemoryPorts(start);
  const stores = storesOn(memory, start);
  await stores.settings.getState().load();
  await stores.warbands.getState().load();
  if (start.slow !== true) await stores.battles.getState().refresh();
  history.replaceState(null, '', `#${start.path ?? '/'}`);
  const { unmount } = render(
    <StoresContext value={stores}>
      <Router hook={useHashLocation}>
        <Screens />
      </Router>
    </StoresContext>,
  );
  return {
    ...memory,
    stores,
    unmount,
    user: userEvent.setup(),
    started: () => beginning([...memory.disk.entries.values()]),
  };
}

/** The address as the router sees it. */
export function address(): string {
  return location.hash.slice(1);
}

/** Lets writes and other promises settle. */
export async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

export interface PlayedBattle {
  readonly sides: readonly (readonly [name: string, fighters: readonly Recruit[]])[];
  readonly name?: string;
  readonly houseRules?: Readonly<Record<string, string>>;
  /** Labels of those who are out of action. */
  readonly out?: readonly string[];
  /** Number of taps on "next phase". */
  readonly phases?: number;
  /** Name of the winner, or "nobody"; omitted while the battle goes on. */
  readonly wonBy?: string;
}

/** Puts a battle into the log as if it had been played here. */
export async function play(battles: BattlesStore, battle: PlayedBattle): Promise<void> {
  const session = await battles.getState().create('mordheim');
  if (session === null) throw new Error('no Mordheim');
  const { send, settled: written, battleId } = session;
  send({
    type: 'start-battle',
    systemId: 'mordheim',
    name: battle.name ?? '',
    roundLimit: null,
    houseRules: battle.houseRules ?? {},
    sides: battle.sides.map(([name, fighters]) => side({ name, fighters })),
  });
  for (const label of battle.out ?? []) {
    send({ type: 'set-status', fighterId: `f-${label}`, to: 'out-of-action' });
  }
  for (let taps = 0; taps < (battle.phases ?? 0); taps += 1) send({ type: 'next-phase' });
  if (battle.wonBy !== undefined) {
    const winnerId = battle.wonBy === 'nobody' ? null : (`s-${battle.wonBy}` as const);
    send({ type: 'end-battle', winnerId });
  }
  await written();
  battles.getState().leave(battleId);
  await act(() => battles.getState().refresh());
}

function Screens() {
  useTheme();
  useTextSize();
  useHand();
  return (
    <Switch>
      <Route path="/" component={HomeScreen} />
      <Route path="/new-battle/:warband?">
        {({ warband }) => <NewBattleScreen warbandId={warband ?? ''} />}
      </Route>
      <Route path="/settings" component={SettingsScreen} />
    </Switch>
  );
}

function storesOn({ ports }: MemoryPorts, { device, database, systems }: AppStart): Stores {
  const known = systems ?? SYSTEMS;
  return {
    settings: createSettingsStore(ports),
    warbands: createWarbandsStore(ports, known),
    battles: createBattlesStore(ports, known),
    device: createDeviceStore({ ...IDLE_DEVICE, ...device }, database ?? 'ready'),
    systems: known,
    die: ports.die,
    freshId: ports.freshId,
    clock: ports.clock,
  };
}

function beginning(entries: readonly Entry[]): EventData<'BattleStarted'> {
  const [first, ...others] = entries;
  if (first?.type !== 'BattleStarted' || others.length > 0) {
    throw new Error(
      `not one battle that has just begun: ${entries.map(({ type }) => type).join()}`,
    );
  }
  return first.data;
}
