import { seconds, until } from '../hub/watch.ts';
import { randomFrom } from '../soak/random.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import {
  type Carrier,
  type Counts,
  calm,
  cut,
  meet,
  remember,
  sitDown,
  startAgain,
  type Table,
} from './table.ts';
import { anyTap } from './taps.ts';

/** The result of one evening of two or three phones. */
export interface Outcome extends Agreement, Readonly<Counts> {
  readonly phones: number;
  /** Milliseconds from each new link until all linked phones had the same entries. */
  readonly agreeing: readonly number[];
}

/**
 * Plays a random evening, the same one for each seed: phones tap, links are cut with messages in transit,
 * phones are killed and restarted from their disks, one may join late; browsers remove all that a phone has, before its
 * next tap or while it is off; their clocks are hours apart, some are years wrong, and one phone may be a copy of the
 * host, with its identity. Then all are linked once more, and play on. With a hub, messages arrive in real time: the same actions are played,
 * but not always in the same order.
 */
export async function evening(seed: number, carrier: Carrier = 'table'): Promise<Outcome> {
  const random = randomFrom(seed);
  const table = await sitDown(random, carrier);
  const steps = 40 + random.below(60);
  const kinds = table.room === null ? STEPS : STEPS_AT_HUB;
  for (let step = 0; step < steps; step += 1) {
    await random.one(kinds)(table);
    for (const { phone } of table.seats) phone.memory.passTime(random.below(20_000));
    remember(table);
  }
  await freeDisk(table);
  await gatherAll(table);
  const phones = table.seats.map(({ phone }) => phone);
  // All of them play on.
  for (const phone of phones) phone.tap({ type: 'write-note', text: 'Last' });
  await calm(table);
  if (carrier === 'codes') await gatherAll(table);
  remember(table);
  for (const { leave } of table.seats) leave?.();
  for (const guest of table.guests) guest.link?.cut();
  const { counts, agreeing, seen, disagreed } = table;
  const { lost, differs } = agreementOf(phones, seen);
  return { ...counts, lost, differs: differs || disagreed, phones: phones.length, agreeing };
}

/** Links all phones; with codes, a second round brings the last guest's entries to the first one. */
async function gatherAll(table: Table): Promise<void> {
  const [first, ...others] = table.guests;
  for (const guest of table.guests) await meet(guest, table);
  if (table.carrier === 'codes' && first !== undefined && others.length > 0) {
    await meet(first, table);
  }
}

type Step = (table: Table) => Promise<void>;

const tap: Step = async ({ random, seats, host, guests, counts }) => {
  const seat = random.one(seats);
  const session = seat.phone.session();
  const battle = session?.getState().battle ?? null;
  if (session === null || battle === null) return;
  if ('refused' in session.send(anyTap(battle, random))) return;
  const links = guests.filter((guest) => guest.link !== null && (seat === host || guest === seat));
  counts.taps += 1;
  if (links.length === 0) counts.apart += 1;
  // Otherwise the next action would happen during the write.
  if (random.below(3) > 0) await session.settled();
};

const someArrive: Step = async ({ random, air, room }) => {
  // Messages to a hub arrive in real time.
  if (room !== null) await seconds(random.below(6) / 1000);
  for (let left = random.below(6); left > 0; left -= 1) air.arrive();
};

const cutOne: Step = async (table) => cut(table.random.one(table.guests), table);

const meetOne: Step = (table) => {
  const apart = table.guests.filter((guest) => guest.link === null);
  return apart.length === 0 ? Promise.resolve() : meet(table.random.one(apart), table);
};

const killOne: Step = async (table) => {
  const seat = table.random.one(table.seats);
  for (const guest of table.guests) if (seat === table.host || seat === guest) cut(guest, table);
  // Entries shown in the last moment count as well.
  remember(table);
  table.counts.kills += 1;
  await startAgain(seat, table);
};

/** Phones reconnect by themselves. */
const killHub: Step = async ({ carrier, counts }) => {
  if (typeof carrier === 'string') return;
  counts.kills += 1;
  await carrier.die();
};

/** The log vanishes under a battle that is played: the browser says so, or the next tap finds out. */
const evictOne: Step = async ({ random, seats, counts }) => {
  const { memory, session } = random.one(seats).phone;
  const playing = session();
  if (playing === null) return;
  await playing.settled();
  memory.evict();
  counts.evictions += 1;
  if (random.below(2) === 0) await playing.lookAgain();
  else playing.send({ type: 'write-note', text: 'Where was I?' });
  await playing.settled();
};

/** The same while the app is closed: what a linked phone had is on the other as well, and comes back from there. */
const evictAbsent: Step = async (table) => {
  const guest = table.random.one(table.guests);
  if (guest.link === null || table.carrier === 'codes') return;
  await calm(table);
  remember(table);
  cut(guest, table);
  guest.phone.memory.evict();
  table.counts.evictions += 1;
  await startAgain(guest, table);
};

/** Fills the hub's disk, and taps until it says so. */
const fillDisk: Step = async (table) => {
  const { carrier, host, counts } = table;
  const disk = typeof carrier === 'string' ? null : carrier.disk;
  if (disk === null || host.phone.session() === null) return;
  await calm(table);
  if (host.phone.hub()?.state !== 'linked') return;
  disk.fill();
  counts.full += 1;
  // Files grow by pages: a few taps still have room.
  const isTold = () => host.phone.hub()?.stores === false;
  for (let taps = 0; taps < MOST_TAPS && !isTold(); taps += 1) {
    host.phone.tap({ type: 'write-note', text: `Full ${taps}` });
    await seconds(0.05);
  }
  if (!(await soon(isTold))) counts.untold += 1;
};

const freeDisk: Step = async ({ carrier, host, counts }) => {
  if (typeof carrier === 'string' || carrier.disk === null) return;
  carrier.disk.free();
  if (!(await soon(() => host.phone.hub()?.stores !== false))) counts.untold += 1;
};

const MOST_TAPS = 60;

/** Whether it becomes so within ten seconds. */
function soon(isSo: () => boolean): Promise<boolean> {
  return until('so', 10, isSo).then(
    () => true,
    () => false,
  );
}

/** The actions and their weights. */
const WEIGHTS: readonly (readonly [number, Step])[] = [
  [8, tap],
  [5, someArrive],
  [3, meetOne],
  [2, cutOne],
  [1, killOne],
  [1, evictOne],
  [1, evictAbsent],
];

const STEPS = stepsOf(WEIGHTS);
const STEPS_AT_HUB = stepsOf([
  ...WEIGHTS.map(([times, step]) => [times * 4, step] as const),
  [1, killHub],
  [1, fillDisk],
  [2, freeDisk],
]);

function stepsOf(weights: typeof WEIGHTS): readonly Step[] {
  return weights.flatMap(([times, step]) => Array.from({ length: times }, () => step));
}
