import type { Entry } from '#battle/events.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import type { Room } from '#sync/room-code.ts';
import { newRoomKey } from '#sync/room-key.ts';
import { type Air, type Connection, createAir } from '../../tests/support/air.ts';
import { crowd, TestBattle } from '../../tests/support/battles.ts';
import { EVENING } from '../../tests/support/memory-ports.ts';
import { linked, openPhone, type Phone } from '../../tests/support/synced-phone.ts';
import { seconds } from '../hub/watch.ts';
import type { Random } from '../soak/random.ts';
import { agreementOf, seenAs } from './agreement.ts';
import type { EveningsHub } from './by-hub.ts';
import { handOver } from './codes.ts';

/**
 * `table` links from phone to phone · `codes` the battle handed over by codes, in both directions · a hub with a room
 * of which the host is always in.
 */
export type Carrier = 'table' | 'codes' | EveningsHub;

/** A place at the table, and its phone. */
interface Seat {
  /** Its name before it had to take another. */
  readonly actor: `a-${string}`;
  /** Makes new names for it. */
  readonly renames: () => `a-${string}`;
  /** The error of its clock, in milliseconds. */
  readonly clockOff: number;
  phone: Phone;
  /** Leaves its room on a hub; null while it is in none. */
  leave: (() => void) | null;
}

/** A guest's place. */
export interface GuestSeat extends Seat {
  /** The link to the host; null while there is none. */
  link: Pick<Connection, 'cut'> | null;
}

export interface Counts {
  taps: number;
  /** Those on a phone that was not linked. */
  apart: number;
  cuts: number;
  kills: number;
  lateJoins: number;
  /** Phones whose clock is years wrong. */
  yearsApart: number;
  /** Phones that were copied from the host, with its identity. */
  copies: number;
  /** Times that a browser removed all that a phone had. */
  evictions: number;
  /** Times that the disk of the hub was full. */
  full: number;
  /** Times of those at which nobody was told, or it was not taken back when there was room. */
  untold: number;
}

/** The phones of an evening: a host and its guests. */
export interface Table {
  readonly carrier: Carrier;
  /** The room, if a hub is used. */
  readonly room: Room | null;
  readonly random: Random;
  readonly air: Air;
  readonly host: Seat;
  readonly guests: readonly GuestSeat[];
  readonly seats: readonly Seat[];
  /** What some phone has shown (`seenAs`). */
  readonly seen: Set<string>;
  /** Milliseconds from each new link until all linked phones had the same entries. */
  readonly agreeing: number[];
  /** Whether phones that had just been linked differed. */
  disagreed: boolean;
  readonly counts: Counts;
}

const LOG: readonly Entry[] = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Ulrich', leader: true }, ...crowd('Guerrier', 5)] },
  { name: 'Skavens', fighters: crowd('Vermine', 6) },
]).entries;

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

/** Two or three phones with the same battle, none of them linked; the third may have none yet. */
export async function sitDown(random: Random, carrier: Carrier): Promise<Table> {
  // Codes refuse a battle that says something else under an id of this phone's.
  const isCopied = carrier !== 'codes' && random.below(5) === 0;
  const copies = isCopied ? 1 : 0;
  let [yearsApart, names] = [0, 0];
  const seat = async (actor: Seat['actor'], entries = LOG) => {
    const isWrong = random.below(8) === 0;
    if (isWrong) yearsApart += 1;
    const off = isWrong ? (random.below(120) - 20) * YEAR : random.below(12 * HOUR) - 6 * HOUR;
    // Clocks behind the log give what is written apart the same ids.
    const clockOff = actor === 'a-host' && isCopied ? -2 * YEAR : off;
    const renames = () => {
      names += 1;
      return `a-name-${names}` as const;
    };
    const phone = await started(actor, entries, EVENING + clockOff, renames);
    return { actor, clockOff, renames, phone, leave: null };
  };
  const host: Seat = await seat('a-host');
  const guests: GuestSeat[] = [{ ...(await seat(isCopied ? 'a-host' : 'a-one')), link: null }];
  if (random.below(2) === 0) {
    guests.push({ ...(await seat('a-two', random.below(2) === 0 ? LOG : [])), link: null });
  }
  const room: Room | null =
    typeof carrier === 'string'
      ? null
      : { battleId: 'b-test', hub: carrier.address, key: newRoomKey() };
  if (room !== null) host.leave = host.phone.enter(room).leave;
  return {
    carrier,
    room,
    random,
    air: createAir(random.below),
    host,
    guests,
    seats: [host, ...guests],
    seen: new Set(),
    agreeing: [],
    disagreed: false,
    counts: { ...NOTHING, yearsApart, copies },
  };
}

