import { type HubProcess, startHub } from '../../tests/support/hub-process.ts';
import { NO_LIMITS } from '../hub/one-hub.ts';
import { seconds } from '../hub/watch.ts';
import type { Table } from './table.ts';

/** A hub for evenings, which is killed at times. */
export interface EveningsHub {
  readonly address: string;
  /** Kills it, and restarts it with its rooms. */
  readonly die: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function eveningsHub(): Promise<EveningsHub> {
  let hub: HubProcess = await startHub({ env: NO_LIMITS });
  const { address, port, folder } = hub;
  return {
    address,
    die: async () => {
      await hub.kill();
      hub = await startHub({ port, folder, env: NO_LIMITS });
    },
    stop: async () => void (await hub.stop()),
  };
}

/** Seconds within which phones in a room have to agree. */
const MOST = 30;

/** Waits until all phones in the room have the same entries. Those that never agree are reported later. */
export async function agreed({ host, guests, seats }: Table): Promise<void> {
  const begun = performance.now();
  const here = [host, ...guests.filter(({ link }) => link !== null)].map(({ phone }) => phone);
  const isSame = () => new Set(here.map((one) => idsOf(one.entries()))).size === 1;
  for (const { phone } of seats) await phone.session()?.settled();
  while (!isSame() && performance.now() - begun < MOST * 1000) await seconds(0.002);
  for (const { phone } of seats) await phone.session()?.settled();
}

function idsOf(entries: readonly { readonly id: string }[]): string {
  return entries.map(({ id }) => id).join(' ');
}
