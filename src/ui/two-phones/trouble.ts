import type { PairingTrouble } from '#sync/peer.ts';
import { localNetwork } from '#ui/effects/local-network.ts';
import type { CameraAnswer } from '#ui/effects/wake-camera.ts';

/**
 * Why two phones are not linked; word keys. `no-camera`: without it the browser reveals no address of this
 * phone · `not-connected`: the codes were scanned, but the phones can't connect · `network-denied`: no
 * permission for the local network · `only-names`: they can't connect, and both codes have names instead of
 * addresses · `not-here`: the code that links phones can't be loaded
 */
export type Trouble =
  | PairingTrouble
  | 'no-camera'
  | 'not-connected'
  | 'only-names'
  | 'network-denied'
  | 'not-here';

/** Why phones with scanned codes can't connect. @param hasOnlyNames whether both codes have no addresses */
export async function whyNotConnected(hasOnlyNames: boolean): Promise<Trouble> {
  if ((await localNetwork()) === 'denied') return 'network-denied';
  return hasOnlyNames ? 'only-names' : 'not-connected';
}

/** Why this phone can't invite another. */
export function whyNotInviting(why: PairingTrouble, camera: CameraAnswer): Trouble {
  return why === 'no-network' && camera !== 'used' ? 'no-camera' : why;
}
