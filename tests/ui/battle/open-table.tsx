import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { timelineOf } from '#battle/timeline.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import type { Warband } from '#roster/warband.ts';
import { createBattleSession } from '#store/battle-session.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore, type DatabaseState } from '#store/device-store.ts';
import { formerActorsIn } from '#store/former-actors.ts';
import { BattleContext, StoresContext } from '#store/hooks.ts';
import { draftsIn } from '#store/kept-drafts.ts';
import { seatIn } from '#store/kept-seats.ts';
import type { DevicePort, Ports } from '#store/ports.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { BattleScreen } from '#ui/battle/BattleScreen.tsx';
import { crowd, type Recruit, TestBattle, type Troop } from '../../support/battles.ts';
import { answeredHolding } from '../../support/holding.ts';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { ALL_SYSTEMS, systemsOf } from '../../support/systems.ts';

/** Renders the battle of Reikland against the Skavens, as far as the test has played it. */
export function openTable(battle: TestBattle, around: Partial<Around> = {}) {
  const { settings = {}, warbands: kept = [] } = around;
  const memory = createMemoryPorts({ entries: battle.entries, settings, warbands: kept });
  const ports =
    around.reveal === undefined ? memory.ports : { ...memory.ports, reveal: around.reveal };
  const elsewhere = around.heldElsewhere === true;
  if (elsewhere) memory.holdElsewhere('b-test');
  const holding = answeredHolding('b-test', ports, elsewhere ? 'elsewhere' : 'held');
  const systems = systemsOf(battle.system);
  const session = createBattleSession(
    { battleId: 'b-test', holding, ports, readRows: parseEntries },
    battle.system,
    timelineOf(battle.entries),
    {
      ...draftsIn(settings, 'b-test'),
      seat: seatIn(settings, 'b-test'),
      formerActors: formerActorsIn(settings),
    },
  );
  const stores = {
    settings: createSettingsStore(ports),
    warbands: createWarbandsStore(ports, systems),
    battles: createBattlesStore(ports, systems),
    device: createDeviceStore({ ...DEVICE, ...around.device }, around.database ?? 'ready'),
    systems,
    die: ports.die,
    freshId: ports.freshId,
    clock: ports.clock,
  };
  const shown = () => (
    <StoresContext value={stores}>
      <BattleContext value={session}>
        <Router hook={useHashLocation}>{around.screen ?? <BattleScreen />}</Router>
      </BattleContext>
    </StoresContext>
  );
  const { unmount } = render(shown());
  const state = () => {
    const now = session.getState().battle;
    if (now === null) throw new Error('no battle');
    return now;
  };
  return {
    memory,
    stores,
    session,
    unmount,
    leaveAndComeBack: () => {
      unmount();
      render(shown());
    },
    state,
    fighter: (name: string) => {
      const found = state().fighters[`f-${name}`];
      if (found === undefined) throw new Error(`no fighter ${name}`);
      return found;
    },
    newest: () => session.getState().entries.at(-1),
  };
}

interface Around {
  /** Another screen of the battle instead of the table. */
  readonly screen: ReactNode;
  readonly heldElsewhere: boolean;
  /** On the disk; a test that needs them loads them. */
  readonly warbands: readonly Warband[];
  readonly database: DatabaseState;
  readonly device: Partial<DevicePort>;
  /** The stored settings when the battle is opened. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** When a tap may be shown; by default at once. */
  readonly reveal: Ports['reveal'];
}

const DEVICE: DevicePort = {
  ...IDLE_DEVICE,
  storage: () => Promise.resolve({ persistence: 'granted', used: null, available: null }),
  makeBackup: () => Promise.resolve({ name: 'hors-de-combat.json', text: '' }),
};

/** A battle of twelve against eight that has just begun. */
export function newBattle(options: { readonly skavens?: Troop } = {}): TestBattle {
  const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (mordheim === undefined) throw new Error('no such rules');
  return new TestBattle(mordheim, [
    { name: 'Reikland', fighters: [...HEROES, ...crowd('Lame', 8)] },
    options.skavens ?? { name: 'Skavens', fighters: crowd('Rat', 8, { ld: 5 }) },
  ]);
}

const HEROES: readonly Recruit[] = [
  { name: 'Ulrich', ld: 8, role: 'hero', leader: true },
  { name: 'Otto', role: 'hero', traits: { helmet: true } },
  { name: 'Klaus', role: 'hero', wounds: 2 },
  { name: 'Gunther', role: 'hero' },
];

/** Place and time of a tap; places differ from tap to tap unless the test says otherwise. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly time: number;
}

let taps = 0;

/** A tap like a finger's, with a place and a time. */
export function tap(element: HTMLElement, touch: Partial<Touch> = {}): void {
  taps += 1;
  const { x = taps * 100, y = 0, time = taps * 1000 } = touch;
  const click = createEvent.click(element, { clientX: x, clientY: y, detail: 1 });
  Object.defineProperty(click, 'timeStamp', { value: time });
  fireEvent(element, click);
}

/** A button by its accessible name, with plain spaces for all others. */
export function button(name: string | RegExp, inside?: HTMLElement): HTMLElement {
  const root = inside === undefined ? screen : within(inside);
  return root.getByRole('button', { name: spoken(name) });
}

/** The card of a duty by its title; a folded one is opened first, as players would. */
export function card(name: string | RegExp): HTMLElement {
  const found = screen.getByRole('article', { name: spoken(name) });
  const folded = found.querySelector('.duty-folded');
  if (folded !== null) fireEvent.click(folded);
  return found;
}

export function noCard(name: string | RegExp): boolean {
  return screen.queryByRole('article', { name: spoken(name) }) === null;
}

/** The toast of the last step, as it is announced. */
export function news(): HTMLElement {
  const found = document.querySelector('output.k-toast-region');
  if (!(found instanceof HTMLElement)) throw new Error('no news');
  return found;
}

function spoken(name: string | RegExp): (heard: string) => boolean {
  return (heard) => (typeof name === 'string' ? plain(heard) === name : name.test(plain(heard)));
}

export function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u2063', '');
}

/** The button at the bottom that leads to the next step, phase or turn. */
export function wayOn(): HTMLElement {
  const found = screen
    .getAllByRole('button')
    .find(({ classList }) => classList.contains('k-primary'));
  if (found === undefined) throw new Error('no way on');
  return found;
}

/** Text as the player reads it, with plain spaces for the ones that don't break. */
export function textOf(element: HTMLElement): string {
  return plain(element.textContent ?? '');
}
