import { type HubProcess, startHub } from '../../tests/support/hub-process.ts';
import { NO_LIMITS } from '../hub/one-hub.ts';
import { smallDisk } from '../hub/small-disk.ts';

/** A hub for evenings, which is killed at times, and whose disk is full at times. */
export interface EveningsHub {
  readonly address: string;
  /** Kills it, and restarts it with its rooms. */
  readonly die: () => Promise<void>;
  /** Its own disk; null where it can have none. */
  readonly disk: { readonly fill: () => void; readonly free: () => void } | null;
  readonly stop: () => Promise<void>;
}

export async function eveningsHub(): Promise<EveningsHub> {
  const disk = smallDisk();
  let hub: HubProcess = await startHub({
    env: NO_LIMITS,
    ...(disk === null ? {} : { folder: disk.folder }),
  });
  const { address, port, folder } = hub;
  return {
    address,
    die: async () => {
      await hub.kill();
      hub = await startHub({ port, folder, env: NO_LIMITS });
    },
    disk,
    stop: async () => {
      await hub.stop();
      disk?.remove();
    },
  };
}
