import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore } from '#store/device-store.ts';
import { StoresContext } from '#store/hooks.ts';
import { loadChunk } from '#store/load-chunk.ts';
import type { Ports } from '#store/ports.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { useOpenBattle } from '#ui/effects/use-open-battle.ts';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { systemsOf } from '../../support/systems.ts';
import { newBattle } from '../battle/open-table.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => vi.useRealTimers());

function Opened({ id }: { readonly id: string }) {
  const opened = useOpenBattle(id);
  return <p>{opened.kind === 'failed' ? opened.detail : opened.kind}</p>;
}

interface Answers {
  readonly log?: () => Promise<never>;
  readonly rules?: () => unknown;
  /** As in the address. */
  readonly id?: string;
}

/** A battle at the current address, with its log and rules as the device returns them. */
function enter(answers: Answers = {}) {
  const battle = newBattle();
  const { ports } = createMemoryPorts({ entries: battle.entries });
  const load = vi.fn<Ports['battleLog']['load']>(answers.log ?? ports.battleLog.load);
  const systems = systemsOf(battle.system);
  const asked = async (id: string) => {
    await answers.rules?.();
    return systems.load(id);
  };
  const battles = createBattlesStore(
    { ...ports, battleLog: { ...ports.battleLog, load } },
    { ...systems, load: asked },
  );
  const stores = {
    settings: createSettingsStore(ports),
    warbands: createWarbandsStore(ports, systems),
    battles,
    device: createDeviceStore(IDLE_DEVICE, 'ready'),
    systems,
    die: ports.die,
    freshId: ports.freshId,
    clock: ports.clock,
  };
  const show = () =>
    render(
      <StoresContext value={stores}>
        <Opened id={answers.id ?? 'b-test'} />
      </StoresContext>,
    );
  return { load, ...show(), show };
}

/** Advances the clock, and lets pending loads finish. */
function passes(seconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
  });
}

it('a battle opens by itself once its rules can be loaded', async () => {
  let network = false;
  enter({
    rules: () => network || loadChunk(Promise.reject(new Error('offline'))),
  });
  await passes(0);
  expect(screen.getByText('missing')).toBeTruthy();
  network = true;
  await passes(5);
  expect(screen.getByText('open')).toBeTruthy();
});

it('a battle that another part of the screen has open is there at once, and read once', async () => {
  const { container, load, show } = enter();
  expect(container.textContent).toBe('opening');
  await passes(0);
  expect(container.textContent).toBe('open');
  expect(show().container.textContent).toBe('open');
  await passes(0);
  expect(load).toHaveBeenCalledOnce();
});

it.each(['b-other', 'nonsense'])('there is no battle at the address %s', async (id) => {
  const { container } = enter({ id });
  await passes(0);
  expect(container.textContent).toBe('unknown');
});

it('an unreadable battle is reported, and not read again and again', async () => {
  const { load } = enter({ log: () => Promise.reject(new Error('broken')) });
  await passes(0);
  expect(screen.getByText('Error: broken')).toBeTruthy();
  await passes(60);
  expect(load).toHaveBeenCalledOnce();
});

it('a battle whose rules can’t be loaded is not tried again once its screen is left', async () => {
  let fail: (problem: Error) => void = () => undefined;
  const asked = vi.fn<() => unknown>(() =>
    loadChunk(
      new Promise((_, reject) => {
        fail = reject;
      }),
    ),
  );
  const { unmount } = enter({ rules: asked });
  await passes(0);
  unmount();
  fail(new Error('offline'));
  // The list of battles asks for them too.
  await passes(1);
  const before = asked.mock.calls.length;
  await passes(60);
  expect(asked).toHaveBeenCalledTimes(before);
});
