/** Where a hub is: `hub.example` or `hub.example:8443`. */
export type HubAddress = string;

const LONGEST_NAME = 253;
const NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?$/;

/** What a player types or a code says, as an address; null for what is none. */
export function readHubAddress(text: string): HubAddress | null {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?|wss?):\/\//, '')
    .replace(/\/$/, '');
  return address.length <= LONGEST_NAME && NAME.test(address) ? address : null;
}

/**
 * The address of its rooms. On this very device it needs no certificate.
 * @param roomId named for a server that stands before several hubs, so that it can bring together who plays together
 */
export function roomsAt(address: HubAddress, roomId: string): string {
  const isHere = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(address);
  return `${isHere ? 'ws' : 'wss'}://${address}/hub?room=${roomId}`;
}

/** The hub that this page came from; null where it came from a host that is none. */
export async function hubHere(): Promise<HubAddress | null> {
  try {
    const answer = await fetch('/hub.json', { cache: 'no-store' });
    const told: unknown = answer.ok ? await answer.json() : null;
    return isHub(told) ? readHubAddress(location.host) : null;
  } catch {
    return null;
  }
}

function isHub(told: unknown): boolean {
  return (
    typeof told === 'object' && told !== null && 'hub' in told && told.hub === 'hors-de-combat'
  );
}