const NOTHING: Counts = {
  taps: 0,
  apart: 0,
  cuts: 0,
  kills: 0,
  lateJoins: 0,
  yearsApart: 0,
  copies: 0,
  evictions: 0,
  full: 0,
  untold: 0,
};

/** Starts a phone from a disk. */
function started(
  actor: Seat['actor'],
  entries: readonly Entry[],
  now: number,
  renames: Seat['renames'],
): Promise<Phone> {
  return openPhone({ battleId: 'b-test', system, actor, entries, now, renames });
}

/**
 * Kills a seat's phone, and restarts it from its disk: under a new name if nothing is left there. Its links have been cut
 * before.
 */
export async function startAgain(seat: Seat, { host, room }: Table): Promise<void> {
  const { disk, ports } = seat.phone.memory;
  const left = structuredClone([...disk.entries.values()]);
  const name = seat.phone.session()?.actor ?? seat.actor;
  seat.leave?.();
  seat.phone = await started(
    left.length === 0 ? seat.renames() : name,
    left,
    ports.clock(),
    seat.renames,
  );
  seat.leave = seat === host && room !== null ? seat.phone.enter(room).leave : null;
}

/** Cuts a guest's link, with all messages in transit. */
export function cut(guest: GuestSeat, { counts }: Table): void {
  if (guest.link === null) return;
  guest.link.cut();
  guest.link = null;
  counts.cuts += 1;
}

/** Links a guest to the host again, and waits until all linked phones have the same entries. */
export async function meet(guest: GuestSeat, table: Table): Promise<void> {
  const isLate = guest.phone.session() === null;
  const begun = performance.now();
  await (table.carrier === 'codes' ? exchangeCodes(guest, table) : linkUp(guest, table));
  if (isLate) table.counts.lateJoins += 1;
  await calm(table);
  table.agreeing.push(performance.now() - begun);
  const together = table.guests.filter((other) => other === guest || other.link !== null);
  const { differs } = agreementOf([table.host, ...together].map(({ phone }) => phone));
  table.disagreed ||= differs;
}

async function exchangeCodes({ phone }: GuestSeat, { host, random }: Table): Promise<void> {
  await handOver(host.phone, phone, random);
  await handOver(phone, host.phone, random);
}

async function linkUp(guest: GuestSeat, table: Table): Promise<void> {
  cut(guest, table);
  if (table.room === null) {
    const connection = table.air.connect();
    guest.link = connection;
    linked(table.host.phone, guest.phone, connection);
  } else {
    const { loaded, leave } = guest.phone.enter(table.room);
    guest.link = { cut: leave };
    await loaded;
  }
  if (guest.phone.session() !== null) return;
  table.air.calm();
  let refused = await guest.phone.takeIn();
  // The room may be empty until the host has reached the hub.
  for (let tries = 0; table.room !== null && refused !== null && tries < 1000; tries += 1) {
    await seconds(0.01);
    refused = await guest.phone.takeIn();
  }
  if (refused !== null) throw new Error(`A battle that is ${refused}.`);
}

/** Lets all writes end and all messages arrive. */
export async function calm(table: Table): Promise<void> {
  if (table.room !== null) return agreed(table);
  const { seats, air } = table;
  // A phone writes, shows and forwards what it receives: to the host, and from there to the other guest.
  for (let round = 0; round < 3; round += 1) {
    for (const { phone } of seats) await phone.session()?.settled();
    air.calm();
  }
}

/** Records everything that players see now. */
export function remember({ seats, seen }: Pick<Table, 'seats' | 'seen'>): void {
  for (const { phone } of seats) {
    for (const entry of phone.session()?.shown.getState().entries ?? []) seen.add(seenAs(entry));
  }
}

/** Seconds within which phones in a room have to agree. */
const MOST = 30;

/** Waits until all phones in the room have the same entries. Those that never agree are reported later. */
async function agreed({ host, guests, seats }: Table): Promise<void> {
  const begun = performance.now();
  const here = [host, ...guests.filter(({ link }) => link !== null)].map(({ phone }) => phone);
  const isSame = () => new Set(here.map((one) => saidIn(one.entries()))).size === 1;
  for (const { phone } of seats) await phone.session()?.settled();
  while (!isSame() && performance.now() - begun < MOST * 1000) await seconds(0.002);
  for (const { phone } of seats) await phone.session()?.settled();
}

/** Two phones with one identity may have different things under one id. */
function saidIn(entries: readonly Entry[]): string {
  return entries.map((entry) => `${entry.id} ${seenAs(entry)}`).join('\n');
}
