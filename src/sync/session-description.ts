import type { Address, Doorstep } from './pairing-code.ts';

// Converts between a session description (SDP) and the few parts of it that differ. The browser's own
// description is read, never edited; the other phone's is generated.

/** Reads a browser's own description; null if something required for a connection is missing. */
export function doorstepOf(
  sdp: string,
  about: Pick<Doorstep, 'role' | 'battleId'>,
): Doorstep | null {
  const line = (name: string) => new RegExp(`^a=${name}:(.+?)\\s*$`, 'm').exec(sdp)?.[1] ?? null;
  const [user, password] = [line('ice-ufrag'), line('ice-pwd')];
  const hex = /^sha-256 (?<hex>[\dA-F:]+)$/i.exec(line('fingerprint') ?? '')?.groups?.['hex'];
  if (user === null || password === null || hex === undefined) return null;
  const fingerprint = hex.split(':').map((pair) => Number.parseInt(pair, 16));
  return { ...about, user, password, fingerprint, addresses: addressesIn(sdp) };
}

/** `candidate:1 1 udp 2113937151 192.168.1.20 54321 typ host` */
const HOST_CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (?<host>\S+) (?<port>\d+) typ host/gim;

function addressesIn(sdp: string): readonly Address[] {
  const all = [...sdp.matchAll(HOST_CANDIDATE)].map(({ groups }) => ({
    host: groups?.['host'] ?? '',
    port: Number(groups?.['port']),
  }));
  // IP addresses first: names are resolved by multicast, which some networks drop.
  return all.toSorted((one, other) => Number(isName(one)) - Number(isName(other)));
}

/** Whether an address is a name that only multicast resolves. */
export function isName({ host }: Address): boolean {
  return host.endsWith('.local');
}

/** The description of the other phone's end, as its browser would have sent it. */
export function descriptionOf(doorstep: Doorstep): RTCSessionDescriptionInit {
  const { role, user, password, fingerprint, addresses } = doorstep;
  const hex = fingerprint.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.map(
      ({ host, port }, at) =>
        `a=candidate:${at + 1} 1 udp ${TOP_PRIORITY - at} ${host} ${port} typ host`,
    ),
    'a=end-of-candidates',
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hex.join(':')}`,
    `a=setup:${role === 'invites' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return { type: role === 'invites' ? 'offer' : 'answer', sdp: `${lines.join('\r\n')}\r\n` };
}

/** The priority of a host candidate, RFC 8445, 5.1.2. */
const TOP_PRIORITY = 2_113_937_151;
