import { afterEach, expect, test, vi } from 'vitest';
import { timeNow } from '#app/clock.ts';
import { parseWarband } from '#roster/parse.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { createMemoryPorts } from '../support/memory-ports.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { systemsOf } from '../support/systems.ts';
import { emptyWarband } from '../support/warbands.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([-1, -8.64e15, 0, 1.5e12, 8.64e15, 1e300, Number.NaN])(
  'a warband changed at clock time %d is readable at the next start and does not count as an untouched sample',
  async (said) => {
    vi.spyOn(Date, 'now').mockReturnValue(said);
    const mine = { ...emptyWarband('reikland'), id: 'w-1', changedAt: 0 } as const;
    const { ports, disk } = createMemoryPorts({ warbands: [mine], settings: { seeded: true } });
    const store = createWarbandsStore({ ...ports, clock: timeNow }, systemsOf(ROSTER_SYSTEM));
    await store.getState().load();
    store.getState().save({ ...mine, name: 'Renommés' });
    await vi.waitFor(() => expect(disk.warbands.get('w-1')?.name).toBe('Renommés'));
    expect(parseWarband(disk.warbands.get('w-1'), () => ROSTER_SYSTEM).ok).toBe(true);
    expect(disk.warbands.get('w-1')?.changedAt).toBeGreaterThanOrEqual(1000);
  },
);
