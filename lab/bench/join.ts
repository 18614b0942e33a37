import type { Entry } from '#battle/events.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { assembly, partsOf } from '#sync/frames.ts';
import type { Pipe } from '#sync/pipe.ts';
import { joinBattle } from '#sync/shared-battle.ts';
import { createSharedBattle } from '#sync/table-log.ts';
import { createMemoryPorts } from '../../tests/support/memory-ports.ts';
import { BATTLE_ID, playedLog } from '../../tests/support/played-battle.ts';

/** What joining a linked battle takes both phones together. */
export interface Joined {
  /** Milliseconds of processor time. */
  readonly cpu: number;
  /** Milliseconds that the longest answer to a message takes. */
  readonly longest: number;
  /** What went over the link in both directions. */
  readonly kilobytes: number;
}

/**
 * A phone without the battle joins another one that has it open, until nothing is on its way any more.
 * @param entries of the battle
 * @throws when not all of it arrives
 */
export async function joinOnce(entries: number): Promise<Joined> {
  const log = playedLog({ sides: 2, fighters: 12, taps: entries - 1 });
  const [host, guest] = [phone(log), phone([])];
  const session = await host.battles.getState().open(BATTLE_ID);
  if (session === null) throw new Error('There is no battle.');
  const { ends, quiet, counts } = createWire();
  await quiet();
  const before = process.cpuUsage();
  // Both phones are in one process, and only one of them can have the battle in the list of what is shared.
  const table = createSharedBattle(BATTLE_ID, host.battles, nothing, nothing);
  table.attach(session);
  table.link(ends[0]);
  const refused = await joinBattle(BATTLE_ID, ends[1], guest.battles);
  await quiet();
  const spent = process.cpuUsage(before);
  if (refused !== null) throw new Error(`The battle is refused: ${refused}.`);
  if (guest.disk.entries.size !== entries) throw new Error('Not all of it has arrived.');
  table.stop();
  const { longest, bytes } = counts();
  return { cpu: (spent.user + spent.system) / 1000, longest, kilobytes: bytes / 1000 };
}

function nothing(): void {
  // Neither end of the bench is interested.
}

function phone(entries: readonly Entry[]) {
  const { ports, disk } = createMemoryPorts({ entries });
  const known = (id: string) => (id === system.id ? system : null);
  const battles = createBattlesStore(ports, {
    load: async (id) => known(id),
    loaded: known,
    subscribe: () => nothing,
    ownPacks: () => [],
    play: async () => undefined,
  });
  return { battles, disk };
}

/** A link that takes and brings messages in frames, one in a task, as a data channel does. */
function createWire() {
  let [onTheirWay, bytes, longest] = [0, 0, 0];
  const closed: (() => void)[] = [];
  const listeners: [Listener | null, Listener | null] = [null, null];
  const early: readonly [Uint8Array[], Uint8Array[]] = [[], []];
  const end = (here: 0 | 1): Pipe => {
    const there = here === 0 ? 1 : 0;
    const parts = assembly(MOST_BYTES);
    const arrive = (part: Uint8Array) => {
      onTheirWay -= 1;
      const begun = performance.now();
      const message = parts.add(part);
      if (message === 'too-long') throw new Error('The message is too long.');
      const listener = listeners[there];
      if (message !== null && listener === null) early[there].push(message);
      else if (message !== null) listener?.(message);
      longest = Math.max(longest, performance.now() - begun);
    };
    return {
      send: (message) => {
        for (const part of partsOf(message)) {
          bytes += part.length;
          onTheirWay += 1;
          setImmediate(arrive, part);
        }
      },
      listen: (onMessage, onClosed) => {
        listeners[here] = onMessage;
        closed.push(onClosed);
        for (const message of early[here].splice(0)) onMessage(message);
      },
      close: () => {
        for (const onClosed of closed.splice(0)) onClosed();
      },
    };
  };
  const ends = [end(0), end(1)] as const;
  const quiet = async () => {
    for (let calm = 0; calm < CALM; calm = onTheirWay === 0 ? calm + 1 : 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  return { ends, quiet, counts: () => ({ bytes, longest }) };
}

type Listener = (message: Uint8Array) => void;

/** Of one message: as in the app. */
const MOST_BYTES = 40_000_000;

/** Milliseconds without a message after which nothing is on its way. */
const CALM = 20;
