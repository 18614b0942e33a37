import { seconds } from '../hub/watch.ts';
import type { Place } from './place.ts';
import type { Wire } from './wire.ts';

/** What a row can change. */
export interface Network {
  readonly wire: Wire;
  readonly host: Place;
  readonly guest: Place;
}

export interface Row {
  readonly name: string;
  readonly about: string;
  /** Whether the phones may use their cameras; they may where this is left out. */
  readonly camera?: boolean;
  /** Before they are paired. */
  readonly before?: (network: Network) => void;
  /** Once they are linked, while both players tap; resolves when the network is as well as it will be. */
  readonly during?: (network: Network) => Promise<void>;
}

export const HOME = { host: ['10.77.0.1/24'], guest: ['10.77.0.2/24'] } as const;
const ELSEWHERE = { host: ['10.78.0.1/24'], guest: ['10.78.0.2/24'] } as const;
const ULA = { host: ['fd77::1/64'], guest: ['fd77::2/64'] } as const;

/** Seconds that a phone needs to change its network. */
const CHANGE = 3;

const cut = (length: number): Row => ({
  name: `cut-${length}`,
  about: `cut for ${length} s`,
  during: async ({ wire }) => {
    wire.set({ cut: true });
    await seconds(length);
    wire.set({ cut: false });
  },
});

const asleep = (length: number): Row => ({
  name: `asleep-${length}`,
  about: `the guest asleep for ${length} s`,
  during: async ({ guest }) => {
    guest.sleep(true);
    await seconds(length);
    guest.sleep(false);
  },
});

async function move(place: Place, to: readonly string[]): Promise<void> {
  place.readdress([]);
  await seconds(CHANGE);
  place.readdress(to);
  place.route(true);
}

export const ROWS: readonly Row[] = [
  { name: 'wire', about: 'a wire' },
  {
    name: 'no-route',
    about: 'no default route on the guest',
    before: ({ guest }) => guest.route(false),
  },
  {
    name: 'no-routes',
    about: 'no default route on either',
    before: ({ host, guest }) => {
      for (const place of [host, guest]) place.route(false);
    },
  },
  {
    name: 'no-multicast',
    about: 'multicast dropped',
    before: ({ wire }) => wire.set({ multicast: false }),
  },
  { name: 'names', about: 'no camera on either', camera: false },
  {
    name: 'names-no-multicast',
    about: 'no camera on either, multicast dropped',
    camera: false,
    before: ({ wire }) => wire.set({ multicast: false }),
  },
  {
    name: 'ula',
    about: 'IPv6 only (ULA)',
    before: ({ host, guest }) => {
      host.readdress(ULA.host);
      guest.readdress(ULA.guest);
    },
  },
  {
    name: 'link-local',
    about: 'IPv6 link-local only',
    before: ({ host, guest }) => {
      for (const place of [host, guest]) place.readdress([]);
    },
  },
  { name: 'loss-20', about: '20 % loss', before: ({ wire }) => wire.set({ loss: 20 }) },
  { name: 'loss-50', about: '50 % loss', before: ({ wire }) => wire.set({ loss: 50 }) },
  {
    name: 'late',
    about: '300 ± 100 ms',
    before: ({ wire }) => wire.set({ delay: 300, jitter: 100 }),
  },
  cut(3),
  cut(15),
  cut(45),
  cut(90),
  cut(120),
  {
    name: 'guest-moves',
    about: 'the guest’s address changes',
    during: ({ guest }) => move(guest, ['10.77.0.12/24']),
  },
  {
    name: 'host-moves',
    about: 'the host’s address changes',
    during: ({ host }) => move(host, ['10.77.0.11/24']),
  },
  {
    name: 'both-move',
    about: 'both move to another network',
    during: async ({ host, guest }) => {
      await Promise.all([move(host, ELSEWHERE.host), move(guest, ELSEWHERE.guest)]);
    },
  },
  asleep(30),
  asleep(90),
];
