/** Whether this page may look for devices in the local network; `unknown` where browsers don't ask anybody for that. */
export type LocalNetwork = PermissionState | 'unknown';

/** Asks the browser, not the player. Never rejects. */
export async function localNetwork(): Promise<LocalNetwork> {
  // Missing without https, and in some browsers.
  const permissions: Asked | undefined = navigator.permissions;
  for (const name of NAMES) {
    const answer = await Promise.resolve(permissions?.query({ name })).catch(() => undefined);
    if (answer !== undefined) return answer.state;
  }
  return 'unknown';
}

/** What the permission is called: today, and in older browsers. None of them is known to all. */
const NAMES = ['local-network', 'local-network-access'];

interface Asked {
  query(named: { readonly name: string }): Promise<{ readonly state: PermissionState }>;
}
