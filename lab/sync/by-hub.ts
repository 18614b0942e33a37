import { type HubProcess, startHub } from '../../tests/support/hub-process.ts';
import { NO_LIMITS } from '../hub/one-hub.ts';

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
