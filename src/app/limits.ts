import type { DeviceLimit } from '#store/device-store.ts';

/**
 * What this browser, or this address, keeps the app from doing. Plain http in a local network takes away
 * nearly everything that protects a battle.
 */
export function limitsHere(): readonly DeviceLimit[] {
  return [
    ...(isSecureContext ? [] : (['address'] as const)),
    ...('serviceWorker' in navigator ? [] : (['offline'] as const)),
    ...('locks' in navigator ? [] : (['tabs'] as const)),
  ];
}
