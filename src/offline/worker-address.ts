import type { Workbox } from 'workbox-window';

/** An address of a script that the browser takes: vouched for where it knows Trusted Types. */
export type ScriptAddress = ConstructorParameters<typeof Workbox>[0];

/**
 * The address of the service worker, the one script that the app has loaded by name. The name of the
 * policy stands in the Content-Security-Policy (scripts/headers.mjs); it vouches for this address alone.
 */
export function workerAddress(): ScriptAddress {
  const address = `${import.meta.env.BASE_URL}service-worker.js`;
  const policy = window.trustedTypes?.createPolicy('hors-de-combat', {
    createScriptURL: (wanted) => {
      if (wanted !== address) throw new TypeError(`not a script of ours: ${wanted}`);
      return wanted;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

declare global {
  /** What the types of the browser do not know yet. */
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (wanted: string) => string },
      ) => { readonly createScriptURL: (wanted: string) => Exclude<ScriptAddress, string> };
    };
  }
  interface ServiceWorkerContainer {
    register(address: ScriptAddress): Promise<ServiceWorkerRegistration>;
  }
}
