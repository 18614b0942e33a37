import { type HubProcess, startHub } from '../../tests/support/hub-process.ts';
import { NO_LIMITS } from '../hub/one-hub.ts';
import { seconds } from '../hub/watch.ts';
import type { Table } from './table.ts';

/** A hub for evenings, which dies now and then. */
export interface EveningsHub {
  readonly address: string;
  /** Kills it, and starts it again on what it has written. */
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

/** Waits until all phones that are in the room have all of one another. Those that never agree are judged later. */
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
