/** Where a hub is: `hub.example` or `hub.example:8443`. */
export type HubAddress = string;

const MAX_NAME_LENGTH = 253;
const NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?$/;

/** Parses a typed address or that of a code; null if it is invalid. */
export function readHubAddress(text: string): HubAddress | null {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?|wss?):\/\//, '')
    .replace(/\/$/, '');
  return address.length <= MAX_NAME_LENGTH && NAME.test(address) ? address : null;
}

/**
 * The WebSocket address of its rooms. On this device it needs no certificate.
 * @param roomId lets a load balancer in front of several hubs send all phones of a room to the same one
 */
export function roomsAt(address: HubAddress, roomId: string): string {
  const isHere = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(address);
  return `${isHere ? 'ws' : 'wss'}://${address}/hub?room=${roomId}`;
}

/** The hub that serves this page; null if its host is not a hub. */
export async function hubHere(): Promise<HubAddress | null> {
  try {
    const answer = await fetch('/hub.json', { cache: 'no-store' });
    const content: unknown = answer.ok ? await answer.json() : null;
    return isHub(content) ? readHubAddress(location.host) : null;
  } catch {
    return null;
  }
}

function isHub(content: unknown): boolean {
  return (
    typeof content === 'object' &&
    content !== null &&
    'hub' in content &&
    content.hub === 'hors-de-combat'
  );
}
