import type { PairingTrouble } from '#sync/peer.ts';
import { localNetwork } from '#ui/effects/local-network.ts';
import type { CameraAnswer } from '#ui/effects/wake-camera.ts';

/**
 * Why two phones are not linked; word keys.
 * `no-camera` without it the browser doesn't say where this phone is · `not-connected` the codes were read, and nothing
 * came of it · `network-denied` the player or the phone forbids to look into the local network · `not-here` the code
 * that links phones can't be fetched
 */
export type Trouble =
  | PairingTrouble
  | 'no-camera'
  | 'not-connected'
  | 'network-denied'
  | 'not-here';

/** Why nothing came of two codes that were read. */
export async function whyNotConnected(): Promise<Trouble> {
  return (await localNetwork()) === 'denied' ? 'network-denied' : 'not-connected';
}

/** Why this phone can't invite another. */
export function whyNotInviting(why: PairingTrouble, camera: CameraAnswer): Trouble {
  return why === 'no-network' && camera !== 'used' ? 'no-camera' : why;
}
