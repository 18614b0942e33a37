import type { Workbox } from 'workbox-window';

/** A script URL, trusted where the browser has Trusted Types. */
export type ScriptAddress = ConstructorParameters<typeof Workbox>[0];

/**
 * The address of the service worker, the only script loaded by name. The policy is named in the
 * Content-Security-Policy (scripts/headers.mjs) and allows this address only.
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
  /** Missing from TypeScript's types. */
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
